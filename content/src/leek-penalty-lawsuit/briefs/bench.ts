import type { Brief } from '../role-briefs.ts';

export const BENCH_BRIEFS: Readonly<Record<string, Brief>> = {
  presiding: {
    over: {
      50000: {
        zh: [
          '你审过去年那件“五万元变更为五千元”的案子，二审维持了。可是上个月中院在一份改判里说：法院不能代替机关裁量，明显不当才可以变更，一般不当应当尊重。你想知道这一件够不够“明显”。',
          '指引第九条是不是合法，你有初步看法，但评议时你最后发言，庭前不对任何人说。',
        ],
        en: [
          'Last year you varied a fine of 50,000 to 5,000, and it was upheld on appeal. But last month the intermediate court said in another judgment that courts do not exercise discretion for agencies: only what is obviously inappropriate may be varied. Is this case obvious enough?',
          'You have a preliminary view of Article 9 of the Guidance, but you speak last in deliberation and tell nobody before that.',
        ],
      },
      10000: {
        zh: [
          '你审过去年那件“五万元变更为五千元”的案子。那一件机关没有减轻，这一件减了八成；再去变更，别人会说法院连零头也要管。可是七千元的差额，机关至今只说得出一句“2024 年提醒过”。',
          '一个理由站不站得住，和数额过不过分，是两个问题；你打算分开评议，自己最后发言。',
        ],
        en: [
          'Last year you varied a fine of 50,000 to 5,000. In that case the agency had not mitigated at all; here it took off four fifths, and if you vary the fine again people will say that the court now haggles over the rest. Yet all that the agency has so far said about the difference of seven thousand is one sentence: "she was told in 2024".',
          'Whether a reason holds and whether an amount goes too far are two questions. You mean to have them deliberated separately, and you speak last.',
        ],
      },
      3000: {
        zh: [
          '立案庭有人说，三千元的案子，用简易程序半天就完。你没有同意：涉及款额超过二千元，争的又是法律条件。你想借这个案子把“可以免予”四个字说清楚。',
          '你也听到相反的话：减到百分之六太轻了，市局的指引明明写着不减轻。你心里清楚，这话说得再多，原告也不能因为起诉而吃亏；但是你准备让双方在庭上把它说出来。',
        ],
        en: [
          'In the filing division they said that three thousand yuan could be dealt with in half a day in the summary procedure. You did not agree: the sum is above two thousand, and the conditions of a statute are in dispute. You would like to use this case to make clear what "may be exempted" means.',
          'You have also heard the opposite: six per cent of the minimum is too little, when the Guidance of the city says that there is no mitigation. You know that nobody may be left worse off for having sued; but you mean to let both sides argue it in court.',
        ],
      },
    },
    zh: [
      '你不想让庭审变成对机关负责人的批评会。负责人出庭是为了说明和解决争议，你准备直接问他：如果重新来一次，你们会怎样处理？',
      '院里今年的考核有一项是“改判、发回率”，变更和撤销都比驳回更容易被上诉；你对自己说过不看这一项，可是你记得它。',
    ],
    en: [
      'You do not want the hearing to turn into a reprimand of the head. He is there to explain and to resolve the dispute; you mean to ask him what they would do if they could decide again.',
      'Your court counts how often judgments are changed on appeal, and varying or revoking is appealed more often than dismissing. You have told yourself to ignore that, but you remember it.',
    ],
  },
  judge_a: {
    over: {
      50000: {
        zh: [
          '阅卷时你注意到一处别人可能漏掉的地方：集体讨论记录写着多数意见“依指引第九条不予减轻”，处罚决定书里却只字没有提指引，只说“在法定幅度内从轻”。决定的理由和讨论的理由不一样。',
          '你倾向变更，因为重作一次要再走几个月，原告的店等不起；但你也知道撤销重作更尊重机关的裁量。',
        ],
        en: [
          'In the file you noticed what others may miss: the minutes of the heads say that the majority would not mitigate "under Article 9 of the Guidance", while the decision does not mention the Guidance and speaks only of a lighter penalty within the range. The reasons differ.',
          'You lean towards varying the fine: a new decision would take months that the shop does not have. But to revoke the fine would show more respect for the discretion of the agency.',
        ],
      },
      10000: {
        zh: [
          '阅卷时你注意到一处别人可能漏掉的地方：告知书把 2024 年的责令改正和复查已改正写在有利的事实里，决定书却拿它当多罚的理由。原告从来没有就“多罚”申辩过。',
          '你还没有想好：一个站不住的理由，够不够让一万元“明显”不当？丙案八千元、丁案三千元，本案摆在中间偏上，也不是没有人能接受。',
        ],
        en: [
          'In the file you noticed what others may miss: the notice counts the order of 2024, and the later finding that the fault was corrected, among the facts in her favour; the decision uses it as a reason to fine more. The plaintiff never had the chance to plead against a heavier fine.',
          'What you have not decided: is a reason that does not hold enough to make ten thousand "obviously" inappropriate? With case C at eight thousand and case D at three, ten thousand is rather high, but one could live with it.',
        ],
      },
      3000: {
        zh: [
          '阅卷时你注意到两处：集体讨论记录逐项讨论过免予处罚和不予处罚，理由不长，但是有；孙洁拍过墙上的旧合格证，没有附卷。那张照片对谁有利，要看怎样读：不是本批的，说明没有查验；没有冒充本批的，说明没有骗人。',
          '你倾向驳回，可是你不愿意写一份“罚得已经很轻”的判决：轻不轻不是理由，条件具备不具备才是。',
        ],
        en: [
          'In the file you noticed two things. The minutes discuss exemption and no penalty point by point; the reasons are short, but they are there. And Sun Jie took a photograph of the old certificate on the wall that never went into the file. It can be read either way: it is not for this lot, so she did not check; she did not pass it off as the certificate of this lot, so she did not deceive anyone.',
          'You lean towards dismissing, but you do not want to write that "the fine is low enough as it is": what matters is not whether it is low but whether the conditions are met.',
        ],
      },
    },
    zh: [
      '你要在庭审提纲里把要问的问题排好，分清哪一件由谁证明，不能让原告替机关说明数额。',
      '你手里有五件同类判决：两件变更，两件撤销重作，一件驳回。驳回的那一件是你承办的，当事人后来申请再审，没有下文；你一直想知道自己那次是不是看漏了什么。',
    ],
    en: [
      'In your outline you put the questions in order and settle who has to prove what, so that the plaintiff is not made to justify the amount for the agency.',
      'You have found five judgments in similar cases: two varied, two revoked, one dismissed. The one dismissed was yours; the party applied for retrial and nothing came of it. You have often wondered what you overlooked.',
    ],
  },
  assessor: {
    over: {
      50000: {
        zh: ['五万元是你一年的工资。你怕自己的同情和职业习惯互相打架，准备用条文一项一项地对。'],
        en: [
          "Fifty thousand is a year's wages for you. Sympathy and habit pull in two directions, so you mean to go by the articles, item by item.",
        ],
      },
      10000: {
        zh: ['一万元，食堂两个月的菜钱。你觉得比五万元像样多了，可是又说不出为什么是一万元，而不是六千元。'],
        en: [
          'Ten thousand is what the kitchen spends on vegetables in two months. It looks far more reasonable to you than fifty thousand; but you could not say why it should be ten and not six.',
        ],
      },
      3000: {
        zh: ['三千元，你觉得不冤。可是你也知道，“不冤”不是法律上的话；你想先弄明白，她到底差了哪一个条件。'],
        en: [
          'With a fine of three thousand you do not think that she is hard done by. But you know that "hard done by" is not a legal term, and you would first like to understand which condition she failed to meet.',
        ],
      },
    },
    zh: [
      '你是小学食堂的管理员，被抽选为人民陪审员。食堂的菜也从城北市场进，每一批都要合格证，少一张不收。你觉得要证并不难，所以对原告有些看法。',
      '你最想问赵成：从抽样到告知，你们有没有告诉她可以怎样改？你要为评议写一份自己的书面意见，在评议里有和法官同等的表决权。',
      '有一件事你没有对法官说：去年食堂漏收过一张合格证，检查的人口头提醒就算了，没有罚。你不认识原告，也不认识老周，不用回避；但是你知道，同样的疏忽，一个人挨了一句话，一个人挨了罚款。',
    ],
    en: [
      "You run the kitchen of a primary school and were drawn as a people's assessor. Your vegetables come from the same market; you take no lot without its certificate. Asking for one is not hard, and you think a little less of the plaintiff for it.",
      "What you would most like to ask Zhao Cheng: between the sampling and the notice, did you tell her how to do better? You write an opinion of your own for the deliberation, where your vote is worth as much as a judge's.",
      'There is one thing you have not told the judges: last year your kitchen failed to collect one certificate, and the inspector left it at a word of warning. You know neither the plaintiff nor old Zhou, and there is no ground for recusal; but you know that for the same oversight one person got a word of warning and the other a fine.',
    ],
  },
  clerk: {
    over: {
      50000: {
        zh: [
          '请求里有一项是审查市局的指引，窗口以前没有收过这样的诉状；你查过，开庭以前提出就行，不用另交一份。',
        ],
        en: [
          'One of the claims is the review of a document of the city administration, which the window has not seen before. You looked it up: the request need only be made before the hearing, and no second complaint is needed.',
        ],
      },
      10000: {
        zh: ['同事问你，减轻过的处罚怎么还告；你说能不能告看的是有没有处罚，不看轻重。'],
        en: [
          'A colleague asked how one can sue over a penalty that was already mitigated. You answered that what matters is whether there was a penalty, and not whether it was light.',
        ],
      },
      3000: {
        zh: ['同事说三千元的案子可以填简易程序的表；你翻到二千元那一项，把表放了回去。'],
        en: [
          'A colleague said that a case over three thousand yuan goes on the form for the summary procedure. You found the line that says two thousand and put the form back.',
        ],
      },
    },
    zh: [
      '你在立案窗口轮岗，起诉状由你登记。起诉期限六个月、被告是谁、有没有具体请求，你都要看；补正要一次告知，不能来一次退一次。',
      '送达的日期由你经手：6 月 26 日送到被告，十五日到 7 月 11 日。吴越打电话问过你，晚三天交行不行。你没有答应，也没有权答应，只记了电话记录。',
      '去年有一件案子机关负责人没有出庭也没有说明，法院发了司法建议，是你打印的。开庭三日前的出庭通知一定要有回证。',
      '庭审记录里你要分清谁说了哪一句，负责人的话尤其要记原话。立案那天原告问你“能不能赢”，你说窗口不答这个；她在大厅坐到下班，这一幕你一直记得，但笔录里没有地方写。',
    ],
    en: [
      'You take your turn at the filing window and register the complaint: six months, the right defendant, definite claims. Everything that needs correcting must be named once and all together; a complaint may not be returned time after time.',
      'The dates of service are yours: 26 June to the defendant, fifteen days to 11 July. Wu Yue telephoned to ask whether three days later would do. You did not agree, and could not; you noted the call.',
      'Last year the head of one agency neither appeared nor gave a reason, and the court sent a judicial recommendation, which you printed. The notice to the head goes out three days before the hearing, with proof of service.',
      'In the record you make clear who said what, and take down the words of the head as spoken. On the day of filing the plaintiff asked you whether she could win. You said that the window does not answer that; she sat in the hall until closing time. You remember it, and no record has a place for it.',
    ],
  },
};
