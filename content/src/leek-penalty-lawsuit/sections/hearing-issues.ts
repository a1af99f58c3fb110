import type { FlowNode } from '@lets/contract';
import { say, showing } from '../../build.ts';

/** What is examined because of the fine that was imposed, with the bench's questions and the head's answers. */

type Lines = FlowNode['lines'];

export const OVER_THE_MINIMUM: Lines = [
  showing(
    ['evidence_7_produced'],
    'judge_a',
    '被告，集体讨论以指引第九条为由不减轻，处罚决定书为什么没有写？',
    'To the defendant: the heads would not mitigate because of Article 9 of the Guidance. Why does the decision not say so?',
  ),
  say(
    'counsel_d',
    '决定书写的是法定幅度内从轻。指引是内部统一尺度，确实没有写入；我写审核意见时建议三千元，讨论没有采纳，记录也交了。',
    'The decision says that a lighter penalty is imposed within the range. The Guidance is an internal standard, and it was indeed not mentioned. When I wrote the review I proposed three thousand; it was not adopted, and the minutes have been submitted too.',
  ),
  showing(
    ['evidence_6_guidance'],
    'counsel_p',
    '第九条“一律不适用减轻”，行政处罚法第三十二条是“应当从轻或者减轻”。规范性文件不能取消法律给的情节，请求认定其不合法。',
    'Article 9 says "never mitigated"; Article 32 of the Administrative Penalty Law says "shall be lighter or mitigated". A document cannot abolish what the law provides. We ask that it be found unlawful.',
  ),
  say(
    'counsel_d',
    '第三十二条给了两种选择，指引只是在一类案件里选了从轻，目的是尺度统一，文件已经公布。',
    'Article 32 gives two choices, and for one kind of case the Guidance chooses the lighter penalty. Its purpose is uniformity, and it is published.',
  ),
  showing(
    ['evidence_4_like_cases'],
    'assessor',
    '清单上乙案没有召回，也罚五万元；这一件当天召回，还是五万元。召回轻在哪里？',
    'On the list, in case B nothing was recalled and the fine was fifty thousand; here she recalled the leeks the same day, and it was fifty thousand. What did the recall count for?',
  ),
  say(
    'counsel_d',
    '幅度的下限就是五万元，从轻只能从到这里；要再往下，就是减轻，讨论没有形成多数。',
    'The lower end of the range is fifty thousand, and a lighter penalty can go no lower. To go below it would be mitigation, for which there was no majority.',
  ),
  say(
    'presiding',
    '请负责人自己回答：如果没有第九条，你们会怎样处理？',
    'I ask the head in person: without Article 9, how would you have decided?',
  ),
  say(
    'head',
    '没有第九条，我个人会考虑减轻，法制审核的建议我看过。我们当时担心各处尺度不一。今天来，也愿意谈怎样把争议解决好。',
    'Without Article 9 I for my part would have considered mitigation; I had read the legal review. We were worried about uneven standards. I have also come to discuss how this dispute can be resolved.',
  ),
];

export const OVER_TEN_THOUSAND: Lines = [
  showing(
    ['evidence_7_produced'],
    'judge_a',
    '被告，法制审核建议 3,000 元，集体讨论通过的是 10,000 元。差的七千元，决定书里哪一句话是理由？',
    'To the defendant: the legal review proposed 3,000, and 10,000 was carried. Which sentence of the decision gives the reason for the difference of seven thousand?',
  ),
  say(
    'counsel_d',
    '就是 2024 年责令改正那一句：提醒过以后，记录仍缺地址和联系方式，过错比丁案重。',
    'The sentence about the order of 2024: after she had been told, the address and contact details were missing again, so that her fault is greater than in case D.',
  ),
  showing(
    ['evidence_3_recall'],
    'counsel_p',
    '责令改正通知书下面还有一行：10 月 8 日复查，已改正。告知书把它写在有利的事实里，决定书翻过来用，当事人没有机会申辩。记录不全，食品安全法第一百二十六条第四款是责令改正、警告，拒不改正才罚款。',
    'Below the order there is another line: checked on 8 October, corrected. The notice counts it among the facts in her favour; the decision turns it against her, and she had no chance to plead against that. For incomplete records Article 126, fourth paragraph, of the Food Safety Law provides an order to correct and a warning, and a fine only where correction is refused.',
  ),
  say(
    'counsel_d',
    '不是就记录另罚一次，是在第一百二十四条的违法里整体衡量过错。告知的是罚款五万元，决定的更轻，她没有因此吃亏。',
    'She was not fined again for her records; her fault was weighed as a whole within the violation of Article 124. The notice proposed fifty thousand and the decision is lighter, so that she was not left worse off.',
  ),
  showing(
    ['evidence_4_like_cases'],
    'assessor',
    '清单上丙案货值三百元、只召回一半，罚八千元。这一件五十六元、当天召回，罚一万元。我在食堂管账，这个账我算不过来。',
    'On the list, in case C the goods were worth three hundred, half was recalled, and the fine was eight thousand. Here it was fifty-six yuan, recalled the same day, and ten thousand. I keep the books of a kitchen, and this does not add up for me.',
  ),
  say(
    'counsel_d',
    '四件里只有本案受过责令改正。货值小、召回快，已经体现在从五万元减到一万元里。',
    'Of the four only this party had been ordered to correct before. The small value and the quick recall are reflected in going from fifty to ten thousand.',
  ),
  say(
    'presiding',
    '请负责人自己回答：一万元是怎样定出来的？',
    'I ask the head in person: how was ten thousand arrived at?',
  ),
  say(
    'head',
    '讨论时没有逐项计算。大家想的是：比丙案略高一点，说明提醒过。“起点的五分之一”是后来才这样说的。我今天来，也愿意谈怎样把争议解决好。',
    'It was not calculated item by item. The idea was to go a little above case C, to reflect that she had been told before. "A fifth of the minimum" was only said later. I have also come to discuss how this dispute can be resolved.',
  ),
];

export const OVER_THREE_THOUSAND: Lines = [
  showing(
    ['evidence_7_produced'],
    'counsel_p',
    '请看讨论记录。来源这一条，被告自己承认；不知道这一条，进价是当天的市场价，残留用眼睛看不出来，周德才听证时也说他自己都不知道。',
    'Please look at the minutes. The defendant itself accepts that she named her source. As to not knowing: she paid the market price of the day, the residue cannot be seen with the naked eye, and at the hearing Zhou Decai said that he did not know of it himself.',
  ),
  say(
    'counsel_d',
    '第一百三十六条写的是“有充分证据证明其不知道”，证据应当由经营者拿出来。市场价只说明没有占便宜；没有要合格证的人，很难说尽到了注意。',
    'Article 136 says "has sufficient evidence to prove that it did not know", and it is for the trader to produce this evidence. The market price shows only that she was not buying on the cheap; a trader who asks for no certificate can hardly say that she took care.',
  ),
  showing(
    ['evidence_8_certificate'],
    'judge_a',
    '这是本院依原告申请调取的照片，双方质证。原告方先说要证明什么。',
    "This is the photograph that the court obtained on the plaintiff's application. Both sides will examine it; the plaintiff's side will first say what it is intended to prove.",
  ),
  say(
    'counsel_p',
    '照片上的日期是 2 月 10 日，生产者是另一户。她没有拿旧证冒充，第一次询问就说“那是上一次的”。这是如实说明，也是不知道的旁证。',
    'It is dated 10 February and comes from another grower. She did not pass it off as the certificate of this lot; when first asked she said, "That is from the time before." That is a truthful answer, and it supports our case that she did not know.',
  ),
  say(
    'counsel_d',
    '对真实性没有异议。同一张照片也说明：她知道有合格证这回事，上一次要了，这一次没有要。',
    'We accept it as genuine. The same photograph shows that she knew what a certificate is: the time before, she had obtained one; this time she asked for none.',
  ),
  say(
    'assessor',
    '原告，旧的那张还挂在墙上，17 日进货的时候，你想过要一张新的吗？',
    'To the plaintiff: the old one was still on the wall. When you bought on the 17th, did you think of asking for a new one?',
  ),
  say(
    'plaintiff',
    '想过。老周是八年的熟人，那天他忙，我没有好意思开口。查新鲜不新鲜、记斤数，这些我都做了。',
    'I did. I have known old Zhou for eight years, he was busy that day, and I felt awkward about asking. I did check that the leeks were fresh, and I wrote down the weight.',
  ),
  showing(
    ['evidence_4_like_cases'],
    'presiding',
    '请负责人自己回答：清单上甲案免予，丁案罚 3,000 元，本案为什么靠近丁案？免予和不予，你们讨论过没有？市局的指引第九条，为什么没有用？',
    'I ask the head in person: on the list, case A was exempted and case D was fined 3,000 yuan. Why is this case treated like case D? Did you discuss exemption and no penalty? And why was Article 9 of the Guidance not applied?',
  ),
  say(
    'head',
    '都讨论过，记录里有。查验只做了一半，绝大部分没有追回，“可以”不罚，我们认为不用。第九条和第三十二条不一致，没有适用。我今天来，也愿意谈怎样把争议解决好。',
    'Both were discussed; it is in the minutes. She carried out only half of the checks, and most of the leeks were not recovered. Imposing no penalty is something we "may" do, and we thought that we should not. Article 9 is inconsistent with Article 32 and was not applied. I have also come to discuss how this dispute can be resolved.',
  ),
];
