import type {
  ClassCasting,
  ClassTask,
  classCast,
  Flow,
  GroupCast,
  Language,
  ParsedInputOf,
} from '@lets/contract';
import { incompatibleWith } from '@lets/engine';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/errors.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { briefOf, readPeople } from '../../runs/people.ts';
import { throttle } from '../../throttle.ts';
import { type CastWish, castGroup } from '../experiment/service.ts';
import { tell } from '../message/service.ts';
import { lettersAboutRoles } from './letters-roles.ts';
import { readClassTask } from './list.ts';
import * as repository from './repository.ts';
import { lockTaskFor } from './task-lock.ts';

/** Who plays what in all groups of a task. */
export async function readClassCasting(
  deps: Deps,
  caller: Caller,
  id: number,
  lang: Language,
): Promise<ClassCasting> {
  const task = await readClassTask(deps, caller, id, lang);
  const { database, flowCache } = deps;
  const runs = await repository.newestRunsOf(
    database,
    task.groups.map(({ team_id }) => team_id),
  );
  const people = await readPeople(
    database,
    runs.flatMap(({ state }) => state.member_ids),
  );
  const flows = new Map<number, Flow>();
  for (const { flow_id } of runs) flows.set(flow_id, await flowCache.read(flow_id));
  const groups = task.groups.flatMap(({ team_id, name }): GroupCast[] => {
    const run = runs.find((one) => one.team_id === team_id);
    if (!run) return [];
    const { id: eid, status, revision, state, flow_id } = run;
    const members = state.member_ids.map((member) => briefOf(people, member));
    const role_ids = (flows.get(flow_id)?.roles ?? []).map((role) => role.id);
    const { leader_id, holders } = state;
    return [{ team_id, name, eid, status, revision, leader_id, members, role_ids, holders }];
  });
  return { task: briefOfTask(task), roles: rolesOf([...flows.values()]), groups };
}

function briefOfTask({ id, name, class: room, project }: ClassTask): ClassCasting['task'] {
  return { id, name, class: room, project };
}

/** Pure: groups may have been prepared from different versions of the flow. */
function rolesOf(flows: readonly Flow[]): ClassCasting['roles'] {
  const roles = new Map<string, ClassCasting['roles'][number]>();
  for (const flow of flows) {
    for (const { id, name, character, side } of flow.roles) {
      const incompatible = [...incompatibleWith(flow, id)];
      if (!roles.has(id)) roles.set(id, { id, name, character, side, incompatible });
    }
  }
  return [...roles.values()];
}

/** Gives the roles of waiting groups, all or nothing. */
export async function castClassTask(
  deps: Deps,
  caller: Caller,
  { id, groups, accept_incompatible = false }: ParsedInputOf<typeof classCast>,
  lang: Language,
): Promise<ClassCasting> {
  await throttle(deps, `class:${caller.id}`, SERVER_LIMITS.rates.class_acts);
  await inTransaction(deps.database, async (tx) => {
    const task = await lockTaskFor(tx, caller, id);
    const teams = await repository.lockGroups(tx, id);
    const ofTask = new Map(teams.map((team) => [team.id, team]));
    const strange = groups.filter(({ team_id }) => !ofTask.has(team_id)).map(({ team_id }) => team_id);
    if (strange.length > 0) refuse('changed_meanwhile', { team_ids: strange });
    if (new Set(groups.map(({ team_id }) => team_id)).size < groups.length)
      refuse('bad_parameter', { groups: 'not_one_of' });
    const wishes = groups.map(({ team_id, revision, holders }) => ({
      teamId: team_id,
      revision,
      holders,
      acceptIncompatible: accept_incompatible,
    }));
    await castAll(deps, tx, caller, wishes, (teamId) => ofTask.get(teamId)?.name ?? '');
    tx.afterCommit(() => deps.bus.nudge([task.creator_id, caller.id], 'class_tasks'));
  });
  return readClassCasting(deps, caller, id, lang);
}

async function castAll(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  wishes: readonly CastWish[],
  nameOf: (teamId: number) => string,
): Promise<void> {
  const begun: number[] = [];
  const changed: number[] = [];
  // In one order, as those who delete several hold them.
  for (const wish of wishes.toSorted((a, b) => a.teamId - b.teamId)) {
    const done = await castGroup(deps, tx, wish);
    if (done === 'begun') begun.push(wish.teamId);
    else if (done === 'changed') changed.push(wish.teamId);
    else await tell(deps, tx, caller.id, lettersAboutRoles(nameOf(wish.teamId), done));
  }
  if (begun.length > 0) refuse('team_started', { team_ids: begun });
  if (changed.length > 0) refuse('changed_meanwhile', { team_ids: changed });
}
