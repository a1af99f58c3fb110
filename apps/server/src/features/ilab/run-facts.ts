import type { Bilingual, Flow } from '@lets/contract';
import { ILAB_STEPS_MIN } from '@lets/contract';
import { isSectionKind, mayKnow, type RunEvent, type RunState, rolesOfUser } from '@lets/engine';
import type { Stay } from '../../runs/attendance.ts';
import { type Visit, visitsOf } from '../../runs/path.ts';
import { roleName } from '../../runs/roles.ts';
import type { RunFacts, StepFact } from './record.ts';

/** An ended run as its record is made of it, for one member. */
export interface EndedRun {
  readonly eid: number;
  readonly userId: number;
  readonly caseName: Bilingual;
  /** Suggested length of the whole. */
  readonly minutes: number;
  readonly flow: Flow;
  readonly state: RunState;
  readonly from: number;
  readonly until: number;
  readonly teamName: string;
  /** Names of those who played, practice partners aside. */
  readonly members: readonly string[];
  /** When they were there; null where nothing is kept of it any more, of anybody. */
  readonly stays: readonly Stay[] | null;
  /** Of documents and votes (`STEP_EVENTS`), in order. */
  readonly events: readonly RunEvent[];
  readonly evaluated: number | null;
}

export const STEP_EVENTS = [
  'document_created',
  'document_deleted',
  'document_submitted',
  'document_signed',
  'voted',
] as const satisfies readonly RunEvent['type'][];

/** The platforms that collect them are Chinese. */
const said = ({ zh, en }: Bilingual) => zh || en;

/** Pure: sections are the steps; where there are too few of them, so are the papers and votes within. None is invented. */
export function factsOf(run: EndedRun): RunFacts {
  const { flow, state, from, until, userId } = run;
  const sections = sectionsOf(run);
  const isShort = sections.length < ILAB_STEPS_MIN;
  const steps = sections.flatMap((section) =>
    isShort ? withActs(section, actsIn(section, run)) : [section.step],
  );
  const roles = rolesOfUser(flow, state, userId).map((id) => said(roleName(flow, id)));
  const isFinished = state.ending?.how === 'completed';
  return {
    id: recordId(run.eid, userId),
    title: said(run.caseName),
    isFinished,
    from,
    until: Math.max(until, from + 1),
    seconds: secondsIn(run.stays, [{ from, until }]),
    group:
      run.members.length > 1
        ? { id: run.eid.toString(36), name: run.teamName, role: roles.join('、'), members: run.members }
        : null,
    steps: steps.sort((one, other) => one.from - other.from),
    missedWeight: isFinished ? 0 : missedWeight(run, sections),
    evaluated: run.evaluated,
    roles,
  };
}

/** Unique among all that this school sends, and of the signs that ilab-x takes. */
export const recordId = (eid: number, userId: number) => `lets_${eid}_${userId}`;

interface Section {
  readonly nodeId: string;
  readonly step: StepFact;
}

function sectionsOf({ flow, state, until, stays, minutes }: EndedRun): Section[] {
  const visits = visitsOf(flow, state).filter(({ node_id }) => isPlayed(flow, node_id));
  const count = playedNodes(flow).length;
  return [...Map.groupBy(visits, ({ node_id }) => node_id)].map(([nodeId, own]) => {
    const windows = own.map(({ opened_at, closed_at }) => ({ from: opened_at, until: closed_at ?? until }));
    const from = Math.min(...windows.map((one) => one.from));
    return {
      nodeId,
      step: {
        title: said(own[0]?.name ?? { zh: nodeId, en: nodeId }),
        from,
        until: Math.max(from + 1, ...windows.map((one) => one.until)),
        seconds: secondsIn(stays, windows),
        expectedSeconds: Math.max(60, Math.round(expectedMinutes(flow, nodeId, minutes / count) * 60)),
        weight: weightOf(flow, nodeId),
        repeats: own.length,
        isDone: own.at(-1)?.closed_at !== null,
        wrongTries: own.reduce((sum: number, visit: Visit) => sum + visit.wrong_tries, 0),
      },
    };
  });
}

/** The run has ended when its experience is written. */
function isPlayed(flow: Flow, nodeId: string): boolean {
  return playedNodes(flow).some(({ id }) => id === nodeId);
}

const playedNodes = (flow: Flow) =>
  flow.nodes.filter(({ kind }) => isSectionKind(kind) && kind !== 'experience');

function expectedMinutes(flow: Flow, nodeId: string, usual: number): number {
  return flow.nodes.find(({ id }) => id === nodeId)?.minutes ?? usual;
}

/** As long as a section is meant to take, where that is said of all of them. */
function weightOf(flow: Flow, nodeId: string): number {
  const nodes = playedNodes(flow);
  if (nodes.some(({ minutes }) => minutes === null)) return 1;
  return nodes.find(({ id }) => id === nodeId)?.minutes ?? 1;
}

function missedWeight({ flow }: EndedRun, sections: readonly Section[]): number {
  const come = new Set(sections.map(({ nodeId }) => nodeId));
  return playedNodes(flow)
    .filter(({ id }) => !come.has(id))
    .reduce((sum, { id }) => sum + weightOf(flow, id), 0);
}

interface Act {
  readonly title: string;
  readonly from: number;
  readonly until: number;
}

/** Papers handed in, signatures and votes of theirs in one section, as far as this member may know of them. */
function actsIn({ nodeId, step }: Section, { events, userId }: EndedRun): Act[] {
  const known = events.filter((event) => mayKnow(event, userId, false));
  const deleted = new Set(
    known.flatMap((event) => (event.type === 'document_deleted' ? [event.data.document_id] : [])),
  );
  const begun = new Map(
    known.flatMap((event) =>
      event.type === 'document_created' ? [[event.data.document_id, event.at] as const] : [],
    ),
  );
  const acts = new Map<string, Act>();
  for (const event of known) {
    const title = event.node_id === nodeId ? actTitle(event, userId) : null;
    if (title === null) continue;
    const document = 'document_id' in event.data ? event.data.document_id : null;
    if (document !== null && deleted.has(document)) continue;
    const from = (document !== null && begun.get(document)) || step.from;
    acts.set(title, { title: `${step.title}：${title}`, from, until: Math.max(event.at, from + 1) });
  }
  return [...acts.values()];
}

function actTitle(event: RunEvent, userId: number): string | null {
  if (event.type === 'document_submitted') return `提交《${event.data.name}》`;
  if (event.actor_id !== userId) return null;
  if (event.type === 'document_signed' && event.data.decision === 'signed')
    return `签署《${event.data.name}》`;
  return event.type === 'voted' ? '参加表决' : null;
}

/** A section's points and time are shared with what was done in it. */
function withActs({ step }: Section, acts: readonly Act[]): StepFact[] {
  const parts = acts.length + 1;
  const weight = step.weight / parts;
  const expectedSeconds = Math.max(60, Math.round(step.expectedSeconds / parts));
  return [
    { ...step, weight, expectedSeconds },
    ...acts.map((act) => ({
      ...act,
      seconds: Math.max(1, Math.round((act.until - act.from) / 1000)),
      expectedSeconds,
      weight,
      repeats: 1,
      isDone: true,
      wrongTries: 0,
    })),
  ];
}

/** For how long somebody was there within some times; where that is not known, how long those were. */
function secondsIn(stays: readonly Stay[] | null, windows: readonly Stay[]): number {
  const overlap = (one: Stay, other: Stay) =>
    Math.max(0, Math.min(one.until, other.until) - Math.max(one.from, other.from));
  const within = (window: Stay) => (stays ?? [window]).reduce((sum, stay) => sum + overlap(stay, window), 0);
  return Math.round(windows.reduce((sum, window) => sum + within(window), 0) / 1000);
}
