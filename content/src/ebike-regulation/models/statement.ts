import type { PaperPart } from '@lets/contract';
import { bi, heading, line, p, title } from '../../build.ts';
import { type CaseModels, careless, modelsOfEach, sound, wrong } from '../../models.ts';
import { SPEAKERS } from '../speakers.ts';
import { both } from './parts.ts';
import { each, GROUPS, type OfEach, wordings } from './speakers.ts';

const statement = (clause: OfEach, facts: OfEach, reasons: OfEach): PaperPart[] => [
  both(
    [
      title('立法听证陈述书'),
      line('法规案：{{bill}}　　代表的群体：{{speaker_group}}'),
      heading('一、针对的条款'),
    ],
    [
      title('Statement for the Legislative Hearing'),
      line('Bill: {{bill}}. Group represented: {{speaker_group}}'),
      heading('1. Clause'),
    ],
  ),
  ...each(clause),
  both([heading('二、事实')], [heading('2. Facts')]),
  ...each(facts),
  both([heading('三、理由')], [heading('3. Reasons')]),
  ...each(reasons),
  both(
    [heading('四、建议的条文'), p('{{clause_wording}}'), line('{{hearing_date}}', 'right')],
    [heading('4. Wording proposed'), p('{{clause_wording}}'), line('{{hearing_date}}', 'right')],
  ),
];

const CLAUSES: OfEach = {
  resident: [
    '草案第十二条后段、第二十六条第二款（电池入户充电的禁止和处罚）。',
    'Articles 12, second half, and 26(2) of the draft: the ban on charging batteries at home and the penalty for it.',
  ],
  rider: [
    '草案第十二条后段、第二十六条第二款（电池入户充电的禁止和处罚）。',
    'Articles 12, second half, and 26(2) of the draft: the ban on charging batteries at home and the penalty for it.',
  ],
  platform: ['草案第二十一条（配送时限）。', 'Article 21 of the draft: delivery times.'],
};

const FACTS: OfEach = {
  resident: [
    '2024 年 8 月和苑小区起火，起火的一户在我家楼下六层，楼道里全是烟，我抱着孙子等了二十分钟。2024 年住宅室内火灾 29 起，6 人死亡，其中 27 起发生在充电时，22 起使用改装或者不合格电池（证据 1）。小区 1,860 辆车原来只有 96 个端口；试点增加到 420 个、业主不出资以后，室内充电的住户由 63% 降到 17%（证据 3）。',
    'In August 2024 a fire broke out at Heyuan in a flat six floors below mine. The stairwell was full of smoke, and I waited twenty minutes with my grandson in my arms. In 2024 there were 29 fires in dwellings with six deaths; 27 of the fires broke out during charging and 22 involved modified or substandard batteries (evidence 1). For its 1,860 bicycles the estate used to have only 96 ports; after the pilot raised the number to 420 at no cost to the owners, the share of households charging indoors fell from 63% to 17% (evidence 3).',
  ],
  rider: [
    '我租住在城中村六楼，每天充电两次；楼下没有充电端口，最近的换电柜在 1.4 公里以外，月费 199 元，平台不补贴（证据 3）。老旧小区和城中村每 21 辆车才有一个端口。2024 年室内火灾 29 起，18 起发生在没有公共端口的地方；使用符合标准的原装电池起火的 7 起，无人死亡（证据 1）。',
    'I rent a room on the sixth floor in an urban village and charge my battery twice a day. There is no charging port downstairs; the nearest battery cabinet is 1.4 km away and costs 199 yuan a month, of which the platforms pay nothing (evidence 3). In old estates and urban villages there is one port for every 21 bicycles. Of the 29 fires in dwellings in 2024, 18 broke out where there are no public ports; seven involved original batteries that meet the standard, and nobody died in them (evidence 1).',
  ],
  platform: [
    '三家平台平均配送时限 31 分钟，超时每单扣 3 元至 8 元；骑手交通违法每月 2,740 起，闯红灯占 58%（证据 3）。平台内部测算，平均时限放宽五分钟，闯红灯下降四成，订单减少 3%。公开征求意见中，第二十一条收到意见 351 条，赞成 301 条，主要建议是删去吊销营业执照（证据 2）。',
    'The three platforms allow 31 minutes per delivery on average and deduct 3 to 8 yuan for each late order; riders commit 2,740 traffic offences a month, 58% of which are running red lights (evidence 3). By our internal estimate, extending the average delivery time by five minutes would mean forty per cent fewer red lights run and three per cent fewer orders. Of the 351 public comments on Article 21, 301 supported it, and the main proposal was to delete the revocation of licences (evidence 2).',
  ],
};

const REASONS: OfEach = {
  resident: [
    '任何单位和个人都有维护消防安全、预防火灾的义务（《消防法》第五条）。一户充电起火，危及的是整栋楼，不只是自己家里的事。上位法没有对入户充电规定处罚，地方性法规为实施消防法可以补充设定（《行政处罚法》第十二条第三款）。规范应当明确、可执行（《立法法》第七条第二款），所以我同意先有端口再禁止，也愿意分摊电费；改装和不合格的电池则一天也不能等。',
    'All units and individuals have the duty to maintain fire safety and prevent fires (Fire Protection Law, Article 5). If one flat catches fire while a battery is charging, the whole building is in danger; it is not a private matter. Higher law provides no penalty for charging at home, and a local regulation may add one to implement the Fire Protection Law (Administrative Penalty Law, Article 12, third paragraph). Norms shall be clear and enforceable (Legislation Law, Article 7, second paragraph), so I agree that ports should come first and the ban afterwards, and I am willing to share the cost of electricity. The ban on modified and substandard batteries, however, cannot wait a single day.',
  ],
  rider: [
    '立法应当科学合理地规定公民的权利与义务，规范应当可执行（《立法法》第七条）。没有替代办法的禁令，要么没有人遵守，要么只罚最没有办法的人。处罚应当与社会危害程度相当（《行政处罚法》第五条第二款）：危害主要来自改装和不合格电池，罚一个用原装电池而无处充电的人 200 元，等于他白干一天。',
    "Legislation shall lay down the rights and duties of citizens in a scientific and reasonable manner, and its norms shall be enforceable (Legislation Law, Article 7). A ban without an alternative is either ignored or punishes only those who have no choice. A penalty must be commensurate with the harm to society (Administrative Penalty Law, Article 5, second paragraph): the harm comes mainly from modified and substandard batteries, and to fine a rider with an original battery and nowhere to charge it 200 yuan is to take a whole day's earnings.",
  ],
  platform: [
    '地方性法规不能设定吊销营业执照（《行政处罚法》第十二条第一款）。“合理确定配送时限”没有可以执行的标准，规范应当明确、具体，具有针对性和可执行性（《立法法》第七条第二款）。公开规则、不因单次超时扣款，是可以检查、可以执行的，平台愿意接受；第二十一条的罚款属于补充设定，应当先责令改正，拒不改正的才处罚。平台另愿分担骑手换电费用的一半。',
    'A local regulation may not provide for the revocation of a business licence (Administrative Penalty Law, Article 12, first paragraph). "Reasonable delivery times" is not an enforceable standard; norms shall be clear and specific, to the point and enforceable (Legislation Law, Article 7, second paragraph). Duties to publish the rules and to make no deduction for a single late order can be checked and enforced, and the platforms accept them. The fine in Article 21 is an added penalty; the platform should first be ordered to make corrections and fined only if it refuses. The platforms are also willing to pay half of the riders\' battery rental.',
  ],
};

const WORDINGS: OfEach = {
  resident: [
    '“禁止为改装或者不符合国家标准的电动自行车电池充电。街道办事处公布本小区公共充电端口已经覆盖之日起，禁止携带电池进入居民住宅充电。违反规定的，给予警告；再次违反的，处五十元以上二百元以下罚款。街道办事处应当自本条例施行之日起一年内组织增设端口。”',
    '"Electric bicycle batteries that are modified or do not meet the national standard may not be charged. From the day on which the subdistrict office announces that the estate is covered by public charging ports, batteries may not be taken into dwellings to charge. A first violation is punished with a warning, a second with a fine of 50 to 200 yuan. The subdistrict office shall have ports added within one year of the entry into force of this Regulation."',
  ],
  rider: [
    '“街道办事处公布本小区公共充电端口已经覆盖之日起，禁止携带电池进入居民住宅充电；禁止为改装或者不符合国家标准的电池充电。违反规定的，给予警告；再次违反的，处五十元以上二百元以下罚款。”',
    '"From the day on which the subdistrict office announces that the estate is covered by public charging ports, batteries may not be taken into dwellings to charge; modified or substandard batteries may not be charged. A first violation is punished with a warning, a second with a fine of 50 to 200 yuan."',
  ],
  platform: [
    '“配送平台应当公开配送时限规则，不得因单次超时扣减报酬。违反规定的，责令改正；拒不改正的，处一万元以上五万元以下罚款。”',
    '"Delivery platforms shall publish their rules on delivery times and may not deduct pay for a single late order. A platform that violates this provision shall be ordered to make corrections; if it refuses, it shall be fined 10,000 to 50,000 yuan."',
  ],
};

/** Each asks for a penalty that a local regulation cannot have. */
const BEYOND: OfEach = {
  resident: [
    '“禁止携带电动自行车电池进入居民住宅充电。违反规定的，处二百元罚款；情节严重的，处五日以下拘留。”',
    '"Batteries of electric bicycles may not be taken into dwellings to charge. Violators shall be fined 200 yuan; in serious cases they shall be detained for up to five days."',
  ],
  rider: [
    '“配送平台不得以最短用时作为考核标准，不得因单次超时扣减报酬。违反规定的，责令改正；拒不改正的，吊销营业执照。”',
    '"Delivery platforms may not use the shortest delivery time as the standard for assessing riders or deduct pay for a single late order. A platform that violates this provision shall be ordered to make corrections; if it refuses, its business licence shall be revoked."',
  ],
  platform: [
    '“配送平台应当公开配送时限规则。骑手闯红灯、逆向行驶的，由本人承担责任，处二百元罚款。”',
    '"Delivery platforms shall publish their rules on delivery times. A rider who runs a red light or rides in the wrong direction is solely liable and shall be fined 200 yuan."',
  ],
};
const BEYOND_CLAUSES: OfEach = {
  ...CLAUSES,
  rider: [
    '草案第十二条后段（电池入户充电）和第二十一条（配送时限）。',
    'Articles 12, second half (batteries at home), and 21 (delivery times) of the draft.',
  ],
  platform: [
    '草案第二十一条（配送时限）和第十八条（骑手闯红灯）。',
    'Articles 21 (delivery times) and 18 (red lights) of the draft.',
  ],
};
const BEYOND_REASONS: OfEach = {
  resident: [
    '任何单位和个人都有维护消防安全、预防火灾的义务（《消防法》第五条）。一户充电起火，危及整栋楼。上位法没有规定处罚，地方可以补充设定（《行政处罚法》第十二条第三款）；既然可以补充，就应当设定足以制止的处罚，包括拘留。',
    'All units and individuals have the duty to maintain fire safety and prevent fires (Fire Protection Law, Article 5). If one flat catches fire while a battery is charging, the whole building is in danger. Higher law provides no penalty, so the city may add one (Administrative Penalty Law, Article 12, third paragraph); and since it may add a penalty, it should add one severe enough to deter, including detention.',
  ],
  rider: [
    '规范应当可执行（《立法法》第七条第二款）。没有替代办法的禁令只罚最没有办法的人；闯红灯的根子在时限，时限是平台定的，应当由平台承担最重的责任。上位法没有对配送时限规定处罚，地方可以补充设定（《行政处罚法》第十二条第三款），包括吊销营业执照。',
    'Norms shall be enforceable (Legislation Law, Article 7, second paragraph). A ban without an alternative punishes only those who have no choice. Riders run red lights because of delivery times; the platforms set those times and should bear the heaviest liability. Higher law provides no penalty concerning delivery times, so the city may add one (Administrative Penalty Law, Article 12, third paragraph), including revocation of the business licence.',
  ],
  platform: [
    '规范应当明确、具体，具有针对性和可执行性（《立法法》第七条第二款），“合理确定配送时限”没有可以执行的标准。闯红灯的是骑手本人，道路交通安全法五元至五十元的罚款不足以制止，条例应当结合本市实际提高到二百元。',
    'Norms shall be clear and specific, to the point and enforceable (Legislation Law, Article 7, second paragraph), and "reasonable delivery times" is not an enforceable standard. It is the riders themselves who run red lights; a fine of 5 to 50 yuan under the Road Traffic Safety Law is no deterrent, and in view of local circumstances the regulation should raise it to 200 yuan.',
  ],
};

const VAGUE_FACTS: OfEach = {
  resident: [
    '我们小区着过火，大家都很害怕。现在还有很多人把电池带回家充电。',
    'There has been a fire in our estate and everybody is afraid. Many people still take batteries home to charge.',
  ],
  rider: [
    '骑手很辛苦，很多地方没有充电的设施，只能带回家充。',
    'Riders work hard. Many places have no charging facilities, so we have to charge at home.',
  ],
  platform: [
    '平台一直重视骑手安全，配送时限是根据订单情况综合确定的。',
    "The platforms have always attached importance to riders' safety. Delivery times are set by weighing up many factors.",
  ],
};
const VAGUE_REASONS: OfEach = {
  resident: [
    '安全是第一位的，应当严格禁止。',
    'Safety comes first. Charging at home should be strictly banned.',
  ],
  rider: [
    '应当照顾骑手的实际困难，不能一罚了之。',
    "Riders' practical difficulties should be considered; fines alone solve nothing.",
  ],
  platform: [
    '应当尊重企业的经营自主权，鼓励行业发展。',
    "Businesses' freedom to manage their own affairs should be respected and the development of the industry encouraged.",
  ],
};
const VAGUE_WORDINGS: OfEach = {
  resident: [
    '严格禁止电池上楼，并加大处罚力度。',
    'Taking batteries upstairs is strictly forbidden, with heavier penalties.',
  ],
  rider: ['先把充电的地方建好，再考虑禁止。', 'Build places to charge first, and consider a ban afterwards.'],
  platform: ['鼓励平台合理确定配送时限。', 'Platforms are encouraged to set reasonable delivery times.'],
};

export const STATEMENT_MODELS: CaseModels = modelsOfEach('hearing_statement', SPEAKERS, [
  sound(
    bi(
      '事实讲自己知道的，理由引条文，建议的条文可以直接写进条例。',
      'It states facts known first-hand, supports its reasons with articles, and proposes wording that could go straight into the regulation.',
    ),
    { values: [...GROUPS, ...wordings(WORDINGS)], parts: statement(CLAUSES, FACTS, REASONS) },
  ),
  careless(
    bi(
      '没有数据和条文，建议只是口号，写不进条例。',
      'It cites neither figures nor articles, and its proposal is only a slogan that cannot be written into the regulation.',
    ),
    {
      values: [...GROUPS, ...wordings(VAGUE_WORDINGS)],
      parts: statement(CLAUSES, VAGUE_FACTS, VAGUE_REASONS),
    },
  ),
  wrong(
    bi(
      '建议的处罚超出地方性法规的设定权：拘留只能由法律设定（《行政处罚法》第十条第二款），吊销营业执照不能设定（第十二条第一款），闯红灯的罚款不得超过上位法的幅度（第十二条第二款）。',
      'It proposes penalties beyond the power of a local regulation: only a law may provide for detention (Administrative Penalty Law, Article 10, second paragraph), revocation of a business licence is excluded (Article 12, first paragraph), and the fine for running red lights may not exceed the range set by higher law (Article 12, second paragraph).',
    ),
    {
      values: [...GROUPS, ...wordings(BEYOND)],
      parts: statement(BEYOND_CLAUSES, FACTS, BEYOND_REASONS),
    },
  ),
]);
