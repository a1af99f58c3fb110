import type { OutputOf, RoleStatus, roleStatus } from '@lets/contract';
import { holderOf } from '@lets/engine';
import type { z } from 'zod';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { briefOrNull, type People, readPeople } from '../../../runs/people.ts';
import { roleName } from '../../../runs/roles.ts';
import { readSection, type SectionInView, type Where } from '../section.ts';

export type Status = z.infer<typeof RoleStatus>;

const INSIDE = 1;
const OUTSIDE = 0;

/** Every role of a section: who plays it, whether they are here, in or out, and whether they have voted. */
export async function statusesOf(deps: Deps, view: SectionInView): Promise<Status[]> {
  const { run, node } = view;
  const holders = node.roles.flatMap(({ role_id }) => holderOf(run.state, role_id) ?? []);
  const [people, online] = await Promise.all([readPeople(deps.database, holders), onlineIn(deps, run.id)]);
  return statusRows(view, people, online);
}

/** Who has the run open on a screen now. */
export async function onlineIn(deps: Deps, eid: number): Promise<ReadonlySet<number>> {
  return new Set((await deps.bus.present(eid)).map(({ user_id }) => user_id));
}

function statusRows(
  { run, flow, node, section }: SectionInView,
  people: People,
  online: ReadonlySet<number>,
): Status[] {
  return node.roles.map(({ role_id, can_terminate }) => {
    const holder = holderOf(run.state, role_id);
    return {
      role_id,
      role_name: roleName(flow, role_id),
      user: briefOrNull(people, holder),
      online: holder !== undefined && online.has(holder),
      sitting_status: section?.inside.includes(role_id) ? INSIDE : OUTSIDE,
      vote_status: section?.vote.voted.includes(role_id) ? 1 : 0,
      can_terminate,
    };
  });
}

export async function readRoleStatus(
  deps: Deps,
  caller: Caller,
  where: Where,
): Promise<OutputOf<typeof roleStatus>> {
  const view = await readSection(deps, caller, where);
  return { control_status: view.run.state.control.status, list: await statusesOf(deps, view) };
}

/** Roles in the room, or those of the section that are outside. */
export async function listRoles(
  deps: Deps,
  caller: Caller,
  where: Where,
  which: 'in' | 'out',
): Promise<{ list: Status[] }> {
  const { list } = await readRoleStatus(deps, caller, where);
  const wanted = which === 'in' ? INSIDE : OUTSIDE;
  return { list: list.filter(({ sitting_status }) => sitting_status === wanted) };
}
