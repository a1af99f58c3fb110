import type { Env } from '../../env.ts';

/** Pure: below what statements of this school stand. */
export function originOf({ publicUrl, host, port }: Pick<Env, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
