import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, sign, table, title, under } from '../../build.ts';
import { write } from '../fields.ts';

const REPORT: Template = {
  id: 'diligence_report',
  name: bi('法律尽职调查报告', 'Legal due diligence report'),
  role_ids: ['counsel_b', 'analyst'],
  body: write(
    [
      title('法律尽职调查报告'),
      line('{{matter_number}}', 'right'),
      line('致：{{buyer_name}}'),
      p('{{firm}}接受委托，对{{target_name}}进行法律尽职调查，基准日 {{diligence_date}}。'),
      heading('一、调查方法和限制（查了什么，见到原件还是复印件，没有查到的）'),
      blank(),
      heading('二、主体和股权'),
      p('{{seller_name}}持有 {{share}}，认缴 {{contribution}} 元，其中 {{unpaid}} 元未实缴。'),
      blank(),
      heading('三、重大发现'),
      p('{{findings}}'),
      table(
        ['问题', '事实和证据', '法律分析', '处理建议'],
        ['对外担保', '', '', ''],
        ['专利', '', '', ''],
        ['未实缴出资', '', '', ''],
        ['社会保险', '', '', ''],
        ['控股股东变更条款', '', '', ''],
      ),
      heading('四、结论'),
      blank(),
      sign('analyst', '调查律师'),
      sign('counsel_b', '复核律师'),
    ],
    [
      title('Legal Due Diligence Report'),
      line('{{matter_number}}', 'right'),
      line('To: {{buyer_name}}'),
      p(
        '{{firm}} was instructed to carry out legal due diligence on {{target_name}}. Reference date: {{diligence_date}}.',
      ),
      heading('1. Method and limits (what was examined, original or copy, what was not found)'),
      blank(),
      heading('2. Entity and equity'),
      p(
        '{{seller_name}} holds {{share}}, with {{contribution}} yuan subscribed, of which {{unpaid}} yuan has not yet been paid in.',
      ),
      blank(),
      heading('3. Main findings'),
      p('{{findings}}'),
      table(
        ['Issue', 'Fact and evidence', 'Law', 'Advice'],
        ['Guarantee', '', '', ''],
        ['Patent', '', '', ''],
        ['Unpaid contribution', '', '', ''],
        ['Social insurance', '', '', ''],
        ['Change of control', '', '', ''],
      ),
      heading('4. Conclusion'),
      blank(),
      sign('analyst', 'Due diligence lawyer'),
      sign('counsel_b', 'Reviewed by'),
    ],
  ),
  elements: [
    under(
      bi('方法、范围、基准日', 'Method, scope, reference date'),
      '基准日；一、调查方法和限制',
      'Reference date; 1. Method and limits',
    ),
    bi('五个问题各有事实、证据、分析、处理', 'Five issues, each with fact, evidence, analysis, advice'),
    bi(
      '担保按银行善意、非善意分写',
      'The guarantee in both cases, with the bank in good faith and not in good faith',
    ),
  ],
};

const LETTER: Template = {
  id: 'disclosure_letter',
  name: bi('披露函', 'Disclosure letter'),
  role_ids: ['counsel_s', 'seller', 'finance'],
  body: write(
    [
      title('披露函'),
      line('致：{{buyer_name}}'),
      p('就转让{{target_name}} {{share}} 股权事宜，{{seller_name}}披露如下，作为陈述与保证的例外。'),
      heading('一、披露的事项'),
      p('{{disclosed}}'),
      heading('二、逐项说明（事实、金额、期限、所附文件）'),
      blank(),
      heading('三、没有其他应当披露而未披露的重要事实'),
      blank(),
      sign('seller', '转让方'),
      sign('finance', '目标公司财务负责人（就所附财务资料）'),
      sign('counsel_s', '经办律师'),
    ],
    [
      title('Disclosure Letter'),
      line('To: {{buyer_name}}'),
      p(
        'With regard to the transfer of {{share}} of {{target_name}}, {{seller_name}} discloses the following as exceptions to the representations and warranties.',
      ),
      heading('1. Matters disclosed'),
      p('{{disclosed}}'),
      heading('2. Each matter in detail (facts, amount, time limit, annexed documents)'),
      blank(),
      heading('3. No other important facts that ought to be disclosed remain undisclosed'),
      blank(),
      sign('seller', 'Transferor'),
      sign('finance', 'Head of finance of the target (for the annexed financial documents)'),
      sign('counsel_s', 'Lawyer'),
    ],
  ),
  elements: [
    under(
      bi('担保、专利、出资、社保、客户五项', 'Guarantee, patent, contribution, insurance, customer'),
      '披露的事项',
      'Matters disclosed',
    ),
    under(
      bi('写到对方能核对', 'In enough detail for the other side to check'),
      '二、逐项说明',
      '2. Each matter',
    ),
    bi('不隐瞒重要事实（《民法典》第五百条）', 'No important fact concealed (Civil Code, Article 500)'),
  ],
};

export const DILIGENCE_TEMPLATES: Template[] = [REPORT];
export const DISCLOSURE_TEMPLATES: Template[] = [LETTER];
