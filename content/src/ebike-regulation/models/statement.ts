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
    'Articles 12, second half, and 26(2) of the draft: the ban on charging batteries at home, and its penalty.',
  ],
  rider: [
    '草案第十二条后段、第二十六条第二款（电池入户充电的禁止和处罚）。',
    'Articles 12, second half, and 26(2) of the draft: the ban on charging batteries at home, and its penalty.',
  ],
  platform: ['草案第二十一条（配送时限）。', 'Article 21 of the draft: times of delivery.'],
};

const FACTS: OfEach = {
  resident: [
    '2024 年 8 月和苑小区起火，起火的一户在我家楼下六层，楼道里全是烟，我抱着孙子等了二十分钟。2024 年住宅室内火灾 29 起，6 人死亡，其中 27 起发生在充电时，22 起使用改装或者不合格电池（证据 1）。小区 1,860 辆车原来只有 96 个端口；试点增加到 420 个、业主不出资以后，室内充电的住户由 63% 降到 17%（证据 3）。',
    'In August 2024 a flat at Heyuan, six floors below mine, was on fire. The stairwell was full of smoke, and I waited twenty minutes with my grandson in my arms. In 2024 there were 29 fires in dwellings with six deaths, 27 of them while charging and 22 with modified or substandard batteries (evidence 1). The estate has 1,860 bicycles and had 96 ports; when the pilot raised them to 420 and the owners paid nothing, households charging indoors fell from 63% to 17% (evidence 3).',
  ],
  rider: [
    '我租住在城中村六楼，每天充电两次；楼下没有充电端口，最近的换电柜在 1.4 公里以外，月费 199 元，平台不补贴（证据 3）。老旧小区和城中村每 21 辆车才有一个端口。2024 年室内火灾 29 起，18 起发生在没有公共端口的地方；使用符合标准的原装电池起火的 7 起，无人死亡（证据 1）。',
    'I rent on the sixth floor of an urban village and charge twice a day. There is no port below; the nearest cabinet is 1.4 km away and costs 199 yuan a month, of which platforms pay nothing (evidence 3). In old estates and urban villages there is one port for every 21 bicycles. Of the 29 fires in dwellings in 2024, 18 were where there are no public ports; seven were of original batteries that meet the standard, and nobody died in them (evidence 1).',
  ],
  platform: [
    '三家平台平均配送时限 31 分钟，超时每单扣 3 元至 8 元；骑手交通违法每月 2,740 起，闯红灯占 58%（证据 3）。平台内部测算，平均时限放宽五分钟，闯红灯下降四成，订单减少 3%。公开征求意见中，第二十一条收到意见 351 条，赞成 301 条，主要建议是删去吊销营业执照（证据 2）。',
    'The three platforms deliver in 31 minutes on average and take off 3 to 8 yuan for a late order; riders commit 2,740 traffic offences a month, 58% of them red lights (evidence 3). By our own measurement five minutes more would mean forty per cent fewer red lights and three per cent fewer orders. Of 351 public comments on Article 21, 301 were for it, and the main proposal was to leave out the revocation of licences (evidence 2).',
  ],
};

const REASONS: OfEach = {
  resident: [
    '任何单位和个人都有维护消防安全、预防火灾的义务（《消防法》第五条）。一户充电起火，危及的是整栋楼，不只是自己家里的事。上位法没有对入户充电规定处罚，地方性法规为实施消防法可以补充设定（《行政处罚法》第十二条第三款）。规范应当明确、可执行（《立法法》第七条第二款），所以我同意先有端口再禁止，也愿意分摊电费；改装和不合格的电池则一天也不能等。',
    'Everybody has the duty to maintain fire safety and prevent fires (Fire Protection Law, Article 5). A fire in one flat endangers the whole building and is not a private matter. Higher law has no penalty for charging at home, and a local regulation may add one to implement that law (Administrative Penalty Law, Article 12, third paragraph). Norms shall be clear and enforceable (Legislation Law, Article 7, second paragraph); so I agree to ports first and then the ban, and am willing to share the cost of electricity. Modified and substandard batteries cannot wait a day.',
  ],
  rider: [
    '立法应当科学合理地规定公民的权利与义务，规范应当可执行（《立法法》第七条）。没有替代办法的禁令，要么没有人遵守，要么只罚最没有办法的人。处罚应当与社会危害程度相当（《行政处罚法》第五条第二款）：危害主要来自改装和不合格电池，罚一个用原装电池而无处充电的人 200 元，等于他白干一天。',
    "Legislation lays down rights and duties in a reasonable manner, and its norms shall be enforceable (Legislation Law, Article 7). A ban without an alternative is either not kept or falls on those with no choice. A penalty must be commensurate with the harm (Administrative Penalty Law, Article 5, second paragraph): the harm comes from modified and substandard batteries, and 200 yuan is a day's work for somebody with an original battery and nowhere to charge it.",
  ],
  platform: [
    '地方性法规不能设定吊销营业执照（《行政处罚法》第十二条第一款）。“合理确定配送时限”没有可以执行的标准，规范应当明确、具体，具有针对性和可执行性（《立法法》第七条第二款）。公开规则、不因单次超时扣款，是可以检查、可以执行的，平台愿意接受；第二十一条的罚款属于补充设定，应当先责令改正，拒不改正的才处罚。平台另愿分担骑手换电费用的一半。',
    'A local regulation may not provide for the revocation of a business licence (Administrative Penalty Law, Article 12, first paragraph). "Reasonable times of delivery" is no workable standard; norms shall be clear and specific, to the point and enforceable (Legislation Law, Article 7, second paragraph). That rules be published and nothing be taken off for a single late order can be checked and enforced, and the platforms accept it. The fine of Article 21 is an added penalty; correction comes first and the fine only if it is refused. The platforms would also pay half of the battery rental.',
  ],
};

const WORDINGS: OfEach = {
  resident: [
    '“禁止为改装或者不符合国家标准的电动自行车电池充电。街道办事处公布本小区公共充电端口已经覆盖之日起，禁止携带电池进入居民住宅充电。违反规定的，给予警告；再次违反的，处五十元以上二百元以下罚款。街道办事处应当自本条例施行之日起一年内组织增设端口。”',
    '"Modified and substandard batteries may not be charged. From the day on which the subdistrict office announces that the estate is covered by public charging ports, batteries may not be taken into dwellings to charge. A first violation is met with a warning, a second with a fine of 50 to 200 yuan. The subdistrict office shall have ports added within one year of the entry into force of this Regulation."',
  ],
  rider: [
    '“街道办事处公布本小区公共充电端口已经覆盖之日起，禁止携带电池进入居民住宅充电；禁止为改装或者不符合国家标准的电池充电。违反规定的，给予警告；再次违反的，处五十元以上二百元以下罚款。”',
    '"From the day on which the subdistrict office announces that the estate is covered by public charging ports, batteries may not be taken into dwellings to charge; modified or substandard batteries may not be charged. A first violation is met with a warning, a second with a fine of 50 to 200 yuan."',
  ],
  platform: [
    '“配送平台应当公开配送时限规则，不得因单次超时扣减报酬。违反规定的，责令改正；拒不改正的，处一万元以上五万元以下罚款。”',
    '"Delivery platforms shall publish their rules on times and may not take anything off for a single late order. If violated, correction is ordered; if refused, a fine of 10,000 to 50,000 yuan."',
  ],
};

/** Each asks for a penalty that a local regulation cannot have. */
const BEYOND: OfEach = {
  resident: [
    '“禁止携带电动自行车电池进入居民住宅充电。违反规定的，处二百元罚款；情节严重的，处五日以下拘留。”',
    '"Batteries of electric bicycles may not be taken into dwellings to charge. A violation is fined 200 yuan; in serious cases detained for up to five days."',
  ],
  rider: [
    '“配送平台不得以最短用时作为考核标准，不得因单次超时扣减报酬。违反规定的，责令改正；拒不改正的，吊销营业执照。”',
    '"Delivery platforms may not rate riders by the shortest time or take anything off for a single late order. If violated, correction is ordered; if refused, the business licence is revoked."',
  ],
  platform: [
    '“配送平台应当公开配送时限规则。骑手闯红灯、逆向行驶的，由本人承担责任，处二百元罚款。”',
    '"Delivery platforms shall publish their rules on times. A rider who rides through a red light or in the wrong direction answers for it alone and is fined 200 yuan."',
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
    'Everybody has the duty to maintain fire safety and prevent fires (Fire Protection Law, Article 5). A battery that burns in one flat endangers the building. Higher law has no penalty, and the city may add one (Administrative Penalty Law, Article 12, third paragraph); as it may add one, it should add one that deters, detention included.',
  ],
  rider: [
    '规范应当可执行（《立法法》第七条第二款）。没有替代办法的禁令只罚最没有办法的人；闯红灯的根子在时限，时限是平台定的，应当由平台承担最重的责任。上位法没有对配送时限规定处罚，地方可以补充设定（《行政处罚法》第十二条第三款），包括吊销营业执照。',
    'Norms shall be enforceable (Legislation Law, Article 7, second paragraph). A ban without an alternative falls on those with no choice. Red lights come from delivery times, and these are made by the platforms, which should bear the heaviest responsibility. Higher law has no penalty for delivery times, and the city may add one (Administrative Penalty Law, Article 12, third paragraph), revocation of the licence included.',
  ],
  platform: [
    '规范应当明确、具体，具有针对性和可执行性（《立法法》第七条第二款），“合理确定配送时限”没有可以执行的标准。闯红灯的是骑手本人，道路交通安全法五元至五十元的罚款不足以制止，条例应当结合本市实际提高到二百元。',
    'Norms shall be clear and specific, to the point and enforceable (Legislation Law, Article 7, second paragraph), and "reasonable times of delivery" is no workable standard. It is the rider who passes the red light; 5 to 50 yuan under the Road Traffic Safety Law is no deterrent, and for the circumstances of the city the regulation should raise it to 200.',
  ],
};

const VAGUE_FACTS: OfEach = {
  resident: [
    '我们小区着过火，大家都很害怕。现在还有很多人把电池带回家充电。',
    'There has been a fire in our estate and everybody is afraid. Many people still take batteries home.',
  ],
  rider: [
    '骑手很辛苦，很多地方没有充电的设施，只能带回家充。',
    'Riders work hard. In many places there is nowhere to charge, and batteries have to be taken home.',
  ],
  platform: [
    '平台一直重视骑手安全，配送时限是根据订单情况综合确定的。',
    'The platforms have always cared for the safety of riders. Times depend on many things.',
  ],
};
const VAGUE_REASONS: OfEach = {
  resident: ['安全是第一位的，应当严格禁止。', 'Safety comes first. The ban should be strict.'],
  rider: [
    '应当照顾骑手的实际困难，不能一罚了之。',
    'The difficulties of riders should be considered; a fine solves nothing.',
  ],
  platform: [
    '应当尊重企业的经营自主权，鼓励行业发展。',
    'The freedom of business should be respected and the trade encouraged.',
  ],
};
const VAGUE_WORDINGS: OfEach = {
  resident: [
    '严格禁止电池上楼，并加大处罚力度。',
    'Batteries upstairs are strictly forbidden, with heavier penalties.',
  ],
  rider: ['先把充电的地方建好，再考虑禁止。', 'Build places to charge first, then think of a ban.'],
  platform: ['鼓励平台合理确定配送时限。', 'Platforms are encouraged to set reasonable times.'],
};

export const STATEMENT_MODELS: CaseModels = modelsOfEach('hearing_statement', SPEAKERS, [
  sound(
    bi(
      '事实讲自己知道的，理由引条文，建议的条文可以直接写进条例。',
      'It has facts of their own, reasons with articles, and words that could go into the regulation.',
    ),
    { values: [...GROUPS, ...wordings(WORDINGS)], parts: statement(CLAUSES, FACTS, REASONS) },
  ),
  careless(
    bi(
      '没有数据和条文，建议只是口号，写不进条例。',
      'It has neither figures nor articles, and a slogan where the wording should be.',
    ),
    {
      values: [...GROUPS, ...wordings(VAGUE_WORDINGS)],
      parts: statement(CLAUSES, VAGUE_FACTS, VAGUE_REASONS),
    },
  ),
  wrong(
    bi(
      '建议的处罚超出地方性法规的设定权：拘留只能由法律设定（《行政处罚法》第十条第二款），吊销营业执照不能设定（第十二条第一款），闯红灯的罚款不得超过上位法的幅度（第十二条第二款）。',
      'It asks for a penalty beyond a local regulation: only a law may provide for detention (Administrative Penalty Law, Article 10, second paragraph), revocation of a licence is beyond its power (Article 12, first paragraph), and the fine for red lights stays within higher law (Article 12, second paragraph).',
    ),
    {
      values: [...GROUPS, ...wordings(BEYOND)],
      parts: statement(BEYOND_CLAUSES, FACTS, BEYOND_REASONS),
    },
  ),
]);
