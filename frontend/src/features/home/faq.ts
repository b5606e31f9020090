/** One question with the words that lead to it, in either language. The first three stand as quick buttons. */
interface FaqEntry {
  question: 'q1' | 'q2' | 'q3' | 'q4' | 'q5' | 'q6';
  answer: 'a1' | 'a2' | 'a3' | 'a4' | 'a5' | 'a6';
}

const entries: readonly FaqEntry[] = [
  { question: 'q1', answer: 'a1' },
  { question: 'q2', answer: 'a2' },
  { question: 'q3', answer: 'a3' },
  { question: 'q4', answer: 'a4' },
  { question: 'q5', answer: 'a5' },
  { question: 'q6', answer: 'a6' },
];

export const faq = entries;

/** The entry with most of its words in the message; a longer word weighs more, and none is no answer. */
export function matchFaq(message: string, words: (entry: FaqEntry) => string): FaqEntry | undefined {
  const said = message.toLowerCase().replace(/\s+/g, '');
  let best: FaqEntry | undefined;
  let bestScore = 0;
  for (const entry of entries) {
    const score = words(entry)
      .split(',')
      .map((word) => word.trim().toLowerCase().replace(/\s+/g, ''))
      .filter((word) => word !== '' && said.includes(word))
      .reduce((sum, word) => sum + word.length, 0);
    if (score > bestScore) {
      best = entry;
      bestScore = score;
    }
  }
  return best;
}
