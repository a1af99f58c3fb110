import { describe, expect, it } from 'vitest';
import { Play, USERS } from '../../../test/small-case.ts';
import type { Command } from '../command.ts';
import type { DisplayItem } from '../state.ts';

const { plaintiff, defendant, judge, witness } = USERS;
const COMPLAINT: DisplayItem = { kind: 'document', id: 'd1', name: 'what the client calls it' };
const FILE: DisplayItem = { kind: 'file', id: 'f1', name: '转账凭证' };

/** In court with a complaint that the plaintiff has drafted. */
function withComplaint(): Play {
  const play = new Play();
  play.act(plaintiff, { type: 'start' });
  play.act(plaintiff, {
    type: 'create_document',
    node_id: 'filing',
    role_id: 'plaintiff',
    document_id: 'd1',
    name: '民事起诉状',
    template_id: 'complaint',
    hash: 'h1',
  });
  play.end(plaintiff, 'plaintiff', 'filing-join');
  play.end(defendant, 'defendant', 'defence-join');
  return play;
}

function ask(
  about: 'speech' | 'submission' | 'display',
  item: DisplayItem | null,
  role_id = 'plaintiff',
): Command {
  return { type: 'request', node_id: 'court', role_id, about, text: ' 请准许 ', item };
}

function answer(request_id: number, agree: boolean, role_id: string | null = 'judge'): Command {
  return {
    type: 'answer',
    node_id: 'court',
    role_id,
    request_id,
    agree,
    reason: agree ? null : '与本案无关',
  };
}

describe('a request', () => {
  it('waits for the host, one of a kind a role', () => {
    const play = withComplaint();
    const [asked] = play.act(plaintiff, ask('speech', null));
    expect(play.section('court').requests).toEqual([
      {
        id: asked?.seq,
        role_id: 'plaintiff',
        user_id: plaintiff,
        about: 'speech',
        text: '请准许',
        item: null,
        at: asked?.at,
      },
    ]);
    expect(play.why(plaintiff, ask('speech', null))).toBe('already_done');
    expect(play.why(plaintiff, ask('display', FILE))).toBe('accepted');
    expect(play.why(defendant, ask('speech', null, 'defendant'))).toBe('accepted');
  });

  it('is not repeated by who has the floor already', () => {
    const play = withComplaint();
    const [asked] = play.act(plaintiff, ask('speech', null));
    play.act(judge, answer(asked?.seq ?? 0, true));
    expect(play.why(plaintiff, ask('speech', null))).toBe('already_done');
  });

  it('needs its own function, and may come from outside the room', () => {
    const play = withComplaint();
    expect(play.why(witness, ask('speech', null, 'witness'))).toBe('accepted');
    expect(play.why(witness, ask('display', FILE, 'witness'))).toBe('not_authorised_here');
    expect(play.why(judge, ask('speech', null, 'judge'))).toBe('not_authorised_here');
  });

  it('carries what it is about', () => {
    const play = withComplaint();
    const bad = { reason: 'bad_parameter', field: 'item' };
    expect(play.try(plaintiff, ask('speech', FILE))).toEqual(bad);
    expect(play.try(plaintiff, ask('submission', null))).toEqual(bad);
    expect(play.try(plaintiff, ask('submission', FILE))).toEqual(bad);
    expect(play.try(plaintiff, ask('display', null))).toEqual(bad);
    expect(play.try(plaintiff, ask('display', { ...FILE, name: ' ' }))).toEqual(bad);
    const missing = { ...COMPLAINT, id: 'd9' };
    expect(play.try(plaintiff, ask('submission', missing))).toEqual({
      reason: 'no_such_thing',
      field: 'item',
    });
  });

  it("cannot show the other side's unsubmitted draft by guessing its id", () => {
    const play = withComplaint();
    expect(play.why(defendant, ask('display', COMPLAINT, 'defendant'))).toBe('no_such_thing');
    expect(play.why(plaintiff, ask('display', COMPLAINT))).toBe('accepted');
  });

  it('is withdrawn by its role alone', () => {
    const play = withComplaint();
    const [asked] = play.act(plaintiff, ask('speech', null));
    const request_id = asked?.seq ?? 0;
    const take = (role_id: string): Command => ({ type: 'withdraw', node_id: 'court', role_id, request_id });
    expect(play.why(defendant, take('defendant'))).toBe('no_such_thing');
    play.act(plaintiff, take('plaintiff'));
    expect(play.section('court').requests).toEqual([]);
    expect(play.why(judge, answer(request_id, true))).toBe('no_such_thing');
  });

  it('dies with its section', () => {
    const play = withComplaint();
    play.act(plaintiff, ask('speech', null));
    play.end(judge, 'judge', 'court-vote');
    expect(play.section('court').requests).toEqual([]);
  });
});

describe('the answer', () => {
  it('of consent to a submission hands the document in, under the name that the run knows', () => {
    const play = withComplaint();
    const [asked] = play.act(plaintiff, ask('submission', COMPLAINT));
    const events = play.act(judge, answer(asked?.seq ?? 0, true));
    expect(events.map(({ type, role_id, actor_id }) => [type, role_id, actor_id])).toEqual([
      ['request_answered', 'judge', judge],
      ['document_submitted', 'plaintiff', plaintiff],
      ['disclosed', null, judge],
    ]);
    const consent = { role_id: 'judge', user_id: judge };
    expect(events[0]?.data).toMatchObject({ fulfilled: true });
    expect(events[1]?.data).toEqual({ document_id: 'd1', name: '民事起诉状', consent });
    expect(play.section('court').submitted).toEqual(['d1']);
    expect(play.document('d1').submitted).toBe(true);
    expect(play.why(plaintiff, ask('submission', COMPLAINT))).toBe('already_done');
  });

  it('of consent to a display puts it on the screen in the name of who asked', () => {
    const play = withComplaint();
    const [asked] = play.act(plaintiff, ask('display', FILE));
    const events = play.act(judge, answer(asked?.seq ?? 0, true));
    expect(events[1]).toMatchObject({
      type: 'displayed',
      actor_id: plaintiff,
      role_id: 'plaintiff',
      data: { consent: { role_id: 'judge', user_id: judge } },
    });
    expect(play.section('court').displayed).toEqual({ ...FILE, role_id: 'plaintiff', page: 1 });
  });

  it('of refusal says why and does nothing', () => {
    const play = withComplaint();
    const [asked] = play.act(plaintiff, ask('display', FILE));
    const events = play.act(judge, answer(asked?.seq ?? 0, false));
    expect(events).toHaveLength(1);
    expect(events[0]?.data).toEqual({
      request_id: asked?.seq,
      about: 'display',
      by_role: 'judge',
      target_role: 'plaintiff',
      agree: false,
      reason: '与本案无关',
    });
    expect(play.section('court')).toMatchObject({ displayed: null, requests: [] });
  });

  it("is the host's, who need not say that it is the host", () => {
    const play = withComplaint();
    const [asked] = play.act(plaintiff, ask('speech', null));
    const id = asked?.seq ?? 0;
    expect(play.why(defendant, answer(id, true, 'defendant'))).toBe('not_authorised_here');
    expect(play.why(plaintiff, answer(id, true, null))).toBe('not_authorised_here');
    expect(play.why(judge, answer(id, true, 'plaintiff'))).toBe('not_authorised_here');
    expect(play.act(judge, answer(id, true, null))[0]).toMatchObject({ role_id: 'judge' });
  });

  it("is the leader's, in no role's name, where a section has no host", () => {
    const play = new Play();
    play.act(plaintiff, { type: 'start' });
    play.act(defendant, {
      type: 'create_document',
      node_id: 'defence',
      role_id: 'defendant',
      document_id: 'd2',
      name: '答辩状',
      template_id: 'answer',
      hash: 'h',
    });
    const item: DisplayItem = { kind: 'document', id: 'd2', name: '' };
    const [asked] = play.act(defendant, {
      ...ask('submission', item, 'defendant'),
      node_id: 'defence',
    } as Command);
    const reply = { ...answer(asked?.seq ?? 0, true), node_id: 'defence', role_id: null } as Command;
    expect(play.why(defendant, reply)).toBe('not_authorised_here');
    expect(play.act(plaintiff, reply)[0]).toMatchObject({ role_id: null, data: { by_role: null } });
  });
});
