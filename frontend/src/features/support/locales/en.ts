export const en = {
  open: 'Ask a question',
  title: 'Questions and answers',
  hello: 'What would you like to know? Choose a question or type a word.',
  placeholder: 'UID, KYC, L coin…',
  send: 'Send',
  label: 'Your question',
  unknown: 'I have no answer to that. Please write to support; somebody reads it around the clock.',
  faq: {
    title: 'Frequently asked questions',
    lead: 'The numbers in the answers are those that hold today.',
    empty: 'There are no questions yet',
  },
} as const;
