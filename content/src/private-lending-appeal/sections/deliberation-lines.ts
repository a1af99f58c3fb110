import type { FlowNode } from '@lets/contract';
import { say, sayWeighing } from '../../build.ts';
import { either, type Premise } from '../premise.ts';

const LENDER_APPEALED: FlowNode['lines'] = [
  sayWeighing(
    'judge_a',
    [
      '我先说。流水本使“没有记账”这条理由不再成立，一审理由要纠正。但关键数字有疑、结余被刮，两种算法都说得通，账本只能说明取过钱，不能说明取了多少。我同意维持。',
      'I will begin. With the cash book before us, the reason that nothing was entered no longer holds, and the reasoning below must be corrected. But the figures in the decisive line are doubtful, the balance has been scraped, and the entries can be reconciled with either amount: the book shows that money was taken out, not how much. I am for upholding the judgment.',
    ],
    [
      '我先说。一审的第一条理由是没有记账，第二条是取的现金不够；流水本把这两条都动摇了：有账，结余 10,470 元也够付 10,200 元。刮擦说明有人动过，没有证据说是谁、什么时候；不能把查不清的刮擦反过来当成只付了 1,200 元的证据。加上借条和信封，我认为交付有高度可能性，不同意维持。',
      'I will begin. The first reason below was that nothing was entered, the second that the cash withdrawn was not enough. The book undermines both: there is an entry, and the balance of 10,470 was enough to pay 10,200. The scraping shows that somebody altered the page, but not who or when, and an unexplained scraping cannot be turned into evidence that only 1,200 was paid. Together with the note and the envelope, I find delivery highly probable. I am against upholding the judgment.',
    ],
  ),
  sayWeighing(
    'judge_b',
    [
      '聊天形成在纠纷之前，和借条、转账都对得上，证明力比账本高。它虽是一方的话，却让现金交付更加说不清。我同意维持。',
      "The chat dates from before the dispute and fits the note and the transfer, so it carries more weight than the book. It is only one side's word, but it leaves the delivery in cash even less clear. I am for upholding the judgment.",
    ],
    [
      '聊天我看得没有那么重。老丁那天是来要工钱的，周启明对他少说一点到手的钱，完全可能；“人家先扣了”是一方对第三人的话，陈晓岚没有机会反驳。证人还等着周启明付 2,600 元。账本有疑，聊天也有疑，而借条和信封没有争议。我不同意维持。',
      'I give the chat less weight. Ding was asking for his wages that evening, and Zhou Qiming may well have understated what he had received. "They took it out beforehand" was said to a third person, and Chen Xiaolan had no chance to contradict it. The witness is still waiting for 2,600 yuan from him. The book is open to doubt and so is the chat, while the note and the envelope are not in dispute. I am against upholding the judgment.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。上诉人没有把 9,000 元证明到高度可能性，真伪不明的后果仍由她承担。一审的一条理由要纠正，结果正确，依第一百七十七条第一款第一项维持。请表决。',
      'I will speak last. The appellant has not shown it to be highly probable that the 9,000 was delivered, and she still bears the consequence of its remaining unclear. One reason given below must be corrected, but the result is right: the judgment is upheld under Article 177, first paragraph, item 1. Please vote.',
    ],
    [
      '我最后说。改不改判，看的是全部证据合起来怎样，不是哪一份没有瑕疵。上诉人主动说了补写，账本前后页连续；除去有疑的那几个数字，还有当天“取 周”的黑色字迹、够用的结余、借条和信封。一审缺的现金来源已经补上，我认为认定事实有误，应当依第一百七十七条第一款第二项改判，不同意维持。请表决。',
      'I will speak last. What matters is the evidence as a whole, not whether any one item is flawless. The appellant disclosed what she had added, and the pages of the book are continuous. Leave out the doubtful figures, and there remain the words "Taken, Zhou" in black on that day, a sufficient balance, the note and the envelope. The source of the cash, which was missing at first instance, has been shown. In my view the facts were wrongly found and the judgment should be amended under Article 177, first paragraph, item 2. I am against upholding it. Please vote.',
    ],
  ),
];

const BORROWER_APPEALED: FlowNode['lines'] = [
  sayWeighing(
    'judge_a',
    [
      '我先说。谁上诉不改变谁举证，交付仍由陈晓岚证明。一审说取现 10,000 元就是现金来源，这条理由不够，要纠正：10,000 元付不出 10,200 元。可流水本正好补上：3 月 10 日结余 10,470 元。刮擦说明有人动过，没有证据说是谁、什么时候，不能反过来当成只付了 1,200 元的证据。加上借条、信封和“二十万我认”，我认为交付仍有高度可能性，同意维持。',
      'I will begin. The appeal does not shift the burden: Chen Xiaolan must still prove delivery. The judgment below took the 10,000 withdrawn as the source of the cash. That reason is insufficient and must be corrected, because 10,000 could not cover 10,200. But the book supplies what is missing: a balance of 10,470 on 10 March. The scraping shows that somebody altered the page, but not who or when, and it cannot be turned into evidence that only 1,200 was paid. Together with the note, the envelope and "I admit the two hundred thousand", I still find delivery highly probable. I am for upholding the judgment.',
    ],
    [
      '我先说。一审的现金来源本来就不够，10,000 元付不出 10,200 元；流水本想补这一环，可关键数字有疑、结余被刮，两种算法都说得通，只能说明取过钱，不能说明取了多少。举证的是陈晓岚，不是上诉人。我认为交付已经真伪不明，不同意维持。',
      'I will begin. The source of the cash was insufficient from the start: 10,000 is not enough to pay 10,200. The book is meant to close that gap, but the figures in the decisive line are doubtful, the balance has been scraped, and the entries can be reconciled with either amount: it shows that money was taken out, not how much. The burden is on Chen Xiaolan, not on the appellant. Delivery is now unclear. I am against upholding the judgment.',
    ],
  ),
  sayWeighing(
    'judge_b',
    [
      '聊天我看得没有那么重。老丁那天是来要工钱的，周启明对他少说一点到手的钱，完全可能；话是对第三人说的，陈晓岚没有机会反驳。证人还等着 2,600 元，来以前吃过饭、拿过路费。账本有疑，聊天也有疑，而借条、信封和“二十万我认”没有争议。我同意维持，但不同意把流水本说成没有疑问，这一点请记入笔录。',
      'I give the chat less weight. Ding was asking for his wages that evening, and Zhou Qiming may well have understated what he had received; the words were written to a third person, and Chen Xiaolan had no chance to contradict them. The witness is waiting for 2,600 yuan and was given a meal and a fare. The book is open to doubt and so is the chat, while the note, the envelope and "I admit the two hundred thousand" are not in dispute. I am for upholding the judgment, but not for calling the book free from doubt; please enter that in the record.',
    ],
    [
      '聊天形成在纠纷之前，和借条、转账都对得上，又比账本干净：没有涂改，原载体还在证人手里。它虽是一方的话，已经足以让现金交付说不清。“二十万我认”同一句里就说了“头一季的已经扣过”，不能只取半句。我不同意维持。',
      'The chat dates from before the dispute, fits the note and the transfer, and is cleaner than the book: nothing is altered, and the witness still has the original. It is only one side\'s word, but it is enough to leave the delivery in cash unclear. The message that says "I admit the two hundred thousand" goes on to say that the first quarter was already deducted; we may not take only half of it. I am against upholding the judgment.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '我最后说。看的是全部证据合起来怎样，不是哪一份没有瑕疵。被上诉人主动说了补写，账本前后页连续；除去有疑的那几个数字，还有当天“取 周”的黑色字迹、够用的结余、借条和信封。聊天是上诉人单方的话，不足以使交付真伪不明。一审理由要补正，结果正确，依第一百七十七条第一款第一项维持。请表决。',
      'I will speak last. What matters is the evidence as a whole, not whether any one item is flawless. The appellee disclosed what she had added, and the pages of the book are continuous. Leave out the doubtful figures, and there remain the words "Taken, Zhou" in black on that day, a sufficient balance, the note and the envelope. The chat is only what the appellant himself said, and it is not enough to leave delivery unclear. The reasoning below must be corrected, but the result is right: the judgment is upheld under Article 177, first paragraph, item 1. Please vote.',
    ],
    [
      '我最后说。上诉人不必证明没有交付，只要让交付真伪不明。当晚的聊天、三个月利息恰好等于差额、转账后余额足够一次转足，这三样摆在一起，再加上账本关键处的刮擦，现金交付已经达不到高度可能性，后果由举证的陈晓岚承担。一审认定事实有误，应当依第一百七十七条第一款第二项改判 191,000 元，不同意维持。请表决。',
      "I will speak last. The appellant need not prove that nothing was delivered; it is enough to leave it unclear. The chat of that evening, a gap equal to three months' interest and a balance that would have sufficed to send the whole sum, taken together with the scraping at the decisive place in the book, mean that delivery in cash is no longer highly probable, and Chen Xiaolan, who must prove it, bears the consequence. The facts were wrongly found, and the judgment should be amended to 191,000 under Article 177, first paragraph, item 2. I am against upholding it. Please vote.",
    ],
  ),
];

export const deliberationLines = (at: Premise): FlowNode['lines'] => [
  ...either(at, LENDER_APPEALED, BORROWER_APPEALED),
  say('clerk', '三位意见已经逐一记录。', 'All three opinions have been recorded one by one.'),
];
