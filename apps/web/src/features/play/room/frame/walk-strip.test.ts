import { describe, expect, it, vi } from 'vitest';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: String }) }));

import { aNode } from '../../../../domain/run/testing.ts';
import type { PathRow } from './path-layout.ts';
import { aroundNow, columnsOf } from './walk-strip.tsx';

const row = (id: string, change: Partial<PathRow> = {}): PathRow => ({
  node: aNode({ id }),
  track: 0,
  status: 'walked',
  isParallel: false,
  ...change,
});
const beside = (id: string, track: number) => row(id, { track, isParallel: true });
const names = (columns: ReturnType<typeof columnsOf>) =>
  columns.map((column) => column.map((one) => one.node.id).join('+'));

describe('the strip of a path', () => {
  it('puts branches that were open together into one column', () => {
    expect(names(columnsOf([row('a'), beside('b', 0), beside('c', 1), row('d')]))).toEqual(['a', 'b+c', 'd']);
  });

  it('shows what is around now, full to the end of the path', () => {
    const rows = 'abcdefgh'.split('').map((id) => row(id, { status: id === 'd' ? 'now' : 'ahead' }));
    expect(names(aroundNow(columnsOf(rows)))).toEqual(['c', 'd', 'e', 'f', 'g']);
    const atEnd = 'abcdefgh'.split('').map((id) => row(id, { status: id === 'h' ? 'now' : 'walked' }));
    expect(names(aroundNow(columnsOf(atEnd)))).toEqual(['d', 'e', 'f', 'g', 'h']);
  });
});
