import type { Transition } from '@lets/contract';
import { advance, bi, wrong } from '../../build.ts';
import type { ByFine, Fine } from '../fine.ts';
import type { Words } from '../paper.ts';

/** The options of hearing, debate and mediation. */

interface Mistake {
  readonly label: Words;
  readonly feedback: Words;
}

const BURDEN: Mistake = {
  label: [
    '原告主张明显不当，先请原告举证合理的数额',
    'The plaintiff alleges that it is obviously inappropriate: have her prove the right amount first',
  ],
  feedback: [
    '被告对作出的行政行为负有举证责任（《行政诉讼法》第三十四条第一款）；原告提供的证据不成立，也不免除被告的举证责任（第三十七条）。',
    'The defendant bears the burden of proof for its act (Administrative Litigation Law, Article 34, first paragraph) and is not relieved of it if the evidence of the plaintiff fails (Article 37).',
  ],
};

const FIRST: ByFine<Mistake> = {
  50000: BURDEN,
  10000: BURDEN,
  3000: {
    label: [
      '免予处罚是原告的主张，她证明不了，被告就不必再举证',
      'It is the plaintiff who claims exemption: if she cannot prove it, the defendant need prove nothing',
    ],
    feedback: [
      '“不知道”要有充分证据，由经营者提出（《食品安全法》第一百三十六条）；但是违法事实、处罚的依据和裁量仍由被告举证，原告提供的证据不成立的，不免除被告的举证责任（《行政诉讼法》第三十四条、第三十七条）。',
      'Sufficient evidence is required that she did not know, and the trader has to produce it (Food Safety Law, Article 136). The defendant still bears the burden of proof for the violation, the legal basis of the penalty and the discretion, and is not relieved of it if her evidence fails (Administrative Litigation Law, Articles 34 and 37).',
    ],
  },
};

/** What a court may be tempted to offer. */
const MEDIATED: ByFine<Mistake> = {
  50000: {
    label: [
      '机关免去罚款和改正，原告撤诉',
      'The agency waives the fine and the correction, and the plaintiff withdraws',
    ],
    feedback: [
      '调解不得损害国家利益、社会公共利益和他人合法权益（《行政诉讼法》第六十条第二款）。改正义务关系食品安全，不能拿来交换。',
      'Mediation may not harm the interests of the State, the public or others (Administrative Litigation Law, Article 60, second paragraph). The duty to correct concerns food safety and may not be traded away.',
    ],
  },
  10000: {
    label: [
      '罚款降到 5,000 元，2024 年的责令改正从档案里撤掉',
      'The fine goes down to 5,000, and the order of 2024 is removed from the file',
    ],
    feedback: [
      '可以调解的是行使自由裁量权的事项，即本案的罚款数额（《行政诉讼法》第六十条第一款）；2024 年的责令改正不是被诉行为，也关系食品安全监管记录，不得拿公共利益交换（第二款）。',
      'What may be mediated is the exercise of discretion, here the amount of the fine (Administrative Litigation Law, Article 60, first paragraph). The order of 2024 is not the act challenged and belongs to the records of food supervision; the public interest may not be traded (second paragraph).',
    ],
  },
  3000: {
    label: [
      '罚款不变，机关把违法事实一栏改写成“情节轻微、不予认定”',
      'The fine stands, and the agency rewrites the violation as "minor, not established"',
    ],
    feedback: [
      '可以调解的是裁量（《行政诉讼法》第六十条第一款），残留超标的事实不是裁量；把认定改掉却保留罚款，既不合法，也损害公共利益（第二款）。',
      'What may be mediated is the exercise of discretion (Administrative Litigation Law, Article 60, first paragraph); the finding that the residue exceeded the limit is not. To erase the finding and keep the fine is unlawful and harms the public interest (second paragraph).',
    ],
  },
};

const asWrong = (id: string, at: string, { label, feedback }: Mistake): Transition =>
  wrong(id, at, bi(...label), bi(...feedback));

export const hearingTransitions = (fine: Fine): Transition[] => [
  asWrong('hearing_burden', 'hearing', FIRST[fine]),
  advance(
    'hearing_done',
    'hearing',
    'debate',
    bi('笔录签字，进入辩论', 'The record is signed: go on to the debate'),
  ),
  wrong(
    'hearing_counsel_only',
    'hearing',
    bi(
      '负责人到庭即可，问题都由代理人回答',
      'It is enough that the head is present; let the representative answer',
    ),
    bi(
      '负责人出庭应当陈述、答辩，并就实质性解决行政争议发表意见（《负责人出庭规定》第十一条第二款、第三款；《行政诉讼法》第三条第三款）。出庭不出声，不是应诉。',
      'A head who appears shall make statements, answer, and speak on how the dispute can be resolved in substance (Provisions on the Appearance of Heads, Article 11, second and third paragraphs; Administrative Litigation Law, Article 3, third paragraph). Sitting there in silence is not responding to the action.',
    ),
  ),
  wrong(
    'debate_new_reason',
    'debate',
    bi(
      '被告在辩论里补一条决定书没有的理由，补上就算数',
      'Let the defendant add a reason in the debate that is not in the decision, and take it into account',
    ),
    bi(
      '法院审查的是已经作出的行政行为是否合法（《行政诉讼法》第六条），证据和依据在十五日内提交，逾期视为没有（第三十四条、第六十七条）。庭上现找的理由，不是决定当时的理由。',
      'The court reviews whether the act as performed is lawful (Administrative Litigation Law, Article 6); evidence and legal basis are due within fifteen days, and where they are late the act is deemed to have none (Articles 34 and 67). A reason thought of in court is not the reason for which the decision was made.',
    ),
  ),
  advance(
    'debate_done',
    'debate',
    'opinion',
    bi('辩论终结，休庭评议', 'The debate is closed: adjourn to deliberate'),
  ),
  advance(
    'debate_mediate',
    'debate',
    'mediation',
    bi('双方愿意，就裁量调解', 'Both are willing: mediate on discretion'),
  ),
  advance(
    'mediation_agreed',
    'mediation',
    'settlement',
    bi('达成协议，制作调解书', 'Agreed: draft the mediation statement'),
  ),
  advance(
    'mediation_failed',
    'mediation',
    'opinion',
    bi('谈不成，及时评议判决', 'Not agreed: go on to deliberation'),
  ),
  asWrong('mediation_waive', 'mediation', MEDIATED[fine]),
  advance(
    'settlement_served',
    'settlement',
    'report',
    bi('双方签收，调解书生效', 'Both have signed for the mediation statement: it takes effect'),
  ),
];
