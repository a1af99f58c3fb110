import type { DocumentForm } from '@lets/contract';
import { bi, blank, heading, line, p, sign, table, title, under } from '../build.ts';
import { DRAFTER, write } from './fields.ts';

export const OPINION: DocumentForm = {
  id: 'legal_opinion',
  group: 'drafting',
  name: bi('法律意见书', 'Legal opinion'),
  body: write(
    [
      title('法律意见书'),
      line('致：{{client_name}}'),
      line('关于：{{subject}}'),
      heading('一、委托事项和审阅的材料'),
      blank(),
      heading('二、事实和假设'),
      p('（已经核实的事实；本意见所依赖、未经核实的假设。）'),
      heading('三、法律分析'),
      p('（逐个问题：规则、适用、结论。）'),
      heading('四、结论和建议'),
      blank(),
      heading('五、保留和限制'),
      blank(),
      sign(DRAFTER, '出具人'),
      line('{{today}}', 'right'),
    ],
    [
      title('Legal Opinion'),
      line('To: {{client_name}}'),
      line('On: {{subject}}'),
      heading('1. Instructions and papers read'),
      blank(),
      heading('2. Facts and assumptions'),
      p('(Facts verified; assumptions that this opinion relies on.)'),
      heading('3. Analysis'),
      p('(Question by question: rule, application, conclusion.)'),
      heading('4. Conclusions and advice'),
      blank(),
      heading('5. Reservations'),
      blank(),
      sign(DRAFTER, 'Issued by'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '事实、假设、分析、结论、保留各自分开',
        'Facts, assumptions, analysis, conclusions and reservations apart',
      ),
      '二、事实和假设；三、法律分析；四、结论和建议；五、保留和限制',
      '2. Facts and assumptions; 3. Analysis; 4. Conclusions; 5. Reservations',
    ),
    bi('结论明确，引用条文', 'Clear conclusions with articles'),
  ],
};

export const EXPLANATION: DocumentForm = {
  id: 'bill_explanation',
  group: 'drafting',
  name: bi('关于草案的说明', 'Explanatory note on a bill'),
  body: write(
    [
      title('关于{{subject}}（草案）的说明'),
      heading('一、制定的必要性'),
      blank(),
      heading('二、起草过程'),
      blank(),
      heading('三、主要内容'),
      table(['条文', '拟解决的问题', '上位法依据'], ['', '', ''], ['', '', '']),
      heading('四、不同意见和处理'),
      p('（各方的主要意见；采纳或者不采纳的理由。）'),
      sign(DRAFTER, '起草人'),
      line('{{today}}', 'right'),
    ],
    [
      title('Explanatory Note on {{subject}} (Bill)'),
      heading('1. Why it is needed'),
      blank(),
      heading('2. How it was drafted'),
      blank(),
      heading('3. What it provides'),
      table(['Clause', 'Problem addressed', 'Basis in higher law'], ['', '', ''], ['', '', '']),
      heading('4. Differing views and how they were dealt with'),
      p('(The main views of each side; why they were followed or not.)'),
      sign(DRAFTER, 'Drafter'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi(
        '必要性、可行性和主要内容（《立法法》第五十八条）',
        'Need, feasibility and main contents (Legislation Law, Article 58)',
      ),
      '一、制定的必要性；三、主要内容',
      '1. Why it is needed; 3. What it provides',
    ),
    under(
      bi(
        '涉及合宪性问题的相关意见，对重大分歧意见的协调处理情况',
        'Views on questions of constitutionality, and how major differences of opinion were dealt with',
      ),
      '四、不同意见和处理',
      '4. Differing views',
    ),
  ],
};

export const COMMISSION: DocumentForm = {
  id: 'forensic_commission',
  group: 'drafting',
  name: bi('司法鉴定委托书', 'Letter of commission to experts'),
  body: write(
    [
      title('司法鉴定委托书'),
      line('{{institution}}：'),
      p('本院（单位）受理的{{case_number}}{{cause}}一案，需对下列专门性问题进行鉴定，特委托贵机构：'),
      heading('一、鉴定事项（只写专门性问题，不写结论）'),
      blank(),
      heading('二、鉴定材料'),
      table(['编号', '材料名称', '来源', '是否经过质证'], ['1', '', '', ''], ['2', '', '', '']),
      heading('三、鉴定要求和期限'),
      blank(),
      sign(DRAFTER, '委托人'),
      line('{{today}}', 'right'),
    ],
    [
      title('Letter of Commission'),
      line('To {{institution}}:'),
      p('In {{case_number}}, {{cause}}, the following special questions call for examination:'),
      heading('1. Questions (special questions only, no conclusions)'),
      blank(),
      heading('2. Material'),
      table(['No.', 'Material', 'Source', 'Tested by the parties'], ['1', '', '', ''], ['2', '', '', '']),
      heading('3. Requirements and time'),
      blank(),
      sign(DRAFTER, 'Commissioned by'),
      line('{{today}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi('事项是专门性问题，不含结论', 'Special questions without conclusions'),
      '一、鉴定事项',
      '1. Questions',
    ),
    under(bi('鉴定材料经过质证', 'Only tested material'), '是否经过质证', 'Tested by the parties'),
  ],
};
