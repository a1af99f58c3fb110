import { describe, expect, it } from 'vitest';
import { isToldByFetch } from './fetching.ts';
import type { RunEvent, View } from './view.ts';

const state = { sections: { hearing: {} } } as unknown as View['state'];
const ends = (...opens: string[]) =>
  ({
    type: 'section_ended',
    data: { firing: { opens: opens.map((node_id) => ({ node_id })) } },
  }) as unknown as RunEvent;

describe('a player asks the server anew', () => {
  it('when a section is opened again, whose lines may have been said', () => {
    expect(isToldByFetch(ends('vote'), state)).toBe(false);
    expect(isToldByFetch(ends('vote', 'hearing'), state)).toBe(true);
  });

  it('after a vote, and not after a speech', () => {
    expect(isToldByFetch({ type: 'vote_ended' } as RunEvent, state)).toBe(true);
    expect(isToldByFetch({ type: 'spoke' } as RunEvent, state)).toBe(false);
  });
});
