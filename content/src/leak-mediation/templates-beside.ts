import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, sign, title, under } from '../build.ts';
import { write } from './fields.ts';

/** What those write who are no party to the dispute: the warden what was seen, the management what it takes on. */

export const ELDER_NOTE: Template = {
  id: 'elder_note',
  name: bi('楼长情况说明', "The warden's statement"),
  role_ids: ['elder'],
  body: write(
    [
      title('楼长情况说明'),
      line('{{case_number}}', 'right'),
      heading('一、我亲眼看见、亲耳听到的'),
      blank(),
      heading('二、我听别人说的'),
      blank(),
      heading('三、楼里别家的情况'),
      blank(),
    ],
    [
      title("The Warden's Statement"),
      line('{{case_number}}', 'right'),
      heading('1. What I saw and heard myself'),
      blank(),
      heading('2. What I was told'),
      blank(),
      heading('3. The other flats of the building'),
      blank(),
    ],
  ),
  elements: [
    under(
      bi(
        '时间、地点，亲眼看见的同听说的分开',
        'Time and place, and what was seen separately from what was heard from others',
      ),
      '亲眼看见；听别人说的',
      'saw and heard myself; What I was told',
    ),
    under(bi('不评价谁对谁错', 'No judgment on who is right'), '一、我亲眼看见', '1. What I saw'),
  ],
};

export const UNDERTAKING: Template = {
  id: 'undertaking',
  name: bi('物业减免承诺书', 'Undertaking of the management'),
  role_ids: ['property'],
  body: write(
    [
      title('承诺书'),
      line('致：{{applicant_name}}、{{committee}}'),
      heading('一、减免的数额和名目'),
      blank(),
      heading('二、从哪个月起，怎样入账'),
      blank(),
      heading('三、以后的改进'),
      blank(),
      p('本承诺书作为 {{case_number}} 人民调解协议书的附件。'),
      sign('property', '安和物业服务公司项目经理'),
      line('{{mediation_date}}', 'right'),
    ],
    [
      title('Undertaking'),
      line('To {{applicant_name}} and the {{committee}}'),
      heading('1. Amount, and under what name'),
      blank(),
      heading('2. From which month, and how it is booked'),
      blank(),
      heading('3. What will be improved'),
      blank(),
      p('This undertaking is annexed to mediation agreement {{case_number}}.'),
      sign('property', 'Site manager of Anhe Property Services'),
      line('{{mediation_date}}', 'right'),
    ],
  ),
  elements: [
    under(
      bi('数额、起止月份，能够核对', 'Amount and months that can be checked'),
      '减免的数额；从哪个月起',
      'Amount; From which month',
    ),
    under(bi('改进有期限', 'Improvements with a date'), '以后的改进', 'What will be improved'),
  ],
};
