import { type CSSProperties, type ReactNode } from 'react';
import { en } from '@/features/home/pictures/locales/en';
import { ko } from '@/features/home/pictures/locales/ko';
import { changeText, columnsOf, type PictureKind, sectorName, useHighlights } from '@/features/home/pictures/live';
import { pictureTexts } from '@/features/home/pictures/texts';
import { sampleNumbers } from '@/features/home/sample-numbers';
import { useGetWhaleHunterChartQuery } from '@/shared/api/generated/site';
import { formatClock, formatSigned } from '@/shared/format';
import { whaleHunter } from '@/shared/pictures/whale-hunter.picture';
import { cx } from '@/shared/ui/class-names';
import { PictureChart } from '@/shared/ui/picture-chart';
import styles from '@/features/home/pictures/showcase-picture.module.css';

/*
 * Pictures of the showcase, drawn in theme tokens from the market where it is there, else from sample data. Decorative: the
 * caller provides the text, and the source or the mark of an example.
 */

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
/** Saturday: the month of the picture, which is none of the calendar, starts in the last column. */
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

/** Volume share and change of each sector of the example, row by row. */
const sectorRows: readonly (readonly (readonly [share: number, change: number])[])[] = [
  [
    [30, 0.021],
    [17, 0.034],
    [15, -0.028],
  ],
  [
    [13, 0.012],
    [11, 0.052],
    [9, -0.009],
  ],
  [
    [9, 0.003],
    [8, 0.018],
    [8, -0.014],
  ],
  [
    [7, 0.007],
    [7, -0.031],
    [6, 0.011],
  ],
];

/** Sectors of the market in a row. */
const ROWS = [3, 3, 3, 3] as const;

interface Tile {
  name: string;
  /** In percent. */
  change: number;
  /** Width among the tiles of its row. */
  share: number;
}

/** The market's sectors in equal tiles, else the example's by their share. */
function Sectors() {
  const { t, language } = pictureTexts.use();
  const { sectors: live } = useHighlights();
  const names = t('sectors').split(',');
  let place = 0;
  const rows: Tile[][] = live
    ? ROWS.map((length) =>
        live.sectors
          .slice(place, (place += length))
          .map((one) => ({ name: sectorName(one, language), change: one.change, share: 1 })),
      ).filter((row) => row.length > 0)
    : sectorRows.map((row) =>
        row.map(([share, change]) => ({ name: names[place++] ?? '', change: change * 100, share })),
      );
  return (
    <div className={cx('figures', styles['sectors'])}>
      {rows.map((row, index) => (
        <div key={index} style={{ flexGrow: live ? 1 : row.reduce((sum, { share }) => sum + share, 0) }}>
          {row.map(({ name, change, share }) => (
            <span
              key={name}
              className={cx(styles['sector'], styles[change < 0 ? 'fall' : 'rise'])}
              style={{ flexGrow: share, '--strength': `${Math.min(24, 6 + Math.abs(change) * 3.2)}%` } as CSSProperties}
            >
              <i>{name}</i>
              <b>{changeText(change)}</b>
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

const exampleGainers = [
  { name: 'ALFA', gain: 38.4, seed: 3 },
  { name: 'BRAVO', gain: 27.1, seed: 19 },
  { name: 'DELTA', gain: 22.6, seed: 31 },
  { name: 'ECHO', gain: 19.3, seed: 47 },
  { name: 'KILO', gain: 15.8, seed: 53 },
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

/** Top gainers of now with bars of their gains, else the example's with the line of a day. */
function Surge() {
  const { gainers } = useHighlights();
  const largest = Math.max(...(gainers ?? []).map(({ change }) => change));
  return (
    <div className={cx('figures', styles['surge'])}>
      {gainers
        ? gainers.map(({ symbol, exchange, change }) => (
            <span key={symbol} className={styles['coin']}>
              <span>
                <i>{symbol}</i>
                <small className={styles['light']}>{exchange}</small>
              </span>
              <span className={styles['bar']} style={{ width: `${(change / largest) * 100}%` }} />
              <b>{changeText(change)}</b>
            </span>
          ))
        : exampleGainers.map(({ name, gain, seed }) => (
            <span key={name} className={styles['coin']}>
              <i>{name}</i>
              <svg viewBox="0 0 100 28" preserveAspectRatio="none">
                <path d={climb(seed)} />
              </svg>
              <b>{changeText(gain)}</b>
            </span>
          ))}
    </div>
  );
}

/** The same articles in both languages. */
const exampleNews = (['newsFlows', 'newsListing', 'newsVote'] as const).map((key, index) => ({
  about: ['14:02 · ALFA News', '13:47 · BRAVO News', '13:20 · DELTA News'][index],
  ko: ko[key],
  en: en[key],
}));

/** A column for each language, on phones that of the reader alone. */
function News() {
  const { language } = pictureTexts.use();
  const { news } = useHighlights();
  const columns = news
    ? columnsOf(news, language).map((column) => ({
        language: column.language,
        articles: column.articles.map(({ title, publisher, publishedAt }) => ({
          title,
          about: `${formatClock(publishedAt).slice(0, 5)} · ${publisher}`,
        })),
      }))
    : (language === 'ko' ? (['ko', 'en'] as const) : (['en', 'ko'] as const)).map((spoken) => ({
        language: spoken,
        articles: exampleNews.map(({ about, ...titles }) => ({ title: titles[spoken], about })),
      }));
  return (
    <div className={styles['news']}>
      {columns.map((column) => (
        <div key={column.language} lang={column.language}>
          {column.articles.map(({ title, about }) => (
            <span key={`${about} ${title}`} className={styles['article']}>
              <i className="figures">{about}</i>
              <b>{title}</b>
            </span>
          ))}
        </div>
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
