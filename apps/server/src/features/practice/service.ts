import type { Bilingual, Flow, Language, ParsedInputOf, PartnerPaper, playersAsk } from '@lets/contract';
import { mayHold, rolesByHolder, rolesOfUser, seatRoles } from '@lets/engine';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { lockRun, type Run, readRun } from '../../runs/access.ts';
import { automaticAmong, keepMembers } from '../../runs/member-repository.ts';
import { keepTask } from '../../runs/run-repository.ts';
import { flowOfProject } from '../project/service.ts';
import { handOver } from '../room/service.ts';
import { partnerPapers } from './papers-repository.ts';
import { partnersFor } from './partners.ts';
import * as repository from './repository.ts';

/** Runs with partners that are not over yet: of one person, and of a whole server. */
const OWN_PRACTICES = 3;
const ALL_PRACTICES = 80;

/** Why roles change hands in mid-run, as the record says it. */
const REASONS = {
  ask: { zh: '请自动陪练参加', en: 'Practice partners take part' },
  dismiss: { zh: '自动陪练退出', en: 'The practice partners leave' },
} as const satisfies Record<string, Bilingual>;

type Input = ParsedInputOf<typeof playersAsk>;
type Holders = Readonly<Record<string, number>>;

/** A run as practice looks at it. */
interface Table {
  readonly run: Run;
  readonly flow: Flow;
  readonly automatic: ReadonlySet<number>;
}

/** Fills what nobody plays with practice partners; in mid-run those who are there take further roles over. */
export async function askPartners(deps: Deps, caller: Caller, input: Input, lang: Language): Promise<void> {
  const { eid, pace, patience, may_err } = input;
  const given = await inTransaction(deps.database, async (tx) => {
    const table = await sitDown(deps, tx, caller, eid);
    assertKeepable(input.keep, caller, table);
    const { multi_user } = await flowOfProject(tx, table.run.project_id);
    if (!multi_user) refuse('single_user');
    const { all, own } = await repository.countPractice(tx, caller.id, eid);
    if (own >= OWN_PRACTICES || all >= ALL_PRACTICES) refuse('no_partners');
    const given =
      table.run.status === 'waiting'
        ? await seatPartners(deps, tx, caller, table, input.keep)
        : await sharedOut(tx, caller, table, input.keep);
    await repository.keepPractice(tx, { eid, askedBy: caller.id, lang, pace, patience, may_err });
    return given;
  });
  await handAll(deps, caller, eid, given, REASONS.ask[lang]);
}

/** So many practice partners for a run that its author rehearses, as far as there are any. */
export { partnersFor } from './partners.ts';

/** Has the partners play in a run that its author rehearses; the caller has seated them. */
export async function playInRehearsal(
  tx: Transaction,
  caller: Caller,
  eid: number,
  manner: Pick<repository.PracticeManner, 'lang' | 'pace'>,
): Promise<void> {
  const { all } = await repository.countPractice(tx, caller.id, eid);
  if (all >= ALL_PRACTICES) refuse('no_partners');
  const how = { ...manner, patience: 'long' as const, may_err: false };
  await repository.keepPractice(tx, { eid, askedBy: caller.id, ...how });
}

/** How good the papers are that partners drafted: for staff, never for those who play. */
export async function readPartnerPapers(deps: Deps, caller: Caller, eid: number): Promise<PartnerPaper[]> {
  const { relation } = await readRun(deps, caller, eid);
  if (!relation.isStaff) refuse('not_found');
  return partnerPapers(deps.database, eid);
}

/** The leader goes on alone, or with the people of the team. */
export async function dismissPartners(
  deps: Deps,
  caller: Caller,
  eid: number,
  lang: Language,
): Promise<void> {
  const given = await inTransaction(deps.database, async (tx) => {
    const table = await sitDown(deps, tx, caller, eid);
    const { run, flow, automatic } = table;
    await repository.removePractice(tx, eid);
    if (automatic.size === 0) refuse('already_done');
    const theirs = Object.entries(run.state.holders).filter(([, holder]) => automatic.has(holder));
    const people = run.state.member_ids.filter((id) => !automatic.has(id));
    if (run.status === 'in_progress') return takenOver(flow, caller, theirs, people, run.state.holders);
    const others = Object.entries(run.state.holders).filter(([, holder]) => !automatic.has(holder));
    const alone = people.length === 1 ? theirs.map(([role]) => [role, caller.id] as const) : [];
    await keepCast(deps, tx, run, { member_ids: people, holders: Object.fromEntries([...others, ...alone]) });
    return [];
  });
  await handAll(deps, caller, eid, given, REASONS.dismiss[lang]);
}

/** The leader takes over what they may hold, another member the rest; the leader all the same where nobody may. Pure. */
function takenOver(
  flow: Flow,
  caller: Caller,
  theirs: readonly (readonly [string, number])[],
  people: readonly number[],
  holders: Holders,
): readonly Given[] {
  const held = new Map(rolesByHolder(flow, holders));
  const first = [caller.id, ...people.filter((id) => id !== caller.id)];
  return theirs.map(([role]): Given => {
    const to = first.find((id) => mayHold(flow, held.get(id) ?? [], role)) ?? caller.id;
    held.set(to, [...(held.get(to) ?? []), role]);
    return [role, to];
  });
}

/** The leader of what a student prepared: partners are for practice, not for what a class was given to do. */
async function sitDown(deps: Deps, tx: Transaction, caller: Caller, eid: number): Promise<Table> {
  const { run, relation } = await lockRun(tx, caller, eid);
  if (!relation.isLeader || run.creator_type !== 'student') refuse('may_not_edit_task');
  if (run.status === 'ended') refuse('ended_cannot_enter');
  const flow = await deps.flowCache.read(run.flow_id, tx);
  return { run, flow, automatic: await automaticAmong(tx, run.state.member_ids) };
}

/** One's own, or those that no person plays. */
function assertKeepable(keep: Input['keep'], caller: Caller, { run, flow, automatic }: Table): void {
  for (const role of keep) {
    if (!flow.roles.some(({ id }) => id === role)) refuse('bad_parameter', { keep: 'unknown_role' });
    const holder = run.state.holders[role];
    const isFree = holder === undefined || holder === caller.id || automatic.has(holder);
    if (!isFree) refuse('bad_parameter', { keep: 'not_yours' });
  }
}

/** Before the start: as many partners as there are open roles come into the team. */
async function seatPartners(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  { run, flow, automatic }: Table,
  keep: Input['keep'],
): Promise<readonly Given[]> {
  const holders: Record<string, number> = Object.fromEntries(keep.map((role) => [role, caller.id]));
  const open: string[] = [];
  for (const { id } of flow.roles) {
    if (id in holders) continue;
    const holder = run.state.holders[id];
    if (holder === undefined || holder === caller.id || automatic.has(holder)) open.push(id);
    else holders[id] = holder;
  }
  if (open.length === 0) refuse('already_done');
  const partners = await partnersFor(tx, open.length);
  if (partners.length === 0) refuse('no_partners');
  const people = run.state.member_ids.filter((id) => !automatic.has(id));
  const cast = seatRoles(flow, partners, holders);
  await keepCast(deps, tx, run, { member_ids: [...people, ...partners], holders: cast });
  return [];
}

type Given = readonly [role: string, to: number];

/** In mid-run: who came along takes the caller's other roles in turn; nobody can join any more. */
async function sharedOut(
  tx: Transaction,
  caller: Caller,
  { run, flow, automatic }: Table,
  keep: Input['keep'],
): Promise<readonly Given[]> {
  const partners = [...automatic];
  if (partners.length === 0) refuse('already_done');
  const own = rolesOfUser(flow, run.state, caller.id).filter((role) => !keep.includes(role));
  const others = Object.fromEntries(
    Object.entries(run.state.holders).filter(([role]) => !own.includes(role)),
  );
  const cast = seatRoles(flow, partners, others);
  const given = own.map((role): Given => [role, cast[role] ?? caller.id]);
  const taken = keep.filter((role) => automatic.has(run.state.holders[role] ?? 0));
  if (given.length + taken.length === 0 && (await repository.isPractised(tx, run.id))) refuse('already_done');
  return [...given, ...taken.map((role): Given => [role, caller.id])];
}

/**
 * One after the other through the run's one door, so that each stands in the record. What comes to one person against the flow's word, because nobody
 * else is there, is an exception.
 */
async function handAll(
  deps: Deps,
  caller: Caller,
  eid: number,
  given: readonly Given[],
  reason: string,
): Promise<void> {
  const why = { reason, exception: true };
  for (const [target_role, to_user] of given) {
    await handOver(deps, caller, { eid, target_role, to_user, ...why, request_id: undefined });
  }
}

async function keepCast(
  deps: Deps,
  tx: Transaction,
  run: Run,
  cast: { readonly member_ids: readonly number[]; readonly holders: Holders },
): Promise<void> {
  await keepTask(tx, run.id, { ...run, state: { ...run.state, ...cast } });
  await keepMembers(tx, run.id, cast.member_ids);
  tx.afterCommit(() => {
    deps.bus.recheck(run.id);
    deps.bus.nudge([...new Set([...run.state.member_ids, ...cast.member_ids])], 'experiments');
  });
}
