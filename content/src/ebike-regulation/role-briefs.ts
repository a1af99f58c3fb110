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
      'The city wants the regulation this year. You are more afraid that the provincial standing committee refuses it: three years ago one was not approved because its fines went beyond the law.',
      'You preside over the Council of Chairpersons and the session, and you have a vote. Whether a disputed clause is voted on separately is for you and the Council of Chairpersons.',
      'You do not take sides in the discussion, and speak last.',
      "The Council of Chairpersons also has two vice-chairs and the secretary-general, who have told you that the government would like it passed at one reading. You know that the city's rules ask for two as a rule. Whether a clause is voted on separately, and whether a failed bill goes on the agenda again, will come to you; you want to hear those against first.",
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
      'You lead the review. Two things are yours: the draft must not conflict with higher law, and important differing views go into the report; "most agree" will not do.',
      'Reading the draft you have marked three places: the fine for stairwells, the fine and detention for red lights, the revocation of business licences. Let the drafting body state its grounds first.',
      'What is truly open is "no batteries in homes": higher law has no penalty for it, so one may be added, with a hearing and a written explanation. You have not made up your mind.',
      'One point of procedure worries you too: the riders propose to ban modified batteries first, and the draft has no penalty for that. If it is added after the hearing, nobody was heard on it.',
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
      'You spent twenty years in the fire service and stood before the Heyuan fire of 2024: a modified battery burnt out a flat in four minutes. You are for the ban, as blunt as it is.',
      'You admit one thing: somebody with nowhere to charge will only charge where it is harder to see. A ban tied to charging facilities would be acceptable to you.',
      'An old comrade was hurt in that fire, and some say that you speak from feeling. You fear that your view counts for less because of it and want to speak in figures: 22 of 29 fires in dwellings were of modified or substandard batteries. In your written views at the first reading you mean to raise two points only, each down to the wording.',
      'The Heyuan battery was modified in a small shop. Your notes from the fire have its name, and it is still open. The draft deals with those who charge and has not a word on those who modify. You want to ask why, and fear that the question costs the regulation its year.',
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
      'You work for the trade union and have handled a hundred complaints: an algorithm presses an order into 26 minutes, and 8 yuan are taken for being late. The regulation should deal with platforms and fine riders less.',
      'You are against punishing every battery in a home: there is one public charging port for every 6.8 bicycles. A transition and an alternative would win you.',
      'Your constituency has two urban villages. In April more than thirty riders wrote to you: fine us, but first tell us where to charge. You fear that the regulation passes and next year there are as many fires and several thousand fines. In your written views you want a time limit for ports and a duty of the platforms.',
      'Of the injuries and deaths of riders that the union has mediated, one in three happened in the last five minutes of the time allowed. You counted it yourself and have not had it verified. You would rather have the platforms say it when you ask them at the hearing.',
    ],
  ),
  clerk: lines(
    [
      '听证会由你记录：每位陈述人说了哪一条、什么理由、什么建议，原话入册。听证报告的初稿由你准备。',
      '通过以后的事也归你：报请批准的说明里，补充设定的处罚要单列；备案时也要说明。',
      '你经手过那部没有获得批准的条例：退回的理由有一条，就是补充设定的处罚没有写明听取意见的经过。所以这一次每一项新增的处罚，你都单独建了一张表：哪一天公布、哪一天听证、谁提出过反对。表上现在有两处空白，改装电池和第二十一条，你想在听证会上把它们补齐；没有人问，你也应当提出来。',
    ],
    [
      "You record the hearing: which clause, what reason, what proposal, in the speaker's own words. The first draft of the hearing report is yours.",
      'What follows the vote is yours too: the request for approval lists an added penalty by itself, and so does the filing.',
      'You handled the regulation that was not approved: one reason was that it did not show how views on an added penalty had been heard. So you keep a table for each new penalty: when published, when heard, who objected. Two cells are empty, modified batteries and Article 21. You want them filled at the hearing, and should raise it even if nobody asks.',
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
      'Your bureau wrote the draft. The officers say that 50 yuan is no deterrent, so it says 200 and detention; you know what the Road Traffic Safety Law provides and hoped that nobody would look.',
      'On batteries in homes you have figures: of 41 fires 29 were indoors, and all six deaths. Higher law has no penalty for it; in your view that is just why the city must add one.',
      'Your line: parking and charging in shared passages stays forbidden. The figures may change.',
      'You also hold an internal opinion: the fire service proposed 500 to 1,000 yuan after Order No. 5 of the Ministry of Emergency Management. That is a departmental rule, for high-rises only and only where correction is refused; you left this out of the explanatory note.',
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
      'You rent on the sixth floor of an urban village. There is no charging point below; the nearest battery cabinet is 1.4 km away and costs 199 yuan a month. You charge twice a day.',
      "You are not against the ban in stairwells, you fear fire too. You are against paying 200 yuan, a day's work, for charging in your own room when there is nowhere else.",
      'You bring screenshots of what was taken off for being late. If platforms did not press so hard, nobody would run red lights.',
      'There is one thing you would rather not say: your battery is modified too, twenty kilometres more for 400 yuan. If batteries are registered and inspected, you are the first to fail.',
      'More than three hundred riders in a chat group sent you; some told you to speak of platforms and not of batteries. What you want most is some weeks in which old batteries can be handed in without a fine. What you fear most is that inspectors walk into rooms unannounced and the landlord, tired of it, gives the whole floor notice.',
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
      'The three platforms agree: delivery times are a matter of algorithms and the market, and to fix them is beyond a city; to revoke business licences certainly is.',
      'You have measured it: five minutes more on average means forty per cent fewer red lights and three per cent fewer orders. You may say so or not.',
      'Where you could give way: publish the rules, take nothing off for a single late order, pay half of the battery rental.',
      'What you fear most is revocation in the text: even unused it must be disclosed to investors. Fines worry you less. One of the three platforms does not agree to share the rental, and you have not yet won it over.',
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
      'The Heyuan fire of August 2024 was six floors below you. The stairwell was full of smoke, and you waited twenty minutes with your grandson in your arms. You want no battery upstairs, ever.',
      'You have also asked the management: 1,860 bicycles, 96 ports. More need a vote of the owners, which failed three times.',
      'Somebody asked whether you would share the cost of the current. You thought about it: yes.',
      "You have not told the neighbours: the people whose flat burnt are relatives whom you persuaded to move there, and the battery was modified in a shop near the platform's station. You fear what people will say, and that he alone will carry all the blame.",
      'In one of the three votes of the owners you yourself voted against, because the ports would have taken the yard where your grandson rides his bicycle. You have never mentioned it. What you want most is that there is never again such a twenty minutes; for that you would give way on anything but the stairwell.',
    ],
  ),
};
