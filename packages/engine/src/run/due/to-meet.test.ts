import { describe, expect, it } from 'vitest';
import { Play, smallCase, USERS } from '../../../test/small-case.ts';
import type { Condition } from '../../flow/condition.ts';
import type { Flow, Transition } from '../../flow/model.ts';
import { dueIn, turnOf } from './due-in.ts';
import { askedByEveryOption } from './to-meet.ts';

const { plaintiff, defendant, judge } = USERS;
const spoken = (role_id: string): Condition => ({ type: 'has_spoken', node_id: 'court', role_id });
const handedIn: Condition = { type: 'handed_in', template_id: 'complaint' };

/** The hearing with these ways out, each with what it asks for. */
function hearing(...transitions: readonly (readonly Condition[])[]): Play {
  const [transition] = smallCase.transitions.filter(({ from, to }) => from === 'court' && to === 'vote');
  if (!transition) throw new Error('there is no way out');
  const made = transitions.map((conditions, i): Transition => ({ ...transition, id: `way${i}`, conditions }));
  const others = smallCase.transitions.filter((one) => one !== transition);
  return Play.inCourt({ ...smallCase, transitions: [...others, ...made] });
}

const duesOf = ({ flow, state }: Play, asked: readonly Condition[]) =>
  dueIn(flow, state, 'court', asked).map(({ kind, by }) =>
    [kind, ...by.map(({ role_id }) => role_id)].join(' '),
  );
const askedIn = ({ flow, state }: Play, node = 'court', known: Flow = flow) =>
  askedByEveryOption(known, state, node);

describe('what the only way out asks for', () => {
  it('is waited for from whom it is, before the end, by whoever knows of it', () => {
    const play = hearing([spoken('defendant'), handedIn]);
    expect(duesOf(play, [])).toEqual(['end judge']);
    expect(duesOf(play, askedIn(play))).toEqual(['meet defendant', 'meet plaintiff witness', 'end judge']);
    const dues = dueIn(play.flow, play.state, 'court', askedIn(play));
    expect(turnOf(dues, judge)).toMatchObject({ isMine: false, due: { condition: spoken('defendant') } });
    expect(turnOf(dues, defendant)).toMatchObject({ isMine: true });
  });

  it('is waited for no longer once it holds', () => {
    const play = hearing([spoken('judge')]);
    expect(duesOf(play, [spoken('judge')])).toEqual(['meet judge', 'end judge']);
    const speech = { text: 'Open.', file_id: null, meeting_id: null };
    play.act(judge, { type: 'speak', node_id: 'court', role_id: 'judge', ...speech });
    expect(duesOf(play, [spoken('judge')])).toEqual(['end judge']);
    expect(askedIn(play)).toEqual([]);
  });

  it('is a signature only once there is something to sign', () => {
    const play = new Play();
    play.act(plaintiff, { type: 'start' });
    const signed: Condition = { type: 'signed_by', template_id: 'complaint', role_ids: ['plaintiff'] };
    const kinds = () => dueIn(play.flow, play.state, 'filing', [signed]).map(({ kind }) => kind);
    expect(kinds()).toEqual(['hand_in', 'end']);
    const named = { document_id: 'd1', name: 'Complaint', template_id: 'complaint', hash: 'h1' };
    play.act(plaintiff, { type: 'create_document', node_id: 'filing', role_id: 'plaintiff', ...named });
    expect(kinds()).toEqual(['meet', 'hand_in', 'end']);
  });

  it('is what every way asks for, and nothing where one is open or the copy of the flow tells none', () => {
    const both = hearing([spoken('judge'), handedIn], [handedIn]);
    expect(askedIn(both)).toEqual([handedIn]);
    expect(askedIn(hearing([handedIn], []))).toEqual([]);
    expect(askedIn(both, 'court', smallCase)).toEqual([]);
    expect(askedIn(both, 'filing')).toEqual([]);
    expect(askedIn(Play.atVote(), 'vote')).toEqual([]);
  });

  it('is asked of nobody where it is a refusal, an outcome, or elsewhere', () => {
    const play = hearing([]);
    const asked: Condition[] = [
      { type: 'refused_by', template_id: 'complaint', role_ids: ['plaintiff'] },
      { type: 'voted', node_id: 'vote', outcome: 'passed' },
      { type: 'visited', node_id: 'court', at_least: 2 },
      { type: 'has_spoken', node_id: 'vote', role_id: 'judge' },
    ];
    expect(duesOf(play, asked)).toEqual(['end judge']);
    expect(dueIn(play.flow, play.state, 'court', [handedIn])[0]?.by.map(({ user_id }) => user_id)).toContain(
      plaintiff,
    );
  });
});
