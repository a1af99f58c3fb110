import type { FlowView } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { lastSaidIn, readFromTalk, readToward } from './reading.ts';
import type { RunEvent } from './view.ts';

const node = (id: string, zh: string, kind = 'court') => ({ id, kind, name: { zh, en: id } });
const transition = (from: string, to: string) => ({ from, to });
const flow = {
  nodes: [
    node('hearing', '法庭辩论'),
    node('mediation', '当庭调解'),
    node('judgment', '公开宣判'),
    node('appeal', '提起上诉', 'jump'),
    node('report', '实验报告', 'report'),
  ],
  transitions: [
    transition('hearing', 'mediation'),
    transition('hearing', 'judgment'),
    transition('mediation', 'report'),
    transition('judgment', 'report'),
    transition('judgment', 'appeal'),
    transition('appeal', 'report'),
  ],
} as unknown as FlowView;
const options = (...labels: string[]) => labels.map((zh, i) => ({ id: `o${i}`, label: { zh, en: zh } }));

describe('on the way to a linked case', () => {
  it('an option is known by its words', () => {
    const said = options('告知上诉权利，闭庭', '一方当庭表示上诉，进入上诉', '直接闭庭');
    expect(readToward(flow, 'judgment', said)?.id).toBe('o1');
  });

  it('so is one that leads there by way of another section', () => {
    expect(readToward(flow, 'hearing', options('双方同意，转入调解', '辩论终结，宣判'))?.id).toBe('o1');
  });

  it('nothing is read where no way leads there, or no words say so', () => {
    expect(readToward(flow, 'mediation', options('调解成功，上诉'))).toBeUndefined();
    expect(readToward(flow, 'judgment', options('结束', '继续'))).toBeUndefined();
  });
});

const option = (id: string, zh: string) => ({ id, label: { zh, en: id } });
const AGREED = option('agreed', '双方自愿达成协议，制作调解书');
const FAILED = option('failed', '调解不成，及时恢复审理，进入法庭辩论');

it('takes the option that says what was said last, and none where that is not clear', () => {
  const settled = ['协议内容由双方自己确定。请双方拟定协议，本院据此制作调解书。'];
  expect(readFromTalk(settled, [FAILED, AGREED], 'zh')?.id).toBe('agreed');
  const broken = ['双方意见差距太大，调解不成，恢复审理，现在进行法庭辩论。'];
  expect(readFromTalk(broken, [AGREED, FAILED], 'zh')?.id).toBe('failed');
  expect(readFromTalk(['今天到这里。'], [FAILED, AGREED], 'zh')).toBeUndefined();
  expect(readFromTalk([], [FAILED, AGREED], 'zh')).toBeUndefined();
});

it('what was said later counts for more, and that it goes on says nothing', () => {
  const settled = '协议内容由双方自己确定。请双方拟定协议，本院据此制作调解书。';
  const broken = '双方意见差距太大，调解不成，恢复审理，现在进行法庭辩论。';
  expect(readFromTalk([settled, broken], [AGREED, FAILED], 'zh')?.id).toBe('failed');
  expect(readFromTalk([broken, settled], [AGREED, FAILED], 'zh')?.id).toBe('agreed');
  const spoke = (seq: number, text: string, role_id = 'judge') =>
    ({ type: 'spoke', seq, node_id: 'mediation', role_id, data: { text } }) as unknown as RunEvent;
  const earlier = spoke(3, broken);
  const record = [
    earlier,
    spoke(8, '现在继续进行“当庭调解”。'),
    spoke(9, settled),
    spoke(10, '同意。', 'plaintiff'),
  ];
  const visit = { node_id: 'mediation', opened_seq: 7 };
  expect(lastSaidIn(record, visit)).toEqual([settled, '同意。']);
  expect(lastSaidIn(record, visit, 'judge')).toEqual([settled]);
  expect(lastSaidIn(record, { ...visit, node_id: 'elsewhere' })).toEqual([]);
  const long = [1, 2, 3, 4, 5].map((at) => spoke(20 + at, `第 ${at} 句`));
  expect(lastSaidIn(long, visit)).toHaveLength(4);
  expect(lastSaidIn(long, visit, 'judge')).toEqual(['第 4 句', '第 5 句']);
});
