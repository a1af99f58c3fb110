import { bi, bullets, heading, line, p, sign, title } from '../../build.ts';
import { type CaseModels, careless, said, sound, wrong } from '../../models.ts';
import { write } from '../fields.ts';
import { both } from './parts.ts';

const HEAD = both(
  [
    title('关于{{bill}}的立法听证报告'),
    line('听证日期：{{hearing_date}}'),
    heading('一、听证的事项和参加人'),
    p(
      '听证事项：第十二条后段、第二十六条第二款，即电池入户充电的禁止和补充设定的处罚；起草单位新提出的为改装、不合格电池充电的处罚；第二十一条，即配送平台的时限规则。',
    ),
    p(
      '听证由法制委员会主持。主持人：{{role_rapporteur}}；起草单位：{{role_drafter}}；听证陈述人：居民代表{{role_resident}}、骑手代表{{role_rider}}、平台企业代表{{role_platform}}；参加听证的常委会委员：{{role_member_a}}、{{role_member_b}}。陈述人时间相等，陈述后由委员询问。',
    ),
    heading('二、主要意见'),
  ],
  [
    title('Report on the Hearing on the {{bill}}'),
    line('Date: {{hearing_date}}'),
    heading('1. Matters heard and participants'),
    p(
      "Matters heard: Articles 12, second half, and 26(2), namely the ban on charging batteries at home and the penalty added for it; the penalty for modified and substandard batteries, newly proposed by the drafting body; and Article 21, namely the platforms' rules on delivery times.",
    ),
    p(
      'The legislative affairs committee conducted the hearing. In the chair: {{role_rapporteur}}. Drafting body: {{role_drafter}}. Speakers: {{role_resident}} for the residents, {{role_rider}} for the riders, {{role_platform}} for the platforms. Members of the standing committee attending: {{role_member_a}}, {{role_member_b}}. All speakers had equal time and were then questioned by the members.',
    ),
    heading('2. Main views'),
  ],
);

const HEARD = ['hearing'];

const FOR = [
  both(
    [p('赞成第十二条后段的意见（起草单位、居民代表），据听证记录：')],
    [p('Views for the second half of Article 12 (drafting body and residents), according to the record:')],
  ),
  said(
    { node_ids: HEARD, role_ids: ['drafter', 'resident'], most: 4 },
    write(
      [
        p(
          '起草单位和居民代表认为，2024 年室内火灾 29 起、6 人死亡（证据 1），上位法没有处罚，应当由地方补充设定；端口足够的小区，应当禁止电池入户。',
        ),
      ],
      [
        p(
          'The drafting body and the residents consider that, as there were 29 fires in dwellings with six deaths in 2024 (evidence 1) and higher law provides no penalty, the city should add one; in estates with enough ports, charging batteries in homes should be banned.',
        ),
      ],
    ),
  ),
];
const AGAINST = [
  both(
    [p('反对的意见（骑手代表、平台企业代表），据听证记录：')],
    [p('Views against (riders and platforms), according to the record:')],
  ),
  said(
    { node_ids: HEARD, role_ids: ['rider', 'platform'], most: 2 },
    write(
      [
        p(
          '骑手代表认为，楼下没有端口，换电柜在 1.4 公里以外，没有替代办法的禁令只罚最没有办法的人。平台企业代表认为，配送时限由法规规定没有可执行的标准，吊销营业执照不是地方性法规能够设定的。',
        ),
      ],
      [
        p(
          'The riders consider that, with no charging port downstairs and the nearest battery cabinet 1.4 km away, a ban without an alternative punishes only those who have no choice. The platforms consider that there is no workable standard for fixing delivery times by regulation, and that a local regulation may not provide for revocation of a business licence.',
        ),
      ],
    ),
  ),
];
const PROPOSALS = both(
  [
    p('建议：'),
    bullets(
      '改装和不符合国家标准的电池一律禁止充电；合格的电池，在公共充电端口已经覆盖的小区禁止入户充电。',
      '街道办事处在一定期限内增设端口；违反禁止规定的先警告，再次违反的再罚款。',
      '平台公开时限规则，不因单次超时扣减报酬；删去吊销营业执照。',
    ),
  ],
  [
    p('Proposals:'),
    bullets(
      'Ban the charging of modified and substandard batteries altogether; ban the charging of batteries that meet the standard in homes in estates covered by public charging ports.',
      'Have the subdistrict offices add ports within a fixed period; punish a first violation of the ban with a warning and only a second with a fine.',
      'Have platforms publish their rules on delivery times and make no deduction for a single late order; delete revocation of business licences.',
    ),
  ],
);

const DIVIDED = both(
  [
    heading('三、分歧的焦点'),
    bullets(
      '禁止是否以端口覆盖为前提。全市每 6.8 辆车有一个公共端口，老旧小区和城中村每 21 辆一个；和苑试点增加到每 4.4 辆一个以后，室内充电的住户由 63% 降到 17%（证据 3）。',
      '公开征求意见中，第十二条后段收到意见 1,127 条，赞成 588 条，反对 539 条，反对的人中自称骑手或者租户的占 61%（证据 2）。',
      '配送时限能否由法规规定。各方都接受公开规则，分歧在是否禁止以最短用时考核。',
    ),
  ],
  [
    heading('3. Points of disagreement'),
    bullets(
      'Whether the ban should be conditional on coverage by ports. The city has one public port for every 6.8 bicycles, and old estates and urban villages have one for every 21. In the Heyuan pilot, after the number rose to one for every 4.4 bicycles, the share of households charging indoors fell from 63% to 17% (evidence 3).',
      'Of 1,127 public comments on Article 12, second half, 588 were for it and 539 against; 61% of those against said that they were riders or tenants (evidence 2).',
      'Whether delivery times can be fixed by regulation. All sides accept that the rules be published; they disagree on whether to forbid assessing riders by the shortest delivery time.',
    ),
  ],
);

const signed = (zh: readonly string[], en: readonly string[]) =>
  both(
    [
      heading('四、处理建议，没有采纳的意见和理由'),
      bullets(...zh),
      sign('rapporteur', '听证主持人'),
      sign('clerk', '记录人'),
    ],
    [
      heading('4. Recommendations; views not adopted and why'),
      bullets(...en),
      sign('rapporteur', 'Conducted by'),
      sign('clerk', 'Recorded by'),
    ],
  );

const TREATMENT = signed(
  [
    '建议采纳：禁止同端口覆盖挂钩，由街道办事处公布覆盖的小区和日期；先警告后罚款；删去吊销营业执照。',
    '建议不采纳“电池一律不得上楼”：端口不足的小区无法遵守，规范应当可执行（《立法法》第七条第二款）。',
    '建议不采纳“不得以最短用时考核的规定一并删去”：条例不规定具体时限，只规定规则公开和考核方式，可以执行；闯红灯占骑手违法的 58%（证据 3）。',
    '听证情况向常委会报告（《立法法》第三十九条第三款，参照）；补充设定的处罚已经听取意见（《行政处罚法》第十二条第三款）。',
  ],
  [
    'Recommended for adoption: tie the ban to coverage by ports, with the subdistrict office announcing the estates covered and the dates; a warning before a fine; deletion of revocation of business licences.',
    'Not recommended for adoption: a total ban on taking batteries upstairs. People in estates without enough ports could not comply with it, and norms shall be enforceable (Legislation Law, Article 7, second paragraph).',
    "Not recommended for adoption: also deleting the rule against assessing riders by the shortest delivery time. The regulation fixes no specific times; it only requires the rules to be published and regulates how riders are assessed, which can be enforced. Running red lights accounts for 58% of riders' offences (evidence 3).",
    'The hearing is reported to the standing committee (Legislation Law, Article 39, third paragraph, by reference); views on the added penalties have been heard (Administrative Penalty Law, Article 12, third paragraph).',
  ],
);

export const HEARING_MODELS: CaseModels = {
  hearing_report: [
    sound(
      bi(
        '赞成、反对、建议分列，各方都有；没有采纳的意见写明理由。',
        'It lists views for, views against and proposals separately, covers all sides, and gives reasons for what is not adopted.',
      ),
      { parts: [HEAD, ...FOR, ...AGAINST, PROPOSALS, DIVIDED, TREATMENT] },
    ),
    careless(
      bi(
        '分歧写得笼统，没有采纳的意见不说理由，常委会无从判断。',
        'It is vague about the disagreements and gives no reasons for what is not adopted, so the standing committee has no basis for a judgement.',
      ),
      {
        parts: [
          HEAD,
          ...FOR,
          ...AGAINST,
          both(
            [
              p('建议：希望进一步完善条文。'),
              heading('三、分歧的焦点'),
              p('各方对电池入户充电和配送时限看法不一。'),
            ],
            [
              p('Proposals: it is hoped that the clauses will be further improved.'),
              heading('3. Points of disagreement'),
              p('The speakers hold different views on charging batteries at home and on delivery times.'),
            ],
          ),
          signed(
            ['合理的意见予以采纳，其他意见不予采纳。'],
            ['Reasonable views are adopted; the others are not.'],
          ),
        ],
      },
    ),
    wrong(
      bi(
        '以有利害关系为由，不写骑手和平台的意见。听证正是要听取有关群体代表的意见，并向常委会报告（《立法法》第三十九条第三款，参照）；重要的不同意见应当说明（第三十六条，参照）。',
        'It leaves out the views of the riders and platforms on the ground that they are interested parties. The very purpose of a hearing is to hear representatives of the groups concerned and to report their views to the standing committee (Legislation Law, Article 39, third paragraph, by reference); important differing views are explained (Article 36, by reference).',
      ),
      {
        parts: [
          HEAD,
          ...FOR,
          both(
            [p('骑手代表和平台企业代表与本条例有利害关系，其陈述已记录在卷，不列入本报告。')],
            [
              p(
                'The representatives of the riders and of the platforms are interested parties. Their statements are on file and are not included in this report.',
              ),
            ],
          ),
          PROPOSALS,
          DIVIDED,
          TREATMENT,
        ],
      },
    ),
  ],
};
