import type {
  Assignment,
  FlowNode,
  FlowRole,
  SceneKey,
  Template,
  Transition,
  VoteOutcome,
} from '@lets/contract';
import { advance, bi, guide, node, seatRole } from '../build.ts';
import { reportBy } from './papers.ts';
import type { Words } from './pattern.ts';

/** Sections by their kind, with the usual actions of whoever has a part in them. */

const COLUMN = 360;
const ROW = 130;

/** Where a node is drawn, in columns from left to right and rows from above; either may lie between two. */
export type Cell = readonly [column: number, row: number];

const drawnAt = ([column, row]: Cell) => ({ x: column * COLUMN, y: row * ROW });

interface Told {
  readonly id: string;
  readonly at: Cell;
  readonly name: Words;
  readonly introduction: Words;
  readonly minutes: number;
  /** What everybody in it is told to do. */
  readonly guide: Words;
  /** What its host is told besides. */
  readonly hostGuide?: Words;
  readonly host: string;
}

const LEADS: Partial<Assignment> = { host: true, can_terminate: true, processes: ['end', 'back', 'restart'] };
const NOTHING = bi('', '');

function told(section: Told) {
  const { id, at, name, introduction, minutes, host, hostGuide } = section;
  return {
    id,
    name: bi(...name),
    introduction: bi(...introduction),
    minutes,
    position: drawnAt(at),
    guides: [
      guide(null, [section.guide[0]], [section.guide[1]]),
      ...(hostGuide ? [guide(host, [hostGuide[0]], [hostGuide[1]])] : []),
    ],
  };
}

/** A role of a pattern: its words, side and picture. */
export function role(
  id: string,
  side: FlowRole['side'],
  type: FlowRole['type'],
  name: Words,
  character: string,
): FlowRole {
  return { id, side, type, name: bi(...name), character };
}

interface Hearing extends Told {
  readonly scene: SceneKey;
  /** Who sits where, by role. */
  readonly seats: Readonly<Record<string, string>>;
  /** Everybody speaks as they like, and withdraws to talk. Left out, the parties ask for the floor. */
  readonly isFree?: boolean;
}

/** People speak in their places. Witnesses and experts wait outside until they are called in. */
export function hearing(roles: readonly FlowRole[], { scene, seats, isFree, ...section }: Hearing): FlowNode {
  const hasClerk = Object.keys(seats).some((id) => isClerk(id));
  return node({
    ...told(section),
    kind: 'court',
    scene,
    ...(isFree && { meets_freely: true }),
    roles: Object.entries(seats).map(([id, seat]) => {
      if (id === section.host) {
        const functions = ['speech', 'display', 'call', 'signature'] as const;
        return seatRole(id, { ...LEADS, seat, functions: [...functions, ...(hasClerk ? [] : RECORD)] });
      }
      const side = roles.find((one) => one.id === id)?.side;
      return seatRole(id, { seat, ...placeOf(id, side, isFree === true) });
    }),
  });
}

const RECORD = ['record'] as const;
const isClerk = (id: string) => id === 'clerk';
const isHeard = (id: string) => id === 'witness' || id === 'expert';

function placeOf(id: string, side: FlowRole['side'] | undefined, isFree: boolean): Partial<Assignment> {
  if (isClerk(id)) return { functions: ['speech', 'submission', 'signature', ...RECORD] };
  if (isHeard(id)) return { functions: ['speech', 'signature'], inside: isFree };
  if (side === 'bench') return { functions: ['speech', 'signature'] };
  if (isFree) return { functions: ['speech', 'display', 'meeting', 'signature'] };
  return { functions: ['request_speech', 'request_display', 'meeting', 'signature'] };
}

interface Drafting extends Told {
  readonly papers: readonly Template[];
  /** Who talks and signs, and drafts nothing. */
  readonly others?: readonly string[];
}

/** Papers are written, each by the roles of its template. */
export function drafting({ papers, others = [], ...section }: Drafting): FlowNode {
  const writers = new Set([section.host, ...papers.flatMap(({ role_ids }) => role_ids)]);
  const everybody = [...writers, ...others.filter((id) => !writers.has(id))];
  return node({
    ...told(section),
    kind: 'edit',
    roles: everybody.map((id) =>
      seatRole(id, {
        functions: [...(writers.has(id) ? (['submission'] as const) : []), 'meeting', 'signature'],
        ...(id === section.host && LEADS),
      }),
    ),
    templates: [...papers],
  });
}

interface Showing extends Told {
  /** Who shows and speaks; the host besides. */
  readonly roles: readonly string[];
}

/** Evidence or material is shown to all. */
export function showing({ roles, ...section }: Showing): FlowNode {
  return node({
    ...told(section),
    kind: 'display',
    roles: [section.host, ...roles].map((id) =>
      seatRole(id, { functions: ['speech', 'display'], ...(id === section.host && LEADS) }),
    ),
  });
}

interface Voting extends Told {
  readonly question: Words;
  readonly voters: readonly string[];
  /** Who is there and does not vote. */
  readonly others?: readonly string[];
  readonly scene: SceneKey;
  readonly seats: readonly string[];
  /** Left out, nobody abstains: a tribunal decides. */
  readonly mayAbstain?: boolean;
  /** What a vote for and against it says. */
  readonly options: readonly [Words, Words];
}

const ABSTAIN = { id: 'abstain', label: bi('弃权', 'Abstain'), hint: null, counts: 'abstain' as const };

/** Those entitled say why, and vote. */
export function voting(vote: Voting): FlowNode {
  const { question, voters, others = [], scene, seats, options, mayAbstain = false, ...section } = vote;
  const [pro, contra] = options;
  return node({
    ...told(section),
    kind: 'vote',
    scene,
    roles: [...voters, ...others].map((id, at) =>
      seatRole(id, {
        seat: seats[at] ?? null,
        functions: [
          'speech',
          ...(voters.includes(id) ? (['vote'] as const) : []),
          ...(isClerk(id) ? RECORD : []),
        ],
        ...(id === section.host && LEADS),
      }),
    ),
    vote: {
      question: bi(...question),
      options: [
        { id: 'for', label: bi(...pro), hint: null, counts: 'for' },
        { id: 'against', label: bi(...contra), hint: null, counts: 'against' },
        ...(mayAbstain ? [ABSTAIN] : []),
      ],
      secret: false,
      threshold: 'majority',
    },
  });
}

/** Where every pattern begins. */
export function beginning(at: Cell): FlowNode {
  return node({
    id: 'start',
    kind: 'start',
    name: bi('开始', 'Start'),
    introduction: NOTHING,
    position: drawnAt(at),
  });
}

/** Two stretches side by side: where they part, and where they meet. */
export function fork(id: string, at: Cell): FlowNode {
  return node({
    id,
    kind: 'fork',
    name: bi('并行', 'Side by side'),
    introduction: NOTHING,
    position: drawnAt(at),
  });
}

export function join(id: string, at: Cell): FlowNode {
  return node({ id, kind: 'join', name: bi('汇合', 'Join'), introduction: NOTHING, position: drawnAt(at) });
}

/** Where every pattern ends: a report of each role, then what each takes from it. */
export function closing(roles: readonly FlowRole[], host: string, [column, row]: Cell): FlowNode[] {
  const everybody = roles.map(({ id }) => id);
  const report = node({
    ...told({
      id: 'report',
      at: [column, row],
      host,
      name: ['实验报告', 'Experiment report'],
      introduction: [
        '每个角色写一份实验报告：你主张或者决定了什么，依据是什么，结果怎样。',
        'Each role writes a report: what you claimed or decided, on what basis, and with what result.',
      ],
      minutes: 15,
      guide: [
        '从模板新建实验报告，引用条文和证据编号，写完提交。',
        'Draft the report from the template, cite articles and numbered evidence, and submit it.',
      ],
      hostGuide: [
        '看到各角色都提交了，再结束本环节。',
        'End the section when every role has submitted its report.',
      ],
    }),
    kind: 'report',
    roles: everybody.map((id) => seatRole(id, { functions: ['submission'], ...(id === host && LEADS) })),
    templates: [reportBy(everybody)],
  });
  const experience = node({
    ...told({
      id: 'experience',
      at: [column, row + 1],
      host,
      name: ['实验心得', 'Experience'],
      introduction: [
        '写下你的心得：哪一个选择如果重来会不同，为什么？',
        'Write down what you take from it: which choice would you make differently, and why?',
      ],
      minutes: 10,
      guide: [
        '可以从一个问题写起：你的角色最难的一步是哪一步？',
        'You might begin with a question: what was the hardest step for your role?',
      ],
    }),
    kind: 'experience',
    roles: everybody.map((id) => seatRole(id)),
  });
  return [report, experience];
}

/** The ways from one section to the next; those out of a vote name its outcome. */
export function way(from: string, to: string, label: Words, outcome: VoteOutcome | null = null): Transition {
  const id = [from, 'to', to, ...(outcome ? [outcome] : [])].join('_');
  return advance(id, from, to, bi(...label), outcome);
}

export const REPORT_DONE = way('report', 'experience', [
  '报告已提交，进入实验心得',
  'Reports are in: on to the experience notes',
]);
