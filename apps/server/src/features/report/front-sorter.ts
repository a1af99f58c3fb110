import type { Flow, RunEvent } from '@lets/engine';

/** The documents of one member, by their ids. */
export interface OwnPapers {
  readonly drafted: string[];
  readonly submitted: string[];
}

/** A wrong option, and how often it was tried. */
export interface WrongTurn {
  readonly trans_id: string;
  readonly node_id: string | null;
  readonly seq: number;
  tries: number;
}

/** Of a longer log the weightier moments stay; there is room for so many on a page. */
const MOST_MOMENTS = 6;

/** How decisive an event of a kind is, the lowest first; others are none. */
const WEIGHT: Partial<Record<RunEvent['type'], number>> = {
  vote_ended: 0,
  consequence_struck: 0,
  section_ended: 1,
  experiment_ended: 1,
  restarted: 1,
  stepped_back: 2,
  jumped: 2,
  document_signed: 3,
  document_submitted: 4,
};

/** Pure: whether the event turned the run: the way was chosen where there were several, a signature refused, a document handed in that is no report. */
function isDecisive(event: RunEvent, { nodes, transitions }: Flow): boolean {
  if (WEIGHT[event.type] === undefined) return false;
  if (event.type === 'section_ended') return isFork(event.node_id, transitions);
  if (event.type === 'document_signed') return event.data.decision === 'refused';
  if (event.type === 'document_submitted')
    return nodes.find(({ id }) => id === event.node_id)?.kind !== 'report';
  return true;
}

/** Pure: whether ending the section is a choice among several right options; after a vote the vote has chosen. */
export function isFork(nodeId: string | null, transitions: Flow['transitions']): boolean {
  const right = transitions.filter(
    ({ from, kind, outcome }) => from === nodeId && kind === 'advance' && outcome === null,
  );
  return new Set(right.map(({ to }) => to)).size > 1;
}

/** Pure: gathers what the first page tells from the log as its reader may know it, without holding any event. */
export class FrontSorter {
  readonly papers = new Map<number, OwnPapers>();
  readonly wrong = new Map<string, WrongTurn>();
  readonly #flow: Flow;
  #moments: { readonly seq: number; readonly weight: number }[] = [];

  constructor(flow: Flow) {
    this.#flow = flow;
  }

  add(event: RunEvent): void {
    if (event.actor_id !== null && !event.by_staff) note(this.#papersOf(event.actor_id), event);
    if (event.type === 'wrong_option_tried') this.#tryWrong(event.data.trans_id, event);
    if (!isDecisive(event, this.#flow)) return;
    this.#moments.push({ seq: event.seq, weight: WEIGHT[event.type] ?? 0 });
    if (this.#moments.length > 4 * MOST_MOMENTS) this.#moments = weightiest(this.#moments);
  }

  /** Numbers of the decisive events, in the order of the log. */
  get moments(): number[] {
    return weightiest(this.#moments)
      .map(({ seq }) => seq)
      .sort((a, b) => a - b);
  }

  #papersOf(id: number): OwnPapers {
    const papers = this.papers.get(id) ?? NO_PAPERS();
    this.papers.set(id, papers);
    return papers;
  }

  #tryWrong(trans_id: string, { node_id, seq }: RunEvent): void {
    const turn = this.wrong.get(trans_id) ?? { trans_id, node_id, seq, tries: 0 };
    turn.tries += 1;
    this.wrong.set(trans_id, turn);
  }
}

export const NO_PAPERS = (): OwnPapers => ({ drafted: [], submitted: [] });

/** Of equals the later: an ending tells more than a beginning. */
function weightiest(moments: readonly { readonly seq: number; readonly weight: number }[]) {
  return [...moments].sort((a, b) => a.weight - b.weight || b.seq - a.seq).slice(0, MOST_MOMENTS);
}

function note(papers: OwnPapers, event: RunEvent): void {
  if (event.type === 'document_created') papers.drafted.push(event.data.document_id);
  if (event.type === 'document_submitted') papers.submitted.push(event.data.document_id);
}
