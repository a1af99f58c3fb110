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

const BOTH = ['deliberation', 'second_vote'];

const HEAD = text(
  write(
    [
      title('合议庭评议笔录'),
      line('案号：{{case_number}}　　案由：民间借贷纠纷'),
      line('评议的问题：借款本金的认定；利息的计算标准和起算日期。'),
      heading('承办法官介绍案情、证据规则和相关法律'),
    ],
    [
      title('Record of Deliberation'),
      line('Case number: {{case_number}}. Cause of action: private lending dispute.'),
      line('Questions: the principal of the loan; the rate of interest and the day from which it runs.'),
      heading('The reporting judge on the case, the rules of evidence and the law'),
    ],
  ),
);

const INTRODUCTION = said(
  { node_ids: ['deliberation'], role_ids: ['judge'], most: 1 },
  write(
    [
      p(
        '承办法官介绍：借条载明 {{note_amount}} 元，转账 {{transfer_amount}} 元，差额 {{disputed_amount}} 元是否以现金交付，由主张交付的原告举证（《民诉法解释》第九十一条），须达到高度可能性（第一百零八条）；预先扣除利息的，以实际出借的金额为本金（《民间借贷规定》第二十六条）。',
      ),
    ],
    [
      p(
        'The reporting judge explained: the note says {{note_amount}} yuan; {{transfer_amount}} yuan was transferred. That the difference of {{disputed_amount}} yuan was delivered in cash must be proved by the plaintiff, who asserts it (CPL Interpretation, Article 91), to the standard of high probability (Article 108); where interest was deducted in advance, the amount actually lent is the principal (Private Lending Provisions, Article 26).',
      ),
    ],
  ),
);

const headed = (zh: string, en: string): PaperPart => text(write([heading(zh)], [heading(en)]));

const HEADINGS = {
  assessor: headed('人民陪审员的意见和理由', "The people's assessor: opinion and reasons"),
  judge: headed('审判员的意见和理由', 'The judge: opinion and reasons'),
  presiding: headed('审判长的意见和理由', 'The presiding judge: opinion and reasons'),
  vote: headed('表决结果和评议结论', 'Vote and conclusion'),
};

/** Nobody keeps silent in a real panel; who did here is entered as such. */
const SILENT = write(
  [p('没有另行陈述理由，以表决表明意见。')],
  [p('This member gave no further reasons and expressed an opinion by voting.')],
);

const OPINIONS: readonly PaperPart[] = [
  HEADINGS.assessor,
  said({ node_ids: BOTH, role_ids: ['assessor'], most: 6 }, SILENT),
  HEADINGS.judge,
  said({ node_ids: BOTH, role_ids: ['judge'], skip: 1, most: 6 }, SILENT),
  HEADINGS.presiding,
  said({ node_ids: BOTH, role_ids: ['presiding'], most: 6 }, SILENT),
];

const FIRST_CARRIED = textWhen(
  [voted('deliberation', 'passed')],
  write(
    [
      p(
        '就“本金认定为 191,000 元”表决：{{tally_deliberation}}。按多数意见，借款本金认定为 191,000 元，利息以此为基数，自 {{loan_date}}起按年利率 14.6% 计算。',
      ),
    ],
    [
      p(
        'Vote on a principal of 191,000 yuan: {{tally_deliberation}}. By a majority the principal is found to be 191,000 yuan, with interest on it from {{loan_date}} at 14.6% a year.',
      ),
    ],
  ),
);
const FIRST_FAILED = textUnless(
  [voted('deliberation', 'passed')],
  write(
    [p('就“本金认定为 191,000 元”表决，没有形成多数意见。')],
    [p('The vote on a principal of 191,000 yuan produced no majority.')],
  ),
);
const SECOND_CARRIED = textWhen(
  [voted('second_vote', 'passed')],
  write(
    [
      p(
        '就“本金认定为 200,000 元”再次表决：{{tally_second_vote}}。按多数意见，借款本金认定为 200,000 元，利息以此为基数，自 {{loan_date}}起按年利率 14.6% 计算。',
      ),
    ],
    [
      p(
        'Second vote, on a principal of 200,000 yuan: {{tally_second_vote}}. By a majority the principal is found to be 200,000 yuan, with interest on it from {{loan_date}} at 14.6% a year.',
      ),
    ],
  ),
);
const CONCLUSION: readonly PaperPart[] = [FIRST_CARRIED, FIRST_FAILED, SECOND_CARRIED];
const DISSENT: readonly PaperPart[] = [
  textWhen(
    [divided('deliberation')],
    write(
      [p('第一次表决中，{{dissent_deliberation}}持不同意见。')],
      [p('Dissenting in the first vote: {{dissent_deliberation}}.')],
    ),
  ),
  textWhen(
    [divided('second_vote')],
    write(
      [p('第二次表决中，{{dissent_second_vote}}持不同意见。')],
      [p('Dissenting in the second vote: {{dissent_second_vote}}.')],
    ),
  ),
];

/** Stands only where somebody dissented: their reasons are under their own heading. */
const AS_GIVEN: PaperPart = {
  ...text(
    write(
      [p('不同意见及其理由已如实记入本笔录。')],
      [p('The dissenting opinion and its reasons have been truthfully entered in this record.')],
    ),
  ),
  when: [divided('deliberation')],
};

const SIGNED = text(
  write(
    [
      sign('presiding', '审判长'),
      sign('judge', '审判员'),
      sign('assessor', '人民陪审员'),
      sign('clerk', '书记员'),
    ],
    [
      sign('presiding', 'Presiding judge'),
      sign('judge', 'Judge'),
      sign('assessor', "People's assessor"),
      sign('clerk', 'Court clerk'),
    ],
  ),
);

const KEPT_OUT = text(
  write(
    [
      p(
        '合议庭评议属于审判秘密，以一致意见对外；表决中的少数意见不记入笔录，由持该意见的成员在本笔录上签名，视为同意评议结论。',
      ),
    ],
    [
      p(
        'Deliberations are secret, and to the outside the panel speaks with one voice. A minority opinion in the vote is not recorded; by signing this record the member who held it is deemed to agree with the conclusion.',
      ),
    ],
  ),
);
const OMITTED = text(
  write([p('发表了意见，理由略。')], [p('This member gave an opinion; the reasons are omitted.')]),
);

export const DELIBERATION_MODELS: CaseModels = {
  deliberation_record: [
    sound(
      bi(
        '各人的理由照所说的记，票数和不同意见如实记入。',
        'It records the reasons of each member as they were given, and truthfully enters the count of votes and the dissent.',
      ),
      {
        parts: [HEAD, INTRODUCTION, ...OPINIONS, HEADINGS.vote, ...CONCLUSION, ...DISSENT, AS_GIVEN, SIGNED],
      },
    ),
    careless(
      bi(
        '只记了结论，没有各人的理由：评议笔录要让人看出每个人为什么这样认定。',
        'It gives the conclusion without the reasons: the record must show why each member reached it.',
      ),
      {
        parts: [
          HEAD,
          INTRODUCTION,
          HEADINGS.assessor,
          OMITTED,
          HEADINGS.judge,
          OMITTED,
          HEADINGS.presiding,
          OMITTED,
          HEADINGS.vote,
          ...CONCLUSION,
          ...DISSENT,
          SIGNED,
        ],
      },
    ),
    wrong(
      bi(
        '写明少数意见“不记入笔录”。审判秘密不对外公开，但评议笔录就是记给卷宗的：评议中的不同意见，必须如实记入笔录（《民事诉讼法》第四十五条）。',
        'It says that a minority opinion is left out of the record. Deliberations are kept secret from outsiders, but their record is made for the file: differing opinions must be entered in it truthfully (Civil Procedure Law, Article 45).',
      ),
      {
        parts: [HEAD, INTRODUCTION, ...OPINIONS, HEADINGS.vote, ...CONCLUSION, KEPT_OUT, SIGNED],
      },
    ),
  ],
};
