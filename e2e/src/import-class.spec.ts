import { classSave, classStudents, courseManageList } from '@lets/contract';
import { Session } from '@lets/players';
import { expect } from '@playwright/test';
import writeSheet from 'write-excel-file/node';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { type Product, startProduct } from './product.ts';

const SIZE = 60;
const HEAD = ['姓名', '学号', '账号', '性别', '邮箱', '联系方式', '初始密码'];

let product: Product;

test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product?.stop());

test('a class of sixty is taken from a sheet whole or not at all, and its students log in with the passwords printed', async ({
  browser,
}) => {
  const keeper = await Session.open(product.url, 'admin01', product.passwordOf('admin01'));
  const [course] = (await keeper.call(courseManageList, { q: 'LAW3021' })).list;
  const made = { course_id: course?.id, name: '法学 2303', mentor_ids: [] };
  const { id: class_id } = await keeper.call(classSave, made);
  const enrolled = () => keeper.call(classStudents, { class_id, size: 100 });
  const admin = await Person.sitDown(browser, product, 'admin01');
  await admin.logIn(`/manager/courseManage/students?course=${course?.id}&class=${class_id}`);
  await admin.page.getByRole('link', { name: '从表格导入' }).first().click();

  const wrong = rows();
  wrong[7] = row('', '2026000008');
  wrong[21] = row('陆小舟', '2026 000 022');
  wrong[36] = { ...row('程砚秋', '2026000037'), email: 'yanqiu@' };
  const chooser = admin.page.locator('input[type=file]');
  await chooser.setInputFiles(await fileOf(wrong));
  await expect(admin.page.getByRole('alert')).toContainText('有 3 行不符合要求');
  const faults = admin.page.getByRole('table', { name: '需要修改的行' }).getByRole('row');
  await expect(faults).toHaveCount(4);
  for (const [number, column, reason] of [
    [9, '姓名，A 列', '没有填写'],
    [23, '学号，B 列', '格式不对'],
    [38, '邮箱，E 列', '格式不对'],
  ] as const) {
    const fault = faults.filter({ has: admin.page.getByRole('rowheader', { name: `第 ${number} 行` }) });
    await expect(fault).toContainText(column);
    await expect(fault).toContainText(reason);
  }
  const sheet = admin.page.getByRole('region', { name: '表格中有误的部分' });
  await expect(sheet.getByRole('rowheader')).toHaveText(['8', '9', '23', '38', '39']);
  await expect(sheet.getByRole('cell', { name: '2026 000 022 格式不对' })).toBeVisible();
  await expect(sheet.getByText('第 10–22 行无误')).toBeVisible();
  expect((await enrolled()).total).toBe(0);

  await chooser.setInputFiles(await fileOf(rows()));
  await admin.press(`导入 ${SIZE} 人`);
  await expect(admin.page.getByRole('status').filter({ hasText: `已导入 ${SIZE} 人` })).toBeVisible();
  expect((await enrolled()).total).toBe(SIZE);
  const slip = admin.page.getByRole('table').getByRole('row').filter({ hasText: '2026000042' });
  const password = ((await slip.getByRole('cell').last().textContent()) ?? '').trim();
  const back = admin.page.getByRole('link', { name: '返回学生名单', exact: true });
  await back.click();
  const question = admin.page.getByRole('alertdialog');
  await expect(question).toContainText('尚未保存这些初始密码');
  await question.getByRole('button', { name: '留在此页' }).click();
  await expect(admin.page.getByText(password).first()).toBeVisible();
  await back.click();
  await question.getByRole('button', { name: '不保存并离开' }).click();
  await expect(admin.page.getByRole('table')).toContainText('2026000001');
  await expect(admin.page.getByText(password)).toHaveCount(0);
  expect(admin.faults).toEqual([]);

  const student = await Person.sitDown(browser, product, '2026000042');
  const { page } = student;
  await page.goto('/');
  await page.getByLabel('账号').fill(student.account);
  await page.locator('input[type=password]').fill(password);
  await student.press('登录');
  await page.waitForURL(/\/experiment/);
  const me = await student.ask<{ name: string; identity: number }>('/account/query');
  expect(me).toMatchObject({ name: '学生42', identity: 1 });
  await Promise.all([admin.leave(), student.leave()]);
});

interface Row {
  readonly name: string;
  readonly student_id: string;
  readonly email: string;
}

function row(name: string, student_id: string): Row {
  return { name, student_id, email: '' };
}

function rows(): Row[] {
  return Array.from({ length: SIZE }, (_, index) =>
    row(`学生${index + 1}`, `2026${String(index + 1).padStart(6, '0')}`),
  );
}

async function fileOf(people: readonly Row[]) {
  const cells = people.map(({ name, student_id, email }) => [name, student_id, '', '', email, '', '']);
  const data = [HEAD, ...cells].map((line) => line.map((value) => ({ value, type: String })));
  const buffer = await writeSheet(data).toBuffer();
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: '法学2303班名单.xlsx', mimeType, buffer };
}
