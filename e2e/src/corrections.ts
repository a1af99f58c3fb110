import { workflowCorrect, workflowDetail } from '@lets/contract';
import { Session } from '@lets/players';
import { type Browser, expect, type Locator } from '@playwright/test';
import { Person } from './people.ts';
import type { Product } from './product.ts';
import { textOf } from './texts.ts';

const zh = (key: string, values: Record<string, string | number> = {}) => textOf('zh', key, values);

/** A person who corrects the words of a published flow, piece by piece. */
class Corrector {
  readonly person: Person;

  constructor(person: Person) {
    this.person = person;
  }

  field(label: string): Locator {
    return this.person.page.getByLabel(zh('common:pair.zh', { label }), { exact: true });
  }

  /** Opens what will change, and gives the reason. */
  async previews(from: string, to: string): Promise<void> {
    await this.person.press(zh('correct:preview.open'));
    const { dialog } = this.person;
    await expect(dialog.locator('del')).toContainText(from);
    await expect(dialog.locator('ins')).toContainText(to);
    await dialog.getByRole('textbox').fill('错字');
  }

  async sends(): Promise<void> {
    await this.person.settle(zh('correct:preview.act'));
    await this.person.isTold(zh('correct:done_other', { count: 1 }));
  }

  async corrects(label: string, from: string, to: string): Promise<void> {
    const field = this.field(label);
    await field.fill((await field.inputValue()).replace(from, to));
    await this.previews(from, to);
    await this.sends();
  }
}

export interface Published {
  readonly product: Product;
  readonly flowId: number;
  /** A phrase of the first section, which the student has said. */
  readonly line: string;
}

/** While a student plays it: a phrase, with the line down and someone quicker; a role, a template and an option of a vote. */
export async function correctWhilePlayed(
  browser: Browser,
  student: Person,
  { product, flowId, line }: Published,
): Promise<void> {
  const admin = await Person.sitDown(browser, product, 'admin01');
  await admin.logIn(`/manager/workflow/correct/${flowId}`);
  const { page, dialog } = admin;
  const corrector = new Corrector(admin);
  await expect(page.getByRole('heading', { name: '立案与送达', level: 2 })).toBeVisible();

  const own = page.getByLabel(/^常用语 1（.+（中文）$/);
  await own.fill(line.replace('来意', '诉求'));
  await corrector.previews('来意', '诉求');
  await admin.context.setOffline(true);
  await admin.press(zh('correct:preview.act'), dialog);
  await expect(dialog.getByRole('alert')).toHaveText(zh('common:error.network'));
  await admin.context.setOffline(false);
  await correctQuicker(product, flowId);
  await admin.press(zh('correct:preview.act'), dialog);
  const alert = dialog.getByRole('alert');
  await expect(alert).toContainText(zh('correct:meanwhile.here'));
  await expect(alert.locator('ins').first()).toContainText('窗口');
  await admin.shoot('corrections-conflict');
  await corrector.sends();
  await expect(own).toHaveValue(line.replace('来意', '诉求'));

  // The room shows both at once; what was said stays as it was said.
  await expect(student.button(new RegExp(line.replace('来意', '诉求'))).first()).toBeVisible();
  await expect(student.page.getByText('立案与送达窗口').first()).toBeVisible();
  await student.hears(line);

  await admin.press('审判长');
  await corrector.corrects(zh('correct:field.name'), '审判长', '首席审判员');
  await expect(student.page.getByText('首席审判员').first()).toBeVisible();
  await page.getByRole('button', { name: /^起草起诉状/ }).click();
  await admin.press(zh('correct:piece.template', { name: '起草起诉状' }));
  await corrector.corrects(zh('correct:field.name'), '起草', '民事');
  await page.getByRole('button', { name: /^合议庭评议/ }).click();
  await admin.press(zh('correct:piece.vote'));
  await corrector.corrects(zh('correct:field.label_at', { at: 2 }), '驳回', '不予支持');

  await page.getByRole('link', { name: new RegExp(`^${zh('correct:list.title')}`) }).click();
  await expect(
    page.locator('article, li').filter({ hasText: zh('correct:list.reason', { reason: '错字' }) }),
  ).toHaveCount(4);
  await expect(page.getByText(zh('correct:diff.label', { at: 2 }), { exact: false }).first()).toBeVisible();
  await admin.shoot('corrections-list');
  await admin.leave();
}

/** Another author corrects the name of the same section. */
async function correctQuicker(product: Product, flow_id: number): Promise<void> {
  const session = await Session.open(product.url, 'super01', product.passwordOf('super01'));
  const { revision, flow } = await session.call(workflowDetail, { flow_id });
  const section = flow.nodes.find(({ name }) => name.zh === '立案与送达');
  if (!section) throw new Error('no such section');
  const name = { zh: '立案与送达窗口', en: 'The filing window' };
  const change = { kind: 'section' as const, node_id: section.id, name };
  await session.call(workflowCorrect, { flow_id, revision, change, reason: '名称' });
}
