import type { Bilingual, Flow, UserBrief } from '@lets/contract';
import {
  askedByEveryOption,
  type ConditionType,
  type Due,
  type DueKind,
  dueIn,
  openSections,
  type RunState,
  type SectionState,
  turnOf,
  viewFor,
} from '@lets/engine';
import { briefOrNull, type People } from './people.ts';
import { roleName } from './roles.ts';

/** Who looks at a run. */
export interface Onlooker {
  readonly userId: number;
  readonly isStaff: boolean;
}

/** What an open section waits for. */
export interface SectionDues {
  readonly section: SectionState;
  readonly dues: readonly Due[];
  /** What is told first to the person who looks. */
  readonly due: Due | undefined;
}

/** Pure: what each open section of a run waits for, found in what a person may know of it; the longest open first. */
export function duesFor(flow: Flow, state: RunState, { userId, isStaff }: Onlooker): SectionDues[] {
  const known = viewFor(state, flow, userId, isStaff);
  return openSections(known).map((section) => {
    const asked = isStaff ? askedByEveryOption(flow, known, section.node_id) : [];
    const dues = dueIn(flow, known, section.node_id, asked);
    return { section, dues, due: turnOf(dues, isStaff ? null : userId)?.due };
  });
}

/** Conditions that are met by something that a section waits for in other words too. */
const MET_BY: { readonly [type in ConditionType]?: DueKind } = {
  handed_in: 'hand_in',
  signed_by: 'sign',
  record_signed: 'sign_record',
  has_spoken: 'speak',
};

/** Pure: what a person is waited for with, in a word. */
export function kindOf({ kind, condition }: Due): DueKind {
  return (condition && MET_BY[condition.type]) ?? kind;
}

const LEADER: Bilingual = { zh: '组长', en: 'Team leader' };

/** A person who is waited for; without a role as the team's leader. */
export interface WaitedRole {
  readonly role_id: string | null;
  readonly role_name: Bilingual;
  readonly user: UserBrief | null;
}

/** Pure: those who are waited for, by their roles and names. */
export function namesOf(due: Due | undefined, flow: Flow, people: People): WaitedRole[] {
  return (due?.by ?? []).map(({ role_id, user_id }) => ({
    role_id,
    role_name: role_id === null ? LEADER : roleName(flow, role_id),
    user: briefOrNull(people, user_id),
  }));
}
