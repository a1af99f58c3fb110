import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, seal, sign, title, under } from '../../build.ts';
import { write } from '../fields.ts';

/** What the filing division sends out when it takes a case (Civil Procedure Law, Articles 126 and 129). */
export const ACCEPTANCE_NOTICE: Template = {
  id: 'acceptance_notice',
  name: bi('受理案件通知书', 'Notice of acceptance'),
  role_ids: ['filing_judge'],
  body: write(
    [
      title('{{court}}'),
      title('受理案件通知书'),
      line('{{case_number}}', 'right'),
      line('{{plaintiff_name}}：'),
      p('你诉{{defendant_name}}民间借贷纠纷一案，本院于 {{filing_date}}登记立案。'),
      heading('一、为什么受理：四项起诉条件和管辖'),
      blank(),
      heading('二、诉讼权利和义务'),
      blank(),
      heading('三、案件受理费和预交期限'),
      blank(),
      heading('四、先行调解的征询结果'),
      blank(),
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
      blank(),
      heading('2. Procedural rights and duties'),
      blank(),
      heading('3. The court fee and the time for paying it'),
      blank(),
      heading("4. The plaintiff's answer on mediation before filing"),
      blank(),
      sign('filing_judge', 'Filing judge'),
      line('{{filing_date}}', 'right'),
      seal("Qinghe District People's Court"),
    ],
  ),
  elements: [
    under(
      bi(
        '四项起诉条件和管辖的依据（《民事诉讼法》第一百二十二条、第二十四条）',
        'The four conditions and the ground of jurisdiction (Civil Procedure Law, Articles 122 and 24)',
      ),
      '为什么受理',
      'Why it is accepted',
    ),
    under(
      bi('诉讼权利义务（第一百二十九条）', 'Procedural rights and duties (Article 129)'),
      '诉讼权利和义务',
      'Procedural rights and duties',
    ),
    under(
      bi(
        '受理费怎样计算、何时预交（《诉讼费用交纳办法》第十三条）',
        'How the fee is calculated and when it is paid (Measures on Litigation Costs, Article 13)',
      ),
      '案件受理费和预交期限',
      'The court fee and the time',
    ),
    under(
      bi(
        '不对实体问题表态；先行调解的征询（第一百二十五条）',
        "No view on the merits; the plaintiff's answer on mediation (Article 125)",
      ),
      '先行调解的征询结果',
      'mediation before filing',
    ),
  ],
};
