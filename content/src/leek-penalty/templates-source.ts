import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, sign, title, under } from '../build.ts';
import { write } from './fields.ts';

const STATEMENT: Template = {
  id: 'source_statement',
  name: bi('供货情况说明', 'Statement on the supply'),
  role_ids: ['witness'],
  body: write(
    [
      title('供货情况说明'),
      line('案号：{{case_number}}　　当事人：{{party_name}}'),
      heading('一、卖了什么'),
      blank(),
      heading('二、合格证和货源'),
      blank(),
      heading('三、不知道的事'),
      blank(),
      p('我承诺以上如实，没有隐瞒；愿意到听证会作证，如有虚假，承担相应的法律责任。'),
      sign('witness', '说明人'),
    ],
    [
      title('Statement on the Supply'),
      line('Case number: {{case_number}}. Party: {{party_name}}'),
      heading('1. What was sold'),
      blank(),
      heading('2. Certificate and source'),
      blank(),
      heading('3. What I do not know'),
      blank(),
      p(
        'I undertake that this is true and that nothing is concealed. I am ready to testify at the hearing, and accept legal responsibility for anything that is false.',
      ),
      sign('witness', 'Written by'),
    ],
  ),
  elements: [
    under(
      bi('日期、数量、价格和销货单编号', 'Date, quantity, price and number of the slip'),
      '一、卖了什么',
      '1. What was sold',
    ),
    under(
      bi(
        '本批有没有合格证、菜从哪里收来（《食品安全法》第六十五条）',
        'Whether this lot had a certificate, and where the leeks came from (Food Safety Law, Article 65)',
      ),
      '二、合格证和货源',
      '2. Certificate and source',
    ),
    under(
      bi('不知道的如实写不知道', 'What he does not know is stated as such'),
      '三、不知道的事',
      '3. What I do not know',
    ),
  ],
};

export const SOURCE_TEMPLATES: Template[] = [STATEMENT];
