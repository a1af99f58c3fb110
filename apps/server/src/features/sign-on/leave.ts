import { SIGN_ON_KINDS } from '@lets/contract';
import type { SessionOrigin } from '../../db/session-origin.ts';
import type { Deps } from '../../deps.ts';
import type { OutsideVisit } from '../../http/outside.ts';
import { integrationById } from '../../integrations/integrations.ts';
import { OutsideFault } from '../../outside/ask.ts';
import { originFor } from './origin.ts';
import { wayOf } from './ways.ts';

const about = (integrationId: number) => `session hint ${integrationId}`;

export function sealHint({ secrets }: Pick<Deps, 'secrets'>, integrationId: number, hint: string): string {
  return hint === '' ? '' : secrets.seal(hint, about(integrationId));
}

/** Where somebody goes who has logged out here, so that they are logged out over there too; null: they stay here. */
export async function leaveTo(
  deps: Deps,
  from: SessionOrigin | null,
  visit: Pick<OutsideVisit, 'origin'>,
): Promise<string | null> {
  if (!from) return null;
  const door = await integrationById(deps, from.integration_id, ...SIGN_ON_KINDS);
  const origin = originFor(deps, visit);
  if (!door?.settings.ends_there || origin === null) return null;
  const hint = from.hint === '' ? '' : deps.secrets.open(from.hint, about(door.id));
  if (hint === null) return null;
  try {
    return await wayOf(door.kind).leave(deps, { door, origin }, { hint, backTo: `${origin}/login` });
  } catch (error) {
    if (!(error instanceof OutsideFault)) throw error;
    // They are logged out here all the same.
    deps.log.warn({ integration: door.id, reason: error.message }, 'a sign-on server could not be left');
    return null;
  }
}
