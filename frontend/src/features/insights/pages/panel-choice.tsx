import { type ReactNode, useState } from 'react';
import { type Panel, PANELS } from '@/features/insights/panels';
import { insightsTexts } from '@/features/insights/texts';
import { keep, readKept } from '@/shared/kept';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Switch } from '@/shared/ui/switch';
import styles from '@/features/insights/pages/crypto-insights-page.module.css';

const KEY = 'insightsHidden';

export interface HiddenPanels {
  shows: (panel: Panel) => boolean;
  show: (panel: Panel, isShown: boolean) => void;
}

/** Which panels are shown; kept on the device. What is hidden is not read either. */
export function useHiddenPanels(): HiddenPanels {
  const [hidden, setHidden] = useState<readonly string[]>(() => (readKept(KEY) ?? '').split(','));
  return {
    shows: (panel) => !hidden.includes(panel),
    show: (panel, isShown) => {
      const next = PANELS.filter((one) => (one === panel ? !isShown : hidden.includes(one)));
      keep(KEY, next.join(','));
      setHidden(next);
    },
  };
}

export interface PanelChoiceProps {
  panels: HiddenPanels;
  icon: ReactNode;
}

/** A button, and the switches of all panels. */
export function PanelChoice({ panels, icon }: PanelChoiceProps) {
  const { t } = insightsTexts.use();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="s" icon={icon} onClick={() => setOpen(true)}>
        {t('panels.choose')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('panels.title')}
        description={t('panels.text')}
        footer={<Button onClick={() => setOpen(false)}>{t('panels.done')}</Button>}
      >
        <div className={styles['choice']}>
          {PANELS.map((panel) => (
            <Switch
              key={panel}
              label={t(`panels.${panel}`)}
              checked={panels.shows(panel)}
              onChange={(isShown) => panels.show(panel, isShown)}
            />
          ))}
        </div>
      </Dialog>
    </>
  );
}
