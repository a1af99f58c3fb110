import { describe, expect, it } from 'vitest';
import { MENTOR, Play, smallCase, USERS } from '../../../test/small-case.ts';
import type { Condition } from '../../flow/condition.ts';
import { indexFlow } from '../../flow/flow-index.ts';
import type { Flow, Transition } from '../../flow/model.ts';
import type { Command } from '../command.ts';
import { unmetConditions } from '../conditions.ts';
import { consequencesOf } from '../consequences.ts';

const { plaintiff, defendant, judge } = USERS;

function changed(id: string, change: Partial<Transition>): Flow {
  const transitions = smallCase.transitions.map((one) => (one.id === id ? { ...one, ...change } : one));
  return { ...smallCase, transitions };
}

function unmet(play: Play, condition: Condition): boolean {
  return unmetConditions(play.state, { conditions: [condition] }).length > 0;
}

const inFiling = { node_id: 'filing', role_id: 'plaintiff' };
const asJudge = { node_id: 'court', role_id: 'judge' };

/** The plaintiff has drafted the complaint. */
function drafted(flow: Flow = smallCase): Play {
  const play = new Play(flow);
  play.act(plaintiff, { type: 'start' });
  play.act(plaintiff, {
    type: 'create_document',
    ...inFiling,
    document_id: 'd1',
    name: 'Complaint',
    template_id: 'complaint',
    hash: 'h1',
  });
  return play;
}

function sign(play: Play, decision: 'signed' | 'refused', hash = 'h1') {
  const reason = decision === 'refused' ? 'No.' : null;
  play.act(plaintiff, { type: 'sign', ...inFiling, document_id: 'd1', decision, hash, reason });
}

describe('a document', () => {
  const handed: Condition = { type: 'handed_in', template_id: 'complaint' };
  const signed: Condition = { type: 'signed_by', template_id: 'complaint', role_ids: ['plaintiff'] };
  const refused: Condition = {
    type: 'refused_by',
    template_id: 'complaint',
    role_ids: ['judge', 'plaintiff'],
  };

  it('is handed in once it is in a file', () => {
    const play = drafted();
    expect(unmet(play, handed)).toBe(true);
    play.act(plaintiff, { type: 'submit', ...inFiling, document_id: 'd1' });
    expect(unmet(play, handed)).toBe(false);
    expect(unmet(play, { type: 'handed_in', template_id: 'answer' })).toBe(true);
  });

  it('is signed by all who are named, in its newest version', () => {
    const play = drafted();
    play.act(plaintiff, {
      type: 'request_signature',
      ...inFiling,
      document_id: 'd1',
      role_ids: ['plaintiff', 'judge'],
    });
    expect(unmet(play, signed)).toBe(true);
    sign(play, 'signed');
    expect(unmet(play, signed)).toBe(false);
    expect(unmet(play, { ...signed, role_ids: ['plaintiff', 'judge'] })).toBe(true);
    play.act(plaintiff, {
      type: 'save_document',
      ...inFiling,
      document_id: 'd1',
      base_version: 1,
      hash: 'h2',
      revise: true,
    });
    expect(unmet(play, signed)).toBe(true);
  });

  it('is refused until it has changed', () => {
    const play = drafted();
    play.act(plaintiff, {
      type: 'request_signature',
      ...inFiling,
      document_id: 'd1',
      role_ids: ['plaintiff'],
    });
    expect(unmet(play, refused)).toBe(true);
    sign(play, 'refused');
    expect(unmet(play, refused)).toBe(false);
    play.act(plaintiff, {
      type: 'save_document',
      ...inFiling,
      document_id: 'd1',
      base_version: 1,
      hash: 'h2',
    });
    expect(unmet(play, refused)).toBe(true);
  });
});

describe('a hearing', () => {
  const spoken: Condition = { type: 'has_spoken', node_id: 'court', role_id: 'judge' };
  const record: Condition = { type: 'record_signed', node_id: 'court' };
  const speak: Command = { type: 'speak', ...asJudge, text: 'Quiet.', file_id: null, meeting_id: null };

  it('has heard who spoke to the room', () => {
    const play = Play.inCourt();
    expect(unmet(play, spoken)).toBe(true);
    play.act(judge, speak);
    expect(unmet(play, spoken)).toBe(false);
    expect(unmet(play, { ...spoken, role_id: 'plaintiff' })).toBe(true);
  });

  it('has its record checked when all signers have signed it or refused to', () => {
    const play = Play.inCourt();
    const [said] = play.act(judge, speak);
    play.act(judge, { type: 'close_record', ...asJudge, lines: [said?.seq ?? 0], hash: 'r' });
    const check = (user: number, role_id: string, decision: 'signed' | 'refused') =>
      play.act(user, {
        type: 'sign_record',
        node_id: 'court',
        role_id,
        decision,
        hash: 'r',
        reason: decision === 'refused' ? 'No.' : null,
        image: null,
      });
    check(judge, 'judge', 'signed');
    check(plaintiff, 'plaintiff', 'signed');
    expect(unmet(play, record)).toBe(true);
    check(defendant, 'defendant', 'refused');
    expect(unmet(play, record)).toBe(false);
    play.act(judge, { type: 'reopen_record', ...asJudge });
    expect(unmet(play, record)).toBe(true);
  });

  it('remembers what was on its screen: an exhibit by its id, a document by its template', () => {
    const play = drafted();
    play.act(plaintiff, { type: 'submit', ...inFiling, document_id: 'd1' });
    play.end(plaintiff, 'plaintiff', 'filing-join');
    play.end(defendant, 'defendant', 'defence-join');
    const shown = (item_id: string): Condition => ({ type: 'was_shown', node_id: 'court', item_id });
    const show = (kind: 'document' | 'material', id: string) =>
      play.act(judge, { type: 'display', ...asJudge, item: { kind, id, name: 'It' } });
    show('material', 'receipt');
    show('document', 'd1');
    play.act(judge, { type: 'end_display', ...asJudge });
    expect(unmet(play, shown('receipt'))).toBe(false);
    expect(unmet(play, shown('complaint'))).toBe(false);
    expect(unmet(play, shown('d1'))).toBe(true);
    expect(play.section('court').shown).toEqual(['receipt', 'complaint']);
  });
});

describe('visits and votes', () => {
  it('are counted on this path, and a step back takes them away', () => {
    const play = Play.atVote();
    const passed: Condition = { type: 'voted', node_id: 'vote', outcome: 'passed' };
    const visits = (node_id: string, at_least: number, at_most?: number): Condition => ({
      type: 'visited',
      node_id,
      at_least,
      at_most,
    });
    expect(unmet(play, passed)).toBe(true);
    for (const [user, role_id, option_id] of [
      [judge, 'judge', 'no'],
      [plaintiff, 'plaintiff', 'no'],
    ] as const)
      play.act(user, { type: 'vote', node_id: 'vote', role_id, option_id });
    play.act(judge, { type: 'end_vote', node_id: 'vote', role_id: 'judge' });
    expect(unmet(play, { ...passed, outcome: 'rejected' })).toBe(false);
    play.end(judge, 'judge', 'vote-court');
    expect(unmet(play, visits('court', 2))).toBe(false);
    expect(unmet(play, visits('court', 1, 1))).toBe(true);
    expect(unmet(play, { type: 'visited', node_id: 'court' })).toBe(false);
    play.act(judge, { type: 'back', ...asJudge });
    expect(unmet(play, visits('court', 2))).toBe(true);
    play.act(judge, { type: 'restart', node_id: 'vote', role_id: 'judge' });
    expect(unmet(play, visits('court', 1))).toBe(true);
    expect(unmet(play, { type: 'visited', node_id: 'court' })).toBe(true);
    expect(unmet(play, { type: 'visited', node_id: 'court', at_most: 0 })).toBe(false);
    expect(unmet(play, { ...passed, outcome: 'rejected' })).toBe(true);
  });
});

describe('ending a section', () => {
  const conditions: readonly Condition[] = [
    { type: 'has_spoken', node_id: 'court', role_id: 'judge' },
    { type: 'visited', node_id: 'court', at_least: 1 },
    { type: 'handed_in', template_id: 'complaint' },
  ];
  const forward: Command = { type: 'end_section', ...asJudge, trans_id: 'court-vote' };

  it('names what is not met, counts no wrong try, and the option stays on offer', () => {
    const play = Play.inCourt(changed('court-vote', { conditions }));
    expect(play.try(judge, forward)).toEqual({
      reason: 'conditions_unmet',
      unmet: { conditions: [conditions[0], conditions[2]], visit: play.section('court').opened_seq },
    });
    expect(play.can(judge, forward)).toBe('yes');
    expect(play.section('court').wrong_tries).toBe(0);
    expect(play.section('court').status).toBe('open');
  });

  it('asks the same of a wrong option, so that conditions do not tell which is right', () => {
    const play = Play.inCourt(changed('court-wrong', { conditions }));
    const command: Command = { type: 'end_section', ...asJudge, trans_id: 'court-wrong' };
    expect(play.why(judge, command)).toBe('conditions_unmet');
  });

  it('is judged for its right first: a stranger is not told what is missing', () => {
    const play = Play.inCourt(changed('court-vote', { conditions }));
    expect(play.why(plaintiff, { ...forward, role_id: 'plaintiff' })).toBe('not_authorised_here');
  });

  it('by staff is not held up', () => {
    const play = Play.inCourt(changed('court-vote', { conditions }));
    play.act(MENTOR, { type: 'move_on', node_id: 'court', trans_id: 'court-vote', reason: null });
    expect(play.open).toEqual(['vote']);
  });
});

describe('an option with a cost', () => {
  const flow = changed('court-vote', { cost: { strikes_at: 'judgment' } });

  function atJudgment(of: Flow): Play {
    const play = Play.inCourt(of);
    play.end(judge, 'judge', 'court-vote');
    play.act(judge, { type: 'vote', node_id: 'vote', role_id: 'judge', option_id: 'yes' });
    play.act(plaintiff, { type: 'vote', node_id: 'vote', role_id: 'plaintiff', option_id: 'yes' });
    play.act(judge, { type: 'end_vote', node_id: 'vote', role_id: 'judge' });
    play.end(judge, 'judge', 'vote-judgment');
    return play;
  }

  it('is accepted, and its consequence is told where it strikes', () => {
    const play = atJudgment(flow);
    const taken = play.log.find(
      ({ type, data }) => type === 'section_ended' && data.trans_id === 'court-vote',
    );
    expect(play.section('vote').consequences).toBeUndefined();
    expect(play.section('judgment').consequences).toEqual([
      { trans_id: 'court-vote', taken_seq: taken?.seq },
    ]);
    expect(play.section('court').wrong_tries).toBe(0);
    expect(play.log.at(-1)).toMatchObject({ type: 'consequence_struck', node_id: 'judgment', role_id: null });
  });

  it('is taken back with the option, by stepping back, not at once: what is told is told', () => {
    const play = atJudgment(flow);
    const judgment = { node_id: 'judgment', role_id: 'judge' };
    expect(play.why(judge, { type: 'take_back', node_id: 'vote', role_id: 'judge' })).not.toBe('accepted');
    play.act(judge, { type: 'back', ...judgment });
    expect(Object.values(play.state.sections).flatMap(({ consequences = [] }) => consequences)).toEqual([]);
    play.end(judge, 'judge', 'vote-judgment');
    expect(play.section('judgment').consequences).toHaveLength(1);
    play.act(judge, { type: 'back', ...judgment });
    play.act(judge, { type: 'back', node_id: 'vote', role_id: 'judge' });
    play.end(judge, 'judge', 'court-vote');
    expect(play.open).toEqual(['vote']);
  });

  it('strikes once: a section that is opened again does not tell it again', () => {
    const play = atJudgment(flow);
    const opened = { node_id: 'judgment', inside: [] };
    const again = { seq: 99, closes: 'link', trans_id: 'x', opens: [opened], parks: [], unparks: [] };
    expect(consequencesOf(indexFlow(flow), play.state, again)).toEqual([]);
  });
});
