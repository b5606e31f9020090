import { Answer } from '@/features/home/uid-check/answer';
import type { Asked, UidCheckProps } from '@/features/home/uid-check/asked';
import { Problem } from '@/features/home/uid-check/problem';
import type { ApiError } from '@/shared/api/api-error';
import type { UidCheckDto } from '@/shared/api/generated/schemas';

interface OutcomeProps extends Pick<UidCheckProps, 'onKycGuide' | 'onJoin'> {
  asked: Asked;
  answer: UidCheckDto | undefined;
  problem: ApiError | undefined;
  onRetry: () => void;
  onForget: () => void;
}

/** What a check came to: the answer with the next step, or why there is none. Loaded as soon as somebody fills in the form. */
export function Outcome({ asked, answer, problem, onRetry, onForget, ...ways }: OutcomeProps) {
  if (answer) return <Answer asked={asked} answer={answer} {...ways} />;
  return (
    problem && (
      <Problem
        asked={asked}
        problem={problem}
        onRetry={onRetry}
        onOther={() => {
          document.querySelector<HTMLElement>('#uid-check [type=radio]')?.focus();
          onForget();
        }}
      />
    )
  );
}
