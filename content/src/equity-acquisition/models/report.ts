import type { PaperPart } from '@lets/contract';
import { bi } from '../../build.ts';
import { type CaseModels, divided, voted } from '../../models.ts';
import { reportsWith, type Words } from '../../report-models.ts';
import { write } from '../fields.ts';
import { AGAIN, CONCESSION, TASKS } from './report-roles.ts';

const { always, headed, reports, unless, when } = reportsWith(write);

const MATTER: Words = [
  '项目：{{target_name}}股权收购　　编号：{{matter_number}}',
  'Matter: acquisition of equity in {{target_name}}, {{matter_number}}',
];

const RISK = headed(['二、最难的风险和我用的锁', '2. The hardest risk and the safeguard I used']);

const LOCKS: readonly PaperPart[] = [
  RISK,
  always([
    '最难的是 5,000,000 元担保（证据 1）。决议上韩静的签名不真，但担保不因此当然无效：银行合理审查过决议即为善意，合同对公司发生效力；能证明银行知道或者应当知道伪造的，才不发生效力（担保制度解释第七条）。效力谈不清，就谈风险由谁承担：转让方解除并全额补偿，留存 7,200,000 元，高于担保金额。',
    'The hardest risk was the guarantee for 5,000,000 yuan (evidence 1). The signature of Han Jing on the resolution is not genuine, but that does not by itself make the guarantee void: if the bank reasonably examined the resolution, it is in good faith and the contract binds the company; it does not bind the company only if it can be proved that the bank knew or ought to have known of the forgery (Interpretation on Security, Article 7). As its effect could not be settled, we negotiated who bears the risk: the transferor has it released and indemnifies in full, and the retention of 7,200,000 yuan exceeds the amount of the guarantee.',
  ]),
  always([
    '其余四项：专利（证据 2）以过户为先决条件（《专利法》第六条第一款）；未实缴 1,500,000 元由受让方缴、转让方补充（《公司法》第八十八条第一款）；社会保险差额从留存款扣付；中心医院提前三十日告知（证据 3）。定金 3,600,000 元，在 20% 的上限即 7,200,000 元以内（《民法典》第五百八十六条第二款）。',
    "The other four issues: transfer of the patent (evidence 2) is a condition precedent (Patent Law, Article 6, first paragraph); the transferee pays the outstanding 1,500,000 yuan, with the transferor supplementarily liable (Company Law, Article 88, first paragraph); the social insurance shortfall is deducted from the retention; the Central Hospital is given thirty days' notice (evidence 3). The earnest money of 3,600,000 yuan is within the limit of 20%, that is, 7,200,000 yuan (Civil Code, Article 586, second paragraph).",
  ]),
];

const VOTES = (['passed', 'rejected', 'tied'] as const).map((outcome) => voted('decision', outcome));

const OUTCOME: readonly PaperPart[] = [
  when(
    [voted('decision', 'passed')],
    [
      '投资决策会议{{tally_decision}}，同意签署，三道锁写进了协议。',
      'The investment committee agreed to sign ({{tally_decision}}), and the three safeguards were written into the agreement.',
    ],
  ),
  ...(['rejected', 'tied'] as const).map((outcome) =>
    when(
      [voted('decision', outcome)],
      [
        '投资决策会议{{tally_decision}}，没有形成同意签署的多数，协议退回谈判。',
        'The investment committee ({{tally_decision}}) did not reach a majority in favour of signing, and the agreement went back to negotiation.',
      ],
    ),
  ),
  unless(VOTES, [
    '双方没有谈拢，交易在表决以前终止；谈判中知悉的商业秘密仍不得泄露（《民法典》第五百零一条）。',
    'The two sides did not reach agreement, and the deal was terminated before the vote; trade secrets learnt in the negotiation must still not be disclosed (Civil Code, Article 501).',
  ]),
  when(
    [divided('decision')],
    [
      '表决中有不同意见（{{dissent_decision}}），提醒我们最坏的情况还要再算一遍。',
      'Opinions in the vote were divided ({{dissent_decision}}), which reminded us to work through the worst case once more.',
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
        'The risk, the clause and the article match, and the concession and what it obtained are described concretely.',
      ),
      parts: [...LOCKS, ...OUTCOME, ...CONCESSION, ...AGAIN],
    },
    careless: {
      note: bi(
        '只说“风险很大，已经防范”，没有条款、法条和证据编号。',
        'It says only that the risk "is great and has been dealt with", without a clause, an article or an evidence number.',
      ),
      parts: [
        RISK,
        always([
          '最难的是担保问题，风险很大。我们通过合同条款作了防范，基本上可以放心。',
          'The hardest issue was the guarantee, which carries great risk. We guarded against it with contract clauses and can more or less rest assured.',
        ]),
        ...OUTCOME,
        ...CONCESSION,
        ...AGAIN,
      ],
    },
    wrong: {
      note: bi(
        '认为公示系统上没有的担保不能对抗公司。担保不是登记事项（《公司法》第三十二条），效力看银行是否善意（担保制度解释第七条）。',
        'It takes the view that a guarantee not shown in the public system cannot be asserted against the company. Guarantees are not registered particulars (Company Law, Article 32); their effect depends on whether the bank acted in good faith (Interpretation on Security, Article 7).',
      ),
      parts: [
        RISK,
        always([
          '最难的是 5,000,000 元担保（证据 1）。国家企业信用信息公示系统上没有这笔担保，没有登记就不能对抗公司和新股东（《公司法》第三十四条第二款），所以银行不能要求目标公司承担责任，我们只需要让转让方保证没有登记的担保不算数。',
          'The hardest risk was the guarantee for 5,000,000 yuan (evidence 1). The public system does not show this guarantee, and what is not registered may not be asserted against the company or a new shareholder (Company Law, Article 34, second paragraph). So the bank cannot hold the target liable, and we need only have the transferor warrant that unregistered guarantees do not count.',
        ]),
        ...OUTCOME,
        ...CONCESSION,
        ...AGAIN,
      ],
    },
  }),
};
