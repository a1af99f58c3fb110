import type { Transaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import { briefOf, readPeople } from '../../runs/people.ts';
import { throttle } from '../../throttle.ts';
import { type Letter, tell } from '../message/service.ts';
import * as letters from './letters.ts';
import { projectName } from './repository.ts';

export function throttleChanges(deps: Deps, caller: Caller): Promise<void> {
  return throttle(deps, `team:${caller.id}`, SERVER_LIMITS.rates.team_changes);
}

interface ToldTeam {
  readonly name: string;
  readonly project_id: number;
  readonly leader_id: number | null;
}

interface Changed {
  /** As it is after the change. */
  readonly team: ToldTeam;
  readonly add?: readonly number[];
  readonly remove?: readonly number[];
}

/** Members added and removed hear it, and so does the leader. */
export async function tellChanges(
  deps: Deps,
  tx: Transaction,
  callerId: number,
  { team, add = [], remove = [] }: Changed,
): Promise<void> {
  if (add.length + remove.length === 0) return;
  const project = await projectName(tx, team.project_id);
  const people = await readPeople(tx, [...add, ...remove]);
  const others = (ids: readonly number[]) =>
    ids.filter((id) => id !== callerId).map((id) => briefOf(people, id));
  await tell(deps, tx, callerId, [
    ...letters.lettersAbout({ team, project, added: others(add), removed: others(remove) }),
    // A person who takes themselves out hands the lead over with it.
    ...(remove.includes(callerId) ? lettersToLeader(team, 'left') : []),
  ]);
}

/** The leader hears who came or went by themselves. */
export async function tellLeader(
  deps: Deps,
  tx: Transaction,
  callerId: number,
  { team, did }: { readonly team: Pick<ToldTeam, 'name' | 'leader_id'>; readonly did: 'joined' | 'left' },
): Promise<void> {
  await tell(deps, tx, callerId, lettersToLeader(team, did));
}

function lettersToLeader(
  { name, leader_id }: Pick<ToldTeam, 'name' | 'leader_id'>,
  did: 'joined' | 'left',
): Letter[] {
  return leader_id === null ? [] : [{ to: leader_id, words: letters.wordsCameOrWent(did, name) }];
}

const WORDS = {
  declined: letters.wordsDeclined,
  withdrawn: letters.wordsWithdrawn,
  disbanded: letters.wordsDisbanded,
} as const;

/** What was done about the whole team or an invitation to it. */
export async function tellOf(
  deps: Deps,
  tx: Transaction,
  callerId: number,
  {
    did,
    team,
    to,
  }: { readonly did: keyof typeof WORDS; readonly team: ToldTeam; readonly to: readonly number[] },
): Promise<void> {
  if (to.length === 0) return;
  const words = WORDS[did](team.name, await projectName(tx, team.project_id));
  await tell(
    deps,
    tx,
    callerId,
    [...new Set(to)].map((id) => ({ to: id, words })),
  );
}
