import type { Flow, RunEvent } from '@lets/engine';

/** What one member did, counted over the whole log. */
export interface OwnPart {
  speeches: number;
  signatures: number;
  votes: number;
  wrong: number;
  /** Lawful options taken whose consequence has struck. */
  consequences: number;
  /** Ids of documents. */
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
  readonly parts = new Map<number, OwnPart>();
  readonly wrong = new Map<string, WrongTurn>();
  readonly #flow: Flow;
  /** Who took an option that costs something, by the number of the event: until it strikes nothing is told about it. */
  readonly #takers = new Map<number, number>();
  #moments: { readonly seq: number; readonly weight: number }[] = [];

  constructor(flow: Flow) {
    this.#flow = flow;
  }

  add(event: RunEvent): void {
    if (event.actor_id !== null && !event.by_staff) count(this.#partOf(event.actor_id), event);
    this.#followCost(event);
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

  #partOf(id: number): OwnPart {
    const part = this.parts.get(id) ?? NO_PART();
    this.parts.set(id, part);
    return part;
  }

  #followCost(event: RunEvent): void {
    if (event.type === 'section_ended' && event.actor_id !== null && !event.by_staff) {
      const option = this.#flow.transitions.find(({ id }) => id === event.data.trans_id);
      if (option?.cost) this.#takers.set(event.seq, event.actor_id);
    }
    if (event.type !== 'consequence_struck') return;
    const taker = this.#takers.get(event.data.taken_seq);
    if (taker !== undefined) this.#partOf(taker).consequences += 1;
  }

  #tryWrong(trans_id: string, { node_id, seq }: RunEvent): void {
    const turn = this.wrong.get(trans_id) ?? { trans_id, node_id, seq, tries: 0 };
    turn.tries += 1;
    this.wrong.set(trans_id, turn);
  }
}

export const NO_PART = (): OwnPart => ({
  speeches: 0,
  signatures: 0,
  votes: 0,
  wrong: 0,
  consequences: 0,
  drafted: [],
  submitted: [],
});

/** Of equals the later: an ending tells more than a beginning. */
function weightiest(moments: readonly { readonly seq: number; readonly weight: number }[]) {
  return [...moments].sort((a, b) => a.weight - b.weight || b.seq - a.seq).slice(0, MOST_MOMENTS);
}

function count(part: OwnPart, event: RunEvent): void {
  switch (event.type) {
    case 'spoke':
    case 'spoke_in_meeting':
      part.speeches += 1;
      return;
    case 'document_created':
      part.drafted.push(event.data.document_id);
      return;
    case 'document_submitted':
      part.submitted.push(event.data.document_id);
      return;
    case 'document_signed':
    case 'record_signed':
      if (event.data.decision === 'signed') part.signatures += 1;
      return;
    case 'voted':
      part.votes += 1;
      return;
    case 'wrong_option_tried':
      part.wrong += 1;
      return;
    default:
  }
}
