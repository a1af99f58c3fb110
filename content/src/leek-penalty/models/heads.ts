import type { PaperPart } from '@lets/contract';
import { bi, heading, line, p, sign, title } from '../../build.ts';
import { type CaseModels, careless, partsWith, sound, type Words, wrong } from '../../models.ts';
import { write } from '../fields.ts';

const { both, by } = partsWith(write);

interface Comparison {
  readonly alike: Words;
  readonly unlike: Words;
  readonly open: Words;
}

const comparison = ({ alike, unlike, open }: Comparison): PaperPart[] => [
  both(
    [
      title('同类案件比对意见'),
      line('案号：{{case_number}}　　当事人：{{party_name}}'),
      heading('一、可以比较的事实'),
      p(alike[0]),
      heading('二、不能比较的事实'),
      p(unlike[0]),
      heading('三、听证时还要查清什么'),
      p(open[0]),
    ],
    [
      title('Comparison of Similar Cases'),
      line('Case number: {{case_number}}. Party: {{party_name}}'),
      heading('1. What can be compared'),
      p(alike[1]),
      heading('2. What cannot be compared'),
      p(unlike[1]),
      heading('3. What the hearing has yet to clarify'),
      p(open[1]),
    ],
  ),
];

const ALIKE: Words = [
  '证据 4 的四件都是农药残留超标的蔬菜，都没有接到受害投诉。乙案货值 86 元，没有凭证也没有召回；丙案货值 300 元，没有凭证，召回一半；丁案货值 64 元，记录齐全、缺合格证，当日召回。本案货值 56 元，接到报告当日召回退款，与丁案最接近。',
  'All four cases in evidence 4 concern vegetables with excessive residue, without a complaint of harm. In B the goods were worth 86 yuan, with no vouchers and no recall; in C they were worth 300, with no vouchers, and half was recalled; in D they were worth 64, with complete records but no certificate, and were recalled the same day. Here the goods were worth 56 and were recalled on the day of the report; D comes closest.',
];
const UNLIKE: Words = [
  '甲案有合格证、记录齐全，查验义务已经履行，才适用《食品安全法》第一百三十六条，本案不能直接比照。丁案记录齐全，本案缺地址和联系方式；本案 2024 年受过责令改正，四件都没有。',
  'In A there were a certificate and full records: the duty to check was performed, so Article 136 of the Food Safety Law applied; this case cannot simply follow it. In D the records were complete; here the address and contact details are missing, and only here had there been an order to correct, in 2024.',
];
const OPEN: Words = [
  '合格证为什么没有要；“不知道不合格”有什么充分证据；召回以后实际退回多少；2024 年改正以后为什么记录又不完整。数额待听证后依笔录讨论（《行政处罚法》第六十五条）。',
  'Why no certificate was asked for; what sufficient evidence there is that she did not know; how much of the goods came back; why the records were incomplete again after 2024. The amount is discussed after the hearing, on its record (Administrative Penalty Law, Article 65).',
];

const minutes = (views: readonly PaperPart[], none: Words, next: Words): PaperPart[] => [
  both(
    [
      title('集体讨论纪要'),
      line('案号：{{case_number}}　　当事人：{{party_name}}'),
      heading('一、表决情况和各自的理由'),
    ],
    [
      title('Minutes of the Collective Discussion'),
      line('Case number: {{case_number}}. Party: {{party_name}}'),
      heading('1. The votes and the reasons of each'),
    ],
  ),
  ...views,
  both(
    [
      heading('二、没有形成决定，不予下达处罚'),
      p(none[0]),
      heading('三、补充调查、重新审核和再议的日期'),
      p(next[0]),
      sign('head', '局长'),
      sign('deputy_a', '分管副局长'),
      sign('deputy_b', '副局长'),
    ],
    [
      heading('2. No decision, and no penalty issued'),
      p(none[1]),
      heading('3. Further investigation, new review, date of the next meeting'),
      p(next[1]),
      sign('head', 'Head of the agency'),
      sign('deputy_a', 'Deputy in charge'),
      sign('deputy_b', 'Deputy'),
    ],
  ),
];

const VIEWS: readonly PaperPart[] = [
  both(
    [p('3,000 元、10,000 元、不予处罚、法定起点 50,000 元依次表决，都没有形成多数。')],
    [
      p(
        '3,000 yuan, 10,000 yuan, no penalty and the minimum of 50,000 were voted on in turn; none was carried.',
      ),
    ],
  ),
  by(
    ['deputy_a'],
    [
      '我的意见：残留超出限量 1.4 倍，大部分没有召回，应当罚款，数额可以在法定起点以下，但要高到摊主们看得见。',
      'My view: the residue is 140 per cent above the limit, and most of the leeks were not recovered. There should be a fine, below the minimum if need be, but one that other stallholders notice.',
    ],
  ),
  by(
    ['deputy_b'],
    [
      '我的意见：初次违法、危害后果轻微、及时改正都有证据，可以不予处罚；要罚，也应当和丁案相当。',
      'My view: a first violation, slight harm and timely correction are all proved, so that no penalty may be imposed; if there is one, it should match case D.',
    ],
  ),
];
const NONE: Words = [
  '没有任何一种处理得到负责人多数同意。未经集体讨论决定，不得处罚（《中华人民共和国行政处罚法》第五十七条第二款）；告知的五万元只是拟处罚。',
  'None of the proposals has the agreement of a majority of the heads. Without their collective decision there is no penalty (Administrative Penalty Law, Article 57, second paragraph); the 50,000 in the notice was only a proposal.',
];
const NEXT: Words = [
  '由承办人补充同类案件的处理依据，法制科重新审核（第五十八条），2025 年 5 月 20 日再议；九十日的期限到 2025 年 6 月 3 日届满（第六十条）。',
  'The officer will add the reasons given in similar cases, the legal section will review the case again (Article 58), and the heads will meet on 20 May 2025; the ninety days end on 3 June 2025 (Article 60).',
];

export const HEADS_MODELS: CaseModels = {
  precedents_note: [
    sound(
      bi(
        '四件逐项比较，可比和不可比分开，不定数额。',
        'It compares the four cases item by item, keeps similarities and differences separate and fixes no amount.',
      ),
      { parts: comparison({ alike: ALIKE, unlike: UNLIKE, open: OPEN }) },
    ),
    careless(bi('只比结果，不比事实。', 'It compares results only, not facts.'), {
      parts: comparison({
        alike: [
          '过去几件从免予处罚到五万元都有，数额差别很大，本案可以参考。',
          'Earlier results run from exemption to fifty thousand; they differ widely and may serve as a guide here.',
        ],
        unlike: [
          '每件案子都有自己的情况，不能完全照搬。',
          'Each case has its own circumstances and cannot simply be followed.',
        ],
        open: ['把案情再核实一下。', 'The facts should be examined once more.'],
      }),
    }),
    wrong(
      bi(
        '把甲案免予处罚直接套用。甲案三个条件都具备，本案查验没有履行完整（《食品安全法》第六十五条、第一百三十六条）。',
        'The exemption in case A is simply carried over to this case. There all three conditions were met; here the checks were incomplete (Food Safety Law, Articles 65 and 136).',
      ),
      {
        parts: comparison({
          alike: [
            '甲案货值 120 元，如实说明来源，免予处罚。本案货值更小，同样如实说明来源，应当同样免予处罚。',
            'In case A the goods were worth 120 yuan, the source was named, and the trader was exempted. Here they were worth less and the source was named too, so she must be exempted as well.',
          ],
          unlike: [
            '合格证和记录的差别不影响处理。',
            'The differences in certificate and records do not affect the result.',
          ],
          open: ['来源已经清楚，没有其他需要查的。', 'The source is clear; nothing else has to be asked.'],
        }),
      },
    ),
  ],
  no_decision_minutes: [
    sound(
      bi(
        '写明各自理由、没有决定的后果和期限。',
        'The reasons of each member, the consequence and the time limit are all stated.',
      ),
      { parts: minutes(VIEWS, NONE, NEXT) },
    ),
    careless(bi('没有写理由，也没有日期。', 'Neither reasons nor dates are given.'), {
      parts: minutes(
        [both([p('各位意见不一致。')], [p('The heads did not agree.')])],
        ['今天没有结果，处罚以后再说。', 'There is no result today; the penalty will be settled later.'],
        ['由承办人再做工作，时间另行通知。', 'The officer will look into it; the time will be announced.'],
      ),
    }),
    wrong(
      bi(
        '把没有多数当成维持告知的数额。告知只是拟处罚（《行政处罚法》第四十四条），决定要由负责人作出（第五十七条）。',
        'It treats the lack of a majority as confirming the notice. A notice only proposes (Administrative Penalty Law, Article 44); it is the heads who decide (Article 57).',
      ),
      {
        parts: minutes(
          VIEWS,
          [
            '各种意见都没有推翻告知书，按告知书的 50,000 元执行，由承办人制作决定书。',
            'No proposal displaced the notice. Its 50,000 yuan stand, and the officer draws up the decision.',
          ],
          ['不再补充调查，也不再讨论。', 'There will be no further investigation and no further discussion.'],
        ),
      },
    ),
  ],
};
