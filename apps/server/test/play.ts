import {
  type ActAnswer,
  type CallDeclaration,
  experimentCreate,
  experimentStart,
  experimentUpdate,
  IDENTITY,
  type InputOf,
  messagePush,
  nodeEnd,
  type OutputOf,
  templateCreate,
} from '@lets/contract';
import type { RunEvent, RunState } from '@lets/engine';
import { teamMembers, teams } from '../src/db/schema/index.ts';
import {
  type BuiltUser,
  buildClass,
  buildProject,
  buildUser,
  logInAs,
  type ProjectOptions,
} from './factories.ts';
import { richText, wholeCase } from './flows.ts';
import type { Answer, TestServer } from './test-server.ts';

export interface Player extends BuiltUser {
  readonly token: string;
}

export type RoleName = 'judge' | 'assessor' | 'claimant' | 'respondent' | 'witness';

/** A class with a mentor, a team of five whose members play the roles of the whole case in their order, and its run. */
export interface Play {
  readonly server: TestServer;
  readonly eid: number;
  readonly projectId: number;
  readonly flowId: number;
  readonly classId: number;
  readonly teamId: number;
  readonly leader: Player;
  readonly mentor: Player;
  readonly stranger: Player;
  readonly players: Readonly<Record<RoleName, Player>>;
  call<C extends CallDeclaration>(who: Player, call: C, input: InputOf<C>): Promise<Answer<OutputOf<C>>>;
  /** A short act in a section. */
  push(
    who: Player,
    nid: string,
    act: DistributiveOmit<InputOf<typeof messagePush>, 'eid' | 'nid'>,
  ): Promise<Answer<ActAnswer>>;
  end(who: RoleName, nid: string, transId: string): Promise<Answer<OutputOf<typeof nodeEnd>>>;
  state(): Promise<RunState>;
  log(): Promise<RunEvent[]>;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export async function buildPlayer(
  server: TestServer,
  overrides: Parameters<typeof buildUser>[1] = {},
): Promise<Player> {
  const user = await buildUser(server.deps.database, overrides);
  return { ...user, token: await logInAs(server.deps.database, user) };
}

export interface PlayOptions {
  readonly file?: NonNullable<ProjectOptions['file']>;
  readonly isStarted?: boolean;
}

const ROLES: readonly RoleName[] = ['judge', 'assessor', 'claimant', 'respondent', 'witness'];

/** The run as prepared by the judge's player, who leads; started unless a test wants it waiting. */
export async function openPlay(
  server: TestServer,
  { file = {}, isStarted = true }: PlayOptions = {},
): Promise<Play> {
  const { database } = server.deps;
  const members: Player[] = [];
  // One after the other, so that the roles' players are numbered in their order.
  for (const _ of ROLES) members.push(await buildPlayer(server));
  const players = Object.fromEntries(ROLES.map((role, i) => [role, members[i]])) as Record<RoleName, Player>;
  const [mentor, stranger] = await Promise.all([
    buildPlayer(server, { identity: IDENTITY.mentor }),
    buildPlayer(server),
  ]);
  const memberIds = members.map(({ id }) => id);
  const { id: classId, courseId } = await buildClass(database, {
    mentorIds: [mentor.id],
    studentIds: memberIds,
  });
  const project = await buildProject(database, {
    courseId,
    file: { ...wholeCase, ...file, project: { ...wholeCase.project, ...file.project } },
  });
  const leader = players.judge;
  const teamId = await buildTeam(server, { projectId: project.id, classId, leaderId: leader.id, memberIds });
  const created = await server.call(
    experimentCreate,
    { project_id: project.id, team_id: teamId },
    { as: leader.token },
  );
  const { eid } = created.d;
  const holders = Object.fromEntries(ROLES.map((role) => [role, players[role].id]));
  await server.call(experimentUpdate, { eid, holders }, { as: leader.token });
  if (isStarted) await server.call(experimentStart, { eid }, { as: leader.token });
  return {
    server,
    eid,
    projectId: project.id,
    flowId: project.flowId,
    classId,
    teamId,
    leader,
    mentor,
    stranger,
    players,
    call: (who, call, input) => server.call(call, input, { as: who.token }),
    push: (who, nid, act) =>
      server.call(messagePush, { eid, nid, ...act } as InputOf<typeof messagePush>, { as: who.token }),
    end: (who, nid, trans_id) =>
      server.call(
        nodeEnd,
        { option: 'forward', eid, nid, role_id: who, trans_id },
        { as: players[who].token },
      ),
    state: () => stateOf(server, eid),
    log: () => logOf(server, eid),
  };
}

export async function buildTeam(
  { deps }: TestServer,
  team: { projectId: number; classId?: number | null; leaderId: number; memberIds: readonly number[] },
): Promise<number> {
  const { db } = deps.database;
  const values = {
    name: 'team',
    project_id: team.projectId,
    class_id: team.classId ?? null,
    leader_id: team.leaderId,
  };
  const [row] = await db.insert(teams).values(values).returning({ id: teams.id });
  if (!row) throw new Error('the team was not made');
  await db.insert(teamMembers).values(team.memberIds.map((user_id) => ({ team_id: row.id, user_id })));
  return row.id;
}

async function stateOf({ deps }: TestServer, eid: number): Promise<RunState> {
  const { rows } = await deps.database.pool.query('SELECT state FROM experiments WHERE id = $1', [eid]);
  return rows[0].state;
}

async function logOf({ deps }: TestServer, eid: number): Promise<RunEvent[]> {
  const { rows } = await deps.database.pool.query(
    `SELECT seq, type, at, node_id, actor_id, role_id, by_staff, audience, data FROM experiment_events
      WHERE experiment_id = $1 ORDER BY seq`,
    [eid],
  );
  return rows;
}

type Ballot = 'for' | 'against';

/** Plays on until the named section is open; the panel votes as told. */
export async function playTo(
  play: Play,
  section: 'hearing' | 'panel' | 'judgment' | 'report' | 'leap' | 'closing',
  ballot: Ballot = 'for',
): Promise<void> {
  const steps: readonly [typeof section, () => Promise<unknown>][] = [
    ['hearing', () => finishDrafts(play)],
    ['panel', () => play.end('judge', 'hearing', 'deliberate')],
    ['judgment', () => decidePanel(play, ballot)],
    ['report', () => play.end('judge', 'judgment', 'pronounce')],
    ['leap', () => play.end('judge', 'report', 'reported')],
    ['closing', () => play.end('judge', 'leap', 'finish')],
  ];
  for (const [reached, step] of steps) {
    await step();
    if (reached === section) return;
  }
}

async function finishDrafts(play: Play): Promise<void> {
  await play.end('claimant', 'complaint', 'filed');
  await play.end('respondent', 'defence', 'answered');
}

async function decidePanel(play: Play, ballot: Ballot): Promise<void> {
  await votePanel(play, ballot);
  await play.end('judge', 'panel', ballot === 'for' ? 'upheld' : 'dismissed');
}

/** The panel votes, and its vote is closed. */
export async function votePanel(play: Play, ballot: Ballot): Promise<void> {
  for (const role of ['judge', 'assessor'] as const) {
    await play.push(play.players[role], 'panel', { kind: 'vote', role_id: role, option_id: ballot });
  }
  await play.push(play.players.judge, 'panel', { kind: 'end_vote' });
}

/** A document of the section that `who` may draft in. */
export async function draft(
  play: Play,
  who: RoleName,
  nid: string,
  template_id: string | undefined,
  text = 'A draft',
): Promise<OutputOf<typeof templateCreate>> {
  const { d } = await play.call(play.players[who], templateCreate, {
    eid: play.eid,
    nid,
    role_id: who,
    name: 'A document',
    template_id,
    content: richText(text),
  });
  return d;
}
