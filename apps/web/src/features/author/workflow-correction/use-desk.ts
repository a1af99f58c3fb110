import { correctFlow, isSame } from '@lets/authoring';
import type { Flow, FlowCorrection, WorkflowDetail } from '@lets/contract';
import { useState } from 'react';
import { useOnChange } from '../../../lib/use-on-change.ts';
import { type AnyWords, keyOf, type Piece, rebase, wordsOf } from './pieces.ts';

interface State {
  readonly flow: Flow;
  readonly revision: number;
  /** What was typed and is not sent yet, by piece, with everything of the piece that was not touched. */
  readonly drafts: ReadonlyMap<string, { readonly piece: Piece; readonly words: AnyWords }>;
  /** Counts what was put under the open editors from outside. */
  readonly round: number;
}

/** A published flow with the corrections that someone is typing; each piece keeps its own until it is sent. */
export function useDesk(detail: WorkflowDetail) {
  const [state, setState] = useState<State>(() => begin(detail));
  const { flow, revision, drafts, round } = state;
  // While something is typed the server alone says that another person was quicker.
  useOnChange(detail, () => {
    if (drafts.size === 0 && detail.revision > revision) setState({ ...begin(detail), round: round + 1 });
  });
  return {
    flow,
    revision,
    round,
    isDirty: drafts.size > 0,
    isTouched: (piece: Piece) => drafts.has(keyOf(piece)),
    wordsOf: (piece: Piece) => drafts.get(keyOf(piece))?.words ?? wordsOf(flow, piece),
    write: (piece: Piece, words: AnyWords) => setState((now) => written(now, piece, words)),
    drop: (piece: Piece) =>
      setState((now) => ({ ...now, drafts: without(now, piece), round: now.round + 1 })),
    /** The server has it. */
    done: (piece: Piece, change: FlowCorrection, next: number) =>
      setState((now) => ({
        ...now,
        flow: correctFlow(now.flow, change)?.flow ?? now.flow,
        revision: next,
        drafts: without(now, piece),
      })),
    /** Another person's corrections, under what is typed here. */
    adopt: (theirs: Flow, next: number) => setState((now) => adopted(now, theirs, next)),
  };
}
export type Desk = ReturnType<typeof useDesk>;

function begin({ flow, revision }: WorkflowDetail): State {
  return { flow, revision, drafts: new Map(), round: 0 };
}

function without({ drafts }: State, piece: Piece): State['drafts'] {
  const left = new Map(drafts);
  left.delete(keyOf(piece));
  return left;
}

function written(state: State, piece: Piece, words: AnyWords): State {
  const drafts = new Map(state.drafts);
  if (isSame(words, wordsOf(state.flow, piece))) drafts.delete(keyOf(piece));
  else drafts.set(keyOf(piece), { piece, words });
  return { ...state, drafts };
}

function adopted(state: State, flow: Flow, revision: number): State {
  const begun: State = { flow, revision, drafts: new Map(), round: state.round + 1 };
  return [...state.drafts.values()].reduce((now, { piece, words }) => {
    const [before, theirs] = [wordsOf(state.flow, piece), wordsOf(flow, piece)];
    return before && theirs ? written(now, piece, rebase(words, before, theirs)) : now;
  }, begun);
}
