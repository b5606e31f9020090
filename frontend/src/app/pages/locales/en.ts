export const en = {
  loginPrompt: {
    title: 'Please log in',
    text: 'You come back to this screen afterwards.',
  },
  notFound: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the page has moved.',
    home: 'Go Home',
  },
} as const;
