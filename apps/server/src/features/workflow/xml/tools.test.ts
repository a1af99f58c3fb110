import { readFile } from 'node:fs/promises';
import type { ImportLine } from '@lets/contract';
import { expect, test } from 'vitest';
import { readXml } from './read-xml.ts';

/** A file in the manner of a tool, and what one is told of it. */
async function read(tool: string) {
  const url = new URL(`../../../../test/fixtures/bpmn/${tool}.bpmn`, import.meta.url);
  const answer = await readXml(await readFile(url));
  if ('fault' in answer) throw new Error(answer.fault);
  const nameOf = (id: string | null) => answer.flow.nodes.find((node) => node.id === id)?.name;
  const notes = (answer.flow.notes ?? []).map(({ text, node_id }) => {
    const name = nameOf(node_id);
    return [name?.zh || name?.en || null, text];
  });
  return { ...answer, told: told(answer.report), notes };
}

const told = (report: readonly ImportLine[]) =>
  report.map(({ what, became, examples }) => {
    const names = examples.map(
      ({ name, at, ends }) => name + (at ? `@${at}` : '') + (ends ? `[${ends.join('→')}]` : ''),
    );
    return [what, became ?? '-', ...names].join(' ');
  });

test('of Camunda Modeler, with forms, conditions and timers', async () => {
  const { told, notes, flow, laid_out } = await read('camunda');
  expect(laid_out).toBe(true);
  expect(told).toEqual([
    'start_event start 收到仲裁申请',
    'user_task edit 审查申请 送达申请书副本',
    'exclusive options 是否受理？',
    'call jump 开庭',
    'end_event experience 裁决 不予受理',
    'vendor - @劳动仲裁 @审查申请',
    'message - 仲裁申请书',
    'boundary_event - 五日内未决定@审查申请',
    'message_event - 仲裁申请书@收到仲裁申请',
    'timer - P10D@答辩期十日',
    'documentation note 劳动人事争议仲裁办案流程。',
    'condition note 受理: #{accepted == true}',
    'question note 是否受理？',
    'intermediate_event note 答辩期十日',
  ]);
  expect(notes).toEqual([
    [null, '劳动人事争议仲裁办案流程。'],
    ['审查申请', '受理: #{accepted == true}'],
    ['审查申请', '是否受理？\n依照受理范围与时效审查。'],
    ['送达申请书副本', '答辩期十日'],
  ]);
  // The way that is taken where no other is has a name too.
  const options = flow.transitions
    .filter(({ from }) => from === 'Activity_review')
    .map(({ label }) => label.zh);
  expect(options).toEqual(['受理', '否则']);
});

test('of bpmn.io, with pools, lanes, messages and data', async () => {
  const { told, notes, name, flow, laid_out } = await read('bpmn-io');
  expect(laid_out).toBe(false);
  expect(name).toEqual({ zh: '人民法院', en: '' });
  expect(told).toEqual([
    'lane role 立案庭',
    'pool title 人民法院',
    'start_event start',
    'task edit 立案 开庭 调解 勘验',
    'inclusive one_of 还需要什么？',
    'end_event experience',
    'pool - 原告',
    'message_flow - 起诉状[原告→人民法院] [立案→原告]',
    'group - 审前阶段',
    'data_object - 立案登记表',
    'data_store - 案件系统',
    'data_flow - @立案',
    'loop - @开庭',
    'terminate_event -',
    'annotation note 立案登记制，当场登记',
    'question note 还需要什么？',
  ]);
  expect(notes).toEqual([
    ['立案', '立案登记制，当场登记'],
    ['开庭', '还需要什么？'],
  ]);
  // A lane without a name is called by its number, not by its id.
  expect(flow.roles.map((role) => role.name)).toEqual([
    { zh: '立案庭', en: '' },
    { zh: '角色2', en: 'Role 2' },
  ]);
});

test('of Signavio, with events that say which way is taken', async () => {
  const { told, notes, flow } = await read('signavio');
  expect(told).toEqual([
    'start_event start Complaint received',
    'task edit Check jurisdiction Hear both sides Judgment by default',
    'event_gateway one_of What comes first?',
    'intermediate_event label Answer filed Term expired',
    'end_event experience Decided',
    'vendor - @Complaint received @Check jurisdiction',
    'message_event - @Answer filed',
    'timer - @Term expired',
    'question note What comes first?',
  ]);
  expect(notes).toEqual([['Check jurisdiction', 'What comes first?']]);
  const options = flow.transitions.filter(({ from }) => from === 'sid-check').map(({ label }) => label.en);
  expect(options).toEqual(['Answer filed', 'Term expired']);
});

test('of Bizagi, with performers and a note on a line', async () => {
  const { told, notes } = await read('bizagi');
  expect(told).toEqual([
    'lane role 执法人员 机关负责人',
    'start_event start',
    'task edit 立案调查 事先告知 收集证据 集体讨论',
    'parallel fork',
    'parallel join 材料齐备',
    'end_event experience',
    'sub_process inside 审查决定',
    'vendor -',
    'performer - 办案人员',
    'documentation - 持证上岗，二人以上。@执法人员',
    'annotation note 听证权利应当告知',
  ]);
  expect(notes).toEqual([['事先告知', '听证权利应当告知']]);
});

test('in the manner of Visio, with a line to nothing and what is no BPMN', async () => {
  const { told, notes, flow } = await read('visio');
  expect(told).toEqual([
    'unreadable - bpmn2:stencil',
    'condition label 接受 还价',
    'start_event start',
    'user_task edit 提出方案 签约 让步',
    'complex one_of 对方如何回应',
    'end_event experience 结束',
    'task edit 备用方案',
    'vendor - @提出方案',
    'way - 搁置[让步→]',
    'question note 对方如何回应',
  ]);
  expect(notes).toEqual([['提出方案', '对方如何回应']]);
  const options = flow.transitions.filter(({ from }) => from === 'shape2').map(({ label }) => label.zh);
  expect(options).toEqual(['接受', '还价']);
});

test.each(['camunda', 'bpmn-io', 'signavio', 'bizagi', 'visio'])(
  'of %s: no two sections are drawn on each other, and none stands above what leads to it unless it leads back',
  async (tool) => {
    const { flow } = await read(tool);
    const at = flow.nodes.map(({ position }) => position);
    for (const [i, one] of at.entries()) {
      for (const other of at.slice(i + 1)) {
        expect(Math.abs(one.x - other.x) >= 176 || Math.abs(one.y - other.y) >= 60).toBe(true);
      }
    }
    const y = (id: string) => flow.nodes.find((node) => node.id === id)?.position.y ?? 0;
    const back = flow.transitions.filter(({ from, to }) => y(to) <= y(from)).map(({ id }) => id);
    expect(back).toEqual(tool === 'visio' ? ['c5'] : []);
  },
);
