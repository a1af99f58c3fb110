import { newNode } from '@lets/authoring';
import type { Flow, FlowNode } from '@lets/contract';
import type { ModdleElement } from 'bpmn-moddle';
import { bilingualOf } from './foreign.ts';

/**
 * What an element becomes: a node as it is; `parallel` a fork or a join, by its lines; `exclusive` and `inclusive` options of what stands
 * before them; `pass` nothing, its lines run on.
 */
export type PieceKind = 'parallel' | 'exclusive' | 'inclusive' | 'pass';

export interface Piece {
  node: FlowNode;
  is: 'node' | PieceKind;
  /** Read from our own element. */
  readonly isOwn: boolean;
  place: FlowNode['position'] | null;
  /** What the file calls it; empty where it has no name. */
  readonly said: string;
}

export interface Line {
  readonly from: Piece;
  readonly to: Piece;
  readonly data: Omit<Flow['transitions'][number], 'from' | 'to'>;
  /** One of several that is taken, where unconditional ones are all taken. */
  readonly isConditional: boolean;
}

const KIND: Readonly<Record<string, FlowNode['kind'] | PieceKind>> = {
  'bpmn:StartEvent': 'start',
  'bpmn:EndEvent': 'experience',
  'bpmn:Task': 'edit',
  'bpmn:UserTask': 'edit',
  'bpmn:ManualTask': 'edit',
  'bpmn:SendTask': 'display',
  'bpmn:ReceiveTask': 'display',
  'bpmn:ServiceTask': 'display',
  'bpmn:ScriptTask': 'display',
  'bpmn:BusinessRuleTask': 'display',
  'bpmn:SubProcess': 'edit',
  'bpmn:Transaction': 'edit',
  'bpmn:AdHocSubProcess': 'edit',
  'bpmn:CallActivity': 'jump',
  'bpmn:ParallelGateway': 'parallel',
  'bpmn:ExclusiveGateway': 'exclusive',
  'bpmn:EventBasedGateway': 'exclusive',
  'bpmn:InclusiveGateway': 'inclusive',
  'bpmn:ComplexGateway': 'inclusive',
  'bpmn:IntermediateCatchEvent': 'pass',
  'bpmn:IntermediateThrowEvent': 'pass',
};

/** Pure: what another tool's element becomes; null where we have nothing like it. */
export function kindOf({ $type }: ModdleElement): FlowNode['kind'] | PieceKind | null {
  return KIND[$type] ?? null;
}

/** A piece of another tool's. */
export function newPiece(kind: FlowNode['kind'] | PieceKind, id: string, name: string): Piece {
  const is =
    kind === 'parallel' || kind === 'exclusive' || kind === 'inclusive' || kind === 'pass' ? kind : 'node';
  const node = newNode(id, isNodeKind(kind) ? kind : 'display', { x: 0, y: 0 });
  const named = name.trim() ? { ...node, name: bilingualOf(name.trim()) } : node;
  return { node: named, is, isOwn: false, place: null, said: name.trim() };
}

function isNodeKind(kind: FlowNode['kind'] | PieceKind): kind is FlowNode['kind'] {
  return kind !== 'parallel' && kind !== 'exclusive' && kind !== 'inclusive' && kind !== 'pass';
}
