import type { SignOnKind } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import type { OutsideAnswer, OutsideVisit } from '../../http/outside.ts';
import { integrationById } from '../../integrations/integrations.ts';
import { originFor } from './origin.ts';
import { toFault } from './refused.ts';
import type { At } from './way.ts';

const LARGEST_ID = 2 ** 31;

/** Does what is to be done at the door that the address names, if that is one of these kinds and open. */
export async function withDoor<K extends SignOnKind>(
  deps: Deps,
  visit: OutsideVisit,
  kinds: readonly K[],
  work: (at: At<K>) => Promise<OutsideAnswer>,
): Promise<OutsideAnswer> {
  const id = Number(visit.params.id);
  const isId = Number.isInteger(id) && id > 0 && id < LARGEST_ID;
  const door = isId ? await integrationById(deps, id, ...kinds) : null;
  if (!door) return toFault('off', null);
  const origin = originFor(deps, visit);
  if (origin !== null) return work({ door, origin });
  deps.log.error(
    '没有设置 PUBLIC_URL，统一身份认证无法使用 · PUBLIC_URL is not set: nobody can log in through a sign-on server',
  );
  return toFault('no_public_url', id);
}
