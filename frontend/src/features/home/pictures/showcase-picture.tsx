import { type CSSProperties, type ReactNode } from 'react';
import { en } from '@/features/home/pictures/locales/en';
import { ko } from '@/features/home/pictures/locales/ko';
import { pictureTexts } from '@/features/home/pictures/texts';
import { sampleNumbers } from '@/features/home/sample-numbers';
import { useGetWhaleHunterChartQuery } from '@/shared/api/generated/site';
import { formatPercent, formatSigned } from '@/shared/format';
import { whaleHunter } from '@/shared/pictures/whale-hunter.picture';
import { cx } from '@/shared/ui/class-names';
import { PictureChart } from '@/shared/ui/picture-chart';
import styles from '@/features/home/pictures/showcase-picture.module.css';

/*
 * Pictures of the showcase, drawn in theme tokens from sample data; the chart from the market where it is there. Decorative: the
 * caller provides the text, and the source or the mark of an example.
 */

export type PictureKind = 'indicators' | 'journal' | 'sectors' | 'surge' | 'news';

export function ShowcasePicture({ kind }: { kind: PictureKind }) {
  const Picture = pictures[kind];
  return <Picture />;
}

/** Signal of the guide on the market of now, else on its example. */
function Indicators() {
  const { data = whaleHunter } = useGetWhaleHunterChartQuery();
  return <PictureChart picture={data} label="" marks="signs" />;
}

const MONTH_DAYS = 30;
/** Saturday: the month of the picture starts in the last column. */
const FIRST_WEEKDAY = 6;
const LARGEST = 320;

/** Profit by day in USDT; undefined on days without trades. The month is their sum. */
const profits = (() => {
  const random = sampleNumbers(11);
  return Array.from({ length: MONTH_DAYS }, () =>
    random() < 0.2 ? undefined : Math.round((random() - 0.36) * LARGEST),
  );
})();
const monthProfit = profits.reduce<number>((sum, profit) => sum + (profit ?? 0), 0);

function Journal() {
  const { t } = pictureTexts.use();
  return (
    <div className={styles['journal']}>
      <p className={styles['journalHead']}>
        <span>{t('month')}</span>
        <span className={styles['light']}>{t('total')}</span>
        <b className={cx('figures', styles[monthProfit < 0 ? 'fall' : 'rise'])}>{formatSigned(monthProfit)}</b>
        <span className={styles['light']}>{t('usdt')}</span>
      </p>
      <div className={cx('figures', styles['calendar'])}>
        {t('weekdays')
          .split(',')
          .map((weekday) => (
            <span key={weekday} className={styles['weekday']}>
              {weekday}
            </span>
          ))}
        {profits.map((profit, index) => (
          <span
            key={index}
            className={cx(styles['day'], profit !== undefined && styles[profit < 0 ? 'fall' : 'rise'])}
            style={
              {
                '--strength': `${profit === undefined ? 0 : 7 + (Math.abs(profit) / LARGEST) * 26}%`,
                ...(index === 0 ? { gridColumnStart: FIRST_WEEKDAY + 1 } : {}),
              } as CSSProperties
            }
          >
            <i>{index + 1}</i>
            {profit !== undefined && <b>{formatSigned(profit)}</b>}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Volume share and change of each sector, row by row. */
const sectorRows: readonly (readonly (readonly [share: number, change: number])[])[] = [
  [
    [30, 0.021],
    [17, 0.034],
    [13, -0.028],
  ],
  [
    [11, 0.012],
    [9, 0.052],
    [7, -0.009],
    [6, 0.003],
  ],
  [
    [5, 0.018],
    [4, -0.014],
    [4, 0.007],
    [4, -0.031],
    [3, 0.011],
  ],
];

function Sectors() {
  const { t } = pictureTexts.use();
  const names = t('sectors').split(',');
  let place = 0;
  return (
    <div className={cx('figures', styles['sectors'])}>
      {sectorRows.map((row, index) => (
        <div key={index} style={{ flexGrow: row.reduce((sum, [share]) => sum + share, 0) }}>
          {row.map(([share, change]) => (
            <span
              key={change}
              className={cx(styles['sector'], styles[change < 0 ? 'fall' : 'rise'])}
              style={{ flexGrow: share, '--strength': `${8 + Math.abs(change) * 440}%` } as CSSProperties}
            >
              <i>{names[place++]}</i>
              <b>{formatPercent(change, { digits: 1, trim: false, sign: 'always' })}</b>
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

const surges = [
  { name: 'ALFA', gain: 0.384, seed: 3 },
  { name: 'BRAVO', gain: 0.271, seed: 19 },
  { name: 'DELTA', gain: 0.226, seed: 31 },
  { name: 'ECHO', gain: 0.193, seed: 47 },
  { name: 'KILO', gain: 0.158, seed: 53 },
] as const;
const STEPS = 24;

/** A rising line, 100 wide and 28 high. */
function climb(seed: number): string {
  const random = sampleNumbers(seed);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const height = 24 - 20 * (step / STEPS) ** 2 + (random() - 0.5) * 7;
    return `${step === 0 ? 'M' : 'L'}${((step / STEPS) * 100).toFixed(1)} ${Math.min(27, Math.max(1, height)).toFixed(1)}`;
  }).join('');
}

function Surge() {
  return (
    <div className={cx('figures', styles['surge'])}>
      {surges.map(({ name, gain, seed }) => (
        <span key={name} className={styles['coin']}>
          <i>{name}</i>
          <svg viewBox="0 0 100 28" preserveAspectRatio="none">
            <path d={climb(seed)} />
          </svg>
          <b>{formatPercent(gain, { digits: 1, trim: false, sign: 'always' })}</b>
        </span>
      ))}
    </div>
  );
}

/** The same articles in both languages. */
const news = [
  { time: '14:02', korean: ko.newsFlows, english: en.newsFlows },
  { time: '13:47', korean: ko.newsListing, english: en.newsListing },
  { time: '13:20', korean: ko.newsVote, english: en.newsVote },
] as const;

function News() {
  return (
    <div className={styles['news']}>
      {news.map(({ time, korean, english }) => (
        <span key={time} className={styles['article']}>
          <i className="figures">{time}</i>
          <b lang="ko">{korean}</b>
          <span lang="en">{english}</span>
        </span>
      ))}
    </div>
  );
}

const pictures: Record<PictureKind, () => ReactNode> = {
  indicators: Indicators,
  journal: Journal,
  sectors: Sectors,
  surge: Surge,
  news: News,
};
