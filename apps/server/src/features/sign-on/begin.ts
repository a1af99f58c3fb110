import { SIGN_ON_KINDS } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import type { OutsideAnswer, OutsideVisit } from '../../http/outside.ts';
import { OutsideFault } from '../../outside/ask.ts';
import { withDoor } from './door.ts';
import { takeLink } from './link.ts';
import { ownPath } from './own-path.ts';
import { auditRefusal, toFault } from './refused.ts';
import { setOut } from './state.ts';
import { wayOf } from './ways.ts';

/** Sends a browser to a sign-on server. */
export function begin(deps: Deps, visit: OutsideVisit): Promise<OutsideAnswer> {
  return withDoor(deps, visit, SIGN_ON_KINDS, async (at) => {
    const { door } = at;
    const { link, quiet } = visit.query;
    const go = ownPath(visit.query.go);
    const { callerId, address } = visit;
    if (link !== undefined && callerId === null) return toFault('log_in_first', door.id);
    const linkTo = link === undefined ? null : await takeLink(deps, link, { doorId: door.id, callerId });
    if (link !== undefined && linkTo === null) {
      await auditRefusal(deps, door, { reason: 'link', address, actorId: callerId });
      return toFault('state', door.id, { go });
    }
    const underWay = setOut(deps, visit.cookies, { doorId: door.id, isQuiet: quiet === '1', go, linkTo });
    try {
      const to = await wayOf(door.kind).begin(deps, at, underWay);
      return to === null ? toLogIn(go) : { redirect: to };
    } catch (error) {
      if (!(error instanceof OutsideFault)) throw error;
      deps.log.warn({ integration: door.id, reason: error.message }, 'a sign-on server does not answer');
      return toFault('down', door.id, { go });
    }
  });
}

/** For somebody who is not logged in over there and was not to be asked. With the local form, or the page would send them there again. */
export function toLogIn(go: string | null): OutsideAnswer {
  const query = new URLSearchParams({ local: '1', ...(go !== null && { redirect: go }) });
  return { redirect: `/login?${query}`, status: 303 };
}
