import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, sign, title, under } from '../../build.ts';
import { write } from '../fields.ts';

const APPLICATION: Template = {
  id: 'witness_application',
  name: bi('证人出庭作证申请书', 'Application for a witness to appear'),
  role_ids: ['counsel_d'],
  body: write(
    [
      title('证人出庭作证申请书'),
      line('{{case_number}}', 'right'),
      line('申请人：{{defendant_name}}'),
      p('依照[[《最高人民法院关于民事诉讼证据的若干规定》第六十九条]]，申请通知证人出庭作证。'),
      heading('一、证人的姓名、职业、住所、联系方式'),
      blank(),
      heading('二、作证的主要内容'),
      blank(),
      heading('三、与待证事实的关联和出庭的必要'),
      blank(),
      sign('counsel_d', '委托诉讼代理人'),
    ],
    [
      title('Application for a Witness to Appear'),
      line('{{case_number}}', 'right'),
      line('Applicant: {{defendant_name}}'),
      p(
        'Under [[Article 69 of the Provisions on Evidence]] the applicant asks the court to notify a witness to appear and testify.',
      ),
      heading('1. Name, occupation, domicile and contact details of the witness'),
      blank(),
      heading('2. Main content of the testimony'),
      blank(),
      heading('3. Relevance to the fact to be proved, and why the witness must appear'),
      blank(),
      sign('counsel_d', 'Counsel for the defendant'),
    ],
  ),
  elements: [
    under(
      bi(
        '证人的身份写全（第六十九条第二款）',
        'Full particulars of the witness (Article 69, second paragraph)',
      ),
      '一、证人的姓名',
      '1. Name',
    ),
    under(
      bi('作证的主要内容', 'The main content of the testimony'),
      '二、作证的主要内容',
      '2. Main content of the testimony',
    ),
    under(
      bi('关联性和必要性', 'Relevance and necessity'),
      '三、与待证事实的关联',
      '3. Relevance to the fact',
    ),
  ],
};

const PLEDGE: Template = {
  id: 'witness_pledge',
  name: bi('证人保证书', 'Pledge of the witness'),
  role_ids: ['manager'],
  body: write(
    [
      title('证人保证书'),
      line('{{court}}　{{case_number}}'),
      p('法院已经告知我如实作证的义务和作伪证的法律后果（[[民诉法解释第一百一十九条]]）。'),
      heading('一、我是谁，和双方是什么关系'),
      blank(),
      heading('二、我将就哪些亲身感知的事实作证'),
      blank(),
      heading('三、我不知道或者记不清的'),
      blank(),
      p('我保证据实陈述，绝无隐瞒、歪曲、增减；如有虚假陈述，愿意接受处罚。'),
      sign('manager', '证人'),
    ],
    [
      title('Pledge of the Witness'),
      line('{{court}}, {{case_number}}'),
      p(
        'The court has told me of my duty to testify truthfully and of the consequences of false testimony ([[Interpretation of the Civil Procedure Law, Article 119]]).',
      ),
      heading('1. Who I am, and how I am related to the parties'),
      blank(),
      heading('2. The facts that I perceived myself and will testify to'),
      blank(),
      heading('3. What I do not know or do not remember'),
      blank(),
      p(
        'I pledge to tell the truth without concealing, distorting, adding or omitting anything, and to accept punishment for any false statement.',
      ),
      sign('manager', 'Witness'),
    ],
  ),
  elements: [
    under(
      bi('和当事人的关系（第九十条第三项）', 'Relationship with a party (Article 90, item 3)'),
      '一、我是谁',
      '1. Who I am',
    ),
    under(
      bi(
        '只写亲身感知的事实（第七十二条第一款）',
        'Only facts perceived by the witness (Article 72, first paragraph)',
      ),
      '二、我将就哪些',
      '2. The facts that I perceived',
    ),
    under(
      bi('不知道的写明', 'What the witness does not know is stated'),
      '三、我不知道',
      '3. What I do not know',
    ),
  ],
};

export const WITNESS_TEMPLATES: Template[] = [APPLICATION, PLEDGE];
