import { describe, expect, it } from 'vitest';
import { detailInWords, targetInWords } from './in-words.ts';

describe('a line of the log in words', () => {
  it('says what kind of thing it was done to, and which', () => {
    expect(targetInWords({ action: 'intervention', target: 'experiment 12' })).toEqual({
      key: 'experiment',
      what: '12',
    });
    expect(targetInWords({ action: 'export', target: 'scores of class 3' })).toEqual({
      key: 'class_scores',
      what: '3',
    });
    expect(targetInWords({ action: 'workflow_published', target: 'workflow 一审 [w-1] v2' })).toEqual({
      key: 'workflow',
      what: '一审 v2',
    });
    expect(targetInWords({ action: 'project_saved', target: 'project 借款[二] [p-1]' })?.what).toBe(
      '借款[二]',
    );
    expect(targetInWords({ action: 'project_saved', target: 'project [p-1]' })?.what).toBe('[p-1]');
    expect(targetInWords({ action: 'project_saved', target: 'projects 3, 4' })?.what).toBe('3, 4');
  });

  it('leaves names of people, courses and classes as they are', () => {
    expect(targetInWords({ action: 'login', target: 'log' })).toBeNull();
    expect(targetInWords({ action: 'course_saved', target: 'class 3' })).toBeNull();
    expect(targetInWords({ action: 'import', target: 'something else' })).toBeNull();
  });

  it('translates what was done only where that act can say it', () => {
    expect(detailInWords({ action: 'notice_saved', detail: 'draft' })).toEqual({ key: 'draft', what: '' });
    expect(detailInWords({ action: 'intervention', detail: 'class call' })?.key).toBe('class_call');
    expect(detailInWords({ action: 'import', detail: '60 accounts' })).toEqual({
      key: 'accounts',
      what: '60',
    });
    expect(detailInWords({ action: 'experiment_deleted', detail: 'draft' })).toBeNull();
  });

  it('says what an export held, and how many came in', () => {
    expect(detailInWords({ action: 'export', detail: '{}' })?.key).toBe('everything');
    expect(detailInWords({ action: 'export', detail: '{"identity":1}' })?.key).toBe('filtered');
    const undone = { action: 'import_undone', detail: '-9 accounts, 3 restored, 2 kept' } as const;
    expect(detailInWords(undone)).toEqual({ key: 'import_undone', what: '9', also: '2' });
    expect(detailInWords({ action: 'import', detail: '12 accounts, +40' })).toEqual({
      key: 'accounts_enrolled',
      what: '12',
      also: '40',
    });
    expect(detailInWords({ action: 'grade', detail: 'version 2: 复核: 更正' })).toEqual({
      key: 'version_why',
      what: '2',
      also: '复核: 更正',
    });
    expect(detailInWords({ action: 'grade', detail: 'version 2 withdrawn: 漏计' })).toEqual({
      key: 'version_withdrawn',
      what: '2',
      also: '漏计',
    });
  });

  it('names modules as the menu does', () => {
    expect(detailInWords({ action: 'power_granted', detail: 'log user' })).toEqual({
      key: 'modules',
      what: '',
      names: ['common:menu.module.log', 'common:menu.module.user'],
    });
    expect(detailInWords({ action: 'power_granted', detail: 'none' })?.key).toBe('no_modules');
    expect(detailInWords({ action: 'power_granted', detail: 'gone' })).toBeNull();
  });

  it('says which setting is what now', () => {
    const say = (detail: string) => detailInWords({ action: 'setting_changed', detail });
    expect(say('quota_mb: 2048')).toEqual({ key: 'setting.quota_mb', what: '2048' });
    expect(say('zone: "Asia/Shanghai"')).toEqual({ key: 'setting.zone', what: 'Asia/Shanghai' });
    expect(say('product: {"zh":"法槌","en":"Gavel"}')?.what).toBe('法槌 / Gavel');
    expect(say('product: {"zh":"","en":""}')?.names).toEqual(['log:value.none']);
    expect(say('system_closed: true')?.names).toEqual(['log:value.yes']);
    expect(say('assistant_key: set')?.names).toEqual(['log:value.set']);
    expect(say('logo')).toEqual({ key: 'setting.logo', what: '' });
    // Cut off where the log cuts off, or unknown here: as it is.
    expect(say('login_text: {"zh":"很长')).toBeNull();
    expect(say('of_tomorrow: 1')).toBeNull();
  });

  it('says for whom a rule is set', () => {
    expect(detailInWords({ action: 'setting_changed', detail: 'second_factor: "staff"' })).toEqual({
      key: 'setting.second_factor',
      what: '',
      names: ['log:value.staff'],
    });
  });
});
