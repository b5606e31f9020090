import type { TestApp } from './test-app.js';

/** The tokens of the links to a page that were mailed to an address, oldest mail first. */
export async function mailedTokens(
  service: TestApp,
  address: string,
  page: 'reset-password' | 'confirm-email' | 'unsubscribe',
): Promise<string[]> {
  const mails = await service.mailbox.mailsTo(address);
  return mails.flatMap(({ links }) => {
    const link = links.find((one) => new URL(one).pathname.endsWith(`/${page}`));
    return link === undefined ? [] : [new URL(link).searchParams.get('token') ?? ''];
  });
}

/** The token of the last of them; empty when none came. */
export async function mailedToken(...of: Parameters<typeof mailedTokens>): Promise<string> {
  return (await mailedTokens(...of)).at(-1) ?? '';
}
