import type { Template } from '@lets/contract';
import { bi, blank, heading, line, p, sign, title, under } from '../../build.ts';
import { write } from '../fields.ts';

const FUNDING: Template = {
  id: 'funding_plan',
  name: bi('付款和税务测算', 'Payment and tax plan'),
  role_ids: ['cfo'],
  body: write(
    [
      title('付款和税务测算'),
      line('{{buyer_name}}收购{{target_name}} {{share}} 股权'),
      p('价款 {{price}} 元，对应认缴出资 {{contribution}} 元，其中未实缴 {{unpaid}} 元。'),
      heading('一、付款的三笔（数额、时间、条件）'),
      blank(),
      heading('二、应扣缴的税和扣缴的时点'),
      blank(),
      heading('三、最坏的情况和手里的钱'),
      blank(),
      sign('cfo', '财务总监'),
    ],
    [
      title('Payment and Tax Plan'),
      line('Acquisition of {{share}} of {{target_name}} by {{buyer_name}}'),
      p(
        'The price is {{price}} yuan for a subscribed contribution of {{contribution}} yuan, of which {{unpaid}} yuan has not been paid in.',
      ),
      heading('1. The three payments (amount, time, condition)'),
      blank(),
      heading('2. Tax to be withheld, and when'),
      blank(),
      heading('3. The worst case and the money in hand'),
      blank(),
      sign('cfo', 'Chief financial officer'),
    ],
  ),
  elements: [
    under(
      bi('三笔相加等于价款', 'The three payments add up to the price'),
      '一、付款的三笔',
      '1. The three payments',
    ),
    under(
      bi(
        '扣缴义务人、计算和时点（《个人所得税法》第九条、第十五条）',
        'Withholding agent, computation, time (Individual Income Tax Law, Articles 9 and 15)',
      ),
      '二、应扣缴的税和扣缴的时点',
      '2. Tax to be withheld',
    ),
    under(bi('最坏情况的数额', 'The worst case in figures'), '三、最坏的情况和手里的钱', '3. The worst case'),
  ],
};

export const FUNDING_TEMPLATES: Template[] = [FUNDING];
