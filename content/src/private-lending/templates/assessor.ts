import type { Template } from '@lets/contract';
import { bi, blank, heading, line, sign, title, under } from '../../build.ts';
import { write } from '../fields.ts';

/** The assessor speaks and votes on fact and on law (People's Assessors Law, Article 21); the opinion is annexed to the record. */
export const ASSESSOR_OPINION: Template = {
  id: 'assessor_opinion',
  name: bi('人民陪审员评议意见', "Opinion of the people's assessor"),
  role_ids: ['assessor'],
  body: write(
    [
      title('人民陪审员评议意见'),
      line('案号：{{case_number}}　　附评议笔录'),
      heading('一、我对每一份有争议的证据怎样看'),
      blank(),
      heading('二、9,000 元有没有交付：我的意见和理由'),
      blank(),
      heading('三、我请审判长说明的法律问题'),
      blank(),
      heading('四、我的意见是否如实记入笔录'),
      blank(),
      sign('assessor', '人民陪审员'),
    ],
    [
      title("Opinion of the People's Assessor"),
      line('Case number: {{case_number}}. Annexed to the record of deliberation'),
      heading('1. What I think of each disputed item of evidence'),
      blank(),
      heading('2. Whether the 9,000 yuan was delivered: my opinion and reasons'),
      blank(),
      heading('3. Points of law on which I asked the presiding judge'),
      blank(),
      heading('4. Whether my opinion is entered truthfully in the record'),
      blank(),
      sign('assessor', "People's assessor"),
    ],
  ),
  elements: [
    under(
      bi(
        '逐份写有争议的证据能证明什么、不能证明什么',
        'What each disputed item of evidence proves and what it does not',
      ),
      '有争议的证据怎样看',
      'each disputed item of evidence',
    ),
    under(
      bi(
        '独立的意见和理由（《人民陪审员法》第二十一条）',
        "An independent opinion with reasons (People's Assessors Law, Article 21)",
      ),
      '我的意见和理由',
      'my opinion and reasons',
    ),
    under(
      bi(
        '请审判长说明的事实认定、证据规则和法律问题（第二十条）',
        'Questions of fact-finding, evidence and law put to the presiding judge (Article 20)',
      ),
      '请审判长说明的法律问题',
      'Points of law on which I asked the presiding judge',
    ),
    under(
      bi(
        '分歧意见写入笔录（第二十三条，《民事诉讼法》第四十五条）',
        'A differing opinion entered in the record (Article 23; Civil Procedure Law, Article 45)',
      ),
      '是否如实记入笔录',
      'entered truthfully',
    ),
  ],
};
