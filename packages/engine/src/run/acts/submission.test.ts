import { describe, expect, it } from 'vitest';
import { Play, USERS } from '../../../test/small-case.ts';
import type { Command } from '../command.ts';

const { plaintiff, defendant, witness } = USERS;

describe('submitting', () => {
  const draft = (play: Play) =>
    play.act(plaintiff, {
      type: 'create_document',
      node_id: 'filing',
      role_id: 'plaintiff',
      document_id: 'd1',
      name: '民事起诉状',
      template_id: 'complaint',
      hash: 'h1',
    });
  const submit = (role_id: string, node_id = 'filing'): Command => ({
    type: 'submit',
    node_id,
    role_id,
    document_id: 'd1',
  });

  it('hands a document to the file of the section, once', () => {
    const play = new Play();
    play.act(plaintiff, { type: 'start' });
    expect(play.try(plaintiff, submit('plaintiff'))).toEqual({
      reason: 'no_such_thing',
      field: 'document_id',
    });
    draft(play);
    play.act(plaintiff, submit('plaintiff'));
    expect(play.section('filing').submitted).toEqual(['d1']);
    expect(play.why(plaintiff, submit('plaintiff'))).toBe('already_done');
    expect(play.why(witness, submit('witness'))).toBe('not_authorised_here');
  });

  it("is not of the other side's draft, but of anything handed in before", () => {
    const play = new Play();
    play.act(plaintiff, { type: 'start' });
    draft(play);
    play.end(defendant, 'defendant', 'defence-join');
    play.end(plaintiff, 'plaintiff', 'filing-join');
    expect(play.why(defendant, submit('defendant', 'court'))).toBe('no_such_thing');
    const other = new Play();
    other.act(plaintiff, { type: 'start' });
    draft(other);
    other.act(plaintiff, submit('plaintiff'));
    other.end(defendant, 'defendant', 'defence-join');
    other.end(plaintiff, 'plaintiff', 'filing-join');
    expect(other.why(defendant, submit('defendant', 'court'))).toBe('accepted');
  });
});
