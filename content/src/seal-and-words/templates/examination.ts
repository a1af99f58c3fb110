import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, seal, sign, table, title, under } from '../../build.ts';
import { write } from '../fields.ts';

/** Each expert keeps a record of their own: the same form, another signature. */
function recordOf(id: string, role: 'expert_a' | 'expert_b'): Template {
  return {
    id,
    name: bi('检验记录', 'Record of examination'),
    role_ids: [role],
    body: write(
      [
        title('文书鉴定检验记录'),
        line('委托：{{court}}　{{case_number}}'),
        line('检材：{{specimen}}'),
        heading('一、事项一：印文与文字的形成次序'),
        table(
          ['交叉点', '显微所见', '荧光所见', '判断'],
          ['1', '', '', ''],
          ['2', '', '', ''],
          ['3', '', '', ''],
          ['4', '', '', ''],
          ['5', '', '', ''],
          ['6', '', '', ''],
        ),
        heading('二、模拟实验（方法、结果、反例）'),
        blank(),
        heading('三、事项二：签名（符合的特征、差异的特征、样本是否充分）'),
        blank(),
        heading('四、所见'),
        p('{{observed}}'),
        heading('五、判断和理由'),
        p('{{analysis}}'),
        sign(role, '检验人'),
      ],
      [
        title('Record of the Examination of a Document'),
        line('Commissioned by {{court}}, {{case_number}}'),
        line('Specimen: {{specimen}}'),
        heading('1. Matter one: the order of imprint and words'),
        table(
          ['Crossing', 'Microscope', 'Fluorescence', 'Conclusion'],
          ['1', '', '', ''],
          ['2', '', '', ''],
          ['3', '', '', ''],
          ['4', '', '', ''],
          ['5', '', '', ''],
          ['6', '', '', ''],
        ),
        heading('2. Simulation (method, results, counter-examples)'),
        blank(),
        heading(
          '3. Matter two: the signature (features that agree, that differ, whether the samples suffice)',
        ),
        blank(),
        heading('4. Observations'),
        p('{{observed}}'),
        heading('5. Conclusions and reasons'),
        p('{{analysis}}'),
        sign(role, 'Examined by'),
      ],
    ),
    elements: [
      under(
        bi('所见和判断分开', 'Observations and conclusions kept separate'),
        '四、所见；五、判断和理由',
        '4. Observations; 5. Conclusions',
      ),
      bi('反例、不明点照录', 'Counter-examples and inconclusive points recorded'),
      bi('样本是否充分', 'Whether the samples suffice'),
    ],
  };
}

const ADVISOR: Template = {
  id: 'advisor_application',
  name: bi('有专门知识的人出庭申请书', 'Application for a person with special knowledge'),
  role_ids: ['counsel_p', 'advisor'],
  body: write(
    [
      title('有专门知识的人出庭申请书'),
      line('{{case_number}}', 'right'),
      line('申请人：{{plaintiff_name}}'),
      p('依照[[《中华人民共和国民事诉讼法》第八十二条]]，申请通知有专门知识的人出庭。'),
      heading('一、有专门知识的人的基本情况'),
      blank(),
      heading('二、申请的目的（针对的专业问题）'),
      blank(),
      heading('三、拟向鉴定人提出的问题'),
      blank(),
      sign('counsel_p', '委托诉讼代理人'),
      sign('advisor', '有专门知识的人（同意出庭）'),
    ],
    [
      title('Application for a Person with Special Knowledge'),
      line('{{case_number}}', 'right'),
      line('Applicant: {{plaintiff_name}}'),
      p(
        'Under [[Article 82 of the Civil Procedure Law]] the applicant asks the court to notify a person with special knowledge to appear in court.',
      ),
      heading('1. Particulars of the person'),
      blank(),
      heading('2. Purpose (special questions)'),
      blank(),
      heading('3. Questions to the experts'),
      blank(),
      sign('counsel_p', 'Counsel'),
      sign('advisor', 'Person with special knowledge (agrees to appear)'),
    ],
  ),
  elements: [
    under(
      bi(
        '基本情况和目的（《民事诉讼证据规定》第八十三条）',
        'Particulars and purpose (Provisions on Evidence, Article 83)',
      ),
      '基本情况；申请的目的',
      '1. Particulars; 2. Purpose',
    ),
    bi('只谈专业问题', 'Special questions only'),
  ],
};

const OPINION: Template = {
  id: 'expert_opinion',
  name: bi('司法鉴定意见书', 'Opinion of the experts'),
  role_ids: ['expert_a', 'expert_b'],
  body: write(
    [
      title('{{institution}}'),
      title('司法鉴定意见书'),
      heading('一、委托人和委托事项'),
      p('委托人：{{court}}，{{case_number}}。受理日期：{{accepted_date}}。'),
      p('{{matters}}'),
      heading('二、鉴定材料'),
      p('检材：{{specimen}}。'),
      blank(),
      heading('三、原理和方法'),
      blank(),
      heading('四、鉴定过程'),
      p('{{observed}}'),
      blank(),
      heading('五、分析说明（含局限）'),
      p('{{analysis}}'),
      blank(),
      heading('六、鉴定意见'),
      p('{{opinion}}'),
      heading('七、不同意见（注明）'),
      p('{{dissent}}'),
      heading('附：承诺书、资格证明、比对照片'),
      sign('expert_a', '司法鉴定人'),
      sign('expert_b', '司法鉴定人'),
      line('{{opinion_date}}', 'right'),
      seal('明德司法鉴定中心'),
    ],
    [
      title('{{institution}}'),
      title('Opinion of the Experts'),
      heading('1. Commission and matters'),
      p('Commissioned by {{court}}, {{case_number}}. Accepted on {{accepted_date}}.'),
      p('{{matters}}'),
      heading('2. Material'),
      p('Specimen: {{specimen}}.'),
      blank(),
      heading('3. Principles and methods'),
      blank(),
      heading('4. Process'),
      p('{{observed}}'),
      blank(),
      heading('5. Analysis (with limits)'),
      p('{{analysis}}'),
      blank(),
      heading('6. Opinion'),
      p('{{opinion}}'),
      heading('7. Differing opinion (noted)'),
      p('{{dissent}}'),
      heading('Annexed: undertaking, proof of qualification, photographs'),
      sign('expert_a', 'Expert'),
      sign('expert_b', 'Expert'),
      line('{{opinion_date}}', 'right'),
      seal('Mingde Forensic Centre'),
    ],
  ),
  elements: [
    under(
      bi('七项内容（《民事诉讼证据规定》第三十六条）', 'Seven items (Provisions on Evidence, Article 36)'),
      '一、委托人和委托事项；二、鉴定材料；三、原理和方法；四、鉴定过程；六、鉴定意见；承诺书',
      '1. Commission and matters; 2. Material; 3. Principles and methods; 4. Process; 6. Opinion; undertaking',
    ),
    bi(
      '不同意见注明（《司法鉴定程序通则》第三十七条）',
      'Differing opinions noted (General Rules, Article 37)',
    ),
    bi('局限写明：打印机、两个不明点', 'Limits stated: the printer and the two inconclusive points'),
    under(bi('只答委托的问题', 'Only the questions commissioned are answered'), '六、鉴定意见', '6. Opinion'),
  ],
};

export const RECORD_A_TEMPLATES: Template[] = [recordOf('record_a', 'expert_a')];
export const RECORD_B_TEMPLATES: Template[] = [recordOf('record_b', 'expert_b')];
export const ADVISOR_TEMPLATES: Template[] = [ADVISOR];
export const OPINION_TEMPLATES: Template[] = [OPINION];
