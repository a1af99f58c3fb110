import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, seal, sign, table, title, under } from '../../build.ts';
import { write } from '../fields.ts';

const COMMISSION: Template = {
  id: 'commission_letter',
  name: bi('司法鉴定委托书', 'Letter of commission'),
  role_ids: ['judge', 'clerk'],
  body: write(
    [
      title('{{court}}'),
      title('司法鉴定委托书'),
      line('{{case_number}}', 'right'),
      line('{{institution}}：'),
      p(
        '本院审理{{plaintiff_name}}与{{defendant_name}}买卖合同纠纷一案，经双方协商确定，委托你中心进行鉴定。',
      ),
      heading('一、鉴定事项'),
      p('{{matters}}'),
      heading('二、鉴定范围和目的'),
      p('检材：{{specimen}}。'),
      blank(),
      heading('三、鉴定期限'),
      blank(),
      heading('四、移送的材料（均经质证）'),
      table(['编号', '名称', '数量', '原件或者复印件', '双方意见'], ['', '', '', '', '']),
      p(
        '请在鉴定开始前签署承诺书：保证客观、公正、诚实地进行鉴定，保证出庭作证，如作虚假鉴定应当承担法律责任。',
      ),
      sign('judge', '审判长'),
      sign('clerk', '移送人'),
      line('{{commission_date}}', 'right'),
      seal('明德市清和区人民法院'),
    ],
    [
      title('{{court}}'),
      title('Letter of Commission'),
      line('{{case_number}}', 'right'),
      line('To the {{institution}}:'),
      p(
        'In the dispute over a contract of sale between {{plaintiff_name}} and {{defendant_name}}, this court commissions your centre, on which the parties have agreed, to carry out an examination.',
      ),
      heading('1. Matters'),
      p('{{matters}}'),
      heading('2. Scope and purpose'),
      p('Specimen: {{specimen}}.'),
      blank(),
      heading('3. Time limit'),
      blank(),
      heading('4. Material transferred (all examined by the parties)'),
      table(['Number', 'Name', 'Quantity', 'Original or copy', 'The parties'], ['', '', '', '', '']),
      p(
        'Before the examination begins please sign the undertaking: to conduct the examination objectively, impartially and honestly, to appear in court and testify, and to bear legal liability for a false opinion.',
      ),
      sign('judge', 'Presiding judge'),
      sign('clerk', 'Transferred by'),
      line('{{commission_date}}', 'right'),
      seal("Qinghe District People's Court"),
    ],
  ),
  elements: [
    under(
      bi(
        '事项、范围、目的、期限（《民事诉讼证据规定》第三十二条）',
        'Matters, scope, purpose and time limit (Provisions on Evidence, Article 32)',
      ),
      '一、鉴定事项；二、鉴定范围和目的；三、鉴定期限',
      '1. Matters; 2. Scope and purpose; 3. Time limit',
    ),
    under(
      bi('事项是专门性问题，不含结论', 'The matters are special questions and contain no conclusions'),
      '一、鉴定事项',
      '1. Matters',
    ),
    bi('只列质证过的材料', 'Only material that the parties have examined'),
  ],
};

export const COMMISSION_TEMPLATES: Template[] = [COMMISSION];
