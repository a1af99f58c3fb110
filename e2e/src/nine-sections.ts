import type { AuthoredFlow, Bilingual, FlowNode } from '@lets/contract';
import { bi, node, place } from './small-cases.ts';

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

/** What the setup puts into the nine sections; each step still lacks one thing. */
const NINE_SECTIONS = {
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
    section('filing', 'court', bi('立案与送达', 'Filing and service'), {
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
      introduction: bi('', ''),
    }),
    section('hearing', 'court', bi('法庭调查', 'Court investigation'), { roles: [] }),
    section('deliberation', 'vote', bi('合议庭评议', 'Deliberation'), {
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
} satisfies Partial<Drawn>;

/** The nine sections as someone drew them, with all of this filled in. Pure. */
export function fillIn({ nodes, transitions }: Pick<Drawn, 'nodes' | 'transitions'>): Drawn {
  const filled = new Map(NINE_SECTIONS.nodes.map((one) => [one.name.zh, one]));
  return {
    roles: NINE_SECTIONS.roles,
    nodes: nodes.map(({ id, kind, name, position, ...rest }) => ({
      ...rest,
      ...filled.get(name.zh),
      id,
      kind,
      name: filled.get(name.zh)?.name ?? name,
      position,
    })),
    transitions: transitions.map((one) => {
      if (one.kind !== 'wrong') return one;
      const label = { ...one.label, en: 'Pronounce judgment at once' };
      return {
        ...one,
        label,
        feedback: { zh: '', ...one.feedback, en: 'There is no judgment without a debate.' },
      };
    }),
  };
}
