import { join } from 'node:path';
import {
  accountUsers,
  classStudents,
  courseManageList,
  experimentList,
  logList,
  noticeManageList,
  powerList,
  projectList,
  projectManageList,
  userList,
  workflowList,
} from '@lets/contract';
import { prepareExperiment, Session } from '@lets/players';
import { type Figure, ms, type Row, times } from '../lib/figure.ts';
import { HttpLine } from '../lib/http-line.ts';
import { seedManyRuns } from '../lib/many-runs.ts';
import { PASSWORD, type Product, startProduct } from '../lib/product.ts';
import { getRequest } from '../lib/requests.ts';
import { type School, type SchoolSize, seedSchool } from '../lib/school.ts';
import { median, percentile } from '../lib/stats.ts';

const GOAL = 1.5;
/** Both show as many rows: only what lies behind them differs. */
const SIZE = 20;
const SMALL = { students: 100, things: 20, logged: 1_000, runs: 1_000 };
const LARGE = { students: 10_000, things: 1_000, logged: 100_000, runs: 100_000 };

interface Place {
  readonly product: Product;
  readonly line: HttpLine;
  readonly school: School;
}

interface List {
  readonly name: string;
  readonly account: 'super01' | 'mentor01' | 'bench-1';
  readonly path: (school: School) => string;
}

const list = (name: string, path: string | List['path'], account: List['account'] = 'super01'): List => ({
  name,
  account,
  path: typeof path === 'string' ? () => path : path,
});

const LISTS: readonly List[] = [
  list('students', `${userList.path}?identity=1&outside=0`),
  list('students, newest first', `${userList.path}?identity=1&outside=0&sort=created&order=desc`),
  list('students, searched', `${userList.path}?identity=1&outside=0&q=2026000042`),
  list('students of a class', ({ classId }) => `${userList.path}?identity=1&outside=0&class_id=${classId}`),
  list('people to choose from', `${accountUsers.path}?identity=1`),
  list('power', `${powerList.path}?q=`),
  list('courses', `${courseManageList.path}?q=`),
  list('courses, fullest first', `${courseManageList.path}?sort=students&order=desc`),
  list('class list', ({ classId }) => `${classStudents.path}?class_id=${classId}`),
  list('log', `${logList.path}?q=`),
  list('log, one action', `${logList.path}?action=export`),
  list('runs', `${experimentList.path}?scope=manage`),
  list('runs in progress', `${experimentList.path}?scope=manage&status=in_progress`),
  list('runs, searched', `${experimentList.path}?scope=manage&q=案 77`),
  list('runs of a class', ({ classId }) => `${experimentList.path}?scope=manage&class_id=${classId}`),
  list('runs to guide', `${experimentList.path}?scope=guide`, 'mentor01'),
  list('runs to evaluate', `${experimentList.path}?scope=evaluate`, 'mentor01'),
  list("a student's runs", `${experimentList.path}?scope=doing`, 'bench-1'),
  list("a student's cases", `${projectList.path}?scope=course`, 'bench-1'),
  list('notices', `${noticeManageList.path}?q=`),
  list('projects', `${projectManageList.path}?q=`),
  list('workflows', `${workflowList.path}?q=`),
];

/** Every list of a school with 10,000 students and 100,000 runs against the same of one with 100 and 1,000, turn by turn. */
export const lists: Figure = async ({ folder, isQuick, tell }) => {
  tell('filling a small school');
  const small = await openSchool(join(folder, 'small'), SMALL);
  tell('filling a large one');
  const large = await openSchool(join(folder, 'large'), LARGE);
  try {
    const data = [];
    for (const one of LISTS) {
      tell(one.name);
      data.push({ name: one.name, ...(await compare(one, { small, large }, isQuick ? 20 : 100)) });
    }
    return {
      rows: data.map(rowOf),
      notes: [
        `lists: ${LARGE.students.toLocaleString('en')} students, ${LARGE.runs.toLocaleString('en')} runs and lines of log, ${LARGE.things.toLocaleString('en')} courses, cases, workflows and notices each, against ${SMALL.students}, ${SMALL.runs.toLocaleString('en')} and ${SMALL.things}; pages of ${SIZE}.`,
      ],
      data,
    };
  } finally {
    for (const { line, product } of [small, large]) {
      line.close();
      await product.stop();
    }
  }
};

async function openSchool(folder: string, size: SchoolSize & { readonly runs: number }): Promise<Place> {
  const product = await startProduct(folder);
  const leader = await Session.open(product.url, 'student01', PASSWORD);
  const { eid } = await prepareExperiment({
    leader,
    project: undefined,
    accounts: ['student02', 'student03', 'student04'],
    kept: [],
  });
  // After it: the person who prepares a run finds their mates among those in school before.
  const accounts = ['super01', 'mentor01', 'bench-1'];
  const school = await seedSchool(product.database(), size, accounts);
  await seedManyRuns(product.database(), eid, size.runs);
  return { product, school, line: await HttpLine.open(product.address) };
}

interface Side {
  readonly p50: number;
  readonly p95: number;
}
interface Pair {
  readonly small: Side;
  readonly large: Side;
}

async function compare(
  one: List,
  places: Readonly<Record<keyof Pair, Place>>,
  rounds: number,
): Promise<Pair> {
  const durations: Record<keyof Pair, number[]> = { small: [], large: [] };
  const warmUp = Math.ceil(rounds / 5);
  for (let i = 0; i < rounds + warmUp; i += 1) {
    const order = i % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const);
    for (const side of order) {
      const { product, line, school } = places[side];
      const path = encodeURI(`${one.path(school)}&size=${SIZE}`);
      const request = getRequest(product.address, school.tokens.get(one.account) ?? '', path);
      const startedAt = performance.now();
      const answer = await line.ask(request);
      if (i >= warmUp) durations[side].push(performance.now() - startedAt);
      if (!answer.startsWith('{"c":0,')) throw new Error(`${one.name} refused: ${answer.slice(0, 300)}`);
    }
  }
  const sideOf = (all: number[]): Side => ({ p50: median(all), p95: percentile(all, 0.95) });
  return { small: sideOf(durations.small), large: sideOf(durations.large) };
}

function rowOf({ name, small, large }: Pair & { readonly name: string }): Row {
  const ratio = large.p50 / small.p50;
  return {
    figure: `lists, ${name}`,
    measured: ms(large.p50),
    yardstick: `${ms(small.p50)} in a small school`,
    ratio: times(ratio),
    goal: `≤ ${times(GOAL)}`,
    isMet: ratio <= GOAL,
  };
}
