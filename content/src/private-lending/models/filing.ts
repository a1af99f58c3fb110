import type { BilingualDocument } from '@lets/contract';
import { bi, heading, line, p, seal, sign, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, wrong } from '../../models.ts';
import { write } from '../fields.ts';

type Words = readonly [zh: string, en: string];

interface Notice {
  readonly why: Words;
  readonly rights: Words;
  readonly fee: Words;
  readonly mediation: Words;
}

const notice = ({ why, rights, fee, mediation }: Notice): BilingualDocument =>
  write(
    [
      title('{{court}}'),
      title('受理案件通知书'),
      line('{{case_number}}', 'right'),
      line('{{plaintiff_name}}：'),
      p('你诉{{defendant_name}}民间借贷纠纷一案，本院于 {{filing_date}}登记立案。'),
      heading('一、为什么受理：四项起诉条件和管辖'),
      p(why[0]),
      heading('二、诉讼权利和义务'),
      p(rights[0]),
      heading('三、案件受理费和预交期限'),
      p(fee[0]),
      heading('四、先行调解的征询结果'),
      p(mediation[0]),
      sign('filing_judge', '立案法官'),
      line('{{filing_date}}', 'right'),
      seal('明德市清和区人民法院'),
    ],
    [
      title('{{court}}'),
      title('Notice of Acceptance'),
      line('{{case_number}}', 'right'),
      line('To {{plaintiff_name}}:'),
      p(
        'Your action against {{defendant_name}} in a private lending dispute was registered by this court on {{filing_date}}.',
      ),
      heading('1. Why it is accepted: the four conditions and jurisdiction'),
      p(why[1]),
      heading('2. Procedural rights and duties'),
      p(rights[1]),
      heading('3. The court fee and the time for paying it'),
      p(fee[1]),
      heading("4. The plaintiff's answer on mediation before filing"),
      p(mediation[1]),
      sign('filing_judge', 'Filing judge'),
      line('{{filing_date}}', 'right'),
      seal("Qinghe District People's Court"),
    ],
  );

const SOUND: Notice = {
  why: [
    '原告是借条载明的出借人，与本案有直接利害关系；被告姓名、住址明确；请求返还借款本金和利息，事实和理由具体；借款纠纷属于人民法院受理民事诉讼的范围（《民事诉讼法》第一百二十二条）。双方没有约定履行地，原告请求返还借款，接受货币一方所在地为本院辖区，本院有管辖权（《民事诉讼法》第二十四条、《民间借贷规定》第三条）。借条与转账金额不一致，由审判庭审理，立案不作判断。',
    "The plaintiff is the lender named in the note and has a direct interest in the case; the defendant's name and address are definite; the claim for repayment of principal and interest rests on specific facts and grounds; and a loan dispute is within the scope of civil actions (Civil Procedure Law, Article 122). No place of performance was agreed; the plaintiff claims repayment, and the party to receive the money is in this district, so this court has jurisdiction (Civil Procedure Law, Article 24; Private Lending Provisions, Article 3). The difference between the note and the transfer is a matter for the trial division and is not decided at filing.",
  ],
  rights: [
    '当事人有权委托代理人，申请回避，收集、提供证据，进行辩论，请求调解，提起上诉，申请执行；必须依法行使诉讼权利，遵守诉讼秩序，在举证期限内提供证据，如实陈述（《民事诉讼法》第十三条、第五十二条、第六十八条）。',
    'A party may appoint counsel, apply for recusal, collect and provide evidence, argue its case, ask for mediation, appeal and apply for enforcement. It must exercise these rights lawfully, observe the order of the proceedings, provide its evidence within the time set and state the truth (Civil Procedure Law, Articles 13, 52 and 68).',
  ],
  fee: [
    '案件受理费按请求数额分段累计（《诉讼费用交纳办法》第十三条）：本金 200,000 元部分为 50 + 90,000 × 2.5% + 100,000 × 2% = 4,300 元，请在七日内预交；暂计利息部分以起诉状写明的数额为准，另行通知补交。',
    'The fee is calculated on a graduated scale based on the amount claimed (Measures on Litigation Costs, Article 13): on the principal of 200,000 yuan it is 50 + 90,000 × 2.5% + 100,000 × 2% = 4,300 yuan, to be paid in advance within seven days. The fee on the interest to date depends on the figure in the complaint; a further notice to pay it will follow.',
  ],
  mediation: [
    '本院征询先行调解，原告明确拒绝，记录在案（《民事诉讼法》第一百二十五条）。立案不影响双方在审理中调解。',
    'The court asked about mediation before filing; the plaintiff expressly declined, and this is recorded (Civil Procedure Law, Article 125). The parties may still settle in the course of the trial.',
  ],
};

export const FILING_MODELS: CaseModels = {
  acceptance_notice: [
    sound(
      bi(
        '四项条件逐项写，管辖有条文；实体问题留给审判庭；受理费有算式。',
        'Each condition is stated and jurisdiction rests on an article; the merits are left to the trial division; the fee is worked out.',
      ),
      { parts: [text(notice(SOUND))] },
    ),
    careless(
      bi(
        '没有写为什么归本院管，也没有写诉讼权利义务（《民事诉讼法》第一百二十九条）。',
        'The notice does not say why this court has jurisdiction, and it does not state the procedural rights and duties (Civil Procedure Law, Article 129).',
      ),
      {
        parts: [
          text(
            notice({
              why: ['符合起诉条件，予以受理。', 'The conditions are met and the action is accepted.'],
              rights: ['详见法律规定。', 'As provided by law.'],
              fee: ['请按规定预交案件受理费。', 'Please pay the court fee in advance as required.'],
              mediation: ['原告不同意。', 'The plaintiff did not agree.'],
            }),
          ),
        ],
      },
    ),
    wrong(
      bi(
        '在立案通知里对本金下了结论。立案只审查起诉条件（《民事诉讼法》第一百二十二条），证据够不够、本金多少由审判庭审理。',
        'The notice reaches a conclusion on the principal. At filing only the conditions for an action are examined (Civil Procedure Law, Article 122); whether the evidence suffices and how much the principal was are matters for the trial division.',
      ),
      {
        parts: [
          text(
            notice({
              ...SOUND,
              why: [
                '原告、被告、请求和管辖均符合规定。经审查，转账仅 191,000 元，本案本金应为 191,000 元，请原告在开庭前变更诉讼请求。',
                'The plaintiff, the defendant, the claims and jurisdiction meet the requirements. Examination shows that only 191,000 yuan was transferred; the principal is therefore 191,000 yuan, and the plaintiff is to change her claims before the hearing.',
              ],
            }),
          ),
        ],
      },
    ),
  ],
};
