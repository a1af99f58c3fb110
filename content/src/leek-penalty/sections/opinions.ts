import type { FlowNode } from '@lets/contract';
import { say, sayWeighing } from '../../build.ts';

/** What the three heads say on each motion: reasons for it, and the reasons of who votes against it. */

type Lines = FlowNode['lines'];

export const ON_THREE_THOUSAND: Lines = [
  say(
    'head',
    '讨论林记蔬果店一案。请法制审核人汇报。',
    "We are here to discuss the case of Lin's Greengrocery. The reviewer, please.",
  ),
  say(
    'host',
    '第一百三十六条三个条件缺一不可：来源已经如实说明；不知道不合格，要有充分证据证明，现有的只是市场价和供货商证言；进货查验没有做完整，免予处罚依据不足。她主动召回退款、及时改正，属于应当从轻或者减轻；审核建议没收 42 元，罚款 3,000 元。',
    'Article 136 has three conditions, and all of them must be met. She truthfully named her source. That she did not know must be proved by sufficient evidence, and there is only the market price and the word of the supplier. Her checks were incomplete. That is not enough for exemption. She recalled the leeks, gave refunds and corrected her practice of her own accord, so the penalty shall be lighter or mitigated. The review proposes confiscation of 42 yuan and a fine of 3,000.',
  ),
  sayWeighing(
    'deputy_a',
    [
      '残留超标一倍多，不能一分不罚；可是货只有 8 公斤，接到报告当天就自己召回退款。8,000 元那一件货值三百元、只召回一半，本案轻得多。三千元她记得住，也付得起，我同意。',
      'Residue at more than twice the limit cannot go without a fine. But it was eight kilograms, and she recalled the leeks and gave refunds on the day of the report. Where 8,000 was imposed, the goods were worth 300 and only half was recalled; this case is far less serious. She will remember three thousand, and she can pay it. I agree.',
    ],
    [
      '残留超标一倍多，绝大部分已经吃下去；2024 年责令过她改正，这一次记录还是不全。同类案件罚过 8,000 元，3,000 元压不住侥幸，守规矩的摊主会觉得吃亏。减轻我不反对，这个数额我不同意。',
      'The residue is more than twice the limit, and most of the leeks were eaten. She was ordered to correct her practice in 2024, and her records are still incomplete. In a similar case the fine was 8,000. Three thousand invites others to take their chances, and honest stallholders will feel cheated. I do not oppose mitigation, but I do not agree to this amount.',
    ],
  ),
  sayWeighing(
    'deputy_b',
    [
      '五万元是货值的 892 倍，过不了第五条第二款；第三十三条说的是“可以”不罚，查验义务确实没有履行完整。丁案的货值、召回和本案最接近，罚的是 3,000 元。我同意，决定书要把理由写透。',
      'Fifty thousand is 892 times the value of the goods and does not satisfy Article 5, second paragraph. Under Article 33 imposing no penalty is only an option ("may"), and her checks were indeed incomplete. Case D is closest in value and recall, and the fine there was 3,000. I agree; the decision must give full reasons.',
    ],
    [
      '丁案记录齐全，只缺合格证；本案连供货者的地址、电话都没有，不能照搬它的 3,000 元。要么三个条件都有证据，依第三十三条不罚；要么说清楚比丁案多出来的过错值多少。3,000 元两样都没有回答，我不同意。',
      'In case D the records were complete and only the certificate was missing. Here there is not even an address or a telephone number of the supplier, so the 3,000 of that case cannot simply be copied. Either all three conditions of Article 33 are proved and there is no penalty, or we say what the greater fault is worth. Three thousand answers neither. I do not agree.',
    ],
  ),
  sayWeighing(
    'head',
    [
      '我最后说。处罚是为了让人守法，不是让人关门；主动召回、退款，法律写的是“应当”从轻或者减轻，三千元与货值、过错相称。周德才另案处理。我同意，请表决。',
      'I speak last. A penalty is there to make people keep the law, not to close their shops. She recalled the leeks and gave refunds, and the law says that the penalty "shall" be lighter or mitigated. Three thousand fits the value and the fault. Zhou Decai is being dealt with separately. I agree; please vote.',
    ],
    [
      '我最后说。减到起点的百分之六，与记录齐全的丁案一样，本案的记录却并不齐全。对一家太轻，就是对别家不公。这个数额我不同意，请各位按自己的判断表决。',
      'I speak last. This goes down to six per cent of the minimum, as in case D, where the records were complete; here they are not. Too much leniency towards one shop is unfair to the others. I do not agree to this amount. Please vote on your own judgment.',
    ],
  ),
  say(
    'clerk',
    '各位的意见已经记录，表决结果随后记入。',
    'The opinions are recorded; the result of the vote will be added.',
  ),
];

export const ON_TEN_THOUSAND: Lines = [
  say(
    'head',
    '3,000 元没有形成多数。现在就罚款 10,000 元表决，请说明理由。',
    'The motion for 3,000 yuan found no majority. The motion is now a fine of 10,000. Your reasons, please.',
  ),
  say(
    'host',
    '一万元在审核过的范围内，但决定书要说明为什么高于同类案件。',
    'Ten thousand is within what the review covers, but the decision must say why it exceeds the fines in similar cases.',
  ),
  sayWeighing(
    'deputy_a',
    [
      '一万元是起点的五分之一，比货值三百元那一件的 8,000 元略高；2024 年已经要求过她记账，高出来的就是这一部分过错。我同意。',
      'Ten thousand is a fifth of the minimum and a little above the 8,000 imposed where the goods were worth 300. She had been told in 2024 to keep records, and the difference reflects that fault. I agree.',
    ],
    [
      '那一件货值三百元、只召回一半，罚 8,000 元；本案货值 56 元、当天召回退款，反而罚 10,000 元，我到市场上讲不出口。我不同意。',
      'There the goods were worth 300, half was recalled, and the fine was 8,000. Here they were worth 56, she recalled them and gave refunds the same day, and the fine would be 10,000. I could not explain that in the market. I do not agree.',
    ],
  ),
  sayWeighing(
    'deputy_b',
    [
      '幅度以下没有再设下限，要紧的是说得出区别：受过责令改正，记录又缺地址和联系方式，比丁案重；召回迅速、货值小，比起点轻得多。一万元说得通，我同意。',
      'Below the range the law sets no further floor; what matters is that we can state the difference. After an order to correct, and without address or contact of the supplier, this is more serious than case D; with a prompt recall and goods of small value it is far less serious than the minimum supposes. Ten thousand can be justified. I agree.',
    ],
    [
      '货值比那一件小得多，召回也更快，数额反而更高，同案同罚怎么解释？2024 年没有处罚过，不能当作从重的理由。我不同意。',
      'The goods were worth far less than in that case and the recall was quicker, yet the fine would be higher. How is that equal treatment? Nothing was imposed in 2024, so it is no reason for a heavier fine. I do not agree.',
    ],
  ),
  sayWeighing(
    'head',
    [
      '我最后说。残留超标是事实，主动召回也是事实。一万元可以分期，店还能开下去；比丁案多出来的部分，决定书说明清楚。我同意，请表决。',
      'I speak last. The excessive residue is a fact, and so is the recall of her own accord. Ten thousand can be paid in instalments, and the shop can go on. The decision will explain why the fine exceeds that in case D. I agree; please vote.',
    ],
    [
      '我最后说。一万元比她一个月的营业额还多，这一批货的进销差价只有二十元。罚款要让人记住，不是让人借钱交，我不同意。请表决。',
      'I speak last. Ten thousand is more than her turnover of a month, and her margin on these goods was twenty yuan. A fine should be remembered, not paid out of a loan. I do not agree. Please vote.',
    ],
  ),
];

export const ON_NO_PENALTY: Lines = [
  say(
    'head',
    '减轻处罚没有形成多数。现在就不予处罚再次表决，请说明理由。',
    'Mitigation found no majority. We now vote on imposing no penalty. Your reasons, please.',
  ),
  say(
    'host',
    '不予处罚的，不没收违法所得，写明第三十三条第一款和教育的内容。',
    'If no penalty is imposed, nothing is confiscated, and the decision states Article 33, first paragraph, and the instruction given.',
  ),
  sayWeighing(
    'deputy_b',
    [
      '2024 年只是责令改正，这一次是第一次因不合格食品立案；8 公斤、没有人受害；当天召回退款。三个条件都有证据，我同意。',
      'In 2024 there was only an order to correct; this is the first case opened against her for food that failed a test. Eight kilograms, nobody harmed, recall and refunds the same day. All three conditions are proved. I agree.',
    ],
    [
      '改正有证据，危害后果轻微却只有“没有人投诉”一项；残留超标 1.4 倍，绝大部分没有追回。条件没有全部证明，不能用“可以”两个字来补，我不同意。',
      'It is proved that she corrected her practice. That the harm is slight rests only on the fact that nobody complained; the residue exceeds the limit by 140 per cent, and most of the leeks were not recovered. Where a condition is not proved, the word "may" does not make up for it. I do not agree.',
    ],
  ),
  sayWeighing(
    'deputy_a',
    [
      '残留超标我一直在意，可是没有人投诉、没有人受害，能退的当天都退了。这样的案子不用“可以”，什么案子用？教育和复查写进决定书，我同意。',
      'I have worried about the residue from the start. But nobody complained, nobody was harmed, and whatever could be refunded was refunded the same day. If the word "may" is not for a case like this, what is it for? With instruction and a later check in the decision, I agree.',
    ],
    [
      '绝大部分已经吃掉了，召不回来，危害轻不轻谁也说不准。“可以”不是“应当”，我不同意；真要不罚，教育和复查要写进决定书。',
      'Most of the leeks were eaten and cannot be recalled, and nobody can say for certain that the harm is slight. "May" is not "shall". I do not agree; if there is to be no fine, instruction and a later check must be in the decision.',
    ],
  ),
  sayWeighing(
    'head',
    [
      '我最后说。第三十三条的“可以”，留给过错小、改得快的人。货值 56 元、没有人受害，教育比罚款管用，条件写清楚，别人也看得见标准。我同意，请表决。',
      'I speak last. The "may" of Article 33 is for people whose fault is small and who correct it quickly. With goods worth 56 yuan and nobody harmed, instruction does more than a fine; if we set the conditions out clearly, others can see the standard. I agree; please vote.',
    ],
    [
      '我最后说。2024 年提醒过记录，这一次还是不全；不罚一次，以后每一家都会说自己是初次、轻微、改了。我不同意不予处罚，请表决。',
      'I speak last. In 2024 she was told about her records, and they are still incomplete. If we let this go, every shop will say that it was a first offence, slight, and put right. I do not agree to impose no penalty. Please vote.',
    ],
  ),
];

export const ON_THE_MINIMUM: Lines = [
  say(
    'head',
    '现在就法定起点 50,000 元表决。没有多数，今天就没有决定，不能推定罚五万元。',
    'The motion is now the statutory minimum of 50,000. Without a majority there is no decision today; a fine of fifty thousand does not follow automatically.',
  ),
  say(
    'host',
    '五万元告知过、听证过，程序上可以决定；实体上审核意见没有建议这样罚，决定书要正面回应过罚相当。',
    'The party had notice of the 50,000 and was heard on it, so the procedure allows it. On the merits the review did not propose it; the decision must squarely answer the question of proportionality.',
  ),
  sayWeighing(
    'deputy_a',
    [
      '起点就是从轻：幅度是五万到十万。法律写了下限，没有减轻的共识，就应当守住下限；市局裁量指引第九条也说农药残留案件不减轻。我同意。',
      'The minimum is the lighter penalty: the range is 50,000 to 100,000. The law has a lower limit, and without agreement to mitigate we should keep to it. Article 9 of the city Guidance says the same: in residue cases there is no mitigation. I agree.',
    ],
    [
      '我想守下限，可是没有一点从轻情节的人也能罚到起点，看不出她的召回、退款轻在哪里。指引不能代替第三十二条，这样的决定书我没法会签，我不同意。',
      'I should like to keep to the lower limit. But the minimum is open even where nothing speaks for the party, so it does not show what her recall and refunds counted for. The Guidance does not replace Article 32. I could not countersign such a decision, and I do not agree.',
    ],
  ),
  sayWeighing(
    'deputy_b',
    [
      '第三十二条给的是“从轻或者减轻”，从轻到幅度的下限，字面上已经做到；较轻的处理今天都没有多数。数额是否相当，复议和诉讼还可以审查。我同意。',
      'Article 32 says "lighter or mitigated", and the lower end of the range is, by its words, a lighter penalty. No milder result found a majority today. Whether the amount is proportionate can still be reviewed in reconsideration or in court. I agree.',
    ],
    [
      '去年那一件五万元，法院判决变更为五千元，理由就是明显不当。明知站不住的决定不能先作了再等法院来改，我不同意。',
      'Last year a court varied a fine of 50,000 to 5,000 as obviously inappropriate. We must not make a decision that we know will not stand and wait for a court to change it. I do not agree.',
    ],
  ),
  sayWeighing(
    'head',
    [
      '我最后说。五万元是立法机关定的下限，市局指引第九条又写明农药残留案件不减轻；告知过，也听证过，较轻的意见没有形成多数。可以批准分期，我同意。请表决。',
      'I speak last. The legislature set fifty thousand as the lower limit, and Article 9 of the city Guidance says that penalties in residue cases are not mitigated. She had notice and was heard, and the milder views found no majority. Instalments can be granted. I agree; please vote.',
    ],
    [
      '我最后说。没有多数就没有决定，补充调查以后还可以再议，到 6 月 3 日还有时间。为了今天有个结果而罚五万元，是拿期限代替理由，我不同意。请表决。',
      'I speak last. Without a majority there is no decision; we can investigate further and meet again, and there is time until 3 June. To impose fifty thousand just to have a result today would be to let the deadline stand in for reasons. I do not agree. Please vote.',
    ],
  ),
];
