import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { PARTIAL_TEMPLATES } from '../templates/decisions.ts';
import { bench } from './bench.ts';
import { DEBATE_LINES } from './debate-lines.ts';

export const DEBATE: FlowNode = node({
  id: 'debate',
  kind: 'court',
  name: bi('辩论和最后意见', 'Debate and final opinions'),
  minutes: 14,
  scene: 'courtroom-14',
  position: { x: 360, y: 1370 },
  introduction: bi(
    '双方围绕四个焦点辩论，首席仲裁员征询最后意见。十一天的工资没有争议，可以先行裁决；其余部分在裁决以前先行调解。',
    'Both sides argue the four issues, and the presiding arbitrator asks for their final opinions. The wages for eleven days are not disputed and may be decided by a partial award; on the rest, mediation must be tried before an award.',
  ),
  roles: bench(),
  guides: [
    guide(
      null,
      [
        '质证和辩论终结时，首席仲裁员征询最后意见（《调解仲裁法》第三十八条）。',
        '每一句话落到条文或者证据编号上；数额写出算式。',
      ],
      [
        'When the examination of evidence and the debate end, the presiding arbitrator asks for final opinions (Law on Mediation and Arbitration, Article 38).',
        'Tie every argument to an article or an item of evidence, and show how each figure is calculated.',
      ],
    ),
    guide(
      'presiding',
      [
        '1. 一个焦点说完，再说下一个。',
        '2. 最后意见问双方，也问当事人本人。',
        '3. 想一想：没有争议的一部分，申请人等不等得起？',
      ],
      [
        '1. Finish one issue before going on to the next.',
        '2. Ask both sides for their final opinions, and ask the parties in person as well.',
        '3. Consider: can the claimant afford to wait for the part that is not disputed?',
      ],
    ),
    guide(
      'arb_a',
      ['1. 问出你合议时要用的那个理由。'],
      ['1. Ask questions that bring out the reason you will need in the deliberation.'],
    ),
    guide(
      'arb_b',
      ['1. 问证明不了的后果由谁承担。'],
      ['1. Ask who bears the consequences when something cannot be proved.'],
    ),
    guide(
      'rep_c',
      ['1. 先说最强的，12 日那半天也要说到。', '2. 最后意见里提出先行裁决。'],
      [
        '1. Begin with your strongest point, and do not avoid the half day of the 12th.',
        '2. Ask for a partial award in your final opinion.',
      ],
    ),
    guide(
      'rep_e',
      ['1. 认过的不再争；时效算到分。'],
      ['1. Do not contest again what you have admitted; calculate the limitation defence to the fen.'],
    ),
    guide(
      'clerk',
      ['1. 笔录由仲裁员、当事人和证人签名（第四十条）。'],
      ['1. The arbitrators, the parties and the witness sign the record (Article 40).'],
    ),
  ],
  lines: DEBATE_LINES,
});

export const PARTIAL: FlowNode = node({
  id: 'partial',
  kind: 'edit',
  name: bi('先行裁决', 'Partial award'),
  minutes: 12,
  position: { x: 760, y: 1435 },
  introduction: bi(
    '十一天的工资双方没有争议。仲裁庭就这一部分先行裁决，其余部分继续。',
    'The wages for eleven days are not disputed. The tribunal makes a partial award on them, and the proceedings continue on the rest.',
  ),
  roles: [
    seatRole('presiding', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('arb_a', { functions: ['meeting', 'signature'] }),
    seatRole('arb_b', { functions: ['meeting', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      ['只裁已经清楚的部分（《调解仲裁法》第四十三条第二款）；算式、期限和救济写全，三名仲裁员签名。'],
      [
        'Decide only the part that is already clear (Law on Mediation and Arbitration, Article 43, second paragraph). State the calculation, the time limit and the remedies in full; the three arbitrators sign the award.',
      ],
    ),
    guide('presiding', ['1. 有争议的三天不要写进去。'], ['1. Do not include the three disputed days.']),
  ],
  templates: PARTIAL_TEMPLATES,
});

export const DEBATE_TRANSITIONS: Transition[] = [
  advance(
    'debate_mediate',
    'debate',
    'mediation',
    bi('其余部分先行调解，不先行裁决', 'Mediate on everything else first, without a partial award'),
  ),
  advance(
    'debate_partial',
    'debate',
    'partial',
    bi(
      '十一天工资先行裁决，其余部分先行调解',
      'Partial award on the wages for eleven days; mediate on the rest',
    ),
  ),
  wrong(
    'debate_union',
    'debate',
    bi(
      '工会通知晚了三天，不用再审别的，解除当然违法',
      'Notice to the union came three days late, so the termination is necessarily unlawful and nothing else need be examined',
    ),
    bi(
      '没有事先通知工会的，起诉前补正就不单凭这一点认定违法（《劳动争议解释（一）》第四十七条、《劳动合同法》第四十三条）。还要审解除有没有事实和制度依据。',
      'If notice was not given in advance but the defect is remedied before an action is brought, the termination is not unlawful on that ground alone (Interpretation (1), Article 47; Labour Contract Law, Article 43). The tribunal must still examine whether it had a basis in the facts and in the rules.',
    ),
  ),
  wrong(
    'debate_award',
    'debate',
    bi(
      '事实已经清楚，不必调解，直接合议',
      'The facts are clear: go straight to deliberation without mediation',
    ),
    bi(
      '仲裁庭在作出裁决前，应当先行调解（《调解仲裁法》第四十二条）；一方不愿意，问过、记下，就可以裁决。',
      'Before making an award the tribunal shall first conduct mediation (Law on Mediation and Arbitration, Article 42); if a party is unwilling, the tribunal may decide once it has asked and recorded the answer.',
    ),
  ),
  advance(
    'partial_signed',
    'partial',
    'mediation',
    bi('先行裁决已经签名，其余先行调解', 'The partial award is signed; mediate on the rest'),
  ),
  wrong(
    'partial_half',
    'partial',
    bi(
      '有争议的三天先按一半算进去，最后裁决时再多退少补',
      'Include half of the three disputed days now and adjust the difference either way in the later award',
    ),
    bi(
      '先行裁决只能就已经清楚的部分作出（《调解仲裁法》第四十三条第二款）；它是一份终局的裁决，不是暂付款，没有“多退少补”。',
      'A partial award may cover only what is already clear (Law on Mediation and Arbitration, Article 43, second paragraph). It is a final decision on that part, not a payment on account, so there is nothing to adjust later.',
    ),
  ),
  wrong(
    'partial_enforce',
    'partial',
    bi(
      '申请人生活困难，仲裁庭依职权改为裁决先予执行，移送法院',
      'The claimant is in hardship: the tribunal should instead order advance enforcement of its own motion and refer it to the court',
    ),
    bi(
      '先予执行要有当事人的申请，还要符合权利义务关系明确、不先予执行将严重影响生活两个条件（《调解仲裁法》第四十四条）。申请人求的是先行裁决（第四十三条第二款），两种制度不能互换。',
      "Advance enforcement requires an application by a party and two further conditions: the rights and duties are clear, and without it the applicant's livelihood would be seriously affected (Law on Mediation and Arbitration, Article 44). The claimant asked for a partial award (Article 43, second paragraph); the two are not interchangeable.",
    ),
  ),
];
