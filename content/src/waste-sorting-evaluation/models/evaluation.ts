import type { PaperPart } from '@lets/contract';
import { bi, heading, line, p, seal, sign, title } from '../../build.ts';
import {
  type CaseModels,
  careless,
  handedIn,
  sound,
  textUnless,
  textWhen,
  value,
  visited,
  type Words,
  wrong,
} from '../../models.ts';
import { write } from '../fields.ts';
import { HEARD } from '../heard.ts';
import { both, FOUR } from './parts.ts';

const AGAIN = [visited('resample')];

const HEAD = both(
  [
    title('{{regulation}}立法后评估报告'),
    line('{{project_number}}', 'right'),
    p('受{{body}}委托，{{team}}对条例自 {{period}}的实施情况进行评估；{{hearing_date}}举行听证会。'),
    heading('一、方法、数据和局限'),
    p('实测：{{accuracy}}'),
    p('局限：{{limits}}'),
  ],
  [
    title('Evaluation of the {{regulation}}'),
    line('{{project_number}}', 'right'),
    p(
      'Instructed by the {{body}}, the {{team}} has evaluated the implementation of the regulation from {{period}}; a hearing was held on {{hearing_date}}.',
    ),
    heading('1. Method, data, limits'),
    p('Measured: {{accuracy}}'),
    p('Limits: {{limits}}'),
  ],
);

/** The additional sample, where the group had one made. */
const RESAMPLED = textWhen(
  AGAIN,
  write(
    [
      p(
        '听证以后补做两项：对六十岁以上居民入户问卷 300 份，愿意分类 93%，认为投放时间不方便 71%；周末在四个小区抽样 240 袋，准确率 58%，与第一轮接近。',
      ),
    ],
    [
      p(
        'After the hearing two things were added: 300 questionnaires from door to door among residents over sixty (willing to sort 93%, times inconvenient 71%), and a weekend sample of 240 bags in four estates (58%, close to the first round).',
      ),
    ],
  ),
);

interface Appraised {
  readonly lawful: Words;
  readonly reasonable: Words;
  readonly operable: Words;
  readonly effective: Words;
  readonly coordinated: Words;
}

const appraised = (words: Appraised): PaperPart =>
  both(
    [
      heading('二、合法性'),
      p('{{conflicts}}'),
      p(words.lawful[0]),
      heading('三、合理性'),
      p(words.reasonable[0]),
      heading('四、可操作性'),
      p(words.operable[0]),
      heading('五、实效性'),
      p(words.effective[0]),
      heading('六、协调性'),
      p(words.coordinated[0]),
      heading('七、主要发现'),
      p('{{findings}}'),
    ],
    [
      heading('2. Lawfulness'),
      p('{{conflicts}}'),
      p(words.lawful[1]),
      heading('3. Reasonableness'),
      p(words.reasonable[1]),
      heading('4. Operability'),
      p(words.operable[1]),
      heading('5. Effect'),
      p(words.effective[1]),
      heading('6. Coordination'),
      p(words.coordinated[1]),
      heading('7. Main findings'),
      p('{{findings}}'),
    ],
  );

const FULL: Appraised = {
  lawful: [
    '第三十四条在法典施行以前以固体废物污染环境防治法第一百一十一条第三款为依据，没有写责令改正和情节严重，已有疑问；法典以拒不改正为处罚的条件，条例缺少这一条件。第三十一条为补充设定，第十二条、第三十五条不抵触。',
    'Before the Code, Article 34 rested on the Solid Waste Law, Article 111, third paragraph, without the order to correct and without "serious", and was doubtful. The Code fines upon refusal only, and the regulation lacks that condition. Article 31 is an added penalty; Articles 12 and 35 do not contravene higher law.',
  ],
  reasonable: [
    '四年处罚个人 3,126 人次，罚款 218,820 元，其中六十岁以上 2,219 人次，占 71%；处罚前有责令改正记录的 1,313 人次，58% 没有（证据 1）。抽查第三十四条案件 52 件，41 件没有责令改正在先，38 件为超过投放时间放在桶边（证据 3）。负担偏于老人，与第十二条的时段有关，认为投放时间不方便的占 56%（证据 2）。',
    'In four years 3,126 individuals were fined, 218,820 yuan in all; 2,219 of them, 71%, were over sixty. In 1,313 cases there was an order to correct before; in 58% there was none (evidence 1). Of 52 cases under Article 34 that were checked, 41 had no such order and 38 were of bags left beside the bin after hours (evidence 3). The burden falls on older people and has to do with the hours of Article 12, which 56% find inconvenient (evidence 2).',
  ],
  operable: [
    '第三十一条四年适用 3 次，均在 2025 年以后（证据 1），原因是取证难、收运合同不分类计价。第二十三条规定物业负责投放管理，物业没有执法权，只能上报，责任与权力不相称。',
    'Article 31 was used three times in four years, all since 2025 (evidence 1): proof is hard to obtain, and the hauling contract has a single price. Article 23 makes property companies responsible for the points; they have no power and can only report, so that duty and power do not match.',
  ],
  effective: [
    '分类行为较施行前有改善。月报 92% 为街道自报，没有核验；不通知抽样有督导 80%、没有督导 42%（证据 2）。三个小区撤离督导，八周内由 83% 降到 47%，条例没有变化（证据 3），效果主要依赖督导；三个小区没有对照组，不能证明改善由罚款带来。',
    'Sorting has improved since the regulation. The 92% of the monthly reports comes from the subdistricts themselves and was not verified; the unannounced sample gives 80% with supervisors and 42% without (evidence 2). In three estates supervisors left, and in eight weeks 83% became 47% with the regulation unchanged (evidence 3): the effect rests mainly on them. There was no control group, and that fines brought the improvement is not proved.',
  ],
  coordinated: [
    '厨余专用车二辆服务 61 个小区，收运费按吨结算、不分类计价（证据 3）；见过车辆混装的占 41%（证据 2）；厨余处理日均 412 吨，能力 600 吨（证据 1）。前端分类同末端收运没有接上。',
    'Two lorries for kitchen waste serve 61 estates, and hauling is paid by the ton at a single price (evidence 3); 41% have seen lorries mix (evidence 2); 412 tons of kitchen waste are treated a day where 600 are possible (evidence 1). The two ends of the chain do not meet.',
  ],
};

const VIEWS_HEARD = both(
  [
    p(
      '对听证意见的回应：城管局认为罚款是最后的威慑，本报告建议保留罚款，但以拒不改正为条件；城管局指出问卷中老人偏少，已写入局限。居民反映超时五分钟即被处罚、事先没有责令改正，与案卷抽查一致。收运企业要求的分类计价写入修改建议；物业要求明确报告以后由谁、在多长时间内处理，收运企业要求补足车辆，属于条例的执行，建议由城管局另行规定。',
    ),
  ],
  [
    p(
      'Answer to the hearing: the bureau holds that fines are the last deterrent; the report keeps the fine, upon refusal to correct. It says that too few older people answered the questionnaire; this stands under the limits. The resident was fined for five minutes without an order to correct, as the case files bear out. Pricing by kind, for which the hauling company asks, is among the proposals; who acts on reports of the property company and by when, and the lorries asked for, are matters of carrying out the regulation, for the bureau to settle.',
    ),
  ],
);

/** What those described in the report wrote, as far as it can be verified. */
const CHECKED = textWhen(
  HEARD.map((role) => handedIn(`fact_check_${role}`)),
  write(
    [
      p(
        '核对意见的处理：有台账、合同或者决定书可以核对的，已经更正；没有材料可以核对的，写明是一方所述，不作为发现的依据。可能影响抽样的情况列入局限，请城管局书面说明；收运合同的结算条款，请城管局提供原本核对。涉及个人的一段隐去姓名和住址（《个人信息保护法》第六条）。居民提出的救济问题不属于评估范围，另行告知。',
      ),
    ],
    [
      p(
        'The replies on facts: what could be verified from records, contract or decision has been corrected; where no document bears a statement out, it is given as that of one side and supports no finding. Whatever may have affected the sample stands under the limits, and the bureau is asked to explain it in writing; the clauses of the hauling contract on payment are to be verified in the original. Name and address are removed from the passage on an individual (Personal Information Protection Law, Article 6). Remedies, after which the resident asks, are outside the evaluation; she is informed separately.',
      ),
    ],
  ),
);

const close = (...extra: readonly Words[]): PaperPart =>
  both(
    [
      heading('八、结论和建议'),
      p('{{conclusion}}'),
      p('{{proposals}}'),
      ...extra.map(([zh]) => p(zh)),
      sign('expert', '第三方负责人'),
      sign('stat', '数据负责人'),
      line('{{report_date}}', 'right'),
      seal('明德大学地方立法研究中心'),
    ],
    [
      heading('8. Conclusion and proposals'),
      p('{{conclusion}}'),
      p('{{proposals}}'),
      ...extra.map(([, en]) => p(en)),
      sign('expert', 'For the third party'),
      sign('stat', 'For the data'),
      line('{{report_date}}', 'right'),
      seal('Centre for Local Legislation'),
    ],
  );

const LEGISLATURE: Words = [
  '评估报告不改变条例的效力。修改由市人大常委会依照立法程序进行，报省人大常委会批准后施行（《立法法》第八十一条第一款、第八十二条第二款）；修改以前，执法先责令改正。建议本报告通报代表并向社会公布（《监督法》第三十七条，参照）。',
  'The evaluation does not change the force of the regulation. The city standing committee amends it by legislative procedure, with the approval of the provincial standing committee (Legislation Law, Articles 81, first paragraph, and 82, second paragraph). Until then correction is ordered first. The report should be notified to the deputies and made public (Law on Supervision by Standing Committees, Article 37, by reference).',
];
const VOID: Words = [
  '第三十四条同法典抵触，自本报告提出之日起停止生效，城管局不得再据以处罚。',
  'As Article 34 contravenes the Code, it ceases to be in force from the date of this report, and the bureau may impose no more fines under it.',
];

const VALUES = [
  value(
    'accuracy',
    '抽样 1,200 袋，有督导 80%，没有督导 42%，合计 61%，合计不等于全市平均。',
    'Of 1,200 bags sampled, 80% correct with supervisors, 42% without, 61% in all, which is not the average of the city.',
  ),
  value(
    'limits',
    '网上问卷中六十岁以上占 11%，全市为 23%，已入户补充 300 份；督导撤离的比较只有三个小区，没有对照组，因果没有完全证明。',
    'In the online questionnaire 11% are over sixty, in the city 23%; 300 were added from door to door. The comparison when supervisors left covers three estates without a control group; causation is not fully proved.',
    ...AGAIN,
  ),
  value(
    'limits',
    '网上问卷中六十岁以上占 11%，全市为 23%；抽样限于工作日；督导撤离的比较只有三个小区，没有对照组，因果没有完全证明。',
    'In the online questionnaire 11% are over sixty, in the city 23%. The sample covers weekdays only. The comparison when supervisors left covers three estates without a control group; causation is not fully proved.',
  ),
  value(
    'conflicts',
    '第十九条同《个人信息保护法》第二十六条抵触，第三十四条同《生态环境法典》第一千一百七十四条第三款抵触，其余不抵触。',
    'Article 19 contravenes the Personal Information Protection Law, Article 26; Article 34 contravenes the Ecological Environment Code, Article 1174, third paragraph. The others do not contravene higher law.',
  ),
  value(
    'findings',
    '第一，分类有改善而主要靠督导维持；第二，处罚落在老人身上，多数没有先责令改正；第三，末端混装几乎没有被追究；第四，两条与上位法抵触。',
    'First, sorting has improved and rests mainly on supervisors. Second, fines fall on older people, mostly without an order to correct. Third, mixing by the hauling companies goes all but unpunished. Fourth, two articles contravene higher law.',
  ),
  value(
    'conclusion',
    '条例部分有效：推动了设施和习惯的形成，但持续性不足，两条与上位法抵触，末端约束没有落实。',
    'The regulation is partly effective: it has brought facilities and habits, but the effect does not last by itself; two articles contravene higher law, and collection and transport are not held to it.',
  ),
  value('proposals', ...FOUR),
];

const VAGUE: Appraised = {
  lawful: [
    '条例总体合法，个别条文需要研究。',
    'The regulation is lawful on the whole; a few articles need study.',
  ],
  reasonable: ['条例总体合理，群众普遍支持。', 'It is reasonable on the whole, and the public supports it.'],
  operable: [
    '各项规定基本可行，执法力度有待加强。',
    'Its provisions are workable; enforcement should be stronger.',
  ],
  effective: [
    '分类准确率由 23% 提高到 92%，成效明显。',
    'Accuracy has risen from 23% to 92%, a marked success.',
  ],
  coordinated: [
    '各部门配合良好，仍有改进空间。',
    'The agencies work well together; there is room to improve.',
  ],
};
const VAGUE_VALUES = [
  value('accuracy', '抽样合计 61%，月报 92%。', '61% in the sample, 92% in the monthly reports.'),
  value('limits', '数据有一定局限。', 'The data have some limits.'),
  value('conflicts', '个别条文与新法不够一致。', 'A few articles do not quite agree with the new law.'),
  value('findings', '成绩是主要的，问题也存在。', 'There is much success, and there are problems.'),
  value('conclusion', '条例总体有效。', 'The regulation is effective on the whole.'),
  value(
    'proposals',
    '建议适时修改有关条文，加大宣传和执法力度。',
    'The articles concerned should be amended in due time, with more publicity and enforcement.',
  ),
];

const UNHEARD = textUnless(
  AGAIN,
  write(
    [
      p(
        '听证中对老人答卷偏少、抽样限于工作日的意见，本次没有补充调查，建议在跟踪评估时对六十岁以上居民入户问卷，并在周末抽样。',
      ),
    ],
    [
      p(
        'To the objection that older people are too few and that only weekdays were sampled nothing was added this time; in a follow-up residents over sixty should be asked from door to door, and weekends sampled.',
      ),
    ],
  ),
);

export const EVALUATION_MODELS: CaseModels = {
  evaluation_report: [
    sound(
      bi(
        '五个维度各有证据编号和局限，回应听证意见，建议落到条文。',
        'It has numbered evidence and limits in each of the five dimensions, answers the hearing, and makes proposals down to the article.',
      ),
      {
        values: VALUES,
        parts: [HEAD, RESAMPLED, UNHEARD, appraised(FULL), VIEWS_HEARD, CHECKED, close(LEGISLATURE)],
      },
    ),
    careless(
      bi(
        '没有核验就采用 92%，五个维度没有证据，没有回应听证意见，建议没有落到条文。',
        'It takes the 92% unverified, has no evidence in the five dimensions, does not answer the hearing and names no article in its proposals.',
      ),
      { values: VAGUE_VALUES, parts: [HEAD, appraised(VAGUE), close()] },
    ),
    wrong(
      bi(
        '评估报告自己宣布条文停止生效。评估只向常委会报告（《立法法》第六十七条，参照）；修改或者废止由制定机关按照立法程序进行（第八十二条第二款、第一百一十六条），并报批准。',
        'The report itself puts an article out of force. An evaluation is reported to the standing committee (Legislation Law, Article 67, by reference); amendment and repeal are for the body that made the regulation (Articles 82, second paragraph, and 116), with approval.',
      ),
      {
        values: VALUES,
        parts: [HEAD, RESAMPLED, UNHEARD, appraised(FULL), VIEWS_HEARD, CHECKED, close(VOID)],
      },
    ),
  ],
};
