import type { RunState } from '@lets/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absenteesOf } from './absence.ts';

const run = (members: number, leader_id: number) => ({
  state: { member_ids: Array.from({ length: members }, (_, i) => i + 1), leader_id } as unknown as RunState,
});
const manners = fc.record({
  absent: fc.double({ min: 0, max: 1, noNaN: true }),
  seed: fc.integer({ min: 1 }),
});
const teams = fc
  .integer({ min: 1, max: 12 })
  .chain((members) => fc.integer({ min: 1, max: members }).map((leader) => run(members, leader)));

describe('who never comes', () => {
  it('leaves somebody who can hand the roles over, and somebody to take them', () => {
    fc.assert(
      fc.property(teams, manners, fc.boolean(), (team, manner, hasMentor) => {
        const away = absenteesOf(team, manner, hasMentor);
        expect(team.state.member_ids.some((id) => !away.has(id))).toBe(true);
        if (!hasMentor) expect(away).not.toContain(team.state.leader_id);
        expect(absenteesOf(team, manner, hasMentor)).toEqual(away);
      }),
    );
  });

  it('is everybody but the leader at a rate of one, and nobody at none', () => {
    for (const hasMentor of [false, true]) {
      expect([...absenteesOf(run(4, 2), { absent: 1 }, hasMentor)]).toEqual([1, 3, 4]);
      expect(absenteesOf(run(4, 2), {}, hasMentor).size).toBe(0);
    }
  });

  it('may be the leader where a mentor is there', () => {
    const led = Array.from({ length: 40 }, (_, seed) => absenteesOf(run(4, 2), { absent: 0.5, seed }, true));
    expect(led.some((away) => away.has(2))).toBe(true);
  });
});
