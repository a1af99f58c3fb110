import type {
  BoardFlow,
  BoardRow,
  Flow,
  guideBoard,
  Language,
  OutputOf,
  ParsedInputOf,
  UserBrief,
} from '@lets/contract';
import { CONTROL_PAUSED, type Due, type DueBy, type DueKind, holderOf, type RunState } from '@lets/engine';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';
import { briefOf, briefOrNull, type People, readPeople } from '../../runs/people.ts';
import { facesOf } from '../../runs/roles.ts';
import { nameOfRun, namesFor } from '../../runs/task-name.ts';
import { duesFor, kindOf, type Onlooker, type SectionDues } from '../../runs/turns.ts';
import {
  type ListedRun,
  listRuns,
  makeCards,
  type ProjectOfRun,
  readCardParts,
  runsInCareOf,
} from '../experiment/service.ts';
import { lastActs, lastSeen, readClasses, tasksOfTeams } from './repository.ts';
import { type Standing, stuckReasons } from './stuck.ts';

type Input = ParsedInputOf<typeof guideBoard>;

/** More than anybody can look after at once; the filters reach the others. */
export const MOST = 100;

/** What a row is made of besides the run's own. */
interface BoardContext {
  readonly onlooker: Onlooker;
  readonly flow: Flow;
  readonly project: ProjectOfRun;
  readonly people: People;
  readonly present: readonly number[];
  readonly lastAt: number;
  readonly seen: ReadonlyMap<string, number>;
  readonly now: number;
}

/** The running experiments that the caller looks after, those that are stuck first. */
export async function readBoard(
  deps: Deps,
  caller: Caller,
  input: Input,
  lang: Language,
): Promise<OutputOf<typeof guideBoard>> {
  const { database } = deps;
  const whose = await runsInCareOf(database, caller);
  const window = { page: 1, size: MOST, sort: 'newest' as const, lang };
  const [listed, ended, classes] = await Promise.all([
    listRuns(database, { ...input, ...window, whose, status: 'in_progress' }),
    listRuns(database, { ...window, size: 1, whose, status: 'ended', evaluated: false }),
    readClasses(database, whose.kind === 'all' ? null : whose.taught.classIds),
  ]);
  const { runs, total } = listed;
  const eids = runs.map(({ id }) => id);
  const [parts, mentors, present, acts, seen, taskOf] = await Promise.all([
    readCardParts(deps, runs),
    readPeople(database, answerers(runs)),
    Promise.all(eids.map((eid) => deps.bus.present(eid))),
    lastActs(database, eids),
    lastSeen(database, eids),
    tasksOfTeams(
      database,
      runs.flatMap(({ team_id }) => team_id ?? []),
    ),
  ]);
  const { projects, flows } = parts;
  const people = new Map([...parts.people, ...mentors]);
  const cards = new Map(makeCards(parts, caller, runs, lang).map((card) => [card.eid, card]));
  const now = deps.clock();
  const onlooker = { userId: caller.id, isStaff: true };
  const rows = runs.flatMap((run, i) => {
    const card = cards.get(run.id);
    const flow = flows.get(run.flow_id);
    const project = projects.get(run.project_id);
    if (!card || !flow || !project) return [];
    const lastAt = acts.get(run.id) ?? run.started_at?.getTime() ?? now;
    const here = (present[i] ?? []).map(({ user_id }) => user_id);
    const context = { onlooker, flow, project, people, present: here, lastAt, seen, now };
    const task_id = taskOf.get(run.team_id ?? 0)?.id ?? null;
    return [{ card, task_id, ...rowOf(run, context) }];
  });
  const known = new Map([...projects.values()].map(({ id, name }) => [id, { id, name }]));
  const tasks = [...taskOf.values()].map(({ id, name, project_id }) => {
    const project = projects.get(project_id);
    return { id, name: project ? nameOfRun(namesFor(name, project.name), lang) : name };
  });
  return {
    total,
    rows: rows.sort(byUrgency),
    flows: [...flows].map(([id, flow]) => outlineOf(id, flow)),
    to_evaluate: ended.total,
    classes,
    projects: [...known.values()],
    tasks: [...new Map(tasks.map((task) => [task.id, task])).values()],
    server_time: now,
  };
}

function answerers(runs: readonly ListedRun[]): number[] {
  return runs.flatMap(({ state }) => (state.help ?? []).flatMap(({ answer }) => answer?.user_id ?? []));
}

const ORDER = ['stuck', 'help', 'paused', 'going'];

/** Pure: calls for help, then the teams stuck longest, then the paused; among the others those whose last act is longest ago. */
function byUrgency(a: Pick<BoardRow, 'state' | 'stuck' | 'last_at'>, b: typeof a): number {
  const rank = ({ state }: typeof a) => (state === 'help' ? -1 : ORDER.indexOf(state));
  const since = ({ stuck, last_at }: typeof a) => Math.min(last_at, ...stuck.map((one) => one.since));
  return rank(a) - rank(b) || since(a) - since(b);
}

function rowOf(run: ListedRun, context: BoardContext): Omit<BoardRow, 'card' | 'task_id'> {
  const { state } = run;
  const { flow, people, present, lastAt } = context;
  const isPaused = state.control.status === CONTROL_PAUSED;
  const open = duesFor(flow, state, context.onlooker);
  const dues = open.flatMap((one) => one.dues);
  const standing = standingOf(run, open, context);
  const stuck = stuckReasons(standing).map(({ user_id, ...reason }) => ({
    ...reason,
    user: user_id === null ? null : briefOf(people, user_id),
  }));
  const isCalling = stuck[0]?.reason === 'help';
  return {
    flow_id: run.flow_id,
    class_id: run.class_id,
    state: isCalling ? 'help' : stuck.length > 0 ? 'stuck' : isPaused ? 'paused' : 'going',
    paused: isPaused ? { reason: state.control.reason } : null,
    timer: timerView(state),
    passed: Object.values(state.sections).flatMap(({ status, node_id }) =>
      status === 'passed' ? [node_id] : [],
    ),
    wrong_tries: open.reduce((sum, { section }) => sum + section.wrong_tries, 0),
    is_voting: dues.some(({ kind }) => VOTING.has(kind)),
    signing: byOf(dues, SIGNING).flatMap(({ role_id }) => role_id ?? []),
    cast: castOf(run, context),
    present: [...present],
    help: helpOf(state, people),
    last_at: lastAt,
    stuck,
  };

  function castOf({ state }: ListedRun, { project }: BoardContext): BoardRow['cast'] {
    return flow.roles.flatMap(({ id, side }) => {
      const holder = holderOf(state, id);
      const face =
        holder === undefined
          ? undefined
          : facesOf(flow, project.roles, state, holder).find((f) => f.role_id === id);
      if (!face) return [];
      const user: UserBrief | null = briefOrNull(people, holder);
      return [{ ...face, side, user, present: holder !== undefined && present.includes(holder) }];
    });
  }
}

/** Pure. */
function timerView({ timer }: ListedRun['state']): BoardRow['timer'] {
  if (!timer) return null;
  const { label, ends_at, stops_in_pause, stopped_at } = timer;
  return { label, ends_at, stops_in_pause, stopped_at };
}

/** Pure: the calls for help, those that wait first. */
function helpOf({ help = [] }: RunState, people: People): BoardRow['help'] {
  const answered = ({ user_id, ...answer }: NonNullable<(typeof help)[number]['answer']>) => ({
    ...answer,
    user: people.get(user_id ?? 0) ?? null,
  });
  const calls = help.map(({ user_id, answer, ...call }) => ({
    ...call,
    user: briefOf(people, user_id),
    answer: answer ? answered(answer) : null,
  }));
  return calls.sort((a, b) => Number(a.answer !== null) - Number(b.answer !== null));
}

const VOTING: ReadonlySet<DueKind> = new Set(['vote', 'end_vote']);
const SIGNING: ReadonlySet<DueKind> = new Set(['sign', 'sign_record']);

function standingOf(
  { id, state, started_at }: ListedRun,
  open: readonly SectionDues[],
  { present, lastAt, seen, now }: BoardContext,
): Standing {
  return {
    now,
    isPaused: state.control.status === CONTROL_PAUSED,
    lastAt,
    help: (state.help ?? []).filter(({ answer }) => !answer),
    open: open.map(({ section: { node_id, opened_at, wrong_tries }, dues }) => ({
      node_id,
      since: opened_at,
      wrong_tries,
      awaited: dues.map((due) => ({
        kind: due.kind,
        told: kindOf(due),
        since: due.since,
        needsAll: due.needs === 'all',
        waited: due.by.map(waited),
        from: due.about_roles?.[0] ?? null,
      })),
    })),
  };

  function waited({ role_id, user_id }: DueBy) {
    const awaySince = present.includes(user_id)
      ? null
      : (seen.get(`${id} ${user_id}`) ?? started_at?.getTime() ?? 0);
    return { role_id, user_id, awaySince };
  }
}

/** Pure: who is waited for with any of these, once in each role. */
function byOf(dues: readonly Due[], kinds: ReadonlySet<DueKind>): DueBy[] {
  const by = dues.flatMap((due) => (kinds.has(due.kind) ? due.by : []));
  return [...new Map(by.map((one) => [one.role_id, one])).values()];
}

/** Pure: two right options may lead the same way, and wrong ones lead nowhere. */
function outlineOf(flow_id: number, flow: Flow): BoardFlow {
  const ways = new Map(
    flow.transitions
      .filter(({ kind }) => kind === 'advance')
      .map(({ from, to }) => [`${from} ${to}`, { from, to }]),
  );
  return {
    flow_id,
    nodes: flow.nodes.map(({ id, kind, name, minutes }) => ({ id, kind, name, minutes })),
    ways: [...ways.values()],
  };
}
