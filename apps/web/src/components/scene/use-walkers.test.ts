import { describe, expect, it } from 'vitest';
import type { Occupant } from '../../art/scene-layout.ts';
import { findLeavers } from './use-walkers.ts';

const at = (id: string, seat: string, more: Partial<Occupant> = {}): Occupant => ({
  id,
  seat,
  character: 'witness',
  name: id,
  ...more,
});

describe('who is still walking out', () => {
  it('is whoever was here and is gone, silent on the way', () => {
    expect(
      findLeavers([at('w1', 'w', { speaking: true, gesture: 'raise' }), at('c', 'c')], [at('c', 'c')]),
    ).toEqual([{ ...at('w1', 'w'), speaking: false, gesture: null, leaving: true }]);
  });
  it('is somebody called out, whose chair and plate stay', () => {
    expect(findLeavers([at('w1', 'w')], [at('w1', 'w', { calledOut: true })])).toMatchObject([
      { id: 'w1', leaving: true },
    ]);
  });
  it('is nobody who only changed seat, or whose seat is taken already', () => {
    expect(findLeavers([at('w1', 'w')], [at('w1', 'p1')])).toEqual([]);
    expect(findLeavers([at('w1', 'w')], [at('w2', 'w')])).toEqual([]);
  });
  it('is nobody who was never in the room', () => {
    expect(findLeavers([at('w1', 'w', { calledOut: true })], [])).toEqual([]);
  });
});
