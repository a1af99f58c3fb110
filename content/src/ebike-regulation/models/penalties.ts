import type { PaperPart } from '@lets/contract';
import { bi, heading, line, p, sign, table, title } from '../../build.ts';
import { type CaseModels, careless, sound, value, type Words, wrong } from '../../models.ts';
import { both } from './parts.ts';

type Row = readonly [string, string, string];

interface Compared {
  readonly zh: readonly [Row, Row, Row, Row];
  readonly en: readonly [Row, Row, Row, Row];
}

const compared = ({ zh, en }: Compared): PaperPart =>
  both(
    [
      title('关于{{bill}}罚则的修改建议和说明'),
      line('编号：{{bill_number}}　　起草单位：{{drafting_body}}'),
      heading('一、逐条对照上位法'),
      table(
        ['草案条款', '上位法有无处罚', '上位法的行为、种类、幅度', '修改建议'],
        ['第十二条前段、第二十六条第一款', ...zh[0]],
        ['第十八条', ...zh[1]],
        ['第二十一条', ...zh[2]],
        ['第十二条后段、第二十六条第二款', ...zh[3]],
      ),
      heading('二、补充设定的行政处罚'),
      p('补充设定：{{added_penalty}}'),
      p('为实施的上位法：{{upper_law}}'),
    ],
    [
      title('Proposed Revision and Explanation of the Penalties in the {{bill}}'),
      line('Number: {{bill_number}}. Drafting body: {{drafting_body}}'),
      heading('1. Each clause compared with higher law'),
      table(
        ['Clause', 'Penalty in higher law?', 'Acts, kinds and range in higher law', 'Proposed revision'],
        ['Articles 12, first half, and 26(1)', ...en[0]],
        ['Article 18', ...en[1]],
        ['Article 21', ...en[2]],
        ['Articles 12, second half, and 26(2)', ...en[3]],
      ),
      heading('2. Added penalties'),
      p('Penalty added: {{added_penalty}}'),
      p('Higher law it implements: {{upper_law}}'),
    ],
  );

const explained = (need: readonly Words[], views: Words): PaperPart =>
  both(
    [
      p('必要性和可行性：'),
      ...need.map(([zh]) => p(zh)),
      p('听取意见的安排：'),
      p(views[0]),
      sign('drafter', '起草单位负责人'),
      line('{{note_date}}', 'right'),
    ],
    [
      p('Necessity and feasibility:'),
      ...need.map(([, en]) => p(en)),
      p('How views will be heard:'),
      p(views[1]),
      sign('drafter', 'Head of the drafting body'),
      line('{{note_date}}', 'right'),
    ],
  );

const TRAFFIC: readonly [Row, Row] = [
  [
    '有：《道路交通安全法》第八十九条',
    '非机动车驾驶人违反道路通行规定的，处警告或者五元以上五十元以下罚款',
    '全条删去：法律已经明确规定的，一般不作重复规定（《立法法》第八十二条第四款），照道路交通安全法执行；拘留更不能写，限制人身自由的行政处罚只能由法律设定（《行政处罚法》第十条第二款）',
  ],
  [
    'Yes: Road Traffic Safety Law, Article 89',
    'Riders of non-motor vehicles who violate the traffic rules: a warning or a fine of 5 to 50 yuan',
    'Deleted: as a rule, a local regulation does not repeat what a law already clearly provides (Legislation Law, Article 82, fourth paragraph), and the Road Traffic Safety Law applies; still less can detention be kept, since penalties that restrict liberty may be laid down by laws only (Administrative Penalty Law, Article 10, second paragraph)',
  ],
];
const TRAFFIC_WRONG: readonly [Row, Row] = [
  [
    TRAFFIC[0][0],
    TRAFFIC[0][1],
    '罚款改为“处五十元以上二百元以下罚款”，本市骑手违法多，属于结合本市实际作出的具体规定；删去拘留（《行政处罚法》第十条第二款）',
  ],
  [
    TRAFFIC[1][0],
    TRAFFIC[1][1],
    'Change the fine to "50 to 200 yuan": riders in this city commit many offences, so this is a specific provision for local circumstances; delete detention (Administrative Penalty Law, Article 10, second paragraph)',
  ],
];

const rows = ([zh, en]: readonly [Row, Row]): Compared => ({
  zh: [
    [
      '有：《消防法》第二十八条、第六十条第一款第三项和第二款',
      '个人占用、堵塞、封闭疏散通道、安全出口的，处警告或者五百元以下罚款',
      '五百元以上一千元以下的罚款超出幅度，又去掉了警告；应急管理部令第5号第四十七条虽有五百元以上一千元以下，但它是部门规章，不是放宽幅度的上位法，而且只管高层民用建筑、只罚拒不改正的；本条只写禁止，罚则改为“依照《中华人民共和国消防法》第六十条处罚”',
    ],
    zh,
    [
      '没有',
      '法律、行政法规没有对配送时限规定处罚；平台企业的义务见《安全生产法》第四条第二款、《道路交通安全法》第六条第三款，其中不培训从业人员的已有《安全生产法》第九十七条第三项，不在补充之列',
      '删去吊销营业执照，地方性法规不能设定（《行政处罚法》第十二条第一款）；保留责令改正，拒不改正的处一万元以上五万元以下罚款，该项罚款属于补充设定，一并听证、说明',
    ],
    [
      '没有',
      '法律、行政法规没有对个人在自己家里为电动自行车电池充电规定处罚',
      '可以补充设定；改为端口已经覆盖的小区适用，给予警告，再次违反的处五十元以上二百元以下罚款',
    ],
  ],
  en: [
    [
      'Yes: Fire Protection Law, Articles 28 and 60, first paragraph, item 3, and second paragraph',
      'An individual who occupies, blocks or closes evacuation passages and exits: a warning or a fine of up to 500 yuan',
      'A fine of 500 to 1,000 yuan exceeds the range and omits the warning. Article 47 of Order No. 5 of the Ministry of Emergency Management does provide for 500 to 1,000 yuan, but as a departmental rule it is not higher law that could widen the range, and it covers only high-rise civil buildings where correction is refused. The clause should only state the prohibition, with the penalty changed to "punished under Article 60 of the Fire Protection Law"',
    ],
    en,
    [
      'No',
      'Laws and administrative regulations provide no penalty concerning delivery times; for the duties of platforms, see the Work Safety Law, Article 4, second paragraph, and the Road Traffic Safety Law, Article 6, third paragraph; failure to train workers is already punished under Article 97, item 3, of the Work Safety Law, so no penalty can be added for it',
      'Delete revocation of the business licence, for which a local regulation may not provide (Administrative Penalty Law, Article 12, first paragraph); keep the order to make corrections and, if it is refused, a fine of 10,000 to 50,000 yuan; that fine is an added penalty and must likewise be put to the hearing and explained',
    ],
    [
      'No',
      'Laws and administrative regulations provide no penalty for an individual who charges an electric bicycle battery at home',
      'A penalty may be added; it should apply only in estates covered by ports, with a warning first and a fine of 50 to 200 yuan for a second violation',
    ],
  ],
});

const VALUES = [
  value(
    'added_penalty',
    '为改装或者不符合国家标准的电池充电的，处二百元以上五百元以下罚款。在公共充电端口已经覆盖的小区携带电池进入居民住宅充电的，给予警告；再次违反的，处五十元以上二百元以下罚款。配送平台违反时限规则的规定，拒不改正的，处一万元以上五万元以下罚款。',
    'Whoever charges a modified or substandard battery is fined 200 to 500 yuan. Whoever takes a battery into a dwelling to charge it in an estate covered by public charging ports is given a warning and, for a second violation, fined 50 to 200 yuan. A platform that violates the provisions on delivery times and refuses to make corrections is fined 10,000 to 50,000 yuan.',
  ),
  value(
    'upper_law',
    '入户充电：《中华人民共和国消防法》第五条规定的维护消防安全、预防火灾的义务。配送平台：《中华人民共和国安全生产法》第四条第二款规定的平台企业的安全生产义务，《中华人民共和国道路交通安全法》第六条第三款规定的对本单位人员进行道路交通安全教育的义务。',
    'Charging at home: the duty to maintain fire safety and prevent fires in Article 5 of the Fire Protection Law. Delivery platforms: the work safety duties of platform businesses in Article 4, second paragraph, of the Work Safety Law, and the duty to educate their personnel in road traffic safety in Article 6, third paragraph, of the Road Traffic Safety Law.',
  ),
];

const NEED: readonly Words[] = [
  [
    '必要性：2024 年全市电动自行车火灾 41 起，其中住宅室内 29 起，6 人死亡均在室内；室内火灾中 27 起发生在充电时，22 起使用改装或者不合格电池（证据 1）。骑手交通违法每月 2,740 起，闯红灯占 58%（证据 3），骑手反映同配送时限过紧有关。',
    'Necessity: in 2024 the city had 41 electric bicycle fires, 29 of them in dwellings, where all six deaths occurred; of those 29, 27 broke out during charging and 22 involved modified or substandard batteries (evidence 1). Riders commit 2,740 traffic offences a month, 58% of which are running red lights (evidence 3); riders attribute this to delivery times that are too tight.',
  ],
  [
    '可行性：和苑小区的端口由 96 个增加到 420 个，每 4.4 辆车一个，室内充电的住户由 63% 降到 17%（证据 3）。禁止同端口覆盖挂钩，才能执行。',
    'Feasibility: at Heyuan the number of ports rose from 96 to 420, one for every 4.4 bicycles, and the share of households charging indoors fell from 63% to 17% (evidence 3). Only a ban tied to coverage by ports can be enforced.',
  ],
  [
    '相当性：受影响的多为骑手和租户，没有端口的小区难以遵守，故合格电池先警告后罚款；22 起室内火灾出在改装或者不合格电池，危害明显更大，直接罚款，上限同消防法对个人占用疏散通道的五百元持平（《行政处罚法》第五条第二款）。',
    'Proportionality: those affected are mostly riders and tenants, and in estates without ports it is hard to comply with the ban; for batteries that meet the standard, a warning therefore comes before a fine. Modified or substandard batteries were involved in 22 of the fires in dwellings and are plainly more harmful, so charging them is fined at once, with the same maximum of 500 yuan as the Fire Protection Law sets for an individual who blocks evacuation passages (Administrative Penalty Law, Article 5, second paragraph).',
  ],
];
const VIEWS: Words = [
  '草案已于 2025 年 4 月 1 日至 30 日向社会公布，收到意见 2,316 条（证据 2）；法制委员会将于 {{hearing_date}}举行立法听证会，听取居民、骑手、平台企业的意见；本说明一并提交{{committee}}；报送备案时说明补充设定处罚的情况（《行政处罚法》第十二条第三款）。',
  'The draft was published from 1 to 30 April 2025 and drew 2,316 comments (evidence 2). The legislative affairs committee will hold a hearing on {{hearing_date}}, at which residents, riders and platforms will be heard. This explanation will also be submitted to the {{committee}}, and the added penalties will be explained when the regulation is filed (Administrative Penalty Law, Article 12, third paragraph).',
];

const CARELESS_ROWS: Compared = {
  zh: [
    ['有', '消防法已有规定', '按照消防法修改'],
    ['有', '道路交通安全法已有规定', '降低罚款，删去拘留'],
    ['没有', '没有对应的规定', '删去吊销营业执照'],
    ['没有', '没有对应的规定', '保留，罚款适当降低'],
  ],
  en: [
    ['Yes', 'The Fire Protection Law provides for it', 'Amend to follow the Fire Protection Law'],
    ['Yes', 'The Road Traffic Safety Law provides for it', 'Lower the fine and delete detention'],
    ['No', 'No corresponding provision', 'Delete revocation of the licence'],
    ['No', 'No corresponding provision', 'Keep it, with a somewhat lower fine'],
  ],
};

export const PENALTY_MODELS: CaseModels = {
  penalty_note: [
    sound(
      bi(
        '逐条写明上位法的行为、种类、幅度；没有漏掉第二十一条的罚款同样是补充设定。',
        'It states the acts, kinds and range of higher law for each clause, and does not overlook that the fine in Article 21 is an added penalty too.',
      ),
      { values: VALUES, parts: [compared(rows(TRAFFIC)), explained(NEED, VIEWS)] },
    ),
    careless(
      bi(
        '没有写上位法的条文和幅度，漏了第二十一条的罚款也是补充设定，必要性没有数据。',
        'It cites neither the articles nor the range of higher law, overlooks that the fine in Article 21 is an added penalty too, and gives no figures to show necessity.',
      ),
      {
        values: [
          value(
            'added_penalty',
            '携带电池入户充电的，处警告或者罚款。',
            'A warning or a fine for taking a battery into a home to charge it.',
          ),
          value('upper_law', '消防法的有关规定。', 'The relevant provisions of the Fire Protection Law.'),
        ],
        parts: [
          compared(CARELESS_ROWS),
          explained(
            [
              [
                '近年来电动自行车火灾多发，群众反映强烈，很有必要作出规定，执行上也没有问题。',
                'Electric bicycle fires have become frequent in recent years and the public is deeply concerned. Legislation is badly needed and will be no problem to enforce.',
              ],
            ],
            ['按照规定征求意见。', 'Views will be sought as required.'],
          ),
        ],
      },
    ),
    wrong(
      bi(
        '把闯红灯的罚款定为五十元以上二百元以下，称为“具体规定”。上位法已有处罚的，只能在其行为、种类和幅度的范围内规定（《行政处罚法》第十二条第二款），上限是五十元，警告也不能去掉。',
        'It sets the fine for running red lights at 50 to 200 yuan and calls this a "specific provision". Where higher law already provides a penalty, a local regulation must stay within its acts, kinds and range (Administrative Penalty Law, Article 12, second paragraph): the maximum is 50 yuan, and the warning may not be removed.',
      ),
      { values: VALUES, parts: [compared(rows(TRAFFIC_WRONG)), explained(NEED, VIEWS)] },
    ),
  ],
};
