import { dropKept, keep, readKept } from '@/shared/kept';

export interface SessionUser {
  id: string;
  email: string;
  name: string;
  isAdmin: boolean;
}

const KEYS = ['userId', 'userEmail', 'userName', 'isAdmin', 'isLoggedIn'] as const;

/** User stored at the last login; undefined unless storage says logged in and holds id, e-mail and name. */
export function readStoredUser(): SessionUser | undefined {
  const [id, email, name] = ['userId', 'userEmail', 'userName'].map((key) => readKept(key) ?? '');
  if (readKept('isLoggedIn') !== 'true' || !id || !email || !name) return undefined;
  return { id, email, name, isAdmin: readKept('isAdmin') === 'true' };
}

export function writeStoredUser(user: SessionUser): void {
  keep('userId', user.id);
  keep('userEmail', user.email);
  keep('userName', user.name);
  keep('isAdmin', String(user.isAdmin));
  keep('isLoggedIn', 'true');
  document.documentElement.dataset['session'] = 'member';
}

export function clearStoredUser(): void {
  for (const key of KEYS) dropKept(key);
  delete document.documentElement.dataset['session'];
}
