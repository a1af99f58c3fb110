import { type Me, USER_COOKIE } from '@lets/contract';
import { createStore, useStore } from './store.ts';

/**
 * Who is logged in, by the readable cookie. It is a convenience for guards and headers; the server trusts only its
 * session, so a forged cookie opens an empty screen and nothing else.
 */
export type User = Me;

export function parseUser(cookies: string): User | null {
  const entry = cookies.split('; ').find((part) => part.startsWith(`${USER_COOKIE}=`));
  if (!entry) return null;
  try {
    const value: unknown = JSON.parse(decodeURIComponent(entry.slice(USER_COOKIE.length + 1)));
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const user = value as Partial<User>;
  return typeof user.id === 'number' && [1, 2, 3, 4].includes(user.identity ?? 0);
}

const store = createStore<{ text: string; user: User | null }>({ text: '', user: null });

/** The cookie is read anew each time: another tab may have logged out. */
export function readUser(): User | null {
  const text = document.cookie;
  if (text !== store.get().text) store.set({ text, user: parseUser(text) });
  return store.get().user;
}

export function forgetUser(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in Firefox ESR and on plain http
  document.cookie = `${USER_COOKIE}=; path=/; max-age=0`;
  readUser();
}

export function useUser(): User | null {
  return useStore(store).user;
}
