import { type ReactNode, useRef } from 'react';
import type { HiddenPanels } from '@/features/insights/pages/panel-choice';
import { type View, type ViewPanel, VIEWS } from '@/features/insights/panels';
import { insightsTexts } from '@/features/insights/texts';
import { useChoice } from '@/features/insights/use-choice';
import { Tabs } from '@/shared/ui/tabs';
import styles from '@/features/insights/pages/crypto-insights-page.module.css';

const NAMES = ['premium', 'own', 'market', 'futures', 'reading'] as const satisfies readonly View[];

export interface ViewsProps {
  panels: HiddenPanels;
  /** The answer of the page: begins the first view, or each one where the panels of the first are hidden. */
  answer: ReactNode;
  /** What happens now, after the panels; not beside the news, which say the same. */
  strip: ReactNode;
  /** Draws panels by their names. */
  children: (names: readonly ViewPanel[]) => ReactNode;
}

/** The panels of a narrow screen, a few at a time. The choice stays below the header, and in the address. */
export function Views({ panels, answer, strip, children }: ViewsProps) {
  const { t } = insightsTexts.use();
  const [chosen, choose] = useChoice('view', NAMES);
  const place = useRef<HTMLDivElement>(null);
  const shown = NAMES.filter((name) => VIEWS[name].some(panels.shows));
  const view = shown.includes(chosen) ? chosen : shown[0];
  if (view === undefined)
    return (
      <>
        {answer}
        {strip}
      </>
    );
  const change = (next: View): void => {
    choose(next);
    // From far down in one view to the beginning of the next.
    if ((place.current?.getBoundingClientRect().top ?? 0) < 0) place.current?.scrollIntoView();
  };
  return (
    <div ref={place} className={styles['views']}>
      <Tabs
        value={view}
        onChange={change}
        label={t('views.label')}
        tabs={shown.map((key) => ({ key, label: t(`views.${key}`) }))}
      >
        {(view === NAMES[0] || !shown.includes(NAMES[0])) && answer}
        {children(VIEWS[view])}
        {view !== 'reading' && strip}
      </Tabs>
    </div>
  );
}
