/** Why passkeys cannot be used on this page. */
export type PasskeyObstacle = 'insecure' | 'unsupported' | 'elsewhere' | 'off';

/** What the browser itself lacks; null when it can. Browsers give passkeys to pages with TLS only, and to those of this machine. */
export function browserObstacle(): 'insecure' | 'unsupported' | null {
  if (!window.isSecureContext) return 'insecure';
  return typeof window.PublicKeyCredential === 'function' ? null : 'unsupported';
}

/** The same with the origin at which the server takes passkeys; null where it takes none. */
export function passkeyObstacle(origin: string | null): PasskeyObstacle | null {
  if (origin === null) return 'off';
  if (origin !== window.location.origin) return 'elsewhere';
  return browserObstacle();
}
