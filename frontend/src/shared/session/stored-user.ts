export interface SessionUser {
  id: string;
  email: string;
  name: string;
  isAdmin: boolean;
}

const KEYS = ['userId', 'userEmail', 'userName', 'isAdmin', 'isLoggedIn'] as const;

/** The user kept from the last log-in; undefined unless storage says logged in and holds id, e-mail and name. */
export function readStoredUser(): SessionUser | undefined {
  const [id, email, name] = ['userId', 'userEmail', 'userName'].map((key) => localStorage.getItem(key) ?? '');
  if (localStorage.getItem('isLoggedIn') !== 'true' || !id || !email || !name) return undefined;
  return { id, email, name, isAdmin: localStorage.getItem('isAdmin') === 'true' };
}

export function writeStoredUser(user: SessionUser): void {
  localStorage.setItem('userId', user.id);
  localStorage.setItem('userEmail', user.email);
  localStorage.setItem('userName', user.name);
  localStorage.setItem('isAdmin', String(user.isAdmin));
  localStorage.setItem('isLoggedIn', 'true');
  document.documentElement.dataset['session'] = 'member';
}

export function clearStoredUser(): void {
  for (const key of KEYS) localStorage.removeItem(key);
  delete document.documentElement.dataset['session'];
}
