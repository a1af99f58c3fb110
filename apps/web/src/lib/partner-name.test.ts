import { describe, expect, it } from 'vitest';
import { namePartner } from './partner-name.ts';

describe('the names of practice partners', () => {
  it('leave people as they are, wherever they stand', () => {
    const answer = { members: [{ id: 1, name: '陈思齐', identity: 1 }], automatic: 'no' };
    expect(JSON.parse(JSON.stringify(answer), namePartner)).toEqual(answer);
  });

  it('are put in the words of the screen', () => {
    const answer = { members: [{ id: 7, name: '自动陪练3', identity: 1, automatic: true }] };
    const read = JSON.parse(JSON.stringify(answer), namePartner);
    expect(read.members[0]).toMatchObject({ id: 7, automatic: true });
    expect(read.members[0].name).not.toBe('自动陪练3');
  });
});
