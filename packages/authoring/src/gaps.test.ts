import { describe, expect, it } from 'vitest';
import { bi, smallFlow, smallProject, withNode } from '../test/small-case.ts';
import { inspectFlow } from './flow/check.ts';
import { englishAt, englishGaps, withEnglish } from './gaps.ts';

const zhOnly = (zh: string) => ({ zh, en: '' });
const written = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: text ? [{ type: 'text', text }] : [] }],
});

/** The small flow with Chinese alone in all sorts of places. */
function flowInChinese() {
  const flow = withNode(smallFlow(), 'hearing', {
    name: zhOnly('庭审'),
    guides: [{ role_id: null, text: zhOnly('先陈述') }],
    templates: [
      {
        id: 'record',
        name: bi('笔录', 'Record'),
        role_ids: ['judge'],
        body: { zh: written('记录如下'), en: written('') },
        elements: [zhOnly('时间')],
      },
    ],
  });
  const transitions = flow.transitions.map((one) =>
    one.id === 'finish' ? { ...one, label: zhOnly('闭庭') } : one,
  );
  const roles = flow.roles.map((one) => (one.id === 'judge' ? { ...one, name: zhOnly('审判员') } : one));
  return { ...flow, transitions, roles };
}

describe('texts without English', () => {
  it('are found wherever they stand, with the way to each', () => {
    expect(englishGaps(smallFlow())).toEqual([]);
    expect(
      englishGaps(flowInChinese()).map(({ path, zh, isDocument }) => [path.join(' '), zh, isDocument]),
    ).toEqual([
      ['nodes hearing name', '庭审', false],
      ['nodes hearing guides 0 text', '先陈述', false],
      ['nodes hearing templates record body', '记录如下\n', true],
      ['nodes hearing templates record elements 0', '时间', false],
      ['transitions finish label', '闭庭', false],
      ['roles judge name', '审判员', false],
    ]);
    const project = {
      ...smallProject(),
      introduction: zhOnly('简介'),
      objectives: [bi('目标'), zhOnly('目标二')],
    };
    expect(englishGaps(project).map(({ path }) => path)).toEqual([['introduction'], ['objectives', 1]]);
  });

  it('are written one by one until none is left, and nothing else changes', () => {
    const flow = flowInChinese();
    const gaps = englishGaps(flow).filter(({ isDocument }) => !isDocument);
    const done = gaps.reduce((now, gap) => withEnglish(now, gap, `en ${gap.zh}`), flow);
    expect(englishGaps(done).map(({ isDocument }) => isDocument)).toEqual([true]);
    expect(gaps.map((gap) => englishAt(done, gap))).toEqual(gaps.map(({ zh }) => `en ${zh}`));
    expect(gaps.reduce((now, gap) => withEnglish(now, gap, ''), done)).toEqual(flow);
  });

  it('are left alone where somebody has written something else meanwhile', () => {
    const flow = flowInChinese();
    const [gap] = englishGaps(flow);
    if (!gap) throw new Error('no gap');
    const other = withNode(flow, 'hearing', { name: zhOnly('开庭') });
    expect(withEnglish(other, gap, 'Hearing')).toEqual(other);
    expect(englishAt(other, gap)).toBeNull();
  });

  it('are one remark of the check, which bars nothing', () => {
    expect(inspectFlow(flowInChinese()).findings).toContainEqual(
      expect.objectContaining({
        code: 'english_missing',
        severity: 'warning',
        values: { count: 6 },
        mend: null,
      }),
    );
    expect(inspectFlow(smallFlow()).findings).toEqual([]);
  });
});
