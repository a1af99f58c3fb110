import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';

/** What only the holder of a role may read. No brief says how the case must be decided. */
export const BRIEFS: Readonly<Record<string, Bilingual>> = {
  presiding: lines(
    [
      '你审过去年那件“五万元变更为五千元”的案子，二审维持了。可是上个月中院在一份改判里说：法院不能代替机关裁量，明显不当才可以变更，一般不当应当尊重。你想知道这一件够不够“明显”。',
      '你不想让庭审变成对机关负责人的批评会。负责人出庭是为了说明和解决争议，你准备直接问他：如果重新来一次，你们会怎样罚？',
      '指引第九条是不是合法，你有初步看法，但评议时你最后发言，庭前不对任何人说。院里今年的考核有一项是“改判、发回率”，变更比驳回更容易被上诉；你对自己说过不看这一项，可是你记得它。',
    ],
    [
      'Last year you varied a fine of 50,000 to 5,000, and it was upheld on appeal. But last month the intermediate court said in another judgment that courts do not exercise discretion for agencies: only what is obviously inappropriate may be varied. Is this case obvious enough?',
      'You do not want the hearing to turn into a reprimand of the head. He is there to explain and to resolve the dispute; you mean to ask him what penalty they would impose if they could decide again.',
      'You have a first view of Article 9 of the Guidance, but you speak last in deliberation and tell nobody before. Your court counts how often judgments are changed on appeal, and varying is appealed more often than dismissing. You have told yourself to ignore that, but you remember it.',
    ],
  ),
  judge_a: lines(
    [
      '你承办。阅卷时你注意到一处别人可能漏掉的地方：集体讨论记录写着多数意见“依指引第九条不予减轻”，处罚决定书里却只字没有提指引，只说“在法定幅度内从轻”。决定的理由和讨论的理由不一样。',
      '你倾向变更，因为重作一次要再走几个月，原告的店等不起；但你也知道撤销重作更尊重机关的裁量。你要在庭审提纲里把要问的问题排好，不能让原告去证明处罚过重。',
      '你手里有五件同类判决：两件变更，两件撤销重作，一件驳回。数额从三千到两万。驳回的那一件也是你承办的，当事人后来申请再审，没有下文；你一直想知道自己那次是不是看漏了什么。',
    ],
    [
      'You are the reporting judge. In the file you noticed what others may miss: the minutes of the heads say that the majority would not mitigate "under Article 9 of the Guidance", while the decision does not mention the Guidance and speaks only of a lighter penalty within the range. The reasons differ.',
      'You lean towards varying the fine: a new decision would take months that the shop does not have. But revoking the fine shows more respect for the discretion of the agency. In your outline you order the questions so that the plaintiff is not made to prove that the fine is too high.',
      'You have five like judgments: two varied, two revoked, one dismissed; the amounts run from three to twenty thousand. The one dismissed was yours as well; the party applied for retrial and nothing came of it. You have often wondered what you overlooked.',
    ],
  ),
  assessor: lines(
    [
      '你是小学食堂的管理员，被抽选为人民陪审员。食堂的菜也从城北市场进，每一批都要合格证，少一张不收。你觉得要证并不难，所以对原告有些看法。',
      '可是你也知道，五万元是你一年的工资。你怕自己的同情和职业习惯互相打架，准备用条文一项一项地对。',
      '你最想问赵成：从抽样到告知，你们有没有告诉她可以怎样改？你在评议里有和法官同等的表决权。',
      '有一件事你没有对法官说：去年食堂漏收过一张合格证，检查的人口头提醒就算了，没有罚。你不认识原告，也不认识老周，不用回避；但是你知道，同样的疏忽，一个人挨了一句话，一个人挨了五万元。',
    ],
    [
      "You run the kitchen of a primary school and were drawn as a people's assessor. Your vegetables come from the same market; you take no lot without its certificate. Asking for one is not hard, and you think a little less of the plaintiff for it.",
      "But fifty thousand is a year's wages for you. Sympathy and habit pull in two directions, so you mean to go by the articles, item by item.",
      "What you would most like to ask Zhao Cheng: between the sampling and the notice, did you tell her how to do better? In deliberation your vote is worth as much as a judge's.",
      'One thing you have not told the judges: last year your kitchen missed a certificate, and the inspector left it at a word of warning. You know neither the plaintiff nor old Zhou, and there is no ground for recusal; but you know that for the same oversight one person got a word of warning and the other a fine of fifty thousand.',
    ],
  ),
  clerk: lines(
    [
      '你在立案窗口轮岗，起诉状由你登记。起诉期限六个月、被告是谁、有没有具体请求，你都要看；补正要一次告知，不能来一次退一次。',
      '送达的日期由你经手：6 月 26 日送到被告，十五日到 7 月 11 日。吴越打电话问过你，晚三天交行不行。你没有答应，也没有权答应，只记了电话记录。',
      '去年有一件案子机关负责人没有出庭也没有说明，法院发了司法建议，是你打印的。开庭三日前的出庭通知一定要有回证。',
      '庭审记录里你要分清谁说了哪一句，负责人的话尤其要记原话。立案那天原告问你“能不能赢”，你说窗口不答这个；她在大厅坐到下班，这一幕你一直记得，但笔录里没有地方写。',
    ],
    [
      'You take your turn at the filing window and register the complaint: six months, the right defendant, definite claims. Any corrections must be named once and all together; a complaint may not be sent back time after time.',
      'The dates of service are yours: 26 June to the defendant, fifteen days to 11 July. Wu Yue telephoned to ask whether three days later would do. You did not agree, and could not; you noted the call.',
      'Last year a head neither came nor explained, and the court sent a judicial recommendation, which you printed. The notice to the head goes out three days before the hearing, with proof of service.',
      'In the record you make clear who said what, and take down the words of the head as spoken. On the day of filing the plaintiff asked you whether she could win. You said that the window does not answer that; she sat in the hall until closing time. You remember it, and no record has a place for it.',
    ],
  ),
  plaintiff: lines(
    [
      '你的店从五月起只开半天。五万元没有交，加处罚款你不懂怎样算，每晚都在算。女儿说把店盘掉，你不肯。',
      '你最怕法庭上被问“为什么不要合格证”。你会说实话：老周是熟人，不好意思要。',
      '有一件事你没有对顾敏说：决定送达以后，街道有人劝你别告，说告赢了以后检查更多。你还是来了。你心里能接受三千元，甚至五千元，只要不关门；但是别人问价的时候，你不先开口。',
      '你不想听到“念你可怜”，你想听到“这样罚不对”。这半年你把每一批的合格证都拍了照，存在女儿的旧手机里，一共一百多张；顾敏还不知道有这些照片，你不知道它们有没有用。',
    ],
    [
      'Since May your shop has opened for half the day only. The fifty thousand is unpaid; you do not understand how the further fine is calculated, and you work it out again every night. Your daughter tells you to sell the shop; you will not.',
      'What you fear most is to be asked why you did not ask for a certificate. You will tell the truth: Zhou is an acquaintance, and it felt awkward to ask.',
      'One thing you have not told Gu Min: after the decision a man from the subdistrict office advised you not to sue, saying that inspections would become more frequent. You came all the same. You could live with three thousand, even five, if the shop stays open; but you will not name a figure first.',
      "You do not want to hear that you are to be pitied. You want to hear that such a fine is wrong. Since then you have photographed the certificate of every lot, more than a hundred of them, on your daughter's old telephone. Gu Min does not know of the pictures, and you do not know whether they are of any use.",
    ],
  ),
  counsel_p: lines(
    [
      '诉讼请求有三种写法：撤销、撤销并责令重作、变更。写变更最合当事人的心意，写撤销最稳。你要决定排序，并且在起诉时就一并请求审查指引第九条，庭审前不提就迟了。',
      '集体讨论记录你还没有看到，要等被告举证。你猜里面有指引第九条：否则很难解释为什么三次减轻、不罚都没有通过。',
      '当事人的底线她没有告诉你，你估计在五千元左右。调解可以谈，但不能用撤诉换一句口头承诺。',
      '举证责任在被告，你的话要短，让他们去证明。法律援助的补贴只够一次开庭，你已经决定无论拖几次都做完；所以你更想要变更，不想要重作以后再来一回。',
    ],
    [
      'The claims can be to revoke, to revoke and have the decision made again, or to vary. Varying is what your client wants, revoking is safest. You decide the order, and ask for review of Article 9 of the Guidance with the complaint; once the hearing has begun it is too late.',
      "You have not seen the minutes of the heads; they come with the defendant's evidence. You guess that Article 9 is in them: how else could all three motions for less have failed?",
      'Your client has not told you her bottom line; you put it near five thousand. You may negotiate, but you will not withdraw the action in return for an oral promise.',
      'The burden of proof is on the defendant. Keep it short and let them prove their case. Legal aid pays for one hearing; you have decided to see the case through however long it takes, and so you would rather have the fine varied than a new decision and another action.',
    ],
  ),
  head: lines(
    [
      '集体讨论那天你最后投了赞成五万元的一票，理由是市局的指引写得明白，不减轻没有人能追责。回家以后你一夜没睡好。',
      '市局通知：食品案件被诉，负责人必须出庭，还要“当庭表明态度”。你打听过，指引第九条市局自己也在改，但还没有发文，这句话你不能在庭上说。',
      '你有权同意调解，底线是 5,000 元以上，低于它你要向市局解释。你担心调解了，别的店都来要求。',
      '法官问什么你就答什么；不能只说“请代理人回答”。贺敏和你投的一样，最近却在局里说自己本来不赞成；邵平的反对意见写在记录里，你佩服他，也有点怨他。法官要是问“你个人怎么看”，你还没有想好能说到哪一步。',
    ],
    [
      'At the discussion you cast the deciding vote for fifty thousand, because the Guidance of the city was plain and nobody could blame you for not mitigating. You slept badly.',
      'The city has told you that in food cases the head must appear and "state a position in court". You have heard that Article 9 is being revised; nothing is issued yet, and you may not say so in court.',
      'You may agree to a settlement of 5,000 or more; for less you would have to explain yourself to the city. You worry that other shops will ask for the same.',
      "You answer what the judge asks, and do not merely refer him to your representative. He Min voted as you did, and now says in the agency that she never agreed; Shao Ping's dissent is in the minutes, and you admire it and resent it a little. If the judge asks for your own view, you have not decided how far you can go.",
    ],
  ),
  counsel_d: lines(
    [
      '你主持过听证，写过法制审核意见，建议的是三千元。现在你要替五万元辩护。审核意见也是证据，交不交？你知道答案：作出行政行为的证据和依据都要交。',
      '十五日从 6 月 26 日起算，证据目录由赵成整理，集体讨论记录他想晚几天再给你。逾期没有正当理由，视为没有证据。',
      '你私下认为指引第九条站不住，但你是代理人，可以说它怎样来的，不可以对法庭说假话。',
      '程序是你最硬的一面：告知、听证、审核、集体讨论、期限，一样不缺。实体你准备守“法定幅度之内”，退到“请法院尊重裁量”。三千元是你写的，法官会当面念给你听，你要想好怎样回答。',
    ],
    [
      'You conducted the hearing and wrote the legal review, which proposed three thousand. Now you defend fifty. The review is evidence too: must it be submitted? You know the answer: all evidence and grounds of the decision must.',
      'The fifteen days run from 26 June. Zhao Cheng assembles the list and would like to give you the minutes a few days later. Evidence submitted late without good reason is deemed not to exist.',
      'You privately think that Article 9 will not hold; but you are the representative. You may say how it came about; you may not mislead the court.',
      'Procedure is your strong side: notice, hearing, review, discussion, time limits. On the merits you mean to hold "within the statutory range" and fall back on "respect for discretion". You wrote the three thousand yourself; the judge will read it out to you, and you need an answer.',
    ],
  ),
  officer: lines(
    [
      '证据目录由你整理。现场笔录、检验报告、听证笔录都在，集体讨论记录放在局长办公室。你想过去找老周补一份“当天没有给证”的书面说明，材料会更好看；吴越提醒你，诉讼中被告不得自行收集证据。',
      '孙洁拍过墙上旧合格证的照片，没有附卷，你现在才知道。它不在作出决定的案卷里，能不能交，你拿不准。',
      '出庭说明执法经过时，你怕被问：她当天就召回了，你在告知书里写了没有？写了，你记得清楚。你心里仍觉得起点就是起点，但也承认，五万元是你经手最重的一张单子，对的是最小的一家店。',
    ],
    [
      'You assemble the list of evidence. Record, test report and hearing record are there; the minutes of the heads are in the office of the head. You thought of getting old Zhou to write that he gave no certificate; Wu Yue reminds you that during the action the defendant may not collect evidence.',
      'Sun Jie took a photograph of the old certificate on the wall that never went into the file, as you learn only now. It was not before those who decided, and you are unsure whether it may be submitted.',
      'In court you fear to be asked whether the notice mentioned that she recalled the leeks the same day. It did; you remember that clearly. You still think that a minimum is a minimum, but you admit that this was the heaviest fine of your career, and on the smallest shop.',
    ],
  ),
};
