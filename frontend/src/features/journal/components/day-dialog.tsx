import { type ReactNode, useState } from 'react';
import { useAmountsHidden } from '@/features/journal/amounts';
import { CashTab } from '@/features/journal/components/cash-tab';
import type { DayPartProps } from '@/features/journal/components/day-part';
import { MemoTab } from '@/features/journal/components/memo-tab';
import { ProfitTab } from '@/features/journal/components/profit-tab';
import { TradesTab } from '@/features/journal/components/trades-tab';
import { journalTexts } from '@/features/journal/texts';
import { useListDailyEntriesInfiniteQuery } from '@/shared/api/generated/member';
import type { DailyEntryDto } from '@/shared/api/generated/schemas';
import { itemsOf } from '@/shared/api/pages';
import { formatDay } from '@/shared/format';
import { Dialog } from '@/shared/ui/dialog';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Loaded } from '@/shared/ui/state';
import { Tabs } from '@/shared/ui/tabs';
import styles from '@/features/journal/components/day-dialog.module.css';

const TABS = ['profit', 'cash', 'trades', 'memo'] as const;
export type DayTab = (typeof TABS)[number];

interface DayDialogProps extends DayPartProps {
  /** A plan to be noted on the day. */
  plan?: string | undefined;
  /** What the dialog begins with. */
  tab?: DayTab;
  onClose: () => void;
}

/** Everything of one day. What is typed in one part stays while another is looked at, and goes with the dialog. */
export function DayDialog({ day, plan, tab: first = 'profit', onClose }: DayDialogProps) {
  const { t, language } = journalTexts.use();
  const [isHidden] = useAmountsHidden();
  const [tab, setTab] = useState(first);
  const query = useListDailyEntriesInfiniteQuery({ from: day, to: day });
  const entries = { ...query, data: itemsOf(query.data) };
  const ofEntry = (part: (entry: DailyEntryDto | undefined) => ReactNode): ReactNode => (
    <Loaded query={entries} skeleton={<SkeletonRows rows={2} height="72px" />}>
      {([entry]) => part(entry)}
    </Loaded>
  );
  const panels: Record<DayTab, ReactNode> = {
    profit: ofEntry((entry) => <ProfitTab day={day} entry={entry} />),
    cash: <CashTab day={day} />,
    trades: <TradesTab day={day} />,
    memo: ofEntry((entry) => <MemoTab day={day} entry={entry} plan={plan} />),
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('dialog.title', { day: formatDay(day, language) })}
    >
      <Tabs
        value={tab}
        onChange={setTab}
        label={t('dialog.tabs')}
        tabs={TABS.map((key) => ({ key, label: t(`dialog.${key}`) }))}
      >
        {TABS.map((key) => (
          <div key={key} hidden={key !== tab} className={isHidden ? styles['hidden'] : undefined}>
            {panels[key]}
          </div>
        ))}
      </Tabs>
    </Dialog>
  );
}
