export const en = {
  loginPrompt: {
    title: 'Please log in',
    text: 'You come back to this screen afterwards.',
    behind: 'Once you are logged in',
  },
  notFound: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the page has moved.',
    home: 'Go Home',
    elsewhere: 'What most people look for',
    uidCheck: 'Whether your UID receives rebates',
    calculator: 'What your volume would bring back',
    kimchiPremium: 'How far prices in Korea are from those abroad',
    faq: 'Answers about rebates, L coin and paybacks',
  },
} as const;
