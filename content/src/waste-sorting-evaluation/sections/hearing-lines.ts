import type { FlowNode } from '@lets/contract';
import { say, showing } from '../../build.ts';

/** In the order of the hearing. */
export const HEARING_LINES: FlowNode['lines'] = [
  say(
    'lead',
    '现在举行立法后评估听证会。三个焦点：准确率、第三十四条、收运。请城管局先说。',
    'The hearing of the evaluation is open. We have three points: accuracy, Article 34 and hauling. The bureau will begin.',
  ),
  {
    ...say(
      'bureau',
      '没有条例，准确率就走不出当初的 23%。罚款是最后一道威慑，取消了，前面的督导就没有底气。',
      'Without the regulation we would still be at 23%. Fines are the last deterrent; without them the supervisors have no backing.',
    ),
    shows: ['evidence_1_bureau'],
  },
  {
    ...say(
      'stat',
      '不通知的抽样，有督导的 80%，没有督导的 42%；两组各取一半，合计 61%，这是样本的数，不是全市的数。月报的 92% 没有核验过。',
      'The unannounced sample gives 80% with supervisors and 42% without. With equal halves that makes 61% of the sample, which is not the figure of the city. The 92% of the monthly reports was never verified.',
    ),
    shows: ['evidence_2_sample'],
  },
  say(
    'bureau',
    '你们只抽了二十个小区，问卷里老人只有 11%，也不能代表全市。',
    'You took only twenty estates, and 11% of your answers are from older people. That does not represent the city either.',
  ),
  say(
    'stat',
    '问卷的年龄偏差我承认，已经写进局限。可是抽样的两组差了 38 个百分点，这不是误差能解释的。',
    'The age bias I admit; it is under the limits. But the two groups differ by 38 points, and error does not explain that.',
  ),
  showing(
    ['evidence_3_files'],
    'expert',
    '三个小区撤掉督导八周，准确率从 83% 落到 47%，那里第三十四条一直都在。起作用的主要是督导和设施，不是罚款。',
    'In three estates the supervisors were withdrawn, and in eight weeks accuracy fell from 83% to 47%, while Article 34 was there all along. What works is supervision and facilities rather than fines.',
  ),
  say(
    'resident',
    '我愿意分。可是超过五分钟就锁桶，没有人叫我改，就罚。',
    'I am willing to sort. But five minutes late the bins are locked, and I was fined without a word.',
  ),
  say(
    'clerk',
    '抽查的五十二件第三十四条案件，四十一件没有责令改正在先。法典第一千一百七十四条第三款规定，拒不改正的才处罚。',
    'Of 52 cases under Article 34, 41 had no order to correct first. Article 1174, third paragraph, of the Code allows a fine only upon refusal.',
  ),
  say(
    'property',
    '责任写给了物业，执法权没有给。建议明确城管进小区、物业报告以后多久处理。',
    'The duty is ours, the power is not. The regulation should say how the bureau enters the estate, and how soon it acts after we report.',
  ),
  say(
    'hauler',
    '混装我们有。按类计价、补足厨余车，我愿意接受第三十一条的处罚。',
    'We do mix. Pay us by kind of waste and provide enough lorries, and I will accept the fines of Article 31.',
  ),
  say(
    'deputy',
    '四年罚个人三千多，罚车辆三件，居民怎么服气？',
    'Over three thousand individuals fined and three lorries in four years: how can people accept that?',
  ),
  say(
    'bureau',
    '收运取证难，是我们做得不够。第三十四条改成先责令改正，我们同意；抓拍处罚已经停了。',
    'Evidence against the lorries is hard to obtain, and we did too little. We agree that Article 34 should require an order to correct first; fining from photographs has stopped.',
  ),
  say(
    'lead',
    '下面互相提问，每一方问一句，被问的当场回答。卢阿姨先问。',
    'Now put questions to one another: one each, to be answered here. Mrs Lu, please begin.',
  ),
  say(
    'resident',
    '石经理，我分好的袋子上了车，是不是还分着？',
    'Mr Shi, once my sorted bags are on the lorry, are they still sorted?',
  ),
  say(
    'hauler',
    '厨余车跑到的点是分着的，跑不到的点分不了。哪些点跑不到，我有线路单，可以交给评估组。',
    'Where the lorry for kitchen waste gets to, yes; where it does not, no. I have the route sheets that show which points those are, and can hand them to the group.',
  ),
  say(
    'hauler',
    '我也问城管局一句：按类计价的合同，什么时候能谈？',
    'I have a question to the bureau as well: when can we talk about a contract that prices by kind?',
  ),
  say(
    'bureau',
    '明年的合同十一月谈，按类计价要财政先同意，我回去提；没有同意以前，我不敢在这里答应。',
    "Next year's contract is negotiated in November. Pricing by kind needs the consent of the finance bureau first; I will propose it, and until then I dare not promise it here.",
  ),
  say(
    'property',
    '我问城管局：我报上来的，几天之内到场，条例里写不写得出一个数？',
    'To the bureau: within how many days do you come after my report, and could the regulation name a figure?',
  ),
  say(
    'bureau',
    '三个工作日，中队现在的人手做得到；写进条例我同意，报告怎样留痕也一起写。',
    'Three working days; the squads can do that with the people they have. I agree to have it in the regulation, together with how a report is recorded.',
  ),
  say(
    'bureau',
    '我问第三方：二十张计数表里有疑问的，去掉以后两组还差多少？',
    'To the third party: if you leave out what is doubtful in the twenty tally sheets, how far do the two groups still differ?',
  ),
  say(
    'stat',
    '有疑问的，我逐张写进局限；去掉疑问最大的一组十袋重算，没有督导的还是 42%，两组的差距没有变。',
    'What is doubtful I will set out among the limits, sheet by sheet. Without the most doubtful set of ten bags the group without supervisors still comes to 42%, and the difference is the same.',
  ),
  say(
    'deputy',
    '没有来的人托我带一句话：看见混装的不止卢阿姨一个，不敢说的还有。请报告给他们留一条不署名的路。',
    'Those who are not here asked me to say one thing: Mrs Lu is not the only person who saw the waste mixed, and there are others who do not dare to say so. Please let the report leave them a way to speak without their names.',
  ),
  say(
    'clerk',
    '互相提问的回答已经记录：答应了日期的，记日期；没有答应的，照实记没有答应。',
    'The answers are recorded: where a date was promised, with the date; where nothing was promised, as it is.',
  ),
  say(
    'lead',
    '各方意见都记录在案，听证情况写入评估报告。',
    'All views are on record and will be in the report.',
  ),
];

export const RESAMPLE_LINES: FlowNode['lines'] = [
  say(
    'stat',
    '补做两项：六十岁以上入户问卷 300 份；周末抽样四个小区 240 袋。周末准确率 58%，与第一轮接近。',
    'We added two things: 300 door-to-door questionnaires with people over sixty, and 240 bags in four estates on a weekend. The weekend sample gives 58%, close to the first round.',
  ),
  say('deputy', '老人怎么说？', 'What do the older people say?'),
  say(
    'stat',
    '愿意分类 93%，认为投放时间不方便 71%，比网上高十五个百分点。',
    '93% are willing to sort; 71% find the times inconvenient, fifteen points more than online.',
  ),
  say(
    'expert',
    '结论没有变，但第十二条的问题更清楚了：不方便的正是被罚得最多的人。',
    'The conclusion stands, but Article 12 is clearer: those for whom it is inconvenient are those most fined.',
  ),
  say(
    'bureau',
    '方法我没有意见，请把各街道分列。',
    'We have no objection to the method; please list the subdistricts separately.',
  ),
];
