import { type ExperimentDetail, type FlowNodeView, LIMITS } from '@lets/contract';
import { mayHold, rolesOfUser } from '@lets/engine';
import type { Act } from './act.ts';
import { chanceOf } from './chance.ts';
import type { Manner } from './manner.ts';
import { holderOf, nodeOf, type View } from './view.ts';

/**
 * Pure: the members who never come. Someone has to hand their roles over: without a mentor that is the leader, who comes; and of a team
 * of which nobody would come, the leader does.
 */
export function absenteesOf(
  { state: { member_ids, leader_id } }: Pick<ExperimentDetail, 'state'>,
  { absent = 0, seed = 1 }: Partial<Manner>,
  hasMentor: boolean,
): ReadonlySet<number> {
  const away = member_ids.filter((_, place) => chanceOf(seed, 'never comes', place) < absent);
  const isLeaderNeeded = !hasMentor || away.length === member_ids.length;
  return new Set(away.filter((id) => id !== leader_id || !isLeaderNeeded));
}

/** Pure: what the leading role does when everything waits for a person who is not there: a member who is takes the role over. */
export function replaceAbsent(view: View, { patience }: Manner): Act | null {
  const { present, idle } = view;
  if (!present || idle < patience || !isInCharge(view, present)) return null;
  // Whom the leader has asked, because they do not count as absent yet, is waited for.
  if (isAsking(view) && idle < ABSENT_MS) return null;
  for (const { node_id, status } of Object.values(view.state.sections)) {
    const node = nodeOf(view, node_id);
    const role = status === 'open' && node ? roleOfNobody(view, node, present) : undefined;
    const to = role === undefined ? undefined : standIn(view, present, role);
    if (role !== undefined && to !== undefined) return { do: 'hand_over', role, to };
  }
  return null;
}

const ABSENT_MS = LIMITS.absent_minutes * 60_000;

function isAsking({ state, user_id }: View): boolean {
  return (state.hand_overs ?? []).some(({ asked_by }) => asked_by === user_id);
}

/** The leader; a mentor where the leader has not come either. */
function isInCharge({ state, user_id }: View, present: ReadonlySet<number>): boolean {
  const { leader_id, member_ids } = state;
  return user_id === leader_id || (!member_ids.includes(user_id) && !present.has(leader_id));
}

function roleOfNobody(view: View, node: FlowNodeView, present: ReadonlySet<number>): string | undefined {
  return node.roles.find(({ role_id }) => {
    const holder = holderOf(view, role_id);
    return holder !== undefined && !present.has(holder) && !view.humans.has(holder);
  })?.role_id;
}

/** Of the members who are there and may hold the role, or of all where none may, who has the least to play. People are not given what they did not ask for. */
function standIn(
  { state, humans, detail: { flow } }: View,
  present: ReadonlySet<number>,
  role: string,
): number | undefined {
  const held = (id: number) => rolesOfUser(flow, state, id);
  const here = state.member_ids.filter((id) => present.has(id) && !humans.has(id));
  const lawful = here.filter((id) => mayHold(flow, held(id), role));
  const able = lawful.length > 0 ? lawful : here;
  return able.toSorted((a, b) => held(a).length - held(b).length)[0];
}
