import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';

/** What only the holder of a role may read. No brief tells what happened: each tells what its person knows and wants. */
export const BRIEFS: Readonly<Record<string, Bilingual>> = {
  lead: lines(
    [
      '四年前这部条例是你主持起草的。评估自己的作品，你最怕的是“自己给自己打分”，所以请了第三方。',
      '有领导希望结论写“总体良好”。你的原则：数据说什么，报告写什么。',
      '2026 年 8 月 15 日生态环境法典施行，第三十四条怎么办，年底以前必须有说法。',
      '你手上有一封 2021 年的会议纪要：黎晓书面提醒过第十九条，你批的是“先过再说”。你想这一次由自己说出来，又怕一说出来，整份报告被看成翻案。你主持，也投票，但第三十四条的那一段你不该自己写。',
      '还有一件事纪要里也写着：当年定下直接罚款，桌上只有三个小区的数据，说“先管住再说”的就是你。',
    ],
    [
      'Four years ago you led the drafting. What you fear most is marking your own work; that is why there is a third party.',
      'Some above you would like "good on the whole". Your rule: the report says what the data say.',
      'The Ecological Environment Code is in force since 15 August 2026; before the year is out there must be an answer on Article 34.',
      'You hold the minutes of a meeting in 2021: Li Xiao warned in writing about Article 19, and you noted "pass it first". You would like to say so yourself this time, and fear that the report will then look like a reversal. You preside and vote; but the passage on Article 34 should not be written by you.',
      'One more thing is in those minutes: when it was decided to fine at once, there were figures from three estates on the table, and it was you who said "first get it under control".',
    ],
  ),
  deputy: lines(
    [
      '你接到过四十多封来信：罚款罚的多是老人；车来了混着装。',
      '你也听过清洁工的话：没有条例，就没有今天的干净。两边你都要带到会上。',
      '信里有一封是匿名的，附了一段视频：凌晨四点，绿桶黑桶倒进同一辆车，看得清车牌。写信的人怕丢工作，只许你说“有人看见”。你走访以后要自己写一份访谈记录，哪些能公开、哪些只能作线索，由你决定。你担心的是报告写得四平八稳，写信的人觉得白写了；连任不连任，你倒不在意。',
      '你自己楼下的投放点晚上也锁门。你替邻居在桶边放过两次袋子，没有被罚，因为值班的人认得你。',
    ],
    [
      'You have had more than forty letters: the fines fall on older people, and the lorries mix everything.',
      'You have also heard the cleaners: without the regulation it would not be as clean as it is. You bring both to the meeting.',
      'One letter is anonymous and comes with a video: at four in the morning the green and the black bin go into one lorry, its plate legible. The writer fears for a job and lets you say only that "it was seen". After your visits you write a record of the interviews yourself and decide what can be public and what is only a lead. What you fear is a smooth report after which those who wrote feel that they wrote for nothing; whether you are elected again matters less.',
      'The point below your own flat is locked in the evening too. Twice you left a bag beside the bins for a neighbour and were not fined, because the man on duty knows you.',
    ],
  ),
  expert: lines(
    [
      '城管局是你们中心的合作单位，去年给过一笔 20 万元的课题费。你要不要说出来？',
      '你的学术判断：效果有，但高度依赖现场督导；督导一撤就回落。没有督导的小区，第三十四条几乎没有作用。',
      '合作的事你的院长建议不提，说“同行都知道”。你也知道，如果结论偏向城管局，这一条迟早会被翻出来；如果偏得太远，明年的课题就没有了。你手里还有一个没有用过的数据：督导经费每户每年 35 元，比罚款的执法成本低。你想写进去，可是没有核过。',
      '你怕的还有一件：邓可年轻，数据的局限写重了，挨批评的是她。局限那一段，你要不要自己署名？',
    ],
    [
      'The bureau works with your centre and paid for a study of 200,000 yuan last year. Will you say so?',
      'Your judgment: there is an effect, but it depends on supervisors on the spot and falls when they leave. In estates without them Article 34 has almost no effect.',
      'Your dean advises you not to mention it: "everybody in the field knows". You know that if the conclusion favours the bureau it will come out one day, and if it is too far from it there will be no study next year. You also have an unused figure: supervisors cost 35 yuan a household a year, less than the cost of enforcing fines. You would like to use it but have not verified it.',
      'One fear more: Deng Ke is young, and if the limits of the data are put strongly the blame will be hers. Should your own name stand under that passage?',
    ],
  ),
  stat: lines(
    [
      '你设计的抽样：二十个小区，十个有督导、十个没有，每个六十袋，不提前通知。结果分别是 80% 和 42%。',
      '问卷放在网上，六十岁以上只占 11%，而全市是 23%；这一条你知道是弱点。',
      '有人建议“把最差的三个小区当异常值去掉”。你算过，去掉以后能到 67%。',
      '还有一件事只有你知道：没有督导的十个小区里，有一个抽样那天正好停电，照明不好，六十袋里八袋是凭手感判的。你把原始表留着，别人不问也应当写进局限。',
      '你要的是数据原样进报告。有人来问你每个小区的名字，你没有给：街道知道了是哪一个，那里的督导员就要扣钱。你怕下一次来问的人，是给你签工资的人。',
    ],
    [
      'Your sample: twenty estates, ten with supervisors and ten without, sixty bags each, unannounced. The results: 80% and 42%.',
      'The questionnaire was online; 11% are over sixty, in the city 23%. You know that this is weak.',
      'Somebody proposes to drop the worst three estates as outliers. You have calculated: it would give 67%.',
      'Only you know this: in one of the ten estates without supervisors the power was off that day, and eight of its sixty bags were judged by feel. You have kept the sheets; it belongs among the limits even if nobody asks.',
      'You want the data in the report as they are. You were asked for the names of the estates and did not give them: once the subdistricts know, the supervisors there lose pay. You fear that the next to ask will be the person who signs your own.',
    ],
  ),
  clerk: lines(
    [
      '你负责对照表。第三十四条直接罚，法典第一千一百七十四条第三款要先责令改正、拒不改正才罚：行为的条件不一样。',
      '第十九条的人脸抓拍，你在起草时就提过个人信息保护法，没有被采纳。会议记录还在。',
      '你怕的是又一次“先过再说”：报告通过了，第三十四条照罚，受罚的人拿着报告来起诉。你算过，2026 年 8 月 15 日以后还有 61 件按老办法罚的。有人请你把“抵触”改成“不尽一致”，你没有答应，也没有拒绝。',
      '你要的是对照表一字不改地附在报告后面。可是表要组长签名，条文是他当年起草的；你还是聘用制，年底续约。',
    ],
    [
      'You make the comparison. Article 34 fines at once; Article 1174, third paragraph, of the Code fines only when an order to correct is refused: the condition differs.',
      'On the face cameras of Article 19 you pointed to the Personal Information Protection Law while drafting, and were not heard. The minutes exist.',
      'You fear another "pass it first": the report passes, Article 34 goes on being applied, and those fined sue with the report in hand. By your count 61 were fined in the old way after 15 August 2026. You were asked to write "not wholly consistent" for "contravenes"; you have neither agreed nor refused.',
      'You want the comparison annexed to the report word for word. But the head has to sign it and drafted the text in question; and your own contract comes up at the end of the year.',
    ],
  ),
  bureau: lines(
    [
      '92% 是各街道月报的平均数，街道有考核排名，你心里知道有水分。',
      '罚款你们也不愿罚，可是不罚，第一年的准确率只有 23%。',
      '你希望保留第三十四条的威慑，可以接受“先责令改正”；运输车辆的处罚你们只办过三件，因为取证难，你会承认。',
      '你们 9 月发过一个内部通知，要求各街道抽样期间“加强保洁”，第三方并不知道。通知没有写抽样地点，你想说它不影响结果，心里却没有把握。被问到了，你不打算说谎。',
      '局里今年还考核第三十四条的办案数，各中队在催进度。改成先责令改正，这一项考核也要跟着取消，这句话只有你能替一线说。',
    ],
    [
      'The 92% is the average of the monthly reports of the subdistricts, which are ranked by it; you know that it is inflated.',
      'You do not like to fine; but without fines accuracy in the first year was 23%.',
      'You would keep the deterrent of Article 34 and can accept an order to correct first. Only three lorries were ever fined, because proof is hard; you will admit it.',
      'In September you sent an internal note asking the subdistricts to "keep things especially clean" during the sample; the third party does not know. It named no places, and you would like to say that it changed nothing, but are not sure. If asked you do not mean to lie.',
      'This year the bureau still ranks its squads by the number of cases under Article 34, and they are being pressed. If an order to correct comes first, that ranking must go as well. Only you can say so for the people in the street.',
    ],
  ),
  property: lines(
    [
      '你们小区 1,100 户，三个督导员一年 16 万元，物业费没有涨过。',
      '你是投放管理责任人，可你没有执法权；居民不听，你只能上报，报了又得罪业主。',
      '去年你们换过一次督导员的班次，早上有人、晚上没有人，准确率马上掉了一半，你有每天的台账，从来没有人要过。你希望条例写明费用由谁出、报告以后城管几天到；你怕的是一句“物业负责”再写进去，业主委员会拿着条例压你降价。你可以接受记信用分，不接受罚物业。',
      '卢秀珍就住你们小区。她被罚那晚，锁门的是你的督导员：看见她提着袋子走过来，还是到点锁了。台账上没有这一笔，是他后来告诉你的。',
    ],
    [
      'Your estate has 1,100 households; three supervisors cost 160,000 a year, and the fee has not risen.',
      'You are responsible for the disposal points but have no power; if residents do not listen you can only report them, and then you have offended your owners.',
      'Last year you changed the shifts, somebody in the morning and nobody in the evening, and accuracy fell by half at once. You have daily records, which nobody has ever asked for. You want the regulation to say who pays and within how many days the bureau comes; you fear another "the manager is responsible", with which the owners\' committee would press your price down.',
      'Lu Xiuzhen lives in your estate. The evening she was fined it was your supervisor who locked up: he saw her coming with her bag and locked on the dot. The records do not have it; he told you later.',
    ],
  ),
  hauler: lines(
    [
      '合同按吨结算，厨余车只有两辆，线路跑不过来，有时候确实一车装了。',
      '没有人查过你们。如果查，你希望先改合同、补车辆，再谈罚。',
      '那三件罚款里有一件是你们的，五万元，你没有申辩，因为怕丢了明年的合同。合同里有一条不许对外说：日均不足 380 吨要扣款，所以你们有装满的压力，分开装就装不满。你想让评估组知道这一条，又不想由你说出来；如果有人问到“怎样结算”，你会照实回答。司机夜里一个人跑十一个点，你也替他们说句话。',
      '两辆厨余车有一辆年底报废，新车的钱还没有着落。你自己也是从夜班司机做起来的。',
    ],
    [
      'Your contract pays by the ton; there are two lorries for kitchen waste and too many rounds, and yes, sometimes it goes into one lorry.',
      'Nobody has ever checked. If they do, you want the contract changed and lorries added before fines.',
      "One of the three fines was yours, 50,000 yuan; you made no defence for fear of losing next year's contract. One clause is confidential: below 380 tons a day there is a deduction, so you must fill the lorries, and sorted they do not fill. You want the group to know and would rather not be the one to say it; asked how you are paid, you will answer truly. A driver serves eleven points a night alone, and you would speak for them too.",
      'One of the two lorries for kitchen waste is to be scrapped at the end of the year, and there is no money yet for a new one. You began as a driver on the night shift yourself.',
    ],
  ),
  resident: lines(
    [
      '2025 年 11 月，晚上八点零五分，桶已经锁了，你把袋子放在桶边，第二天被罚 100 元，照片是人脸抓拍来的。没有人先叫你改。',
      '你分得很认真。最气的是亲眼看见一辆车把绿桶黑桶倒在一起。',
      '你不会用手机填问卷。',
      '处罚决定书你还留着，上面没有写责令改正，也没有告诉你可以复议。女儿劝你算了，一百块钱。你怕的不是钱，是照片贴在楼下公示栏里，整整一个星期。',
      '你想要三样：罚款退掉，照片撕下来，晚上多开半小时。有人说复议的六十日早就过了，也有人说决定书没有告诉你可以复议，就从知道的时候算，最长一年，到十一月就满。你不知道该信谁，也不好意思在会上问。',
    ],
    [
      'In November 2025, at five past eight in the evening, the bins were locked; you left the bag beside them and were fined 100 yuan the next day from a face photograph. Nobody first told you to correct it.',
      'You sort with care. What angers you most is that you saw a lorry take the green and the black bin together.',
      'You cannot fill in a questionnaire on a telephone.',
      'You still have the penalty decision: it mentions no order to correct, nor that you could ask for reconsideration. Your daughter says let it go, it is a hundred yuan. It is not the money; it is that the photograph hung on the notice board downstairs for a week.',
      'You want three things: the fine returned, the photograph taken down, half an hour more in the evening. Some say that the sixty days for reconsideration are long over; others that, as the decision did not tell you of it, they run from when you learn of it, for a year at most, which ends in November. You do not know whom to believe and are shy of asking at a meeting.',
    ],
  ),
};
