import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole } from '../../build.ts';

/** Where a fine was imposed the party may sue; the linked case is about that fine. */
export const SUIT: FlowNode = node({
  id: 'suit',
  kind: 'jump',
  name: bi('提起行政诉讼', 'Suing the agency'),
  introduction: bi(
    '罚款的决定已经送达，罚了多少，诉讼就争多少。六个月内可以起诉。从这里进入行政诉讼：同一组人，当事人成为原告，局长成为出庭负责人。',
    'The decision has been served, and the action is over the fine that it imposes. It may be brought within six months. From here the same team goes on to the administrative action: the party becomes the plaintiff, and the head of the agency appears in court.',
  ),
  position: { x: 720, y: 1580 },
  roles: [
    seatRole('agent', { host: true, processes: ['jump', 'end', 'back'] }),
    seatRole('party', { processes: ['jump', 'end'] }),
  ],
  guides: [
    guide(
      null,
      [
        '1. 可以申请行政复议，也可以直接起诉；起诉期间处罚不停止执行，加处罚款不予计算（《行政处罚法》第七十三条）。',
        '2. 选择“启动关联实验”，行政诉讼随即开始，全组一起进入它的第一个环节。',
        '3. 从诉讼的实验路径可以回到本案，结束本环节，写完实验报告。',
      ],
      [
        '1. You may apply for reconsideration or sue directly; meanwhile the penalty is not suspended, but no further fine for delay is calculated (Administrative Penalty Law, Article 73).',
        '2. Start the linked experiment: the action begins at once, and the whole team moves to its first section.',
        '3. From the path of the action you can return, end this section and write the report.',
      ],
    ),
  ],
});

/** What was imposed decides whether the suit opens. */
export const IMPOSED: FlowNode = node({
  id: 'imposed',
  kind: 'choice',
  name: bi('罚了多少', 'What was imposed'),
  introduction: bi('按集体讨论的结果。', 'The path depends on what the heads decided.'),
  position: { x: 360, y: 1520 },
});

const FINES = [
  ['imposed_proposed', '罚款 3,000 元：当事人可以起诉', 'A fine of 3,000: the party may sue'],
  ['imposed_higher', '罚款 10,000 元：当事人可以起诉', 'A fine of 10,000: the party may sue'],
  ['imposed_minimum', '罚款 50,000 元：当事人可以起诉', 'A fine of 50,000: the party may sue'],
] as const;

export const SUIT_TRANSITIONS: Transition[] = [
  ...FINES.map(([id, zh, en]) => advance(id, 'imposed', 'suit', bi(zh, en))),
  advance('imposed_none', 'imposed', 'report', bi('没有处罚：写实验报告', 'No penalty: go on to the report')),
  advance(
    'suit_filed',
    'suit',
    'report',
    bi('起诉手续已办或者不起诉，写实验报告', 'Action brought or not: go on to the report'),
  ),
];
