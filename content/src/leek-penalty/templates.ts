import type { Bilingual, Template } from '@lets/contract';
import { bi, blank, heading, line, p, part, seal, sign, title, under, wordedAfter } from '../build.ts';
import { write } from './fields.ts';
import { ALL_ROLES } from './roles.ts';

export const NOTICE: Template = {
  id: 'penalty_notice',
  name: bi('行政处罚告知书', 'Notice of the proposed penalty'),
  role_ids: ['officer_a', 'officer_b'],
  body: write(
    [
      title('{{agency}}'),
      title('行政处罚告知书'),
      line('{{case_number}}（告）', 'right'),
      line('{{party_name}}，{{party_address}}：'),
      p('本局 {{filing_date}}立案调查的你经营不合格韭菜一案，现已调查终结。'),
      p('调查人员：{{officer_a_name}}、{{officer_b_name}}。查明的事实：{{facts_found}}'),
      p('证据：'),
      blank(),
      p('拟处罚的内容：{{proposed_penalty}}'),
      p('理由和依据：{{grounds}}'),
      p(
        '依照[[《中华人民共和国行政处罚法》第四十四条]]、[[第六十三条]]，你有权进行陈述、申辩；有权在收到本告知书之日起五日内要求听证，不承担听证费用。',
      ),
      sign('officer_a', '执法人员'),
      sign('officer_b', '执法人员'),
      line('{{notice_date}}', 'right'),
      seal('明德市清和区市场监督管理局'),
    ],
    [
      title('{{agency}}'),
      title('Notice of the Proposed Penalty'),
      line('{{case_number}} (notice)', 'right'),
      line('To {{party_name}}, {{party_address}}:'),
      p(
        'The investigation of your trading in leeks that failed the test, filed on {{filing_date}}, is concluded.',
      ),
      p('Investigated by {{officer_a_name}} and {{officer_b_name}}. Facts found: {{facts_found}}'),
      p('Evidence:'),
      blank(),
      p('Proposed penalty: {{proposed_penalty}}'),
      p('Reasons and grounds: {{grounds}}'),
      p(
        'Under [[Articles 44]] and [[63 of the Administrative Penalty Law]] you have the right to make statements and to plead, and within five days of receiving this notice to ask for a hearing, at no cost to you.',
      ),
      sign('officer_a', 'Officer'),
      sign('officer_b', 'Officer'),
      line('{{notice_date}}', 'right'),
      seal('Qinghe Market Administration'),
    ],
  ),
  elements: [
    under(
      bi(
        '拟处罚的内容、事实、理由、依据（《行政处罚法》第四十四条）',
        'Proposed penalty, facts, reasons, grounds (Administrative Penalty Law, Article 44)',
      ),
      '查明的事实；证据：；拟处罚的内容；理由和依据',
      'Facts found; Evidence:; Proposed penalty; Reasons and grounds',
    ),
    under(
      bi(
        '陈述、申辩、要求听证的权利和期限（第六十三条、第六十四条）',
        'The rights to state, plead and be heard, with the time (Articles 63 and 64)',
      ),
      '你有权进行陈述、申辩',
      'right to make statements',
    ),
    under(
      bi('有利于当事人的情节也要写', 'What speaks for the party as well'),
      '理由和依据',
      'Reasons and grounds',
    ),
  ],
};

export const PLEA: Template = {
  id: 'plea',
  name: bi('陈述申辩书和听证申请', 'Plea and request for a hearing'),
  role_ids: ['agent', 'party'],
  body: write(
    [
      title('陈述申辩书'),
      line('案号：{{case_number}}　　当事人：{{party_name}}　　代理人：{{agent_name}}'),
      p(
        '{{request_date}}，当事人依照[[《中华人民共和国行政处罚法》第六十四条第一项]]要求听证，并陈述申辩如下。',
      ),
      heading('一、请求'),
      p('{{plea}}'),
      heading('二、事实和证据（进货、查验、来源、改正，引用证据编号）'),
      blank(),
      heading('三、理由（免予、不予、减轻，依次说明）'),
      blank(),
      sign('party', '当事人'),
    ],
    [
      title('Plea'),
      line('Case number: {{case_number}}. Party: {{party_name}}. Agent: {{agent_name}}'),
      p(
        'On {{request_date}} the party asks for a hearing under [[Article 64(1) of the Administrative Penalty Law]] and pleads as follows.',
      ),
      heading('1. What is asked for'),
      p('{{plea}}'),
      heading('2. Facts and evidence: purchase, checks, source, correction, with numbers'),
      blank(),
      heading('3. Reasons: exemption, no penalty, mitigation, in turn'),
      blank(),
      sign('party', 'Party'),
    ],
  ),
  elements: [
    under(
      bi('五日内提出（第六十四条第一项）', 'Within five days (Article 64(1))'),
      '要求听证，并陈述申辩',
      'asks for a hearing',
    ),
    under(
      bi('请求分层次：免予、不予、减轻', 'Requests in order: exemption, no penalty, mitigation'),
      '一、请求',
      '1. What is asked for',
    ),
    under(
      bi(
        '事实如实，不补造记录（第五十五条第二款）',
        'Truthful; no records made up (Article 55, second paragraph)',
      ),
      '二、事实和证据',
      '2. Facts and evidence',
    ),
  ],
};

export const HEARING_NOTICE: Template = {
  id: 'hearing_notice',
  name: bi('行政处罚听证通知书', 'Notice of the hearing'),
  role_ids: ['host', 'clerk'],
  body: write(
    [
      title('行政处罚听证通知书'),
      line('{{case_number}}（听）', 'right'),
      line('{{party_name}}：'),
      p('根据你 {{request_date}}的要求，本局定于 {{hearing_date}}上午九时在本局听证室公开举行听证。'),
      p('听证主持人、记录员姓名和回避的权利：'),
      blank(),
      p('你可以亲自参加，也可以委托一至二人代理；无正当理由拒不出席的，视为放弃听证权利。'),
      sign('host', '听证主持人'),
      line('{{hearing_notice_date}}', 'right'),
      seal('明德市清和区市场监督管理局'),
    ],
    [
      title('Notice of the Hearing'),
      line('{{case_number}} (hearing)', 'right'),
      line('To {{party_name}}:'),
      p(
        'At your request of {{request_date}} a public hearing will be held on {{hearing_date}} at nine in the hearing room of this agency.',
      ),
      p('Hearing officer, clerk, and the right to ask for withdrawal:'),
      blank(),
      p(
        'You may attend in person or through one or two agents; whoever refuses to attend without just cause is deemed to waive the hearing.',
      ),
      sign('host', 'Hearing officer'),
      line('{{hearing_notice_date}}', 'right'),
      seal('Qinghe Market Administration'),
    ],
  ),
  elements: [
    under(
      bi('听证七日前送达（第六十四条第二项）', 'Served seven days before (Article 64(2))'),
      '本局定于；听证通知日期',
      'hearing will be held; Date of the notice of hearing',
    ),
    under(
      bi(
        '主持人不是本案调查人员，告知回避（第四项）',
        'Conducted by somebody who did not investigate; right to ask for withdrawal (item 4)',
      ),
      '听证主持人、记录员姓名',
      'Hearing officer, clerk',
    ),
    under(bi('公开举行（第三项）', 'Public (item 3)'), '公开举行听证', 'public hearing'),
  ],
};

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
      bi('没有通过审核不得决定（第五十八条）', 'No decision unless passed (Article 58)'),
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
      part('Statements, Plea and Hearing, and What is Adopted'),
      blank(),
      part('Reasons and Grounds'),
      p('{{grounds}}'),
      ...grounds.en,
      blank(),
      part('Decision'),
      ...decided.en,
      p(
        "Whoever does not accept this decision may within sixty days of receipt apply to the People's Government of Qinghe District for administrative review, or within six months of receipt bring an administrative action according to law.",
      ),
      sign('officer_a', 'Officer in charge'),
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
      'Party:; Facts and Evidence; Reasons and Grounds; Decision; does not accept this decision; Date of the decision',
    ),
    under(
      bi('回应陈述、申辩（第四十五条）', 'An answer to the plea (Article 45)'),
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
    bi('对程序的反思', 'Procedure thought over'),
  ],
};

export const REVIEW_TEMPLATES: Template[] = [REVIEW];
export const DECISION_TEMPLATES: Template[] = [DECISION];
export const REPORT_TEMPLATES: Template[] = [REPORT];
