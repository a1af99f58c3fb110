import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';

/** What only the holder of a role may read: what each knows and wants, and where each could give way. */
export const BRIEFS: Readonly<Record<string, Bilingual>> = {
  chair: lines(
    [
      '市里希望条例年内出台，但你更怕出台以后被省人大常委会退回：三年前有一部条例因为超出处罚幅度没有获得批准。',
      '你主持主任会议、常委会会议，自己也有一票。分歧大的条款可以提请单独表决，这个权力用不用，由你和主任会议决定。',
      '你不在讨论中先表态，最后一个发言。',
      '主任会议还有两位副主任和秘书长，他们事前同你通过气：市政府希望一次审议就过。你知道本市条例规定一般要经两次常委会会议审议。要不要单独表决、没有通过以后要不要再列入议程，材料会送到你手里，你想先听反对的人说完。',
    ],
    [
      'The city wants the regulation passed this year, but you are more afraid that the provincial standing committee will return it: three years ago a regulation was not approved because its fines exceeded the range set by law.',
      'You preside over the Council of Chairpersons and the session, and you have a vote. A clause on which views differ widely may be put to a separate vote; whether to use that power is for you and the Council of Chairpersons.',
      'You do not take sides in the discussion, and speak last.',
      "The Council of Chairpersons also has two vice-chairs and the secretary-general, who have told you beforehand that the city government would like it passed at a single reading. You know that the city's rules normally require two. Whether to vote on a clause separately, and whether to put a failed bill back on the agenda, will come to you for decision; you want to hear the opponents out first.",
    ],
  ),
  rapporteur: lines(
    [
      '统一审议由你牵头。你的责任有两样：草案不能同上位法相抵触；重要的不同意见要写进报告，不能只写“多数同意”。',
      '你读草案时已经画出三处红线：楼道停放的罚款、闯红灯的罚款和拘留、平台的吊销营业执照。先请起草单位自己说依据。',
      '真正要议的是“电池不得入户”：上位法没有规定处罚，可以补充设定，但要听证、要书面说明。你自己没有定见。',
      '你还担心一件程序上的事：骑手们提出先禁改装电池，这是草案没有的处罚。听证以后才加进去，等于这一项没有听过意见。',
    ],
    [
      'You lead the unified review. You have two responsibilities: the draft must not contravene higher law, and important differing views must be set out in the report; "most agree" is not enough.',
      "When reading the draft, you marked three places in red: the fine for parking in stairwells, the fine and detention for running red lights, and the revocation of the platforms' business licences. Let the drafting body state its legal basis first.",
      'The question that really needs debate is "no batteries in homes": higher law provides no penalty for it, so one may be added, but only with a hearing and a written explanation. You have not made up your mind.',
      'A point of procedure worries you too: the riders propose banning modified batteries first, and the draft contains no penalty for that. If such a penalty is added only after the hearing, it will have been adopted without hearing any views on it.',
    ],
  ),
  member_a: lines(
    [
      '你干过二十年消防，2024 年和苑小区那场火你在现场：一块改装过的电池，四分钟烧穿一户。你支持电池不得入户，一刀切也要切。',
      '你承认一件事：没有地方充电的人，禁令只会让他换个更隐蔽的地方充。如果禁令同充电设施挂钩，你可以接受。',
      '你的老战友在那场火里受了伤，所以有人说你带着情绪。你怕自己的意见因此被打折扣，想用数字说话：29 起室内火灾，22 起是改装或者不合格电池。初审的书面意见你打算只写两条，每一条都写到字。',
      '和苑那块电池是一家小店改的，你的火场记录里有店名，店至今还开着。草案只管充电的人，没有一个字管改电池的店；你想问一句为什么，又怕一问，条例今年就出不来。',
    ],
    [
      'You spent twenty years in the fire service and were at the scene of the Heyuan fire in 2024: a modified battery burnt out a whole flat in four minutes. You support the ban, even without exceptions.',
      'You admit one thing: a ban will only make people with nowhere to charge do so where it is harder to see. You could accept a ban tied to charging facilities.',
      'An old comrade was injured in that fire, and some say that your emotions are involved. You fear that your opinion will be discounted for that reason, and want to let the figures speak: 22 of the 29 indoor fires were caused by modified or substandard batteries. In your written views at the first reading you intend to raise only two points, each down to the exact wording.',
      'The Heyuan battery was modified in a small shop. Its name is in your notes from the fire, and it is still in business. The draft deals only with people who charge batteries and says nothing about shops that modify them. You want to ask why, but fear that once you ask, the regulation will not be passed this year.',
    ],
  ),
  member_b: lines(
    [
      '你在工会工作，接到过上百件骑手投诉：算法把一单压到 26 分钟，超时扣 8 元。你认为条例该管平台，少罚骑手。',
      '你反对把电池禁令写成一律处罚：全市公共充电端口每 6.8 辆车才有一个。你愿意支持有过渡期、有替代办法的方案。',
      '你的选区里有两个城中村，四月里有三十多名骑手联名写信给你，信里说：罚可以，先告诉我在哪里充。你怕的是条例通过了，明年火没少，只多了几千张罚单。初审的书面意见里，你想把端口的期限和平台的责任写进去。',
      '工会调解过的骑手伤亡赔偿，每三件有一件出在时限的最后五分钟。这个数是你自己数的，没有核过，你不想由自己说，想在听证会上问到平台自己说出来。',
    ],
    [
      'You work for the trade union and have received more than a hundred complaints from riders: an algorithm allows 26 minutes for an order, and 8 yuan are deducted for being late. In your view the regulation should regulate the platforms and fine riders less.',
      'You oppose punishing everyone who charges a battery at home: the city has only one public charging port for every 6.8 bicycles. You are willing to support a solution with a transition period and an alternative.',
      'Your constituency has two urban villages. In April more than thirty riders wrote you a joint letter: fine us if you must, but first tell us where to charge. You fear that the regulation will be passed and next year there will be just as many fires, and several thousand more penalty notices. In your written views at the first reading you want to call for a time limit for ports and for duties of the platforms.',
      "Of the claims for riders' injuries and deaths that the union has mediated, one in three arose in the last five minutes of the delivery time. You counted them yourself and the figure has not been verified, so you would rather not state it yourself; you want to question the platforms at the hearing until they say it.",
    ],
  ),
  clerk: lines(
    [
      '听证会由你记录：每位陈述人说了哪一条、什么理由、什么建议，原话入册。听证报告的初稿由你准备。',
      '通过以后的事也归你：报请批准的说明里，补充设定的处罚要单列；备案时也要说明。',
      '你经手过那部没有获得批准的条例：退回的理由有一条，就是补充设定的处罚没有写明听取意见的经过。所以这一次每一项新增的处罚，你都单独建了一张表：哪一天公布、哪一天听证、谁提出过反对。表上现在有两处空白，改装电池和第二十一条，你想在听证会上把它们补齐；没有人问，你也应当提出来。',
    ],
    [
      "You record the hearing: which clause each speaker addressed, for what reasons and with what proposal, in the speaker's own words. You also prepare the first draft of the hearing report.",
      'You are also responsible for what follows the vote: the request for approval must set out added penalties separately, and the filing must explain them too.',
      'You handled the regulation that was not approved: one of the reasons for its return was that it did not show how views on an added penalty had been heard. So this time you keep a table for each new penalty: when it was published, when it was heard, who objected. Two entries are still blank, those on modified batteries and on Article 21. You want to complete them at the hearing, and should raise the point even if nobody asks.',
    ],
  ),
  drafter: lines(
    [
      '草案是你们局牵头起草的。基层民警说 50 元罚款没有用，所以写了 200 元和拘留；你知道道路交通安全法怎么规定，心存侥幸。',
      '电池入户这一条你有数据：41 起火灾里 29 起在室内，6 人死亡全在室内。入户充电没有上位法的处罚，你认为正因为如此才需要地方补上。',
      '底线：共用走道不能停放充电，这一条不能删；罚款的数可以改。',
      '你手里还有一份内部意见：消防支队建议按应急管理部令第5号罚 500 元至 1,000 元。那是部门规章，只管高层、只罚拒不改正的；你没有把这一段写进起草说明。',
    ],
    [
      'Your bureau led the drafting. Officers on the beat say that a fine of 50 yuan has no effect, so the draft says 200 yuan and detention. You know what the Road Traffic Safety Law provides, and hoped that nobody would notice.',
      'You have figures on batteries in homes: 29 of the 41 fires and all six deaths were indoors. Higher law provides no penalty for charging at home; in your view that is precisely why the city must add one.',
      'Your bottom line: the ban on parking and charging in shared passages cannot be deleted. The amounts of the fines may change.',
      'You also hold an internal opinion: the fire service proposed fines of 500 to 1,000 yuan following Order No. 5 of the Ministry of Emergency Management. That is a departmental rule, which applies only to high-rises and only where correction is refused; you left this out of the explanatory note.',
    ],
  ),
  rider: lines(
    [
      '你租住在城中村六楼，楼下没有充电桩，最近的换电柜 1.4 公里，每月 199 元。你一天要充两次。',
      '你不反对楼道里不许充，你也怕火。你反对的是：没有地方充，却因为在自己屋里充电被罚 200 元，等于一天白跑。',
      '超时扣款的截图你带来了。你希望条例让平台别把时间压那么紧，这样大家自然不闯红灯。',
      '你还有一件不愿意说的事：你的电池也改过，多跑二十公里，花了 400 元。真要登记检查，你第一个过不了关。',
      '群里三百多名骑手推你来，有人叫你只准说平台、不准提电池。你最想要的是一段交出旧电池、不追究的时间；你最怕查电池的人不打招呼就进屋，房东嫌麻烦，把一层楼的骑手都清退。',
    ],
    [
      'You rent a room on the sixth floor in an urban village. There is no charging port downstairs; the nearest battery cabinet is 1.4 km away and costs 199 yuan a month. You charge twice a day.',
      "You do not oppose the ban on charging in stairwells; you fear fire too. What you oppose is being fined 200 yuan, a whole day's earnings, for charging in your own room when there is nowhere else.",
      'You have brought screenshots of the deductions for late orders. You hope that the regulation will keep the platforms from setting such tight times; then riders would stop running red lights.',
      'There is one thing you would rather not say: your battery is modified too; it cost you 400 yuan and gives you twenty kilometres more. If batteries are registered and inspected, yours will be the first to fail.',
      'More than three hundred riders in a chat group sent you; some told you to speak only of the platforms and not of batteries. What you want most is a period in which old batteries can be handed in without penalty. What you fear most is that inspectors will enter rooms unannounced and that the landlord, to save himself trouble, will evict all the riders on the floor.',
    ],
  ),
  platform: lines(
    [
      '三家平台的意见一致：配送时限是算法和市场决定的，条例规定时限超出了地方立法的范围；吊销营业执照更不可能由地方性法规设定。',
      '你们内部测过：平均时限放宽 5 分钟，骑手闯红灯下降四成，订单流失 3%。这个数你可以说，也可以不说。',
      '让步的空间：愿意公开时限规则、不因单次超时扣款、分担换电费用一半。',
      '你最怕的是吊销执照写进条例，哪怕以后用不上，融资的时候也要披露；罚款反倒不怕。三家当中有一家不同意分担换电费，你还没有说服它。',
    ],
    [
      'The three platforms agree: delivery times are set by algorithms and the market, and fixing them by regulation is beyond the legislative power of a city; still less can a local regulation provide for revocation of business licences.',
      'Your internal tests show that if the average delivery time is extended by five minutes, riders run forty per cent fewer red lights and three per cent of orders are lost. You may disclose this figure or not.',
      'Where you could give way: publish the rules on delivery times, make no deduction for a single late order, pay half of the battery rental.',
      'What you fear most is that revocation of licences will be written into the regulation: even if never used, it would have to be disclosed when raising capital. Fines worry you less. One of the three platforms does not agree to share the rental, and you have not yet persuaded it.',
    ],
  ),
  resident: lines(
    [
      '2024 年 8 月和苑小区的火就在你家楼下六层，楼道全是烟，你抱着孙子等了二十分钟。你要求电池一律不得上楼。',
      '你也去问过物业：小区 1,860 辆车，只有 96 个充电端口。物业说再装要业主大会表决，三次都没有过半。',
      '有人问你：装了端口你同意分摊电费吗？你想了想，同意。',
      '你没有同邻居说过：起火那一家是你帮着劝回来住的亲戚，电池是外卖平台附近的小店改的。你怕别人说你大义灭亲，也怕他一个人担了全部的罪名。',
      '三次业主表决，有一次你自己投的是反对，因为端口要占孙子骑车的那块空地。这件事你没有提过。你最想要的，是那二十分钟不再有下一次；为这个你什么都肯让，只有楼道不让。',
    ],
    [
      'The Heyuan fire of August 2024 was six floors below your flat. The stairwell was full of smoke, and you waited twenty minutes with your grandson in your arms. You demand that no battery be taken upstairs at all.',
      "You have also asked the property management: for its 1,860 bicycles the estate has only 96 charging ports. Installing more requires a vote of the owners' meeting, and three votes failed to reach a majority.",
      'Somebody asked whether you would agree to share the cost of electricity if ports were installed. You thought it over and said yes.',
      "There is something that you have not told the neighbours: the flat where the fire started is that of a relative whom you persuaded to move back, and the battery was modified in a small shop near the delivery platform's station. You fear that people will say that you turned on your own family, and also that he alone will bear all the blame.",
      "In one of the three owners' votes you yourself voted against, because the ports would have taken up the yard where your grandson rides his bicycle. You have never mentioned it. What you want most is that nobody ever lives through those twenty minutes again; for that you would give way on everything except the stairwell.",
    ],
  ),
};
