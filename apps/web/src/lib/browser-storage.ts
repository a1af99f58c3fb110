/** Browser storage that may be full or forbidden: a screen goes on without it. */
export function readLocal(key: string): string | null {
  return read(() => localStorage.getItem(key));
}

export function writeLocal(key: string, value: string): void {
  attempt(() => localStorage.setItem(key, value));
}

export function removeLocal(key: string): void {
  attempt(() => localStorage.removeItem(key));
}

export function localKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export function readSession(key: string): string | null {
  return read(() => sessionStorage.getItem(key));
}

export function writeSession(key: string, value: string): void {
  attempt(() => sessionStorage.setItem(key, value));
}

/** Removes every value of this tab whose key begins so. */
export function removeSessionKeys(prefix: string): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  });
}

function read(get: () => string | null): string | null {
  try {
    return get();
  } catch {
    return null;
  }
}

function attempt(act: () => void): void {
  try {
    act();
  } catch (error) {
    console.warn(error);
  }
}
