/** The chatbot is on every page but those of the back-office. */
export const hasHelp = (pathname: string): boolean => !pathname.startsWith('/admin');
