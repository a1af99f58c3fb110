import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readExpParam, readIsBanned, writeExpParam, writeIsBanned } from './storage.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('what a reload reads', () => {
  it('is the experiment and section last entered, under the key of the specification', () => {
    expect(readExpParam()).toBeNull();
    writeExpParam({ eid: 7, node_id: 'hearing' });
    expect(kept.has('lets2017_exp_param')).toBe(true);
    expect(readExpParam()).toEqual({ eid: 7, node_id: 'hearing' });
  });

  it.each(['', 'null', '[]', '{"eid":"7"}', '{"eid":-1,"node_id":"x"}', '{broken'])(
    'is nothing when %j stands there',
    (text) => {
      kept.set('lets2017_exp_param', text);
      expect(readExpParam()).toBeNull();
    },
  );

  it('is whether that experiment is paused, and no other', () => {
    writeExpParam({ eid: 7, node_id: null });
    writeIsBanned(true);
    expect(kept.get('lets2017_is_banned')).toBe('1');
    expect([readIsBanned(7), readIsBanned(8)]).toEqual([true, false]);
    writeIsBanned(false);
    expect(readIsBanned(7)).toBe(false);
  });
});
