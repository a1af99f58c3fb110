import type { PaperPart } from '@lets/contract';
import { bi, heading, line, p, sign, title } from '../../build.ts';
import { type CaseModels, careless, partsWith, sound, type Words, wrong } from '../../models.ts';
import { write } from '../fields.ts';

const { both } = partsWith(write);

const statement = (sold: Words, certificate: Words, unknown: Words): PaperPart[] => [
  both(
    [
      title('供货情况说明'),
      line('案号：{{case_number}}　　当事人：{{party_name}}'),
      heading('一、卖了什么'),
      p(sold[0]),
      heading('二、合格证和货源'),
      p(certificate[0]),
      heading('三、不知道的事'),
      p(unknown[0]),
      p('我承诺以上如实，没有隐瞒；愿意到听证会作证，如有虚假，承担相应的法律责任。'),
      sign('witness', '说明人'),
    ],
    [
      title('Statement on the Supply'),
      line('Case number: {{case_number}}. Party: {{party_name}}'),
      heading('1. What was sold'),
      p(sold[1]),
      heading('2. Certificate and source'),
      p(certificate[1]),
      heading('3. What I do not know'),
      p(unknown[1]),
      p(
        'I undertake that this is true and that nothing is concealed. I am ready to testify at the hearing, and accept legal responsibility for anything that is false.',
      ),
      sign('witness', 'Written by'),
    ],
  ),
];

const SOLD: Words = [
  '2025 年 2 月 17 日在城北市场 C18 摊位卖给林月娥韭菜 16 斤，每斤 2.25 元，收微信 36 元，销货单存根编号 0021847。第二联我没有撕给她。',
  "On 17 February 2025, at stall C18 of the Chengbei market, I sold Lin Yue'e 8 kg of leeks at 4.50 a kilogram and received 36 yuan by phone; the stub of the slip is No. 0021847. I did not tear off the second copy for her.",
];
const NO_CERTIFICATE: Words = [
  '这一批是向郊县菜农收的，一共 300 斤，没有合格证，我也没有给她；2 月 10 日那张是另一户的，群发给老客户的。',
  'I bought that lot from a grower in the county, 150 kg in all; there was no certificate, and I gave her none. The one of 10 February is from another grower; I sent it to all my regulars.',
];
const UNKNOWN: Words = [
  '打过什么药、残留超不超标，我不知道，也没有问。收菜的那一户现在联系不上。',
  'What had been sprayed and whether the residue exceeded the limit I do not know and did not ask. The grower can no longer be reached.',
];

export const SOURCE_MODELS: CaseModels = {
  source_statement: [
    sound(
      bi(
        '只写经手的事，有编号，有不利于自己的话，不知道的写不知道。',
        'It keeps to what he dealt with, gives the number of the slip, and states what speaks against him and what he does not know.',
      ),
      { parts: statement(SOLD, NO_CERTIFICATE, UNKNOWN) },
    ),
    careless(
      bi(
        '没有日期、编号，也没有说合格证。',
        'It gives no date and no number, and says nothing about the certificate.',
      ),
      {
        parts: statement(
          ['卖过韭菜给她，钱收了。', 'I sold her leeks and was paid.'],
          ['菜是收来的。', 'I bought the leeks from others.'],
          ['其他记不清了。', 'I do not remember the rest.'],
        ),
      },
    ),
    wrong(
      bi(
        '写成“给过合格证”，和自己的存根对不上。有关人员应当如实回答询问（《行政处罚法》第五十五条第二款）。',
        'It says that a certificate was given, which contradicts his own stub. Persons concerned must answer truthfully (Administrative Penalty Law, Article 55, second paragraph).',
      ),
      {
        parts: statement(
          SOLD,
          [
            '2 月 17 日那天我把合格证一起给了她，她应该收着。',
            'On 17 February I gave her the certificate with the goods; she should have it.',
          ],
          UNKNOWN,
        ),
      },
    ),
  ],
};
