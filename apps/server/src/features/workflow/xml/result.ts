import type { ImportResult } from '@lets/contract';
import type { ModdleElement } from 'bpmn-moddle';
import type { Piece } from './pieces.ts';

const IS_CHOICE = /(Exclusive|EventBased|Inclusive|Complex)Gateway$/;

/** Pure: what an element of another tool has become; `left` are the pieces of the flow that came of it, `ways` how many lead on from each in the file. */
export function resultOf(
  { $type }: ModdleElement,
  piece: Piece,
  left: ReadonlySet<Piece>,
  ways: ReadonlyMap<Piece, number>,
): ImportResult {
  const isChoice = IS_CHOICE.test($type);
  const isOnTheWay = isChoice || $type.includes('Intermediate');
  if (left.has(piece)) return isOnTheWay ? 'decision' : (PLAIN[piece.node.kind] ?? 'edit');
  if (!isChoice) return $type === 'bpmn:ParallelGateway' ? 'merged' : 'passed';
  if ((ways.get(piece) ?? 0) < 2) return 'merged';
  return $type === 'bpmn:ExclusiveGateway' ? 'options' : 'one_of';
}

const PLAIN: Readonly<Partial<Record<Piece['node']['kind'], ImportResult>>> = {
  start: 'start',
  experience: 'experience',
  edit: 'edit',
  display: 'display',
  jump: 'jump',
  fork: 'fork',
  join: 'join',
};
