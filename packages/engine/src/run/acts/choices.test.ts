import { expect, it } from 'vitest';
import { Play, place, section, smallCase, transition, USERS } from '../../../test/small-case.ts';
import type { Condition } from '../../flow/condition.ts';
import type { Flow } from '../../flow/model.ts';
import { checkFlow } from '../../flow/soundness.ts';
import { proveFlow } from '../dry-run/prove.ts';

const { judge } = USERS;
const spoken: Condition = { type: 'has_spoken', node_id: 'court', role_id: 'judge' };

/** The small case, with a choice between its hearing and what follows. */
function chosen(...asked: readonly Condition[]): Flow {
  const others = smallCase.transitions.filter(({ id }) => id !== 'court-vote');
  return {
    ...smallCase,
    nodes: [...smallCase.nodes, section('choice', 'choice')],
    transitions: [
      ...others,
      { ...transition('court', 'choice'), id: 'court-vote' },
      { ...transition('choice', 'judgment'), conditions: asked },
      transition('choice', 'vote'),
    ],
  };
}

const speak = {
  type: 'speak',
  node_id: 'court',
  role_id: 'judge',
  text: 'So.',
  file_id: null,
  meeting_id: null,
} as const;

it('leads on by itself, by what was done, and says which way in the firing', () => {
  const silent = Play.inCourt(chosen(spoken));
  silent.end(judge, 'judge', 'court-vote');
  expect(silent.open).toEqual(['vote']);
  expect(silent.state.firings.at(-1)).toMatchObject({ trans_id: 'court-vote', routes: ['choice-vote'] });

  const play = Play.inCourt(chosen(spoken));
  play.act(judge, speak);
  play.end(judge, 'judge', 'court-vote');
  expect(play.open).toEqual(['judgment']);
  expect(play.state.firings.at(-1)?.routes).toEqual(['choice-judgment']);
});

it('chooses anew after a step back, and a restart forgets what was done', () => {
  const play = Play.inCourt(chosen(spoken));
  play.end(judge, 'judge', 'court-vote');
  play.act(judge, { type: 'back', node_id: 'vote', role_id: 'judge' });
  play.act(judge, speak);
  play.end(judge, 'judge', 'court-vote');
  expect(play.open).toEqual(['judgment']);

  const first: Condition = { type: 'visited', node_id: 'court', at_most: 0 };
  const flow: Flow = {
    ...smallCase,
    nodes: [...smallCase.nodes, section('choice', 'choice')],
    transitions: [
      ...smallCase.transitions.filter(({ id }) => id !== 'start-fork'),
      transition('start', 'choice'),
      { ...transition('choice', 'fork'), conditions: [first] },
      transition('choice', 'judgment'),
    ],
  };
  const again = Play.inCourt(flow);
  again.act(judge, { type: 'restart', node_id: 'court', role_id: 'judge' });
  expect(again.open).toEqual(['filing', 'defence']);
  expect(again.state.firings).toMatchObject([{ routes: ['choice-fork'] }]);
});

it('passes the check, and the proof takes each of its routes', () => {
  const flow = chosen(spoken);
  expect(checkFlow(flow)).toEqual([]);
  expect(proveFlow(flow).is_proved).toBe(true);
});

it('is found wanting where its default is missing or there are several, where it goes round, and where a route is never taken', () => {
  const codes = (flow: Flow) =>
    checkFlow(flow).map(({ code, node_id, trans_id }) => [code, trans_id ?? node_id].join(' '));
  const flow = chosen(spoken);
  const change = (change: (one: Flow['transitions'][number]) => Flow['transitions'][number]) => ({
    ...flow,
    transitions: flow.transitions.map(change),
  });
  const asking = (one: Flow['transitions'][number]) => ({ ...one, conditions: [spoken] });
  expect(codes(change((one) => (one.id === 'choice-vote' ? asking(one) : one)))).toContain(
    'choice_without_default choice',
  );
  expect(codes(chosen())).toContain('choice_many_defaults choice-vote');
  expect(
    codes({ ...flow, transitions: [...flow.transitions, asking(transition('choice', 'choice'))] }),
  ).toContain('choice_goes_round choice');
  expect(
    codes({ ...flow, transitions: [...flow.transitions, asking(transition('choice', 'link'))] }),
  ).toContain('route_never_taken choice-link');
  expect(codes(chosen({ type: 'visited', node_id: 'court', at_least: 1 }))).toContain(
    'route_never_taken choice-vote',
  );
});

it('is held against the flow where what it asks for was done and left behind, and leads round for ever', () => {
  const flow = chosen({ type: 'handed_in', template_id: 'complaint' });
  const round: Flow = {
    ...flow,
    transitions: flow.transitions.map((one) => (one.id === 'judgment-link' ? { ...one, to: 'court' } : one)),
  };
  expect(checkFlow(round).map(({ code }) => code)).toContain('endless_loop');
});

it('is not led by a paper that is drafted on a way that was not taken', () => {
  const judge = place('judge', { processes: ['end'], functions: ['speech', 'submission'] });
  const drafted = (template_id: string, ...beside: readonly Condition[]): Flow => ({
    roles: [{ id: 'judge' }],
    nodes: [
      section('start', 'start'),
      section('court', 'court', [judge]),
      section('desk', 'edit', [judge], { templates: [{ id: 'ruling', role_ids: ['judge'] }] }),
      section('later', 'court', [judge]),
      section('choice', 'choice'),
      section('end', 'experience'),
    ],
    transitions: [
      transition('start', 'court'),
      transition('court', 'desk'),
      transition('court', 'later'),
      transition('desk', 'later'),
      transition('later', 'choice'),
      { ...transition('choice', 'end'), conditions: [{ type: 'handed_in', template_id }, ...beside] },
      transition('choice', 'end', { id: 'otherwise' }),
    ],
  });
  expect(checkFlow(drafted('ruling'))).toEqual([]);
  expect(proveFlow(drafted('ruling')).is_proved).toBe(true);
  const round: Condition = { type: 'visited', node_id: 'desk', at_most: 0 };
  expect(checkFlow(drafted('ruling', round)).map(({ code, trans_id }) => [code, trans_id])).toEqual([
    ['route_never_taken', 'choice-end'],
  ]);
});

it('may find the branch beside it before or after it has gone on: both of its routes are open', () => {
  const judge = place('judge', { processes: ['end'], functions: ['speech'] });
  const beside: Flow = {
    roles: [{ id: 'judge' }],
    nodes: [
      section('start', 'start'),
      section('fork', 'fork'),
      ...['s', 'x', 'p', 'a', 'b', 'm'].map((id) => section(id, 'court', [judge])),
      section('choice', 'choice'),
      section('join', 'join'),
      section('end', 'experience'),
    ],
    transitions: [
      transition('start', 'fork'),
      transition('fork', 's'),
      transition('fork', 'p'),
      transition('s', 'x'),
      transition('x', 'join'),
      transition('p', 'choice'),
      { ...transition('choice', 'a'), conditions: [{ type: 'visited', node_id: 'x', at_least: 1 }] },
      transition('choice', 'b'),
      transition('a', 'm'),
      transition('b', 'm'),
      transition('m', 'join'),
      transition('join', 'end'),
    ],
  };
  expect(checkFlow(beside)).toEqual([]);
});
