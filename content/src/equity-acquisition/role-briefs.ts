import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';

/** What only the holder of a role may read. No brief tells what happened: each tells what its person knows and wants. */
export const BRIEFS: Readonly<Record<string, Bilingual>> = {
  buyer: lines(
    [
      '你要的是那件发明专利和中心医院的订单，三年内上新产线。价格可以不压，控制权一定要拿到。',
      '沈维民说“别家也在谈”。你怕拖黄了，但上一次收购栽在一笔没有披露的担保上，赔了 700 万。',
      '你在投资决策会上有一票，最后发言。',
    ],
    [
      'You want the patent and the orders of the Central Hospital for a new line within three years. You need not press the price; control you must have.',
      'Shen says that others are bidding. You fear losing it, but your last acquisition cost you seven million over a guarantee nobody disclosed.',
      'You have a vote in the investment committee and speak last.',
    ],
  ),
  cfo: lines(
    [
      '你能接受的现金节奏：签约不超过 10%，交割 70%，留 20% 至少一年。',
      '向个人买股权，江海是扣缴义务人。沈维民若要“到手价”，税就成了你们的。',
      '补缴社保约 86 万元，你主张从留存款里扣。',
    ],
    [
      'The cash you can accept: no more than 10% at signing, 70% at closing, 20% kept back for at least a year.',
      'Buying from an individual, Jianghai withholds the tax. If Shen wants the price "net in hand", the tax becomes yours.',
      'About 860,000 of social insurance is owed; you would take it from what is kept back.',
    ],
  ),
  gc: lines(
    [
      '500 万元担保是你的红线：解除之前，留存款不得少于 500 万元。',
      '你也清楚，担保合同对公司发不发生效力，要看银行当时有没有合理审查决议；这不是你们说了算的。',
      '专利不过户，你投反对票。',
    ],
    [
      'The guarantee of five million is your red line: until it is released no less than that is kept back.',
      'You also know that whether it binds the company depends on whether the bank reasonably examined the resolution; that is not yours to decide.',
      'If the patent is not transferred you vote against.',
    ],
  ),
  counsel_b: lines(
    [
      '罗启明催你“先签了再查”。你的意见：查不完的，用先决条件、陈述保证、留存款三道锁。',
      '两年前，你们所另一位律师给沈维民办过一份遗嘱，早已结案。利益冲突检索里跳出了这一条，你要当着客户说清楚。',
      '法律意见书上签的是你的名字：没有查到的，写“没有查到”，不写“没有”。',
    ],
    [
      'Luo urges you to sign first and look later. Your answer: what cannot be checked in time goes behind three locks, conditions, warranties and money kept back.',
      'Two years ago a colleague in your firm drew up a will for Shen; closed long since. The conflict check shows it, and you must tell your client.',
      'Your name is under the opinion: what was not found is "not found", not "does not exist".',
    ],
  ),
  analyst: lines(
    [
      '你在目标公司的用印登记簿里看到一行：2023 年 11 月 6 日，“建行东市支行，保证合同，经办 郑平”。合同复印件你没有见到。',
      '专利登记簿上，权利人是沈维民个人；研发费用却记在公司账上，三年 412 万元。',
      '12 名员工的社保按最低基数缴，差额你估算约 86 万元。',
    ],
    [
      "In the target's seal register you saw a line: 6 November 2023, bank, Dongshi branch, guarantee contract, by Zheng Ping. A copy you have not seen.",
      'The patent register names Shen himself; but the research was booked by the company, 4.12 million over three years.',
      'For twelve employees social insurance was paid on the lowest base; you estimate 860,000 short.',
    ],
  ),
  seller: lines(
    [
      '你五十八岁，想退休。3,600 万元里你最在意的是“拿到手”：你开口要 1,000 万元定金，心里 360 万也行。',
      '2023 年弟弟的公司贷款，银行要担保，你拿公司公章盖了。银行还要一份股东会决议，韩静那天不在，是你让郑平“处理”的。你没有问怎么处理的。',
      '专利是你自己写的申请，但你知道样机是公司的钱做的。你愿意过户，只要不另外扣钱。',
    ],
    [
      'You are fifty-eight and want to retire. Of the 36 million what matters is the money in hand: you ask for ten million of earnest money and would take 3.6.',
      "In 2023 your brother's company took a loan, the bank wanted a guarantee, and you put the company's seal to it. The bank also wanted a resolution; Han Jing was away that day, and you told Zheng Ping to deal with it. You did not ask how.",
      'You wrote the patent application yourself, but the prototype was paid for by the company. You will transfer it if nothing is deducted.',
    ],
  ),
  counsel_s: lines(
    [
      '你的当事人习惯“少说为妙”。你要说服他：披露了的，不再是违约；隐瞒了的，可能是欺诈。',
      '通知韩静的事他说“打过电话了”。你知道这不够。',
      '底线：留存款最多 20%，最长 18 个月；违约金双向对等。',
    ],
    [
      'Your client likes to say little. Persuade him: what is disclosed is no longer a breach; what is concealed may be fraud.',
      'About Han Jing he says that he telephoned. You know that this is not enough.',
      'Your limit: at most 20% kept back, for at most eighteen months; liquidated damages alike for both.',
    ],
  ),
  finance: lines(
    [
      '那份股东会决议是你从旧文件上复印韩静的签名拼上去的。两年来你睡不好。没有人问，你没有说。',
      '如果律师直接问“韩静在决议上签过字吗”，你照实说不是她签的。',
      '担保的主债权 2025 年 11 月 5 日到期，目前没有逾期。',
    ],
    [
      "You made that resolution with a copy of Han Jing's signature from an old paper. You have slept badly for two years. Nobody asked and you did not say.",
      'If a lawyer asks you outright whether Han Jing signed it, you say truthfully that she did not.',
      'The debt secured falls due on 5 November 2025 and is not in arrears.',
    ],
  ),
  holder: lines(
    [
      '你和沈维民一起创业。2023 年 11 月你在外地，不知道担保的事，没有签过决议。',
      '4 月初他在电话里说“我要卖了”，没有说卖给谁、卖多少钱。',
      '你拿不出 3,600 万元，只想买 10%，更想要的是：不被新股东挤走，重大事项有知情和一票。你可以放弃优先购买权，也可以主张；看他们怎样待你。',
    ],
    [
      'You founded the company with Shen. In November 2023 you were away; you knew of no guarantee and signed no resolution.',
      'In early April he said on the telephone that he was selling, not to whom nor for how much.',
      'You do not have 36 million and would like ten per cent; more than that you want not to be squeezed out, to be informed, and a say in major matters. You may waive your right or claim it; it depends on how you are treated.',
    ],
  ),
  notary: lines(
    [
      '你核对身份、授权、意思表示，办理价款提存；提存的钱按双方约定的条件放。',
      '有人要你见证一张空白签署页，或者先放款后登记，你不同意，并说明理由。',
    ],
    [
      'You check identity, authority and intent, and take the price on deposit, to be released on the conditions agreed.',
      'If you are asked to witness a blank signature page or to release before registration, you refuse and say why.',
    ],
  ),
};
