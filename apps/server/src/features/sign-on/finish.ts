import { SIGN_ON_KINDS, type SignOnFault } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import type { OutsideAnswer, OutsideVisit } from '../../http/outside.ts';
import { OutsideFault } from '../../outside/ask.ts';
import { attempt, takingTurns } from '../account/service.ts';
import { arriveBack } from './arrive-back.ts';
import { toLogIn } from './begin.ts';
import { withDoor } from './door.ts';
import { auditRefusal, toFault } from './refused.ts';
import { resendPage } from './resend-page.ts';
import { comeBack, hasSetOut, type UnderWay } from './state.ts';
import { type At, NotVouched, type Vouched } from './way.ts';
import { wayOf } from './ways.ts';

/** A school that logs in at once waits here: those that are open count as failures until they are judged. */
const inLine = takingTurns({ atOnce: 20, waiting: 2000, longestMs: 40_000 });

/** Has said in a form of ours that it comes from here. */
const RESENT = 'resent';

/** A browser has come back from a sign-on server. */
export function finish(deps: Deps, visit: OutsideVisit): Promise<OutsideAnswer> {
  return withDoor(deps, visit, SIGN_ON_KINDS, async (at) => {
    const isPosted = Object.keys(visit.body).length > 0;
    // A form of another site brings no cookies along; the same form sent from here does.
    if (isPosted && !hasSetOut(visit.cookies, stateOf(visit)) && visit.body[RESENT] === undefined)
      return resendPage(visit, { ...visit.body, [RESENT]: '1' });
    const outcome = await judged(deps, at, visit);
    if ('vouched' in outcome) return arriveBack(deps, at, visit, outcome);
    const { fault, go } = outcome;
    return fault === 'nobody' ? toLogIn(go) : toFault(fault, at.door.id, { go });
  });
}

/** By what each protocol calls it. */
function stateOf({ query, body }: OutsideVisit): string {
  return query.state ?? body.RelayState ?? '';
}

type Outcome =
  | { readonly vouched: Vouched; readonly back: UnderWay }
  | { readonly fault: SignOnFault | 'nobody'; readonly go: string | null };

/** What could not be verified counts like a wrong password for the address, and is told in the audit log. */
async function judged(deps: Deps, at: At, visit: OutsideVisit): Promise<Outcome> {
  const { door } = at;
  const { address } = visit;
  let failed: Outcome = { fault: 'state', go: null };
  const judge = async (): Promise<Outcome | null> => {
    const back = await comeBack(deps, visit.cookies, { state: stateOf(visit), doorId: door.id });
    if (!back) {
      await auditRefusal(deps, door, { reason: 'state', address });
      return null;
    }
    const outcome = await vouchedFor(deps, at, visit, back);
    if ('vouched' in outcome || outcome.fault !== 'refused') return outcome;
    failed = outcome;
    return null;
  };
  return (await inLine(() => attempt(deps, { account: null, address }, judge))) ?? failed;
}

async function vouchedFor(deps: Deps, at: At, visit: OutsideVisit, back: UnderWay): Promise<Outcome> {
  const { door } = at;
  const { address } = visit;
  const { go } = back;
  try {
    return {
      vouched: await wayOf(door.kind).finish(deps, at, visit, { ...back, state: stateOf(visit) }),
      back,
    };
  } catch (error) {
    if (error instanceof NotVouched) {
      const { fault, message } = error;
      if (fault !== 'nobody') await auditRefusal(deps, door, { reason: message, address });
      return { fault, go };
    }
    if (!(error instanceof OutsideFault)) throw error;
    deps.log.warn({ integration: door.id, reason: error.message }, 'a sign-on server does not answer');
    return { fault: 'down', go };
  }
}
