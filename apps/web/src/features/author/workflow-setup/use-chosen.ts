import type { FlowNode } from '@lets/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { faultsAt } from './model.ts';
import type { Setup } from './use-setup.ts';

const KEY = 'node';

/** The way to a section of the step that is open. */
export const sectionSearch = (nodeId: string) => `?${KEY}=${encodeURIComponent(nodeId)}`;

/** The section that is worked on: the one asked for, else the first that lacked something when the step was opened. */
export function useChosen(
  setup: Setup,
  step: number,
  sections: readonly FlowNode[],
): readonly [FlowNode | undefined, (nodeId: string) => void] {
  const [params, setParams] = useSearchParams();
  // It stays while it is filled in: what is complete with the next letter must not leave the desk.
  const [first] = useState(
    () => (sections.find(({ id }) => faultsAt(setup.faults, step, id).length > 0) ?? sections[0])?.id,
  );
  const find = (wanted: string | null | undefined) => sections.find(({ id }) => id === wanted);
  const chosen = find(params.get(KEY)) ?? find(first) ?? sections[0];
  return [chosen, (nodeId) => setParams({ [KEY]: nodeId }, { replace: true })];
}
