import type { FlowNode } from '@lets/contract';
import { say } from '../../build.ts';

/** In the order of the hearing. */
export const HEARING_LINES: FlowNode['lines'] = [
  {
    ...say(
      'rapporteur',
      '明德市电动自行车管理条例立法听证会现在开始。公开征求意见收到 2,316 条，第十二条后段赞成 588 条、反对 539 条。听证事项有三项补充设定的处罚：第十二条后段电池入户充电，起草单位新提出的为改装、不合格电池充电，第二十一条配送时限。每位陈述人五分钟，先请起草单位说明。',
      'I declare open the hearing on the Mingde Regulation on Electric Bicycles. We received 2,316 public comments; on the second half of Article 12, 588 were for and 539 against. We are hearing views on three added penalties: for charging batteries at home, under the second half of Article 12; for charging modified or substandard batteries, newly proposed by the drafting body; and for delivery times, under Article 21. Each speaker has five minutes; the drafting body will please begin.',
    ),
    shows: ['evidence_2_comments'],
  },
  say(
    'drafter',
    '罚则已对照上位法修改：楼道停放依消防法处警告或者五百元以下罚款，闯红灯一条法律已经写明，不再重复，拘留和吊销营业执照删去。入户充电、为改装电池充电，上位法没有处罚，为实施消防法第五条，拟补充设定；平台拒不改正的罚款同样是补充设定，一并听取意见。',
    'The penalties have been revised in line with higher law. Parking in stairwells is now punished with a warning or a fine of up to 500 yuan under the Fire Protection Law; the article on red lights is dropped because the law already covers the matter clearly; detention and revocation of business licences are deleted. Higher law provides no penalty for charging at home or for charging modified batteries, and to implement Article 5 of the Fire Protection Law we propose to add one for each. The fine for platforms that refuse to make corrections is likewise an added penalty, and we ask for views on it too.',
  ),
  say(
    'resident',
    '去年八月楼下那场火，我抱着孙子在烟里等了二十分钟。充电的那户用的是改装电池。我的建议：电池一律不得上楼，同时小区必须有地方充，电费我愿意分摊。',
    'In the fire in my building last August, I waited in the smoke for twenty minutes with my grandson in my arms. The household that was charging used a modified battery. I propose that no battery be taken upstairs at all and that every estate must have somewhere to charge; I am willing to share the cost of electricity.',
  ),
  say(
    'rider',
    '我一天充两次，最近的换电柜 1.4 公里，每月 199 元。楼下没有桩，不在屋里充，我明天就没有活干。罚 200 元是一天白跑。我建议先建后禁，先禁改装电池。',
    "I charge twice a day; the nearest battery cabinet is 1.4 km away and costs 199 yuan a month. There is no charging port downstairs. If I cannot charge in my room, I have no work tomorrow, and a fine of 200 yuan would cost me a whole day's earnings. I propose building ports first and banning afterwards, and starting the ban with modified batteries.",
  ),
  say(
    'platform',
    '平台同意公开时限规则，不因单次超时扣款；分担一半换电费，三家正在逐家商量。但时限由法规定没有可执行的标准，吊销营业执照不是地方性法规能设定的。',
    'The platforms agree to publish their rules on delivery times and to make no deduction for a single late order; paying half of the battery rental is still being discussed with each of the three. But there is no workable standard for fixing delivery times by regulation, and a local regulation may not provide for revocation of business licences.',
  ),
  say(
    'member_a',
    '请问骑手代表：如果只允许符合国家标准、没有改装的电池在家充，你愿意登记、接受检查吗？',
    "A question to the riders' representative: if only unmodified batteries that meet the national standard could be charged at home, would you be willing to register yours and accept inspections?",
  ),
  say(
    'rider',
    '愿意。可是谁来查，查的人能不能随便进我的屋子，条例也要写清楚。',
    'I would. But the regulation must also make clear who inspects, and whether inspectors may enter my room at will.',
  ),
  say(
    'member_b',
    '请问平台代表：平均时限放宽五分钟，闯红灯会减少多少？骑手伤亡又有几成出在时限的最后五分钟？',
    "A question to the platforms' representative: if average delivery times were extended by five minutes, how many fewer red lights would be run? And what share of riders' injuries and deaths occurs in the last five minutes of the delivery time?",
  ),
  say(
    'platform',
    '时限我们测过：闯红灯下降四成，订单减少百分之三。伤亡按时段的统计我手上没有，不敢乱说，书面答复里补。',
    'We have tested delivery times: forty per cent fewer red lights would be run, and orders would fall by three per cent. I have no statistics here on injuries and deaths by time and will not guess; we will add them in the written answer.',
  ),
  {
    ...say(
      'drafter',
      '和苑试点端口增加到 4.4 辆一个以后，室内充电的住户由 63% 降到 17%。有地方充，多数人不会往家里带。',
      'In the Heyuan pilot, once there was one port for every 4.4 bicycles, the share of households charging indoors fell from 63% to 17%. When people have somewhere to charge, most do not take batteries home.',
    ),
    shows: ['evidence_3_pilot'],
  },
  say(
    'member_a',
    '再问起草单位：改电池的店，草案里为什么一个字没有？',
    'One more question to the drafting body: why does the draft say nothing at all about the shops that modify batteries?',
  ),
  say(
    'drafter',
    '生产、销售不合格电池，产品质量方面的法律已有处罚，草案没有重复；开店替人改装这一段确实空着，写不写，请委员会考虑。',
    'The laws on product quality already provide penalties for making and selling substandard batteries, and the draft does not repeat them. Shops that modify batteries for customers are indeed a gap; whether to cover them is for the committee to consider.',
  ),
  say(
    'member_b',
    '也问骑手代表：给一段交出旧电池、不处罚的时间，大家交不交？',
    "Another question to the riders' representative: if there were a period for handing in old batteries without penalty, would people hand them in?",
  ),
  say(
    'rider',
    '交。怕的是交了就没有车跑；旧电池能抵一点钱，来交的人会多得多。',
    'They would. Their worry is that they would then have no bicycle to work with; if an old battery could be traded in for some money, many more would come.',
  ),
  say(
    'resident',
    '那就写清楚：哪个小区端口够了，哪个小区就禁。我同意。',
    'Then let the regulation say clearly that the ban applies in an estate once it has enough ports. I agree to that.',
  ),
  say(
    'chair',
    '我问一个事实：老旧小区增设端口，三次业主表决都没有过半，卡在哪里？',
    "I have a question of fact. On adding ports in old estates, three owners' votes failed to reach a majority. What was the obstacle?",
  ),
  say(
    'resident',
    '怕业主出钱，也怕占车位。和苑的端口业主没有出资，大家就同意了。',
    'Owners feared having to pay, and losing parking spaces. At Heyuan the owners paid nothing for the ports, and everyone agreed.',
  ),
  say(
    'clerk',
    '各位的条款、事实、理由和建议已经逐一记录，请核对。补充设定的处罚我逐项对过：改装电池和第二十一条，今天第一次有人当面说了意见，这两栏可以填上。',
    "Each speaker's clause, facts, reasons and proposal have been recorded; please check them. I have gone through the added penalties one by one: today, for the first time, views were given in person on modified batteries and on Article 21, so those two entries can now be filled in.",
  ),
  say(
    'rapporteur',
    '还有三件事今天说不完，请在三日内书面答复：居民代表说明业主表决为什么没有过半、条例写什么才过得去；骑手代表说明检查电池怎样进门才不算随便进；平台代表说明分担一半换电费有几家同意、从哪一天起。',
    "Three points cannot be settled today; please answer them in writing within three days. The residents' representative will explain why the owners' votes failed and what the regulation must say for a vote to succeed; the riders' representative, on what terms an inspector may enter a room to check batteries; and the platforms' representative, how many platforms agree to pay half of the battery rental, and from which day.",
  ),
  say(
    'rapporteur',
    '听证会到此结束。听证情况将写成报告，没有采纳的意见会说明理由，结果出来以后当面告诉各位。',
    'The hearing is closed. A report will be written, giving reasons for each view that is not adopted, and you will be told the outcome in person.',
  ),
];
