import { Bilingual, ExperimentType, Flow, withLinesApart } from '@lets/contract';
import { readDraft, writeDraft } from '../../../lib/storage.ts';
import { readUser } from '../../../lib/user.ts';
import { mergeFlows } from './merge.ts';

/** What was drawn here and has not reached the server, with what it was drawn on. */
export interface KeptDraft {
  readonly base: Flow;
  readonly flow: Flow;
  /** Its name and type. */
  readonly head: { readonly name: Bilingual; readonly experiment_type: ExperimentType };
}

/** One kept copy a person: another person's log-in on this computer must not send it. */
const nameOf = (flowId: number) => `flow:${flowId}:${readUser()?.id ?? 0}`;

/** What this browser still keeps of a draft; null when everything has reached the server. */
export function readKeptDraft(flowId: number): KeptDraft | null {
  try {
    const { base, flow, head } = JSON.parse(readDraft(nameOf(flowId)) || 'null') as KeptDraft;
    return { base: readFlow(base), flow: readFlow(flow), head: parseHead(head) };
  } catch {
    return null;
  }
}

/** It may have been drawn before lines had a place of their own. */
const readFlow = (kept: Flow) => Flow.parse(withLinesApart(kept));

function parseHead({ name, experiment_type }: KeptDraft['head']) {
  return { name: Bilingual.parse(name), experiment_type: ExperimentType.parse(experiment_type) };
}

export function writeKeptDraft(flowId: number, kept: KeptDraft | null): void {
  writeDraft(nameOf(flowId), kept ? JSON.stringify(kept) : '');
}

/** What was kept of one version is kept of its next one instead, on top of what is kept there already. */
export function moveKeptDraft(from: number, to: number): void {
  const moved = readKeptDraft(from);
  if (!moved || from === to) return;
  const there = readKeptDraft(to);
  writeKeptDraft(
    to,
    there ? { ...moved, base: there.base, flow: mergeFlows(moved.base, moved.flow, there.flow).flow } : moved,
  );
  writeKeptDraft(from, null);
}
