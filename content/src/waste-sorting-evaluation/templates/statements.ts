import type { Template } from '@lets/contract';
import { bi, blank, eachTheirOwn, heading, line, title, under } from '../../build.ts';
import { write } from '../fields.ts';
import { HEARD_NAMES } from '../heard.ts';

const STATEMENT: Omit<Template, 'role_ids'> = {
  id: 'party_statement',
  name: bi('听证陈述', 'Statement for the hearing'),
  body: write(
    [
      title('评估听证陈述'),
      line('评估对象：{{regulation}}　　听证日期：{{hearing_date}}'),
      heading('一、我知道的事实'),
      blank(),
      heading('二、碰到的是哪一条'),
      blank(),
      heading('三、希望怎样改'),
      blank(),
    ],
    [
      title('Statement for the Hearing'),
      line('Evaluated: {{regulation}}. Hearing: {{hearing_date}}'),
      heading('1. Facts I know'),
      blank(),
      heading('2. The article I met with'),
      blank(),
      heading('3. How it should be changed'),
      blank(),
    ],
  ),
  elements: [
    under(bi('时间、数量、地点', 'Time, amount, place'), '我知道的事实', 'Facts I know'),
    under(bi('落到条文', 'Down to the article'), '碰到的是哪一条', 'The article I met with'),
  ],
};

const INTERVIEW: Template = {
  id: 'interview_record',
  name: bi('走访记录', 'Record of the interviews'),
  role_ids: ['deputy'],
  body: write(
    [
      title('走访记录'),
      line('{{project_number}}', 'right'),
      heading('一、本人所见'),
      blank(),
      heading('二、他人所述（谁、在什么情况下）'),
      blank(),
      heading('三、只作线索，不公开的'),
      blank(),
      heading('四、要在听证会上问清楚的'),
      blank(),
    ],
    [
      title('Record of the Interviews'),
      line('{{project_number}}', 'right'),
      heading('1. Seen myself'),
      blank(),
      heading('2. Told by others (who, and when)'),
      blank(),
      heading('3. Leads only, not for the public'),
      blank(),
      heading('4. To be asked at the hearing'),
      blank(),
    ],
  ),
  elements: [
    under(
      bi('所见和所述分开', 'What was seen separately from what was heard'),
      '本人所见；他人所述',
      'Seen myself; Told by others',
    ),
    under(
      bi('问题有对象', 'Each question addressed to somebody'),
      '要在听证会上问清楚的',
      'To be asked at the hearing',
    ),
  ],
};

export const STATEMENT_TEMPLATES: Template[] = [...eachTheirOwn(STATEMENT, HEARD_NAMES), INTERVIEW];
