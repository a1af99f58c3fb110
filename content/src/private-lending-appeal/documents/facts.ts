import type { CaseDocument } from '@lets/contract';
import { bi, bullets, heading, line, p, quote, steps, table, title } from '../../build.ts';
import { JUDGMENTS } from '../../private-lending/references/judgment.ts';
import { material } from '../fields.ts';
import { either, type Premise } from '../premise.ts';

const caseFile = (at: Premise) =>
  material(
    'case_material',
    bi('二审案情材料', 'Case material of the appeal'),
    [
      title('二审案情材料'),
      quote(
        '教学案例。当事人、代理人、证人、律师事务所、法院和地名均为虚构，如有雷同，纯属巧合。法律和司法解释均为真实条文。',
      ),
      heading('一、一审怎样判'),
      p(
        `陈晓岚持 200,000 元借条起诉周启明，当日转账 191,000 元。陈晓岚说差额 9,000 元以现金交付，周启明说是预先扣除的三个月利息。清和区人民法院 2025 年 5 月 13 日公开宣判：${either(at, '现金交付真伪不明，本金认定为 191,000 元，利息自 2023 年 3 月 12 日起按年利率 14.6% 计算，驳回其他诉讼请求', '现金交付具有高度可能性，本金认定为 200,000 元，利息自 2023 年 3 月 12 日起按年利率 14.6% 计算，诉讼请求全部支持，案件受理费 5,184.40 元由周启明负担')}。判决书当日发给双方。`,
      ),
      heading('二、上诉'),
      table(
        ['日期', '事项'],
        [
          '2025 年 5 月 13 日',
          `宣判并送达一审判决书。${at.appellee.name[0]}说“服判”，${at.appellant.name[0]}说“考虑”`,
        ],
        ['2025 年 5 月 20 日', '陈晓岚的店搬迁，店员在旧收银台的夹层里找到一本备用金流水'],
        ...either(
          at,
          [],
          [['2025 年 5 月 24 日', '丁大勇回到明德，周启明同他联系上，看到他手机里 2023 年 3 月 12 日的聊天']],
        ),
        [
          '2025 年 5 月 26 日',
          `${at.appellant.name[0]}通过清和区人民法院递交上诉状，请求将本金改判为 ${at.asked} 元`,
        ],
        ['2025 年 5 月 29 日', `上诉状副本送达${at.appellee.name[0]}。${at.appellee.name[0]}没有上诉`],
        ['2025 年 6 月 9 日', `${at.appellee.name[0]}提交答辩状，并提交二审新证据`],
        ['2025 年 6 月 18 日', '明德市中级人民法院立案，案号（2025）明 01 民终 1306 号'],
        ['2025 年 7 月 15 日', '公开开庭'],
      ),
      heading('三、二审的新证据'),
      table(
        ['编号', '证据', '提交人', '拟证明'],
        [
          '7',
          '备用金流水本（2023 年 2 月至 3 月，原件）',
          at.lender.zh,
          '3 月 12 日从备用金取出 10,200 元，其中借款 9,000 元',
        ],
        [
          '8',
          '周启明与丁大勇的微信聊天（2023 年 3 月 12 日，原载体在丁大勇手机）和丁大勇出庭',
          at.borrower.zh,
          '当晚即说“头一季的先扣了”',
        ],
      ),
      heading('四、双方没有争议'),
      bullets(
        '一审程序合法；利率 14.6%、起算日期 2023 年 3 月 12 日，双方都没有上诉。',
        '两份新证据在一审期间都已经存在，都没有在举证期限内提交。',
        '2023 年 3 月 12 日下午，店员何小满不在店里。她 2024 年离职，下落不明。',
        '不服一审判决的部分：本金 9,000 元和相应利息。计至 2025 年 3 月 18 日，利息为 9,000 × 14.6% × 2 + 9,000 × 14.6% ÷ 365 × 7 = 2,653.20 元，合计 11,653.20 元。',
      ),
      heading('五、请带着问题阅读'),
      steps(
        '谁上诉，举证责任会不会跟着变？9,000 元有没有交付，二审还应当由谁证明？',
        '流水本上“取 10200”的第二个 0 是原来就有的，还是后来加的？3 月 15 日的结余能告诉你什么？',
        '新证据迟到了，采纳不采纳？采纳了，提交的人要承担什么？',
        either(
          at,
          '被上诉人没有上诉，如果在答辩里要求把利率降下来，二审能审吗？',
          '被上诉人没有上诉，如果在答辩里要求加判律师费，二审能审吗？',
        ),
        '二审有四种处理，本案是哪一种？“查清事实后改判”和“发回重审”怎样选择？',
      ),
    ],
    [
      title('Case Material of the Appeal'),
      quote(
        'A teaching case. The parties, counsel, witness, law firms, courts and places are invented; any resemblance is coincidental. The laws and judicial interpretations are real. English versions of statutes are unofficial translations.',
      ),
      heading('1. The judgment at first instance'),
      p(
        `Chen Xiaolan sued Zhou Qiming on a note for 200,000 yuan; 191,000 had been transferred. She says that the remaining 9,000 was handed over in cash; he says that it was three months' interest deducted in advance. On 13 May 2025 the Qinghe District People's Court ${either(at, 'found the delivery in cash unclear, fixed the principal at 191,000 with interest at 14.6% a year from 12 March 2023, and dismissed the other claims', 'found the delivery in cash highly probable, fixed the principal at 200,000 with interest at 14.6% a year from 12 March 2023, allowed the claims in full and ordered Zhou Qiming to bear the fee of 5,184.40 yuan')}. Both sides received the judgment that day.`,
      ),
      heading('2. The appeal'),
      table(
        ['Date', 'Step'],
        [
          '13 May 2025',
          `Judgment pronounced and served. ${either(at, 'Zhou Qiming says that he accepts it, Chen Xiaolan that she will consider', 'Chen Xiaolan says that she accepts it, Zhou Qiming that he will consider')}`,
        ],
        [
          '20 May 2025',
          "Chen Xiaolan's shop moves, and an assistant finds a petty cash book behind the drawer of the old till",
        ],
        ...either(
          at,
          [],
          [
            [
              '24 May 2025',
              'Ding Dayong is back in Mingde; Zhou Qiming reaches him and sees the chat of 12 March 2023 on his phone',
            ],
          ],
        ),
        [
          '26 May 2025',
          `${at.appellant.name[1]} files an appeal through the Qinghe court, asking that the principal be changed to ${at.asked} yuan`,
        ],
        ['29 May 2025', `A copy of the petition is served on ${at.appellee.name[1]}, who has not appealed`],
        ['9 June 2025', `${at.appellee.name[1]} files an answer and new evidence`],
        [
          '18 June 2025',
          "The Mingde Intermediate People's Court registers the case as (2025) Ming 01 Civil Final No. 1306",
        ],
        ['15 July 2025', 'Public hearing'],
      ),
      heading('3. The new evidence'),
      table(
        ['No.', 'Evidence', 'Submitted by', 'To prove'],
        [
          '7',
          'Petty cash book, February and March 2023 (original)',
          either(at, 'Appellant', 'Appellee'),
          '10,200 was taken from petty cash on 12 March, 9,000 of it for the loan',
        ],
        [
          '8',
          "Chat between Zhou Qiming and Ding Dayong, 12 March 2023 (on Ding Dayong's phone), and Ding Dayong in person",
          either(at, 'Appellee', 'Appellant'),
          'He wrote that very evening that the first quarter had been taken out beforehand',
        ],
      ),
      heading('4. What both sides agree on'),
      bullets(
        'The procedure at first instance was lawful. Neither side appeals against the rate of 14.6% or the day from which interest runs, 12 March 2023.',
        'Both items of new evidence already existed during the first instance, and neither was submitted within the time for producing evidence.',
        'The assistant He Xiaoman was not in the shop that afternoon. She left in 2024 and her whereabouts are unknown.',
        'The part of the judgment appealed against is the principal of 9,000 yuan with interest. Up to 18 March 2025 the interest is 9,000 × 14.6% × 2 + 9,000 × 14.6% ÷ 365 × 7 = 2,653.20 yuan, which makes 11,653.20 in all.',
      ),
      heading('5. Questions to keep in mind as you read'),
      steps(
        'Does the burden of proof shift with the appeal? Who must prove at second instance that the 9,000 was delivered?',
        'Was the second 0 of "taken 10200" there from the start, or added? What does the balance of 15 March tell you?',
        'The new evidence is late. Is it to be admitted? If so, what consequence does the party that submitted it bear?',
        either(
          at,
          'If the appellee, who has not appealed, asks in his answer for a lower rate, may the court of appeal try that?',
          'If the appellee, who has not appealed, asks in her answer for legal fees, may the court of appeal try that?',
        ),
        'There are four ways to dispose of an appeal. Which one fits this case? How do you choose between finding the facts and amending the judgment, and remanding the case for retrial?',
      ),
    ],
  );

const GUIDE = material(
  'appeal_guide',
  bi('第二审程序指引', 'Guide to the second instance'),
  [
    title('第二审程序指引'),
    table(
      ['步骤', '谁来做', '要点', '依据（《民事诉讼法》）'],
      [
        '上诉',
        '当事人',
        '判决书送达之日起十五日内，递交上诉状；口头表示不算',
        '第一百七十一条、第一百七十二条；《民诉法解释》第三百一十八条',
      ],
      ['递交', '上诉人', '通过原审法院提出，按对方人数提交副本，交纳上诉费', '第一百七十三条'],
      ['送达和答辩', '原审法院', '五日内送副本；收到之日起十五日内答辩；五日内报送案卷', '第一百七十四条'],
      ['组成合议庭', '二审法院', '由审判员组成，没有人民陪审员；人数为单数', '第四十一条'],
      ['审理方式', '二审法院', '以开庭为原则；没有新的事实、证据或者理由的，可以不开庭', '第一百七十六条'],
      [
        '审理范围',
        '二审法院',
        '围绕上诉请求；没有请求的不审',
        '第一百七十五条；《民诉法解释》第三百二十一条',
      ],
      ['调解', '自愿', '调解书送达后，原审判决视为撤销', '第一百七十九条'],
      ['撤回上诉', '上诉人', '判决宣告前申请，由二审法院裁定', '第一百八十条'],
      ['裁判', '合议庭', '维持；改判、撤销、变更；发回重审', '第一百七十七条'],
      ['效力', '', '终审判决，宣告后不能再上诉', '第一百八十二条'],
      ['审限', '二审法院', '对判决的上诉，立案之日起三个月', '第一百八十三条'],
    ),
    heading('上诉状写给谁看'),
    p(
      '二审法官已经有一审判决。上诉状不要把起诉状再抄一遍，要指出一审哪一项认定、哪一条法律错了，错在哪里，新证据怎样改变结论。',
    ),
    heading('上诉费怎样交'),
    p(
      '对财产案件提起上诉的，按照不服一审判决部分的上诉请求数额交纳案件受理费（《诉讼费用交纳办法》第十七条）。不超过 1 万元的 50 元，超过 1 万元至 10 万元的部分 2.5%：50 + 1,653.20 × 2.5% = 91.33 元。',
    ),
    line('迟到的证据先问三件事：什么时候知道有它，为什么没有交，和基本事实有没有关系。'),
  ],
  [
    title('Guide to the Second Instance'),
    table(
      ['Step', 'Who', 'What matters', 'Civil Procedure Law'],
      [
        'Appeal',
        'Party',
        'By written petition, within fifteen days of service of the judgment; an oral announcement is not enough',
        'Articles 171 and 172; CPL Interpretation, Article 318',
      ],
      [
        'Filing',
        'Appellant',
        'Through the court of first instance, with a copy for each opposing party; the fee is paid',
        'Article 173',
      ],
      [
        'Service and answer',
        'Court of first instance',
        'A copy is served within five days; the answer is due within fifteen days of receipt; the file is sent up within five days',
        'Article 174',
      ],
      ['Panel', 'Court of appeal', "Judges only, no people's assessors; an odd number", 'Article 41'],
      [
        'Hearing',
        'Court of appeal',
        'A hearing is the rule; it may be dispensed with where no new facts, evidence or grounds are put forward',
        'Article 176',
      ],
      [
        'Scope',
        'Court of appeal',
        'Confined to the requests in the appeal; nothing else is tried',
        'Article 175; CPL Interpretation, Article 321',
      ],
      [
        'Mediation',
        'If both are willing',
        'Once the mediation statement is served, the judgment below is deemed set aside',
        'Article 179',
      ],
      ['Withdrawal', 'Appellant', 'Before judgment is pronounced; the court rules on it', 'Article 180'],
      ['Decision', 'Panel', 'Uphold; amend, set aside or vary; remand for retrial', 'Article 177'],
      ['Effect', '', 'The judgment is final: no further appeal lies', 'Article 182'],
      [
        'Time',
        'Court of appeal',
        'Three months from registration for an appeal against a judgment',
        'Article 183',
      ],
    ),
    heading('Who will read the appeal petition'),
    p(
      'The judges hearing the appeal already have the judgment below before them. Do not copy out the complaint again. Say which finding or which application of law is wrong, why, and how the new evidence changes the result.',
    ),
    heading('The fee'),
    p(
      'In a property case the fee of an appeal is charged on the amount of the part appealed against (Measures on Litigation Costs, Article 17): 50 yuan for up to 10,000 yuan, and 2.5% of the part between 10,000 and 100,000. Here it is 50 + 1,653.20 × 2.5% = 91.33 yuan.',
    ),
    line(
      'Ask three questions about late evidence: when the party came to know of it, why it was not submitted, and whether it bears on a basic fact.',
    ),
  ],
);

const firstJudgment = (at: Premise): CaseDocument => ({
  id: 'first_judgment',
  kind: 'material',
  name: bi('一审民事判决书', 'The judgment at first instance'),
  node_id: null,
  role_ids: [],
  body: either(at, JUDGMENTS['191,000'], JUDGMENTS['200,000']),
});

export const studyDocuments = (at: Premise): CaseDocument[] => [caseFile(at), GUIDE, firstJudgment(at)];
