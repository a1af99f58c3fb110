import { experimentCreate, experimentDetail, projectList } from '@lets/contract';
import { Session } from '@lets/players';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { bi, caseOf, node, place, transition } from './small-cases.ts';

/** Three sections in which the student is the claimant, and everybody else is automatic. */
const CASE = caseOf('practice-case', bi('一个人的调解', 'Mediation alone'), {
  roles: [
    { id: 'chair', type: 'judge', side: 'bench', name: bi('主持人', 'Chair'), character: 'presiding' },
    {
      id: 'claimant',
      type: 'lawyer',
      side: 'claimant',
      name: bi('申请人', 'Claimant'),
      character: 'lawyer1',
    },
    {
      id: 'respondent',
      type: 'lawyer',
      side: 'respondent',
      name: bi('被申请人', 'Respondent'),
      character: 'lawyer2',
    },
  ],
  nodes: [
    node('start', 'start', bi('开始', 'Start')),
    node('hearing', 'display', bi('听取意见', 'Hearing both sides'), {
      roles: [
        place('chair', { host: true, functions: ['speech', 'call'], processes: ['end'] }),
        place('claimant', { functions: ['request_speech'] }),
        place('respondent', { functions: ['request_speech'] }),
      ],
      lines: [
        { role_id: 'chair', text: bi('请双方说明意见。', 'Both sides, please.') },
        { role_id: 'claimant', text: bi('我方请求返还押金。', 'We ask for the deposit.') },
        { role_id: 'respondent', text: bi('我方同意返还一半。', 'We offer half of it.') },
      ],
    }),
    node('ballot', 'vote', bi('表决', 'The vote'), {
      vote: {
        question: bi('是否接受一半？', 'Is half of it accepted?'),
        options: [
          { id: 'for', label: bi('同意', 'For'), hint: null, counts: 'for' },
          { id: 'against', label: bi('反对', 'Against'), hint: null, counts: 'against' },
        ],
        secret: false,
        threshold: 'majority',
      },
      roles: [
        place('chair', { host: true, functions: ['vote'], processes: ['end'] }),
        place('claimant', { functions: ['vote'] }),
        place('respondent', { functions: ['vote'] }),
      ],
    }),
    node('end', 'experience', bi('心得', 'What we learnt')),
  ],
  transitions: [
    transition('s', 'start', 'hearing', bi('继续', 'Go on')),
    transition('heard', 'hearing', 'ballot', bi('意见已听取，表决', 'Heard: vote')),
    transition('voted', 'ballot', 'end', bi('结束', 'End')),
  ],
});

let product: Product;
let student: Person;
let eid = 0;
let project = 0;

test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  await product.install(CASE);
  const session = await Session.open(product.url, 'student05', product.passwordOf('student05'));
  const { list } = await session.call(projectList, { scope: 'all', size: 100 });
  project = list.find(({ code }) => code === CASE.code)?.id ?? 0;
  ({ eid } = await session.call(experimentCreate, { project_id: project }));
  student = await Person.sitDown(browser, product, 'student05');
});
test.afterAll(async () => {
  await student?.leave();
  await product?.stop();
});

test('a student alone asks for practice partners and plays a case to its end with them', async () => {
  await student.logIn(`/experiment/prepare/project/${project}`);
  await test.step('the page of the case starts it at once, in the suggested role', playNow);
  await student.goTo(`/experiment/prepare/edit/${eid}`);
  await test.step('asks for them, keeping one role', ask);
  await test.step('they speak, wait for the student, and give the floor', hearing);
  await test.step('they vote and wait for the vote of the student', ballot);
  await test.step('the end is the student’s to write about', end);
  expect(student.faults).toEqual([]);
});

async function playNow(): Promise<void> {
  const { page, dialog } = student;
  await student.press('现在就和自动陪练一起演练');
  await expect(dialog.getByRole('radio', { name: /^申请人/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /^主持人/ }).check();
  await student.press('开始，我演主持人');
  await page.waitForURL(/hearing/);
  await student.shoot('practice-0-at-once');
}

async function ask(): Promise<void> {
  const { page, dialog } = student;
  await student.press('请自动陪练');
  await dialog.getByRole('checkbox', { name: '主持人' }).uncheck();
  await expect(student.button(/个角色的陪练/, dialog)).toBeDisabled();
  await dialog.getByRole('checkbox', { name: '申请人', exact: true }).check();
  await dialog.getByRole('radio', { name: /明快/ }).check();
  await dialog.getByRole('radio', { name: /^长/ }).check();
  await student.shoot('practice-0-ask');
  await student.settle('请 2 个角色的陪练');
  await expect(page.getByText('自动陪练担任 2 个角色')).toBeVisible();
  await expect(page.getByText('自动陪练 2').first()).toBeVisible();
  await student.shoot('practice-1-task');
  await student.press('开始实验');
}

async function hearing(): Promise<void> {
  await student.isTakenTo('display', 'hearing');
  await student.openTab('笔录');
  await student.hears('请双方说明意见。');
  await expect(student.page.getByRole('button', { name: '不必等我，请继续' })).toBeVisible();
  await student.shoot('practice-1-waited');
  await student.asksToSpeak('说明请求');
  await student.say('我方请求返还押金三千元。');
  await student.hears('我方同意返还一半。');
  await student.shoot('practice-2-hearing');
}

async function ballot(): Promise<void> {
  const { page } = student;
  await student.isTakenTo('vote', 'ballot');
  await expect(page.getByText('2 / 3 人已投票')).toBeVisible();
  await page.getByRole('radio', { name: '反对' }).check();
  await student.press('投票');
}

async function end(): Promise<void> {
  const { page } = student;
  await page.waitForURL(/experience/);
  const session = await Session.open(product.url, 'student05', product.passwordOf('student05'));
  const { state, members } = await session.call(experimentDetail, { eid });
  expect(state.ending).toMatchObject({ how: 'completed' });
  expect(members.filter(({ automatic }) => automatic)).toHaveLength(2);
}
