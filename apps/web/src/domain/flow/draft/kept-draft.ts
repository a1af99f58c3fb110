import { Flow } from '@lets/contract';
import { readDraft, writeDraft } from '../../../lib/storage.ts';
import { mergeFlows } from './merge.ts';

/** What was drawn here and has not reached the server, with what it was drawn on. */
export interface KeptDraft {
  readonly base: Flow;
  readonly flow: Flow;
}

const nameOf = (flowId: number) => `flow:${flowId}`;

/** What this browser still keeps of a draft; null when everything has reached the server. */
export function readKeptDraft(flowId: number): KeptDraft | null {
  try {
    const { base, flow } = JSON.parse(readDraft(nameOf(flowId)) || 'null') as KeptDraft;
    return { base: Flow.parse(base), flow: Flow.parse(flow) };
  } catch {
    return null;
  }
}

export function writeKeptDraft(flowId: number, kept: KeptDraft | null): void {
  writeDraft(nameOf(flowId), kept ? JSON.stringify({ base: kept.base, flow: kept.flow }) : '');
}

/** What was kept of one version is kept of its next one instead, on top of what is kept there already. */
export function moveKeptDraft(from: number, to: number): void {
  const moved = readKeptDraft(from);
  if (!moved || from === to) return;
  const there = readKeptDraft(to);
  writeKeptDraft(
    to,
    there ? { base: there.base, flow: mergeFlows(moved.base, moved.flow, there.flow).flow } : moved,
  );
  writeKeptDraft(from, null);
}
