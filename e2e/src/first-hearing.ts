import { messagePush } from '@lets/contract';
import { Session } from '@lets/players';
import { expect } from '@playwright/test';
import type { Person } from './people.ts';
import type { Product } from './product.ts';

/** The hearing of the first case, played by hand: from the exchange of evidence to the debate. */

/** The leader presides, the second sits on the panel, two act for the plaintiff, the last for the defendant. */
export interface Hearing {
  readonly product: Product;
  readonly eid: number;
  readonly bench: Person;
  readonly panel: Person;
  readonly counsel: Person;
  readonly plaintiff: Person;
  readonly defendant: Person;
  readonly everybody: readonly Person[];
}

/** Everybody at the same time, as they would be. */
export function atOnce(
  everybody: readonly Person[],
  act: (person: Person) => Promise<unknown>,
): Promise<unknown> {
  return Promise.all(everybody.map(act));
}

export async function exchange({ bench, panel, counsel, everybody }: Hearing): Promise<void> {
  await atOnce(everybody, (person) => person.isTakenTo('display', 'exchange'));
  await counsel.page.locator('#section').getByRole('button', { name: '展示材料' }).first().click();
  await counsel.dialog.getByRole('radio', { name: /借条/ }).check();
  await counsel.shoot('11-show-dialog');
  await counsel.settle('申请展示');
  await expect(counsel.page.getByRole('region', { name: '我的展示申请' })).toContainText('审判长');
  await expect(bench.request('申请展示')).toContainText('借条');
  await bench.shoot('12-display-asked');
  await bench.press(/^同意/, bench.request('申请展示'));
  await atOnce(everybody, ({ page }) =>
    expect(page.locator('#section header').getByText(/借条/).first()).toBeVisible(),
  );
  await panel.shoot('13-common-screen');
  await bench.endsSection('记录无异议的事实，确认争议焦点，进入开庭');
}

export async function investigation(hearing: Hearing): Promise<void> {
  const { eid, bench, counsel, defendant, everybody } = hearing;
  await atOnce(everybody, (person) => person.isTakenTo('court', 'investigation'));
  await bench.say('现在开庭。先由原告陈述。');
  await counsel.asksToSpeak('陈述诉讼请求');
  await expect(bench.request('申请发言')).toContainText('陈述诉讼请求');
  await bench.shoot('14-speech-asked');
  await bench.press(/^同意/, bench.request('申请发言'));
  await counsel.say('请求判令被告返还本金二十万元，并按年利率百分之十四点六支付利息。');
  await atOnce(everybody, (person) => person.hears('请求判令被告返还本金二十万元'));

  await defendant.actAs('被告');
  await defendant.asksToSpeak('我想现在就辩论');
  await bench.press('附上理由', bench.request('申请发言'));
  await bench.request('申请发言').getByLabel('理由').fill('辩论在调查之后');
  await bench.press(/^不同意/, bench.request('申请发言'));
  await atOnce(everybody, (person) => person.hears('审判长没有同意被告发言：辩论在调查之后'));
  await expect(defendant.button('发言')).toBeDisabled();

  await hearWitness(hearing);
  await speakOn(hearing);
  await bench.chooseOption('双方质证时已经把道理讲透，辩论并入调查，直接休庭评议');
  await expect(bench.dialog.getByRole('alert')).toContainText('要事先征得当事人同意');
  await bench.shoot('17-wrong-way');
  await atOnce(everybody, (person) => person.hears('审判长选了一条行不通的路'));
  for (const { page } of everybody) expect(page.url()).toContain(`/court/${eid}/investigation`);
  await bench.endsSection('双方没有新证据和问题，宣布调查结束，进入法庭辩论');
}

async function hearWitness({ bench, plaintiff, defendant, everybody }: Hearing): Promise<void> {
  await plaintiff.actAs('证人');
  await expect(plaintiff.composer).toHaveAttribute('placeholder', '您的角色在庭外，等待传唤');
  await bench.press('传唤与退席');
  const witness = bench.dialog.getByRole('listitem').filter({ hasText: '证人' });
  await bench.press('传入', witness);
  await expect(bench.button('请退席', witness)).toBeVisible();
  await bench.press('关闭', bench.dialog);
  await plaintiff.asksToSpeak('作证');
  await bench.press(/^同意/, bench.request('申请发言'));
  await plaintiff.say('我看见陈晓岚把一个信封交给周启明，里面是什么我没有看见。');
  await atOnce(everybody, (person) => person.hears('里面是什么我没有看见'));
  await defendant.shoot('15-witness');
  await bench.press('传唤与退席');
  await bench.press('请退席', witness);
  await expect(bench.button('传入', witness)).toBeVisible();
  await bench.press('关闭', bench.dialog);
  await atOnce(everybody, (person) => person.hears('审判长请证人退席'));
  await plaintiff.actAs('原告');
}

/** The rest of what would be said here comes through the same calls without hands. */
async function speakOn({ product, eid, panel, counsel, everybody }: Hearing): Promise<void> {
  const session = await Session.open(product.url, panel.account, product.passwordOf(panel.account));
  for (const [role_id, text] of MORE_SPEECHES) {
    await session.call(messagePush, { kind: 'speech', eid, nid: 'investigation', role_id, text });
  }
  await atOnce(everybody, (person) => person.hears(MORE_SPEECHES.at(-1)?.[1] ?? ''));
  await counsel.shoot('16-investigation');
}

const MORE_SPEECHES: readonly (readonly [string, string])[] = [
  ['judge', '请原告说明九千元现金从哪里来。'],
  ['judge', '请被告说明信封里是什么。'],
  ['assessor', '信封有多厚？当时听见了哪几个字？'],
  ['judge', '双方对证据还有没有补充？'],
];

export async function debate({ bench, defendant, everybody }: Hearing): Promise<void> {
  await atOnce(everybody, (person) => person.isTakenTo('court', 'debate'));
  await bench.say('现在进行法庭辩论，请双方围绕争议焦点发言。');
  await defendant.actAs('被告代理人');
  await defendant.asksToSpeak('答辩');
  await expect(bench.request('申请发言')).toContainText('答辩');
  await bench.page.locator('#section').focus();
  await bench.page.keyboard.press('y');
  // Away from the card a letter decides nothing.
  await expect(bench.request('申请发言')).toContainText('答辩');
  await bench.request('申请发言').focus();
  await bench.page.keyboard.press('y');
  await defendant.say('主张现金已经交付的是原告，举证责任在原告。');
  await atOnce(everybody, (person) => person.hears('举证责任在原告'));
  await bench.endsSection('已征询最后意见，休庭评议');
}
