import { correctFlow, isSame } from '@lets/authoring';
import type { Flow, FlowCorrection, WorkflowDetail } from '@lets/contract';
import { useEffect, useState } from 'react';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useOnChange } from '../../../lib/use-on-change.ts';
import { isWhole, type KeptCorrection, keptCorrections, pieceOf } from './kept-corrections.ts';
import { type AnyWords, keyOf, type Piece, rebase, wordsOf } from './pieces.ts';

interface State {
  readonly flow: Flow;
  readonly revision: number;
  /** What was typed and is not sent yet, by piece, with everything of the piece that was not touched. */
  readonly drafts: ReadonlyMap<string, { readonly piece: Piece; readonly words: AnyWords }>;
  /** Counts what was put under the open editors from outside. */
  readonly round: number;
}

/** A published flow with the corrections that someone is typing; each piece keeps its own until it is sent, over a reload too. */
export function useDesk(detail: WorkflowDetail) {
  const { t } = useTranslation('common');
  const [copy] = useState(() => keptCorrections(detail.flow_id));
  const [state, setState] = useState<State>(() => recovered(begin(detail), copy.read()?.value ?? []));
  const { flow, revision, drafts, round } = state;
  const [isRecovered] = useState(drafts.size > 0);
  useEffect(() => {
    if (isRecovered) toast(t('saving.recovered'), { type: 'info' });
  }, [isRecovered, t]);
  useEffect(() => {
    const value = [...drafts.values()].flatMap(({ piece, words }) => {
      const before = wordsOf(flow, piece);
      return before ? [{ words, before }] : [];
    });
    copy.write(value.length > 0 ? { revision, parts: [...drafts.keys()], value } : null);
  }, [copy, flow, revision, drafts]);
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

/** Pure: what was typed here before and not sent, on top of what others have made of it since. */
function recovered(begun: State, kept: readonly KeptCorrection[]): State {
  return kept.reduce((now, { words, before }) => {
    const piece = pieceOf(words);
    const theirs = wordsOf(now.flow, piece);
    if (!theirs || !isWhole(words, theirs) || !isWhole(before, theirs)) return now;
    return written(now, piece, rebase(words, before, theirs));
  }, begun);
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
