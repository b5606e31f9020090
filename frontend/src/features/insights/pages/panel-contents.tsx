import { useEffect, useRef, useState } from 'react';
import type { LinkedPanel } from '@/features/insights/panels';
import { insightsTexts } from '@/features/insights/texts';
import styles from '@/features/insights/pages/panel-contents.module.css';

/** The area of the window in which a panel counts as read: below the header and the row, above the lower 60 %. */
const READ = '-136px 0px -60% 0px';

/** Links to the panels of a wide screen, in a row that stays below the header; the panel that is read is marked. */
export function PanelContents({ names }: { names: readonly LinkedPanel[] }) {
  const { t } = insightsTexts.use();
  const row = useRef<HTMLElement>(null);
  const [chosen, choose] = useState<LinkedPanel>();
  const read = usePanelsRead(names);
  // Of panels beside each other, the one whose link was pressed.
  const current = chosen !== undefined && read.has(chosen) ? chosen : names.find((name) => read.has(name));
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && link)
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} className={styles['contents']} aria-label={t('panels.contents')}>
      {names.map((name) => (
        <a
          key={name}
          href={`#${name}`}
          aria-current={name === current ? 'location' : undefined}
          onClick={() => choose(name)}
        >
          {t(`panels.short.${name}`)}
        </a>
      ))}
    </nav>
  );
}

/** The panels in the area that counts as read; none without IntersectionObserver. */
function usePanelsRead(names: readonly LinkedPanel[]): ReadonlySet<string> {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const known = names.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) =>
        setRead((before) => {
          const next = new Set(before);
          for (const { target, isIntersecting } of entries) next[isIntersecting ? 'add' : 'delete'](target.id);
          return next;
        }),
      { rootMargin: READ },
    );
    for (const name of known.split(' ')) {
      const panel = document.getElementById(name);
      if (panel) observer.observe(panel);
    }
    return () => {
      observer.disconnect();
      setRead(new Set());
    };
  }, [known]);
  return read;
}
