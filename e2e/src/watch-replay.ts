import { expect } from '@playwright/test';
import type { Person } from './people.ts';

/** From the end of a run into its replay: jumps to a section, plays, goes to the end, finds a speech in the record. */
export async function watchReplay(person: Person, eid: number, task: string): Promise<void> {
  const { page } = person;
  await page.getByRole('link', { name: '回放与笔录', exact: true }).click();
  await page.waitForURL(`**/experiment/done/detail/${eid}`);
  await expect(page.getByRole('heading', { name: task })).toBeVisible();
  const record = page.getByRole('region', { name: /^记录/ });
  const seeker = page.getByRole('slider', { name: '播放位置' });
  const clock = async () => Number(await seeker.inputValue());

  await person.press('跳到环节');
  await page.getByRole('menuitem', { name: /^法庭调查/ }).click();
  await expect(page.getByRole('region', { name: '法庭调查的现场' })).toBeVisible();
  const atInvestigation = await clock();
  expect(atInvestigation).toBeGreaterThan(0);
  await person.shoot('23-replay-investigation');

  await person.press('播放');
  await expect.poll(clock).toBeGreaterThan(atInvestigation);
  await person.press('暂停');
  await seeker.focus();
  await page.keyboard.press('End');
  await expect(page.getByText('实验顺利完成').first()).toBeVisible();
  await person.press('在记录中查找', record);
  await record.getByRole('searchbox').fill('里面是什么我没有看见');
  await expect(record.getByRole('listitem')).toHaveCount(1);
  await expect(record.getByRole('listitem')).toContainText('里面是什么我没有看见');
  await person.shoot('24-replay-end');
  await person.press('此刻的卷宗');
  await expect(person.dialog.getByRole('article', { name: '庭审笔录' })).toBeVisible();
  await expect(person.dialog.getByRole('button', { name: /^民事起诉状/ })).toBeVisible();
  await person.shoot('25-replay-file');
  await person.page.keyboard.press('Escape');
  await seeker.focus();
  await page.keyboard.press('Home');
  await expect.poll(clock).toBe(0);
}
