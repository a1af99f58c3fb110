import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, seal, sign, title, under } from '../build.ts';
import { write } from './fields.ts';

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
      bi('有利于当事人的情节也要写', "The facts in the party's favour as well"),
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
      p('Hearing officer, clerk, and the right to ask for recusal:'),
      blank(),
      p(
        'You may attend in person or through one or two agents; if you refuse to attend without just cause, you are deemed to waive the hearing.',
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
        'Conducted by a person who did not investigate; right to apply for recusal (item 4)',
      ),
      '听证主持人、记录员姓名',
      'Hearing officer, clerk',
    ),
    under(bi('公开举行（第三项）', 'Public (item 3)'), '公开举行听证', 'public hearing'),
  ],
};
