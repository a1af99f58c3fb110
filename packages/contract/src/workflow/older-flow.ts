import type { FlowNode } from './flow.ts';

/** A flow as it may have been kept or exported before partners' lines had a place of their own. */
export interface FlowOfAnyAge {
  readonly nodes: readonly unknown[];
}

/**
 * Pure: a stored flow of any age as it is read today. Where a node has no lines, its phrases were what partners say: they become its lines, and
 * students are offered nothing. What is no flow passes as it is, for the schema to refuse.
 */
export function withLinesApart<T>(flow: T): T {
  return hasNodes(flow) ? { ...flow, nodes: flow.nodes.map(nodeWithLines) } : flow;
}

/** Pure: the same of one node. */
export function nodeWithLines(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || 'lines' in node || !('phrases' in node)) return node;
  const { phrases, ...rest } = node;
  return { ...rest, phrases: [] satisfies FlowNode['phrases'], lines: phrases };
}

function hasNodes<T>(value: T): value is T & FlowOfAnyAge {
  return typeof value === 'object' && value !== null && 'nodes' in value && Array.isArray(value.nodes);
}
