import { type ReactNode, useState } from 'react';
import { PagedTable, type PagedTableProps, RowActions } from '@/features/admin/components/data-table';
import { DecisionDialog, type DecisionDialogProps } from '@/features/admin/components/decision-dialog';
import { adminTexts } from '@/features/admin/texts';
import type { RequestDecision, RequestStatus } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { Button } from '@/shared/ui/button';

/** What a decision does, in words and fields, and how it is sent. */
export type RequestQuestion = Omit<DecisionDialogProps, 'onClose' | 'onDone' | 'danger' | 'failedTitle'>;

/** Of the list of one kind of requests. */
export interface RequestsProps {
  status: RequestStatus | undefined;
  empty: ReactNode;
}

interface Request {
  id: string;
  status: string;
}

export interface RequestTableProps<T extends Request> extends RequestsProps, Omit<PagedTableProps<T>, 'rowKey'> {
  /** Why a request cannot be approved. */
  obstacle?: (request: T) => string | undefined;
  question: (request: T, action: RequestDecision) => RequestQuestion;
  /** Of requests that are paid after their approval. */
  payout?: { isDue: (request: T) => boolean; question: (request: T) => RequestQuestion };
}

/** Requests of members; each that waits can be approved or rejected after a question. */
export function RequestTable<T extends Request>(props: RequestTableProps<T>) {
  const { status, columns, obstacle, question, payout, ...table } = props;
  const { t } = adminTexts.use();
  const [deciding, setDeciding] = useState<{ request: T; action: RequestDecision | 'payout' }>();
  const [leaving, setLeaving] = useState<string>();
  const current =
    deciding && (itemsOf(table.query.data)?.find(({ id }) => id === deciding.request.id) ?? deciding.request);
  const asked =
    deciding &&
    current &&
    (deciding.action === 'payout' ? payout?.question(current) : question(current, deciding.action));
  return (
    <>
      <PagedTable<T>
        {...table}
        many
        rowKey={({ id }) => id}
        leaving={leaving}
        columns={[
          ...columns,
          {
            align: 'right',
            // On a phone, a cell without content takes no room.
            render: (request) =>
              (request.status === 'pending' || payout?.isDue(request)) && (
                <RowActions>
                  {request.status === 'pending' && (
                    <>
                      <Button size="s" variant="danger" onClick={() => setDeciding({ request, action: 'rejected' })}>
                        {t('requests.reject')}
                      </Button>
                      <Button
                        size="s"
                        disabled={obstacle?.(request) !== undefined}
                        title={obstacle?.(request)}
                        onClick={() => setDeciding({ request, action: 'approved' })}
                      >
                        {t('requests.approve')}
                      </Button>
                    </>
                  )}
                  {payout?.isDue(request) && (
                    <Button size="s" onClick={() => setDeciding({ request, action: 'payout' })}>
                      {t('requests.recordPayout')}
                    </Button>
                  )}
                </RowActions>
              ),
          },
        ]}
      />
      {deciding && current && asked && (
        <DecisionDialog
          {...asked}
          danger={deciding.action === 'rejected'}
          failedTitle={t('requests.failed')}
          onClose={() => setDeciding(undefined)}
          onDone={() => setLeaving(status === 'pending' ? current.id : undefined)}
        />
      )}
    </>
  );
}
