// @vitest-environment happy-dom
import type { Due } from '@lets/engine';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/index.ts';
import { formatChoice, formatList } from '../../lib/format.ts';
import { mountsComponents } from '../../testing/mount.tsx';
import { type DueWording, dueSentence } from './due-words.ts';
import { makeNames } from './names.ts';
import { aDetail, aFlow, aNode, aState } from './testing.ts';

const flow = aFlow([aNode({ id: 'a' }), aNode({ id: 'r', kind: 'report' })], []);
const detail = { ...aDetail(aState(), flow) };
detail.members = [
  { id: 1, name: 'One', identity: 1 },
  { id: 2, name: '自动陪练3', identity: 1, automatic: true },
];

function wordingIn(language: 'zh' | 'en'): DueWording {
  const names = makeNames(detail, (text) => text?.[language] ?? '');
  const list = (parts: readonly string[]) => formatList(parts, language);
  const choice = (parts: readonly string[]) => formatChoice(parts, language);
  const condition = () => (language === 'zh' ? '《判决书》已经提交' : '“Judgment” is submitted');
  return { t: i18next.getFixedT(language, 'turn'), names, list, choice, condition };
}

const due = (change: Partial<Due>): Due => ({
  kind: 'end',
  node_id: 'a',
  since: 0,
  by: [{ role_id: 'judge', user_id: 1 }],
  needs: 'any',
  ...change,
});

mountsComponents();
beforeAll(async () => {
  await setLanguage('en');
  await setLanguage('zh');
});

describe('the sentence of whose turn it is', () => {
  const zh = (change: Partial<Due>, isMine = false) => dueSentence(due(change), isMine, wordingIn('zh'));
  const en = (change: Partial<Due>, isMine = false) => dueSentence(due(change), isMine, wordingIn('en'));

  it('names the role with the person, and what was asked for', () => {
    const item = { kind: 'document', id: 'd', name: '证据目录' } as const;
    const asked = { kind: 'answer_request', about: 'submission', about_roles: ['plaintiff'], item } as const;
    expect(zh(asked)).toBe('等待judge（One）答复plaintiff提交《证据目录》的申请');
    expect(zh({ ...asked, about: 'speech' })).toBe('等待judge（One）答复plaintiff的发言申请');
    expect(en({ ...asked, about: 'speech' })).toBe(
      'Waiting for judge (One) to answer the request of plaintiff to speak',
    );
  });

  it('says what has to hold before the section can end', () => {
    const condition = { type: 'handed_in', template_id: 'judgment' } as const;
    expect(zh({ kind: 'meet', condition })).toBe('等待judge（One）完成：《判决书》已经提交');
    expect(en({ kind: 'meet', condition }, true)).toBe('Your turn to see to it that “Judgment” is submitted');
  });

  it('calls a practice partner by its role', () => {
    const by = [{ role_id: 'plaintiff', user_id: 2 }];
    expect(zh({ kind: 'sign_record', by })).toBe('等待plaintiff（自动陪练）核对并签署笔录');
    expect(en({ kind: 'sign_record', by })).not.toContain('3');
  });

  it('speaks to whoever is waited for', () => {
    expect(zh({ kind: 'vote' }, true)).toBe('轮到您投票');
    expect(en({ kind: 'vote' }, true)).toBe('Your turn to vote');
  });

  it('tells apart who must each and of whom one will do', () => {
    const by = ['judge', 'plaintiff'].map((role_id) => ({ role_id, user_id: 1 }));
    expect(zh({ by })).toContain('judge（One）或plaintiff（One）');
    expect(zh({ kind: 'vote', by, needs: 'all' })).toContain('judge（One）、plaintiff（One）投票');
    const five = Array.from({ length: 5 }, () => ({ role_id: 'judge', user_id: 1 }));
    expect(zh({ kind: 'vote', by: five, needs: 'all' })).toContain('等 5 人');
  });

  it('waits for the mentor where nobody of the team can do it', () => {
    expect(zh({ kind: 'lift_pause', by: [] })).toBe('等待指导教师恢复操作');
    expect(en({ kind: 'step_in', by: [] })).toBe('Waiting for the mentor to move the section on');
  });

  it('says of a report what a report is', () => {
    expect(zh({ kind: 'hand_in', node_id: 'r' })).toContain('提交实验报告');
  });
});
