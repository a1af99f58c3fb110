import type { PaperPart } from '@lets/contract';
import { bi } from '../../build.ts';
import { type CaseModels, voted } from '../../models.ts';
import { reportsWith, type Words } from '../../report-models.ts';
import { write } from '../fields.ts';
import { CLAUSE } from './parts.ts';

const { always, by, headed, reports, unless, when } = reportsWith(write);

const MATTER: Words = [
  '法规案：{{bill}}　　编号：{{bill_number}}',
  'Bill: {{bill}}. Number: {{bill_number}}',
];

const TASKS: readonly PaperPart[] = [
  by(
    ['chair'],
    [
      '主持主任会议和常委会会议，决定列入议程、是否单独表决，提请表决并宣布结果。做得对的是讨论中最后发言；做得不够的是没有更早要求起草单位逐条说明处罚的依据。',
      'I presided over the Council of Chairpersons and the session, decided on agenda and separate vote, put the vote and announced it. What I did well was to speak last. I should have asked the drafting body earlier for the ground of each penalty.',
    ],
  ),
  by(
    ['rapporteur'],
    [
      '主持听证，牵头统一审议，写审议结果报告和修改稿。做得对的是把没有采纳的意见和理由写进报告；做得不够的是听证时没有及时请每位陈述人说出建议条文。',
      'I conducted the hearing, led the review and wrote report and revised draft. What I did well was to give reasons in the report for the views that were not adopted. I should have had every speaker end with a proposed wording.',
    ],
  ),
  by(
    ['member_a', 'member_b'],
    [
      '在听证中询问陈述人，在会议上审议并表决。做得对的是问事实，不急于表态；做得不够的是对“端口已经覆盖”由谁认定问得太晚。',
      'I put questions at the hearing, deliberated and voted. What I did well was to ask for facts before taking a side. I asked too late who finds that an estate is covered.',
    ],
  ),
  by(
    ['clerk'],
    [
      '记录主任会议和听证，写听证报告，办理报批、公布和备案，没有表决权。做得对的是逐人记录条款、事实、理由和建议；做得不够的是归纳分歧时数据引用得少。',
      'I kept the minutes of the Council of Chairpersons and of the hearing, wrote the report on the hearing and prepared the papers for approval, publication and filing; I had no vote. What I did well was to record for each speaker the clause, the facts, the reasons and the wording proposed; what I did less well was to cite figures where the differences are summed up.',
    ],
  ),
  by(
    ['drafter'],
    [
      '说明草案，对照上位法修改罚则，写补充设定处罚的书面说明。做得对的是主动删去拘留和吊销营业执照；做得不对的是草案初稿只想着五十元没有用，没有先查上位法的幅度。',
      'I explained the draft, revised its penalties against higher law and explained in writing what is added. What I did well was to strike out detention and revocation myself. My mistake was that in the first draft I thought only of 50 yuan as no deterrent and did not look up the range of higher law.',
    ],
  ),
  by(
    ['resident', 'rider', 'platform'],
    [
      '代表一个群体参加听证，陈述、回答询问。做得对的是讲自己知道的事实，给出可以写进条例的文字；做得不够的是一开始只讲自己一方的难处，没有回应对方的理由。',
      'I spoke for a group at the hearing and answered questions. What I did well was to give facts of our own and words that could go into the regulation. At first I spoke only of our own difficulties and did not meet the reasons of the others.',
    ],
  ),
];

const LIMITS = headed([
  '二、地方立法的权限边界，我在哪一条上碰到了它',
  '2. Where I met the limits of local legislation',
]);

const KNOWN: Words = [
  '设区的市可以就城乡建设与管理、基层治理等事项立法，不得同上位法相抵触（《立法法》第八十一条第一款）。我在三处碰到边界：第十八条的拘留，只能由法律设定（《立法法》第十一条第五项、《行政处罚法》第十条第二款）；第二十一条的吊销营业执照，地方性法规不能设定（《行政处罚法》第十二条第一款）；楼道停放和闯红灯的罚款，上位法已有幅度，只能在幅度内规定（第十二条第二款）。',
  'A city may legislate on urban development and management, primary-level governance and the like, without contravening higher law (Legislation Law, Article 81, first paragraph). I met the limits in three places: detention in Article 18 may be laid down by a law only (Legislation Law, Article 11, item 5; Administrative Penalty Law, Article 10, second paragraph); revocation of the licence in Article 21 is beyond the power of a local regulation (Administrative Penalty Law, Article 12, first paragraph); and for stairwells and red lights higher law has a range that binds the city (Article 12, second paragraph).',
];
const ADDED = always(KNOWN, [
  '电池入户充电没有上位法的处罚，为实施《消防法》第五条可以补充设定，但要听证、书面说明，备案时说明（《行政处罚法》第十二条第三款）。',
  'For batteries at home higher law has no penalty. One may be added to implement Article 5 of the Fire Protection Law, with a hearing, a written explanation, and an explanation on filing (Administrative Penalty Law, Article 12, third paragraph).',
]);
const NOT_ADDED = always(KNOWN, [
  '电池入户充电没有上位法的处罚，说明国家不认为应当处罚，地方性法规一律不得设定，只能提倡和教育。',
  'For batteries at home higher law has no penalty, which shows that the State does not hold one right. A local regulation may not provide for any; it can only educate.',
]);

/** Where each met the limits. */
const MET: readonly PaperPart[] = [
  by(
    ['chair'],
    [
      '我担心的是报批：省人大常委会审查合法性，超出幅度的条例通过了也不能施行。',
      'My concern was approval: the provincial standing committee reviews lawfulness, and what goes beyond the range is not in force even if we pass it.',
    ],
  ),
  by(
    ['rapporteur'],
    [
      '我审草案时先画出这三处，请起草单位自己说依据，再逐条改写。',
      'I marked these three places first, had the drafting body state its grounds, and then rewrote them one by one.',
    ],
  ),
  by(
    ['clerk'],
    [
      '我碰到它是在准备报批和备案材料的时候：补充设定的处罚要单列说明。',
      'I met them in preparing approval and filing: what is added has to be listed and explained by itself.',
    ],
  ),
  by(
    ['member_a', 'member_b'],
    [
      '我碰到它是在审议的时候：呼声再高，拘留也不能写；能写的，是有替代办法的禁止。',
      'I met them in deliberation: however loud the call, detention cannot be written into a local regulation; a ban with an alternative can.',
    ],
  ),
  by(
    ['drafter'],
    [
      '第十八条是我们起草的。“五十元没有用”是执法的感受，不是超出上位法幅度的理由。',
      'Article 18 was our draft. Officers feel that fifty yuan is no deterrent, but that is no reason to go beyond higher law.',
    ],
  ),
  by(
    ['platform'],
    [
      '我碰到它的是第二十一条：公开规则可以要求，吊销营业执照不能由条例设定。',
      'I met them in Article 21: the rules may have to be published, but a regulation cannot revoke a licence.',
    ],
  ),
  by(
    ['resident', 'rider'],
    [
      '我碰到它的是第十二条后段：市里可以补充设定处罚，但要先听我们说话，处罚也要同危害相当（《行政处罚法》第五条第二款）。',
      'I met them in the second half of Article 12: the city may add a penalty, but has to hear us first, and it must be commensurate with the harm (Administrative Penalty Law, Article 5, second paragraph).',
    ],
  ),
];

/** What the hearing gave each speaker. */
const GAINED: readonly PaperPart[] = [
  by(
    ['resident'],
    [
      '我要的“一律不得上楼”没有写进去，换来的是改装电池一律禁止，端口限期增设。',
      'The general ban upstairs that I wanted is not in it; instead modified batteries are banned everywhere, and there is a time limit for adding ports.',
    ],
  ),
  by(
    ['rider'],
    [
      '我说的“先建后禁、先禁改装电池”写进去了；处罚没有取消，改成了先警告。',
      'What I asked for, ports before the ban and modified batteries first, is in it; the penalty has not gone, but a warning comes before it.',
    ],
  ),
  by(
    ['platform'],
    [
      '我请求删去第二十一条，没有被采纳；吊销营业执照删去了，时限也没有写成固定的分钟数。',
      'Our proposal to strike out Article 21 was not adopted; but there is no revocation any more, and no number of minutes is fixed.',
    ],
  ),
  by(
    ['drafter'],
    [
      '罚则在听证以前已经改过一轮，听证改的是禁止的范围。',
      'The penalties had been revised before; what the hearing changed is how far the ban goes.',
    ],
  ),
];

const HEARD: readonly PaperPart[] = [
  headed(
    ['三、听证改变了哪一条条文，为什么', '3. Which clause the hearing changed, and why'],
    [
      '改变最大的是第十二条后段。草案一律禁止电池入户；骑手说明没有地方充电时禁令的后果，居民也同意端口够了的小区才禁，和苑试点的数据（室内充电由 63% 降到 17%，证据 3）支持这个办法。修改稿因此把禁止同端口覆盖挂钩，并把改装和不合格电池单独列出，因为室内火灾 29 起中有 22 起与它们有关（证据 1）。',
      'Most of all the second half of Article 12. The draft kept batteries out of every home. The riders showed what this does where there is nowhere to charge, the residents agreed to a ban where there are enough ports, and the Heyuan pilot bears it out (households charging indoors fell from 63% to 17%, evidence 3). So the ban depends on ports, and modified and substandard batteries have an item of their own, as they caused 22 of the 29 fires in dwellings (evidence 1).',
    ],
  ),
  when(
    [voted('clause_vote', 'passed')],
    [
      '这一条经单独表决保留：{{tally_clause_vote}}。',
      'In a separate vote the clause was kept: {{tally_clause_vote}}.',
    ],
  ),
  ...(['rejected', 'tied'] as const).map((outcome) =>
    when(
      [voted('clause_vote', outcome)],
      [
        '这一条单独表决没有通过（{{tally_clause_vote}}），进一步审议时又写明了增设端口的期限。反对的人反对的是没有端口就禁止，修改要针对这一句。',
        'In a separate vote the clause was not carried ({{tally_clause_vote}}), and the further revision set a time limit for ports. Those against opposed a ban where there are no ports, and the change had to meet that.',
      ],
    ),
  ),
];

const PASSED: Words = [
  '草案获得全体组成人员过半数赞成。通过不等于施行：还要报省人大常委会批准，由市人大常委会公告公布（《立法法》第八十一条第一款、第八十八条第三款）。',
  'The draft had a majority of all members. That it is passed does not put it in force: the provincial standing committee must approve it, and the city standing committee publishes it (Legislation Law, Articles 81, first paragraph, and 88, third paragraph).',
];
const LOST: Words = [
  '再次表决仍没有获得全体组成人员过半数赞成，条例未获通过，以后可以依程序重新提出（《立法法》第六十条，参照）。在此以前消防法、道路交通安全法照样执行。',
  'In the second vote the draft again had no majority of all members and was not passed. It may be submitted anew (Legislation Law, Article 60, by reference). Until then the Fire Protection Law and the Road Traffic Safety Law apply.',
];

const OUTCOME: readonly PaperPart[] = [
  {
    ...when([voted('session', 'passed')], PASSED),
    unless: [voted('final_session', 'passed')],
  },
  when([voted('final_session', 'passed')], PASSED),
  when([voted('final_session', 'rejected')], LOST),
  when([voted('final_session', 'tied')], LOST),
  unless(
    [
      voted('session', 'passed'),
      voted('final_session', 'passed'),
      voted('final_session', 'rejected'),
      voted('final_session', 'tied'),
    ],
    ['表决的经过和结果，见会议记录。', 'How the votes went stands in the records of the session.'],
  ),
];

const OWN = headed(
  ['四、如果由我起草第十二条', '4. If I had to draft Article 12'],
  [`“${CLAUSE[0]}”`, `"${CLAUSE[1]}"`],
  [
    '我会同时在第九条写明街道办事处一年内增设端口的期限，在罚则里先警告后罚款，使处罚与社会危害程度相当（《行政处罚法》第五条第二款）；还会写明由街道办事处公布名单和日期，让人知道自己从哪一天起受约束。如果重来一次，我会在听证以前就把这几个数据摆出来。',
    'In Article 9 I would give the subdistrict offices one year to add ports, and among the penalties put a warning before the fine, so that it is commensurate with the harm (Administrative Penalty Law, Article 5, second paragraph). The subdistrict office announces list and day, so that people know from what day they are bound. If I could do it again, I would bring these figures before the hearing.',
  ],
);

export const REPORT_MODELS: CaseModels = {
  legislation_report: reports({
    matter: MATTER,
    tasks: TASKS,
    sound: {
      note: bi(
        '权限和处罚引到条、款，说明听证改变了什么，写出自己的条文。',
        'Power and penalties by article and paragraph, what the hearing changed, and a clause of their own.',
      ),
      parts: [LIMITS, ADDED, ...MET, ...HEARD, ...GAINED, ...OUTCOME, OWN],
    },
    careless: {
      note: bi(
        '权限一段没有条文，起草的条文没有写由谁认定、从哪一天起。',
        'The part on limits cites no article, and the clause does not say who decides and from which day.',
      ),
      parts: [
        LIMITS,
        always([
          '地方立法不能和上位法抵触，有些处罚太重，后来改轻了。',
          'Local legislation may not contravene higher law. Some penalties were too heavy and were lowered.',
        ]),
        ...HEARD,
        ...OUTCOME,
        headed(
          ['四、如果由我起草第十二条', '4. If I had to draft Article 12'],
          [
            '“有条件的小区，禁止电动自行车电池入户充电。”',
            '"In estates where conditions allow, batteries may not be charged at home."',
          ],
        ),
      ],
    },
    wrong: {
      note: bi(
        '认为上位法没有处罚的地方一律不得设定。为实施法律、行政法规，地方性法规可以补充设定处罚，条件是听证、论证并书面说明（《行政处罚法》第十二条第三款）。',
        'It holds that where higher law has no penalty the city may have none. To implement laws and administrative regulations one may be added, with a hearing and a written explanation (Administrative Penalty Law, Article 12, third paragraph).',
      ),
      parts: [LIMITS, NOT_ADDED, ...HEARD, ...GAINED, ...OUTCOME, OWN],
    },
  }),
};
