import type { CodeName } from '@lets/contract';

/** Every kind of caller, by their relation to one running experiment (docs/quality.md, no. 1). */
export const ACTORS = {
  anonymous: 'without a session',
  ended_session: 'with a session that has ended',
  disabled: 'a member of the team whose account was disabled',
  outsider: 'a student outside the class',
  other_team: 'a student of the class who plays in another team',
  bystander: 'a member of the team without any role',
  elsewhere: 'a member whose role has no place in this section',
  holder: 'the member who plays the role in hand',
  host: 'the member who hosts the section',
  leader: 'the leader of the team',
  creator: 'the member who prepared the experiment and does not lead it',
  mentor: 'a mentor of the class',
  other_mentor: 'a mentor of another course',
  admin_bare: 'an administrator without the module',
  admin: 'an administrator with the module',
  super_admin: 'a super administrator',
} as const;
export type Actor = keyof typeof ACTORS;
export const actors = Object.keys(ACTORS) as Actor[];

/** Names for several actors at once, for the policy to read well. */
const GROUPS = {
  nobody: ['anonymous', 'ended_session', 'disabled'],
  strangers: ['outsider', 'other_team', 'other_mentor', 'admin_bare'],
  players: ['bystander', 'elsewhere', 'holder', 'host', 'leader', 'creator'],
  staff: ['mentor', 'admin', 'super_admin'],
} as const satisfies Record<string, readonly Actor[]>;
type Group = keyof typeof GROUPS;

export type Cells = Readonly<Record<Actor, CodeName>>;

/** Who gets which answer. Every actor stands exactly once; a row that forgets or repeats one is refused as soon as it is read. */
export function cells(answers: Partial<Record<CodeName, string>>): Cells {
  const found: Partial<Record<Actor, CodeName>> = {};
  for (const [code, names] of Object.entries(answers) as [CodeName, string][]) {
    for (const actor of names.split(' ').flatMap(expand)) {
      if (found[actor]) throw new Error(`${actor} stands twice`);
      found[actor] = code;
    }
  }
  const missing = actors.filter((actor) => !found[actor]);
  if (missing.length > 0) throw new Error(`nothing is said of ${missing.join(', ')}`);
  return found as Cells;
}

function expand(name: string): readonly Actor[] {
  if (name === 'everybody') return actors;
  if (Object.hasOwn(GROUPS, name)) return GROUPS[name as Group];
  if (Object.hasOwn(ACTORS, name)) return [name as Actor];
  throw new Error(`${name} is no actor`);
}
