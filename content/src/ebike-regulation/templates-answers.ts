import type { Template } from '@lets/contract';
import { bi, blank, eachTheirOwn, heading, line, p, title, under } from '../build.ts';
import { write } from './fields.ts';
import { SPEAKER_NAMES } from './speakers.ts';

/** What the speakers answer in writing after the hearing, for the review to rely on. */

const HEARING_ANSWER: Omit<Template, 'role_ids'> = {
  id: 'hearing_answer',
  name: bi('听证后的书面答复', 'Written answer after the hearing'),
  body: write(
    [
      title('听证后的书面答复'),
      line('法规案：{{bill}}　　代表的群体：{{speaker_group}}'),
      heading('一、法制委员会的问题'),
      blank(),
      heading('二、能够答应的（谁、做什么、从哪一天起）'),
      blank(),
      heading('三、不能答应或者还没有把握的，为什么'),
      blank(),
      heading('四、修改稿里最担心的一句'),
      blank(),
      p('以上答复针对 {{hearing_date}}的立法听证会。'),
    ],
    [
      title('Written Answer after the Hearing'),
      line('Bill: {{bill}}. Group represented: {{speaker_group}}'),
      heading("1. The committee's question"),
      blank(),
      heading('2. What can be promised (who will do what, and from which day)'),
      blank(),
      heading('3. What cannot be promised or is uncertain, and why'),
      blank(),
      heading('4. The sentence of the revised draft that worries us most'),
      blank(),
      p('This answer follows the legislative hearing of {{hearing_date}}.'),
    ],
  ),
  elements: [
    under(
      bi('答应的事有人、有日期', 'Each promise names who will keep it and from which day'),
      '二、能够答应的',
      '2. What can be promised',
    ),
    under(
      bi('做不到的如实写明', 'What cannot be done is stated frankly'),
      '三、不能答应',
      '3. What cannot be promised',
    ),
  ],
};

export const ANSWER_TEMPLATES: Template[] = eachTheirOwn(HEARING_ANSWER, SPEAKER_NAMES);
