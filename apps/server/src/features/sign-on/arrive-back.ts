import type { SignOnFault } from '@lets/contract';
import type { SessionOrigin } from '../../db/session-origin.ts';
import type { Deps } from '../../deps.ts';
import { Refused } from '../../http/errors.ts';
import type { OutsideAnswer, OutsideVisit } from '../../http/outside.ts';
import { hashToken } from '../../http/session.ts';
import { issuerOf } from '../../integrations/integrations.ts';
import { byId, enter } from '../account/service.ts';
import { arrive, type OutsidePerson } from './arrival.ts';
import { personOf } from './attributes.ts';
import { giveBindTicket } from './bind.ts';
import { sealHint } from './leave.ts';
import { linkTo } from './link.ts';
import { auditRefusal, toFault } from './refused.ts';
import type { UnderWay } from './state.ts';
import type { At, Vouched } from './way.ts';

/** Where somebody goes who wanted nothing else. */
const HOME = '/';

/** Somebody for whom a sign-on server has vouched gets in, is linked, or is told why not. */
export async function arriveBack(
  deps: Deps,
  { door }: At,
  visit: OutsideVisit,
  { vouched, back }: { readonly vouched: Vouched; readonly back: UnderWay },
): Promise<OutsideAnswer> {
  const person = personOf(issuerOf(door), vouched, door.settings);
  if (back.linkTo !== null) return linkBack(deps, door, visit, { person, back });
  const { address } = visit;
  const arrived = await arrive(deps, person, door.settings, address);
  const origin = originOf(deps, door.id, person, vouched);
  if ('refusal' in arrived) {
    const { refusal } = arrived;
    await auditRefusal(deps, door, { reason: refusal, address, subject: person.subject });
    const { go } = back;
    if (refusal !== 'unknown' && refusal !== 'taken') return toFault(refusal, door.id, { go });
    const { label } = person;
    const ticket = await giveBindTicket(deps, { label, origin }, visit.cookies);
    return toFault(refusal, door.id, { go, ticket });
  }
  const user = await byId(deps.database, arrived.userId);
  if (!user || user.disabled) {
    await auditRefusal(deps, door, { reason: 'disabled', address, subject: person.subject });
    return toFault('disabled', door.id);
  }
  return orSecondStep(door.id, back, async () => {
    visit.cookies.open(await enter(deps, user, visit, { origin }));
    return { redirect: back.go ?? HOME, status: 303 };
  });
}

function originOf(
  deps: Deps,
  integration_id: number,
  { issuer, subject }: OutsidePerson,
  { session, hint }: Vouched,
): SessionOrigin {
  return {
    integration_id,
    issuer,
    subject,
    key_hash: session === null ? null : hashToken(session),
    hint: sealHint(deps, integration_id, hint),
  };
}

async function linkBack(
  deps: Deps,
  door: At['door'],
  visit: OutsideVisit,
  { person, back }: { readonly person: OutsidePerson; readonly back: UnderWay },
): Promise<OutsideAnswer> {
  const { address, callerId } = visit;
  const user = callerId === null ? null : await byId(deps.database, callerId);
  const refused = async (fault: SignOnFault) => {
    await auditRefusal(deps, door, { reason: fault, address, subject: person.subject, actorId: callerId });
    return toFault(fault, door.id, { go: back.go });
  };
  // They logged out meanwhile, or somebody else is logged in now.
  if (!user || user.id !== back.linkTo) return refused('state');
  if (!(await linkTo(deps, user, person, address))) return refused('bound');
  return { redirect: back.go ?? HOME, status: 303 };
}

/** The second step is a page of ours, which must be told by what it can be taken. */
async function orSecondStep(
  doorId: number,
  { go }: UnderWay,
  work: () => Promise<OutsideAnswer>,
): Promise<OutsideAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'factor_needed') throw error;
    const { ways } = error.data as { readonly ways: readonly string[] };
    return toFault('factor_needed', doorId, { ways: ways.join(','), go });
  }
}
