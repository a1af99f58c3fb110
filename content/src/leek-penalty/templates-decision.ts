import type { Bilingual, Template } from '@lets/contract';
import { bi, blank, heading, line, p, part, seal, sign, title, under, wordedAfter } from '../build.ts';
import { write } from './fields.ts';
import { ALL_ROLES } from './roles.ts';

const REVIEW: Template = {
  id: 'legal_review',
  name: bi('法制审核意见书', 'Opinion of the legal review'),
  role_ids: ['host'],
  body: write(
    [
      title('法制审核意见书'),
      line('案号：{{case_number}}　　当事人：{{party_name}}'),
      heading('一、主体、权限、程序'),
      blank(),
      heading('二、事实和证据：{{facts_found}}'),
      blank(),
      heading('三、三条路逐一比较（免予、不予或者减轻、起点）'),
      blank(),
      heading('四、审核意见和建议的处罚'),
      p('{{proposed_penalty}}'),
      p('依据：{{grounds}}'),
      sign('host', '审核人'),
      line('{{review_date}}', 'right'),
    ],
    [
      title('Opinion of the Legal Review'),
      line('Case number: {{case_number}}. Party: {{party_name}}'),
      heading('1. Competence, powers, procedure'),
      blank(),
      heading('2. Facts and evidence: {{facts_found}}'),
      blank(),
      heading('3. The three ways compared: exemption, no penalty or mitigation, the minimum'),
      blank(),
      heading('4. Opinion and penalty proposed'),
      p('{{proposed_penalty}}'),
      p('Grounds: {{grounds}}'),
      sign('host', 'Reviewed by'),
      line('{{review_date}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '根据听证笔录（《行政处罚法》第六十五条）',
        'On the record of the hearing (Administrative Penalty Law, Article 65)',
      ),
      '二、事实和证据',
      '2. Facts and evidence',
    ),
    bi('逐条比较从轻、减轻、不予、免予', 'Each ground for less compared'),
    under(
      bi('没有通过审核不得决定（第五十八条）', 'No decision unless the review approves it (Article 58)'),
      '四、审核意见',
      '4. Opinion',
    ),
  ],
};

type Words = Parameters<typeof write>[0];
type Pair = { readonly zh: Words; readonly en: Words };

/** A decision of the agency around its further grounds and what it decides. */
function decision({ name, grounds, decided }: { name: Bilingual; grounds: Pair; decided: Pair }) {
  return write(
    [
      title('{{agency}}'),
      title(name.zh),
      line('{{case_number}}', 'right'),
      line('当事人：{{party_name}}，{{party_address}}'),
      part('事实和证据'),
      p('{{facts_found}}'),
      blank(),
      part('当事人的陈述、申辩和听证，采纳情况'),
      blank(),
      part('理由和依据'),
      p('{{grounds}}'),
      ...grounds.zh,
      blank(),
      part('决定'),
      ...decided.zh,
      p(
        '不服本决定的，可以自收到之日起六十日内向清和区人民政府申请行政复议，也可以自收到之日起六个月内依法提起行政诉讼。',
      ),
      sign('officer_a', '承办人'),
      sign('deputy_a', '会签'),
      sign('head', '签发'),
      line('{{decision_date}}', 'right'),
      seal('明德市清和区市场监督管理局'),
    ],
    [
      title('{{agency}}'),
      title(name.en),
      line('{{case_number}}', 'right'),
      line('Party: {{party_name}}, {{party_address}}'),
      part('Facts and Evidence'),
      p('{{facts_found}}'),
      blank(),
      part('Statements, Plea and Hearing, and What Is Accepted'),
      blank(),
      part('Reasons and Grounds'),
      p('{{grounds}}'),
      ...grounds.en,
      blank(),
      part('Decision'),
      ...decided.en,
      p(
        "If you do not accept this decision, you may within sixty days of receipt apply to the People's Government of Qinghe District for administrative reconsideration, or within six months of receipt bring an administrative action according to law.",
      ),
      sign('officer_a', 'Officer in charge'),
      sign('deputy_a', 'Countersigned by'),
      sign('head', 'Signed by'),
      line('{{decision_date}}', 'right'),
      seal('Qinghe Market Administration'),
    ],
  );
}

const DECISION: Template = {
  id: 'penalty_decision',
  name: bi('行政处罚决定书', 'Penalty decision'),
  role_ids: ['officer_a', 'officer_b'],
  body: decision({
    name: bi('行政处罚决定书', 'Penalty Decision'),
    grounds: { zh: [], en: [] },
    decided: {
      zh: [
        p('违法所得 {{gain}} 元。决定：{{penalty}}'),
        p('罚没款自收到本决定书之日起十五日内到指定银行或者通过电子支付系统缴纳。'),
      ],
      en: [
        p('Unlawful gain: {{gain}} yuan. Decided: {{penalty}}'),
        p('To be paid within fifteen days of receipt at the designated bank or by electronic payment.'),
      ],
    },
  }),
  variants: [
    wordedAfter(
      { second_vote: 'passed' },
      bi('不予行政处罚决定书', 'Decision not to impose a penalty'),
      decision({
        name: bi('不予行政处罚决定书', 'Decision Not to Impose a Penalty'),
        grounds: {
          zh: [p('（初次违法、危害后果轻微、及时改正，三项各有哪些事实和证据。）')],
          en: [
            p(
              '(First violation, slight harm, timely correction: the facts and evidence for each of the three.)',
            ),
          ],
        },
        decided: {
          zh: [
            p(
              '依照[[《中华人民共和国行政处罚法》第三十三条第一款]]，决定对当事人不予行政处罚，违法所得不予没收。',
            ),
            p('依照[[《中华人民共和国行政处罚法》第三十三条第三款]]，对当事人进行教育：（写明教育的内容。）'),
          ],
          en: [
            p(
              "Under [[Article 33, first paragraph, of the Administrative Penalty Law of the People's Republic of China]] no penalty is imposed on the party, and the unlawful gain is not confiscated.",
            ),
            p(
              "Under [[Article 33, third paragraph, of the Administrative Penalty Law of the People's Republic of China]] the party is instructed: (what the instruction says).",
            ),
          ],
        },
      }),
    ),
  ],
  elements: [
    under(
      bi('第五十九条的六项内容和印章', 'The six items of Article 59 and the seal'),
      '当事人：；事实和证据；理由和依据；决定；不服本决定；决定日期',
      'Party:; Facts and Evidence; Reasons and Grounds; Decision; do not accept this decision; Date of the decision',
    ),
    under(
      bi('回应陈述、申辩（第四十五条）', 'A response to the plea (Article 45)'),
      '当事人的陈述、申辩和听证',
      'Statements, Plea and Hearing',
    ),
    under(
      bi(
        '减轻的理由和过罚相当（第五条、第三十二条）',
        'Why mitigated, and why commensurate (Articles 5 and 32)',
      ),
      '理由和依据',
      'Reasons and Grounds',
    ),
  ],
};

const REPORT: Template = {
  id: 'penalty_report',
  name: bi('实验报告', 'Experiment report'),
  role_ids: [...ALL_ROLES],
  body: write(
    [
      title('实验报告'),
      line('案件：{{party_name}}经营不合格韭菜案　　案号：{{case_number}}'),
      line('报告人：{{report_member}}　　角色：{{report_role}}'),
      heading('一、我承担的任务'),
      blank(),
      heading('二、三条路，我选哪一条，为什么'),
      blank(),
      heading('三、哪一步程序保护了当事人'),
      blank(),
      heading('四、如果重来一次'),
      blank(),
    ],
    [
      title('Experiment Report'),
      line('Case: {{party_name}}, leeks that failed the test. Number: {{case_number}}'),
      line('Written by: {{report_member}}. Role: {{report_role}}'),
      heading('1. What I had to do'),
      blank(),
      heading('2. Which of the three ways I chose, and why'),
      blank(),
      heading('3. Which step of procedure protected the party'),
      blank(),
      heading('4. If I could do it again'),
      blank(),
    ],
  ),
  elements: [
    under(bi('本人角色的任务', 'The task of the role'), '我承担的任务', 'What I had to do'),
    under(
      bi('裁量的理由引到条、款、项', 'Discretion argued by article, paragraph and item'),
      '三条路',
      'Which of the three ways',
    ),
    bi('对程序的反思', 'Reflection on the procedure'),
  ],
};

export const REVIEW_TEMPLATES: Template[] = [REVIEW];
export const DECISION_TEMPLATES: Template[] = [DECISION];
export const REPORT_TEMPLATES: Template[] = [REPORT];
