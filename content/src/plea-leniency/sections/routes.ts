import type { FlowNode } from '@lets/contract';
import { bi, node } from '../../build.ts';
import type { Words } from '../../models.ts';

/** Where the flow leads on by itself, by what has happened. */
export const choice = (
  id: string,
  name: Words,
  introduction: Words,
  position: FlowNode['position'],
): FlowNode => node({ id, kind: 'choice', name: bi(...name), introduction: bi(...introduction), position });
