import type { UserBrief } from '@lets/contract';
import { conflictOf, type Flow, holderOf, mayHold, type RunState, rolesOfUser } from '@lets/engine';

/** Who may take a role over, and whose roles ask for it most. Pure. */

export interface Table {
  readonly flow: Pick<Flow, 'roles'>;
  readonly state: RunState;
  readonly members: readonly UserBrief[];
  /** Who has the run on a screen. */
  readonly present: ReadonlySet<number>;
  /** Who counts as absent, and since when. */
  readonly absentSince: ReadonlyMap<number, number>;
}

export interface HeldRole {
  readonly roleId: string;
  readonly holder: UserBrief | undefined;
  /** Null while its holder is not absent. */
  readonly absentSince: number | null;
}

/** The roles whose holders are absent first, the longest absent before the others; then the flow's order. */
export function rolesToGive({ flow, state, members, absentSince }: Table): HeldRole[] {
  const held = flow.roles.map(({ id }): HeldRole => {
    const holder = members.find((member) => member.id === holderOf(state, id));
    return { roleId: id, holder, absentSince: (holder && absentSince.get(holder.id)) ?? null };
  });
  const rank = ({ absentSince: since }: HeldRole) => since ?? Number.POSITIVE_INFINITY;
  return held.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

export interface Candidate {
  readonly member: UserBrief;
  readonly isPresent: boolean;
  readonly roleIds: readonly string[];
  /** The role of theirs that nobody may hold together with the one in question. */
  readonly conflict: string | undefined;
}

/** The members who could take a role over: who may hold it first, of those who is here, of those who has least to play. */
export function candidatesFor({ flow, state, members, present }: Table, roleId: string): Candidate[] {
  const others = members.filter(
    ({ id, automatic }) => !automatic && state.member_ids.includes(id) && id !== holderOf(state, roleId),
  );
  const candidates = others.map((member): Candidate => {
    const roleIds = rolesOfUser(flow, state, member.id);
    const conflict = conflictOf(flow, roleIds, roleId);
    return { member, isPresent: present.has(member.id), roleIds, conflict };
  });
  const rank = ({ conflict, isPresent, roleIds }: Candidate) =>
    (conflict === undefined ? 0 : 2000) + (isPresent ? 0 : 1000) + roleIds.length;
  return candidates.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether somebody who is here may hold a role: then nobody else gets it as an exception of the leader's. */
export function isLawfulForSomebody({ flow, state, members, absentSince }: Table, roleId: string): boolean {
  return members.some(
    ({ id, automatic }) =>
      !automatic &&
      !absentSince.has(id) &&
      state.member_ids.includes(id) &&
      id !== holderOf(state, roleId) &&
      mayHold(flow, rolesOfUser(flow, state, id), roleId),
  );
}
