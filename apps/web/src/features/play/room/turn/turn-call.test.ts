import { describe, expect, it } from 'vitest';
import { callFor, keyOfTurn } from './turn-call.ts';

const due = { kind: 'vote', node_id: 'a', since: 5, by: [], needs: 'all' } as const;
const turn = { due, isMine: true, alsoMine: 0, line: null };
const away = { isVisible: false, isWanted: true };

describe('being called to one’s turn', () => {
  it('sounds once, and only for whoever is away and wants it', () => {
    expect(callFor(null, 'a', away)).toEqual({ badge: true, sound: true });
    expect(callFor('a', 'a', away)).toEqual({ badge: true, sound: false });
    expect(callFor('a', 'b', away)).toEqual({ badge: true, sound: true });
    expect(callFor(null, 'a', { ...away, isVisible: true })).toEqual({ badge: false, sound: false });
    for (const isWanted of [false, null])
      expect(callFor(null, 'a', { ...away, isWanted })).toEqual({ badge: true, sound: false });
    expect(callFor('a', null, away)).toEqual({ badge: false, sound: false });
  });

  it('tells one turn from the next, but not one speech of a hearing from another', () => {
    expect(keyOfTurn(turn)).not.toBe(keyOfTurn({ ...turn, due: { ...due, since: 6 } }));
    const leading = { ...turn, due: { ...due, kind: 'end' as const } };
    expect(keyOfTurn(leading)).toBe(keyOfTurn({ ...leading, due: { ...leading.due, since: 9 } }));
    expect(keyOfTurn({ ...leading, line: 'judge' })).not.toBe(keyOfTurn(leading));
    expect(keyOfTurn(null)).toBeNull();
  });
});
