import type { FlowNode } from '@lets/contract';
import { say, sayWeighing } from '../../build.ts';

export const DELIBERATION_LINES: FlowNode['lines'] = [
  sayWeighing(
    'judge_a',
    [
      '我先说。流水本使“没有记账”这条理由不再成立，一审理由要纠正。但关键数字有疑、结余被刮，两种算法都说得通，账本只能说明取过钱，不能说明取了多少。我同意维持。',
      'I begin. With the cash book before us, "nothing was entered" no longer holds, and the reasoning below must be corrected. But the figures in the line that matters are doubtful, the balance has been scraped, and either amount can be made to work: the book shows that money was taken out, not how much. I am for upholding the judgment.',
    ],
    [
      '我先说。一审的第一条理由是没有记账，第二条是取的现金不够；流水本把这两条都动摇了：有账，结余 10,470 元也够付 10,200 元。刮擦说明有人动过，没有证据说是谁、什么时候；不能把查不清的刮擦反过来当成只付了 1,200 元的证据。加上借条和信封，我认为交付有高度可能性，不同意维持。',
      'I begin. The first reason below was that nothing was entered, the second that the cash withdrawn was not enough. The book shakes both: there is an entry, and the balance of 10,470 covered 10,200. The scraping shows that the page was touched, but not by whom or when, and an unexplained scraping cannot be turned into evidence that only 1,200 was paid. Together with the note and the envelope, I find delivery highly probable. I am against upholding the judgment.',
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
      'I speak last. The appellant has not shown it to be highly probable that the 9,000 was delivered, and she still bears the consequence of its remaining unclear. One reason given below must be corrected, but the result is right: the judgment is upheld under Article 177, first paragraph, item 1. Please vote.',
    ],
    [
      '我最后说。改不改判，看的是全部证据合起来怎样，不是哪一份没有瑕疵。上诉人主动说了补写，账本前后页连续；除去有疑的那几个数字，还有当天“取 周”的黑色字迹、够用的结余、借条和信封。一审缺的现金来源已经补上，我认为认定事实有误，应当依第一百七十七条第一款第二项改判，不同意维持。请表决。',
      'I speak last. What decides is the evidence as a whole, not whether any one item is flawless. The appellant disclosed what she had added, and the pages of the book run on. Leave out the doubtful figures, and there remain the words "Taken, Zhou" in black under that day, a sufficient balance, the note and the envelope. The source of the cash, missing below, has been supplied. In my view the facts were found wrongly and the judgment should be amended under Article 177, first paragraph, item 2. I am against upholding it. Please vote.',
    ],
  ),
  say('clerk', '三位意见已经逐一记录。', 'The three opinions have been recorded one by one.'),
];
