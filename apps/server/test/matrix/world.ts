import { classTaskCreate, nodeEnd, teamCreate, teamInvite, teamUpdate } from '@lets/contract';
import { type BuiltUser, buildClass, buildCourse, buildProject } from '../factories.ts';
import type { TestServer } from '../test-server.ts';
import { type Actor, actors } from './actors.ts';
import { type Authoring, buildAuthoring } from './world-authoring.ts';
import { buildFrame, type Frame, openServer } from './world-frame.ts';
import { act, buildPeople, type Member, member } from './world-people.ts';
import {
  type Cast,
  formTeam,
  playRun,
  prepareRun,
  prepareVacant,
  type RunInPlay,
  type Setting,
  startRun,
} from './world-run.ts';

/** Every one of these stands in something that only the run's members and staff may read. */
export const SECRETS = [
  'SECRET-TASK',
  'SECRET-TEAM',
  'SECRET-SPEECH',
  'SECRET-DOCUMENT',
  'SECRET-PAPER',
  'SECRET-MESSAGE',
];

export interface World {
  readonly server: TestServer;
  readonly people: Readonly<Record<Actor, BuiltUser>>;
  readonly tokens: Readonly<Record<Actor, string | null>>;
  /** A class mate in no team. */
  readonly mate: BuiltUser;
  readonly course: number;
  readonly project: number;
  readonly flow: number;
  readonly otherProject: number;
  readonly team: number;
  /** Of the same members, with nothing prepared. */
  readonly idleTeam: number;
  readonly otherTeam: number;
  /** The class mate's: one that anybody of the class may join, and one that invites the holder alone. */
  readonly openTeam: number;
  readonly closedTeam: number;
  readonly class: number;
  /** The mentor's, with groups to choose from. */
  readonly classTask: number;
  /** The idle team's, in which only the holder has a role. */
  readonly vacant: number;
  readonly waiting: number;
  readonly ended: number;
  readonly run: RunInPlay;
  /** The other team's. */
  readonly otherRun: RunInPlay;
  readonly frame: Frame;
  readonly authoring: Authoring;
}

export async function buildWorld(): Promise<World> {
  const server = await openServer();
  const people = await buildPeople(server);
  const { database } = server.deps;
  const course = await buildCourse(database);
  const mate = await member(server);
  const team = ['disabled', 'bystander', 'elsewhere', 'holder', 'host', 'leader', 'creator'] as const;
  const rivals = [
    people.other_team,
    await member(server),
    await member(server),
    await member(server),
  ] as const;
  const { id: classId } = await buildClass(database, {
    courseId: course,
    mentorIds: [people.mentor.id],
    studentIds: [...team.map((name) => people[name].id), mate.id, ...rivals.map(({ id }) => id)],
  });
  await buildClass(database, { mentorIds: [people.other_mentor.id], studentIds: [people.outsider.id] });
  const file = { project: { team_max: 20 } };
  const { id: otherProject, code } = await buildProject(database, { courseId: course, file });
  const jumps = [{ node_id: 'leap', project_code: code, roles: { claimant: 'claimant' } }];
  const { id: project, flowId: flow } = await buildProject(database, {
    courseId: course,
    file: { project: { ...file.project, jumps } },
  });

  const cast: Cast = { word: 'SECRET', ...pick(people), observer: people.elsewhere };
  const members = team.map((name) => people[name].id).filter((id) => id !== people.leader.id);
  const setting = { server, project };
  const teamId = await formTeam(setting, cast, members);
  const prepare = () => prepareRun(setting, cast, { team: teamId, creator: people.creator.id });
  const waiting = await prepare();
  const ended = await prepare();
  await startRun(server, cast, ended);
  await act(server, people.host, nodeEnd, {
    option: 'terminate',
    eid: ended,
    nid: 'hearing',
    role_id: 'judge',
    reason: 'Settled',
  });
  const run = await playRun(server, cast, await prepare());

  const [leader, host, holder, observer] = rivals;
  const rivalCast: Cast = {
    word: 'RIVAL',
    leader,
    host,
    holder,
    observer,
  };
  const otherTeam = await formTeam(setting, rivalCast, [host.id, holder.id, observer.id]);
  const rivalEid = await prepareRun(setting, rivalCast, { team: otherTeam, creator: leader.id });
  const otherRun = await playRun(server, rivalCast, rivalEid);
  const idleTeam = await formTeam(setting, cast, members);
  await act(server, people.leader, teamInvite, { team_id: idleTeam, user_ids: [mate.id] });
  const vacant = await prepareVacant(setting, cast, idleTeam);
  const inviting = await buildInviting(setting, { mate, invited: people.holder });
  const { id: classTask } = await act(server, people.mentor, classTaskCreate, {
    project_id: project,
    class_id: classId,
    grouping: 'self',
    size: 4,
  });

  const frame = await buildFrame(server, { ...pick(people), mate });
  const authoring = await buildAuthoring(database, people.admin.id);
  const { pool } = database;
  await pool.query('update users set disabled = true where id = $1', [people.disabled.id]);
  await pool.query('delete from sessions where user_id = $1', [people.ended_session.id]);
  return {
    server,
    people,
    tokens: {
      ...Object.fromEntries(actors.map((name) => [name, people[name].token])),
      anonymous: null,
    } as World['tokens'],
    mate,
    course,
    project,
    flow,
    otherProject,
    team: teamId,
    idleTeam,
    otherTeam,
    ...inviting,
    class: classId,
    classTask,
    vacant,
    waiting,
    ended,
    run,
    otherRun,
    frame,
    authoring,
  };
}

function pick({ leader, host, holder }: Record<Actor, Member>) {
  return { leader, host, holder };
}

async function buildInviting(
  { server, project }: Setting,
  { mate, invited }: { readonly mate: Member; readonly invited: Member },
): Promise<{ openTeam: number; closedTeam: number }> {
  const form = async (name: string) => {
    const input = { name, project_id: project, members: [], open_invitation: true };
    return (await act(server, mate, teamCreate, input)).id;
  };
  const [openTeam, closedTeam] = [await form('Open'), await form('Closed')];
  await act(server, mate, teamUpdate, { team_id: closedTeam, open_invitation: false });
  await act(server, mate, teamInvite, { team_id: closedTeam, user_ids: [invited.id] });
  return { openTeam, closedTeam };
}
