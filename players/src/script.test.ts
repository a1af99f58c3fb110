import {
  type FlowNodeView,
  fittingLines,
  isQuestion,
  type Line,
  RESERVATIONS,
  repliesOf,
} from '@lets/contract';
import type { VoteOutcome } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import type { Act } from './act.ts';
import { GOOD_MANNERS } from './manner.ts';
import { isTalkOpen, sayNext } from './script.ts';
import type { RunEvent, SectionState, View } from './view.ts';

const scripted = (role_id: string, zh: string, more: Partial<Line> = {}): Line => ({
  role_id,
  text: { zh, en: `${zh}!` },
  ...more,
});
const role = (id: string, zh: string, type: string, side: string) => ({
  id,
  name: { zh, en: id },
  type,
  side,
});
const ROLES = [
  role('judge', '审判长', 'judge', 'bench'),
  role('clerk', '书记员', 'functionary', 'bench'),
  role('claimant', '原告', 'other', 'claimant'),
  role('counsel', '被告代理人', 'lawyer', 'respondent'),
];
const HOLDERS = { judge: 1, clerk: 2, claimant: 3, counsel: 4 };
const SCRIPT = [
  scripted('judge', '现在开庭，请原告陈述。'),
  scripted('claimant', '请求返还借款。'),
  scripted('counsel', '被告只收到十九万一千元，九千元利息已经预先扣除。'),
  scripted('counsel', '聊天记录可以证明。'),
  scripted('judge', '辩论终结。'),
];

type Said = readonly [role: string, text: string | null];

/** A hearing in which some roles are people's, after these things were said. */
function hearing({
  said = [],
  people = [],
  idle = 0,
  script = SCRIPT,
  direct = ['judge', 'clerk', 'claimant', 'counsel'],
  requests = [],
  sections = {},
}: {
  said?: readonly Said[];
  people?: readonly (keyof typeof HOLDERS)[];
  idle?: number;
  script?: readonly Line[];
  direct?: readonly string[];
  requests?: readonly { role_id: string; about: string }[];
  sections?: object;
}) {
  const places = ROLES.map(({ id }) => ({
    role_id: id,
    host: id === 'judge',
    functions: direct.includes(id) ? ['speech'] : ['request_speech'],
    processes: [],
  }));
  const record = said.map(
    ([role_id, text], i) =>
      ({
        type: text === null ? 'rested' : 'spoke',
        seq: i + 2,
        node_id: 'court',
        role_id,
        actor_id: HOLDERS[role_id as keyof typeof HOLDERS],
        data: { text },
      }) as unknown as RunEvent,
  );
  const fitting = fittingLines(script, sections as never);
  const view = (user: number): View =>
    ({
      detail: {
        speaking_order: {
          court: fitting
            .filter(({ apart }) => !apart)
            .map(({ role_id, text }) => ({ role_id, asks: isQuestion(text.zh) })),
        },
        flow: { roles: ROLES },
        roles: [{ role_id: 'claimant', name: { zh: '陈晓岚', en: 'Chen Xiaolan' } }],
      },
      state: { holders: HOLDERS, sections },
      record,
      user_id: user,
      humans: new Set(people.map((one) => HOLDERS[one])),
      idle,
      exhibits: {},
      lang: 'zh',
    }) as unknown as View;
  const section = {
    node_id: 'court',
    opened_seq: 1,
    inside: ROLES.map(({ id }) => id),
    floor: [],
    requests,
    court: null,
  } as unknown as SectionState;
  const nodeFor = (user: number) =>
    ({
      id: 'court',
      roles: places,
      // As the server tells it: a player's own lines alone.
      lines: script.filter(({ role_id }) => HOLDERS[role_id as keyof typeof HOLDERS] === user),
    }) as unknown as FlowNodeView;
  const acts = ROLES.flatMap(({ id }): Act[] => {
    const user = HOLDERS[id as keyof typeof HOLDERS];
    if (people.includes(id as keyof typeof HOLDERS)) return [];
    const act = sayNext(view(user), nodeFor(user), section, GOOD_MANNERS);
    return act ? [act] : [];
  });
  const isOpen = isTalkOpen(view(1), nodeFor(1), section, GOOD_MANNERS);
  return {
    acts,
    isOpen,
    lines: acts.map((act) => ('text' in act ? `${'role' in act && act.role}: ${act.text}` : act.do)),
  };
}

const late = { idle: GOOD_MANNERS.patience };

describe('a script among players', () => {
  it('is said in order, by one at a time, to its end', () => {
    const said: Said[] = [];
    for (const { role_id, text } of SCRIPT) {
      const { lines, isOpen } = hearing({ said });
      expect([lines, isOpen]).toEqual([[`${role_id}: ${text.zh}`], true]);
      said.push([role_id, text.zh]);
    }
    expect(hearing({ said })).toMatchObject({ lines: [], isOpen: false });
  });

  it('fits what was voted', () => {
    const script = [
      scripted('clerk', '通过', { only_after: [{ node_id: 'vote', outcome: 'passed' }] }),
      scripted('clerk', '没有通过', { only_after: [{ node_id: 'vote', outcome: 'rejected' }] }),
      scripted('clerk', '送达'),
    ];
    const first = (outcome: VoteOutcome | null) =>
      hearing({ script, sections: { vote: { vote: { result: outcome && { outcome } } } } }).lines;
    expect(first('passed')).toEqual(['clerk: 通过']);
    expect(first('rejected')).toEqual(['clerk: 没有通过']);
    expect(first('tied')).toEqual(['clerk: 送达']);
  });

  it('a line that answers an earlier one does not wait for those between', () => {
    const script = [
      scripted('judge', '请说。'),
      scripted('claimant', '我说。'),
      scripted('clerk', '请肃静。', { answers: 'judge' }),
    ];
    const { lines } = hearing({ script, people: ['claimant'], said: [['judge', '请说。']] });
    expect(lines).toEqual(['clerk: 请肃静。']);
  });

  it('asks for the floor where it is not free to speak', () => {
    const { acts } = hearing({ direct: ['clerk'] });
    expect(acts).toMatchObject([{ do: 'ask', role: 'judge', about: 'speech' }]);
  });
});

describe('with a person', () => {
  const opened: Said[] = [['judge', '现在开庭，请原告陈述。']];

  it('waits for each of their lines, in whatever words, and then answers', () => {
    expect(hearing({ said: opened, people: ['claimant'] })).toMatchObject({ lines: [], isOpen: true });
    const own: Said = ['claimant', '他欠我钱，我要他还给我，一共二十万元。'];
    expect(hearing({ said: [...opened, own], people: ['claimant'] }).lines[0]).toMatch(
      /^counsel: 被告只收到/,
    );
  });

  it('waits for the second of two lines as for the first', () => {
    const said: Said[] = [
      ...opened,
      ['claimant', '请求返还借款。'],
      ['counsel', '没有这么多钱，具体见证据。'],
    ];
    expect(hearing({ said, people: ['counsel'] })).toMatchObject({ lines: [], isOpen: true });
  });

  it('asks who is silent by name, once, and passes over in so many words', () => {
    const at = { people: ['claimant'] as const, ...late };
    expect(hearing({ said: opened, ...at }).lines).toEqual(['judge: 请原告发表意见。']);
    const asked: Said[] = [...opened, ['judge', '请原告发表意见。']];
    expect(hearing({ said: asked, people: ['claimant'] }).lines).toEqual([]);
    expect(hearing({ said: asked, ...at }).lines).toEqual(['judge: 原告未发表意见，继续进行。']);
    const answered: Said[] = [...asked, ['claimant', '我要他还钱。']];
    expect(hearing({ said: answered, ...at }).lines[0]).toMatch(/^counsel: 被告只收到/);
    const passed: Said[] = [...asked, ['judge', '原告未发表意见，继续进行。']];
    expect(hearing({ said: passed, people: ['claimant'] }).lines[0]).toMatch(/^counsel: 被告只收到/);
  });

  it('asks whoever leads by the one who keeps the record, and waits for the floor they give', () => {
    expect(hearing({ people: ['judge'], ...late }).lines).toEqual(['clerk: 请审判长继续主持。']);
    const floor = { said: opened, direct: ['clerk', 'judge'], people: ['judge'] as const };
    expect(hearing(floor).acts).toMatchObject([{ do: 'ask', role: 'claimant' }]);
    const requests = [{ role_id: 'claimant', about: 'speech' }];
    expect(hearing({ ...floor, requests, ...late }).lines).toEqual(['clerk: 请审判长继续主持。']);
  });

  it('goes on at once without one who has nothing to add, to the end of their turn and no further', () => {
    const said: Said[] = [...opened, ['claimant', '请求返还借款。'], ['counsel', null]];
    expect(hearing({ said, people: ['counsel'] }).lines).toEqual(['judge: 辩论终结。']);
    const rested: Said[] = [['judge', null]];
    const later: Said[] = [...rested, ['claimant', 'x'], ['counsel', 'x'], ['counsel', 'y']];
    expect(hearing({ said: rested, people: ['judge'] }).lines).toEqual(['claimant: 请求返还借款。']);
    expect(hearing({ said: later, people: ['judge'] })).toMatchObject({ lines: [], isOpen: true });
  });
});

describe('out of script', () => {
  const opened: Said[] = [['judge', '现在开庭，请原告陈述。']];
  const heard: Said[] = [...opened, ['claimant', '请求返还借款。']];

  it('a question is answered by the line that fits, of the role it names', () => {
    const said: Said[] = [
      ...opened,
      ['claimant', '请求返还借款。'],
      ['claimant', '被告代理人，聊天记录证明了什么？'],
    ];
    expect(hearing({ said, people: ['claimant'] }).lines).toEqual(['counsel: 聊天记录可以证明。']);
  });

  it('one that no line answers is answered honestly, by turns, and once', () => {
    const ask: Said = ['claimant', '审判长，我可以申请回避吗？'];
    const first = hearing({ said: [...heard, ask], people: ['claimant'] }).lines;
    expect(first).toHaveLength(1);
    const answers = repliesOf('host', true).map(({ zh }) => zh);
    const answer = first[0]?.replace('judge: ', '') ?? '';
    expect(answers).toContain(answer);
    const answered: Said[] = [...heard, ask, ['judge', answer]];
    expect(hearing({ said: answered, people: ['claimant'] }).lines[0]).toMatch(/^counsel: 被告只收到/);
    const again = hearing({ said: [...answered, ask], people: ['claimant'] }).lines[0];
    expect(answers.map((text) => `judge: ${text}`)).toContain(again);
    expect(again).not.toBe(first[0]);
  });

  it('thanks need no answer, and whoever leads may call on the one whose turn it is', () => {
    const thanks: Said[] = [...heard, ['claimant', '谢谢。']];
    expect(hearing({ said: thanks, people: ['claimant'] }).lines[0]).toMatch(/^counsel: 被告只收到/);
    const called: Said[] = [...heard, ['judge', '现在请被告代理人针对原告的请求发表答辩意见。']];
    expect(hearing({ said: called, people: ['judge'] }).lines[0]).toMatch(/^counsel: 被告只收到/);
  });

  it('what was said before its turn is taken note of and not waited for again', () => {
    const early: Said[] = [['claimant', '我现在就说：请求被告返还借款二十万元和利息。']];
    const [note] = hearing({ said: early, people: ['claimant'] }).lines;
    expect(repliesOf('host', false).map(({ zh }) => `judge: ${zh}`)).toContain(note);
    const noted: Said[] = [...early, ['judge', note?.replace('judge: ', '') ?? '']];
    expect(hearing({ said: noted, people: ['claimant'] }).lines[0]).toMatch(/^judge: 现在开庭/);
    const after: Said[] = [...noted, ['judge', '现在开庭，请原告陈述。']];
    expect(hearing({ said: after, people: ['claimant'] }).lines[0]).toMatch(/^counsel: 被告只收到/);
  });

  it('a question to nobody in particular does not stand for the statement that is due, unless the line asks', () => {
    const wonders: Said = ['claimant', '我想先问一句：借条的原件在哪里？'];
    const said: Said[] = [...opened, wonders];
    const [answer] = hearing({ said, people: ['claimant'] }).lines;
    expect(repliesOf('host', true).map(({ zh }) => `judge: ${zh}`)).toContain(answer);
    const answered: Said[] = [...said, ['judge', answer?.replace('judge: ', '') ?? '']];
    expect(hearing({ said: answered, people: ['claimant'] }).lines).toEqual([]);
    const asking = SCRIPT.map((one) =>
      one.role_id === 'claimant' ? scripted('claimant', '收到了多少？') : one,
    );
    expect(hearing({ script: asking, said, people: ['claimant'] }).lines[0]).toMatch(/^counsel: /);
    const tagged: Said[] = [...opened, ['claimant', '我请求返还借款，可以吗？']];
    expect(hearing({ said: tagged, people: ['claimant'] }).lines[0]).toMatch(/^counsel: /);
  });

  it('a question in one’s own turn to somebody else keeps the turn', () => {
    const asked: Said[] = [...opened, ['claimant', '审判长，能不能先休庭十分钟？']];
    expect(hearing({ said: asked, people: ['claimant'] }).lines[0]).toMatch(/^judge: /);
    const [line] = hearing({ said: asked, people: ['claimant'] }).lines;
    const answered: Said[] = [...asked, ['judge', line?.replace('judge: ', '') ?? '']];
    expect(hearing({ said: answered, people: ['claimant'] })).toMatchObject({ lines: [], isOpen: true });
  });

  it('a question to whoever leads keeps the turn before theirs, a speech that also asks something does not', () => {
    const said: Said[] = [...heard, ['counsel', '被告只收到一部分。']];
    const at = (text: string) =>
      hearing({ said: [...said, ['counsel', text]], people: ['counsel'] }).lines[0]?.replace('judge: ', '');
    const note = at('审判长，能不能休息十分钟？') ?? '';
    expect(repliesOf('host', true).map(({ zh }) => zh)).toContain(note);
    const answered: Said[] = [...said, ['counsel', '审判长，能不能休息十分钟？'], ['judge', note]];
    expect(hearing({ said: answered, people: ['counsel'] })).toMatchObject({ lines: [], isOpen: true });
    expect(at('审判长，聊天记录写得清清楚楚，利息已经扣了。这还不够吗？')).toBe('辩论终结。');
  });

  it('a reservation before a vote stands for no line', () => {
    for (const { zh } of RESERVATIONS) {
      expect(hearing({ said: [['judge', zh]] }).lines[0]).toMatch(/^judge: 现在开庭/);
    }
  });
});
