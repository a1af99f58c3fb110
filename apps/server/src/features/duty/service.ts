import {
  type Bilingual,
  DUTIES,
  type Duty,
  type DutyState,
  type dutyEnd,
  type dutySet,
  IDENTITY,
  type OutputOf,
  type ParsedInputOf,
} from '@lets/contract';
import { z } from 'zod';
import { recordAudit } from '../../audit.ts';
import { takeTurns } from '../../db/advisory-lock.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { areDutiesSeparated, heldDuty, keepSeparated } from '../../duties.ts';
import type { Caller } from '../../http/caller.ts';
import { dutiesOf } from '../../http/duties.ts';
import { refuse } from '../../http/errors.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { type ApprovalAct, askApproval } from '../approval/service.ts';
import * as repository from './repository.ts';

type Sender = Pick<RequestContext, 'caller' | 'address'>;
type Chosen = Readonly<Record<Duty, number>>;

export async function readDuties({ database }: Pick<Deps, 'database'>, caller: Caller): Promise<DutyState> {
  const [separated, found] = await Promise.all([
    areDutiesSeparated(database),
    repository.listSuperAdministrators(database),
  ]);
  return {
    separated,
    people: found.map((person) => ({
      ...person,
      identity: IDENTITY.super_admin,
      duty: heldDuty(person.duty, separated),
    })),
    may_set: maySet(caller),
    may_end: mayEnd(caller),
  };
}

/** Pure: before duties are separated any super administrator asks for it, afterwards permissions are the security administrator's. */
function maySet({ duty }: Caller): boolean {
  return !duty || duty === 'security';
}

/** Pure: anybody who holds one. */
function mayEnd({ duty }: Caller): boolean {
  return Boolean(duty) && duty !== 'none';
}

export async function askToSet(
  deps: Deps,
  sender: Sender,
  chosen: ParsedInputOf<typeof dutySet>,
): Promise<OutputOf<typeof dutySet>> {
  if (!maySet(sender.caller)) refuse('no_authority');
  return inTransaction(deps.database, async (tx) => {
    const people = await judge(tx, chosen);
    const approval_id = await askApproval(deps, tx, sender, {
      kind: 'set_duties',
      target: DUTIES.map((duty) => chosen[duty]).join(),
      what: wordsFor(chosen, people),
      payload: chosen,
    });
    return { approval_id };
  });
}

export async function askToEnd(deps: Deps, sender: Sender): Promise<OutputOf<typeof dutyEnd>> {
  if (!mayEnd(sender.caller)) refuse('no_authority');
  return inTransaction(deps.database, async (tx) => {
    const approval_id = await askApproval(deps, tx, sender, {
      kind: 'end_duties',
      target: 'duties',
      what: { zh: '关闭三员分立', en: 'End the separation of duties' },
      payload: {},
    });
    return { approval_id };
  });
}

const Payload = z.object({ system: z.number().int(), security: z.number().int(), audit: z.number().int() });

export const setDuties: ApprovalAct = {
  async carryOut(deps, tx, { payload, asker, address }) {
    if (!maySet(asker)) refuse('no_authority');
    const chosen = Payload.parse(payload);
    const people = await judge(tx, chosen);
    const accountOf = (duty: Duty) => people.find(({ id }) => id === chosen[duty])?.account ?? '';
    await change(deps, tx, {
      chosen,
      isSeparated: true,
      actorId: asker.id,
      detail: DUTIES.map((duty) => `${duty}=${accountOf(duty)}`).join(' '),
      address,
    });
    return null;
  },
};

export const endDuties: ApprovalAct = {
  async carryOut(deps, tx, { asker, address }) {
    if (!mayEnd(asker)) refuse('no_authority');
    await change(deps, tx, { chosen: {}, isSeparated: false, actorId: asker.id, detail: 'off', address });
    return null;
  },
};

/** Separates duties, or ends that; everybody concerned learns at once what they may do now. */
export async function change(
  { bus }: Pick<Deps, 'bus'>,
  tx: Transaction,
  about: {
    readonly chosen: Partial<Chosen>;
    readonly isSeparated: boolean;
    readonly actorId: number | null;
    readonly detail: string;
    readonly address?: string;
  },
): Promise<void> {
  const { chosen, isSeparated, actorId, detail, address = '' } = about;
  await takeTurns(tx, 'duties');
  await repository.setDuties(tx, chosen);
  await keepSeparated(tx, isSeparated);
  await recordAudit(tx, { action: 'duties_changed', actorId, target: 'duties', detail, address });
  const ids = (await repository.listSuperAdministrators(tx)).map(({ id }) => id);
  tx.afterCommit(() => {
    bus.endSessions(ids);
    bus.nudge(ids, 'account');
    bus.nudge(ids, 'approvals');
  });
}

/** Three who can log in, and no administrator below them with parts of two duties: nobody has two. */
async function judge(tx: Transaction, chosen: Chosen): Promise<repository.SuperAdministrator[]> {
  const people = await repository.listSuperAdministrators(tx);
  const ids = new Set(people.map(({ id }) => id));
  if (DUTIES.some((duty) => !ids.has(chosen[duty]))) refuse('not_found');
  const mixed = (await repository.listGrants(tx)).filter(({ modules }) => dutiesOf(modules).length > 1);
  if (mixed.length > 0) refuse('duties_mixed', { accounts: mixed.map(({ account }) => account) });
  return people;
}

function wordsFor(chosen: Chosen, people: readonly repository.SuperAdministrator[]): Bilingual {
  const name = (duty: Duty) => {
    const person = people.find(({ id }) => id === chosen[duty]);
    return person ? `${person.name} (${person.account})` : '';
  };
  return {
    zh: `三员分立：系统管理员 ${name('system')}，安全管理员 ${name('security')}，审计管理员 ${name('audit')}`,
    en: `Separate duties: system ${name('system')}, security ${name('security')}, audit ${name('audit')}`,
  };
}
