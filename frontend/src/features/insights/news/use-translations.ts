import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslateNewsMutation } from '@/shared/api/generated/member';
import type { NewsArticleDto, TranslationDto } from '@/shared/api/generated/schemas';

export interface Translation {
  text: string;
  /** By the simulator. */
  simulated: boolean;
}

/** Articles that are translated, from the first. */
const TRANSLATED = 5;

/**
 * Translates titles and summaries of the first English articles into Korean for those who read Korean. Returns the
 * translation of a text; undefined until there is one, or where none could be made.
 */
export function useTranslations(
  articles: readonly NewsArticleDto[],
  isWanted: boolean,
): (text: string) => Translation | undefined {
  const [translate] = useTranslateNewsMutation();
  const [known, setKnown] = useState<ReadonlyMap<string, Translation>>(new Map());
  const asked = useRef(new Set<string>());
  const texts = useMemo(
    () =>
      articles
        .slice(0, TRANSLATED)
        .filter(({ language }) => isWanted && language === 'en')
        .flatMap(({ title, summary }) => [title, summary])
        .filter((text) => text !== ''),
    [articles, isWanted],
  );
  const ask = useEffectEvent((text: string) => {
    if (asked.current.has(text)) return;
    asked.current.add(text);
    const learn = ({ data }: { data?: TranslationDto }): void => {
      // An unchanged text is what the service answers where it cannot translate.
      if (data && data.translatedText !== text)
        setKnown((before) => new Map(before).set(text, { text: data.translatedText, simulated: data.simulated }));
    };
    void translate({ translateDto: { text, targetLang: 'ko' } }).then(learn);
  });
  useEffect(() => texts.forEach(ask), [texts]);
  return (text) => (isWanted ? known.get(text) : undefined);
}
