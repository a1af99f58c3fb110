import type { PaperPart } from '@lets/contract';
import { bi, heading, line, p, sign, title } from '../../build.ts';
import {
  type CaseModels,
  careless,
  divided,
  said,
  sound,
  text,
  textUnless,
  textWhen,
  voted,
  wrong,
} from '../../models.ts';
import { write } from '../fields.ts';
import { either, type Premise } from '../premise.ts';

type Words = readonly [zh: string, en: string];

const say = ([zh, en]: Words): PaperPart => text(write([p(zh)], [p(en)]));

const HEAD = text(
  write(
    [title('合议庭评议笔录'), line('案号：{{case_number}}'), heading('承办法官介绍审理范围、新证据和争议')],
    [
      title('Record of Deliberation'),
      line('Case number: {{case_number}}'),
      heading('Report by the reporting judge on the scope, the new evidence and the dispute'),
    ],
  ),
);

const introduction = (at: Premise): readonly Words[] => [
  [
    `审理范围：上诉人{{appellant_name}}请求将借款本金由 {{first_principal}} 元改为 ${at.asked} 元；被上诉人{{appellee_name}}没有上诉。利率 14.6% 和起息日期不在审理范围（《民事诉讼法》第一百七十五条、《民诉法解释》第三百二十一条）。`,
    `Scope: the appellant {{appellant_name}} asks that the principal be changed from {{first_principal}} to ${at.asked} yuan; the appellee {{appellee_name}} has not appealed. The rate of 14.6% and the day from which interest runs are outside the scope of the appeal (Civil Procedure Law, Article 175; CPL Interpretation, Article 321).`,
  ],
  [
    `新证据：证据 7 备用金流水本，3 月 12 日一行有两种墨色，括号内文字系${at.lender.zh}补写，3 月 15 日结余有刮擦；证据 8 借款当晚的微信聊天，丁大勇出庭作证，${at.borrower.zh}尚欠其工钱 2,600 元。两份证据都逾期提供，都与基本事实有关（《民诉法解释》第一百零二条）。`,
    `New evidence: evidence 7, a petty cash book, with two inks in the line of 12 March, words in brackets added by ${at.lender.en}, and a scraping in the balance of 15 March; evidence 8, a chat of the evening of the loan, with the testimony of Ding Dayong, to whom ${at.borrower.en} owes 2,600 yuan in wages. Both are late and both bear on a basic fact (CPL Interpretation, Article 102).`,
  ],
  [
    `争议：9,000 元是否以现金交付。由${at.lender.zh}证明到高度可能性；真伪不明的，认定该事实不存在（《民诉法解释》第九十一条、第一百零八条）。支出 10,200 元，3 月 15 日结余为 1,070 元；支出 1,200 元，结余为 10,070 元，两种算法均可自洽。`,
    `Dispute: was 9,000 yuan delivered in cash? ${at.lender.En} must prove it to the standard of high probability; if it remains unclear, the fact must be found not to exist (CPL Interpretation, Articles 91 and 108). If 10,200 was paid out, the balance of 15 March is 1,070; if 1,200, it is 10,070: the entries can be reconciled with either.`,
  ],
];
const BRIEFLY: Words = [
  '承办法官介绍了上诉请求和双方提交的新证据，争议是 9,000 元现金有没有交付。',
  'The reporting judge described the request in the appeal and the new evidence of both sides. The dispute is whether 9,000 yuan was delivered in cash.',
];

const OPINIONS_HEAD = text(
  write(
    [heading('各成员的意见和理由')],
    [heading('Opinions and reasons of the members, the presiding judge last')],
  ),
);
const OPINIONS = said(
  { node_ids: ['deliberation'], role_ids: ['judge_a', 'judge_b', 'presiding'], most: 9 },
  write(
    [p('承办法官、审判员、审判长没有另行陈述理由，以表决表明意见。')],
    [
      p(
        'The reporting judge, the judge and the presiding judge gave no further reasons and expressed their opinions by voting.',
      ),
    ],
  ),
);
const VOTE_HEAD = text(write([heading('表决结果和不同意见')], [heading('Vote and differing opinions')]));

/** The proposal as it was put to the vote. */
const proposal = (at: Premise): Words =>
  either<Words>(
    at,
    [
      '就“9,000 元现金交付仍未达到高度可能性，驳回上诉，维持原判”表决：{{tally_deliberation}}',
      'Vote on "It is still not highly probable that 9,000 yuan was delivered in cash: the appeal is dismissed and the judgment upheld": {{tally_deliberation}}',
    ],
    [
      '就“9,000 元现金交付仍具有高度可能性，驳回上诉，维持原判”表决：{{tally_deliberation}}',
      'Vote on "It is still highly probable that 9,000 yuan was delivered in cash: the appeal is dismissed and the judgment upheld": {{tally_deliberation}}',
    ],
  );
const upheld = (at: Premise): Words =>
  either<Words>(
    at,
    [
      '按多数意见，借款本金仍认定为 191,000 元，一审理由中“没有记账”一项予以纠正，依照《民事诉讼法》第一百七十七条第一款第一项、《民诉法解释》第三百三十二条驳回上诉，维持原判。',
      'In accordance with the majority opinion, the principal remains 191,000 yuan, the reason given below that nothing was entered is corrected, and the appeal is dismissed and the judgment upheld under Article 177, first paragraph, item 1, of the Civil Procedure Law and Article 332 of the CPL Interpretation.',
    ],
    [
      '按多数意见，借款本金仍认定为 200,000 元，一审理由中以取现 10,000 元认定现金来源一项予以纠正，依照《民事诉讼法》第一百七十七条第一款第一项、《民诉法解释》第三百三十二条驳回上诉，维持原判。',
      'In accordance with the majority opinion, the principal remains 200,000 yuan, the reason given below that found a source of the cash in the withdrawal of 10,000 is corrected, and the appeal is dismissed and the judgment upheld under Article 177, first paragraph, item 1, of the Civil Procedure Law and Article 332 of the CPL Interpretation.',
    ],
  );
const amended = (at: Premise): Words =>
  either<Words>(
    at,
    [
      '没有形成维持的多数。合议庭认定 9,000 元已以现金交付，借款本金为 200,000 元，依照《民事诉讼法》第一百七十七条第一款第二项改判。',
      'There is no majority to uphold the judgment. The panel finds that the 9,000 yuan was delivered in cash and that the principal is 200,000 yuan; the judgment is amended under Article 177, first paragraph, item 2, of the Civil Procedure Law.',
    ],
    [
      '没有形成维持的多数。合议庭认定 9,000 元现金交付真伪不明，该事实不存在，借款本金为 191,000 元，依照《民事诉讼法》第一百七十七条第一款第二项改判。',
      'There is no majority to uphold the judgment. The panel finds that delivery of the 9,000 yuan in cash is unclear and must be found not to have taken place, and that the principal is 191,000 yuan; the judgment is amended under Article 177, first paragraph, item 2, of the Civil Procedure Law.',
    ],
  );
const voteOf = (at: Premise, [zh, en]: Words) => {
  const put = proposal(at);
  return write([p(`${put[0]}。${zh}`)], [p(`${put[1]}. ${en}`)]);
};

const result = (at: Premise): readonly PaperPart[] => [
  textWhen([voted('deliberation', 'passed')], voteOf(at, upheld(at))),
  textWhen([voted('deliberation', 'rejected')], voteOf(at, amended(at))),
  textUnless(
    [voted('deliberation', 'passed'), voted('deliberation', 'rejected')],
    write(
      [p('就是否驳回上诉、维持原判，没有形成多数意见，恢复开庭，再听双方意见。')],
      [
        p(
          'No majority was reached on whether to dismiss the appeal and uphold the judgment; the hearing is resumed to hear both sides again.',
        ),
      ],
    ),
  ),
];
const DISSENT = textWhen(
  [divided('deliberation')],
  write(
    [
      p(
        '{{dissent_deliberation}}持不同意见，按少数服从多数的原则处理，其意见如实记入本笔录（《民事诉讼法》第四十五条）。',
      ),
    ],
    [
      p(
        'Dissenting: {{dissent_deliberation}}. The majority decides, and the dissenting opinion is truthfully entered in this record (Civil Procedure Law, Article 45).',
      ),
    ],
  ),
);

const DISSENT_ALONE = textWhen(
  [divided('deliberation')],
  write([p('{{dissent_deliberation}}持不同意见。')], [p('Dissenting: {{dissent_deliberation}}.')]),
);

const SIGNED = text(
  write(
    [
      sign('presiding', '审判长'),
      sign('judge_a', '审判员'),
      sign('judge_b', '审判员'),
      sign('clerk', '书记员'),
    ],
    [
      sign('presiding', 'Presiding judge'),
      sign('judge_a', 'Judge'),
      sign('judge_b', 'Judge'),
      sign('clerk', 'Court clerk'),
    ],
  ),
);

const CLERK_SPEAKS = say([
  '**书记员：**我同意上述处理，我的意见一并计入合议庭的评议意见。',
  '**Court clerk:** I agree with what is stated above, and my opinion is to be counted among those of the panel.',
]);

export const deliberationModels = (at: Premise): CaseModels => ({
  appeal_deliberation_record: [
    sound(
      bi(
        '范围、新证据、争议先说清楚，各人的理由照所说的记，票数和不同意见如实记入。',
        'The scope, the new evidence and the dispute are stated first; the reasons of each member are recorded as they were given; the count of votes and the differing opinions are entered truthfully.',
      ),
      {
        parts: [
          HEAD,
          ...introduction(at).map(say),
          OPINIONS_HEAD,
          OPINIONS,
          VOTE_HEAD,
          ...result(at),
          DISSENT,
          SIGNED,
        ],
      },
    ),
    careless(
      bi(
        '案情介绍和各人意见都是一句话，只有结论，看不出每个人为什么这样认定。',
        'It gives one sentence on the case, one on the opinions, and then only the conclusion: it does not show why each member reached it.',
      ),
      {
        parts: [
          HEAD,
          say(BRIEFLY),
          OPINIONS_HEAD,
          say([
            '各成员经过讨论，充分发表了意见。',
            'The members discussed the case and gave their opinions fully.',
          ]),
          VOTE_HEAD,
          ...result(at),
          DISSENT_ALONE,
          SIGNED,
        ],
      },
    ),
    wrong(
      bi(
        '把书记员的意见算作评议意见。二审合议庭由审判员组成（《民事诉讼法》第四十一条第一款），书记员只作记录，不发表意见，也没有表决权。',
        'It counts the opinion of the clerk among those of the panel. The panel at second instance is composed of judges (Civil Procedure Law, Article 41, first paragraph); the clerk only keeps the record, gives no opinion and has no vote.',
      ),
      {
        parts: [
          HEAD,
          ...introduction(at).map(say),
          OPINIONS_HEAD,
          OPINIONS,
          VOTE_HEAD,
          ...result(at),
          DISSENT,
          CLERK_SPEAKS,
          SIGNED,
        ],
      },
    ),
  ],
});
