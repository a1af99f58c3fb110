import type { PaperPart } from '@lets/contract';
import { bi } from '../../build.ts';
import { type CaseModels, divided, voted } from '../../models.ts';
import { reportsWith, type Words } from '../../report-models.ts';
import { write } from '../fields.ts';

const { by, headed, reports, unless, when } = reportsWith(write);

const MATTER: Words = [
  '项目：{{regulation}}立法后评估　　编号：{{project_number}}',
  'Project: evaluation of the {{regulation}}. Number: {{project_number}}',
];

const TASKS: readonly PaperPart[] = [
  by(
    ['lead'],
    [
      '组织评估，主持听证和表决，决定报告提交。做得对的是先请第三方申明利益关系，再定指标；做得不够的是听证时没有追问月报的数据怎样得来。',
      'I organised the evaluation, conducted hearing and votes and submitted the report. What I did well was to have interests declared before the indicators were fixed. I should have asked how the monthly figures were obtained.',
    ],
  ),
  by(
    ['deputy'],
    [
      '走访居民、物业和收运企业，参加听证和表决。做得对的是直接问有没有混装；做得不够的是没有走访街道和执法队员。',
      'I visited residents, property and hauling companies, attended the hearing and voted. What I did well was to ask outright whether waste was mixed. I should have visited the subdistricts and the officers too.',
    ],
  ),
  by(
    ['expert', 'stat'],
    [
      '设计指标和抽样，分析数据，起草报告并表决。做得对的是不提前通知、分组等量抽取；做得不够的是问卷只在网上发，老人偏少，没有早一点想到。',
      'I designed indicators and sample, analysed the data, drafted the report and voted. What I did well was to sample unannounced and in equal groups. The questionnaire was online only, and I saw too late that too few older people had answered.',
    ],
  ),
  by(
    ['clerk'],
    [
      '逐条对照上位法，记录听证，起草修改建议，没有表决权。做得对的是条件、种类、幅度三样都比；做得不够的是过渡安排写得晚。',
      'I compared with higher law, recorded the hearing and drafted the amendments; I had no vote. What I did well was to compare condition, kind and range. I thought of the transition too late.',
    ],
  ),
  by(
    ['bureau'],
    [
      '代表执法机关提供数据、陈述意见、回答询问。做得对的是承认收运取证做得不够，同意先责令改正；做得不对的是一开始把没有核验的 92% 当作成效。',
      'I spoke for the enforcing agency, supplied figures and answered questions. What I did well was to admit that too little was done against lorries and to agree to an order to correct first. My mistake was to present the unverified 92% as a success at first.',
    ],
  ),
  by(
    ['property', 'hauler', 'resident'],
    [
      '讲自己一线的情况，在听证会上陈述和回答询问。做得对的是只说自己做过、看见的事，包括对自己不利的；做得不够的是没有早一点提出可以写进条文的办法。',
      'I told what happens on the spot and spoke at the hearing. What I did well was to say only what I did and saw, even where it spoke against me. I was late with a solution that could go into an article.',
    ],
  ),
];

const FIGURE = headed(
  ['二、改变我看法的一个数据', '2. A figure that changed my mind'],
  [
    '是三个小区撤离督导前后的数据：撤离前一周 83%，四周后 58%，八周后 47%（证据 3），第三十四条一直都在。加上不通知抽样有督导 80%、没有督导 42%（证据 2），可见 92% 的月报不能说明条例有效；起作用的主要是督导和设施，不是罚款。',
    'The figures of three estates when supervisors left: 83% in the week before, 58% after four weeks, 47% after eight (evidence 3), with Article 34 there all along. With the unannounced sample, 80% with supervisors and 42% without (evidence 2), it shows that the 92% of the monthly reports is no proof of effect. What works is mainly supervision and facilities rather than fines.',
  ],
  [
    '局限：只有三个小区，没有对照组，季节和设施的影响没有排除，所以只能说“主要依赖督导”，不能说罚款没有作用；合计 61% 是两组各半的结果，不等于全市平均。',
    'Limits: three estates only, no control group, season and facilities not ruled out. So one may say that it rests mainly on supervisors, not that fines do nothing; and 61% in all results from equal halves and is not the average of the city.',
  ],
);

/** What the figures mean to each. */
const MEANT: readonly PaperPart[] = [
  by(
    ['lead'],
    [
      '第三十四条当年是我起草的，这组数据对我触动最大：写下一条罚则，不等于行为就会改变。',
      'I drafted Article 34, and these figures struck me most: a penalty on paper does not by itself change conduct.',
    ],
  ),
  by(
    ['deputy'],
    [
      '还有一个数我忘不了：四年处罚个人 3,126 人次，处罚收运单位 3 件（证据 1）。来信的人问得对。',
      'Another I shall not forget: in four years individuals were fined 3,126 times, collectors and hauling companies three times (evidence 1). Those who wrote were right to ask.',
    ],
  ),
  by(
    ['expert'],
    ['没有对照组，是我设计时就应当补上的。', 'A control group is what I should have put into the design.'],
  ),
  by(
    ['stat'],
    [
      '对我来说，两组相差 38 个百分点比合计更要紧：合计取决于怎样分组，差距不取决于它。',
      'To me the difference of 38 points between the groups matters more than the total: the total depends on how the groups were drawn, the difference does not.',
    ],
  ),
  by(
    ['clerk'],
    [
      '抽查 52 件里 41 件没有责令改正在先（证据 3），这个数让对照表上“条件”一栏有了分量。',
      'In 41 of 52 cases there was no order to correct (evidence 3): that gave weight to the column "condition" in my table.',
    ],
  ),
  by(
    ['bureau'],
    [
      '我原来引用的正是 92%。没有核验过的数，不能拿来证明自己。',
      'It was I who cited the 92%. A figure that nobody has verified proves nothing for the one who reports it.',
    ],
  ),
  by(
    ['property'],
    [
      '这组数也说明，督导一撤就掉下来，而督导的开支由物业承担，责任和权力不相称。',
      'The figures also show that it falls as soon as supervisors leave; the property company pays for them, and duty and power do not match.',
    ],
  ),
  by(
    ['hauler'],
    [
      '41% 的人见过车辆混装（证据 2），这个数说的是我们。',
      'Of those asked 41% have seen lorries mix (evidence 2); that figure is about us.',
    ],
  ),
  by(
    ['resident'],
    [
      '受罚的人里六十岁以上的占 71%（证据 1），我是其中一个。',
      'Of those fined 71% were over sixty (evidence 1), and I was one of them.',
    ],
  ),
];

const amended = (transition: Words): PaperPart =>
  headed(
    ['三、我会怎样改一条', '3. An article and how I would amend it'],
    [
      '第三十四条：“个人未在指定地点分类投放生活垃圾的，由环境卫生主管部门责令改正；拒不改正的，处五十元以上二百元以下罚款。”法典第一千一百七十四条第三款以拒不改正为处罚的条件，条例直接处罚，超出上位法给予处罚的行为范围（《行政处罚法》第十二条第二款）；数额由地方规定，可以保留。抽查的 52 件中 41 件没有责令改正在先（证据 3），说明缺的正是这一步。',
      'Article 34: "Where an individual does not put out household waste sorted at the designated place, the environmental sanitation authority orders correction; where it is refused, a fine of 50 to 200 yuan is imposed." The Code, Article 1174, third paragraph, fines upon refusal, the regulation at once, beyond the act for which higher law has a penalty (Administrative Penalty Law, Article 12, second paragraph). The amount is for local law and may stay. In 41 of 52 cases checked there was no order to correct (evidence 3): it is this step that is missing.',
    ],
    transition,
  );

const LIGHTER: Words = [
  '违法行为发生在 2026 年 8 月 15 日以前、尚未决定的，新的规定较轻，适用新的规定（《生态环境法典》第一千零五十七条）。',
  'For acts before 15 August 2026 not yet decided the new provisions, being lighter, apply (Ecological Environment Code, Article 1057).',
];
const OLD: Words = [
  '违法行为发生在 2026 年 8 月 15 日以前、尚未决定的，一律适用行为时的规定，仍可以直接处罚（《生态环境法典》第一千零五十七条）。',
  'For acts before 15 August 2026 not yet decided the provisions in force at the time always apply, and a fine may still be imposed at once (Ecological Environment Code, Article 1057).',
];

const FIRST_LOST: Words = [
  '评估报告第一次表决没有形成多数（{{tally_vote}}），分歧在“有效”两个字：前后有差别，不等于是条例的作用。',
  'In the first vote the report found no majority ({{tally_vote}}). The word "effective" divided the group: a difference before and after is not what the regulation did.',
];
const BOTH_VIEWS: Words = [
  '再次表决仍没有形成多数（{{tally_second_vote}}），两种意见并列上报。这也是一种负责的结果：没有证明的，不写成已经证明。',
  'The second vote found no majority either ({{tally_second_vote}}), and both views are reported. That too is a responsible result: what is not proved is not written as proved.',
];

const OUTCOME: readonly PaperPart[] = [
  when(
    [voted('vote', 'passed')],
    [
      '评估报告以“部分有效”的结论通过：{{tally_vote}}。我同意这个结论，因为它把改善和改善的原因分开说。',
      'The report was carried with the conclusion "partly effective": {{tally_vote}}. I agree with it, because it separates the improvement from its cause.',
    ],
  ),
  when([voted('vote', 'rejected')], FIRST_LOST),
  when([voted('vote', 'tied')], FIRST_LOST),
  when(
    [divided('vote')],
    [
      '第一次表决中持不同意见的是{{dissent_vote}}，应当如实记入报告。',
      'In the first vote {{dissent_vote}} took another view, and the report should say so.',
    ],
  ),
  when(
    [voted('second_vote', 'passed')],
    [
      '就缩小的结论再次表决，{{tally_second_vote}}：分类质量有改善，原因有待跟踪，四条修改建议保留。',
      'The narrower conclusion was then carried, {{tally_second_vote}}: sorting has improved, the cause remains to be studied, the four proposals stay.',
    ],
  ),
  when([voted('second_vote', 'rejected')], BOTH_VIEWS),
  when([voted('second_vote', 'tied')], BOTH_VIEWS),
  unless(
    [voted('vote', 'passed'), voted('vote', 'rejected'), voted('vote', 'tied')],
    [
      '评估报告的表决情况，见评估卷宗。',
      'How the vote on the report went stands in the file of the evaluation.',
    ],
  ),
];

const AGAIN = headed(
  ['四、如果重来一次', '4. If I could do it again'],
  [
    '我会在方案里就写明：对六十岁以上居民入户问卷，周末也抽样，督导撤离的比较另选条件相近的小区作对照。座谈不请街道推荐的典型，直接到投放点去问（《监督法》第三十五条，参照）。报告完成以后通报代表、向社会公布，也给来信的人一个答复（第三十七条，参照）。',
    'The plan would say from the beginning that residents over sixty are asked from door to door, that weekends are sampled, and that similar estates serve as a control group when supervisors leave. I would not talk to model citizens sent by the subdistrict but ask at the points (Law on Supervision by Standing Committees, Article 35, by reference). The report goes to the deputies and the public, and those who wrote have an answer (Article 37, by reference).',
  ],
);

export const REPORT_MODELS: CaseModels = {
  sorting_report: reports({
    matter: MATTER,
    tasks: TASKS,
    sound: {
      note: bi(
        '数据写来源和局限，一条修改写到条文和过渡。',
        'It gives a figure with its source and limits, and an amendment with its text and transition.',
      ),
      parts: [FIGURE, ...MEANT, amended(LIGHTER), ...OUTCOME, AGAIN],
    },
    careless: {
      note: bi(
        '数据没有来源和局限，修改没有条文依据。',
        'The figure has neither source nor limits, and the amendment no article behind it.',
      ),
      parts: [
        headed(
          ['二、改变我看法的一个数据', '2. A figure that changed my mind'],
          [
            '准确率没有报告里说的那么高，这让我很吃惊。',
            'Accuracy is not as high as reported. That surprised me.',
          ],
        ),
        headed(
          ['三、我会怎样改一条', '3. An article and how I would amend it'],
          [
            '第三十四条应当先教育再罚款，这样更人性化。',
            'Article 34 should educate first and fine later, which is more humane.',
          ],
        ),
        ...OUTCOME,
        headed(
          ['四、如果重来一次', '4. If I could do it again'],
          ['我会多收集一些数据。', 'I would collect more data.'],
        ),
      ],
    },
    wrong: {
      note: bi(
        '认为法典施行以前的行为一律适用旧规定。作出决定时规定已经修改，且新的规定处罚较轻的，适用新的规定（《生态环境法典》第一千零五十七条）。',
        'It holds that acts before the Code always fall under the old provisions. Where these have changed by the time of the decision and the new ones are lighter, the new apply (Ecological Environment Code, Article 1057).',
      ),
      parts: [FIGURE, ...MEANT, amended(OLD), ...OUTCOME, AGAIN],
    },
  }),
};
