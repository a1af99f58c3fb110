import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';
import { COMPLAINT, DEFENCE } from './stage.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CASE = '陈晓岚诉周启明民间借贷纠纷案';

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product?.stop());

test('a student alone plays every role, with the role switch', async ({ browser }) => {
  const solo = await Person.sitDown(browser, product, 'student06');
  const { page } = solo;
  await solo.logIn();
  await page.getByRole('link', { name: CASE }).first().click();
  await solo.press('准备实验');
  await page.waitForURL(/\/prepare\/edit\/\d+/);
  await expect(page.getByText('您担任全部角色；进入后随时切换角色')).toBeVisible();
  await solo.press('开始实验');
  await solo.isTakenTo('court', 'filing');

  await solo.actAs('原告');
  await solo.say('我要告周启明，他借钱不还。');
  await solo.actAs('立案法官');
  await solo.endsSection('符合起诉条件，登记立案，移送审判庭');
  await solo.isTakenTo('edit', 'acceptance');
  await passDesk(solo, 'acceptance', '受理案件通知书', '通知书签发，材料移送审判庭', 1);
  await solo.isTakenTo('court', 'service');
  await solo.actAs('被告');
  await solo.say('我当天只收到十九万一千元。');
  await solo.actAs('审判长');
  await solo.endsSection('说明理由，组成合议庭，送达并告知答辩期');
  await solo.isTakenTo('edit');

  // Both branches are open to the one who plays both sides: from one to the other by the path.
  await solo.shoot('solo-1-fork');
  await solo.press('切换到起草答辩状');
  await solo.isTakenTo('edit', 'defence');
  await solo.press('切换到起草起诉状');
  await solo.isTakenTo('edit', 'complaint');
  await passDesk(solo, 'complaint', COMPLAINT, '要素齐全、原告签名，提交起诉状和证据', 2);
  await solo.isTakenTo('edit', 'defence');
  await passDesk(solo, 'defence', DEFENCE, '写明抗辩、被告签名，提交答辩状和证据');
  await solo.isTakenTo('edit', 'witness_papers');
  await bindWitness(solo);
  await solo.isTakenTo('display', 'exchange');
  expect(solo.faults).toEqual([]);
  await solo.leave();
});

/** The clerk serves the notice, and the witness signs the undertaking. */
async function bindWitness(solo: Person): Promise<void> {
  await solo.actAs('书记员');
  await solo.draft('证人出庭通知书');
  await solo.isSaved();
  await solo.submits();
  await solo.actAs('证人');
  await solo.press('从模板新建');
  await solo.draft('证人保证书');
  await solo.isSaved();
  await solo.asksForSignatures(/请 1 人签名/);
  await solo.signsByName();
  await solo.submits();
  await solo.actAs('书记员');
  await solo.endsSection('通知书已送达，证人已签署保证书');
}

async function passDesk(
  solo: Person,
  nid: string,
  template: string,
  transition: string,
  signers = 0,
): Promise<void> {
  expect(solo.page.url()).toContain(`/${nid}`);
  await solo.draft(template);
  await solo.fillTheRest('待补');
  await solo.isSaved();
  if (signers > 0) await solo.asksForSignatures(new RegExp(`请 ${signers} 人签名`));
  for (let n = 0; n < signers; n += 1) await solo.signsByName();
  await solo.submits();
  await solo.endsSection(transition);
}

test('automatic players take the other roles, and a newcomer sees them speak', async ({ browser }) => {
  const newcomer = await Person.sitDown(browser, product, 'student01');
  await newcomer.logIn();
  const players = runPlayers(['--as', 'student01', '--role', 'presiding', '--pace', 'fast']);
  try {
    const { page } = newcomer;
    await page.getByRole('link', { name: '进行', exact: true }).click();
    await page.getByRole('link', { name: '进入' }).first().click();
    // The filing division decides without the presiding judge, who is taken along when it has.
    await newcomer.isTakenTo('court', 'service', { patience: 60_000 });
    // The others wait for the line of a person.
    await newcomer.say('基本事实不清楚，不宜独任审理，由审判员二人、人民陪审员一人组成合议庭。');
    await newcomer.hears('请在送达回证上签收');
    await newcomer.hears('我当天只收到 19.1 万元');
    await newcomer.shoot('solo-2-players');
    await newcomer.endsSection('说明理由，组成合议庭，送达并告知答辩期');
    await newcomer.isTakenTo('wait');
    // Both sides write by themselves, and the presiding judge is taken along when they have.
    await newcomer.isTakenTo('display', 'exchange', { patience: 90_000 });
    await newcomer.say('现在组织庭前证据交换。');
    await expect(newcomer.request('申请展示').or(newcomer.request('申请发言')).first()).toBeVisible();
    await newcomer.shoot('solo-3-exchange');
    expect(newcomer.faults).toEqual([]);
  } finally {
    players.kill('SIGINT');
    await newcomer.leave();
  }
});

/** The real script, as `npm run play` starts it. */
function runPlayers(args: readonly string[]): ChildProcess {
  const script = join(ROOT, 'scripts', 'run.mjs');
  const given = ['--url', product.url, '--password', product.passwordOf('student01'), ...args];
  return spawn(process.execPath, [script, 'players/src/main.ts', ...given], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
