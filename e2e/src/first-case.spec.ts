import { control } from '@lets/contract';
import { Session } from '@lets/players';
import { expect } from '@playwright/test';
import { atOnce, debate, exchange, type Hearing, investigation } from './first-hearing.ts';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { expectSameRecord } from './same-record.ts';
import { COMPLAINT, DEFENCE } from './stage.ts';
import { watchReplay } from './watch-replay.ts';

const CASE = '陈晓岚诉周启明民间借贷纠纷案';
const TASK = '第三小组 模拟一审';

let product: Product;
/** Who plays: the leader presides, the second sits on the panel, two act for the plaintiff, the last for the defendant. */
let bench: Person;
let panel: Person;
let counsel: Person;
let plaintiff: Person;
let defendant: Person;
let everybody: readonly Person[];
let eid = 0;

test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  const sit = (account: string) => Person.sitDown(browser, product, account);
  [bench, panel, counsel, plaintiff, defendant] = await Promise.all([
    sit('student01'),
    sit('student02'),
    sit('student03'),
    sit('student04'),
    sit('student05'),
  ]);
  everybody = [bench, panel, counsel, plaintiff, defendant];
});
test.afterAll(async () => {
  await Promise.all((everybody ?? []).map((person) => person.leave()));
  await product?.stop();
});

test('five people play a whole case, from the login to the replay', async () => {
  await test.step('all five log in', () => together((person) => person.logInByHand()));
  await test.step('the leader prepares the case, forms a team and casts the roles', prepare);
  await test.step('everybody is taken into the room when the leader starts', start);
  await test.step('filing, without the defendant', filing);
  await test.step('the filing judge writes why the case is taken', acceptance);
  await test.step('the defendant is served', service);
  await test.step('both sides draft at the same time, the bench waits', drafting);
  await test.step('evidence is shown on the common screen with the host’s consent', () =>
    exchange(hearing()));
  await test.step('investigation: asked, agreed, refused; a witness; a wrong way', () =>
    investigation(hearing()));
  await test.step('debate', () => debate(hearing()));
  await test.step('the panel votes, one does not', deliberation);
  await test.step('the judgment is written and signed by all', judgment);
  await test.step('judgment is pronounced', pronouncement);
  await test.step('everybody reports, and has the same record', report);
  await test.step('everybody writes what they learnt', experience);
  await test.step('the replay shows it all', () => watchReplay(plaintiff, eid, TASK));
  for (const person of everybody) expect(person.faults).toEqual([]);
});

const together = (act: (person: Person) => Promise<unknown>) => atOnce(everybody, act);
const hearing = (): Hearing => ({ product, eid, bench, panel, counsel, plaintiff, defendant, everybody });

async function prepare(): Promise<void> {
  const { page } = bench;
  await page.getByRole('link', { name: CASE }).first().click();
  await bench.shoot('01-case');
  await bench.press('准备实验');
  await page.waitForURL(/\/experiment\/prepare\/edit\/(\d+)/);
  eid = Number(page.url().split('/').at(-1));
  await formTeam();
  await page.getByLabel('任务名称').fill(TASK);
  await cast(bench, ['立案法官', '审判长', '书记员']);
  await cast(panel, ['审判员', '人民陪审员']);
  await cast(counsel, ['原告代理人']);
  await cast(plaintiff, ['原告', '证人']);
  await cast(defendant, ['被告', '被告代理人']);
  await expect(page.getByText('10 个，已分配 10 个')).toBeVisible();
  await expect(page.getByText(/^已保存/)).toBeVisible();
  await bench.shoot('02-task');
}

async function formTeam(): Promise<void> {
  const { page } = bench;
  await page.getByRole('combobox', { name: '小组' }).click();
  await bench.press('新建小组');
  await bench.dialog.getByLabel('小组名称').fill('第三小组');
  for (const { name } of [panel, counsel, plaintiff, defendant]) {
    await bench.dialog.getByRole('checkbox', { name: new RegExp(name) }).check();
  }
  await bench.settle('建立小组');
  await expect(page.getByText('5 人', { exact: true })).toBeVisible();
}

/** Picks a member and gives them roles, by the keyboard alone. */
async function cast(person: Person, roles: readonly string[]): Promise<void> {
  const members = bench.page.getByRole('region', { name: /^组员/ });
  for (const role of roles) {
    await members.locator('button[aria-pressed=false]').filter({ hasText: person.name }).press('Enter');
    await bench.button(new RegExp(`^由${person.name}担任\\s*：${role}$`)).press('Enter');
    await expect(bench.button(`不再由${person.name}担任${role}`)).toBeVisible();
  }
}

async function start(): Promise<void> {
  // Four of them look at the task, each by the way a person has to it.
  await Promise.all(
    [panel, counsel, plaintiff, defendant].map(async ({ page }) => {
      await page.getByRole('link', { name: '他人准备的' }).click();
      await page.getByRole('link', { name: TASK }).first().click();
      await expect(page.getByText(`由组长 ${bench.name} 开始实验`)).toBeVisible();
    }),
  );
  await counsel.shoot('03-task-of-a-member');
  await bench.press('开始实验');
  await Promise.all([
    ...[bench, counsel, plaintiff].map((person) => person.isTakenTo('court', 'filing')),
    ...[panel, defendant].map((person) => person.isTakenTo('wait')),
  ]);
  await expect(panel.page.getByRole('heading', { name: '等待「立案」完成' })).toBeVisible();
  await panel.shoot('04-wait');
}

async function filing(): Promise<void> {
  await bench.actAs('书记员');
  await bench.say('这里是清和区人民法院立案窗口，请说明来意。');
  await plaintiff.hears('这里是清和区人民法院立案窗口');
  await plaintiff.say('周启明借了我二十万，说好一年还，到现在一分没还。');
  await bench.hears('到现在一分没还');
  await bench.shoot('05-filing');
  await bench.actAs('立案法官');
  await bench.endsSection('符合起诉条件，登记立案，移送审判庭');
}

async function acceptance(): Promise<void> {
  await bench.isTakenTo('edit', 'acceptance');
  await writeAlone(bench, '受理案件通知书');
  await bench.endsSection('通知书签发，材料移送审判庭');
}

/** A paper of one's own: drafted, signed and handed in by the same person. */
async function writeAlone(person: Person, template: string): Promise<void> {
  await person.draft(template);
  await person.isSaved();
  await person.asksForSignatures(/请 1 人签名/);
  await person.signsByName();
  await person.submits();
}

async function service(): Promise<void> {
  await Promise.all([
    ...[bench, defendant].map((person) => person.isTakenTo('court', 'service')),
    ...[counsel, plaintiff, panel].map((person) => person.isTakenTo('wait')),
  ]);
  await bench.actAs('审判长');
  await bench.say('差额是否交付没有直接证据，由合议庭审理。');
  await defendant.hears('由合议庭审理');
  await bench.endsSection('说明理由，组成合议庭，送达并告知答辩期');
}

async function drafting(): Promise<void> {
  await Promise.all([
    counsel.isTakenTo('edit', 'complaint'),
    plaintiff.isTakenTo('edit', 'complaint'),
    defendant.isTakenTo('edit', 'defence'),
    bench.isTakenTo('edit', 'witness_papers'),
    panel.isTakenTo('wait'),
  ]);
  const { page } = panel;
  await expect(page.getByRole('heading', { name: /^等待「起草起诉状.+证人出庭准备」完成$/ })).toBeVisible();
  for (const { name } of [counsel, plaintiff, defendant]) {
    await expect(page.locator('#section').getByText(name).first()).toBeVisible();
  }
  await panel.shoot('06-wait-fork');
  await readyTheWitness();
  await Promise.all([complaint(), defence()]);
  await counsel.openDocument(COMPLAINT);
  await counsel.submits();
  await counsel.endsSection('要素齐全、原告签名，提交起诉状和证据');
}

/** The papers of the witness are another journey's (solo): staff move on. */
async function readyTheWitness(): Promise<void> {
  const staff = await Session.open(product.url, 'admin01', product.passwordOf('admin01'));
  const request_id = crypto.randomUUID();
  const at = { eid, nid: 'witness_papers', trans_id: 'witness_ready' };
  await staff.call(control, { kind: 'move_on', ...at, request_id });
  await bench.isTakenTo('wait');
}

async function complaint(): Promise<void> {
  await counsel.draft(COMPLAINT);
  await counsel.fillFields({ 原告电话: '139 0000 0001', 主张的利率: '年利率 14.6%' });
  await counsel.fillTheRest('58,960');
  await counsel.sheet(COMPLAINT).getByText('至今天数和催要的经过').click();
  await counsel.page.keyboard.press('End');
  await counsel.page.keyboard.type('原告多次以微信催要，被告答复“二十万我认”。');
  await counsel.isSaved();
  await counsel.shoot('07-complaint');
  await counsel.asksForSignatures(/请 2 人签名/);

  await plaintiff.openDocument(COMPLAINT);
  await expect(plaintiff.page.getByText('原告多次以微信催要').first()).toBeVisible();
  await plaintiff.signsByHand();
  await counsel.signsByName();
  await expect(counsel.page.getByText('已有人签名，内容已固定。')).toBeVisible();
  await expect(counsel.sheet(COMPLAINT)).not.toBeEditable();
  await counsel.shoot('08-frozen');

  await counsel.press('从模板新建');
  await counsel.draft('授权委托书（原告）');
  await counsel.isSaved();
  await counsel.asksForSignatures(/请 1 人签名/);
  await plaintiff.openDocument('授权委托书（原告）');
  await plaintiff.refusesToSign('代理权限写成了特别授权，请先同我商量。');
  const signatures = counsel.page.getByRole('tabpanel', { name: '文书' });
  await expect(signatures.getByText('代理权限写成了特别授权，请先同我商量。')).toBeVisible();
  await counsel.shoot('09-refused');
}

async function defence(): Promise<void> {
  await defendant.actAs('被告代理人');
  await defendant.draft(DEFENCE);
  await defendant.fillFields({ 认可的本金: '191,000' });
  await defendant.fillTheRest('年利率 14.6%');
  await defendant.isSaved();
  await defendant.submits();
  await defendant.endsSection('写明抗辩、被告签名，提交答辩状和证据');
  await defendant.isTakenTo('wait');
  await expect(defendant.page.getByRole('heading', { name: '等待「起草起诉状」完成' })).toBeVisible();
  await expect(defendant.page.locator('#section').getByText(counsel.name).first()).toBeVisible();
  await defendant.shoot('10-wait-for-the-other-side');
}

async function deliberation(): Promise<void> {
  await Promise.all([
    bench.isTakenTo('vote', 'deliberation'),
    panel.isTakenTo('vote', 'deliberation'),
    ...[counsel, plaintiff, defendant].map((person) => person.isTakenTo('wait')),
  ]);
  await panel.actAs('审判员');
  for (const person of [bench, panel]) {
    await person.page.getByRole('radio', { name: /^同意/ }).check();
    await person.shoot(`18-vote-${person.account}`);
    await person.press('投票');
    await expect(person.page.getByText('已投票：同意')).toBeVisible();
  }
  await bench.press('结束表决');
  await expect(bench.dialog).toContainText('人民陪审员（1 人）还没有投票，将计为弃权');
  await bench.settle('结束表决');
  for (const { page } of [bench, panel]) {
    await expect(page.getByText('未投票、计为弃权：人民陪审员')).toBeVisible();
  }
  await bench.shoot('19-vote-ended');
  const status = await bench.ask<{ result: { outcome: string; tally: Record<string, number> } }>(
    `/experiment/node/vote/status?eid=${eid}&nid=deliberation`,
  );
  expect(status.result).toEqual({ outcome: 'passed', tally: { agree: 2, disagree: 0, abstain: 1 } });
  await bench.endsSection('多数同意：按 191,000 元制作判决');
}

async function judgment(): Promise<void> {
  await Promise.all([bench, panel].map((person) => person.isTakenTo('edit', 'judgment')));
  await panel.actAs('人民陪审员');
  await writeAlone(panel, '人民陪审员评议意见');
  await bench.actAs('审判长');
  await bench.press('从模板新建');
  await bench.draft('民事判决书');
  await bench.fillFields({ 认定的本金: '191,000', 支持的利率: '年利率 14.6%' });
  await bench.fillTheRest('5,184.40');
  await bench.isSaved();
  await bench.asksForSignatures(/请 4 人签名/);
  await panel.openDocument('民事判决书');
  for (const person of [panel, panel, bench, bench]) await person.signsByName();
  for (const person of [bench, panel]) await expect(person.button('签名')).toHaveCount(0);
  await bench.shoot('20-judgment');
  await bench.submits();
  await bench.endsSection('合议庭和书记员署名、加盖院印，定期公开宣判');
}

async function pronouncement(): Promise<void> {
  await together((person) => person.isTakenTo('court', 'pronouncement'));
  await bench.say('现在宣告判决，请全体起立。');
  await together((person) => person.hears('现在宣告判决'));
  await bench.endsSection('告知上诉权利、期限和法院，送达判决书，闭庭');
}

async function report(): Promise<void> {
  await together((person) => person.isTakenTo('report', 'report'));
  await together(async (person) => {
    await person.draft('实验报告');
    await person.fillTheRest(person.name);
    await person.isSaved();
    await person.submits();
  });
  await bench.shoot('21-report');
  await expect(bench.page.getByText('已提交', { exact: true })).toHaveCount(5);
  await expectSameRecord(everybody, eid);
  await bench.endsSection('报告已提交，进入实验心得');
}

async function experience(): Promise<void> {
  await together(async (person) => {
    await person.isTakenTo('experience');
    // What stands above the form has come: until then the form moves under the pointer.
    await expect(person.page.getByText('误选', { exact: true })).toBeVisible();
    await person.page
      .getByRole('textbox', { name: '写下我的心得' })
      .fill(`${person.name}：先写争点，再写证据。`);
    await person.press('提交心得');
    await person.settle('提交心得');
    await expect(person.page.getByText('心得已提交')).toBeVisible();
  });
  await together(async ({ page }) => {
    await expect(page.getByText('5 / 5 人已写')).toBeVisible();
    for (const { name } of everybody)
      await expect(page.getByText(`${name}：先写争点，再写证据。`)).toBeVisible();
  });
  await bench.shoot('22-experience');
}
