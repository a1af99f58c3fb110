import type { Brief } from '../role-briefs.ts';

export const PARTY_BRIEFS: Readonly<Record<string, Brief>> = {
  plaintiff: {
    over: {
      50000: {
        zh: [
          '你的店从五月起只开半天。五万元没有交，加处罚款你不懂怎样算，每晚都在算。女儿说把店盘掉，你不肯。',
          '你心里能接受三千元，甚至五千元，只要不关门；但是别人问价的时候，你不先开口。',
        ],
        en: [
          'Since May your shop has opened for half the day only. The fifty thousand is unpaid; you do not understand how the further fine is calculated, and you work it out again every night. Your daughter tells you to give up the shop; you cannot bring yourself to.',
          'You could live with three thousand, even five, if the shop stays open; but you will not name a figure first.',
        ],
      },
      10000: {
        zh: [
          '一万元你借得到，利息也付得起一阵子；可是你不服的是那句“2024 年提醒过”。那一年你当月就改了，复查的人还夸过你的本子。',
          '你心里能接受三千元，五千元也能谈；但是别人问价的时候，你不先开口。',
        ],
        en: [
          'You could borrow ten thousand and pay the interest for a while. What you cannot accept is the sentence "she was told in 2024". That year you put it right within a month, and the man who came to check praised your book.',
          'You could live with three thousand and would talk about five; but you will not name a figure first.',
        ],
      },
      3000: {
        zh: [
          '三千元你交得出来，女儿劝你交了算了。你起诉，是因为处罚一公示，贷款和摊位评级都要看；还因为那天你第一个说出了老周，你以为说了实话就没有事。',
          '你没有对顾敏说：如果能分几次交、加处的不算，你其实可以不争。但是让你自己先说“算了”，你说不出口。',
        ],
        en: [
          'You can afford three thousand, and your daughter tells you to pay and have done with it. You are suing because a published penalty counts against you when you ask for a loan and when the stall is rated, and because you named old Zhou as soon as you were asked: you thought that anyone who told the truth had nothing to fear.',
          'What you have not told Gu Min: if you could pay in instalments, with no further fine, you would let it rest. But you cannot bring yourself to say so first.',
        ],
      },
    },
    zh: [
      '你最怕法庭上被问“为什么不要合格证”。你会说实话：老周是熟人，不好意思要。',
      '有一件事你没有对顾敏说：决定送达以后，街道有人劝你别告，说告赢了以后检查更多。你还是来了。',
      '你不想听到“念你可怜”，你想听到“这样罚不对”。这半年你把每一批的合格证都拍了照，存在女儿的旧手机里，一共一百多张；顾敏还不知道有这些照片，你不知道它们有没有用。',
    ],
    en: [
      'What you fear most is being asked why you did not ask for a certificate. You will tell the truth: Zhou is an acquaintance, and it felt awkward to ask.',
      'One thing you have not told Gu Min: after the decision a man from the subdistrict office advised you not to sue, saying that inspections would become more frequent. You came all the same.',
      "You do not want to hear that you are to be pitied. You want to hear that such a fine is wrong. Since then you have photographed the certificate of every lot, more than a hundred of them, on your daughter's old telephone. Gu Min does not know of the pictures, and you do not know whether they are of any use.",
    ],
  },
  counsel_p: {
    over: {
      50000: {
        zh: [
          '诉讼请求有三种写法：撤销、撤销并责令重作、变更。写变更最合当事人的心意，写撤销最稳。你要决定排序，并且在起诉时就一并请求审查指引第九条，庭审前不提就迟了。',
          '集体讨论记录你还没有看到，要等被告举证。你猜里面有指引第九条：否则很难解释为什么三次减轻、不罚都没有通过。当事人的底线她没有告诉你，你估计在五千元左右。',
        ],
        en: [
          'The claims can be to revoke, to revoke and have the decision made again, or to vary. Varying is what your client wants; revoking is the safest. You decide the order, and ask in the complaint for review of Article 9 of the Guidance; once the hearing has begun it is too late.',
          "You have not seen the minutes of the heads; they will come with the defendant's evidence. You guess that Article 9 is in them: how else could all three motions for less have failed? Your client has not told you her bottom line; you put it near five thousand.",
        ],
      },
      10000: {
        zh: [
          '你想过一并请求审查指引第九条，后来没有写：被诉决定减轻了，没有用它作依据，请求了也会被驳回，还会让法庭觉得你在堆请求。最好用的一张牌是告知书：责令改正写在有利的事实里。',
          '弱点你也清楚：一万元已经在法定幅度以下，“明显”不当要靠比较说出来。丙案八千元是对方的话，你要先想好怎样回答：货值差五倍，召回一个一半、一个当天。当事人的底线她没有告诉你。',
        ],
        en: [
          'You thought of asking for a review of Article 9 of the Guidance and left it out: the decision mitigated the penalty and did not rely on it; the request would be refused, and the court would think that you were piling up claims. Your best card is the notice, which counts the order among the facts in her favour.',
          'You know the weakness too: ten thousand is already below the statutory range, and "obviously" inappropriate has to be shown by comparison. The other side will point to the eight thousand of case C, and you need your answer: the goods there were worth five times as much and only half were recalled; here they were recalled the same day. Your client has not told you her bottom line.',
        ],
      },
      3000: {
        zh: [
          '三个条件里，来源这一条最硬；不知道这一条，有市场价和周德才的话；查验这一条最弱，只有一行字。你要把最弱的一条正面写出来，再说“等义务”应当按小店做得到的程度来看。',
          '你申请法院调取孙洁拍的那张照片，是赌：它证明当事人没有拿旧证冒充，也证明她没有要本批的证。当事人坚持要告，你告诉过她，“可以免予”四个字可能让她输掉全部，她说知道了。',
        ],
        en: [
          'Of the three conditions the source is the strongest. That she did not know is supported by the market price and the word of Zhou Decai. The checks are the weakest, a single line in a book. You mean to face the weakest openly and then argue that "the duty to check and the like" must be measured by what a small shop can do.',
          'Your application for the photograph that Sun Jie took is a gamble: it proves that she did not pass off the old certificate, and also that she did not ask for one of this lot. She insists on suing. You told her that the words "may be exempted" might cost her everything, and she said that she knew.',
        ],
      },
    },
    zh: [
      '调解可以谈，但不能用撤诉换一句口头承诺。举证责任在被告，你的话要短，让他们去证明。',
      '法律援助的补贴只够一次开庭，你已经决定无论拖几次都做完。',
    ],
    en: [
      'You may negotiate, but you will not withdraw the action in return for an oral promise. The burden of proof is on the defendant: you keep it short and let them prove their case.',
      'Legal aid pays for one hearing; you have decided to see the case through however long it takes.',
    ],
  },
  head: {
    over: {
      50000: {
        zh: [
          '集体讨论两票对一票通过了五万元，赞成的理由是市局的指引写得明白，不减轻没有人能追责；反对的理由是指引与《行政处罚法》不一致。回家以后你一夜没睡好。你打听过，指引第九条市局自己也在改，但还没有发文，这句话你不能在庭上说。',
          '你有权同意调解，底线是 5,000 元以上，低于它你要向市局解释。你担心调解了，别的店都来要求。局里最近有人说自己本来不赞成；反对意见写在记录里，你知道法官一定会问到它。',
        ],
        en: [
          'Fifty thousand was carried by two votes to one. The majority said that the Guidance of the city is plain and that nobody can be blamed for not mitigating; the minority said that the Guidance is inconsistent with the Administrative Penalty Law. You slept badly that night. You have heard that Article 9 is being revised; nothing has been issued yet, and you may not say so in court.',
          'You may agree to a settlement of 5,000 or more; for less you would have to explain yourself to the city. You worry that other shops will ask for the same. Some in the agency now say that they never agreed; the dissent is in the minutes, and you know that the judge will ask about it.',
        ],
      },
      10000: {
        zh: [
          '一万元是折中，两票对一票通过：三千元市局会问为什么破了指引，五万元法院又会改。讨论时谁也没有细算，“起点的五分之一”这句话是事后才说的。这一点你不打算主动讲，可是法官问起来，你不能说假话。',
          '你有权同意调解，底线是 5,000 元。市局已经打过电话，问你们为什么减轻；你怕的是两头都不讨好。',
        ],
        en: [
          'Ten thousand was a compromise, carried by two votes to one: at three thousand the city would ask why you disregarded the Guidance, and fifty thousand would be changed by a court. Nobody calculated it at the meeting; that it is a fifth of the minimum was said afterwards. You do not mean to volunteer this, but if the judge asks you may not say what is untrue.',
          'You may agree to a settlement of 5,000 or more. The city has already telephoned to ask why you mitigated; you fear that you will please neither side.',
        ],
      },
      3000: {
        zh: [
          '讨论两票对一票，顶着市局的指引减到三千元，你觉得局里已经尽了力；收到起诉状那天你有点委屈。市局打电话问你们为什么不适用第九条，你说“依法”，挂了电话才想到，这句话早晚要当庭再说一遍。',
          '调解时数额你不能再让：丁案也是三千元，让了就不是同案同罚。分期和加处罚款可以商量。',
        ],
        en: [
          'By two votes to one the agency went down to three thousand in spite of the Guidance, and you felt that it had done what it could; when the complaint came you were a little hurt. The city telephoned to ask why Article 9 was not applied. You said "according to law", and only afterwards did you realise that you would have to say it again in court.',
          'In mediation you cannot go lower: the fine in case D was three thousand too, and anything less would not be equal treatment. Instalments and the further fine can be discussed.',
        ],
      },
    },
    zh: [
      '市局通知：食品案件被诉，负责人必须出庭，还要“当庭表明态度”。法官问什么你就答什么，不能只说“请代理人回答”。法官要是问“你个人怎么看”，你还没有想好能说到哪一步。',
      '开庭以前你要亲自写一份出庭意见，说怎样实质性解决争议；写得太满，将来同类案件会被人照着念，写得太空，法官会当庭再问一遍。',
    ],
    en: [
      'The city has told you that in food cases the head must appear and "state a position in court". You answer what the judge asks, and do not merely refer him to your representative. If the judge asks for your own view, you have not decided how far you can go.',
      'Before the hearing you write a statement of your own on how the dispute might be resolved. If it promises too much, it will be quoted against you in the next case; if it says nothing, the judge will ask again in court.',
    ],
  },
  counsel_d: {
    over: {
      50000: {
        zh: [
          '你主持过听证，写过法制审核意见，建议的是三千元。现在你要替五万元辩护。实体你准备守“法定幅度之内”，退到“请法院尊重裁量”。三千元是你写的，法官会当面念给你听，你要想好怎样回答。',
          '你私下认为指引第九条站不住，但你是代理人，可以说它怎样来的，不可以对法庭说假话。',
        ],
        en: [
          'You conducted the hearing and wrote the legal review, which proposed three thousand. Now you have to defend fifty thousand. On the merits your first line of defence is "within the statutory range" and your second is "respect for discretion". You proposed the three thousand yourself; the judge will read it out to you, and you need an answer.',
          'You privately think that Article 9 will not stand; but you are the representative. You may explain how it came about; you may not mislead the court.',
        ],
      },
      10000: {
        zh: [
          '你主持过听证，写过法制审核意见，建议的是三千元；讨论时有人问一万元行不行，你说“在审核过的范围内，但要说明为什么高于同类案件”。现在轮到你来说明。',
          '你查过：记录不全依第一百二十六条第四款先责令改正、给予警告，拒不改正才罚款；拿它在第一百二十四条里多罚七千元，你自己也不踏实。你准备说的是整体裁量，不是加罚。',
        ],
        en: [
          'You conducted the hearing and wrote the legal review, which proposed three thousand. At the discussion you were asked about ten thousand, and said that it was "within what the review covers, but the decision must say why it exceeds the fines in similar cases". Now it is for you to say it.',
          'You looked it up: for incomplete records Article 126, fourth paragraph, provides an order to correct and a warning, and a fine only where correction is refused. To add seven thousand for them under Article 124 does not feel safe to you either. You mean to argue that the amount was weighed as a whole and nothing was added.',
        ],
      },
      3000: {
        zh: [
          '三千元是你在法制审核里建议的，这一次你替自己的意见辩护，反而更怕大意。免予处罚为什么不够，你在审核意见里只写了三行；法庭会问第四行。',
          '市局法规处发来一句话：庭上不要提指引。你打算照实说：没有适用，因为它和第三十二条不一致。',
        ],
        en: [
          'You proposed the three thousand in your legal review. This time you are defending an opinion of your own and, for that very reason, are afraid of being careless. Your review has three lines on why exemption was refused; the court will ask for the fourth.',
          'The legal division of the city sent you one sentence: do not mention the Guidance in court. You mean to tell the truth: it was not applied, because it is inconsistent with Article 32.',
        ],
      },
    },
    zh: [
      '审核意见也是证据，交不交？你知道答案：作出行政行为的证据和依据都要交。十五日从 6 月 26 日起算，证据目录由赵成整理，集体讨论记录他想晚几天再给你。逾期没有正当理由，视为没有证据。',
      '程序是你最硬的一面：告知、听证、审核、集体讨论、期限，一样不缺。',
    ],
    en: [
      'The review is evidence too: must it be submitted? You know the answer: all evidence and grounds of the decision must. The fifteen days run from 26 June. Zhao Cheng assembles the list and would like to give you the minutes a few days later. Where evidence is submitted late without good reason, the act is deemed to have no evidence.',
      'Procedure is your strong point: notice, hearing, review, discussion, time limits.',
    ],
  },
  officer: {
    over: {
      50000: {
        zh: [
          '孙洁拍过墙上旧合格证的照片，没有附卷，你现在才知道。它不在作出决定的案卷里，能不能交，你拿不准。你心里仍觉得起点就是起点，但也承认，五万元是你经手最重的一张单子，对的是最小的一家店。',
        ],
        en: [
          'Sun Jie took a photograph of the old certificate on the wall that never went into the file, as you learn only now. It was not before the heads when they decided, and you are unsure whether it may be submitted. You still think that a minimum is a minimum, but you admit that this was the heaviest fine of your career, imposed on the smallest shop.',
        ],
      },
      10000: {
        zh: [
          '告知书是你写的，责令改正那一句你放在有利的事实里，因为写的是“复查已改正”。讨论以后局长让你在决定书里把它改成理由，你照改了，没有再告知一次。这件事你在证据目录里绕不过去。孙洁拍过墙上旧合格证的照片，也没有附卷。',
        ],
        en: [
          'You wrote the notice, and you put the sentence about the order among the facts in her favour because it said "checked and corrected". After the discussion the head had you turn it into a reason in the decision; you did so and gave no second notice. In your list of evidence you cannot get round it. Sun Jie took a photograph of the old certificate on the wall, and that is not in the file either.',
        ],
      },
      3000: {
        zh: [
          '孙洁拍过墙上旧合格证的照片，没有附卷；现在原告申请法院调取。你怕别人说你们藏了有利的证据，其实你到那时才第一次见到它。三千元你觉得轻了，但是讨论定了，你没有再说。',
        ],
        en: [
          'Sun Jie took a photograph of the old certificate on the wall that never went into the file; now the plaintiff applies to the court to obtain it. You are afraid of being told that you hid evidence in her favour, although you have only now seen it for the first time. You think three thousand too little, but it was decided, and you said no more.',
        ],
      },
    },
    zh: [
      '证据目录由你整理。现场笔录、检验报告、听证笔录都在，集体讨论记录放在局长办公室。你想过去找老周补一份“当天没有给证”的书面说明，材料会更好看；吴越提醒你，诉讼中被告不得自行收集证据。',
      '出庭说明执法经过时，你怕被问：她当天就召回了，你在告知书里写了没有？写了，你记得清楚。还怕被问：从送达报告到告知，你教过她怎样改没有？没有，到送达决定那天才教。',
    ],
    en: [
      'You assemble the list of evidence. Record, test report and hearing record are there; the minutes of the heads are in the office of the head. You thought of getting old Zhou to write that he gave no certificate; Wu Yue reminds you that during the action the defendant may not collect evidence.',
      'In court you are afraid of being asked whether the notice mentioned that she recalled the leeks the same day. It did; you remember that clearly. You are also afraid of being asked whether, between the report and the notice, you taught her how to do better. You did not; you did so only on the day the decision was served.',
    ],
  },
};
