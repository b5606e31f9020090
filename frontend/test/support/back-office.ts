import { type BoundFunctions, type queries, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { jiwoo } from '@test/admin-fixtures';
import { type RenderedApp, rememberUser, renderApp } from '@test/render-app';

/** The back-office at an address, as Jiwoo, an admin, sees it. */
export async function openOffice(path: string, user = jiwoo): Promise<RenderedApp> {
  rememberUser(user);
  return renderApp(path);
}

export async function dialog(name: string): Promise<BoundFunctions<typeof queries>> {
  return within(await screen.findByRole('dialog', { name }));
}

/** The button of the last row; the filter above the table has buttons with the same words. */
export function rowButton(name: string): HTMLButtonElement {
  const button = within(screen.getAllByRole('row').at(-1) ?? document.body).getByRole('button', { name });
  return button as HTMLButtonElement;
}

/** An entry of a row's menu, which is opened by its button. */
export async function chooseAction(user: UserEvent, menu: string, action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
