import { type FaqEntryDto } from '@/shared/api/generated';

/** The entry with most of its words in the message; a longer word weighs more, and none is no answer. */
export function matchFaq(message: string, entries: readonly FaqEntryDto[]): FaqEntryDto | undefined {
  const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, '');
  const said = plain(message);
  const weight = ({ keywords }: FaqEntryDto): number =>
    keywords.map(plain).reduce((sum, word) => (said.includes(word) ? sum + word.length : sum), 0);
  const [best] = [...entries].sort((one, other) => weight(other) - weight(one));
  return best && weight(best) > 0 ? best : undefined;
}
