import type { PaperPart } from '@lets/contract';
import { bi, bullets, line, p, part, sign, title } from '../../build.ts';
import { type CaseModels, careless, handedIn, sound, textWhen, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';
import { SPEAKERS } from '../speakers.ts';
import { both, CLAUSE } from './parts.ts';

type Paragraphs = readonly string[];

const reported = (zh: Paragraphs, en: Paragraphs): PaperPart =>
  both(
    [
      title('法制委员会关于{{bill}}审议结果的报告'),
      line('编号：{{bill_number}}　　审议日期：{{review_date}}'),
      part('一、合法性'),
      ...zh.map((one) => p(one)),
      part('二、重要的不同意见'),
    ],
    [
      title('Report of the Legislative Affairs Committee on the {{bill}}'),
      line('Number: {{bill_number}}. Date: {{review_date}}'),
      part('1. Lawfulness'),
      ...en.map((one) => p(one)),
      part('2. Important Differing Views'),
    ],
  );

const LAWFUL = reported(
  [
    '草案规定的停放、充电属于城乡建设与管理、基层治理，可以制定地方性法规（《立法法》第八十一条第一款）；通行和配送平台的规定是为执行道路交通安全法、安全生产法第四条第二款、道路交通安全法第六条第三款作具体规定（第八十二条第一款第一项）。',
    '同上位法的关系，逐条说明如下：第十二条前段、第二十六条第一款原定五百元以上一千元以下罚款，超出《消防法》第六十条第二款“警告或者五百元以下罚款”的幅度，改为依照消防法处罚。第十八条原定二百元罚款和拘留，超出《道路交通安全法》第八十九条的幅度，拘留只能由法律设定（《行政处罚法》第十条第二款），上位法的规定又已经明确，予以删去，不作重复规定（《立法法》第八十二条第四款）。第二十一条原定吊销营业执照，地方性法规不能设定（《行政处罚法》第十二条第一款），予以删去。',
    '入户充电的警告和罚款、为改装或者不合格电池充电的罚款、配送平台的罚款，上位法没有规定，属于补充设定，三项都列入了听证事项，已经公开征求意见三十日，于 {{hearing_date}}听证，起草单位作了书面说明（《行政处罚法》第十二条第三款）。',
  ],
  [
    'The parking and charging dealt with in the draft belong to urban and rural development and management and to primary-level governance, on which the city may make local regulations (Legislation Law, Article 81, first paragraph); the provisions on riding and on delivery platforms are specific provisions to implement Article 6, third paragraph, of the Road Traffic Safety Law and Article 4, second paragraph, of the Work Safety Law (Article 82, first paragraph, item 1).',
    'The relation of each clause to higher law is as follows. The fine of 500 to 1,000 yuan in Articles 12, first half, and 26(1) exceeded the range of "a warning or a fine of up to 500 yuan" in Article 60, second paragraph, of the Fire Protection Law; violations are now punished under the Fire Protection Law. The fine of 200 yuan and the detention in Article 18 exceeded the range in Article 89 of the Road Traffic Safety Law, only a law may provide for detention (Administrative Penalty Law, Article 10, second paragraph), and higher law is already clear on the point; the article is therefore deleted and not repeated (Legislation Law, Article 82, fourth paragraph). The revocation of the business licence in Article 21 is beyond the power of a local regulation (Administrative Penalty Law, Article 12, first paragraph) and is deleted.',
    'Higher law does not provide for the warning and fine for charging at home, the fine for charging modified or substandard batteries, or the fine for delivery platforms; these are added penalties, and all three were among the matters heard. The draft was published for comment for thirty days, a hearing was held on {{hearing_date}}, and the drafting body gave a written explanation (Administrative Penalty Law, Article 12, third paragraph).',
  ],
);

const VIEWS = both(
  [
    bullets(
      '居民代表主张电池一律不得上楼：部分采纳。端口已经覆盖的小区禁止入户充电；没有覆盖的，由街道办事处在一年内组织增设（第九条）。',
      '骑手代表主张先建端口再禁止、先禁改装电池：采纳。改装和不符合国家标准的电池，不论有无端口一律禁止，危害最大，直接罚款；合格电池先警告。',
      '平台企业代表主张不以法规规定配送时限，并删去第二十一条：没有采纳。条例不规定具体时限，只要求公开规则、不以最短用时作为考核标准，可以检查和执行；闯红灯占骑手违法的 58%（证据 3）。吊销营业执照已经删去。',
    ),
  ],
  [
    bullets(
      'The residents propose a total ban on taking batteries upstairs. This is adopted in part: in estates covered by ports, batteries may not be charged at home; in estates not yet covered, the subdistrict office is to have ports added within one year (Article 9).',
      'The riders propose building ports before banning, and banning modified batteries first. This is adopted: charging modified or substandard batteries is forbidden whether or not there are ports and, being the most dangerous, is fined at once; for batteries that meet the standard, a warning comes first.',
      "The platforms propose that delivery times not be fixed by regulation and that Article 21 be deleted. This is not adopted: the regulation fixes no specific times; it only requires that the rules be published and that the shortest delivery time not be the standard for assessing riders, which can be checked and enforced. Running red lights accounts for 58% of riders' offences (evidence 3). Revocation of the business licence has already been deleted.",
    ),
  ],
);

/** What the speakers promised is in the report as far as they promised it. */
const ANSWERED = textWhen(
  SPEAKERS.map((role) => handedIn(`hearing_answer_${role}`)),
  write(
    [
      p(
        '听证后的书面答复已经逐条研究：增设端口由谁出资、设在哪里，由业主依法共同决定，条例只规定街道办事处组织增设的期限；入户检查的条件和交出旧电池的时间，建议在实施办法中规定，条文不授权随意进入住宅；平台企业分担换电费，只有逐家书面确认的部分可以依据，不写进条文，条文只写可以检查的义务。',
      ),
    ],
    [
      p(
        'The written answers have been considered point by point. Who pays for new ports and where they are placed is for the owners to decide jointly according to law; the regulation only sets the time limit within which the subdistrict office must have them added. The terms on which inspectors may enter a home and the period for handing in old batteries should be laid down in implementing measures; the text gives no power to enter a home at will. As to sharing the battery rental, only what each platform has confirmed in writing can be relied on; it is not written into the text, which contains only duties that can be checked.',
      ),
    ],
  ),
);

const CLAUSES: readonly [Paragraphs, Paragraphs] = [
  [
    '第十八条　删去。非机动车违反通行规定的处罚，《道路交通安全法》第八十九条已有明确规定，不再重复（《立法法》第八十二条第四款）。',
    '第二十一条　配送平台应当公开配送时限规则，不得以最短用时作为考核标准，不得因单次超时扣减报酬。违反规定的，责令改正；拒不改正的，处一万元以上五万元以下罚款。',
    '第二十六条　违反本条例第十二条第一项，占用、堵塞、封闭疏散通道、安全出口的，依照《中华人民共和国消防法》第六十条处罚。违反第十二条第二项的，处二百元以上五百元以下罚款。违反第十二条第三项的，给予警告；再次违反的，处五十元以上二百元以下罚款。',
  ],
  [
    'Article 18: deleted. Article 89 of the Road Traffic Safety Law already clearly provides the penalty for riders of non-motor vehicles who violate the traffic rules, and it is not repeated (Legislation Law, Article 82, fourth paragraph).',
    'Article 21. Delivery platforms shall publish their rules on delivery times, may not use the shortest delivery time as the standard for assessing riders and may not deduct pay for a single late order. A platform that violates this provision shall be ordered to make corrections; if it refuses, it shall be fined 10,000 to 50,000 yuan.',
    'Article 26. Whoever in violation of Article 12, item 1, occupies, blocks or closes evacuation passages or exits is punished under Article 60 of the Fire Protection Law. A violation of item 2 is punished with a fine of 200 to 500 yuan. A first violation of item 3 is punished with a warning, a second with a fine of 50 to 200 yuan.',
  ],
];

/** An Article 12 in one paragraph has an Article 26 to match. */
const CARELESS_CLAUSES: readonly [Paragraphs, Paragraphs] = [
  [
    ...CLAUSES[0].slice(0, 2),
    '第二十六条　违反本条例第十二条前段的，依照《中华人民共和国消防法》第六十条处罚。违反第十二条后段的，给予警告或者罚款。',
  ],
  [
    ...CLAUSES[1].slice(0, 2),
    'Article 26. A violation of the first half of Article 12 is punished under Article 60 of the Fire Protection Law; a violation of its second half, with a warning or a fine.',
  ],
];

const revised = ([zh, en]: readonly [Paragraphs, Paragraphs]): PaperPart =>
  both(
    [
      part('三、草案修改稿'),
      p('第十二条：{{clause_wording}}'),
      p('第十八条、第二十一条、第二十六条：'),
      ...zh.map((one) => p(one)),
      p('补充设定的处罚：{{added_penalty}}'),
      p('施行日期：{{effective_date}}'),
      p('现提请{{committee}}会议审议，拟于{{session_date}}交付表决。'),
      sign('rapporteur', '法制委员会主任委员'),
    ],
    [
      part('3. The Revised Draft'),
      p('Article 12: {{clause_wording}}'),
      p('Articles 18, 21 and 26:'),
      ...en.map((one) => p(one)),
      p('Penalty added: {{added_penalty}}'),
      p('In force from: {{effective_date}}'),
      p(
        'The draft is submitted to the {{committee}} for deliberation, to be put to the vote on {{session_date}}.',
      ),
      sign('rapporteur', 'Chair of the committee'),
    ],
  );

const WORDING = value('clause_wording', ...CLAUSE);
const ADDED = value(
  'added_penalty',
  '第二十六条中为改装或者不合格电池充电的二百元以上五百元以下罚款，入户充电的警告和五十元以上二百元以下罚款；第二十一条中平台拒不改正的一万元以上五万元以下罚款。',
  'in Article 26, the fine of 200 to 500 yuan for charging modified or substandard batteries, and the warning and the fine of 50 to 200 yuan for charging at home; in Article 21, the fine of 10,000 to 50,000 yuan for platforms that refuse to make corrections.',
);
const JANUARY = value('effective_date', '2026 年 1 月 1 日', '1 January 2026');

export const REVIEW_MODELS: CaseModels = {
  review_report: [
    sound(
      bi(
        '逐条说明同上位法的关系，没有采纳的意见写明理由，施行日期给批准和公布留出时间。',
        'It explains the relation of each clause to higher law, gives reasons for the views not adopted, and sets an effective date that leaves time for approval and publication.',
      ),
      { values: [WORDING, ADDED, JANUARY], parts: [LAWFUL, VIEWS, ANSWERED, revised(CLAUSES)] },
    ),
    careless(
      bi(
        '合法性一句带过，不同意见只写“多数同意”，第十二条没有写明由谁、从哪天起认定端口已经覆盖，入户充电的罚款没有数额。',
        'It deals with lawfulness in one sentence and reports only that "most agree" instead of the differing views; Article 12 does not say who determines that an estate is covered by ports, or from which day, and the fine for charging at home has no amount.',
      ),
      {
        values: [
          value(
            'clause_wording',
            '禁止在建筑物的共用走道、楼梯间、安全出口停放电动自行车或者为其充电；有条件的小区，禁止携带电动自行车电池进入居民住宅充电。',
            'Parking or charging electric bicycles in shared passages, stairwells and exits of buildings is forbidden; in estates where conditions allow, batteries may not be taken into dwellings to charge.',
          ),
          value('added_penalty', '入户充电的警告和罚款。', 'a warning and a fine for charging at home.'),
          JANUARY,
        ],
        parts: [
          reported(
            ['草案总体合法可行，对个别罚款的数额作了调整，删去了拘留和吊销营业执照。'],
            [
              'The draft is lawful and feasible on the whole. The amounts of some fines were adjusted, and detention and revocation of business licences were deleted.',
            ],
          ),
          both(
            [p('听证中多数同意草案的规定，少数人有不同看法。')],
            [p('At the hearing most speakers agreed with the draft; a few held different views.')],
          ),
          revised(CARELESS_CLAUSES),
        ],
      },
    ),
    wrong(
      bi(
        '施行日期写成表决通过之日。设区的市的地方性法规须报省人大常委会批准后施行，批准期限为四个月（《立法法》第八十一条第一款），批准后还要公告公布（第八十八条第三款）。',
        'It makes the regulation effective from the day of the vote. A local regulation of a city divided into districts takes effect only after approval by the provincial standing committee, which has four months (Legislation Law, Article 81, first paragraph), and is then published by announcement (Article 88, third paragraph).',
      ),
      {
        values: [
          WORDING,
          ADDED,
          value(
            'effective_date',
            '2025 年 6 月 27 日，即常委会会议通过之日',
            '27 June 2025, the day on which it is passed',
          ),
        ],
        parts: [LAWFUL, VIEWS, revised(CLAUSES)],
      },
    ),
  ],
};
