import { useState } from 'react';
import { securityTexts } from '@/features/auth/security/texts';
import { fieldError, toApiError } from '@/shared/api/api-error';
import { Field, Input, PasswordInput } from '@/shared/ui/field';
import styles from '@/features/auth/security/security.module.css';

const LONGEST_PASSWORD = 128;
const LONGEST_CODE = 40;

interface Problems {
  password?: string | undefined;
  code?: string | undefined;
  /** A refusal that is about neither field. */
  other?: string | undefined;
}

/** The password in force, and a code where login asks for one, proved again before something grave. */
export interface Proof {
  readonly withCode: boolean;
  readonly password: string;
  readonly code: string;
  readonly problems: Problems;
  setPassword: (password: string) => void;
  setCode: (code: string) => void;
  /** Whether everything is filled in; marks in place what is not. */
  check: () => boolean;
  /** Shows the server's reason at the field that it is about. */
  refuse: (error: unknown) => void;
}

export function useProof(withCode: boolean): Proof {
  const { t } = securityTexts.use();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  return {
    withCode,
    password,
    code,
    problems,
    setPassword: (next) => {
      setPassword(next);
      setProblems({});
    },
    setCode: (next) => {
      setCode(next);
      setProblems({});
    },
    check: () => {
      const missing: Problems = {
        ...(password === '' ? { password: t('proof.passwordRequired') } : {}),
        ...(withCode && code.trim() === '' ? { code: t('proof.codeRequired') } : {}),
      };
      setProblems(missing);
      return Object.keys(missing).length === 0;
    },
    refuse: (error) => {
      const problem = toApiError(error);
      const aboutCode =
        problem.code === 'auth.wrongCode' ||
        problem.code === 'auth.codeRequired' ||
        problem.code === 'auth.wrongSecondFactor';
      const found: Problems = {
        password:
          fieldError(problem, 'currentPassword') ??
          (problem.code === 'auth.currentPasswordWrong' ? problem.message : undefined),
        code: fieldError(problem, 'code') ?? (aboutCode ? problem.message : undefined),
      };
      setProblems(found.password === undefined && found.code === undefined ? { other: problem.message } : found);
    },
  };
}

export function ProofFields({ proof, autoFocus = false }: { proof: Proof; autoFocus?: boolean }) {
  const { t } = securityTexts.use();
  const { withCode, problems } = proof;
  return (
    <div className={styles['fields']}>
      <Field label={t('currentPassword')} error={problems.password}>
        <PasswordInput
          name="currentPassword"
          autoComplete="current-password"
          maxLength={LONGEST_PASSWORD}
          autoFocus={autoFocus}
          value={proof.password}
          onChange={(event) => proof.setPassword(event.target.value)}
        />
      </Field>
      {withCode && (
        <Field label={t('proof.code')} hint={t('proof.codeHint')} error={problems.code}>
          <Input
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LONGEST_CODE}
            value={proof.code}
            onChange={(event) => proof.setCode(event.target.value)}
          />
        </Field>
      )}
      {problems.other !== undefined && (
        <p className={styles['problem']} role="alert">
          {problems.other}
        </p>
      )}
    </div>
  );
}
