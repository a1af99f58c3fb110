import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';

/** What only the holder of a role may read: what each knows, wants and fears. */
export const BRIEFS: Readonly<Record<string, Bilingual>> = {
  presiding: lines(
    [
      '你做了九年专职仲裁员。四十五日从受理那天起算，9 月 1 日到期，你不想申请延期。',
      '阅卷以后你有三个疑问：2 秒的语音里到底说了什么；3 月 6 日那条信息算不算主张权利；公司为什么只交打卡表，不交门禁记录。',
      '裁决前必须先行调解，可是你最怕“以调压裁”被投诉：问一次，听清楚，一方不愿意就裁。6 月工资里有十一天公司自己承认欠着，她没有工作，等不起，可以考虑先行裁决。',
      '评议时你最后说。三个人各说各的、形不成多数，裁决按你的意见作出，所以你的理由要经得起法院看。',
    ],
    [
      'You have been a full-time arbitrator for nine years. The forty-five days run from the day of acceptance and end on 1 September; you do not want to apply for an extension.',
      'Having read the file, you have three questions. What did the two-second voice message actually say? Does the message of 6 March count as an assertion of rights? And why has the company submitted only the clock-in sheet and not the door log?',
      'You must try mediation before making an award, but what you fear most is a complaint that you pressed the parties to settle: ask once, listen carefully, and if one side is unwilling, decide. The company itself admits owing wages for eleven days of June. The claimant is out of work and cannot afford to wait: consider a partial award.',
      "In deliberation you speak last. If each of the three says something different and no majority forms, the award follows your opinion, so your reasons must stand up to a court's review.",
    ],
  ),
  arb_a: lines(
    [
      '你当过十二年人力资源总监，由企业方面推荐。你知道考勤松了队伍就散了：三天不打卡、不走请假流程，在你手里也会处理。',
      '但你也知道，解除是最重的一步，合规的公司会先书面催告，再开会，再通知工会。你要看澄观公司做到了哪几步，而不是看谁更可怜。',
      '一件事你心里不踏实：四年前你给澄观公司讲过一次收费的半天课，3,000 元，讲课费由培训机构支付，方敏坐在第一排。你不认为会影响公正，可是当事人有权知道。什么时候说，由你自己决定，庭审前是最后的机会。',
      '双倍工资你偏紧：沉默一年多才提，时效制度就是为这种情况设的。',
    ],
    [
      'You were a human resources director for twelve years and were nominated by the employers. You know that when attendance goes slack, a team falls apart: you too would have acted on three days without clocking in or going through the leave procedure.',
      'But you also know that termination is the most severe measure. A compliant company first warns in writing, then holds a meeting, then notifies the union. Look at which of these steps Chengguan took, not at who deserves more sympathy.',
      'One thing troubles you: four years ago you taught a paid half-day course for Chengguan, for a fee of 3,000 yuan paid by a training agency; Fang Min sat in the front row. You do not think that it affects your impartiality, but the parties have a right to know. When to say so is up to you; before the hearing is the last chance.',
      'On the double wages you lean to the strict side: limitation exists precisely for claims raised after more than a year of silence.',
    ],
  ),
  arb_b: lines(
    [
      '你在产业工会做了十五年劳动监督，由工会推荐。你见过太多“先写旷工，再补材料”的解除，第一反应是看日期：工会通知单是 6 月 23 日的，通知书是 6 月 20 日的。',
      '你要提醒自己：迟到的通知可以补正，不能只凭这一点就裁。该问的是，三天到底有没有干活，规章制度有没有让她知道、有没有经过民主程序。',
      '加班费你算得很细：周六有没有安排补休要问清楚，有补休的就不是百分之二百。她主张十二天，群聊只撑得住七天，剩下的看公司交不交门禁记录。',
      '双倍工资你偏宽，但要想好：一条“要个说法”的信息，为什么是主张权利而不是发牢骚。',
    ],
    [
      'You spent fifteen years on labour supervision in an industrial union and were nominated by the union. You have seen too many terminations where "absence without leave" is written down first and the papers are supplied afterwards, so you look at dates first: the note to the union is dated 23 June, the notice of termination 20 June.',
      'Remind yourself that late notice can be remedied and cannot decide the case on its own. The questions to ask are whether she worked on those three days, whether the rules were made known to her, and whether they went through the democratic procedure.',
      'You calculate overtime with care: ask whether time off in lieu was arranged for the Saturdays, because then the rate is not two hundred per cent. She claims twelve days; the group chat supports only seven; the rest depends on whether the company produces the door log.',
      'On the double wages you lean to the generous side, but think about why a message asking for "an explanation" is an assertion of rights and not just a complaint.',
    ],
  ),
  clerk: lines(
    [
      '你在立案窗口和庭上两头跑。收到申请五日内要决定受不受理，受理以后五日内送副本、五日内告知仲裁庭组成，开庭五日前通知：四个“五日”，你在台历上都画了圈。',
      '窗口有人托你“先别收何佳宁的材料，让他们自己谈谈”，是公司一个熟人打的电话。你没有答应，也没有告诉别人；逾期不作决定，申请人就可以直接去法院，责任是你的。',
      '笔录要让各方看过再签，谁认为漏了，补正；不补正也要记下他申请过。证人没作证以前，请他在门外等。',
      '你还管着仲裁员的回避登记表。谁在庭前告诉你同哪一方有来往，你当场记下来，并通知双方。',
    ],
    [
      'You work both at the filing window and in the hearing room. Acceptance must be decided within five days of receiving the application; within five days of acceptance the copy must be served, and within five days the parties notified of the tribunal; notice of the hearing must be given five days in advance. All four "five days" are circled on your desk calendar.',
      "An acquaintance at the company telephoned to ask you not to take He Jianing's papers yet and let the two sides talk first. You did not agree, and you told nobody. If no decision is made in time, the applicant can go straight to court, and you are responsible.",
      'Let everyone read the record before signing it; if someone thinks something was left out, it is corrected, and if it is not corrected, the request is recorded. Until the witness testifies, ask him to wait outside.',
      "You also keep the arbitrators' recusal register. If anyone tells you before the hearing of dealings with a party, write it down at once and notify both sides.",
    ],
  ),
  claimant: lines(
    [
      '6 月 10 日晚上你母亲住院，你发信息给组长，说想在家做三天。他先撤回了一条，又回了一条 2 秒的语音，你听到的是“行，活别耽误”。你那三天确实交了三份东西，11 日那份是夜里十一点才交的，12 日下午你在医院陪检查，差不多没有干活，这一点你没有告诉律师。',
      '3 月 6 日你给方敏发信息，是因为听同学说没签合同有双倍工资，可是不敢写明，怕穿小鞋，只写“合同的事公司要给个说法”。她回了“收到”。',
      '周六加班你记在手账上，一共十二天，其中 3 月 15 日是你自己想去赶进度，没有人安排；4 月 5 日组长后来让你补休了一天。',
      '你要的：一份体面的离职证明，钱最好能快点拿到。房租每月 2,600 元，存款还够两个月。一次付清的话，五万出头你就愿意了。',
    ],
    [
      'On the evening of 10 June, with your mother in hospital, you wrote to your team leader asking to work at home for three days. He recalled one message and then sent a two-second voice message; what you heard was "fine, just keep up". You did hand in three pieces of work in those three days. You sent the one of the 11th only at eleven at night, and on the afternoon of the 12th you were at the hospital for your mother\'s tests and did almost no work. You have not told your lawyer this.',
      'You wrote to Fang Min on 6 March because a former classmate had told you that working without a contract entitles you to double wages. You did not dare to say so openly, for fear of being made to suffer for it, and wrote only that "the company owes me an explanation about the contract". She answered "received".',
      'You noted your Saturday overtime in your diary, twelve days in all. On 15 March you came in of your own accord to catch up, and nobody had arranged it; for 5 April the team leader later gave you a day off in lieu.',
      'What you want: a certificate of termination you can show without embarrassment, and the money as soon as possible. Your rent is 2,600 yuan a month, and your savings will last two more months. For a single payment of a little over fifty thousand you would settle.',
    ],
  ),
  rep_c: lines(
    [
      '你的强点：解除由用人单位负举证责任；三天都有上传记录；手册没有签收，也没有民主程序的材料；门禁数据在公司手里。',
      '你的弱点：居家没有书面批准，语音已经过期打不开；证人 6 月 30 日离职，走的时候和方敏吵过一架；双倍工资不是劳动报酬，受一年时效限制，全靠 3 月 6 日那条信息。',
      '当事人同你说“十二个周六都是安排的”，你看过群聊，只对得上七天。多报不会多得，还伤可信度；但减到几天，要先问清楚她。',
      '想在前面：赔偿金 25,200 元没有超过 26,400 元，走终局，公司不能起诉；双倍工资如果是 40,000 元就不是终局，公司会拖。要不要为了快而让一步，是当事人的决定，你要把账算给她看。',
    ],
    [
      'Your strong points: the employer bears the burden of proof on the termination; there are upload records for all three days; the handbook was not signed for, and there is no evidence of the democratic procedure; and the company holds the door log.',
      'Your weak points: there is no written permission to work at home, and the voice message has expired and cannot be opened; the witness left on 30 June after a quarrel with Fang Min; and double wages are not labour remuneration, so the one-year limitation period applies and everything depends on the message of 6 March.',
      'Your client tells you that all twelve Saturdays were arranged by the company; you have read the group chat, and only seven match. Claiming more days will not win more and damages her credibility; but ask her carefully before you decide how many to drop.',
      "Think ahead: compensation of 25,200 yuan does not exceed 26,400 yuan, so the award on it is final and the company cannot sue; double wages of 40,000 yuan would not be covered by a final award, and the company would drag things out. Whether to give something up for speed is your client's decision; work out the figures for her.",
    ],
  ),
  rep_e: lines(
    [
      '你 7 月 22 日才接手。公司想要的是“一分不赔”，你看完材料知道做不到：手册没有签收表，工会通知单写的是 6 月 23 日。',
      '你的强点：三天没有打卡，也没有走请假系统，这是事实；居家办公按制度要总监批，组长没有权限；双倍工资的请求早该在一年里提，3 月 6 日那条信息没有说要钱。',
      '法务告诉你门禁记录“还在导”。你心里明白：指定期限内不交，承担不利后果；交，可能证明她来过。你只能劝，不能帮着藏。',
      '授权：五万元以内你可以谈，再高要打电话给罗总。公司真正怕的是另外六个没有签合同的人跟着来。',
    ],
    [
      'You took over the case only on 22 July. The company wants to "pay nothing at all", and having read the papers you know that this is not achievable: there is no receipt for the handbook, and the note to the union is dated 23 June.',
      'Your strong points: it is a fact that she did not clock in for three days and did not use the leave system; under the rules the director must approve work at home, and the team leader had no authority; the double wages should have been claimed within a year, and the message of 6 March does not ask for money.',
      'In-house counsel tells you that the door log is "still being exported". You understand the position: if it is not produced within the time limit, the company bears the adverse consequences; if it is, it may prove that she was there. You can only advise; you may not help to conceal it.',
      'Your authority: you may settle for up to 50,000 yuan; above that you must telephone Mr Luo. What the company really fears is that six other employees without contracts will follow suit.',
    ],
  ),
  hr: lines(
    [
      '解除通知是你签发的。6 月 16 日系统跳出三天缺卡，你打了她电话没有人接，就没有再问组长。打卡系统允许管理员补录：6 月 5 日门口机器坏了，是你替她补的，留了星号。罗总那一周要求“严抓出勤”，你觉得杀一儆百最省事。',
      '通知工会的单子是 6 月 23 日法务提醒以后补的。手册放在内网，入职邮件里有链接；职工代表讨论的会议没有开过，你以为“发了邮件就算”。',
      '2024 年 3 月到 8 月没有签合同的不止她一个，因为新系统上线，合同模板没有定。3 月 6 日看到她的信息，你知道她指的是什么；前后还有一条排期表，你一起回了“收到”，又同法务说过一句“有人要翻合同的账”。',
      '你怕的是：被问到有没有问过江帆，以及那六个人。你愿意出一份正常的离职证明，也愿意替公司说一声处理得急了。',
    ],
    [
      'You issued the notice of termination. On 16 June the system flagged three days without clocking in; you telephoned her, nobody answered, and you did not go on to ask the team leader. The clock-in system lets an administrator add entries: on 5 June the machine at the door was broken and you added hers, which left an asterisk. That week Mr Luo wanted attendance "strictly enforced", and making an example of one person seemed the easiest way.',
      'You supplied the note to the union on 23 June, after in-house counsel reminded you. The handbook is on the intranet, and the welcome email contains a link; no meeting of staff representatives was ever held to discuss it. You thought that sending an email was enough.',
      'She was not the only one without a contract from March to August 2024: a new system was going live and the contract template had not been settled. When you saw her message of 6 March, you knew what she meant; another message followed, with the schedule, and you answered both with one "received". You also remarked to in-house counsel that "somebody is about to dig up the contracts".',
      "What you fear is being asked whether you spoke to Jiang Fan, and being asked about the six others. You are willing to issue an ordinary certificate of termination, and to say on the company's behalf that the matter was handled in haste.",
    ],
  ),
  inhouse: lines(
    [
      '你是公司唯一的法务，解除通知发出以前没有人问过你。知道以后你做了两件事：催着补了工会通知，把三天的服务器日志先封存了一份。',
      '门禁记录你已经导出来了：2025 年 1 月到 6 月，何佳宁有九个周六的进出记录。罗总说“他们没要就别给”。你在证据清单上怎么写，是你自己的责任；仲裁庭一旦要求，指定期限内不交，就要承担不利后果。',
      '3 月 6 日方敏告诉过你“有人要翻合同的账”，你写了一页内部备忘录，建议补偿六名员工，罗总没有批。备忘录是内部法律意见，不必主动提交，但任何人问你知不知道她在主张什么，你不能说不知道。',
      '你要的结果：把风险关在一个案子里，最好是一份不写责任、一次付清的调解书，5 万元上下。',
    ],
    [
      "You are the company's only in-house lawyer, and nobody asked you before the notice of termination was sent. When you found out, you did two things: you pressed for the union to be notified, and you preserved a copy of the server log for the three days.",
      'You have already exported the door log: from January to June 2025 He Jianing entered and left on nine Saturdays. Mr Luo says, "If they haven\'t asked for it, don\'t give it." What you put on the list of evidence is your own responsibility; once the tribunal requires it, failure to produce it within the time limit means adverse consequences.',
      'On 6 March Fang Min told you that "somebody is about to dig up the contracts". You wrote a one-page internal memorandum recommending compensation for six employees; Mr Luo did not approve it. The memorandum is internal legal advice and need not be volunteered, but if anyone asks whether you knew what she was asserting, you may not say that you did not.',
      'The outcome you want: to confine the risk to this one case, ideally by a mediation statement that states no liability and is paid in one sum, about 50,000 yuan.',
    ],
  ),
  witness: lines(
    [
      '你是何佳宁原来的组长，6 月 30 日离职。走之前因为考核和方敏吵过一架，这件事双方都知道，问到就照实说。',
      '6 月 10 日晚上你收到她的信息，正在开车，先按错了一条、撤回，再按住说了一句“行，活别耽误”。撤回的那条只有车里的声音。你以为三天没什么大不了，第二天忘了在系统里替她补申请；按制度居家要总监批，你没有这个权限，当时也没有往上报。',
      '11 日、12 日、13 日你都收到了她交的东西：11 日夜里的一份质量不错，12 日的只有半页。她那几天有没有整天在干活，你不知道。',
      '周六加班你在群里安排过七次；3 月 15 日不是你安排的；4 月 5 日后来你让她休了一天，没有记录。只说亲眼看见、亲耳听见、亲口说过的；轮到你之前在庭外等候。',
    ],
    [
      "You were He Jianing's team leader and left the company on 30 June. Before you left, you had a quarrel with Fang Min over an appraisal; both sides know of it, and if asked you tell the truth.",
      'On the evening of 10 June her message came while you were driving. You first sent a message by mistake and recalled it; it held only the noise of the car. Then you pressed again and said "fine, just keep up". You thought three days was no great matter, and the next day you forgot to enter an application for her in the system. Under the rules the director approves work at home; you had no such authority, and you did not report it at the time.',
      'On the 11th, 12th and 13th you received what she handed in: the work sent late on the night of the 11th was good; that of the 12th was only half a page. You do not know whether she worked all day on those days.',
      'You arranged Saturday work in the group chat seven times; 15 March was not arranged by you; and for 5 April you later gave her a day off, without any record. Say only what you yourself saw, heard or said; wait outside until you are called.',
    ],
  ),
};
