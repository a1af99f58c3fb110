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
      'I presided over the Council of Chairpersons and the session, decided whether to place the bill on the agenda and hold a separate vote, put the draft to the vote and announced the result. What I did well was to speak last in the discussion. What I did less well was that I did not ask the drafting body earlier to explain the legal basis of each penalty.',
    ],
  ),
  by(
    ['rapporteur'],
    [
      '主持听证，牵头统一审议，写审议结果报告和修改稿。做得对的是把没有采纳的意见和理由写进报告；做得不够的是听证时没有及时请每位陈述人说出建议条文。',
      'I conducted the hearing, led the unified review and wrote the report on its result and the revised draft. What I did well was to state in the report the views that were not adopted and the reasons. What I did less well was that I did not ask each speaker in time to propose a wording.',
    ],
  ),
  by(
    ['member_a', 'member_b'],
    [
      '在听证中询问陈述人，在会议上审议并表决。做得对的是问事实，不急于表态；做得不够的是对“端口已经覆盖”由谁认定问得太晚。',
      'I questioned the speakers at the hearing, and deliberated and voted at the session. What I did well was to ask about facts before taking a position. What I did less well was that I asked too late who determines that an estate is covered by ports.',
    ],
  ),
  by(
    ['clerk'],
    [
      '记录主任会议和听证，写听证报告，办理报批、公布和备案，没有表决权。做得对的是逐人记录条款、事实、理由和建议；做得不够的是归纳分歧时数据引用得少。',
      'I kept the records of the Council of Chairpersons and of the hearing, wrote the report on the hearing and prepared the papers for approval, publication and filing; I had no vote. What I did well was to record for each speaker the clause, the facts, the reasons and the wording proposed; what I did less well was that I cited few figures when summing up the disagreements.',
    ],
  ),
  by(
    ['drafter'],
    [
      '说明草案，对照上位法修改罚则，写补充设定处罚的书面说明。做得对的是主动删去拘留和吊销营业执照；做得不对的是草案初稿只想着五十元没有用，没有先查上位法的幅度。',
      'I explained the draft, revised its penalties in line with higher law and wrote the explanation of the added penalties. What I did well was to delete detention and revocation of licences on my own initiative. My mistake was that when writing the first draft I thought only that 50 yuan was no deterrent, and did not first check the range set by higher law.',
    ],
  ),
  by(
    ['resident', 'rider', 'platform'],
    [
      '代表一个群体参加听证，陈述、回答询问。做得对的是讲自己知道的事实，给出可以写进条例的文字；做得不够的是一开始只讲自己一方的难处，没有回应对方的理由。',
      "I represented a group at the hearing, made a statement and answered questions. What I did well was to state facts that I knew first-hand and to propose wording that could go into the regulation. What I did less well was that at first I spoke only of our own difficulties and did not respond to the other side's reasons.",
    ],
  ),
];

const LIMITS = headed([
  '二、地方立法的权限边界，我在哪一条上碰到了它',
  '2. The limits of local legislation, and on which clause I met them',
]);

const KNOWN: Words = [
  '设区的市可以就城乡建设与管理、基层治理等事项立法，不得同上位法相抵触（《立法法》第八十一条第一款）。我在三处碰到边界：第十八条的拘留，只能由法律设定（《立法法》第十一条第五项、《行政处罚法》第十条第二款）；第二十一条的吊销营业执照，地方性法规不能设定（《行政处罚法》第十二条第一款）；楼道停放和闯红灯的罚款，上位法已有幅度，只能在幅度内规定（第十二条第二款）。',
  'A city divided into districts may legislate on urban and rural development and management, primary-level governance and the like, without contravening higher law (Legislation Law, Article 81, first paragraph). I met the limits in three places: detention, in Article 18, may be laid down only by a law (Legislation Law, Article 11, item 5; Administrative Penalty Law, Article 10, second paragraph); revocation of the business licence, in Article 21, is beyond the power of a local regulation (Administrative Penalty Law, Article 12, first paragraph); and for the fines for parking in stairwells and running red lights, higher law already sets a range within which the city must stay (Article 12, second paragraph).',
];
const ADDED = always(KNOWN, [
  '电池入户充电没有上位法的处罚，为实施《消防法》第五条可以补充设定，但要听证、书面说明，备案时说明（《行政处罚法》第十二条第三款）。',
  'Higher law provides no penalty for charging batteries at home. One may be added to implement Article 5 of the Fire Protection Law, but only with a hearing, a written explanation, and an explanation when the regulation is filed (Administrative Penalty Law, Article 12, third paragraph).',
]);
const NOT_ADDED = always(KNOWN, [
  '电池入户充电没有上位法的处罚，说明国家不认为应当处罚，地方性法规一律不得设定，只能提倡和教育。',
  'Higher law provides no penalty for charging batteries at home, which shows that the State does not consider that it should be punished. A local regulation may not provide for any penalty; it can only encourage and educate.',
]);

/** Where each met the limits. */
const MET: readonly PaperPart[] = [
  by(
    ['chair'],
    [
      '我担心的是报批：省人大常委会审查合法性，超出幅度的条例通过了也不能施行。',
      'My concern was approval: the provincial standing committee reviews lawfulness, and a regulation that exceeds the range cannot take effect even if we pass it.',
    ],
  ),
  by(
    ['rapporteur'],
    [
      '我审草案时先画出这三处，请起草单位自己说依据，再逐条改写。',
      'When reviewing the draft I first marked these three places, had the drafting body state its legal basis, and then rewrote them one by one.',
    ],
  ),
  by(
    ['clerk'],
    [
      '我碰到它是在准备报批和备案材料的时候：补充设定的处罚要单列说明。',
      'I met them when preparing the papers for approval and filing: added penalties must be listed and explained separately.',
    ],
  ),
  by(
    ['member_a', 'member_b'],
    [
      '我碰到它是在审议的时候：呼声再高，拘留也不能写；能写的，是有替代办法的禁止。',
      'I met them during deliberation: however loud the call for it, detention cannot be written into a local regulation; what can be written is a ban that comes with an alternative.',
    ],
  ),
  by(
    ['drafter'],
    [
      '第十八条是我们起草的。“五十元没有用”是执法的感受，不是超出上位法幅度的理由。',
      'Article 18 was drafted by us. Officers feel that a fine of fifty yuan is no deterrent, but that is no reason to exceed the range set by higher law.',
    ],
  ),
  by(
    ['platform'],
    [
      '我碰到它的是第二十一条：公开规则可以要求，吊销营业执照不能由条例设定。',
      'I met them in Article 21: a regulation may require the rules to be published, but it may not provide for revocation of a business licence.',
    ],
  ),
  by(
    ['resident', 'rider'],
    [
      '我碰到它的是第十二条后段：市里可以补充设定处罚，但要先听我们说话，处罚也要同危害相当（《行政处罚法》第五条第二款）。',
      'I met them in the second half of Article 12: the city may add a penalty, but it must hear us first, and the penalty must be commensurate with the harm (Administrative Penalty Law, Article 5, second paragraph).',
    ],
  ),
];

/** What the hearing gave each speaker. */
const GAINED: readonly PaperPart[] = [
  by(
    ['resident'],
    [
      '我要的“一律不得上楼”没有写进去，换来的是改装电池一律禁止，端口限期增设。',
      'The total ban on taking batteries upstairs that I wanted was not written in; instead, charging modified batteries is banned altogether, and there is a time limit for adding ports.',
    ],
  ),
  by(
    ['rider'],
    [
      '我说的“先建后禁、先禁改装电池”写进去了；处罚没有取消，改成了先警告。',
      'What I asked for, building ports before banning and banning modified batteries first, was written in; the penalty was not abolished, but a warning now comes first.',
    ],
  ),
  by(
    ['platform'],
    [
      '我请求删去第二十一条，没有被采纳；吊销营业执照删去了，时限也没有写成固定的分钟数。',
      'Our proposal to delete Article 21 was not adopted, but revocation of business licences was deleted, and delivery times were not fixed as a number of minutes.',
    ],
  ),
  by(
    ['drafter'],
    [
      '罚则在听证以前已经改过一轮，听证改的是禁止的范围。',
      'The penalties had already been revised before the hearing; what the hearing changed was the scope of the ban.',
    ],
  ),
];

const HEARD: readonly PaperPart[] = [
  headed(
    ['三、听证改变了哪一条条文，为什么', '3. Which clause the hearing changed, and why'],
    [
      '改变最大的是第十二条后段。草案一律禁止电池入户；骑手说明没有地方充电时禁令的后果，居民也同意端口够了的小区才禁，和苑试点的数据（室内充电由 63% 降到 17%，证据 3）支持这个办法。修改稿因此把禁止同端口覆盖挂钩，并把改装和不合格电池单独列出，因为室内火灾 29 起中有 22 起与它们有关（证据 1）。',
      'The second half of Article 12 changed most. The draft banned batteries from all homes. The riders explained what such a ban leads to where there is nowhere to charge, the residents also agreed to a ban only in estates with enough ports, and the figures of the Heyuan pilot support this approach (the share of households charging indoors fell from 63% to 17%, evidence 3). The revised draft therefore ties the ban to coverage by ports and makes modified and substandard batteries a separate item, since they were involved in 22 of the 29 fires in dwellings (evidence 1).',
    ],
  ),
  when(
    [voted('clause_vote', 'passed')],
    [
      '这一条经单独表决保留：{{tally_clause_vote}}。',
      'The clause was kept in a separate vote: {{tally_clause_vote}}.',
    ],
  ),
  ...(['rejected', 'tied'] as const).map((outcome) =>
    when(
      [voted('clause_vote', outcome)],
      [
        '这一条单独表决没有通过（{{tally_clause_vote}}），进一步审议时又写明了增设端口的期限。反对的人反对的是没有端口就禁止，修改要针对这一句。',
        'The clause was not carried in a separate vote ({{tally_clause_vote}}), and the further revision wrote in a time limit for adding ports. What the opponents objected to was a ban where there are no ports, and the change had to address that point.',
      ],
    ),
  ),
];

const PASSED: Words = [
  '草案获得全体组成人员过半数赞成。通过不等于施行：还要报省人大常委会批准，由市人大常委会公告公布（《立法法》第八十一条第一款、第八十八条第三款）。',
  'The draft gained a majority of all members. Being passed does not put it into force: it must still be approved by the provincial standing committee and published by announcement of the city standing committee (Legislation Law, Articles 81, first paragraph, and 88, third paragraph).',
];
const LOST: Words = [
  '再次表决仍没有获得全体组成人员过半数赞成，条例未获通过，以后可以依程序重新提出（《立法法》第六十条，参照）。在此以前消防法、道路交通安全法照样执行。',
  'In the second vote the draft again failed to gain a majority of all members, and the regulation was not passed. It may later be resubmitted under the procedure (Legislation Law, Article 60, by reference). Until then, the Fire Protection Law and the Road Traffic Safety Law continue to apply.',
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
    [
      '表决的经过和结果，见会议记录。',
      'For the course and result of the votes, see the records of the session.',
    ],
  ),
];

const OWN = headed(
  ['四、如果由我起草第十二条', '4. If I had to draft Article 12'],
  [`“${CLAUSE[0]}”`, `"${CLAUSE[1]}"`],
  [
    '我会同时在第九条写明街道办事处一年内增设端口的期限，在罚则里先警告后罚款，使处罚与社会危害程度相当（《行政处罚法》第五条第二款）；还会写明由街道办事处公布名单和日期，让人知道自己从哪一天起受约束。如果重来一次，我会在听证以前就把这几个数据摆出来。',
    'I would also write into Article 9 a time limit of one year for the subdistrict offices to add ports, and in the penalty clause put a warning before the fine, so that the penalty is commensurate with the harm to society (Administrative Penalty Law, Article 5, second paragraph). I would also provide that the subdistrict office announce the list of estates and the dates, so that people know from which day they are bound. If I could do it again, I would present these figures before the hearing.',
  ],
);

export const REPORT_MODELS: CaseModels = {
  legislation_report: reports({
    matter: MATTER,
    tasks: TASKS,
    sound: {
      note: bi(
        '权限和处罚引到条、款，说明听证改变了什么，写出自己的条文。',
        'It cites articles and paragraphs on powers and penalties, explains what the hearing changed, and drafts its own clause.',
      ),
      parts: [LIMITS, ADDED, ...MET, ...HEARD, ...GAINED, ...OUTCOME, OWN],
    },
    careless: {
      note: bi(
        '权限一段没有条文，起草的条文没有写由谁认定、从哪一天起。',
        'The part on the limits of power cites no article, and the clause drafted does not say who determines coverage or from which day.',
      ),
      parts: [
        LIMITS,
        always([
          '地方立法不能和上位法抵触，有些处罚太重，后来改轻了。',
          'Local legislation may not contravene higher law. Some penalties were too heavy and were later reduced.',
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
        'It claims that where higher law provides no penalty, a local regulation may never provide for one. To implement laws and administrative regulations, a local regulation may add a penalty, provided that hearings or expert meetings are held and a written explanation is given (Administrative Penalty Law, Article 12, third paragraph).',
      ),
      parts: [LIMITS, NOT_ADDED, ...HEARD, ...GAINED, ...OUTCOME, OWN],
    },
  }),
};
