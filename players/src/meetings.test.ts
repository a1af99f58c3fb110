import { type FlowNodeView, type Line, repliesOf } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { GOOD_MANNERS } from './manner.ts';
import { isAnybodyApart, isApart, talkApart } from './meetings.ts';
import type { SectionState, View } from './view.ts';

const apart: Line = {
  role_id: 'seller',
  answers: 'buyer',
  apart: true,
  text: { zh: '底价五百万。', en: 'Five million.' },
};
const place = (role_id: string) => ({ role_id, host: false, functions: ['meeting'], processes: [] });
const ROLES = ['buyer', 'seller'].map((id) => ({
  id,
  name: { zh: id, en: id },
  type: 'other',
  side: 'third',
}));
const HOLDERS = { buyer: 1, seller: 2 };

/** What opened the section. */
const opening = {
  type: 'spoke',
  seq: 2,
  node_id: 'deal',
  role_id: 'buyer',
  actor_id: 1,
  data: { text: '请坐。' },
};

function act({
  lines = [] as readonly Line[],
  meetings = [] as readonly object[],
  said = [] as readonly (readonly [role: 'buyer' | 'seller', text: string])[],
  people = [] as readonly number[],
  isOpened = true,
  idle = 0,
}) {
  const talked = said.map(([role_id, text], i) => ({
    type: 'spoke_in_meeting',
    seq: i + 5,
    node_id: 'deal',
    role_id,
    actor_id: HOLDERS[role_id],
    data: { meeting_id: 4, text },
  }));
  const view = {
    detail: { flow: { roles: ROLES } },
    state: { holders: HOLDERS, sections: {} },
    record: [...(isOpened ? [opening] : []), ...talked],
    user_id: 2,
    humans: new Set(people),
    idle,
    lang: 'zh',
  } as unknown as View;
  const node = { id: 'deal', roles: [place('buyer'), place('seller')], lines } as unknown as FlowNodeView;
  const section = {
    node_id: 'deal',
    opened_seq: 1,
    inside: ['buyer', 'seller'],
    requests: [],
    meetings,
  } as unknown as SectionState;
  return talkApart(view, node, section, GOOD_MANNERS);
}

const talk = (from_role: string, to_role: string) => ({ id: 4, status: 'open', from_role, to_role });

describe('a private talk', () => {
  it('is asked for only where there is something to settle apart', () => {
    expect(act({})).toBeNull();
    expect(act({ lines: [apart] })).toMatchObject({ do: 'ask_meeting', role: 'seller', target: 'buyer' });
    expect(act({ lines: [apart], isOpened: false })).toBeNull();
  });

  it('is had in the case’s own words, and closed by whoever asked once the other has answered', () => {
    const meetings = [talk('seller', 'buyer')];
    expect(act({ lines: [apart], meetings })).toMatchObject({
      do: 'speak',
      text: '底价五百万。',
      meeting: 4,
    });
    const asked = [['seller', '底价五百万。']] as const;
    expect(act({ lines: [apart], meetings, said: asked })).toBeNull();
    const said = [...asked, ['buyer', '可以考虑。']] as const;
    expect(act({ lines: [apart], meetings, said })).toMatchObject({ do: 'close_meeting', meeting: 4 });
  });

  it('is closed by whoever asked where the other one does not answer in time', () => {
    const said = [['seller', '底价五百万。']] as const;
    const meetings = [talk('seller', 'buyer')];
    const idle = GOOD_MANNERS.patience;
    expect(act({ lines: [apart], meetings, said, idle })).toMatchObject({
      do: 'close_meeting',
      meeting: 4,
    });
  });

  it('answers another player in the case’s own words', () => {
    const said = [['buyer', '您的底线是多少？']] as const;
    const meetings = [talk('buyer', 'seller')];
    expect(act({ lines: [apart], meetings, said })).toMatchObject({ do: 'speak', text: '底价五百万。' });
  });

  it('answers whatever a person says in it, each time, and leaves the end to who asked', () => {
    const meetings = [talk('buyer', 'seller')];
    const people = [1];
    expect(act({ meetings, people })).toBeNull();
    const asked = [['buyer', '能不能便宜一点？']] as const;
    const first = act({ meetings, people, said: asked });
    expect(repliesOf('other', true).map(({ zh }) => zh)).toContain((first as { text: string }).text);
    const answered = [...asked, ['seller', (first as { text: string }).text]] as const;
    expect(act({ meetings, people, said: answered })).toBeNull();
    const again = act({ meetings, people, said: [...answered, ['buyer', '再想想？']] });
    expect((again as { text: string }).text).not.toBe((first as { text: string }).text);
  });
});

describe('whoever is apart', () => {
  const view = (user_id: number, idle = 0, people: readonly number[] = []) =>
    ({ user_id, idle, humans: new Set(people), state: { holders: HOLDERS } }) as unknown as View;
  const section = (status: string) =>
    ({ meetings: [{ ...talk('seller', 'buyer'), status }] }) as unknown as SectionState;

  it('says nothing in the room, which is not closed on them', () => {
    expect(isApart(view(2), section('open'), GOOD_MANNERS)).toBe(true);
    expect(isApart(view(3), section('open'), GOOD_MANNERS)).toBe(false);
    expect(isAnybodyApart(view(3), section('open'), GOOD_MANNERS)).toBe(true);
  });

  it('waits for the answer of another player, not for that of a person', () => {
    expect(isApart(view(2), section('asked'), GOOD_MANNERS)).toBe(true);
    expect(isApart(view(2, 0, [1]), section('asked'), GOOD_MANNERS)).toBe(false);
  });

  it('is let be when the talk has come to a standstill', () => {
    const { patience } = GOOD_MANNERS;
    expect(isApart(view(2, patience), section('open'), GOOD_MANNERS)).toBe(false);
    expect(isAnybodyApart(view(2, patience), section('open'), GOOD_MANNERS)).toBe(false);
  });
});
