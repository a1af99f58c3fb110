import { AUDIT_ACTIONS } from '@lets/contract';
import { expect, it } from 'vitest';
import { inWords } from './words.ts';

const say = (action: (typeof AUDIT_ACTIONS)[number], target: string, detail = '') => {
  const { did, target: to, detail: how } = inWords({ action, target, detail }, 'zh');
  return [did, to, how];
};

it.each([
  [say('grade', 'experiment 12', 'version 2: 错判'), ['评分', '实验 12', '第 2 版：错判']],
  [say('intervention', 'experiment 3', 'class call'), ['干预实验', '实验 3', '召集全班']],
  [say('import', 'account', '60 accounts, +3'), ['导入', '用户', '新建 60 个账号，更改或选课 3 人']],
  [
    say('import_undone', '名单.xlsx', '-9 accounts, 3 restored, 2 kept'),
    ['撤销导入', '名单.xlsx', '删除 9 个新账号，2 个账号保留未动'],
  ],
  [say('power_granted', 'admin01', 'user log'), ['调整权限', 'admin01', '用户、操作日志']],
  [say('setting_changed', 'setting', 'quota_mb: 2048'), ['更改设置', '系统设置', '每人文件总量：2048 MB']],
  [say('setting_changed', 'setting', 'wechat_on: true'), ['更改设置', '系统设置', '启用微信登录：是']],
  [say('workflow_deleted', 'workflow 一审 [W-1]'), ['删除流程', '流程 一审 [W-1]', '']],
  [say('login', 'class 3', 'wechat'), ['登录', 'class 3', '微信登录']],
  [say('export', 'log', '{"q":"x"}'), ['导出', '操作日志', '按条件筛选 {"q":"x"}']],
])('says %j', (said, words) => expect(said).toEqual(words));

it('has words for every act, and leaves what it does not know as it is', () => {
  for (const action of AUDIT_ACTIONS)
    for (const lang of ['zh', 'en'] as const)
      expect(inWords({ action, target: 'x $& y', detail: 'constructor' }, lang)).toMatchObject({
        did: expect.stringMatching(/../) as string,
        target: 'x $& y',
        detail: 'constructor',
      });
});
