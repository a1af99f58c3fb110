import { expect } from '@playwright/test';
import { Author } from './author.ts';
import { test } from './journey.ts';
import { type Product, startProduct } from './product.ts';
import { textOf } from './texts.ts';

/** A workflow drawn by two people at once; `authoring.spec.ts` draws one from the empty canvas. */

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product?.stop());

const zh = (key: string, values: Record<string, string | number> = {}) => textOf('zh', key, values);

test('two people draw one workflow: they see each other and overwrite nothing', async ({ browser }) => {
  test.setTimeout(120_000);
  const [one, two] = await Promise.all([
    Author.begin(browser, product, 'super01'),
    Author.begin(browser, product, 'admin01'),
  ]);
  const { list } = await one.person.ask<{ list: { published_flow_id: number | null }[] }>(
    '/workflow/list?sort=name&status=published',
  );
  const flowId = list[0]?.published_flow_id;
  await one.page.goto(`/workflowXML/draw/${flowId}`);
  await one.person.press(zh('draw:top.next_version'));
  await expect(one.person.button(zh('draw:tool.layout'))).toBeVisible();
  const [, draftId = ''] = /draw\/(\d+)/.exec(one.page.url()) ?? [];
  await two.page.goto(`/workflowXML/draw/${draftId}`);
  await expect(one.page.getByRole('status').filter({ hasText: two.person.name })).toBeVisible();
  await expect(two.page.getByRole('status').filter({ hasText: one.person.name })).toBeVisible();
  const sections = (await one.stored()).flow.nodes.filter(({ kind: of }) => of === 'court' || of === 'edit');
  const [first, second] = sections.map(({ name }) => name.zh);
  if (!first || !second) throw new Error('too few sections');

  await test.step('different sections are merged without a question', async () => {
    await one.choose(first);
    await one.rename('甲改的名称');
    await two.choose(second);
    // Each one's choice is framed on the other's canvas, with the name at it.
    await expect(one.node(second).getByText(two.person.name)).toBeVisible();
    await expect(two.node(first).or(two.node('甲改的名称')).getByText(one.person.name)).toBeVisible();
    await two.rename('乙改的名称');
    for (const author of [one, two]) {
      await author.choose('甲改的名称');
      await author.choose('乙改的名称');
      await author.isSaved();
    }
  });

  await test.step('the same name changed by both is shown side by side', async () => {
    await one.choose('甲改的名称');
    await two.choose('甲改的名称');
    await two.person.context.setOffline(true);
    await two.rename('乙的说法');
    await one.rename('甲的说法');
    await one.isSaved();
    await two.person.context.setOffline(false);
    const { dialog } = two.person;
    await expect(dialog).toContainText('乙的说法');
    await expect(dialog).toContainText('甲的说法');
    await dialog.getByRole('radio', { name: new RegExp(zh('draw:conflict.mine')) }).check();
    await two.person.press(zh('draw:conflict.done'), dialog);
    await two.isSaved();
    await one.choose('乙的说法');
  });
  await Promise.all([one.person.leave(), two.person.leave()]);
});
