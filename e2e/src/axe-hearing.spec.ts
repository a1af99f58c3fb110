import { expect } from '@playwright/test';
import { startRunToInspect } from './axe-run.ts';
import { inspect } from './both-languages.ts';
import { test } from './journey.ts';
import { learnNames } from './names.ts';
import type { Person } from './people.ts';
import { COMPLAINT } from './stage.ts';
import { textOf } from './texts.ts';

test.beforeAll(({ school }) => learnNames(school));

test('the sections of a run up to the hearing, and their windows', async ({ browser, school }) => {
  const run = await startRunToInspect(browser, school, ['student13', 'student14']);
  const { student, waiting, pass, push } = run;
  const start = `/experiment/meta/wait/${run.eid}/start`;
  await Promise.all([student.logIn(start), waiting.logIn(start)]);
  await student.isTakenTo('court', 'filing');
  await waiting.isTakenTo('wait');
  await inspect(waiting, 'wait');
  await push('filing', 'clerk', { kind: 'speech', text: 'Please state your claim.' });
  await inspect(student, 'court');
  await inspectTabs(student, 'court');
  await inspectWindows(student);
  await pass('filing', 'filing_accept', 'filing_judge');
  await pass('acceptance', 'acceptance_sent', 'filing_judge');
  await pass('service', 'service_done');

  await student.isTakenTo('edit', 'complaint');
  await inspect(student, 'desk without a document');
  await run.draft('complaint', 'counsel_p', 'complaint_form');
  await expect(student.page.getByRole('textbox', { name: COMPLAINT })).toBeVisible();
  await inspect(student, 'desk');
  await pass('complaint', 'complaint_file', 'counsel_p');
  await pass('defence', 'defence_file', 'counsel_d');
  await pass('witness_papers', 'witness_ready', 'clerk');

  await student.isTakenTo('display', 'exchange');
  await inspect(student, 'blank common screen');
  await push('exchange', 'counsel_p', { kind: 'request', about: 'speech', text: 'On item 1' });
  await student.actAs('审判长');
  await inspect(student, 'a request to answer');
  await pass('exchange', 'exchange_done');
  await student.isTakenTo('court', 'investigation');
  await waiting.isTakenTo('court', 'investigation');
  await inspect(waiting, 'outside the court');
  await Promise.all([student.leave(), waiting.leave()]);
});

async function inspectTabs(person: Person, screen: string): Promise<void> {
  for (const tab of ['guide', 'documents', 'record', 'notes']) {
    await person.openTab(textOf('zh', `room:tab.${tab}`));
    await inspect(person, `${screen} ${tab}`);
  }
}

/** The windows that open over a court section. */
async function inspectWindows(person: Person): Promise<void> {
  await person.actAs('立案法官');
  await person.press('结束本环节');
  await expect(person.dialog.getByRole('radio').first()).toBeVisible();
  await inspect(person, 'end of a section');
  await person.press('关闭', person.dialog);
  for (const act of ['传唤与退席', '展示材料']) {
    await person.press(act);
    await expect(person.dialog).toBeVisible();
    await inspect(person, act === '展示材料' ? 'show' : 'call');
    await person.press('关闭', person.dialog);
  }
  await person.press(/^在场人员/);
  await inspect(person, 'people');
  await person.press('关闭', person.dialog);
}
