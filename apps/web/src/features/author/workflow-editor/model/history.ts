import type { Flow } from '@lets/contract';
import { applyPatch, diffFlows, invertPatch, type Patch } from '../../../../domain/flow/draft/patch.ts';

/** A flow being drawn, with the changes that can be taken back and those that can be made again. */
export interface History {
  readonly flow: Flow;
  readonly past: readonly Entry[];
  readonly future: readonly Entry[];
}

interface Entry {
  readonly patch: Patch;
  /** Changes of one kind that follow each other (typing a name) are one step back. */
  readonly tag: string | null;
}

const DEPTH = 200;

export function beginHistory(flow: Flow): History {
  return { flow, past: [], future: [] };
}

/** Pure: after a change; one that changes nothing leaves no trace. */
export function record(history: History, flow: Flow, tag: string | null = null): History {
  const patch = diffFlows(history.flow, flow);
  if (patch.length === 0) return history;
  const last = history.past.at(-1);
  const isMore = tag !== null && last?.tag === tag && history.future.length === 0;
  const past = isMore
    ? [...history.past.slice(0, -1), { tag, patch: [...last.patch, ...patch] }]
    : [...history.past, { tag, patch }].slice(-DEPTH);
  return { flow, past, future: [] };
}

/** Pure: what others changed: it is not this person's to take back. */
export function adopt(history: History, flow: Flow): History {
  return { ...history, flow };
}

export function undo(history: History): History {
  const last = history.past.at(-1);
  if (!last) return history;
  return {
    flow: applyPatch(history.flow, invertPatch(last.patch)),
    past: history.past.slice(0, -1),
    future: [{ ...last, tag: null }, ...history.future],
  };
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { flow: applyPatch(history.flow, next.patch), past: [...history.past, next], future };
}
