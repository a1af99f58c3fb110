import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';

/** The court below found 200,000, and the borrower appeals. */
export const BORROWER_APPEALS_BRIEFS: Readonly<Record<string, Bilingual>> = {
  presiding: lines(
    [
      '你要守住两道门：第一道是审理范围，上诉人只争 9,000 元和相应利息，被上诉人没有上诉；第二道是新证据，迟到的证据采不采纳、训诫不训诫，要当庭说清楚。',
      '还有一件最容易弄反的事：上诉的是借款人，可 9,000 元有没有交付，仍由出借人证明。上诉不会把举证责任翻过来，合议庭里谁说“上诉人没有证明没收到”，你要当场纠正。',
      '本案标的只有一万多元。双方愿意谈，可以调解；不愿意就判，不要拖过三个月。',
      '你知道而别人不知道的：清和区法院的主审法官是你的学生，判决书寄来之前他在走廊里问过你“借条上的数字能不能压过三个月利息的巧合”，你没有回答。这不是法定的回避事由，但你提醒自己：维持不是给学生面子，改判也不是为了证明自己公正。你最怕的，是双方都怀疑账本被改过而没有人当庭问清楚，所以伪造证据的后果（第一百一十四条）由你来释明。',
    ],
    [
      'You have two things to guard. One is the scope of the trial: the appellant contests only 9,000 yuan and the interest on it, and the appellee has not appealed. The other is the new evidence: state in court whether the late evidence is admitted and whether the party that submitted it is reprimanded.',
      'And one thing is most easily reversed: it is the borrower who appeals, but the lender must still prove that the 9,000 yuan was delivered. The appeal does not shift the burden of proof. If a member of the panel says that "the appellant has not proved that he did not receive it", correct this at once.',
      'Little more than ten thousand yuan is at stake. If both sides are willing to talk, mediate; if not, give judgment, and do not let it drag on beyond three months.',
      "What only you know: the judge who tried the case at first instance was your student and, before the judgment reached you, asked you in a corridor whether the figure on a note can outweigh the coincidence of three months' interest. You did not answer. That is no statutory ground for recusal, but you remind yourself not to uphold the judgment as a favour to him, and not to amend it in order to prove your own fairness. What you fear most is that both sides suspect that the book was altered and nobody asks about it in court: it is for you to explain the consequences of forging evidence (Article 114).",
    ],
  ),
  judge_a: lines(
    [
      '你阅过全卷。一审认定交付的四条理由里，“2 月 27 日取现 10,000 元，现金有来源”最薄：原告自己说信封里是 10,200 元，取现又隔了十三天。现在出现的账本正好补这一条，可它自己也带着疑问。',
      '你自己算过一遍：3 月 10 日结余 10,470 元。支出 10,200 元，余 270 元，再收 800 元，结余 1,070 元；支出 1,200 元，余 9,270 元，再收 800 元，结余 10,070 元。1,070 和 10,070 只差一个 0，刮擦正好在那个位置。',
      '算术不能代替证据规则：被上诉人要证明到高度可能性，上诉人只要让它真伪不明。',
      '你十年前写过一份判决，单凭账目算得通就认定了付款，再审时被改判。你不想重犯这个错，又怕自己因此矫枉过正：先把每一份证据单独看，再合起来看，评议时把两步分开说。',
    ],
    [
      'You have read the whole file. Of the four reasons for finding delivery, the weakest is that "the cash has a source", the 10,000 withdrawn on 27 February: the plaintiff herself speaks of 10,200 in the envelope, and the withdrawal was thirteen days earlier. The book that has now appeared fills exactly that gap, but it raises doubts of its own.',
      'You have done the calculation yourself. The balance on 10 March is 10,470. If 10,200 was paid out, 270 is left and, after 800 is paid in, 1,070. If 1,200 was paid out, 9,270 is left and, after 800 is paid in, 10,070. The difference between 1,070 and 10,070 is a single zero, and the scraping is exactly there.',
      'Arithmetic does not replace the rules of evidence: the appellee must prove the fact to the standard of high probability; the appellant need only leave it unclear.',
      'Ten years ago you found a payment proved because the accounts added up, and the judgment was reversed on retrial. You do not want to repeat that mistake, nor to overcorrect it: look at each item of evidence on its own, then at all of them together, and keep the two steps apart when you deliberate.',
    ],
  ),
  appellant: lines(
    [
      '一审判你还 200,000 元，你不服：到手的只有 191,000 元。判决以后你一直在想，当晚明明同老丁说过“头一季的先扣了”。',
      '老丁换了号，5 月 24 日他回来找你要 2,600 元工钱，你才联系上他，聊天还在他手机里。你答应官司了结以后马上付他工钱，没有要他说什么。',
      '你还想：既然上诉了，利率 14.6% 也太高，能不能一起降下来？一审答辩时你同意过付“法律保护范围内的利息”。',
      '你手头现有 15 万元，能一次付清的话，希望抹掉一些利息。',
      '你没有告诉律师的：5 月请老丁吃饭时，你多给了他 200 元路费，还说“工钱我一定给”。你没有让他编话，可你怕说出来证言就不值钱了，更怕老丁在庭上先说出来。',
    ],
    [
      'The judgment orders you to repay 200,000, and you do not accept it: you received only 191,000. Ever since, you have been thinking of what you wrote to old Ding that evening: that the first quarter had been taken out beforehand.',
      'He had changed his number; on 24 May he came back to ask you for his 2,600 yuan in wages; that is how you got in touch, and the chat was still on his phone. You promised to pay him as soon as the case was over; you did not tell him what to say.',
      'You also think that, since you are appealing, the rate of 14.6% is too high as well and might be lowered. In your defence at first instance you agreed to pay "the interest that the law protects".',
      'You have 150,000 yuan in hand, and if everything can be paid at once you hope that part of the interest will be waived.',
      'What you have not told your lawyer: at that meal in May you gave Ding 200 yuan for the fare and promised him his wages once more. You did not ask him to invent anything. But you fear that his testimony will be worth nothing once this is known, and you fear even more that he will mention it in court before you do.',
    ],
  ),
  counsel_a: lines(
    [
      '强点：聊天形成于借款当晚，那时双方没有任何争议，没有编造的动机；差额恰为三个月利息，转账后余额足够一次转足。你不必证明“没有收到”，只要让交付真伪不明。',
      '弱点：丁大勇是你当事人的工人，还等着他付工钱；聊天只是当事人自己的话，丁大勇没有见过交付；“二十万我认”一审已经认定。',
      '当事人想一并把利率降下来。14.6% 在法律保护范围之内，他在一审答辩时又同意过（《民诉法解释》第三百四十条）；不服的数额一大，上诉费也跟着涨。替他算清楚再写请求。',
      '对方的账本也迟到了，但别忘了你们的聊天同样迟到：要求法庭严格，先想好自己过不过得去。',
      '你没有说出口的怀疑：问到怎样把丁大勇请来，当事人总是绕开。提交证据目录以前要问清楚有没有给过他什么；给过的，与其等法官问出来，不如自己先说明：证人的路费本来就由申请的一方先行垫付（《民事诉讼法》第七十七条），见不得人的是瞒着。你怕的是当事人瞒着你，而你替他担保过证人“没有人教”。',
    ],
    [
      "Strong points: the chat dates from the evening of the loan, when there was no dispute and no reason to invent anything; the gap is exactly three months' interest, and the balance would have sufficed to send the whole sum. You need not prove that nothing was received; it is enough to leave delivery unclear.",
      'Weak points: Ding Dayong worked for your client and is still waiting for his wages; the chat is only your client\'s own words, and Ding saw no delivery; and the judgment relies on "I admit the two hundred thousand".',
      'Your client wants the rate lowered as well. 14.6% is within the limit that the law protects, and he agreed to it in his defence at first instance (CPL Interpretation, Article 340); moreover, the larger the amount appealed against, the higher the fee. Work out the figures for him before you draft the requests.',
      'Their cash book is late, but so is your chat: before you ask the court to be strict, consider whether you would pass the same test.',
      "A suspicion that you have not voiced: whenever you ask how Ding Dayong was persuaded to come, your client changes the subject. Find out before the list of evidence is filed whether he was given anything; if he was, disclose it yourself rather than wait for the judges to ask. In any case, a witness's fare is advanced by the party that calls him (Civil Procedure Law, Article 77); it is the concealment that looks bad. What you fear is that your client is hiding something from you after you have assured the court that nobody coached the witness.",
    ],
  ),
  appellee: lines(
    [
      '一审判你赢，你本来想就这样算了。5 月 20 日搬店，新店员从旧收银台夹层里找出那本备用金流水，你心里反而慌了：他要是上诉，这本账交还是不交？',
      '流水本是何小满记的，你只管每月看一次总数。一审时你以为她离职时带走了，问过她一次，没有下文；你没有对律师提起过有这么一本。',
      '那一行是两种颜色。你的记忆是，3 月 12 日晚上关店前，你自己补写了括号里的字，怕日后说不清；数字是不是你写的，你记不得了。刮擦的地方你不知道是谁弄的。你怕交出来反而把赢了的官司弄输，更怕不交，被人说藏着账本。',
      '你还想着律师费：打两审花了 6,000 元，能不能让他一起赔？店铺搬家花掉了积蓄，再拖三个月，房租就付不出来了；这一点不能让对方看出来。',
    ],
    [
      'The judgment was in your favour, and you would have left it at that. Then on 20 May the shop moved, a new assistant found the petty cash book behind the old till, and you began to worry: if he appeals, should you hand it in or not?',
      'He Xiaoman kept the book; you looked at the total once a month. During the first instance you thought that she had taken it with her when she left; you asked her once and heard nothing more, and you never told your lawyer that there was such a book.',
      'That line is in two colours. As you remember it, before closing on 12 March you added the words in brackets yourself so that there would be no doubt later. You cannot remember whether the figures are yours, and you do not know who scraped the paper. You fear that handing it in may lose you a case you have won, and you fear even more being accused of hiding it.',
      'You are also thinking of the legal fees: the two instances have cost you 6,000 yuan, and you would like him to pay that too. Moving the shop used up your savings, and if this drags on for another three months you will not be able to pay the rent; do not let the other side see that.',
    ],
  ),
  counsel_e: lines(
    [
      '强点：一审的理由还在，借条、信封和“二十万我认”没有被新证据碰到；流水本前后页连续、由店员逐日记录，收银转入以后结余 10,470 元，补上了“取现 10,000 元付不出 10,200 元”的漏洞。',
      '弱点：举证责任在你们这边，被上诉人的位置不会让它变轻；流水本关键一行换了墨色，数字没有千位分隔，后面的结余被刮过；当事人刚刚告诉你，括号里的字是她自己当晚补写的。你必须如实处理：不能让她说全部是店员写的。',
      '逾期的责任：本子一直在店里，不是客观原因。争取“非因故意或者重大过失”，接受训诫；退一步，它与基本事实有关，也应当采纳（《民诉法解释》第一百零二条）。',
      '最难的一步先做决定：不交账本，一审的漏洞还在；交出来，就要连同疑点一起交。当事人还想在答辩里加 6,000 元律师费，一审没有请求过，她也没有上诉，把道理讲给她听。',
    ],
    [
      'Your strong points: the reasons of the judgment still stand: the new evidence does not touch the note, the envelope or "I admit the two hundred thousand". The pages of the book are continuous, and an assistant kept it from day to day; after the transfer from the till the balance was 10,470, which closes the gap left by the 10,000 withdrawn, which was not enough to pay 10,200.',
      'Your weak points: the burden of proof is on your side, and being the appellee does not lighten it. In the decisive line the ink changes and the figures have no thousands separator, and the balance that follows has been scraped. Your client has just told you that she added the words in brackets herself that evening. You must deal with this truthfully: you may not let her say that the assistant wrote everything.',
      'As to the delay: the book was in the shop all along, so the delay had no objective cause. Argue that there was neither intent nor gross negligence, and accept a reprimand; failing that, argue that it bears on a basic fact and must be admitted all the same (CPL Interpretation, Article 102).',
      'Decide the hardest question first: without the book the gap in the judgment remains; if you hand it in, you hand in its doubtful points as well. Your client also wants to add 6,000 yuan of legal fees to the answer. They were not claimed at first instance, and she has not appealed: explain to her why that cannot be done.',
    ],
  ),
};
