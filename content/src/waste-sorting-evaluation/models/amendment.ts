import type { PaperPart } from '@lets/contract';
import { bi, heading, p, sign, table, title } from '../../build.ts';
import { type CaseModels, careless, sound, value, voted, type Words, wrong } from '../../models.ts';
import { both, FOUR } from './parts.ts';

type Row = readonly [string, string, string];
type Four = readonly [Row, Row, Row, Row];

const draft = (zh: Four, en: Four, transition: Words): PaperPart =>
  both(
    [
      title('{{regulation}}修改建议稿'),
      table(
        ['条文', '现行规定', '建议修改为', '理由（评估发现、上位法）'],
        ['第十二条', ...zh[0]],
        ['第十九条', ...zh[1]],
        ['第三十一条', ...zh[2]],
        ['第三十四条', ...zh[3]],
      ),
      heading('总的说明'),
      p('{{proposals}}'),
      heading('过渡安排'),
      p(transition[0]),
      sign('clerk', '起草人'),
      sign('expert', '第三方负责人'),
    ],
    [
      title('Proposed Amendments to the {{regulation}}'),
      table(
        ['Article', 'Present text', 'Proposed text', 'Reasons (finding, higher law)'],
        ['Article 12', ...en[0]],
        ['Article 19', ...en[1]],
        ['Article 31', ...en[2]],
        ['Article 34', ...en[3]],
      ),
      heading('General explanation'),
      p('{{proposals}}'),
      heading('Transition'),
      p(transition[1]),
      sign('clerk', 'Drafted by'),
      sign('expert', 'For the third party'),
    ],
  );

const NOW: readonly [readonly string[], readonly string[]] = [
  [
    '定时定点投放：每日七时至九时、十八时至二十时，其余时间投放点关闭',
    '投放点可以安装人脸识别设备，用于查找未分类投放的个人',
    '收集、运输单位混装混运的，处五万元以上二十万元以下罚款',
    '个人未按照规定分类投放的，处五十元以上二百元以下罚款',
  ],
  [
    'Fixed times and points: daily seven to nine and eighteen to twenty; closed otherwise',
    'Face recognition may be installed at the points to find individuals who do not sort',
    'Collectors and hauling companies that mix are fined 50,000 to 200,000 yuan',
    'Individuals who do not sort as provided are fined 50 to 200 yuan',
  ],
];

const DELETED: readonly [Words, Words] = [
  ['删去', 'Deleted'],
  [
    '目的不是维护公共安全，同《个人信息保护法》第二十六条抵触；抓拍后处罚 1,047 人次（证据 1），65% 反对（证据 2）',
    'The purpose is not public security: Personal Information Protection Law, Article 26; 1,047 people were fined on the strength of photographs (evidence 1), and 65% are against it (evidence 2)',
  ],
];
const SIGNED: readonly [Words, Words] = [
  [
    '投放点可以安装人脸识别设备，用于查找未分类投放的个人，但应当设置显著的提示标识，并向社会公布设置地点',
    'Face recognition may be installed at the points to find individuals who do not sort, with a conspicuous sign, and the places are made public',
  ],
  [
    '设置提示标识、公布地点以后，符合《个人信息保护法》第二十六条和《行政处罚法》第四十一条第一款；抓拍后处罚 1,047 人次（证据 1），作用明显',
    'With signs and published places it conforms to the Personal Information Protection Law, Article 26, and the Administrative Penalty Law, Article 41, first paragraph; 1,047 people were fined on the strength of photographs (evidence 1), which shows its use',
  ],
];

const rows = (at: 0 | 1, [faces, why]: readonly [Words, Words]): Four => {
  const [twelve, nineteen, thirtyOne, thirtyFour] = NOW[at] as readonly [string, string, string, string];
  const said = (zh: string, en: string) => (at === 0 ? zh : en);
  return [
    [
      twelve,
      said(
        '生活垃圾定点投放。投放时间由街道办事处组织居民协商确定并公布；每个住宅小区至少设置一处延时投放点',
        'Household waste is put out at fixed points. Times are settled by the residents through the subdistrict office and made public; each residential estate has at least one point with longer hours',
      ),
      said(
        '56% 认为投放时间不方便（证据 2）；抽查的 52 件中 38 件为超时放在桶边（证据 3）；法典第四百九十九条第二款：因地制宜、简便易行',
        '56% find the times inconvenient (evidence 2); in 38 of 52 cases checked the bag was left beside the bin after hours (evidence 3); Code, Article 499, second paragraph: local conditions, simplicity',
      ),
    ],
    [nineteen, faces[at], why[at]],
    [
      thirtyOne,
      said(
        '保留原规定，增加一款：收运合同应当按照垃圾类别分别计价；环境卫生主管部门对收集、运输车辆实行全程记录',
        'As before, with a new paragraph: hauling contracts price by kind of waste; the environmental sanitation authority keeps a full record of the lorries that collect and transport',
      ),
      said(
        '四年适用 3 次，取证难（证据 1）；合同每吨 128 元，不分类计价（证据 3）；法典第五百零六条第四款',
        'Used three times in four years, as proof is hard (evidence 1); the contract pays 128 yuan a ton at a single price (evidence 3); Code, Article 506, fourth paragraph',
      ),
    ],
    [
      thirtyFour,
      said(
        '个人未在指定地点分类投放生活垃圾的，由环境卫生主管部门责令改正；拒不改正的，处五十元以上二百元以下罚款。责令改正可以当场口头作出，并予记录',
        'Where an individual does not put out household waste sorted at the designated place, the environmental sanitation authority orders correction; where it is refused, a fine of 50 to 200 yuan is imposed. The order may be given orally on the spot and is recorded',
      ),
      said(
        '处罚前没有责令改正的占 58%（证据 1）；补上法典第一千一百七十四条第三款的条件，不超出上位法（《行政处罚法》第十二条第二款）',
        'In 58% there was no order to correct (evidence 1); with the condition of the Code, Article 1174, third paragraph, it stays within higher law (Administrative Penalty Law, Article 12, second paragraph)',
      ),
    ],
  ];
};

const TRANSITION: Words = [
  '正在办理的案件：2026 年 8 月 15 日以后作出处罚决定的，以责令改正后拒不改正为条件；违法行为发生在此前、尚未决定的，新的规定较轻，适用新的规定（《生态环境法典》第一千零五十七条）。设备和信息：460 套人脸识别设备停用，已采集的人脸信息依法删除。时间：修改经常委会通过、报省人大常委会批准以后施行（《立法法》第八十一条第一款）；投放时间由各小区协商公布，公布以前仍按现行时段，延时投放点先行设置。',
  'Pending cases: a decision since 15 August 2026 requires that an order to correct was refused; for earlier acts not yet decided the new provisions, being lighter, apply (Ecological Environment Code, Article 1057). Equipment and information: the 460 sets for face recognition are switched off, and what they collected is erased according to law. Time: the amendment is in force after it is passed by the standing committee and approved by that of the province (Legislation Law, Article 81, first paragraph); until an estate has settled and published its times the present hours apply, and points with longer hours come first.',
];

const PROPOSALS = [
  value(
    'proposals',
    `评估组再次表决通过的结论为：分类质量有改善，原因有待跟踪。四条修改建议不以因果结论为前提：${FOUR[0]}`,
    `The conclusion carried in the second vote is that sorting has improved and the cause remains to be studied. The four proposals do not rest on the cause. ${FOUR[1]}`,
    voted('second_vote', 'passed'),
  ),
  value(
    'proposals',
    `根据评估报告“部分有效”的结论：${FOUR[0]}`,
    `The evaluation concludes that the regulation is partly effective. ${FOUR[1]}`,
  ),
];

export const AMENDMENT_MODELS: CaseModels = {
  amendment_draft: [
    sound(
      bi(
        '四条都有建议文本，理由写到评估发现和上位法，过渡安排管到案件、设备和信息。',
        'It has text for all four articles, reasons from findings and higher law, and a transition for cases, equipment and information.',
      ),
      { values: PROPOSALS, parts: [draft(rows(0, DELETED), rows(1, DELETED), TRANSITION)] },
    ),
    careless(
      bi(
        '只写修改的方向，没有条文；没有过渡安排，正在办理的案件不知道怎么办。',
        'It gives directions in place of text and no transition, so that nobody knows what becomes of pending cases.',
      ),
      {
        values: [
          value(
            'proposals',
            '对四条作适当修改，使其更加合理。',
            'The four articles are adjusted so as to be more reasonable.',
          ),
        ],
        parts: [
          draft(
            [
              ['定时定点投放', '适当放宽投放时间', '群众反映不方便'],
              ['可以安装人脸识别设备', '删去', '有争议'],
              ['混装混运的，罚款', '加大处罚力度', '处罚太少'],
              ['个人不分类的，罚款', '先教育，后处罚', '法典有新的规定'],
            ],
            [
              ['Fixed times and points', 'Longer hours', 'People find them inconvenient'],
              ['Face recognition', 'Deleted', 'Disputed'],
              ['Mixing is fined', 'Heavier penalties', 'Too few are fined'],
              ['Not sorting is fined', 'Educate first, then fine', 'The Code has a new provision'],
            ],
            ['修改后的条例自公布之日起施行。', 'The amended regulation is in force from its publication.'],
          ),
        ],
      },
    ),
    wrong(
      bi(
        '以为加上提示标识就能保留人脸识别。公共场所的身份识别设备应当为维护公共安全所必需，信息不得用于其他目的（《个人信息保护法》第二十六条）；地方性法规也不是《行政处罚法》第四十一条所称的法律、行政法规。',
        'It thinks that a sign saves face recognition. Such equipment must be necessary for public security and may serve nothing else (Personal Information Protection Law, Article 26); nor is a local regulation one of the laws and administrative regulations of the Administrative Penalty Law, Article 41.',
      ),
      {
        values: [
          value(
            'proposals',
            '修改第十二条，投放时间由居民协商确定；第十九条增加提示标识和公布地点的要求；第三十一条增加分类计价和车辆全程记录；第三十四条改为先责令改正，拒不改正的才处罚。',
            'Amend Article 12: times are settled with the residents. Add to Article 19 a sign and published places. Add to Article 31 pricing by kind and a full record of lorries. Under Article 34 correction is ordered first, and a fine follows only upon refusal.',
          ),
        ],
        parts: [
          draft(rows(0, SIGNED), rows(1, SIGNED), [
            '正在办理的案件：2026 年 8 月 15 日以后作出处罚决定的，以责令改正后拒不改正为条件；此前发生、尚未决定的，新的规定较轻，适用新的规定（《生态环境法典》第一千零五十七条）。设备和信息：460 套人脸识别设备加装提示标识后继续使用，已采集的信息继续保存。修改经常委会通过、报省人大常委会批准以后施行（《立法法》第八十一条第一款）。',
            'Pending cases: a decision since 15 August 2026 requires that an order to correct was refused; for earlier acts not yet decided the new provisions, being lighter, apply (Ecological Environment Code, Article 1057). Equipment and information: the 460 sets for face recognition are given signs and used as before, and what they collected is kept. The amendment is in force after it is passed by the standing committee and approved by that of the province (Legislation Law, Article 81, first paragraph).',
          ]),
        ],
      },
    ),
  ],
};
