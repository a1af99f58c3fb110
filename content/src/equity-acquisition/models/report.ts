import type { PaperPart } from '@lets/contract';
import { bi } from '../../build.ts';
import { type CaseModels, divided, voted } from '../../models.ts';
import { reportsWith, type Words } from '../../report-models.ts';
import { write } from '../fields.ts';
import { AGAIN, CONCESSION, TASKS } from './report-roles.ts';

const { always, headed, reports, unless, when } = reportsWith(write);

const MATTER: Words = [
  '项目：{{target_name}}股权收购　　编号：{{matter_number}}',
  'Matter: acquisition of {{target_name}}, {{matter_number}}',
];

const RISK = headed(['二、最难的风险和我用的锁', '2. The hardest risk and the safeguard I used']);

const LOCKS: readonly PaperPart[] = [
  RISK,
  always([
    '最难的是 5,000,000 元担保（证据 1）。决议上韩静的签名不真，但担保不因此当然无效：银行合理审查过决议即为善意，合同对公司发生效力；能证明银行知道或者应当知道伪造的，才不发生效力（担保制度解释第七条）。效力谈不清，就谈风险由谁承担：转让方解除并全额补偿，留存 7,200,000 元，高于担保金额。',
    'The hardest was the guarantee of 5,000,000 (evidence 1). The signature of Han Jing is not genuine, but that alone does not make the guarantee void: if the bank reasonably examined the resolution it is in good faith and the contract binds; it does not bind only where the bank is shown to have known or ought to have known of the forgery (Interpretation on Security, Article 7). As the effect could not be settled, what was settled is who bears the risk: release and full indemnity by the transferor, and 7,200,000 kept back, more than the guarantee.',
  ]),
  always([
    '其余四项：专利（证据 2）以过户为先决条件（《专利法》第六条第一款）；未实缴 1,500,000 元由受让方缴、转让方补充（《公司法》第八十八条第一款）；社会保险差额从留存款扣付；中心医院提前三十日告知（证据 3）。定金 3,600,000 元，在 20% 的上限即 7,200,000 元以内（《民法典》第五百八十六条第二款）。',
    'The other four: the patent (evidence 2) is assigned as a condition (Patent Law, Article 6, first paragraph); the unpaid 1,500,000 is paid by the transferee, with the transferor liable in addition (Company Law, Article 88, first paragraph); the shortfall of insurance comes out of the money kept back; the hospital is told thirty days before (evidence 3). The earnest money of 3,600,000 is within the limit of 20%, 7,200,000 (Civil Code, Article 586, second paragraph).',
  ]),
];

const VOTES = (['passed', 'rejected', 'tied'] as const).map((outcome) => voted('decision', outcome));

const OUTCOME: readonly PaperPart[] = [
  when(
    [voted('decision', 'passed')],
    [
      '投资决策会议{{tally_decision}}，同意签署，三道锁写进了协议。',
      'The committee agreed to sign ({{tally_decision}}), with the three safeguards in the agreement.',
    ],
  ),
  ...(['rejected', 'tied'] as const).map((outcome) =>
    when(
      [voted('decision', outcome)],
      [
        '投资决策会议{{tally_decision}}，没有形成同意签署的多数，协议退回谈判。',
        'The committee ({{tally_decision}}) found no majority for signing, and the agreement went back to the negotiation.',
      ],
    ),
  ),
  unless(VOTES, [
    '双方没有谈拢，交易在表决以前终止；谈判中知悉的商业秘密仍不得泄露（《民法典》第五百零一条）。',
    'The two sides did not agree and the deal ended before a vote; what was learnt in confidence stays secret (Civil Code, Article 501).',
  ]),
  when(
    [divided('decision')],
    [
      '表决中有不同意见（{{dissent_decision}}），提醒我们最坏的情况还要再算一遍。',
      'There was a dissent ({{dissent_decision}}), which made us work out the worst case once more.',
    ],
  ),
];

export const REPORT_MODELS: CaseModels = {
  acquisition_report: reports({
    matter: MATTER,
    tasks: TASKS,
    sound: {
      note: bi(
        '风险、条款、法条对得上，让步和换来的东西说得具体。',
        'Risk, clause and article fit, and the concession and what it bought are concrete.',
      ),
      parts: [...LOCKS, ...OUTCOME, ...CONCESSION, ...AGAIN],
    },
    careless: {
      note: bi(
        '只说“风险很大，已经防范”，没有条款、法条和证据编号。',
        'The risk is "great and dealt with": no clause, no article, no numbered evidence.',
      ),
      parts: [
        RISK,
        always([
          '最难的是担保问题，风险很大。我们通过合同条款作了防范，基本上可以放心。',
          'The hardest was the guarantee, a great risk. We dealt with it by clauses of the contract and can more or less rest assured.',
        ]),
        ...OUTCOME,
        ...CONCESSION,
        ...AGAIN,
      ],
    },
    wrong: {
      note: bi(
        '认为公示系统上没有的担保不能对抗公司。担保不是登记事项（《公司法》第三十二条），效力看银行是否善意（担保制度解释第七条）。',
        'It holds that a guarantee which is not in the public system cannot be relied on. Guarantees are not registered particulars (Company Law, Article 32); the good faith of the bank decides (Interpretation on Security, Article 7).',
      ),
      parts: [
        RISK,
        always([
          '最难的是 5,000,000 元担保（证据 1）。国家企业信用信息公示系统上没有这笔担保，没有登记就不能对抗公司和新股东（《公司法》第三十四条第二款），所以银行不能要求目标公司承担责任，我们只需要让转让方保证没有登记的担保不算数。',
          'The hardest was the guarantee of 5,000,000 (evidence 1). The public system does not show it; what is not registered may not be relied on against the company or a new shareholder (Company Law, Article 34, second paragraph). So the bank has no claim against the target, and it is enough that the transferor warrants that unregistered guarantees do not count.',
        ]),
        ...OUTCOME,
        ...CONCESSION,
        ...AGAIN,
      ],
    },
  }),
};
