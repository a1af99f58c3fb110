import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Play, place, section, transition } from '../../../test/small-case.ts';
import type { Flow } from '../../flow/model.ts';
import type { Command } from '../command.ts';
import { courtOf } from '../court-state.ts';
import { speakingQueue } from './floor.ts';

const ROLES = ['a', 'b', 'c', 'd', 'e'];
const USERS: Record<string, number> = { host: 1, a: 2, b: 3, c: 4, d: 5, e: 6 };
const flow: Flow = {
  roles: Object.keys(USERS).map((id) => ({ id })),
  nodes: [
    section('start', 'start'),
    section('court', 'court', [
      place('host', { host: true, functions: ['speech'], processes: ['end'] }),
      ...ROLES.map((id) => place(id, { functions: ['speech', 'request_speech'] })),
    ]),
    section('end', 'experience'),
  ],
  transitions: [transition('start', 'court'), transition('court', 'end')],
};
const court = { node_id: 'court' };

function hearing(): Play {
  const play = new Play(flow, USERS);
  play.act(1, { type: 'start' });
  return play;
}
const userOf = (role: string) => USERS[role] ?? 0;
const speak = (role_id: string): Command => ({
  type: 'speak',
  ...court,
  role_id,
  text: '说',
  file_id: null,
  meeting_id: null,
});
const ask = (role_id: string): Command => ({
  type: 'request',
  ...court,
  role_id,
  about: 'speech',
  text: null,
  item: null,
});
const queue = (play: Play) => speakingQueue(play.section('court'));
const order = (play: Play) =>
  queue(play)
    .map(({ role_id }) => role_id)
    .join('');
const idOf = (play: Play, role: string) => queue(play).find(({ role_id }) => role_id === role)?.id ?? 0;
const move = (play: Play, role: string, before: string | null): Command => ({
  type: 'move_request',
  ...court,
  role_id: 'host',
  request_id: idOf(play, role),
  before: before === null ? null : idOf(play, before),
});
const floor = (type: 'give_floor' | 'take_floor', target_role: string): Command => ({
  type,
  ...court,
  role_id: 'host',
  target_role,
});

describe('the queue', () => {
  it('is first come, first served, but whoever has spoken less goes before', () => {
    const play = hearing();
    for (const role of ['a', 'a', 'b']) play.act(userOf(role), speak(role));
    for (const role of ['a', 'b', 'c', 'd']) play.act(userOf(role), ask(role));
    expect(order(play)).toBe('cdba');
  });

  it('keeps what the host has placed where it is', () => {
    const play = hearing();
    play.act(userOf('a'), speak('a'));
    for (const role of ['a', 'b']) play.act(userOf(role), ask(role));
    play.act(1, move(play, 'a', 'b'));
    expect(order(play)).toBe('ab');
    play.act(userOf('c'), ask('c'));
    expect(order(play)).toBe('abc');
    play.act(1, move(play, 'a', null));
    expect(order(play)).toBe('bca');
    play.act(userOf('d'), ask('d'));
    expect(order(play)).toBe('bcad');
  });

  it('is the host’s to change, by wishes that are in it', () => {
    const play = hearing();
    for (const role of ['a', 'b']) play.act(userOf(role), ask(role));
    const first = move(play, 'b', 'a');
    expect(play.why(userOf('a'), { ...first, role_id: 'a' } as Command)).toBe('not_authorised_here');
    expect(play.why(1, { ...first, before: idOf(play, 'b') } as Command)).toBe('bad_parameter');
    expect(play.why(1, { ...first, before: 999 } as Command)).toBe('changed_meanwhile');
    expect(play.why(1, { ...first, request_id: 999 } as Command)).toBe('no_such_thing');
  });

  it('never lets anybody be overtaken but by who has spoken less or whom the host has moved', () => {
    const steps = fc.array(
      fc.record({
        role: fc.constantFrom(...ROLES),
        does: fc.constantFrom('ask', 'ask', 'ask', 'speak', 'withdraw', 'answer', 'move'),
        other: fc.constantFrom(...ROLES, null),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(steps, (list) => {
        const play = hearing();
        for (const { role, does, other } of list) {
          const before = queue(play).map(({ id }) => id);
          const spoken = courtOf(play.section('court')).spoken;
          const commands: Record<string, Command> = {
            ask: ask(role),
            speak: speak(role),
            withdraw: { type: 'withdraw', ...court, role_id: role, request_id: idOf(play, role) },
            answer: {
              type: 'answer',
              ...court,
              role_id: 'host',
              request_id: idOf(play, role),
              agree: true,
              reason: null,
            },
            move: move(play, role, other),
          };
          const command = commands[does];
          const user = does === 'answer' || does === 'move' ? 1 : userOf(role);
          if (!command || play.why(user, command) !== 'accepted') continue;
          const [event] = play.act(user, command);
          const after = queue(play);
          if (does === 'move') {
            expect([...after.map(({ id }) => id)].sort()).toEqual([...before].sort());
            continue;
          }
          const stayed = after.map(({ id }) => id).filter((id) => id !== event?.seq);
          expect(stayed).toEqual(before.filter((id) => stayed.includes(id)));
          if (does !== 'ask') continue;
          const behind = after.slice(after.findIndex(({ id }) => id === event?.seq) + 1);
          for (const passed of behind) {
            expect(passed.placed).toBeUndefined();
            expect(spoken[passed.role_id] ?? 0).toBeGreaterThan(spoken[role] ?? 0);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('the floor', () => {
  it('is given to whoever is in the room, grants what they asked, and is taken back', () => {
    const play = hearing();
    play.act(userOf('a'), ask('a'));
    play.act(1, floor('give_floor', 'a'));
    expect(play.section('court').floor).toEqual(['a']);
    expect(order(play)).toBe('');
    expect(play.why(1, floor('give_floor', 'a'))).toBe('already_done');
    expect(play.why(1, floor('give_floor', 'host'))).toBe('bad_parameter');
    play.act(1, floor('take_floor', 'a'));
    expect(play.section('court').floor).toEqual([]);
    expect(play.why(1, floor('take_floor', 'a'))).toBe('no_such_thing');
    expect(play.why(userOf('a'), { ...floor('give_floor', 'b'), role_id: 'a' } as Command)).toBe(
      'not_authorised_here',
    );
  });
});
