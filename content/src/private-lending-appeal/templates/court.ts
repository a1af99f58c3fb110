import type { Template } from '@lets/contract';
import {
  bi,
  blank,
  heading,
  line,
  p,
  part,
  seal,
  selfCheck,
  sign,
  title,
  under,
  wordedAfter,
} from '../../build.ts';
import { write } from '../fields.ts';
import { either, type Premise } from '../premise.ts';
import { ALL_ROLES } from '../roles.ts';

/** Who pays and who is paid, whoever appeals. */
export const debtor = (at: Premise): string => either(at, '{{appellee_name}}', '{{appellant_name}}');
export const creditor = (at: Premise): string => either(at, '{{appellant_name}}', '{{appellee_name}}');

export const settlementTemplate = (at: Premise): Template => ({
  id: 'mediation_statement',
  name: bi('二审民事调解书', 'Mediation statement'),
  role_ids: ['clerk', 'presiding'],
  body: write(
    [
      title('{{court}}'),
      title('民事调解书'),
      line('{{case_number}}', 'right'),
      line(
        `上诉人（${at.appellant.below[0]}）：{{appellant_name}}　　被上诉人（${at.appellee.below[0]}）：{{appellee_name}}`,
      ),
      p(
        '上诉人不服{{first_case_number}}民事判决提起上诉，本院 {{filing_date}}立案。审理中，双方自愿达成如下协议：',
      ),
      p(`一、${debtor(at)}支付${creditor(at)}借款本金和利息共 {{settled_sum}} 元；`),
      p('二、履行方式：{{settled_plan}}；'),
      p('三、诉讼费用的负担：（请写明一审、二审案件受理费各由谁负担多少）；'),
      p('四、双方就本案再无其他争议。'),
      p(
        '上述协议不违反法律规定，本院予以确认。本调解书送达后，{{first_court}}的判决即视为撤销（[[《中华人民共和国民事诉讼法》第一百七十九条]]）。',
      ),
      sign('appellant', '上诉人'),
      sign('appellee', '被上诉人'),
      sign('presiding', '审判长'),
      sign('clerk', '书记员'),
      seal('明德市中级人民法院'),
    ],
    [
      title('{{court}}'),
      title('Mediation Statement'),
      line('{{case_number}}', 'right'),
      line(
        `Appellant (${at.appellant.below[1]}): {{appellant_name}}. Appellee (${at.appellee.below[1]}): {{appellee_name}}`,
      ),
      p(
        'The appellant appealed against judgment {{first_case_number}}; the appeal was registered on {{filing_date}}. In the course of the trial the parties have voluntarily agreed as follows:',
      ),
      p(`1. ${debtor(at)} pays ${creditor(at)} {{settled_sum}} yuan in all, principal and interest;`),
      p('2. Payment: {{settled_plan}};'),
      p('3. Costs: (state who bears how much of the fees of the first instance and of the appeal);'),
      p('4. There is no further dispute between the parties in this case.'),
      p(
        "The agreement does not violate the law and is confirmed by this court. Once this statement is served, the judgment of {{first_court}} is deemed set aside ([[Civil Procedure Law of the People's Republic of China, Article 179]]).",
      ),
      sign('appellant', 'Appellant'),
      sign('appellee', 'Appellee'),
      sign('presiding', 'Presiding judge'),
      sign('clerk', 'Court clerk'),
      seal("Mingde Intermediate People's Court"),
    ],
  ),
  elements: [
    selfCheck(bi('双方自愿，内容合法', 'Agreed voluntarily, with lawful terms')),
    bi('金额和履行方式能够执行', 'The sum and the manner of payment are enforceable'),
    under(
      bi(
        '两审受理费的负担，二审减半（《诉讼费用交纳办法》第十五条）',
        'Who bears the fees of both instances, that of the appeal being halved (Measures on Litigation Costs, Article 15)',
      ),
      '诉讼费用的负担',
      'Costs',
    ),
    under(
      bi(
        '写明一审判决视为撤销（第一百七十九条）',
        'States that the judgment below is deemed set aside (Article 179)',
      ),
      '即视为撤销',
      'deemed set aside',
    ),
  ],
});

type Words = Parameters<typeof write>[0];

/** A judgment of the second instance around what the court holds and decides. */
function judgment(at: Premise, held: { zh: Words; en: Words }) {
  return write(
    [
      title('{{court}}'),
      title('民事判决书'),
      line('{{case_number}}', 'right'),
      line(`上诉人（${at.appellant.below[0]}）：{{appellant_name}}　　委托诉讼代理人：{{counsel_a_name}}`),
      line(`被上诉人（${at.appellee.below[0]}）：{{appellee_name}}　　委托诉讼代理人：{{counsel_e_name}}`),
      p(
        '上诉人不服{{first_court}}{{first_case_number}}民事判决，向本院提起上诉。本院 {{filing_date}}立案后，依法组成合议庭，{{hearing_date}}公开开庭进行了审理。本案现已审理终结。',
      ),
      p('上诉人的请求和理由：'),
      blank(),
      p('被上诉人的答辩：'),
      blank(),
      p('一审法院认定的事实和判决：'),
      blank(),
      part('本院二审'),
      p('新证据的采纳与否、证明力，逾期的处理：'),
      blank(),
      part('本院认为'),
      ...held.zh,
      p('二审案件受理费 {{appeal_fee}} 元，由　　　负担。'),
      p('本判决为终审判决。'),
      sign('presiding', '审判长'),
      sign('judge_a', '审判员'),
      sign('judge_b', '审判员'),
      line('{{judgment_date}}', 'right'),
      sign('clerk', '书记员'),
      seal('明德市中级人民法院'),
    ],
    [
      title('{{court}}'),
      title('Civil Judgment'),
      line('{{case_number}}', 'right'),
      line(`Appellant (${at.appellant.below[1]}): {{appellant_name}}. Counsel: {{counsel_a_name}}`),
      line(`Appellee (${at.appellee.below[1]}): {{appellee_name}}. Counsel: {{counsel_e_name}}`),
      p(
        'The appellant appealed against judgment {{first_case_number}} of {{first_court}}. The appeal was registered on {{filing_date}}, a panel was formed, and a public hearing was held on {{hearing_date}}. The trial is concluded.',
      ),
      p("The appellant's requests and reasons:"),
      blank(),
      p("The appellee's answer:"),
      blank(),
      p('Findings and judgment at first instance:'),
      blank(),
      part('The Second Instance'),
      p('Whether the new evidence is accepted, what weight it carries, and how the delay is dealt with:'),
      blank(),
      part('The Court Holds'),
      ...held.en,
      p('The fee of the appeal, {{appeal_fee}} yuan, is borne by [ ].'),
      p('This judgment is final.'),
      sign('presiding', 'Presiding judge'),
      sign('judge_a', 'Judge'),
      sign('judge_b', 'Judge'),
      line('{{judgment_date}}', 'right'),
      sign('clerk', 'Court clerk'),
      seal("Mingde Intermediate People's Court"),
    ],
  );
}

const judgmentTemplate = (at: Premise): Template => ({
  id: 'appeal_judgment',
  name: bi('二审民事判决书', 'Judgment of second instance'),
  role_ids: ['judge_a', 'presiding'],
  body: judgment(at, {
    zh: [
      p('审理范围；借款本金的认定（{{found_principal}} 元）和理由：'),
      blank(),
      p('综上，依照[[《中华人民共和国民事诉讼法》第一百七十七条第一款]]第　项规定，判决如下：{{outcome}}'),
    ],
    en: [
      p('Scope of the appeal; the principal ({{found_principal}} yuan) and the reasons for it:'),
      blank(),
      p(
        "Under item [ ] of [[Article 177, first paragraph, of the Civil Procedure Law of the People's Republic of China]] the court decides: {{outcome}}",
      ),
    ],
  }),
  variants: [
    wordedAfter(
      { deliberation: 'rejected' },
      bi('二审民事判决书（改判）', 'Judgment of second instance (amending)'),
      judgment(at, {
        zh: [
          p('审理范围；借款本金的认定（{{found_principal}} 元）和理由，一审认定错误之处：'),
          blank(),
          p(
            '综上，一审判决认定事实有误，应予纠正。依照[[《中华人民共和国民事诉讼法》第一百七十七条第一款第二项]]规定，判决如下：{{outcome}}',
          ),
          p(
            `一、变更{{first_court}}{{first_case_number}}民事判决${either(at, '主文第一项', '主文')}为：（写明返还的本金、利息的计算和履行期限。）`,
          ),
          p(either(at, '二、（一审判决其余各项怎样处理。）', '二、（超出部分的诉讼请求怎样处理。）')),
        ],
        en: [
          p(
            'Scope of the appeal; the principal ({{found_principal}} yuan) and the reasons for it; where the findings of the judgment below are wrong:',
          ),
          blank(),
          p(
            "The judgment below contains an error of fact and must be corrected. Under [[Article 177, first paragraph, item 2, of the Civil Procedure Law of the People's Republic of China]] the court decides: {{outcome}}",
          ),
          p(
            `1. ${either(at, 'The first item', 'The order')} of judgment {{first_case_number}} of {{first_court}} is amended to read: (state the principal to be repaid, how interest is calculated, and the time for payment).`,
          ),
          p(
            either(
              at,
              '2. (State how the other items of the judgment below are disposed of.)',
              '2. (State how the claims beyond that amount are disposed of.)',
            ),
          ),
        ],
      }),
    ),
  ],
  elements: [
    under(
      bi(
        '上诉请求、答辩、一审认定和判决',
        'The requests, the answer, and the findings and judgment at first instance',
      ),
      '上诉人的请求和理由；被上诉人的答辩；一审法院认定的事实和判决',
      "The appellant's requests and reasons; The appellee's answer; Findings and judgment at first instance",
    ),
    under(
      bi(
        '新证据的采纳和证明力，逾期的处理（《民诉法解释》第一百零二条）',
        'Whether the new evidence is accepted, its weight, and how the delay is dealt with (CPL Interpretation, Article 102)',
      ),
      '新证据的采纳与否',
      'Whether the new evidence is accepted',
    ),
    under(
      bi('裁判方式对应第一百七十七条的哪一项', 'Which item of Article 177 the outcome rests on'),
      '判决如下',
      'the court decides',
    ),
    under(
      bi('写明终审（第一百八十二条）', 'States that the judgment is final (Article 182)'),
      '终审判决',
      'This judgment is final',
    ),
  ],
});

const RECORD: Template = {
  id: 'appeal_deliberation_record',
  name: bi('合议庭评议笔录', 'Record of deliberation'),
  role_ids: ['clerk'],
  body: write(
    [
      title('合议庭评议笔录'),
      line('案号：{{case_number}}'),
      heading('承办法官介绍审理范围、新证据和争议'),
      blank(),
      heading('各成员的意见和理由（审判长最后）'),
      blank(),
      heading('表决结果和不同意见'),
      blank(),
      sign('presiding', '审判长'),
      sign('judge_a', '审判员'),
      sign('judge_b', '审判员'),
      sign('clerk', '书记员'),
    ],
    [
      title('Record of Deliberation'),
      line('Case number: {{case_number}}'),
      heading('Report by the reporting judge on the scope, the new evidence and the dispute'),
      blank(),
      heading('Opinions and reasons of the members, the presiding judge last'),
      blank(),
      heading('Vote and differing opinions'),
      blank(),
      sign('presiding', 'Presiding judge'),
      sign('judge_a', 'Judge'),
      sign('judge_b', 'Judge'),
      sign('clerk', 'Court clerk'),
    ],
  ),
  elements: [
    bi(
      '合议庭成员签名（《民事诉讼法》第四十五条）',
      'Signed by the members of the panel (Civil Procedure Law, Article 45)',
    ),
    bi('不同意见如实记入（第四十五条）', 'Differing opinions are entered truthfully (Article 45)'),
  ],
};

const REPORT: Template = {
  id: 'appeal_report',
  name: bi('实验报告', 'Experiment report'),
  role_ids: [...ALL_ROLES],
  body: write(
    [
      title('实验报告'),
      line('案件：{{appellant_name}}与{{appellee_name}}民间借贷纠纷二审　　案号：{{case_number}}'),
      line('报告人：{{report_member}}　　角色：{{report_role}}'),
      heading('一、我承担的任务'),
      blank(),
      heading('二、新证据改变了我对一审的看法吗，为什么'),
      blank(),
      heading('三、二审和一审在程序上的三处不同'),
      blank(),
      heading('四、如果重来一次'),
      blank(),
    ],
    [
      title('Experiment Report'),
      line(
        'Case: {{appellant_name}} and {{appellee_name}}, private lending, second instance. Number: {{case_number}}',
      ),
      line('Written by: {{report_member}}. Role: {{report_role}}'),
      heading('1. What I had to do'),
      blank(),
      heading('2. Did the new evidence change my view of the judgment below, and why'),
      blank(),
      heading('3. Three differences of procedure between the two instances'),
      blank(),
      heading('4. If I could do it again'),
      blank(),
    ],
  ),
  elements: [
    under(bi('本人角色的任务', 'The task of the role played'), '我承担的任务', 'What I had to do'),
    bi('引用条文和证据编号', 'Articles and numbered evidence are cited'),
    bi('两审程序的比较', 'The procedure of the two instances is compared'),
  ],
};

export const judgmentTemplates = (at: Premise): Template[] => [judgmentTemplate(at), RECORD];
export const REPORT_TEMPLATES: Template[] = [REPORT];
