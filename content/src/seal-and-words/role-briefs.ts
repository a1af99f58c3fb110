import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';

/** What only the holder of a role may read. No brief tells what happened: each tells what its person knows and wants. */
export const BRIEFS: Readonly<Record<string, Bilingual>> = {
  judge: lines(
    [
      '你不懂墨粉和印油，但你懂举证：私文书证由主张的一方证明真实；盖了真章，先推定真实，要靠对方推翻。',
      '你要守住两头：不让鉴定人替你判案，也不让“科学”两个字吓住你。',
    ],
    [
      'You know nothing of toner, but you know proof: whoever relies on a private document proves it; with a genuine seal it is presumed, and the other side must rebut.',
      'Keep both ends: the expert does not judge for you, and the word "science" does not frighten you.',
    ],
  ),
  judge_b: lines(
    ['你担心的是：六个交叉点只有四个看得清，够不够推翻一枚真章？'],
    ['Your worry: of six crossings only four are clear. Is that enough against a genuine seal?'],
  ),
  assessor: lines(
    [
      '你管了三十年档案。你一眼注意到：材料里 2024 年 3 月以后的印章，右边有个小缺口，对账确认书上没有。',
      '你不是鉴定人，但你可以问。',
    ],
    [
      'You kept archives for thirty years. You notice at once: seals after March 2024 have a small nick on the right; the one on the statement has none.',
      'You are no expert, but you may ask.',
    ],
  ),
  clerk: lines(
    [
      '移送材料要逐件登记：名称、页数、原件还是复印件、双方意见。样本里有两份被告不认的复印件，没有质证过，不能移送。',
    ],
    [
      'You list every item: name, pages, original or copy, what the parties say. Two copies among the samples the defendant does not accept; untested, they may not be sent.',
    ],
  ),
  counsel_p: lines(
    [
      '你的当事人说对账是在工地板房里打印、当场盖章的。打印机已经报废。',
      '印章是真的，这是你最强的一张牌；鉴定时序是对方要做的，该由对方申请、预交费用。',
      '你请了崔明远：墨粉可能拒斥印油，造成“字压章”的假象。',
    ],
    [
      'Your client says that the statement was printed and sealed on the spot in the site office. The printer has been scrapped.',
      'The seal is genuine, and that is your best card. The sequence is for the other side to prove, apply for and prepay.',
      'You engaged Cui Mingyuan: toner may repel seal ink and make it look as if the words lie on the seal.',
    ],
  ),
  advisor: lines(
    [
      '你做了十五年文书鉴定，三年前离开。墨粉拒斥印油的现象是真的，但不是每一个交叉点都会这样。',
      '你收了出庭费。你只说专业问题，不替原告说事实。',
    ],
    [
      'You examined documents for fifteen years and left three years ago. That toner repels seal ink is real, but it does not happen at every crossing.',
      'You are paid for appearing. You speak to special questions only, not to the facts of the plaintiff.',
    ],
  ),
  counsel_d: lines(
    [
      '2023 年 10 月，公司给过原告的业务员一张盖了章的空白纸，用来办车辆通行证，没有登记。这是你们自己的过失。',
      '你要的是时序意见；签名意见能争到“倾向否定”就够了。',
      '公司去年 3 月把印章摔过一次，缺了一点，你还没有想到它有什么用。',
    ],
    [
      "In October 2023 the company gave the plaintiff's salesman a blank sheet with its seal for a vehicle permit, unrecorded: your own negligence.",
      'You need the sequence; for the signature "probably not" would do.',
      'In March last year the seal was dropped and lost a chip; it has not occurred to you what use that is.',
    ],
  ),
  manager: lines(
    [
      '你没有签过那份对账。你的签名这几年变过：2022 年以前写得快、连笔；摔伤手以后慢了。',
      '法庭让你当庭写样本时，有人劝你故意写得不一样。你没有答应。',
    ],
    [
      'You never signed that statement. Your signature has changed: before 2022 fast and joined; since you hurt your hand it is slow.',
      'When the court asks for samples somebody advises you to write differently on purpose. You did not agree.',
    ],
  ),
  head: lines(
    [
      '中心今年案件少，第三项“形成时间”收费最高。可是激光打印加原子印油，你们没有可靠的方法。',
      '罗川去年给被告的另一个案子做过鉴定，和本案无关；他也没有对本件提供过咨询。该不该回避，你要查清楚再定。',
    ],
    [
      'Cases are few this year and the third matter, the time of making, pays best. But for laser print and seal ink you have no reliable method.',
      'Last year Luo Chuan examined in another case of the defendant, unrelated; he gave no advice on this one. Whether he must withdraw you decide after checking.',
    ],
  ),
  expert_a: lines(
    [
      '你看到六个交叉点：四个墨粉在印油之上，两个看不清。你做了模拟实验，同类墨粉、同类印油，先章后字和先字后章各三十组。',
      '签名：九项特征五同四异，书写速度有差别。你倾向否定，不敢说“不是”。',
    ],
    [
      'Of six crossings you see toner above seal ink at four; two are unclear. You ran simulations with like toner and ink, thirty of each order.',
      'The signature: of nine features five agree and four differ, and the speed is unlike. You tend to no; you would not say "is not".',
    ],
  ),
  expert_b: lines(
    [
      '时序你和沈知微一致：先章后字。',
      '签名你认为样本不够：摔伤以后的自然样本只有两份，无法判断。你要求把不同意见写上。',
    ],
    [
      'On the sequence you agree with Shen Zhiwei: the seal first.',
      'On the signature you find the samples too few: only two natural ones after the injury. It cannot be decided, and you want your view noted.',
    ],
  ),
};
