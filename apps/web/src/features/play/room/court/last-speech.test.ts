import { describe, expect, it } from 'vitest';
import { anEvent, spoke } from '../../../../domain/run/testing.ts';
import { lastSpeech, lingerTime } from './last-speech.ts';

describe('the last speech', () => {
  const elsewhere = anEvent(9, { type: 'spoke', data: { text: 'x', file_id: null } }, { node_id: 'b' });

  it('is of this visit of this section', () => {
    expect(lastSpeech([spoke(3), spoke(7), elsewhere], 'a', 5)?.seq).toBe(7);
    expect(lastSpeech([spoke(3), elsewhere], 'a', 5)).toBeNull();
  });

  it('stands as long as it takes to read', () => {
    expect(lingerTime('好')).toBeLessThan(lingerTime('好'.repeat(100)));
    expect(lingerTime('好'.repeat(2000))).toBe(60_000);
  });
});
