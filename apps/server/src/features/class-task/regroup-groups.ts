import type { Flow, Language } from '@lets/contract';
import type { RunState } from '@lets/engine';
import { recordAudit } from '../../audit.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { automaticMembersOf } from '../../runs/member-repository.ts';
import { emptyTeam, followTeam, prepareGroup, readProject } from '../experiment/service.ts';
import { tell } from '../message/service.ts';
import { actTogether } from '../room/service.ts';
import * as teams from '../team/service.ts';
import { freeName } from './free-name.ts';
import { lettersAboutGroups } from './letters.ts';
import { commandsFor } from './regroup-begun.ts';
import type { GroupChange, RegroupPlan } from './regroup-plan.ts';
import * as repository from './repository.ts';
import type { LockedTask } from './task-lock.ts';

export interface Regrouping {
  readonly task: LockedTask;
  readonly caller: Caller;
  readonly address: string;
  readonly groups: readonly teams.TeamRecord[];
  readonly plan: RegroupPlan;
  /** Team id → its experiment that goes on. */
  readonly begun: ReadonlyMap<number, number>;
  readonly lang: Language;
}

/** Does what was planned: everybody who leaves leaves before anybody joins, so that nobody is in two groups on the way. */
export async function changeGroups(deps: Deps, tx: Transaction, regrouping: Regrouping): Promise<void> {
  const { plan, task } = regrouping;
  for (const { before, gone } of plan.changes) {
    if (before && gone.length > 0) await teams.removeMembers(tx, before.team_id, gone);
  }
  const names = new Map<GroupChange, string>();
  for (const change of plan.changes) names.set(change, await settle(deps, tx, regrouping, change));
  await tellEverybody(deps, tx, regrouping, names);
  const students = (await repository.studentsOf(tx, task.class_id)).map(({ id }) => id);
  const people = new Set([
    ...students,
    ...regrouping.groups.flatMap(({ member_ids }) => member_ids),
    task.creator_id,
    regrouping.caller.id,
  ]);
  tx.afterCommit(() => {
    deps.bus.nudge([...people], 'teams');
    deps.bus.nudge([...people], 'class_tasks');
  });
}

/** One group, and the experiment it waits with; answers what it is called. */
async function settle(
  deps: Deps,
  tx: Transaction,
  { task, caller, address, groups, begun, lang }: Regrouping,
  change: GroupChange,
): Promise<string> {
  const { before, members, leader, joined, gone } = change;
  const team = groups.find(({ id }) => id === before?.team_id);
  if (!team) return make(deps, tx, { task, lang }, change);
  await teams.addMembers(tx, team, joined);
  await teams.removeInvitations(tx, team.id, joined);
  const name = change.name ?? team.name;
  if (leader === null) {
    await teams.setTeam(tx, team.id, { name, leader_id: null });
    await emptyTeam(deps, tx, team.id);
    if (task.grouping !== 'self') await dissolve(deps, tx, team.id);
    return name;
  }
  await teams.setTeam(tx, team.id, { name, leader_id: leader });
  if (team.member_ids.length === 0) {
    await prepareGroup(deps, tx, task, { teamId: team.id, leaderId: leader, memberIds: members });
  } else {
    await followTeam(deps, tx, { team, joinedIds: joined, goneIds: gone, newLeader: leader });
  }
  const eid = begun.get(team.id);
  if (eid !== undefined) await changeBegun(deps, tx, { caller, address, lang }, { eid, change });
  return name;
}

/** Why somebody plays roles that exclude each other; it stands in the record, in the language of who wrote it. */
const REASON: Readonly<Record<Language, string>> = {
  zh: '有组员退出，由其余组员兼任',
  en: 'A member has left, and those who stay play more',
};

/** The acts stand in the record of the experiment, in the teacher's name, and in the audit log with whatever else staff do in a run. */
async function changeBegun(
  deps: Deps,
  tx: Transaction,
  { caller, address, lang }: Pick<Regrouping, 'caller' | 'address' | 'lang'>,
  { eid, change }: { readonly eid: number; readonly change: GroupChange },
): Promise<void> {
  const automatic = await automaticMembersOf(tx, eid);
  const reason = REASON[lang];
  const commands = (state: RunState, flow: Flow) => commandsFor(state, flow, change, { automatic, reason });
  await actTogether(deps, tx, caller, { eid, commands });
  const { joined, gone, roles } = change;
  const given = Object.entries(roles).map(([role, to]) => `${role} > ${to}`);
  const changes = [...joined.map((id) => `+${id}`), ...gone.map((id) => `-${id}`), ...given];
  await recordAudit(tx, {
    action: 'intervention',
    actorId: caller.id,
    target: `experiment ${eid}`,
    detail: `regroup ${changes.join(', ')}`.trimEnd(),
    address,
  });
}

async function dissolve(deps: Deps, tx: Transaction, teamId: number): Promise<void> {
  await teams.removeInvitations(tx, teamId, await teams.inviteesOf(tx, teamId));
  await teams.disband(tx, teamId, new Date(deps.clock()));
}

async function make(
  deps: Deps,
  tx: Transaction,
  { task, lang }: Pick<Regrouping, 'task' | 'lang'>,
  { name, members, leader }: GroupChange,
): Promise<string> {
  if (leader === null) throw new Error('a group is made with somebody in it');
  const isSelf = task.grouping === 'self';
  const given = name ?? (await freeName(tx, task.id, lang));
  const id = await teams.addTeam(tx, {
    name: given,
    project_id: task.project_id,
    class_id: task.class_id,
    leader_id: leader,
    open_invitation: isSelf,
    class_task_id: task.id,
    capacity: isSelf ? task.size : null,
  });
  await teams.addMembers(tx, { id, class_task_id: task.id }, members);
  await prepareGroup(deps, tx, task, { teamId: id, leaderId: leader, memberIds: members });
  return given;
}

async function tellEverybody(
  deps: Deps,
  tx: Transaction,
  { task, caller, groups, plan }: Regrouping,
  names: ReadonlyMap<GroupChange, string>,
): Promise<void> {
  const { name: project } = await readProject(tx, task.project_id);
  const news = plan.changes.map((change) => ({
    name: names.get(change) ?? '',
    leader: change.leader,
    wasLeader: change.before?.leader_id ?? null,
    members: change.members,
    joined: change.joined,
    gone: change.gone,
  }));
  const people = await repository.namesOf(tx, [...plan.moved, ...plan.added, ...plan.removed]);
  await tell(deps, tx, caller.id, lettersAboutGroups(news, { project, people, was: formerGroups(groups) }));
}

function formerGroups(groups: readonly teams.TeamRecord[]): ReadonlyMap<number, string> {
  return new Map(groups.flatMap(({ name, member_ids }) => member_ids.map((id) => [id, name] as const)));
}
