import type { FlowView } from '@lets/contract';
import type { Option } from './perform.ts';

/**
 * Pure: the option that, by its words, leads on toward a section with a linked case; undefined where none says so. A player is not told
 * which option leads where: like a person, it knows the drawing and reads what the options say.
 */
export function readToward(flow: FlowView, nodeId: string, options: readonly Option[]): Option | undefined {
  const next = flow.nodes.find(({ id }) => id === nextToward(flow, nodeId));
  if (!next) return undefined;
  const named = options.map((option) => likeness(option.label.zh, next.name.zh));
  const best = Math.max(...named);
  return best > 0 ? options[named.indexOf(best)] : undefined;
}

/** The section after this one on the shortest way to a jump. */
function nextToward({ nodes, transitions }: FlowView, from: string): string | undefined {
  const isJump = (id: string) => nodes.some((node) => node.id === id && node.kind === 'jump');
  const seen = new Set([from]);
  let ways = transitions.filter((way) => way.from === from).map(({ to }) => ({ first: to, at: to }));
  while (ways.length > 0) {
    const found = ways.find(({ at }) => isJump(at));
    if (found) return found.first;
    for (const { at } of ways) seen.add(at);
    ways = ways.flatMap(({ first, at }) =>
      transitions.filter((way) => way.from === at && !seen.has(way.to)).map(({ to }) => ({ first, at: to })),
    );
  }
  return undefined;
}

/** How often two letters of the name, one behind the other, stand so in the words. */
function likeness(words: string, name: string): number {
  const pairs = Array.from({ length: Math.max(0, name.length - 1) }, (_, i) => name.slice(i, i + 2));
  return pairs.reduce((sum, pair) => sum + words.split(pair).length - 1, 0);
}
