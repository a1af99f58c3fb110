import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';

/** What only the holder of a role may read. No brief tells what happened: each tells what its person knows and wants. */

export const BRIEFS: Readonly<Record<string, Bilingual>> = {
  presiding: lines(
    [
      '你主持整个庭审，也是最后发表评议意见的人。中立是你的第一要求：不替任何一方把话说完。',
      '庭前阅卷留下三个疑问：借条为什么写 20 万元而只转了 19.1 万元？9,000 元恰好等于 20 万元三个月的利息，是巧合吗？信封里到底装了什么？',
      '证人是原告申请的。询问之前先让他签署并宣读保证书，作证以后请他退庭，不得旁听。',
      '双方都露出过愿意谈的意思。可以问一次是否调解，任何一方不愿意就不要再劝。',
      '只有你知道的：去年你独任审过一件几乎一样的借款案，按借条的整数判，二审以预扣利息为由改判，院里的案件评查扣了分。从那以后你一看见整数借条就起疑。你要的是一份双方都读得懂的判决；你怕的是矫枉过正，为了不再被改判，让这一位原告替上一件案子付账。',
    ],
    [
      "You conduct the whole hearing and are the last to give an opinion in the deliberation. Neutrality comes first: do not finish either side's sentences for it.",
      "Reading the file before the hearing has left you with three questions. Why does the note say 200,000 yuan when only 191,000 was transferred? The missing 9,000 is exactly three months' interest on 200,000: is that a coincidence? And what was in the envelope?",
      'The witness was called by the plaintiff. Have him sign and read out his undertaking before he is questioned, and let him leave afterwards: a witness may not sit in on the hearing.',
      'Both sides have hinted that they might settle. Ask once whether they wish to mediate, and if either says no, do not press.',
      "What only you know: last year you tried an almost identical case alone and gave judgment for the round sum on the note. The court of second instance amended your judgment because interest had been deducted in advance, and you lost points in the court's review of cases. Since then a round figure on a note makes you suspicious. You want a judgment that both sides can follow. What you fear is going too far the other way: making this plaintiff pay for that case, just so that your judgment is not amended again.",
    ],
  ),
  filing_judge: lines(
    [
      '你在立案庭，不参加本案的审理。你只管一道门：该不该收、归不归本院管。收了以后材料移送审判庭，谁对谁错与你无关，你对实体问题说的每一句话都可能被一方当成法院的态度。',
      '你知道的：临江区法院上个月把一件同类借款案推给了本院，当事人来回跑了三趟，投诉到了纪检。你不想再有第二件，所以管辖要在窗口一次说清楚，不能让人白跑。',
      '你想要的：院里在考核先行调解的比例，这类熟人借款最好调解。但原告拒绝的，不能拿调解拖住立案，七日的期限从收到起诉状起算。',
      '你担心的：借条和转账差 9,000 元，同事会说“证据不足，先补再立”。证据够不够不是起诉条件。你要在立案审查的理由里写明为什么收。立案以后，旁听庭审，在报告里比较你在窗口看到的和庭上查明的。',
    ],
    [
      'You sit in the filing division and take no part in the trial. You guard only one gate: must the case be accepted, and does it belong to this court? Once it is accepted, the papers go to the trial division. Who is right is not your concern, and one side may take anything you say on the merits as the view of the court.',
      'What you know: last month the Linjiang court passed a similar loan case off on yours; the parties had to make three trips, and their complaint reached the disciplinary office. You do not want a second one, so jurisdiction must be explained once and completely at the window, and nobody should come for nothing.',
      'What you want: the court is assessed on how many disputes are mediated before filing, and a loan between friends is the best kind for it. But where the plaintiff refuses, mediation may not be used to hold up the filing; the period of seven days runs from receipt of the complaint.',
      'What worries you: the note and the transfer differ by 9,000, and a colleague would say, "The evidence is not enough; have it completed before you register the case." Whether the evidence suffices is not a condition for bringing an action. Give the reasons why you accept the case. Afterwards follow the trial from the public seats and compare in your report what you saw at the window with what was found in court.',
    ],
  ),
  judge: lines(
    [
      '你是承办法官。评议时由你先介绍案件涉及的法律和证据规则，再由人民陪审员和你依次发表意见，审判长最后说。',
      '你的第一印象偏向借条：被告是做生意的成年人，亲笔写下“借到贰拾万元整”，到期后还说过“二十万我认”。凭证载明的金额一般认定为本金。',
      '但你清楚“一般”不是“必须”。庭上请你盯住两件事：9,000 元现金的来源，以及原告为什么没有反驳“已经扣过了”。听完再定，不要带着结论进评议室。',
      '你没有对别人说过的：你手上还有四十多件案子没有结，阅卷那天晚上已经按 200,000 元起草了半页“本院认为”。改成 191,000 元，利息、受理费都要重算一遍。你怕自己不是被证据说服，而是舍不得那半页纸。合议时如果坚持原来的看法，先问自己理由是什么。',
    ],
    [
      "You are the reporting judge. In the deliberation you first explain the law and the rules of evidence that the case turns on; then the people's assessor and you give your views, and the presiding judge speaks last.",
      'Your first impression favours the note: the defendant is an adult and a businessman; he wrote "borrowed 200,000 yuan" in his own hand, and after the due date he said "I admit the two hundred thousand". The amount on such a note is generally found to be the principal.',
      'But "generally" is not "always". In court, keep your eye on two things: where 9,000 yuan in cash came from, and why the plaintiff never contradicted "that was already deducted". Hear everything first; do not carry a conclusion into the deliberation room.',
      'What you have told nobody: more than forty of your cases are pending, and on the evening when you read this file you drafted half a page of reasons on the basis of 200,000. If it becomes 191,000, the interest and the court fee must be calculated afresh. You worry that you are not persuaded by the evidence but only unwilling to give up that half page. If you keep to your first view in the deliberation, ask yourself first what your reasons are.',
    ],
  ),
  assessor: lines(
    [
      '你在建材市场做了二十年，熟悉小生意人之间怎样借钱：熟人之间常不打收条，也常有人“先扣一季利息”。',
      '你的长处是常识。可以问：想借二十万，卡里又够，为什么要分成转账和现金？熟人交九千块现金，会不会在微信里提一句？',
      '三人合议庭里，你对事实和法律都独立发表意见，和法官一样有表决权。少说“我同意”，多说“因为”。',
      '只有你知道的：早年在市场里你也向人借过钱，条子写整数，到手少了一季利息，你没有争。所以一听“先扣了”，你就觉得像真的。可那是你的事，不是本案的证据。你想弄清楚的是信封里到底有多少；你怕的是自己可怜被告，更怕别人说陪审员“陪而不审”，于是急着表态。',
    ],
    [
      'You have spent twenty years in the building-materials trade and know how small traders lend to each other: friends often ask for no receipt, and some do keep back "the first quarter\'s interest".',
      'Common sense is your strength. You may ask: if she meant to lend 200,000 and had it in the account, why part transfer and part cash? Would a friend who hands over 9,000 in cash not mention it in a message?',
      'On a panel of three you speak on fact and on law and vote like any judge. Say "because" more often than "I agree".',
      "What only you know: years ago in the market you borrowed money yourself. The note gave the round sum, you received a quarter's interest less, and you did not argue. So 'it was deducted' sounds true to you at once. But that was your own affair and is no evidence in this case. You want to find out how much was in the envelope. You fear that you pity the defendant; even more you fear being told that assessors only sit and never judge, so that you hurry to take a position.",
    ],
  ),
  clerk: lines(
    [
      '你管秩序和记录。立案窗口由你协助立案法官接待，送达由你办，开庭前由你查明到庭情况、宣布法庭纪律。',
      '笔录要分清谁说的、说了什么、凭什么说。特别留意三句话的原文：“剩下的下午见面说”“头一季的不是已经扣过了嘛”“那就都清了”。',
      '评议笔录也由你制作，由合议庭成员签名；不同意见必须如实记入。评议的内容不能对外说。',
      '只有你知道的：送达那天，被告在回证上签完字，低声嘟囔了一句“那天下午的早就清了”。你没有记。庭外听来的话没有经过质证，不是证据，你不能告诉合议庭，也不能在笔录里替他补上。你怕的是另一件事：上个月有一份笔录把证人的“好像”记成了“是”，当事人投诉到院里。这一次你宁可请人说慢一点。',
    ],
    [
      'You are responsible for order and for the record. You help the filing judge at the window and serve the papers; before the hearing you establish who is present and read out the rules of the court.',
      'A record must show who said what and on what ground. Three sentences must be noted word for word: "the rest when we meet this afternoon", "the first quarter\'s was already deducted, wasn\'t it" and "then that\'s all settled".',
      'You also keep the record of the deliberation, which the panel signs; differing opinions must be entered truthfully. What is said in the deliberation must not be disclosed.',
      'What only you know: when the papers were served, the defendant signed for them and muttered, "That afternoon\'s money was settled long ago." You did not record it. What is overheard outside a hearing has not been examined by the parties and is not evidence: you may not tell the panel, and you may not put it into the record for him. What you fear is something else: last month a record turned a witness\'s "it seemed so" into "it was so", and a party complained to the court. This time you would rather ask people to speak more slowly.',
    ],
  ),
  plaintiff: lines(
    [
      '你在柳荫路开文具店，周启明给你做过货架，认识六年，你信得过他。',
      '3 月 11 日晚他打来语音，说要周转，也说想留一点现金给两个工人发工钱。你的记忆是：第二天上午手机转 191,000 元，下午他来送借条，你从抽屉里拿出装好的牛皮纸信封交给他，说“你点点”。你相信信封里是借款的 9,000 元，再加上该付的货架尾款 1,200 元。',
      '你心里没底的地方：没有收条；钱出自店里的备用金，2 月 27 日取过 10,000 元，可那半个月也拿它付过零星货款，付了多少没有记账。10,000 元怎么拿得出 10,200 元，你没有算过，也许当天收银还有些现金。',
      '语音里他确实提过“头一季的利息先放着”，你理解成晚点再付。后来他说“已经扣过了”，你当时只想先要回本金，没有同他争。',
      '你要的结果：本金一定要回来。能尽快一次拿到大头，你愿意按 19.1 万元谈，利息也可以让一些。',
    ],
    [
      'You keep a stationery shop on Liuyin Road. Zhou Qiming built shelves for you; you have known him for six years and trusted him.',
      'On the evening of 11 March he rang to say that he was short of money, and that he wanted some cash to pay two workmen. As you remember it, you transferred 191,000 by phone the next morning; in the afternoon he brought the note, and you took a brown envelope, already filled, from the drawer, gave it to him and said "count it". You believe it held the 9,000 of the loan and the 1,200 still owed for the shelves.',
      "What you are unsure of: there is no receipt. The money came from the shop's float; you withdrew 10,000 on 27 February, but small purchases were paid out of it in those two weeks and nobody wrote them down. You never worked out how 10,200 could come out of 10,000. Perhaps there was also some cash in the till that day.",
      'On that call he did say something like "leave the first quarter\'s interest for now". You took it to mean later. When he wrote that it "was already deducted" you only wanted your principal back and did not argue.',
      'What you want: the principal must come back. If you can get most of it soon and in one payment, you are willing to negotiate on the basis of 191,000 and to give up part of the interest.',
    ],
  ),
  counsel_p: lines(
    [
      '你的强点：借条原件由被告亲笔书写并签名捺印，金额大小写一致；凭证载明的金额一般认定为本金；被告到期后说过“二十万我认”；证人看见当天下午交付过信封。',
      '你的弱点：现金没有收条，也没有当日取款；“剩下的下午见面说”没有写明是现金；当事人没有反驳“已经扣过了”；证人租用原告的柜台，和原告有利害关系。',
      '开庭前当事人才告诉你：她上星期问过证人“那九千块你看见了吧”。提醒她不得影响证人；你自己也只能问他亲眼看见、亲耳听见的事。',
      '利率是你必须先决定的事：月利率 1.5% 是年利率 18%，超过合同成立时一年期 LPR 3.65% 的四倍 14.6%。超过的部分得不到支持，还要多交受理费；减少请求要在法庭调查终结前提出，才退还多交的部分。',
    ],
    [
      'Your strong points: the note is an original in the defendant\'s own hand, signed and thumb-printed, and the amount in words agrees with the amount in figures; the amount on a note is generally found to be the principal; after the due date the defendant said "I admit the two hundred thousand"; and a witness saw an envelope change hands that afternoon.',
      'Your weak points: there is no receipt for the cash and no withdrawal that day; "the rest when we meet this afternoon" does not say cash; your client never contradicted "already deducted"; and the witness rents a counter from her and so has an interest.',
      'Only before the hearing did your client tell you that last week she asked the witness, "you saw those nine thousand, didn\'t you?" Warn her not to influence him, and ask him yourself only about what he saw and heard.',
      'You must decide on the rate first. 1.5% a month is 18% a year, which exceeds 14.6%, four times the one-year LPR of 3.65% when the contract was formed. The excess will not be allowed and makes the court fee higher; to have the overpaid fee refunded, you must reduce the claim before the court investigation closes.',
    ],
  ),
  defendant: lines(
    [
      '你做货架加工，2023 年春天两笔货款没有收回，向陈晓岚周转。',
      '你的记忆是：3 月 11 日晚在语音里，她问“头一季的怎么弄”，你说“那就从里头扣吧”，她说好。所以第二天到账 191,000 元，你一点不意外；借条她要求按 20 万元写，你就照写了。',
      '下午送借条时她确实给过你一个信封，你打开看过，是货架尾款 1,200 元，所以你说“那就都清了”。你没有给她开收据，销售单上也没有写尾款已付。信封的事，你昨天才告诉自己的律师。',
      '你心里没底的地方：借条是你亲笔写的；2024 年 3 月你说过“二十万我认”，那时只想求她宽限。语音没有录音。',
      '你的能力：手头有 6 万元左右，此后每个月能拿出 2 万元。你愿意还 19.1 万元本金，希望利息低一些、分期还。',
    ],
    [
      'You make shelving. In the spring of 2023 two customers had not paid you, and you borrowed from Chen Xiaolan to bridge the gap.',
      'As you remember it, on the call of 11 March she asked what to do about the first quarter, you said "take it out of the sum, then", and she agreed. So the 191,000 that came the next day was no surprise; she wanted the note to say 200,000, and you wrote that.',
      'When you brought the note that afternoon she did give you an envelope. You looked: it was the 1,200 still owed for the shelves, which is why you said "then that\'s all settled". You gave her no receipt, and the sales slip does not say that the balance was paid. You told your lawyer about the envelope only yesterday.',
      'What you are unsure of: the note is in your own hand, and in March 2024 you did write "I admit the two hundred thousand"; at the time you only wanted to beg her for more time. The call was not recorded.',
      'What you can pay: about 60,000 now and 20,000 a month after that. You are ready to repay 191,000 and hope for a lower rate and instalments.',
    ],
  ),
  counsel_d: lines(
    [
      '你的强点：到账只有 191,000 元；差额恰好等于 20 万元三个月的利息；聊天里说过“头一季的不是已经扣过了嘛”，原告没有否认；转账后原告卡里还有 45,418.52 元，足够一次转足 20 万元；当日没有现金支取。',
      '你的弱点：借条写 20 万元，被告又说过“二十万我认”；约定预先扣息的那次语音没有录音；信封确实交付过，而销售单没有注明尾款已付。',
      '信封的事当事人昨天才讲。隐瞒只会在证人出庭以后更被动：先说出来，并用销售单和 3 月 10 日的聊天解释。诉讼应当诚信，你不能帮他否认信封。',
      '想清楚：你要的是少还 9,000 元及其利息，这是抗辩，不是反诉。',
    ],
    [
      "Your strong points: only 191,000 arrived; the gap is exactly three months' interest on 200,000; the chat says \"the first quarter's was already deducted, wasn't it\" and the plaintiff did not deny it; after the transfer she still had 45,418.52 in the account, enough to send 200,000 in one go; and there was no cash withdrawal that day.",
      'Your weak points: the note says 200,000 and your client wrote "I admit the two hundred thousand"; the call in which the deduction was agreed was not recorded; and an envelope did change hands while the sales slip does not show the balance as paid.',
      'Your client told you of the envelope only yesterday. If you hide it, you will be in a worse position once the witness has testified: bring it up first, and explain it with the sales slip and the messages of 10 March. Litigation must be conducted in good faith; you may not help him deny it.',
      'Be clear about what you want: that your client should repay 9,000 yuan less, and no interest on it. That is a defence, not a counterclaim.',
    ],
  ),
  witness: lines(
    [
      '你六十七岁，在晓岚文具店门口租一节柜台修表，每月租金 600 元，去年陈晓岚给你减过 100 元。',
      '2023 年 3 月 12 日是星期天，下午四点多你在柜台修表，离收银台两三步。你看见周启明进来，递给陈晓岚一张纸；她从抽屉里拿出一个牛皮纸信封给他，说“你点点”。他打开看了一眼，没有当面数，揣进夹克，说“那就都清了”。信封不厚。',
      '你没有看见信封里是什么，没有听见“九千”，也没有听见“利息”。',
      '上星期陈晓岚问你：“那天我给他的九千块，你看见了吧？”你含糊应了一句“信封我是看见了”。',
      '只说亲眼看见、亲耳听见的。不知道就说不知道；故意作虚假陈述要承担法律责任。轮到你之前，在庭外等候。',
    ],
    [
      'You are sixty-seven and mend watches at a counter by the door of Xiaolan Stationery, for 600 yuan a month; last year Chen Xiaolan once took 100 yuan off your rent.',
      '12 March 2023 was a Sunday. Some time after four you were at your counter, two or three steps from the till. You saw Zhou Qiming come in and hand Chen Xiaolan a sheet of paper. She took a brown envelope from the drawer, gave it to him and said "count it". He looked inside, did not count, put it into his jacket and said "then that\'s all settled". The envelope was not thick.',
      'You did not see what was in it. You heard neither "nine thousand" nor "interest".',
      'Last week Chen Xiaolan asked you, "you saw the nine thousand I gave him that day, didn\'t you?" You mumbled, "I did see the envelope."',
      'Say only what you saw and heard. If you do not know, say so; for a deliberately false statement you are liable under the law. Until you are called, wait outside.',
    ],
  ),
};
