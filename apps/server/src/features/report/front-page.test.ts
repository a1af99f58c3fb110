import { plainText } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pdfText } from '../../../test/pdf-text.ts';
import { printPaper } from '../../documents/press.ts';
import { createLocalizer } from '../../runs/localizer.ts';
import { namesOf } from '../../runs/tell.ts';
import { frontPage } from './front-page.ts';
import { clipped, fitting, linesOn } from './front-room.ts';
import type { Gathered } from './gather.ts';

const long = (zh: string, en: string) => ({ zh: zh.repeat(20), en: en.repeat(20) });
const bi = (en: string) => ({ zh: `${en}（中）`, en });
const LAW = long('依照民事诉讼法第一百二十二条，', 'Under Article 122 of the Civil Procedure Law, ');
const NODES = ['filing', 'hearing', 'panel', 'judgment'];
const WRONG = Array.from({ length: 12 }, (_, at) => `wrong${at}`);

/** A run in which everything is as long as it may be. */
function fullRun(isStaff: boolean): Gathered {
  const transition = {
    from: 'filing',
    kind: 'advance',
    outcome: null,
    label: long('继续审理', 'Go on with the hearing '),
  };
  const members = Array.from({ length: 14 }, (_, at) => ({
    id: at + 1,
    name: `成员${at + 1}`,
    roles: [{ role_id: 'judge', name: long('审判长', 'Presiding ') }],
  }));
  const vote = {
    voted: ['judge'],
    ballots: { judge: 'yes' },
    result: { outcome: 'passed', tally: { yes: 1 }, abstained: [] },
  };
  const past = Array.from({ length: 6 }, (_, at) => ({ node_id: 'panel', opened_seq: at, vote }));
  const papers = { drafted: Array.from({ length: 12 }, (_, at) => `d${at}`), submitted: [] };
  const part = { speeches: 0, documents: 12, signatures: 0, votes: 0, wrong_tries: 0, consequences: 0 };
  return {
    caller: { id: 1 },
    open: { relation: { isStaff } },
    run: { id: 1, status: 'ended' },
    state: { past_visits: past, sections: {} },
    documents: papers.drafted.map((id) => ({ id, name: '民事起诉状和证据目录' })),
    flow: {
      roles: [{ id: 'judge', name: bi('Judge') }],
      nodes: NODES.map((id) => ({
        id,
        name: bi(id),
        vote: { options: [{ id: 'yes', label: bi('Agree') }] },
      })),
      transitions: [
        { ...transition, id: 'on', to: 'hearing' },
        { ...transition, id: 'off', to: 'panel', cost: { strikes_at: 'panel', text: LAW } },
        ...WRONG.map((id) => ({ ...transition, id, to: 'filing', kind: 'wrong', feedback: LAW })),
      ],
    },
    result: {
      members,
      ending: 'completed',
      ending_reason: LAW.zh,
      sections: [{ node_id: 'filing', name: bi('filing'), option: transition.label }],
    },
    tallies: new Map(members.map(({ id }) => [id, part])),
    front: {
      papers: new Map(members.map(({ id }) => [id, papers])),
      wrong: new Map(WRONG.map((id, seq) => [id, { trans_id: id, node_id: 'filing', seq, tries: 3 }])),
    },
  } as unknown as Gathered;
}

const moments = Array.from(
  { length: 6 },
  (_, at) =>
    ({
      seq: 1000 + at,
      at: 0,
      type: 'consequence_struck',
      node_id: 'panel',
      actor_id: 1,
      role_id: 'judge',
      by_staff: false,
      data: { trans_id: 'off', taken_seq: 1 },
    }) as unknown as RunEvent,
);

describe('the first page', () => {
  for (const lang of ['zh', 'en'] as const) {
    for (const isStaff of [true, false]) {
      it(`is one page, however much there is: ${lang}, for ${isStaff ? 'staff' : 'a member'}`, async () => {
        const gathered = fullRun(isStaff);
        const localizer = createLocalizer(lang, 'UTC');
        const names = namesOf(gathered.flow, new Map(), localizer);
        const front = frontPage({ gathered, names, localizer, origin: 'https://law.example' }, moments);
        const head = [1, 2].map((level) => ({
          type: 'heading',
          attrs: { level },
          content: [{ type: 'text', text: '实验报告' }],
        }));
        const next = { type: 'paragraph', content: [{ type: 'text', text: 'HERE THE LOG BEGINS' }] };
        const content = { type: 'doc', content: [...head, ...front.content, next] };
        const paper = { title: 'x', lang, content, signatures: {}, images: {}, links: front.links };
        const told = await pdfText(
          await printPaper({ ...paper, breakBefore: head.length + front.content.length }, 'pdf'),
        );
        const pages = told.split('\n');
        expect(pages.findIndex((page) => page.includes('HERE THE LOG BEGINS'))).toBe(1);
        expect(pages[0]).toContain(lang === 'zh' ? '见“误选”一章' : 'see the chapter “Wrong tries”');
      }, 30_000);
    }
  }
});

it('what the law says to a single wrong turn stands there whole', () => {
  const run = fullRun(false);
  const front = { ...run.front, wrong: new Map([...run.front.wrong].slice(0, 1)) };
  const gathered = { ...run, front } as unknown as Gathered;
  const localizer = createLocalizer('zh', 'UTC');
  const names = namesOf(gathered.flow, new Map(), localizer);
  const { content } = frontPage({ gathered, names, localizer, origin: null }, []);
  expect(plainText({ type: 'doc', content: [...content] }).split(LAW.zh)).toHaveLength(2);
});

describe('what has room', () => {
  it('is cut to its lines, and left alone where it fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 4 }), (words, lines) => {
        const cut = clipped(words, lines);
        expect(linesOn(cut)).toBeLessThanOrEqual(lines);
        if (linesOn(words) <= lines) expect(cut).toBe(words);
      }),
    );
  });

  it('is cut between words', () => {
    expect(clipped('The principal belongs in the defence', 1, 13)).toBe('The principal…');
    expect(clipped('The principal belongs in the defence', 1, 12)).toBe('The principal…');
    expect(clipped('Donaudampfschifffahrtsgesellschaft', 1, 8)).toBe('Donaudampfs…');
  });

  it('leaves a line to say how many are missing, and shows one at least', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3 })), fc.integer({ min: 1, max: 20 }), (list, room) => {
        const kept = fitting(list, room, (lines) => lines);
        const taken = kept.reduce((sum, lines) => sum + lines, 0);
        if (kept.length < list.length && kept.length > 1) expect(taken).toBeLessThanOrEqual(room - 1);
        if (list.length > 0) expect(kept.length).toBeGreaterThan(0);
      }),
    );
  });
});
