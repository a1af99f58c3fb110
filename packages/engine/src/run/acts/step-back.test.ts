import { describe, expect, it } from 'vitest';
import { MENTOR, Play, place, section, transition, USERS } from '../../../test/small-case.ts';
import type { Flow } from '../../flow/model.ts';
import type { Command } from '../command.ts';
import { decide } from '../decide.ts';

const { plaintiff, defendant, judge, observer } = USERS;
const back = (node_id: string, role_id: string | null): Command => ({ type: 'back', node_id, role_id });

/** One student plays every section of these, and leads. */
function flowOf(...transitions: readonly (readonly [string, string])[]): Flow {
  const ids = new Set(transitions.flat());
  const kindOf = (id: string) =>
    id === 'start'
      ? id
      : id.startsWith('fork')
        ? 'fork'
        : id.startsWith('join')
          ? 'join'
          : id === 'end'
            ? 'experience'
            : 'edit';
  const role = place('me', { processes: ['end', 'back'] });
  return {
    roles: [{ id: 'me' }],
    nodes: [...ids].map((id) => {
      const kind = kindOf(id);
      return kind === 'edit'
        ? section(id, kind, [role], { templates: [{ id: 't', role_ids: ['me'] }] })
        : section(id, kind);
    }),
    transitions: transitions.map(([from, to]) => transition(from, to)),
  };
}

function playThrough(flow: Flow, ...transitions: readonly string[]): Play {
  const play = new Play(flow, { me: 1 });
  play.act(1, { type: 'start' });
  for (const id of transitions) play.end(1, 'me', id);
  return play;
}

function draft(play: Play, node_id: string, document_id: string): void {
  play.act(1, {
    type: 'create_document',
    node_id,
    role_id: 'me',
    document_id,
    name: document_id,
    template_id: 't',
    hash: 'h',
  });
}

describe('stepping back in a line', () => {
  const line = flowOf(['start', 'a'], ['a', 'b'], ['b', 'c'], ['c', 'end']);

  it('reopens the section before with its record, and clears this one', () => {
    const play = playThrough(line);
    draft(play, 'a', 'kept');
    play.end(1, 'me', 'a-b');
    draft(play, 'b', 'cleared');
    const opened = play.section('a').opened_seq;
    const [event] = play.act(1, back('b', 'me'));
    expect(event).toMatchObject({
      type: 'stepped_back',
      node_id: 'b',
      data: { firings: [3], closes: ['b'], reopens: ['a'] },
    });
    expect(play.open).toEqual(['a']);
    expect(play.section('a')).toMatchObject({ opened_seq: opened, closed_at: null });
    expect(play.state.sections).not.toHaveProperty('b');
    expect(play.document('kept').archived).toBe(false);
    expect(play.document('cleared').archived).toBe(true);
  });

  it('goes as far as the first section', () => {
    const play = playThrough(line, 'a-b', 'b-c');
    play.act(1, back('c', 'me'));
    play.act(1, back('b', 'me'));
    expect(play.open).toEqual(['a']);
    expect(play.why(1, back('a', 'me'))).toBe('no_previous_section');
  });

  it('begins the section anew when it is entered again', () => {
    const play = playThrough(line, 'a-b');
    draft(play, 'b', 'first');
    play.act(1, back('b', 'me'));
    play.end(1, 'me', 'a-b');
    expect(play.section('b').submitted).toEqual([]);
    expect(play.document('first').archived).toBe(true);
  });
});

describe('stepping back at a fork and a join', () => {
  const flow = flowOf(
    ['start', 'a'],
    ['a', 'fork'],
    ['fork', 's'],
    ['fork', 't'],
    ['t', 't2'],
    ['s', 'join'],
    ['t2', 'join'],
    ['join', 'u'],
    ['u', 'end'],
  );

  it('out of a branch undoes the fork, with all that the other branch has done', () => {
    const play = playThrough(flow, 'a-fork', 't-t2');
    const [event] = play.act(1, back('s', 'me'));
    expect(event?.data).toEqual({ firings: [2, 3], closes: ['s', 't', 't2'], reopens: ['a'] });
    expect(play.open).toEqual(['a']);
  });

  it('inside a branch leaves the other branch alone', () => {
    const play = playThrough(flow, 'a-fork', 't-t2');
    play.act(1, back('t2', 'me'));
    expect(play.open.toSorted()).toEqual(['s', 't']);
  });

  it('takes the token back that a branch has left at the join', () => {
    const play = playThrough(flow, 'a-fork', 's-join');
    play.act(1, back('t', 'me'));
    expect(play.open).toEqual(['a']);
    expect(play.state.parked).toEqual([]);
  });

  it('out of what follows the join undoes the last arrival only: the other branch waits there again', () => {
    const play = playThrough(flow, 'a-fork', 's-join', 't-t2', 't2-join');
    const [event] = play.act(1, back('u', 'me'));
    expect(event?.data).toEqual({ firings: [5], closes: ['u'], reopens: ['t2'] });
    expect(play.open).toEqual(['t2']);
    expect(play.state.parked).toEqual(['s-join']);
    play.end(1, 'me', 't2-join');
    expect(play.open).toEqual(['u']);
  });

  it('may reopen several sections, where branches met in between', () => {
    const crossed = flowOf(
      ['start', 'fork1'],
      ['fork1', 'b'],
      ['fork1', 'c'],
      ['b', 'fork2'],
      ['fork2', 's'],
      ['fork2', 't'],
      ['t', 'join1'],
      ['c', 'join1'],
      ['join1', 'u'],
      ['s', 'join2'],
      ['u', 'join2'],
      ['join2', 'v'],
      ['v', 'end'],
    );
    const play = playThrough(crossed, 'b-fork2', 't-join1', 'c-join1');
    expect(play.open.toSorted()).toEqual(['s', 'u']);
    const [event] = play.act(1, back('s', 'me'));
    expect(event?.data).toEqual({ firings: [2, 3, 4], closes: ['s', 't', 'u'], reopens: ['b', 'c'] });
    expect(play.open.toSorted()).toEqual(['b', 'c']);
  });
});

describe('stepping back in a loop', () => {
  const loop = flowOf(['start', 'a'], ['a', 'b'], ['b', 'a'], ['b', 'end']);

  it('brings the earlier visit back, with what was written in it', () => {
    const play = playThrough(loop);
    draft(play, 'a', 'first');
    play.act(1, { type: 'take_note', node_id: 'a', text: '' });
    play.end(1, 'me', 'a-b');
    const earlier = play.section('a');
    play.end(1, 'me', 'b-a');
    draft(play, 'a', 'second');
    expect(play.state.past_visits).toEqual([earlier]);
    play.act(1, back('a', 'me'));
    expect(play.open).toEqual(['b']);
    expect(play.section('a')).toEqual(earlier);
    expect(play.state.past_visits).toEqual([]);
    expect(play.document('first').archived).toBe(false);
    expect(play.document('second').archived).toBe(true);
  });

  it('reopens the earlier visit of the very section, where it leads into itself', () => {
    const self = flowOf(['start', 'a'], ['a', 'a'], ['a', 'end']);
    const play = playThrough(self, 'a-a');
    const [event] = play.act(1, back('a', 'me'));
    expect(event?.data).toEqual({ firings: [2], closes: ['a'], reopens: ['a'] });
    expect(play.section('a')).toMatchObject({ opened_seq: 1, status: 'open', closed_at: null });
  });
});

describe('who may step back', () => {
  it('is a role with the action, or the leader without a role in the section', () => {
    const play = Play.inCourt();
    expect(play.why(judge, back('court', 'judge'))).toBe('accepted');
    expect(play.why(defendant, back('court', 'defendant'))).toBe('not_authorised_here');
    expect(play.why(observer, back('court', null))).toBe('not_authorised_here');
    expect(play.act(plaintiff, back('court', null))[0]).toMatchObject({ role_id: null });
  });
});

it('what was handed in elsewhere is taken off the file when its section is cleared', () => {
  const flow = flowOf(
    ['start', 'a'],
    ['a', 'fork'],
    ['fork', 's'],
    ['fork', 't'],
    ['t', 't2'],
    ['s', 'join'],
    ['t2', 'join'],
    ['join', 'end'],
  );
  const submitter: Flow = {
    ...flow,
    nodes: flow.nodes.map((node) => ({
      ...node,
      roles: node.roles.map((a) => ({ ...a, functions: ['submission', 'display'] as const })),
    })),
  };
  const play = playThrough(submitter, 'a-fork', 't-t2');
  draft(play, 't2', 'd');
  play.act(1, { type: 'submit', node_id: 's', role_id: 'me', document_id: 'd' });
  const item = { kind: 'document', id: 'd', name: 'd' } as const;
  play.act(1, { type: 'display', node_id: 's', role_id: 'me', item });
  play.act(1, back('t2', 'me'));
  expect(play.section('s')).toMatchObject({ submitted: [], displayed: null, status: 'open' });
});

describe('taking back one’s own ending', () => {
  // The two end their own sections and may not step back; nobody of them leads.
  const own = (user: string) => place(user, { processes: ['end'] });
  const flow: Flow = {
    roles: [{ id: 'one' }, { id: 'two' }],
    nodes: [
      section('start', 'start'),
      section('a', 'edit', [own('one')]),
      section('b', 'edit', [own('two')]),
      section('end', 'experience'),
    ],
    transitions: [transition('start', 'a'), transition('a', 'b'), transition('b', 'end')],
  };
  function ended(): { play: Play; before: Play['state'] } {
    const play = new Play(flow, { leader: 1, one: 2, two: 3 });
    play.act(1, { type: 'start' });
    const before = play.state;
    play.end(2, 'one', 'a-b');
    return { play, before };
  }

  const takeBack = (role_id: string, node_id = 'a'): Command => ({ type: 'take_back', node_id, role_id });

  it('restores the state before, but for the number', () => {
    const { play, before } = ended();
    play.act(2, takeBack('one'));
    expect({ ...play.state, seq: 0 }).toEqual({ ...before, seq: 0 });
  });

  it('is nobody else’s: neither the next player’s, nor the leader’s, nor staff’s', () => {
    const { play } = ended();
    expect(play.why(3, takeBack('two'))).toBe('not_authorised_here');
    expect(play.why(3, takeBack('one'))).toBe('not_authorised_here');
    expect(play.why(1, takeBack('one'))).toBe('not_authorised_here');
    expect(play.why(MENTOR, takeBack('one'))).toBe('not_authorised_here');
    expect(play.why(2, takeBack('one', 'b'))).toBe('not_authorised_here');
  });

  it('gives no right to step back', () => {
    const { play } = ended();
    expect(play.why(2, back('b', 'one'))).toBe('not_authorised_here');
  });

  it('is over once anything followed', () => {
    const { play } = ended();
    play.act(3, { type: 'take_note', node_id: 'b', text: 'x' });
    expect(play.why(2, takeBack('one'))).toBe('changed_meanwhile');
  });

  it('is over after a while', () => {
    const { play } = ended();
    const undo = play.state.firings.at(-1)?.undo;
    const at = (time: number) =>
      decide(flow, play.state, takeBack('one'), { actor: { user_id: 2, is_staff: false }, at: time }).ok;
    expect(at(undo?.until ?? 0)).toBe(true);
    expect(at((undo?.until ?? 0) + 1)).toBe(false);
  });

  it('cannot be done twice, and the ending can be made again', () => {
    const { play } = ended();
    play.act(2, takeBack('one'));
    expect(play.why(2, takeBack('one'))).toBe('not_authorised_here');
    play.end(2, 'one', 'a-b');
    expect(play.why(2, takeBack('one'))).toBe('accepted');
  });

  it('is not offered for the end of the experiment', () => {
    const { play } = ended();
    play.end(3, 'two', 'b-end');
    expect(play.state.status).toBe('ended');
    expect(play.why(3, takeBack('two', 'b'))).toBe('ended_cannot_enter');
  });
});
