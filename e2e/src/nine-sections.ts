import type { AuthoredFlow, Bilingual, FlowNode } from '@lets/contract';
import { bi, node, place, way } from './small-cases.ts';

type Drawn = typeof AuthoredFlow._output;

const LEAD = place('judge', {
  host: true,
  functions: ['speech', 'submission', 'display', 'call', 'note', 'signature', 'vote'],
  processes: ['end', 'back'],
});
const PARTY = place('claimant', { functions: ['speech', 'submission', 'note', 'vote'] });
const guides = [{ role_id: null, text: bi('先读材料，再开始。', 'Read the papers before you begin.') }];
const blank = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] };

function section(
  id: string,
  kind: FlowNode['kind'],
  name: Bilingual,
  more: Partial<FlowNode> = {},
): FlowNode {
  return node(id, kind, name, { guides, roles: [LEAD, PARTY], ...more });
}

function desk(id: string, name: Bilingual): FlowNode {
  const template = {
    id: `${id}_form`,
    name,
    role_ids: ['judge', 'claimant'],
    body: { zh: blank, en: blank },
    elements: [],
  };
  return section(id, 'edit', name, { templates: [template] });
}

const ON = bi('继续', 'Go on');

/** A drawn flow of nine sections, with a fork and a wrong option, of which each setup step still lacks one thing. */
export const NINE_SECTIONS: Drawn = {
  roles: [
    {
      id: 'judge',
      type: 'judge',
      side: 'bench',
      name: bi('审判长', 'Presiding judge'),
      character: 'presiding',
    },
    {
      id: 'claimant',
      type: 'lawyer',
      side: 'claimant',
      name: bi('原告代理人', 'Counsel'),
      character: 'lawyer1',
    },
  ],
  nodes: [
    node('start', 'start', bi('开始', 'Start')),
    section('filing', 'court', bi('立案', 'Filing'), {
      scene: 'office',
      roles: [
        { ...LEAD, seat: 'h0' },
        { ...PARTY, seat: 'v1' },
      ],
    }),
    node('fork', 'fork', bi('并行', 'Fork')),
    desk('complaint', bi('起草起诉状', 'Drafting the complaint')),
    desk('defence', bi('起草答辩状', 'Drafting the defence')),
    node('join', 'join', bi('汇合', 'Join')),
    section('exchange', 'display', bi('证据交换', 'Exchange of evidence'), {
      introduction: bi('双方出示证据。', ''),
    }),
    section('hearing', 'court', bi('开庭审理', 'Hearing'), { roles: [] }),
    section('deliberation', 'vote', bi('评议', 'Deliberation'), {
      vote: {
        question: bi('是否支持原告的请求？', 'Is the claim upheld?'),
        options: [
          { id: 'for', label: bi('支持', 'Uphold'), hint: null, counts: 'for' },
          { id: 'against', label: bi('驳回', 'Dismiss'), hint: null, counts: 'against' },
        ],
        secret: false,
        threshold: 'majority',
      },
    }),
    section('judgment', 'edit', bi('制作判决书', 'Writing the judgment')),
    section('report', 'report', bi('实验报告', 'Reports')),
    section('end', 'experience', bi('心得', 'What we learnt')),
  ],
  transitions: [
    way('begin', 'start', 'filing', ON),
    way('filed', 'filing', 'fork', bi('登记立案', 'Register the case')),
    way('refused', 'filing', 'filing', bi('不予受理', 'Refuse it'), {
      kind: 'wrong',
      feedback: bi('起诉条件已经具备，不能拒绝受理。', 'The conditions are met; it cannot be refused.'),
    }),
    way('to_complaint', 'fork', 'complaint', ON),
    way('to_defence', 'fork', 'defence', ON),
    way('complaint_done', 'complaint', 'join', ON),
    way('defence_done', 'defence', 'join', ON),
    way('joined', 'join', 'exchange', ON),
    way('exchanged', 'exchange', 'hearing', ON),
    way('heard', 'hearing', 'deliberation', ON),
    way('upheld', 'deliberation', 'judgment', bi('支持', 'Upheld'), { outcome: 'passed' }),
    way('dismissed', 'deliberation', 'judgment', bi('驳回', 'Dismissed'), { outcome: 'rejected' }),
    way('tied', 'deliberation', 'judgment', bi('平票', 'Tied'), { outcome: 'tied' }),
    way('judged', 'judgment', 'report', ON),
    way('reported', 'report', 'end', ON),
  ],
};
