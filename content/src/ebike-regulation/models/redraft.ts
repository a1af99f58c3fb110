import type { PaperPart } from '@lets/contract';
import { bi, bullets, heading, line, p, sign, title } from '../../build.ts';
import {
  type CaseModels,
  careless,
  sound,
  textUnless,
  textWhen,
  value,
  voted,
  type Words,
  wrong,
} from '../../models.ts';
import { write } from '../fields.ts';
import { both, CLAUSE } from './parts.ts';

const HEAD = both(
  [
    title('关于{{bill}}修改情况的说明'),
    line('编号：{{bill_number}}'),
    heading('一、没有通过的是什么，反对的理由是什么'),
  ],
  [
    title('Note on the Further Revision of the {{bill}}'),
    line('Number: {{bill_number}}'),
    heading('1. What was not passed, and the reasons for opposing it'),
  ],
);

/** Either vote may have failed, by a majority against or by a tie. */
const failed = (node: string, [zh, en]: Words): PaperPart[] =>
  (['rejected', 'tied'] as const).map((outcome) => textWhen([voted(node, outcome)], write([p(zh)], [p(en)])));

const FAILED: readonly PaperPart[] = [
  ...failed('clause_vote', [
    '第十二条第三项单独表决，{{tally_clause_vote}}，没有通过。主任会议依照《立法法》第四十四条第三款（参照），决定草案暂不付表决，交法制委员会进一步审议。',
    'Article 12, item 3, was put to a separate vote and was not carried: {{tally_clause_vote}}. Applying Article 44, third paragraph, of the Legislation Law by reference, the Council of Chairpersons decided to withhold the draft from the vote for the time being and to refer it to the legislative affairs committee for further deliberation.',
  ]),
  textUnless(
    [voted('clause_vote', 'rejected'), voted('clause_vote', 'tied')],
    write(
      [p('没有形成一致意见的是第十二条第三项，即电池入户充电的禁止和处罚。')],
      [
        p(
          'No agreement was reached on Article 12, item 3, namely the ban on charging batteries at home and the penalty for it.',
        ),
      ],
    ),
  ),
];

const AGAINST = both(
  [
    p(
      '反对的理由集中在第十二条第三项：老旧小区和城中村每 21 辆车才有一个端口，端口没有增设以前的禁止无法遵守，而且只落在租户和骑手身上；一年内增设端口只写在审议结果报告里，没有写进第九条；公布端口已经覆盖的当天就开始禁止，没有过渡期。',
    ),
  ],
  [
    p(
      'The objections focus on Article 12, item 3: old estates and urban villages have only one port for every 21 bicycles, people cannot comply with a ban before ports are added, and it affects only tenants and riders; the one-year limit for adding ports appeared only in the report on the review and not in Article 9; and the ban began on the very day on which coverage was announced, with no transition period.',
    ),
  ],
);

const CHANGES = both(
  [
    heading('二、怎样修改'),
    p('第十二条：{{clause_wording}}'),
    bullets(
      '禁止仍分两层：改装或者不符合国家标准的电池一律禁止充电；合格的电池，只在端口已经覆盖的小区禁止入户充电，并从公布之日起留出三个月过渡期（证据 2 中的建议）。',
      '第九条增写：既有住宅小区没有充电场所的，街道办事处应当自本条例施行之日起一年内组织增设，并公布端口已经覆盖的小区名单和日期。',
      '第二十六条不变：违反第十二条第二项的，处二百元以上五百元以下罚款；违反第三项的，给予警告，再次违反的，处五十元以上二百元以下罚款。',
    ),
    heading('三、仍然没有采纳的意见和理由'),
    bullets(
      '电池一律不得上楼：没有端口的小区无法遵守，规范应当可执行（《立法法》第七条第二款）。',
      '完全删去第十二条第三项：2024 年室内火灾 29 起，6 人死亡（证据 1），上位法没有处罚，地方有必要补充设定（《行政处罚法》第十二条第三款）。',
    ),
  ],
  [
    heading('2. What is changed'),
    p('Article 12: {{clause_wording}}'),
    bullets(
      'The ban still has two levels: modified and substandard batteries may not be charged at all; batteries that meet the standard may not be charged at home only in estates covered by ports, after a transition period of three months from the announcement (as proposed in the public comments, evidence 2).',
      'Article 9 now adds: for existing housing estates without places to charge, the subdistrict office shall have them added within one year of the entry into force of this Regulation, and shall announce the list of estates covered by ports and the dates.',
      'Article 26 is unchanged: a violation of Article 12, item 2, is punished with a fine of 200 to 500 yuan; a first violation of item 3 is punished with a warning, a second with a fine of 50 to 200 yuan.',
    ),
    heading('3. Views still not adopted, and why'),
    bullets(
      'A total ban on taking batteries upstairs: people in estates without ports could not comply with it, and norms shall be enforceable (Legislation Law, Article 7, second paragraph).',
      'Deleting Article 12, item 3, entirely: in 2024 there were 29 fires in dwellings with six deaths (evidence 1); higher law provides no penalty, and the city needs to add one (Administrative Penalty Law, Article 12, third paragraph).',
    ),
  ],
);

const CLOSE = both(
  [p('现请{{committee}}主任会议决定是否将修改后的草案交付表决。'), sign('rapporteur', '法制委员会主任委员')],
  [
    p(
      'The Council of Chairpersons of the {{committee}} is requested to decide whether to put the revised draft to the vote.',
    ),
    sign('rapporteur', 'Chair of the committee'),
  ],
);
/** The compromise with three months of transition: what the second vote is on. */
export const LATER_WORDING = value(
  'clause_wording',
  CLAUSE[0].replace('已经覆盖之日起，携带', '已经覆盖满三个月之日起，携带'),
  CLAUSE[1].replace('from the day on which', 'from three months after the day on which'),
);

export const REDRAFT_MODELS: CaseModels = {
  redraft_note: [
    sound(
      bi(
        '如实写反对的理由，修改针对被反对的那一句，并给端口定了期限。',
        'It states the reasons for opposition truthfully, changes the sentence that was opposed, and sets a time limit for ports.',
      ),
      { values: [LATER_WORDING], parts: [HEAD, ...FAILED, AGAINST, CHANGES, CLOSE] },
    ),
    careless(
      bi(
        '反对的理由一句带过，端口没有期限，只说“适当”“逐步”，反对的人没有理由改变态度。',
        'It passes over the objections in one sentence and sets no time limit for ports, saying only "gradually", so the opponents have no reason to change their minds.',
      ),
      {
        values: [
          value(
            'clause_wording',
            '禁止在建筑物的共用走道、楼梯间、安全出口停放电动自行车或者为其充电；具备条件的，逐步禁止携带电动自行车电池进入居民住宅充电。',
            'Parking or charging electric bicycles in shared passages, stairwells and exits of buildings is forbidden; where conditions allow, taking batteries into dwellings to charge is gradually forbidden.',
          ),
        ],
        parts: [
          HEAD,
          ...FAILED,
          both(
            [
              p('有的组成人员认为这一条执行起来有困难。'),
              heading('二、怎样修改'),
              p('第十二条：{{clause_wording}}'),
              p('对文字作了适当修改，充电端口逐步增设。'),
              heading('三、仍然没有采纳的意见和理由'),
              p('其他意见考虑到实际情况，没有采纳。'),
            ],
            [
              p('Some members consider the clause difficult to enforce.'),
              heading('2. What is changed'),
              p('Article 12: {{clause_wording}}'),
              p('The wording has been suitably adjusted, and ports will be added gradually.'),
              heading('3. Views still not adopted, and why'),
              p('In view of the actual situation, the other views were not adopted.'),
            ],
          ),
          CLOSE,
        ],
      },
    ),
    wrong(
      bi(
        '把通过的标准降为到会人员的过半数。法规案由常委会全体组成人员的过半数通过，缺席和弃权都不算赞成（《立法法》第四十四条第一款，参照）。',
        'It lowers the requirement to a majority of the members present. A bill is passed by a majority of all members of the standing committee, and neither absence nor abstention counts as a vote for (Legislation Law, Article 44, first paragraph, by reference).',
      ),
      {
        values: [LATER_WORDING],
        parts: [
          HEAD,
          ...FAILED,
          AGAINST,
          CHANGES,
          both(
            [
              p(
                '上一次以全体组成人员计算，缺席和弃权的人影响了结果。本次表决建议以到会并参加表决的组成人员过半数通过。',
              ),
            ],
            [
              p(
                'Last time the majority was calculated from all members, so that absences and abstentions affected the result. It is proposed that this vote be decided by a majority of the members present and voting.',
              ),
            ],
          ),
          CLOSE,
        ],
      },
    ),
  ],
};
