import { bilingualOf } from './foreign.ts';
import type { Line, Piece } from './pieces.ts';

/** Pure: ways out of a choice that lead to an event are called as the event is, which is passed; with the events that gave a name. */
export function namedByEvents(lines: readonly Line[]): {
  readonly lines: Line[];
  readonly named: ReadonlySet<Piece>;
} {
  const named = new Set<Piece>();
  const all = lines.map((line): Line => {
    const { from, to, data } = line;
    const isChoice = from.is === 'exclusive' || from.is === 'inclusive';
    const isSaid = data.label.zh !== '' || data.label.en !== '';
    if (!isChoice || to.is !== 'pass' || to.said === '' || isSaid) return line;
    named.add(to);
    return { ...line, data: { ...data, label: bilingualOf(to.said) } };
  });
  return { lines: all, named };
}
