import { type Browser, expect, type Locator, test } from '@playwright/test';
import { Person } from './people.ts';
import type { Product } from './product.ts';
import { textOf } from './texts.ts';

const zh = (key: string, values: Record<string, string | number> = {}) => textOf('zh', key, values);
const kind = (name: string) => zh(`draw:kind.${name}`);

interface Drawn {
  revision: number;
  flow: {
    nodes: { id: string; kind: string; name: { zh: string } }[];
    transitions: { from: string; to: string; kind: string; feedback: { zh: string } | null }[];
  };
}

/** Someone at the canvas. */
export class Author {
  readonly person: Person;

  constructor(person: Person) {
    this.person = person;
  }

  get page() {
    return this.person.page;
  }

  static async begin(browser: Browser, product: Product, account: string): Promise<Author> {
    const person = await Person.sitDown(browser, product, account);
    await person.logIn();
    return new Author(person);
  }

  node(name: string): Locator {
    return this.page.locator('.react-flow__node').filter({ hasText: name });
  }

  get nodes(): Locator {
    return this.page.locator('.react-flow__node');
  }

  finding(words: string): Locator {
    return this.page.getByRole('listitem').filter({ hasText: words });
  }

  get title(): Locator {
    return this.page
      .getByRole('complementary', { name: zh('draw:inspector.label') })
      .getByRole('heading', { level: 2 });
  }

  /** By keyboard: find a node and choose it. */
  async choose(name: string): Promise<void> {
    await this.page.keyboard.press('Control+f');
    await this.page.keyboard.type(name);
    // What another person wrote may still be on its way.
    const palette = this.page.getByRole('complementary', { name: zh('draw:palette.label') });
    await expect(palette.getByRole('listitem').filter({ hasText: name })).not.toHaveCount(0);
    await this.page.keyboard.press('Enter');
    await expect(this.title).toHaveText(name);
    await this.page.getByLabel(zh('draw:palette.find')).blur();
  }

  /** By keyboard: a new node after the chosen one. */
  async add(name: string): Promise<void> {
    await this.page.keyboard.press('n');
    await this.pick(kind(name));
  }

  async connectTo(name: string): Promise<void> {
    await this.page.keyboard.press('c');
    await this.pick(name);
  }

  private async pick(name: string): Promise<void> {
    await this.person.dialog.getByRole('combobox').fill(name);
    await expect(this.person.dialog.getByRole('option')).toHaveCount(1);
    await this.page.keyboard.press('Enter');
    await expect(this.person.dialog).toHaveCount(0);
  }

  async rename(name: string): Promise<void> {
    await this.page.keyboard.press('F2');
    await this.page.keyboard.type(name);
    await expect(this.title).toHaveText(name);
    await this.nameField.blur();
  }

  get nameField(): Locator {
    return this.page.getByLabel(zh('draw:text.zh', { label: zh('draw:field.name') }), { exact: true });
  }

  async isSaved(): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: /^已保存/ })).toBeVisible();
  }

  async stored(): Promise<Drawn> {
    const [, flowId] = /draw\/(\d+)/.exec(this.page.url()) ?? [];
    return this.person.ask<Drawn>(`/workflow/detail?flow_id=${flowId}`);
  }
}

/** Draws the nine sections on an empty canvas, by keyboard and by mouse; faults are found, explained and mended on the way. */
export async function drawNineSections(author: Author, title: { zh: string; en: string }): Promise<void> {
  const { person, page } = author;

  await test.step('a new workflow opens on the canvas', async () => {
    await person.press(zh('workflow:create.open'));
    await person.press(zh('workflow:create.act'), person.dialog);
    await expect(person.dialog.getByRole('alert')).toHaveText(zh('workflow:create.missing'));
    await person.dialog.getByLabel(zh('workflow:create.name_zh')).fill(title.zh);
    await person.dialog.getByLabel(zh('workflow:create.name_en')).fill(title.en);
    await person.press(zh('workflow:create.act'), person.dialog);
    await page.waitForURL(/workflowXML\/draw\/\d+/);
    await expect(author.nodes).toHaveCount(2);
  });

  await test.step('sections, a fork and its branches by keyboard', async () => {
    await author.choose(kind('start'));
    await author.add('court');
    await author.rename('立案与送达');
    await author.add('fork');
    await author.add('edit');
    await author.rename('起草起诉状');
    await author.choose(kind('fork'));
    await author.add('edit');
    await author.rename('起草答辩状');
    await author.add('display');
    await author.rename('证据交换');
    await author.choose('起草起诉状');
    await author.connectTo('证据交换');
  });

  await test.step('branches that meet without a join are found, explained and mended', async () => {
    const found = author.finding(zh('finding:code.token_doubled'));
    await expect(found).toBeVisible();
    await person.press('证据交换', found);
    await expect(author.title).toHaveText('证据交换');
    await person.press(zh('finding:mend.insert_join'), found);
    await expect(found).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(found).toBeVisible();
    await page.keyboard.press('Control+y');
    await expect(found).toHaveCount(0);
  });

  await test.step('the rest of the way, and the end reached by mouse', async () => {
    await author.choose('证据交换');
    await author.add('court');
    await author.rename('法庭调查');
    await author.add('vote');
    await author.rename('合议庭评议');
    await author.add('edit');
    await author.rename('制作判决书');
    await author.add('report');
    await author.rename('实验报告');
    await expect(author.finding(zh('finding:code.dead_end'))).toBeVisible();
    await person.press(zh('draw:tool.layout'));
    await person.press(zh('draw:zoom.fit'));
    await author.choose('实验报告');
    await expect(author.node('心得')).toBeInViewport();
    await author.node('实验报告').hover();
    await author
      .node('实验报告')
      .locator('.react-flow__handle-bottom')
      .dragTo(author.node('心得').locator('.react-flow__handle-top'), { force: true });
    await expect(author.finding(zh('finding:code.dead_end'))).toHaveCount(0);
    await expect(author.finding(zh('finding:code.unreachable'))).toHaveCount(0);
  });

  await test.step('a wrong option and what it says back', async () => {
    await author.choose('法庭调查');
    await person.press(new RegExp(zh('draw:options.add_label')));
    await page.getByRole('menuitem', { name: zh('draw:options.add_wrong') }).click();
    const fault = author.finding(zh('finding:code.no_feedback', { option: '错误选项' }));
    await expect(fault).toBeVisible();
    const label = zh('draw:text.zh', { label: zh('draw:way.label') });
    await page.getByLabel(label, { exact: true }).fill('直接宣判');
    await page
      .getByLabel(zh('draw:text.zh', { label: zh('draw:way.feedback_field') }), { exact: true })
      .fill('未经法庭辩论不得径行宣判。');
    await expect(author.finding(zh('finding:code.no_feedback', { option: '直接宣判' }))).toHaveCount(0);
  });

  await test.step('a piece from the palette by mouse, and taken back', async () => {
    await person
      .button(kind('jump'))
      .dragTo(page.locator('.react-flow__pane'), { targetPosition: { x: 120, y: 120 } });
    await expect(author.title).toHaveText(kind('jump'));
    await person.press(zh('draw:tool.undo'));
    await expect(author.node(kind('jump'))).toHaveCount(0);
  });

  await test.step('saved, and the same after a reload', async () => {
    await author.isSaved();
    const before = await author.stored();
    expect(before.flow.nodes.filter((node) => !['start', 'fork', 'join'].includes(node.kind))).toHaveLength(
      9,
    );
    expect(before.flow.nodes.filter((node) => node.kind === 'join')).toHaveLength(1);
    expect(before.flow.transitions.filter((transition) => transition.kind === 'wrong')).toMatchObject([
      { feedback: { zh: '未经法庭辩论不得径行宣判。' } },
    ]);
    await page.reload();
    await expect(author.node('法庭调查')).toBeVisible();
    await page.keyboard.press('l');
    await expect(page.getByRole('row')).toHaveCount(before.flow.nodes.length + 1);
    for (const { name } of before.flow.nodes)
      await expect(page.locator(`td input[value="${name.zh}"]`)).toHaveCount(1);
    expect((await author.stored()).flow).toEqual(before.flow);
  });
}
