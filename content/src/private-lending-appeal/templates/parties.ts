import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, part, sign, title, under } from '../../build.ts';
import { write } from '../fields.ts';
import { either, type Premise } from '../premise.ts';

type Words = readonly [zh: string, en: string];

/** The numbers of the new evidence: 7 is the lender's cash book, 8 the borrower's chat. */
const theirs = (at: Premise): string => either(at, '7', '8');
const ours = (at: Premise): string => either(at, '8', '7');

/** A lender who wins asks for all fees; a borrower who does still owes the greater part, and bears its share. */
export const petitionCosts = (at: Premise): Words =>
  either<Words>(
    at,
    [
      '二、一、二审案件受理费由被上诉人负担（上诉案件受理费 {{appeal_fee}} 元）。',
      '2. that the appellee bear the fees of both instances (fee of the appeal: {{appeal_fee}} yuan).',
    ],
    [
      '二、一审案件受理费按改判的结果重新分担，二审案件受理费由被上诉人负担（上诉案件受理费 {{appeal_fee}} 元）。',
      '2. that the fee of the first instance be reapportioned according to the new result, and that the appellee bear the fee of the appeal ({{appeal_fee}} yuan).',
    ],
  );

/** The headings of the list of new evidence that are particular to what is listed. */
export const listHeads = (at: Premise): { found: Words; odd: Words } => ({
  found: either<Words>(at, ['找到的经过', 'How it was found'], ['取得的经过', 'How it was obtained']),
  odd: either<Words>(
    at,
    ['对墨色、刮擦和补写的说明', 'On the ink, the scraping and what was added'],
    ['与证人的关系、给付和约定', 'Ties to the witness, payments and promises'],
  ),
});

export const petitionTemplate = (at: Premise): Template => ({
  id: 'petition',
  name: bi('民事上诉状', 'Appeal petition'),
  role_ids: ['counsel_a', 'appellant'],
  body: write(
    [
      title('民事上诉状'),
      line(`上诉人（${at.appellant.below[0]}）：{{appellant_name}}　　委托诉讼代理人：{{counsel_a_name}}`),
      line(`被上诉人（${at.appellee.below[0]}）：{{appellee_name}}`),
      p(
        '上诉人因民间借贷纠纷一案，不服{{first_court}} {{served_on}}送达的{{first_case_number}}民事判决，现提起上诉。',
      ),
      part('上诉请求'),
      p(
        `一、请求将原判决${at.item[0]}的借款本金 {{first_principal}} 元改判为 {{appeal_principal}} 元，利息按同一标准计算；`,
      ),
      p(petitionCosts(at)[0]),
      part('事实和理由'),
      p('（指出一审哪一项认定错误、错在哪里，新证据怎样改变结论；逐条对应一审的理由。）'),
      blank(),
      line('此致'),
      line('{{court}}'),
      sign('appellant', '上诉人'),
      line('{{appeal_date}}', 'right'),
    ],
    [
      title('Appeal Petition'),
      line(`Appellant (${at.appellant.below[1]}): {{appellant_name}}. Counsel: {{counsel_a_name}}`),
      line(`Appellee (${at.appellee.below[1]}): {{appellee_name}}`),
      p(
        'In a private lending dispute the appellant appeals against judgment {{first_case_number}} of {{first_court}}, which was served on {{served_on}}.',
      ),
      part('Requests'),
      p(
        `1. that the principal in ${at.item[1]} of the judgment be changed from {{first_principal}} to {{appeal_principal}} yuan, with interest on the same terms;`,
      ),
      p(petitionCosts(at)[1]),
      part('Facts and Reasons'),
      p(
        '(State which finding is wrong and why, and how the new evidence changes the result; answer the reasons of the judgment one by one.)',
      ),
      blank(),
      line('To'),
      line('{{court}}'),
      sign('appellant', 'Appellant'),
      line('{{appeal_date}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '当事人，原审法院、案号和案由（《民事诉讼法》第一百七十二条）',
        'The parties; the court, case number and cause of action at first instance (Civil Procedure Law, Article 172)',
      ),
      `上诉人（${at.appellant.below[0]}）；被上诉人（${at.appellee.below[0]}）；现提起上诉`,
      `Appellant (${at.appellant.below[1]}); Appellee (${at.appellee.below[1]}); In a private lending dispute`,
    ),
    bi('具体的上诉请求，能直接变成判项', 'Specific requests that can be adopted as an order'),
    under(
      bi(
        '针对一审理由的上诉理由，引用证据编号',
        'Grounds that answer the reasons of the judgment and cite the evidence by number',
      ),
      '事实和理由',
      'Facts and Reasons',
    ),
    bi(
      '上诉人签名；通过原审法院提出（第一百七十三条）',
      'Signed by the appellant and submitted through the court below (Article 173)',
    ),
  ],
});

export const answerTemplate = (at: Premise): Template => ({
  id: 'appeal_answer',
  name: bi('民事答辩状（二审）', 'Answer to the appeal'),
  role_ids: ['counsel_e', 'appellee'],
  body: write(
    [
      title('民事答辩状'),
      line(
        `答辩人（被上诉人、${at.appellee.below[0]}）：{{appellee_name}}　　委托诉讼代理人：{{counsel_e_name}}`,
      ),
      p('就{{appellant_name}}不服{{first_case_number}}民事判决提起的上诉，答辩如下：'),
      part('答辩意见'),
      p('请求驳回上诉，维持原判。'),
      p('一、一审认定的理由为什么成立：'),
      blank(),
      p(`二、对证据 ${theirs(at)} 的意见（真实性、合法性、关联性）：`),
      blank(),
      p(`三、证据 ${ours(at)} 的内容、来源和逾期提供的理由：{{late_reason}}`),
      line('此致'),
      line('{{court}}'),
      sign('appellee', '答辩人'),
      line('{{answer_date}}', 'right'),
    ],
    [
      title('Answer to the Appeal'),
      line(
        `Answering party (appellee, ${at.appellee.below[1]}): {{appellee_name}}. Counsel: {{counsel_e_name}}`,
      ),
      p('To the appeal of {{appellant_name}} against judgment {{first_case_number}} the appellee answers:'),
      part('Answer'),
      p('The appeal should be dismissed and the judgment upheld.'),
      p('1. Why the reasons of the judgment are right:'),
      blank(),
      p(`2. On evidence ${theirs(at)} (authenticity, lawfulness, relevance):`),
      blank(),
      p(`3. Evidence ${ours(at)}, its source and the reason for the delay: {{late_reason}}`),
      line('To'),
      line('{{court}}'),
      sign('appellee', 'Appellee'),
      line('{{answer_date}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '请求驳回上诉，不提出自己的改判请求（《民诉法解释》第三百二十一条）',
        'Asks that the appeal be dismissed and makes no request of its own (CPL Interpretation, Article 321)',
      ),
      '请求驳回上诉',
      'should be dismissed',
    ),
    bi('守住一审的理由', 'Defends the reasons of the judgment'),
    under(
      bi('对新证据的三性意见', 'Comments on the authenticity, lawfulness and relevance of the new evidence'),
      `对证据 ${theirs(at)} 的意见`,
      `On evidence ${theirs(at)}`,
    ),
    bi('逾期说明', 'The reason for the delay is explained'),
  ],
});

export const evidenceListTemplate = (at: Premise): Template => ({
  id: 'new_evidence_list',
  name: bi('二审新证据目录和逾期说明', 'List of new evidence and explanation'),
  role_ids: ['counsel_a', 'appellant'],
  body: write(
    [
      title('二审新证据目录和逾期说明'),
      line('案号：{{case_number}}　　提交人：{{appellant_name}}'),
      heading('证据名称、原件、页数和来源'),
      blank(),
      heading(listHeads(at).found[0]),
      blank(),
      heading('证明目的'),
      blank(),
      heading(listHeads(at).odd[0]),
      blank(),
      heading('一审没有提交的理由'),
      p('{{late_reason}}'),
      sign('appellant', '提交人'),
    ],
    [
      title('List of New Evidence and Explanation'),
      line('Case number: {{case_number}}. Submitted by: {{appellant_name}}'),
      heading('Name, original, pages and source'),
      blank(),
      heading(listHeads(at).found[1]),
      blank(),
      heading('What it is to prove'),
      blank(),
      heading(listHeads(at).odd[1]),
      blank(),
      heading('Why it was not submitted below'),
      p('{{late_reason}}'),
      sign('appellant', 'Submitted by'),
    ],
  ),
  elements: [
    under(
      bi('原件、来源、证明目的', 'The original, its source and what it is to prove'),
      '证据名称、原件；证明目的',
      'Name, original; What it is to prove',
    ),
    either(
      at,
      bi('如实说明补写的内容', 'A truthful account of what was added'),
      bi('如实说明与证人的往来', 'A truthful account of all dealings with the witness'),
    ),
    under(
      bi(
        '逾期理由（《民事诉讼法》第六十八条）',
        'The reason for the delay (Civil Procedure Law, Article 68)',
      ),
      '一审没有提交的理由',
      'Why it was not submitted below',
    ),
  ],
});
