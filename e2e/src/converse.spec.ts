import { join } from 'node:path';
import {
  type Bilingual,
  experimentCreate,
  experimentEvents,
  experimentStart,
  type PracticePatience,
  playersAsk,
  projectList,
  promptOf,
  repliesOf,
} from '@lets/contract';
import { Session } from '@lets/players';
import { type Browser, expect } from '@playwright/test';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { bi, caseOf, node, place, transition } from './small-cases.ts';
import { ROOT } from './sources.ts';

/** A hearing and a vote that someone of each kind of role plays with partners for all others. */

const KINDS = [
  {
    id: 'judge',
    type: 'judge',
    side: 'bench',
    name: bi('审判长', 'Presiding judge'),
    line: bi('现在开庭，请各位依次发表意见。', 'The court is in session; please speak in turn.'),
  },
  {
    id: 'counsel',
    type: 'lawyer',
    side: 'claimant',
    name: bi('原告代理人', 'Counsel for the plaintiff'),
    line: bi('我方请求返还借款本金十九万一千元。', 'We ask for the return of the principal of 191,000 yuan.'),
  },
  {
    id: 'party',
    type: 'other',
    side: 'respondent',
    name: bi('被告', 'Defendant'),
    line: bi('钱我借过，但已经还了一半。', 'I borrowed the money and have paid half of it back.'),
  },
  {
    id: 'mediator',
    type: 'other',
    side: 'third',
    name: bi('特邀调解员', 'Invited mediator'),
    line: bi('双方还有协商的余地，可以分期履行。', 'There is room for agreement: payment by instalments.'),
  },
  {
    id: 'deputy',
    type: 'legislator',
    side: 'third',
    name: bi('人大代表', 'Deputy'),
    line: bi(
      '这类纠纷较多，宜完善担保登记办法。',
      'There are many such disputes; the registration of security wants better rules.',
    ),
  },
  {
    id: 'expert',
    type: 'other',
    side: 'third',
    name: bi('鉴定专家', 'Expert'),
    line: bi('借条上的笔迹与样本是同一人书写。', 'The note and the samples were written by the same hand.'),
  },
  {
    id: 'clerk',
    type: 'functionary',
    side: 'bench',
    name: bi('书记员', 'Clerk'),
    line: bi('以上各项均已记入笔录。', 'All of this stands in the record.'),
  },
] as const;
type Kind = (typeof KINDS)[number];
/** The clerk goes on where the judge is silent. */
const MAY_END: readonly string[] = ['judge', 'clerk'];

const QUESTION = '鉴定专家，您的航班几点起飞？';
const TO_THE_JUDGE = '审判长，今天能不能早点结束？';
const ALL_SAID = '我的意见说完了，请大家按照顺序继续。';

const CASE = caseOf('converse-case', bi('七种角色的庭审', 'A hearing of seven roles'), {
  roles: KINDS.map((kind) => ({ ...kind, character: 'presiding' })),
  nodes: [
    node('start', 'start', bi('开始', 'Start')),
    node('hearing', 'court', bi('法庭调查', 'Court inquiry'), {
      roles: KINDS.map(({ id }) =>
        place(id, {
          host: id === 'judge',
          functions: id === 'clerk' ? ['speech', 'record'] : ['speech'],
          processes: MAY_END.includes(id) ? ['end'] : [],
        }),
      ),
      lines: KINDS.map(({ id, line }) => ({ role_id: id, text: line })),
    }),
    node('ballot', 'vote', bi('表决', 'The vote'), {
      vote: {
        question: bi('是否准许延期？', 'Is an extension granted?'),
        options: [
          { id: 'for', label: bi('同意', 'For'), hint: null, counts: 'for' },
          { id: 'against', label: bi('反对', 'Against'), hint: null, counts: 'against' },
        ],
        secret: false,
        threshold: 'majority',
      },
      roles: KINDS.map(({ id }) =>
        place(id, {
          host: id === 'judge',
          functions: ['vote'],
          processes: MAY_END.includes(id) ? ['end'] : [],
        }),
      ),
    }),
    node('end', 'experience', bi('心得', 'What we learnt')),
  ],
  transitions: [
    transition('s', 'start', 'hearing', bi('继续', 'Go on')),
    transition('heard', 'hearing', 'ballot', bi('意见已听取，表决', 'Heard: vote')),
    transition('voted', 'ballot', 'end', bi('结束', 'End')),
  ],
});

const anyOf = (texts: readonly Bilingual[]) => new RegExp(texts.map(({ zh }) => zh).join('|'));

let product: Product;
let project = 0;

test.beforeAll(async () => {
  const main = join(ROOT, 'apps', 'server', 'test', 'hasty-server.ts');
  product = await startProduct({ main });
  await product.install(CASE);
  const session = await sessionOf('student01');
  const { list } = await session.call(projectList, { scope: 'all', size: 100 });
  project = list.find(({ code }) => code === CASE.code)?.id ?? 0;
});
test.afterAll(() => product?.stop());

const sessionOf = (account: string) => Session.open(product.url, account, product.passwordOf(account));

/** Two at a time: seven browsers at once would only wait for one another. */
for (const kinds of [KINDS.slice(0, 2), KINDS.slice(2, 4), KINDS.slice(4)]) {
  const names = kinds.map(({ id }) => id).join(', ');
  test(`partners wait for, answer, ask and pass over: ${names}`, async ({ browser }) => {
    await Promise.all(kinds.map((kind) => playsTwice(browser, kind)));
  });
}

async function playsTwice(browser: Browser, kind: Kind): Promise<void> {
  const account = `student0${KINDS.indexOf(kind) + 1}`;
  const person = await Person.sitDown(browser, product, account);
  await test.step(`${kind.id}: takes time, says something else first`, () => takesTime(person, kind));
  await test.step(`${kind.id}: says nothing at all`, () => saysNothing(person, kind));
  expect(person.faults).toEqual([]);
  await person.leave();
}

/** A run of one's own in which partners have all other roles, under way; answers its id. */
async function begin({ account }: Person, { id }: Kind, patience: PracticePatience): Promise<number> {
  const session = await sessionOf(account);
  const { eid } = await session.call(experimentCreate, { project_id: project });
  await session.call(playersAsk, { eid, keep: [id], pace: 'brisk', patience });
  await session.call(experimentStart, { eid });
  return eid;
}

async function takesTime(person: Person, kind: Kind): Promise<void> {
  const { page } = person;
  const eid = await begin(person, kind, 'long');
  await person.logIn(`/experiment/meta/court/${eid}/hearing`);
  await person.isTakenTo('court', 'hearing');
  await person.openTab('笔录');
  const order = KINDS.map(({ line }) => line.zh);
  const turn = KINDS.indexOf(kind);
  for (const line of order.slice(0, turn)) await person.hears(line);
  const goOn = page.getByRole('button', { name: '不必等我，请继续' });
  await expect(goOn).toBeVisible();

  await person.say(kind.id === 'judge' ? QUESTION : TO_THE_JUDGE);
  await expect(
    page.getByRole('log').getByText(anyOf(repliesOf(kind.id === 'judge' ? 'expert' : 'host', true))),
  ).toBeVisible();
  await person.shoot(`converse-${kind.id}-answered`);
  // Answered, and still waited for: nobody has spoken past this turn.
  await expect(goOn).toBeVisible();
  for (const line of order.slice(turn)) await expect(page.getByRole('log').getByText(line)).toHaveCount(0);

  await person.say(ALL_SAID);
  await signsLast(person, kind);
  await votesLast(person, kind);
}

/** Everybody else is heard, and the record waits for this person's signature. */
async function signsLast(person: Person, kind: Kind): Promise<void> {
  const { page } = person;
  for (const { line } of KINDS.slice(KINDS.indexOf(kind) + 1)) await person.hears(line.zh);
  await person.press('打开笔录', page.getByRole('region', { name: '庭审笔录' }));
  await person.signsByName(`以${kind.name.zh}签名`);
  if (kind.id === 'judge') await person.endsSection('意见已听取，表决');
}

/** Everybody else has voted, and the vote waits for this person's. */
async function votesLast(person: Person, kind: Kind): Promise<void> {
  const { page } = person;
  await person.isTakenTo('vote', 'ballot');
  await expect(page.getByText('6 / 7 人已投票')).toBeVisible();
  await person.shoot(`converse-${kind.id}-vote`);
  await page.getByRole('radio', { name: '反对' }).check();
  await person.press('投票');
  if (kind.id === 'judge') {
    await person.press('结束表决');
    await person.settle('结束表决');
    await person.endsSection('结束');
  }
  await page.waitForURL(/experience/);
  await expect(page.getByText('还没有写：您')).toBeVisible();
  await person.shoot(`converse-${kind.id}-end`);
}

/** Asked by role, then passed over aloud, and only then is anything closed. */
async function saysNothing(person: Person, kind: Kind): Promise<void> {
  const { page } = person;
  const eid = await begin(person, kind, 'short');
  await person.goTo(`/experiment/meta/court/${eid}/hearing`);
  // Only the judge may close the vote: it waits for them.
  await page.waitForURL(kind.id === 'judge' ? /ballot/ : /experience/);
  const session = await sessionOf(person.account);
  const { events } = await session.call(experimentEvents, { eid, since: 0 });
  const asked = promptOf(kind.id === 'judge' ? 'lead' : 'speak', kind.name).zh;
  const expected = KINDS.flatMap((one) =>
    one === kind ? [asked, promptOf('passed_over', kind.name).zh] : [one.line.zh],
  );
  const spoken = events.flatMap((event) => (event.type === 'spoke' ? [event.data.text] : []));
  expect(spoken).toEqual(expected);
  const lastWord = events.findLastIndex(({ type }) => type === 'spoke');
  expect(
    events.findIndex(({ type }) => type === 'record_closed' || type === 'section_ended'),
  ).toBeGreaterThan(lastWord);
}
