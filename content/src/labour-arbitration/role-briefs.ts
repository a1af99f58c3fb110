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
      'You have been a full-time arbitrator for nine years. The forty-five days run from acceptance and end on 1 September; you do not want to ask for an extension.',
      'The file leaves you three questions. What did the voice message of two seconds say? Was the message of 6 March an assertion of rights? And why does the company produce the clock-in sheet but no door log?',
      'You must mediate before you decide, and what you fear most is a complaint that you pressed for a settlement: ask once, listen, and if one side says no, decide. Eleven days of the June wages are admitted to be owing. She is out of work and cannot wait: think of a partial award.',
      'In deliberation you speak last. If the three of you form no majority the award follows your view, so your reasons must stand up in court.',
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
      'You were a director of human resources for twelve years and come from the employers. You know that lax attendance undoes a team: three days without clocking in or asking for leave would have had consequences with you too.',
      'But dismissal is the gravest step. A careful company warns in writing, holds a meeting, and notifies the union. Look at which of these steps were taken, not at who is more to be pitied.',
      'One thing troubles you: four years ago you gave a half-day paid course at the company, 3,000 yuan, paid by a training agency; Fang Min sat in the front row. You do not think that it affects you, but the parties have a right to know. When you say it is up to you; before the hearing is the last chance.',
      'On the double wages you lean to the strict side: to be silent for over a year is what limitation is for.',
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
      'You have supervised labour matters for an industrial union for fifteen years and come from the union. You have seen too many dismissals in which absence is written first and the papers follow, so you look at dates first: the note to the union is of 23 June, the dismissal of 20 June.',
      'Remind yourself that late notice can be made good and does not decide the case alone. The question is whether she worked on those three days, and whether the handbook was made known to her and adopted in the proper way.',
      'On overtime you count closely: ask whether time off was given instead, for then it is not two hundred per cent. She claims twelve days; the chats carry seven; the rest hangs on the door log.',
      'On the double wages you lean to the generous side, but think why a message that wants "an explanation" asserts a right and does not merely complain.',
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
      'You work both at the window and in the hearing. Within five days of an application it must be decided; within five days of acceptance the copy is served and the tribunal notified; the hearing is notified five days before: four fives, all ringed on your calendar.',
      "An acquaintance of the company rang you: would you not take He Jianing's papers yet and let them talk first? You did not agree and told nobody. If nothing is decided in time the applicant may go straight to court, and the fault is yours.",
      'Show the record to everybody before it is signed; what was left out is supplied, and if it is not, the request is recorded. Until the witness has been called he waits outside.',
      'You keep the register of disclosures and recusals. Whatever an arbitrator tells you of dealings with a party is written down at once and both sides are told.',
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
      'On the evening of 10 June your mother went into hospital and you asked your team leader whether you could work at home for three days. He recalled one message; then a voice message of two seconds came, and what you heard was "fine, just keep up". You did hand in three pieces. The one of the 11th came at eleven at night, and on the afternoon of the 12th you were at the hospital and hardly worked. You have not told your lawyer.',
      'On 6 March you wrote to Fang Min because a friend had told you of double wages without a contract. You did not dare to say so and wrote only that the company owed you an explanation about the contract. She answered "received".',
      'You noted twelve Saturdays in a diary. On 15 March you came of your own wish; for 5 April the team leader later gave you a day off.',
      'What you want: a decent certificate of employment, and money soon. Rent is 2,600 a month and your savings last two months. For one payment of a little over fifty thousand you would settle.',
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
      'Your strong points: the employer bears the burden of proof for a dismissal; work was uploaded on all three days; the handbook was neither signed for nor adopted in the required way; and the door log is in the hands of the company.',
      'Your weak points: no written leave to work at home, and the voice message has expired; the witness left on 30 June after a quarrel with Fang Min; and double wages are no remuneration, so the one-year limit applies and all depends on the message of 6 March.',
      'Your client says that all twelve Saturdays were ordered; the chats match seven. To ask for more gains nothing and costs credit, but ask her first what is behind the figure.',
      'Think ahead: 25,200 yuan is below 26,400 and so final, and the company cannot sue; 40,000 of double wages is not, and the company will take its time. Whether to give way for speed is for her to decide; show her the figures.',
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
      'You took the case on 22 July. The company wants to pay nothing, and having read the papers you know that this will not do: nobody signed for the handbook, and the note to the union is dated 23 June.',
      'Your strong points: she did not clock in for three days and did not use the leave system, which is a fact; by the rules a director must approve work at home and the team leader could not; the double wages should have been claimed within a year, and the message of 6 March does not ask for money.',
      'In-house counsel tells you that the door log is "still being exported". You know what follows: not to produce it in the time set has adverse consequences, and to produce it may show that she was there. You advise on that; you may not help to hide it.',
      'Your authority: up to 50,000; above that you ring Mr Luo. What the company really fears is that six others without contracts will follow.',
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
      'You signed the dismissal. On 16 June the system showed three days without clocking in; you rang her once, nobody answered, and you did not ask the team leader. The system lets an administrator add entries: on 5 June the machine at the door was broken and you added hers, which left an asterisk. That week Mr Luo wanted attendance enforced, and one example seemed the easiest way.',
      'The note to the union was made on 23 June after in-house counsel reminded you. The handbook is on the intranet and the welcome mail has a link; the staff representatives never discussed it. You thought an e-mail was enough.',
      'She was not the only one without a contract from March to August 2024: the new system came in and there was no agreed form. When you saw her message of 6 March you knew what she meant; another followed on the schedule, you answered both with one "received", and you told in-house counsel that "somebody is going back to the contracts".',
      'You fear the question whether you asked Jiang Fan, and the question of the six others. You are willing to issue an ordinary certificate of employment, and to say that it was done in haste.',
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
      'You are the only lawyer in the company, and nobody asked you before the dismissal went out. When you knew, you did two things: you had the union notified, and you preserved the server log of the three days.',
      'You have exported the door log: from January to June 2025 He Jianing came and went on nine Saturdays. Mr Luo says that nobody has asked for it. What you put on the list of evidence is your own responsibility; once the tribunal asks, not to produce it in time has adverse consequences.',
      'On 6 March Fang Min told you that somebody was going back to the contracts. You wrote a page of advice to compensate six employees; Mr Luo did not approve. The advice need not be volunteered, but if anybody asks whether the company knew what she was asserting, you may not say that it did not.',
      'What you want: to keep the risk inside one case, best by a mediation statement that says nothing of fault and is paid at once, about 50,000.',
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
      "You were He Jianing's team leader and left on 30 June. Before that you quarrelled with Fang Min over an appraisal; both sides know of it, and if asked you tell the truth.",
      'On the evening of 10 June her message came while you were driving; you pressed by mistake and recalled that message, which held only the noise of the car, then pressed again and said "fine, just keep up". Three days did not seem much, and the next day you forgot to enter it in the system. By the rules a director approves work at home; it was not yours to allow, and you did not report it.',
      'On the 11th, 12th and 13th you received what she handed in. That of the 11th, late at night, was good; that of the 12th was half a page. Whether she worked all day you do not know.',
      'You ordered Saturday work in the group seven times; not on 15 March; and for 5 April you later gave her a day off, without a record. Say only what you saw, heard and said yourself; wait outside until you are called.',
    ],
  ),
};
