import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';

/** What only the holder of a role may read: what each knows, wants and fears. */
export const BRIEFS: Readonly<Record<string, Bilingual>> = {
  presiding: lines(
    [
      '你审过四十多件认罪认罚案件，有一件事一直放不下：三年前一名被告人在你面前说“自愿”，二审才知道具结那天律师只在走廊里等了五分钟。从那以后，你不再用“你是自愿的吗”这一句话了事，而要问：谁解释的、解释了什么、你听懂的后果是什么。',
      '院里上个月通报了量刑建议采纳率，你的合议庭排在最后。庭长提醒过你“多采纳”。你知道这不是理由，但你也不想被人说成故意作对。',
      '你对自首还没有结论：电话通知后自己到派出所，算不算自动投案，要看通知时他知不知道为什么去。',
    ],
    [
      'You have tried over forty plea cases. One still troubles you: three years ago a defendant told you that his plea was voluntary; on appeal it emerged that on the day of signing his lawyer had merely waited in the corridor for five minutes. Since then you never stop at "is it voluntary?" but ask who explained the plea, what was explained and what consequences the defendant understood.',
      'Last month the court circulated the rates at which recommendations are adopted, and your panel came last. The head of division advised you to "adopt more". You know that this is no reason, but you do not want to be said to be contrary on purpose.',
      'On voluntary surrender you have no view yet. He came to the station himself after a telephone call; whether that counts as giving himself up depends on whether he knew why he was called.',
    ],
  ),
  judge: lines(
    [
      '你是承办法官，阅卷最细。你发现两件别人没有提的事：讯问录像第二段文件的开始时间比第一段的结束时间晚十七分钟；到案经过写的是“抓获”，而派出所值班登记写的是“20:55 电话通知，21:40 自行到所”。两份材料都在卷里，检察官似乎只看了第一份。',
      '你倾向于排除第一份笔录，也认为排除以后定罪证据仍然足够。你真正拿不准的是刑罚：没有缓刑的十个月，在你看过的类案里偏重，但“偏重”不等于“明显不当”。',
      '你怕的是审判长为了采纳率草草评议，所以要把理由一条一条写出来。',
    ],
    [
      'You are the reporting judge and know the file best. You have noticed two things that nobody else has raised: the second video file begins seventeen minutes after the first one ends; and the arrest note says "caught", while the station register reads "20:55 notified by telephone; 21:40 came of his own accord". Both are in the file; the prosecutor seems to have read only the first.',
      'You are inclined to exclude the first record, and think that enough evidence is left to convict. What you are unsure about is the sentence: ten months without suspension is heavy compared with similar cases, but "heavy" is not "clearly improper".',
      'You fear that the presiding judge will rush the deliberation for the sake of the adoption rate, so you want every reason set down in writing.',
    ],
  ),
  assessor: lines(
    [
      '你开了二十年照相馆，去年才关门。相机和镜头的行情你比价格认定书还熟：那支 3,200 元的镜头，二手店收 2,000 元是公道价，卖的人并没有贱卖脱手。这说明什么，你自己掂量。',
      '你店里也丢过机器，人没有抓到，所以你同情被害人；你也拖欠过一名学徒两个月工资，后来补上了，所以你知道年轻人被欠工资时的火气。这两段经历你都不便说，但你要提防它们替你投票。',
      '法律上的词你听不懂就问。你最想问的是：前面那份口供不算数了，后面那份为什么还能算？',
    ],
    [
      'For twenty years you ran a photo shop; it closed last year. You know the market better than the valuation does: 2,000 yuan for that lens worth 3,200 is a fair price from a dealer, so the seller did not dump it. It is for you to weigh what follows from that.',
      'Equipment was stolen from you too, and nobody was caught, so you feel for the victim. You also once owed an apprentice two months of wages, and paid later, so you know how that angers a young man. You would rather mention neither experience, but take care that they do not decide your vote.',
      'Ask whenever you do not understand a legal term. What you most want to know is this: if the first confession does not count, why does the second?',
    ],
  ),
  clerk: lines(
    [
      '庭前会议和庭审都由你记录，评议笔录由你制作。去年你记过一份评议笔录，把少数意见写成“经讨论意见一致”，被上级法院指出，你写了检查。这一次每个人的意见和理由都要照实写。',
      '庭前会议之前，辩护人在走廊里对你说，被告人“可能顶不住，也可能不认了”。这话不是在法庭上说的，不能写进笔录，也不应当告诉合议庭。你要做的是把被告人在庭上说的每一句原话记准，特别是“我认”“我不懂”“我没想偷”之间的差别。',
      '送达时要把上诉期限的起算写清楚：从接到判决书的第二日起算。',
    ],
    [
      'You keep the records of the conference, the trial and the deliberation. Last year you recorded a minority opinion as "unanimous after discussion"; the higher court pointed it out and you had to explain yourself in writing. This time each opinion must be recorded as it was, with its reasons.',
      'Before the pretrial conference, defence counsel told you in the corridor that the defendant "may not hold out, or may withdraw the plea". It was not said in court, so it does not belong in the record, and the panel should not hear it from you. What you must do is take down his exact words, above all the difference between "I admit it", "I do not understand" and "I did not mean to steal".',
      'When you serve the judgment, state clearly when the time limit for appeal starts to run: on the day after the judgment is received.',
    ],
  ),
  prosecutor: lines(
    [
      '你手里有六十二件在办案件，这一件你认为简单：监控、钥匙、二手店登记，没有口供也能定。所以你并不需要第一份笔录，但它是侦查员花力气取的，撤回它要同侦查机关沟通，你不愿意主动开口。',
      '你提出十个月实刑，是因为他利用了前雇主的钥匙，案发后又卖了镜头。提建议那天还没有赔偿，也没有人向你提电话通知到案的事。如果庭上出现新的量刑情节，你有权调整建议，不必请示太多；但当庭让步太快，会显得原来的建议没有认真做。',
      '你担心的是被告人翻供：翻了，从宽的基础就没有了，案件要转普通程序，你下周还有三个庭。',
    ],
    [
      "You have sixty-two open cases and think this one simple: with the video, the key and the dealer's register, it can be proved without a confession. So you do not need the first record. But the police worked to get it, withdrawing it means discussing it with them, and you would rather not raise it.",
      "You recommended ten months without suspension because he used his former employer's key and sold a lens afterwards. On the day of the recommendation nothing had been paid, and nobody had told you that he came after a telephone call. If new sentencing circumstances appear in court, you may adjust the recommendation; but yielding too quickly would make the first one look careless.",
      'Your worry is that he withdraws the plea: then there is no basis for leniency any more, the case moves to ordinary procedure, and you have three other hearings next week.',
    ],
  ),
  assistant: lines(
    [
      '量刑建议书由你起草。你按“坦白”写，因为到案经过写的是“抓获”。起诉以后你在整理卷宗时看到了派出所值班登记，才知道他是接到电话自己去的。你还没有告诉检察官：一说，等于承认自己漏看了一页。',
      '你还记得听取意见那天，值班律师只要求看了二十分钟卷，问过一句“有没有同步录像”，你回答“有”，没有说是两段。',
      '你希望建议被采纳，这是你入职以来第一份独立起草的量刑建议。但检察官有客观义务，有利于被告人的证据同样要出示。怎样开口、什么时候开口，由你决定。',
    ],
    [
      'You drafted the recommendation. You wrote "confession" rather than "surrender", because the arrest note says "caught". After the indictment you found the station register while putting the file in order, and learned that he came of his own accord after a telephone call. You have not told the prosecutor; to do so would be to admit that you missed a page.',
      'You also recall that when opinions were heard duty counsel read the file for only twenty minutes and asked once whether there was a recording. You said "yes", without saying that it came in two parts.',
      'It is the first recommendation that you have drafted alone, and you want it adopted. But a prosecutor has a duty of objectivity, and evidence in favour of the defendant must be produced too. How and when you speak up is for you to decide.',
    ],
  ),
  victim: lines(
    [
      '相机和一支镜头已经发还，另一支 3,200 元的镜头没有找回，停工两天又推掉了一单 1,800 元的活，一共 5,000 元。对你来说钱不是最要紧的，要紧的是他当过你的徒弟，你教过他用那台相机。',
      '你确实还有 4,300 元工资没有给他：你说他弄坏了一只闪光灯要扣，他说那是正常损耗。你没有书面证据。警察没有问，你也没有说；你怕一说出来，大家就觉得是你逼他的。',
      '他母亲来找过你，哭了一下午。钱到账你就愿意写谅解书，但你希望他当面说一声对不起，也希望谅解书上别写“工资”两个字。',
    ],
    [
      'The camera and one lens have been returned. The other lens, worth 3,200 yuan, was not recovered, and with work stopped for two days you turned down a job worth 1,800: 5,000 yuan in all. The money is not what matters most. He was your apprentice, and you taught him to use that camera.',
      'It is true that you still owe him 4,300 yuan in wages: you say that he broke a flash unit, he says that it was ordinary wear. You have nothing in writing. The police did not ask and you did not tell; you fear that if you did, people would think you drove him to it.',
      'His mother came to see you and wept a whole afternoon. Once the money has been paid you are willing to write a letter of forgiveness, but you want him to say sorry to your face, and you do not want the word "wages" in that letter.',
    ],
  ),
  defendant: lines(
    [
      '3 月 15 日晚上八点五十五，派出所打电话说“工作室丢了东西，你来一趟”。你知道是为什么，还是自己坐公交去了。头半个小时你没有承认；后来有一段时间机器好像停了，一名民警说：“再不说，就把你妈叫来，她在街道做保洁的活也别想干了。”你怕了，就说了。17 日在看守所里，另一个人问你，告诉你可以请律师，你又照样说了一遍，那次没有人吓你。',
      '相机是你拿的。你心里认为罗敏欠你 4,300 元工资，“拿了抵账”；可是相机值得多得多，镜头你当天就卖了，钱还了房租。',
      '签具结书那天，值班律师同你谈了十来分钟。你以为签了就一定判缓刑，没有人这样对你说过，也没有人说不会。你认不认、改不改口，由你自己决定；想清楚后果。',
    ],
    [
      'At 20:55 on 15 March the station rang: "Things are missing from the studio. Come in." You knew why, and still you took the bus there yourself. For half an hour you admitted nothing. Then the machine seemed to stop, and an officer said: "Keep this up and we will bring your mother in, and she can forget about her cleaning job with the subdistrict." You were afraid, and you talked. On the 17th, in the detention centre, somebody else questioned you, told you that you could have a lawyer, and you said the same again; that time nobody frightened you.',
      'You took the camera. In your own mind Luo Min owed you 4,300 yuan in wages and you were "taking it to settle the debt"; but the camera is worth far more, and you sold one lens the same day to pay your rent.',
      'When you signed, duty counsel spoke with you for some ten minutes. You believed that signing was sure to bring a suspended sentence. Nobody told you so, and nobody told you otherwise. Whether you maintain or withdraw your plea is for you to decide; think the consequences through.',
    ],
  ),
  defender: lines(
    [
      '起诉以后你才接受委托，会见两次。第一次他说“认”，第二次他讲了民警提到他母亲的话，还问：“我要是不认了，会不会判得更重？”你必须告诉他实话：不认是他的权利，不会因此加重，但从宽的那一部分会没有。',
      '你的策略有两条路：认罪认罚不变，争取自首、退赔、谅解和缓刑；或者否认非法占有目的，作无罪辩护。两条路不能同时走，由他选。你个人认为第二条路很窄：监控拍到他戴着手套。',
      '你阅卷时看到了录像的两段文件和值班登记。排除第一份笔录未必改变定罪，但能让法庭认真看程序。你担心的是，为了排非把认罪认罚也一起推翻。',
    ],
    [
      'You were retained only after the indictment and have met him twice. The first time he said "I admit it". The second time he told you what the officer had said about his mother, and asked: "If I take it back, will my sentence be heavier?" You must tell him the truth: denying the charge is his right and will not make the sentence heavier, but the leniency will be lost.',
      'There are two strategies: keep the plea and argue for surrender, restitution, forgiveness and suspension; or deny the intent of unlawful appropriation and ask for an acquittal. You cannot pursue both, and the choice is his. You think the second path very narrow: the video shows him wearing gloves.',
      'In the file you saw that the recording is in two parts, and you saw the station register. Excluding the first record may not change the verdict, but it would make the court look seriously at procedure. You fear that seeking exclusion may bring down the plea as well.',
    ],
  ),
  duty_counsel: lines(
    [
      '那天你在看守所连续见了五个人，他是第四个。检察院提前一天通知你可以阅卷，你只看了二十分钟，没有看录像。你问他懂不懂，他点头；你没有问他以为会判什么。',
      '你不是他的辩护人，但在场签字不是走过场：你要对他是否自愿、建议是否合适提出意见，有意见可以书面附卷。你注意到建议里没有写缓刑，也没有写理由，当时想问，检察官赶时间，就没有开口。',
      '如果法庭要你说明当天的情况，你打算照实说，包括那二十分钟；你同时担心这会让人觉得值班律师没有用。',
    ],
    [
      'That day you saw five people in a row at the detention centre, and he was the fourth. The procuratorate had told you a day ahead that you could read the file; you read for twenty minutes and did not watch the video. You asked whether he understood and he nodded; you did not ask what sentence he expected.',
      'You are not his defence counsel, but your signature is not a formality: you must give an opinion on whether the plea is voluntary and the recommendation appropriate, and you may have it placed on file in writing. You noticed that the recommendation neither proposed suspension nor said why not. You meant to ask, but the prosecutor was in a hurry and you kept quiet.',
      'If the court asks about that day, you mean to say how it was, including the twenty minutes; but you fear that people will think duty counsel useless.',
    ],
  ),
};
