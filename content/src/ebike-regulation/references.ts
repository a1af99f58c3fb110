import type { CaseDocument } from '@lets/contract';
import { bi, bullets, heading, line, p, part, quote, releasedAfter, table, title } from '../build.ts';
import { reference } from './fields.ts';
import { SESSION_REFERENCES } from './references-session.ts';

const PENALTIES = reference(
  'reference_penalties',
  bi('罚则修改和书面说明参考答案', 'Reference: revised penalties and explanation'),
  [
    title('罚则修改建议和补充设定行政处罚的说明'),
    table(
      ['草案条款', '上位法', '问题', '修改'],
      [
        '第十二条前段、第二十六条第一款：500 元至 1,000 元',
        '消防法第二十八条、第六十条第二款：警告或者五百元以下',
        '超出幅度，又去掉了警告；应急管理部令第5号第四十七条的五百元至一千元是部门规章，只管高层、只罚拒不改正，不能放宽法律的幅度',
        '依照消防法处罚；本条只写禁止，罚则写“依照《中华人民共和国消防法》第六十条处罚”',
      ],
      [
        '第十八条：200 元、拘留',
        '道路交通安全法第八十九条：警告或者五元以上五十元以下',
        '超出幅度；拘留只能由法律设定',
        '全条删去，不重复上位法（立法法第八十二条第四款）；拘留更不能写',
      ],
      [
        '第二十一条：1 万元至 5 万元、吊销营业执照',
        '没有直接对应的处罚；可以援引的义务是安全生产法第四条第二款、道路交通安全法第六条第三款，不培训的处罚已有安全生产法第九十七条第三项',
        '吊销营业执照不能设定；罚款属补充设定，要一并听证和说明',
        '责令改正，拒不改正的处一万元以上五万元以下罚款；删去吊销',
      ],
      [
        '第十二条后段、第二十六条第二款：200 元至 500 元',
        '没有处罚',
        '可以补充设定；是否相当要论证',
        '端口覆盖后适用；先警告，再次违反处五十元以上二百元以下罚款',
      ],
      [
        '新增：为改装、不合格电池充电',
        '没有处罚',
        '同样是补充设定，草案没有，要补进听证事项和书面说明',
        '不论有无端口，处二百元以上五百元以下罚款',
      ],
    ),
    heading('书面说明'),
    p(
      '为实施《中华人民共和国消防法》第五条规定的维护消防安全、预防火灾的义务，拟对电池入户充电补充设定警告和罚款。必要性：2024 年室内火灾 29 起，6 人死亡，27 起发生在充电时（证据 1）。可行性：端口增至每 4.4 辆一个以后，室内充电的住户由 63% 降到 17%（证据 3），禁止应当同端口覆盖挂钩。配送平台的罚款，为实施《中华人民共和国安全生产法》第四条第二款和《中华人民共和国道路交通安全法》第六条第三款规定的义务；配送时限同这两项义务的联系有争议，说明里要写明理由，写不出来就不能补充设定。相当性：违法者多为租户和骑手，危害主要来自不合格电池，故合格电池先警告后罚款；改装和不合格电池危害最大，直接罚款，不超过消防法对占用疏散通道的上限。已公开征求意见 30 日，拟举行听证（[[《中华人民共和国行政处罚法》第十二条第三款]]）。',
    ),
    quote('第二十一条的罚款很容易漏掉：上位法没有对配送时限规定处罚，它同样是补充设定。'),
  ],
  [
    title('Proposed Revision and Explanation of the Penalties'),
    table(
      ['Clause', 'Higher law', 'Fault', 'Revision'],
      [
        'Articles 12, first half, and 26(1): 500 to 1,000 yuan',
        'Fire Protection Law, Articles 28 and 60, second paragraph: a warning or a fine of up to 500 yuan',
        'It exceeds the range and omits the warning; the fine of 500 to 1,000 yuan in Article 47 of Order No. 5 of the Ministry of Emergency Management is set by a departmental rule, which covers only high-rises where correction is refused and cannot widen the range of a law',
        'Punish under the Fire Protection Law: the clause only states the prohibition, and the penalty clause reads "punished under Article 60 of the Fire Protection Law"',
      ],
      [
        'Article 18: 200 yuan, detention',
        'Road Traffic Safety Law, Article 89: a warning or a fine of 5 to 50 yuan',
        'It exceeds the range; only a law may provide for detention',
        'Delete the whole article so as not to repeat higher law (Legislation Law, Article 82, fourth paragraph); still less may detention be kept',
      ],
      [
        'Article 21: 10,000 to 50,000 yuan, revocation of the business licence',
        'No penalty directly on point; duties that may be relied on are Article 4, second paragraph, of the Work Safety Law and Article 6, third paragraph, of the Road Traffic Safety Law; failure to train workers is already punished under Article 97, item 3, of the Work Safety Law',
        'A local regulation may not provide for revocation; the fine is an added penalty and must likewise be put to the hearing and explained',
        'An order to make corrections and, if it is refused, a fine of 10,000 to 50,000 yuan; delete revocation',
      ],
      [
        'Articles 12, second half, and 26(2): 200 to 500 yuan',
        'None',
        'A penalty may be added; whether it is commensurate must be justified',
        'It applies once the estate is covered by ports; a warning first, and a fine of 50 to 200 yuan for a second violation',
      ],
      [
        'New: charging modified or substandard batteries',
        'None',
        'This is an added penalty too and is not in the draft; it must be included in the matters heard and in the written explanation',
        'A fine of 200 to 500 yuan, whether or not there are ports',
      ],
    ),
    heading('Explanation'),
    p(
      'To implement the duty to maintain fire safety and prevent fires in Article 5 of the Fire Protection Law, it is proposed to add a warning and a fine for charging batteries at home. Necessity: in 2024 there were 29 fires in dwellings with six deaths, and 27 of the fires broke out during charging (evidence 1). Feasibility: after the number of ports rose to one for every 4.4 bicycles, the share of households charging indoors fell from 63% to 17% (evidence 3), so the ban should be tied to coverage by ports. The fine for delivery platforms implements their duties in Article 4, second paragraph, of the Work Safety Law and Article 6, third paragraph, of the Road Traffic Safety Law; the connection between delivery times and these two duties is disputed, so the explanation must state the reasons for it, and if none can be given, no penalty can be added. Proportionality: violators are mostly tenants and riders, and the harm comes mainly from substandard batteries; for batteries that meet the standard, a warning therefore comes before a fine, while charging modified and substandard batteries, the most dangerous, is fined at once, within the maximum that the Fire Protection Law sets for blocking evacuation passages. The draft has been published for comment for thirty days and a hearing is to be held ([[Administrative Penalty Law, Article 12, third paragraph]]).',
    ),
    quote(
      'The fine in Article 21 is easily overlooked: higher law provides no penalty concerning delivery times, so it is an added penalty too.',
    ),
  ],
  'penalties',
);

const STATEMENT = reference(
  'reference_statement',
  bi('听证陈述书参考答案（骑手）', 'Reference: statement of the riders'),
  [
    title('立法听证陈述书'),
    line('代表的群体：外卖骑手和城中村租户'),
    p('一、条款：草案第十二条后段、第二十六条第二款。'),
    p(
      '二、事实：我每天充电两次；住处 1.4 公里内没有换电柜，月费 199 元；老旧小区和城中村每 21 辆车才有一个端口。2024 年 29 起室内火灾中，18 起发生在没有端口的地方；用原装电池在室内起火的 7 起，无人死亡（证据 1）。',
    ),
    p(
      '三、理由：立法应当科学合理地规定公民的权利与义务，规范应当可执行（[[《中华人民共和国立法法》第七条]]）。没有替代办法的禁令，要么没有人遵守，要么只罚最没有办法的人；处罚还应当与危害程度相当（[[《中华人民共和国行政处罚法》第五条第二款]]）。',
    ),
    p(
      '四、建议条文：“街道办事处公布本小区公共充电端口已经覆盖之日起，禁止携带电池进入居民住宅充电；禁止为改装或者不符合国家标准的电池充电。违反规定的，给予警告；再次违反的，处五十元以上二百元以下罚款。”',
    ),
    quote('居民、平台的陈述同样按四段写。好的陈述让对方的代表也能接受建议条文的一部分。'),
  ],
  [
    title('Statement for the Legislative Hearing'),
    line('Group represented: delivery riders and tenants of urban villages'),
    p('1. Clause: Articles 12, second half, and 26(2) of the draft.'),
    p(
      '2. Facts: I charge my battery twice a day; there is no battery cabinet within 1.4 km of my home, and the rental is 199 yuan a month; old estates and urban villages have only one port for every 21 bicycles. Of the 29 fires in dwellings in 2024, 18 broke out where there are no ports; seven involved original batteries, and nobody died in them (evidence 1).',
    ),
    p(
      '3. Reasons: legislation shall lay down the rights and duties of citizens in a scientific and reasonable manner, and its norms shall be enforceable ([[Legislation Law, Article 7]]). A ban without an alternative is either ignored or punishes only those who have no choice; and a penalty must be commensurate with the harm ([[Administrative Penalty Law, Article 5, second paragraph]]).',
    ),
    p(
      '4. Wording proposed: "From the day on which the subdistrict office announces that the estate is covered by public charging ports, batteries may not be taken into dwellings to charge; modified or substandard batteries may not be charged. A first violation is punished with a warning, a second with a fine of 50 to 200 yuan."',
    ),
    quote(
      'The statements of the residents and the platforms follow the same four parts. A good statement proposes wording part of which even the other side can accept.',
    ),
  ],
  'statement',
);

const REVIEW = reference(
  'reference_review',
  bi('审议结果报告参考答案', 'Reference: report of the review'),
  [
    title('法制委员会关于《明德市电动自行车管理条例（草案）》审议结果的报告（要点）'),
    part('一、合法性'),
    p(
      '草案事项属于城乡建设与管理、基层治理（[[《中华人民共和国立法法》第八十一条第一款]]）。楼道停放依照消防法处罚，道路通行的罚则同上位法重复，予以删去；删去拘留、吊销营业执照。入户充电、为改装电池充电、配送平台的处罚为补充设定，已经公开征求意见、听证并书面说明。',
    ),
    part('二、重要的不同意见'),
    bullets(
      '居民代表主张电池一律不得上楼：部分采纳。端口覆盖的小区禁止；未覆盖的由街道办事处在一年内增设（第九条）。',
      '骑手代表主张先建后禁、只禁改装电池：采纳先建后禁；改装电池不论有无端口一律禁止。',
      '平台代表主张删去第二十一条：没有采纳。条例不规定具体时限，只要求公开规则、不以最短用时为考核标准，可以执行；骑手闯红灯占违法的 58%，放宽五分钟可降四成。',
    ),
    part('三、草案修改稿'),
    p(
      '第十二条　禁止下列行为：（一）在建筑物的共用走道、楼梯间、安全出口停放电动自行车或者为其充电；（二）为改装或者不符合国家标准的电动自行车电池充电；（三）自街道办事处公布本小区公共充电端口已经覆盖之日起，携带电动自行车电池进入居民住宅充电。',
    ),
    p('第十八条　删去（不重复《道路交通安全法》第八十九条，[[《中华人民共和国立法法》第八十二条第四款]]）。'),
    p(
      '第二十一条　配送平台应当公开配送时限规则，不得以最短用时作为考核标准，不得因单次超时扣减报酬。违反规定的，责令改正；拒不改正的，处一万元以上五万元以下罚款。',
    ),
    p(
      '第二十六条　违反第十二条第一项，占用、堵塞、封闭疏散通道、安全出口的，依照《中华人民共和国消防法》第六十条处罚。违反第二项的，处二百元以上五百元以下罚款。违反第三项的，给予警告；再次违反的，处五十元以上二百元以下罚款。',
    ),
    p('第三十条　本条例自 2026 年 1 月 1 日起施行。'),
    quote(
      '施行日期要给省人大常委会四个月的批准时间和公布以后的准备时间。第十二条第三项是否提请单独表决，由主任会议决定（[[《中华人民共和国立法法》第四十四条第二款]]，参照），报告只反映分歧有多大。',
    ),
  ],
  [
    title(
      'Report of the Legislative Affairs Committee on the Draft Regulation on Electric Bicycles (main points)',
    ),
    part('1. Lawfulness'),
    p(
      'The matters in the draft belong to urban and rural development and management and to primary-level governance ([[Legislation Law, Article 81, first paragraph]]). Parking in stairwells is punished under the Fire Protection Law; the penalties for riding repeat higher law and are deleted; detention and revocation of business licences are deleted. The penalties for charging at home, for charging modified batteries and for platforms are added penalties; they have been published for comment, put to the hearing and explained in writing.',
    ),
    part('2. Important Differing Views'),
    bullets(
      'The residents propose a total ban on taking batteries upstairs. This is adopted in part: the ban applies in estates covered by ports; in estates not yet covered, the subdistrict office is to have ports added within one year (Article 9).',
      'The riders propose building ports before banning, and banning modified batteries only. The first is adopted; charging modified batteries is forbidden whether or not there are ports.',
      "The platforms propose deleting Article 21. This is not adopted: the regulation fixes no specific times; it only requires that the rules be published and that the shortest delivery time not be the standard for assessing riders, which can be enforced. Running red lights accounts for 58% of riders' offences, and five more minutes would reduce it by forty per cent.",
    ),
    part('3. The Revised Draft'),
    p(
      'Article 12. The following is forbidden: (1) parking or charging electric bicycles in shared passages, stairwells and exits of buildings; (2) charging batteries that are modified or do not meet the national standard; (3) from the day on which the subdistrict office announces that the estate is covered by public charging ports, taking batteries into dwellings to charge them.',
    ),
    p(
      'Article 18: deleted (Article 89 of the Road Traffic Safety Law is not repeated, [[Legislation Law, Article 82, fourth paragraph]]).',
    ),
    p(
      'Article 21. Delivery platforms shall publish their rules on delivery times, may not use the shortest delivery time as the standard for assessing riders and may not deduct pay for a single late order. A platform that violates this provision shall be ordered to make corrections; if it refuses, it shall be fined 10,000 to 50,000 yuan.',
    ),
    p(
      'Article 26. Whoever in violation of Article 12, item 1, occupies, blocks or closes evacuation passages or exits is punished under Article 60 of the Fire Protection Law. A violation of item 2 is punished with a fine of 200 to 500 yuan. A first violation of item 3 is punished with a warning, a second with a fine of 50 to 200 yuan.',
    ),
    p('Article 30. This Regulation shall take effect on 1 January 2026.'),
    quote(
      'The effective date must leave the provincial standing committee four months for approval, and time to prepare after publication. Whether to put Article 12, item 3, to a separate vote is decided by the Council of Chairpersons ([[Legislation Law, Article 44, second paragraph]], by reference); the report only states how far views differ.',
    ),
  ],
  'review',
);

const ANSWERED = reference(
  'reference_answers',
  bi('听证后书面答复参考答案', 'Reference: written answers after the hearing'),
  [
    title('听证后的书面答复（要点）'),
    bullets(
      '居民：自己愿意分摊电费、向业主说明和苑的账；业主大会怎样表决，不能由代表答应。',
      '骑手：愿意登记、当面检查；入户要出示证件、不得随意进入住宅，请条文写明。',
      '平台：公开规则、不因单次超时扣款，三家同意；分担换电费只能写已经书面同意的几家。',
    ),
    quote('好的答复让条文写得出来：谁、做什么、从哪一天起。做不到的写明做不到，比含糊的同意有用。'),
  ],
  [
    title('Written Answers after the Hearing (main points)'),
    bullets(
      "Residents: the representative is willing to share the cost of electricity and to explain the Heyuan figures to the owners; how the owners' meeting will vote is not for the representative to promise.",
      'Riders: they are willing to register their batteries and have them inspected in their presence; the text should state that inspectors must show identification and may not enter homes at will.',
      'Platforms: all three agree to publish their rules and to make no deduction for a single late order; as to sharing the battery rental, only those that have agreed in writing may be named.',
    ),
    quote(
      'A good answer makes it possible to draft a clause: who will do what, and from which day. Saying plainly that something cannot be done is more useful than agreeing vaguely.',
    ),
  ],
  'answers',
);

/** Each answers what the review, the votes or the further revision still decide: none opens before the matter is over. */
const OVER = ['approval', 'not_passed'];

export const REFERENCES: CaseDocument[] = [PENALTIES, STATEMENT, ANSWERED, REVIEW, ...SESSION_REFERENCES].map(
  (document) => releasedAfter(OVER, document),
);
