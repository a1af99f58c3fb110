import type { Deps } from '../../deps.ts';
import type { OutsideVisit } from '../../http/outside.ts';
import { isLoopbackHost } from '../../outside/safe.ts';

/**
 * Where sign-on servers send browsers back to; null: nobody has said. A Host header is not asked: whoever has a service of their own at the
 * school's server could be given somebody's ticket for it, and hand it in here under that service's name.
 */
export function originFor(
  { env }: Pick<Deps, 'env'>,
  { origin }: Pick<OutsideVisit, 'origin'>,
): string | null {
  if (env.publicUrl !== undefined) return env.publicUrl;
  return env.isLocal && isLoopbackHost(new URL(origin).hostname) ? origin : null;
}
