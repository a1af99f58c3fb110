import { expect } from '@playwright/test';
import { type RunToInspect, startRunToInspect } from './axe-run.ts';
import { inspect } from './both-languages.ts';
import { test } from './journey.ts';
import { learnName, learnNames } from './names.ts';
import { Person } from './people.ts';
import { textOf } from './texts.ts';

test.beforeAll(({ school }) => learnNames(school));

test('the sections of a run from the deliberation on, the case after it, and its replay', async ({
  browser,
  school,
}) => {
  const run = await startRunToInspect(browser, school, ['student18', 'student19']);
  const { student, waiting, pass, push, eid } = run;
  await comeToTheDeliberation(run);
  const start = `/experiment/meta/wait/${eid}/start`;
  await Promise.all([student.logIn(start), waiting.logIn(start)]);
  await student.isTakenTo('vote', 'deliberation');
  await inspect(student, 'vote');
  for (const role_id of ['presiding', 'judge']) {
    await push('deliberation', role_id, { kind: 'vote', option_id: 'agree' });
  }
  await push('deliberation', 'presiding', { kind: 'end_vote' });
  await inspect(student, 'vote ended');
  await pass('deliberation', 'deliberation_passed');
  await student.isTakenTo('edit', 'judgment');
  await pass('judgment', 'judgment_signed');
  await student.isTakenTo('court', 'pronouncement');
  await pass('pronouncement', 'pronouncement_appeal');
  await student.isTakenTo('wait', 'appeal');
  await inspect(student, 'jump');
  await goOnToTheAppeal(student, waiting, eid);
  await pass('appeal', 'appeal_filed', 'counsel_p');
  await student.isTakenTo('report', 'report');
  await inspect(student, 'report');
  await pass('report', 'report_done');
  await student.isTakenTo('experience');
  await inspect(student, 'experience');
  await student.goTo(`/experiment/done/detail/${eid}`);
  await inspect(student, 'replay');
  await student.goTo('/experiment/done');
  await inspect(student, 'done with a run in it');
  await student.press(textOf('zh', 'runs:result.open'));
  await expect(student.dialog.getByRole('table')).toBeVisible();
  await inspect(student, 'result of a run');
  const admin = await Person.sitDown(browser, school, 'admin01');
  await admin.logIn(`/manager/experiment/evaluate/${eid}`);
  await inspect(admin, 'evaluation');
  await admin.press(textOf('zh', 'evaluate:quote.begin', { about: textOf('zh', 'evaluate:comment.team') }));
  await inspect(admin, 'pointing into the record');
  await admin.leave();
  await Promise.all([student.leave(), waiting.leave()]);
});

/** So that the replay and the evaluation have something of everything to show. */
async function comeToTheDeliberation({ pass, push, draft }: RunToInspect): Promise<void> {
  await push('filing', 'clerk', { kind: 'speech', text: 'Please state your claim.' });
  await pass('filing', 'filing_accept', 'filing_judge');
  await pass('acceptance', 'acceptance_sent', 'filing_judge');
  await pass('service', 'service_done');
  await draft('complaint', 'counsel_p', 'complaint_form');
  await pass('complaint', 'complaint_file', 'counsel_p');
  await pass('defence', 'defence_file', 'counsel_d');
  await pass('witness_papers', 'witness_ready', 'clerk');
  await push('exchange', 'counsel_p', { kind: 'request', about: 'speech', text: 'On item 1' });
  await pass('exchange', 'exchange_done');
  await pass('investigation', 'investigation_to_debate');
  await pass('debate', 'debate_done');
}

/** From the judgment into the bundled appeal, where both have the roles that theirs became; and back to the first case. */
async function goOnToTheAppeal(student: Person, waiting: Person, eid: number): Promise<void> {
  await student.actAs('原告代理人');
  await student.press('启动关联实验');
  for (const { page } of [student, waiting])
    await page.waitForURL((url) => !url.pathname.includes(`/${eid}/`));
  await student.isTakenTo('edit', 'petition');
  // A run keeps the name it was given when it began.
  learnName('陈晓岚与周启明民间借贷纠纷二审案');
  await student.actAs('上诉人代理人');
  await waiting.isTakenTo('wait');
  await expect(waiting.page.getByText(/^本案已转入关联实验/)).toHaveCount(0);
  await inspect(waiting, 'the appeal');
  for (const person of [student, waiting]) await person.goTo(`/experiment/meta/wait/${eid}/start`);
}
