import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';

/** What only the holder of a role may read. No brief tells what happened: each tells what its person knows and wants. */
export const BRIEFS: Readonly<Record<string, Bilingual>> = {
  buyer: lines(
    [
      '你要的是那件发明专利和中心医院的订单，三年内上新产线。价格可以不压，控制权一定要拿到。',
      '沈维民说“别家也在谈”。你怕拖黄了，但上一次收购栽在一笔没有披露的担保上，赔了 700 万。',
      '你在投资决策会上有一票，最后发言。',
      '董事会给你的授权到 5 月底为止，过期要重新报批；这件事不能让对方知道。你心里的上限是 3,800 万元，没有对梁悦和许知远说过。你看重韩静的技术，怕她带着团队走；你愿意给她一个董事席位，但不想让沈维民知道你肯为她让步，他知道了会加价。',
    ],
    [
      'You want the invention patent and the orders of the Central Hospital, so as to launch a new product line within three years. You need not press the price, but you must have control.',
      'Shen says that others are in talks with him too. You fear losing the deal through delay, but your last acquisition cost you seven million because of a guarantee that nobody had disclosed.',
      'You have a vote in the investment committee and speak last.',
      "Your authority from the board expires at the end of May and would then have to be renewed; the other side must not know this. Your private ceiling is 38 million, and you have told neither Liang Yue nor Xu Zhiyuan. You value Han Jing's expertise and fear that she will leave with her team; you would give her a seat on the board, but you do not want Shen to know that you would concede anything for her: if he knew, he would raise the price.",
    ],
  ),
  cfo: lines(
    [
      '你能接受的现金节奏：签约不超过 10%，交割 70%，留 20% 至少一年。',
      '向个人买股权，江海是扣缴义务人。沈维民若要“到手价”，税就成了你们的。',
      '补缴社保约 86 万元，你主张从留存款里扣。',
      '江海账上现金 4,100 万元，其中 1,000 万元 6 月要还银行，罗启明没有算进去；所以提存的钱晚放一个月，对你都是好事。你担心的是他在谈判桌上一高兴就答应“三天付清”，你没有否决权，只能在测算里把数字摆到他面前。表决时你有一票，付款节奏守不住，你打算反对。你还没有告诉任何人，审计师年底要对商誉做减值测试，价格每高一百万，难看的是你的报表。',
    ],
    [
      'The payment schedule you can accept is no more than 10% at signing, 70% at closing, and 20% retained for at least a year.',
      'As the buyer of equity from an individual, Jianghai must withhold the tax. If Shen wants the price "net in hand", the tax becomes your cost.',
      'About 860,000 of social insurance is in arrears; you want it deducted from the retention.',
      'Jianghai has 41 million in cash, of which ten million must be repaid to a bank in June; Luo has not taken that into account, so every month by which the release of the deposit is delayed suits you. You fear that in a moment of good humour at the table he will promise payment within three days. You have no veto and can only put the figures in your plan before him. You have a vote, and if the payment schedule cannot be held you mean to vote against. You have told nobody that the auditors will test the goodwill for impairment at the end of the year: every million added to the price makes your accounts look worse.',
    ],
  ),
  gc: lines(
    [
      '500 万元担保是你的红线：解除之前，留存款不得少于 500 万元。',
      '你也清楚，担保合同对公司发不发生效力，要看银行当时有没有合理审查决议；这不是你们说了算的。',
      '专利不过户，你投反对票。',
      '上一次收购是你签的合规意见，那笔没有披露的担保你当时问过，对方说“没有”，你没有要书面的。公司没有处分你，但罗启明从此凡事先问律师再问你。这一次每一句“没有”你都要对方写下来、签名。你认识中心医院的采购科长，知道医院不在乎股东是谁，只在乎供货；这一点你可以用来判断告知条款的风险，不能说是谁讲的。',
    ],
    [
      'The guarantee of five million is your red line: until it is released, the retention must be no less than that sum.',
      'You also know that whether the guarantee contract binds the company depends on whether the bank reasonably examined the resolution at the time; that is not for your side to decide.',
      'If the patent is not transferred, you will vote against.',
      'You signed the compliance opinion on the last acquisition. You had asked about guarantees at the time, the other side said that there were none, and you did not ask for that in writing. The company did not discipline you, but since then Luo has always consulted the lawyers before consulting you. This time you want every "none" written down and signed by the other side. You know the head of purchasing at the Central Hospital: the hospital does not care who the shareholder is, only that the goods arrive. You may use that to judge the risk of the notice clause, but you may not say who told you.',
    ],
  ),
  counsel_b: lines(
    [
      '罗启明催你“先签了再查”。你的意见：查不完的，用先决条件、陈述保证、留存款三道锁。',
      '两年前，你们所另一位律师给沈维民办过一份遗嘱，早已结案。利益冲突检索里跳出了这一条，你要当着客户说清楚。',
      '法律意见书上签的是你的名字：没有查到的，写“没有查到”，不写“没有”。',
      '所里今年指望这一单的律师费过半在签约时到账，主任已经问过你两次。你不能让它影响结论；如果罗启明要你删掉保留意见，你宁可不签。陆一鸣的访谈笔录你看过，你让她把那个问题留到谈判桌上，是想看沈维民和郑平谁先开口。',
    ],
    [
      'Luo urges you to sign first and investigate later. Your answer: what cannot be checked in time is secured in three ways, by conditions precedent, by warranties and by a retention.',
      'Two years ago a colleague in your firm drew up a will for Shen; the matter was closed long ago. The conflict check has turned it up, and you must explain it to your client.',
      'Your name stands under the legal opinion: where nothing was found, write "none was found", not "there is none".',
      "Your firm is counting on receiving more than half of the fee for this matter at signing, and its director has already asked you about it twice. That must not influence your conclusion; if Luo wants a reservation struck out, you would rather not sign at all. You have read Lu Yiming's interview notes and asked for that question to be kept for the negotiation: you want to see who speaks first, Shen or Zheng.",
    ],
  ),
  analyst: lines(
    [
      '你在目标公司的用印登记簿里看到一行：2023 年 11 月 6 日，“建行东市支行，保证合同，经办 郑平”。合同复印件你没有见到。',
      '专利登记簿上，权利人是沈维民个人；研发费用却记在公司账上，三年 412 万元。',
      '12 名员工的社保按最低基数缴，差额你估算约 86 万元。',
      '访谈时郑平说到担保就去倒水，回来换了话题；你记在访谈笔录里，没有结论。你想直接问他决议的事，秦越让你留到谈判桌上再问。你刚执业一年，很想在报告里写“疑似”，也知道没有证据的怀疑不能写成事实。登记簿那一页你拍了照，没有征求对方同意。',
    ],
    [
      "In the target's seal register you saw an entry: 6 November 2023, bank, Dongshi branch, guarantee contract, handled by Zheng Ping. You have not seen a copy of the contract.",
      'The patent register names Shen personally as patentee, but the research costs were booked by the company: 4.12 million over three years.',
      'For twelve employees social insurance was paid on the lowest base; you estimate the shortfall at about 860,000.',
      'When the guarantee came up in the interview, Zheng Ping went to fetch water and changed the subject when he came back; you recorded this in the interview notes without drawing a conclusion. You wanted to ask him outright about the resolution, but Qin Yue told you to keep that for the negotiation. You have been in practice for only a year and would dearly like to write "suspected" in the report, but you know that a suspicion without evidence must not be stated as fact. You photographed that page of the register without asking for permission.',
    ],
  ),
  seller: lines(
    [
      '你五十八岁，想退休。3,600 万元里你最在意的是“拿到手”：你开口要 1,000 万元定金，心里 360 万也行。',
      '2023 年弟弟的公司贷款，银行要担保，你拿公司公章盖了。银行还要一份股东会决议，韩静那天不在，是你让郑平“处理”的。你没有问怎么处理的。',
      '专利是你自己写的申请，但你知道样机是公司的钱做的。你愿意过户，只要不另外扣钱。',
      '你的妻子还不知道你要卖股权，你打算钱到手再说。韩静那边你只打过一个电话，怕她开口要的不是钱，是公司；所谓“别家也在谈”，只是一家同行来看过一次厂房，没有出价。',
    ],
    [
      'You are fifty-eight and want to retire. What matters most to you about the 36 million is actually receiving it: you ask for ten million in earnest money, but would be content with 3.6 million.',
      'In 2023 your brother\'s company took out a loan, the bank wanted a guarantee, and you affixed the company\'s seal to it. The bank also wanted a resolution of the shareholders; Han Jing was away that day, and you told Zheng Ping to "deal with it". You did not ask how he did so.',
      'You wrote the patent application yourself, but you know that the prototype was paid for by the company. You are willing to transfer the patent as long as nothing is deducted from the price.',
      'Your wife does not yet know that you are selling; you mean to tell her once you have the money. You have only telephoned Han Jing once, for fear that what she would ask for is not money but the company. The "other party in talks" is merely a competitor that once came to look round the plant and made no offer.',
    ],
  ),
  counsel_s: lines(
    [
      '你的当事人习惯“少说为妙”。你要说服他：披露了的，不再是违约；隐瞒了的，可能是欺诈。',
      '通知韩静的事他说“打过电话了”。你知道这不够。',
      '底线：留存款最多 20%，最长 18 个月；违约金双向对等。',
      '沈维民没有告诉你决议是怎么来的，你也没有追问；如果你知道签名是假的还写“决议真实”，就是你的责任。你打算让他和郑平自己把经过说出来，说多少由他们决定，但写进披露函的每一句必须是真的。沈维民还欠你们所去年的律师费，他答应交割后一起付，所以你也盼着成交，这一点你要提醒自己。',
    ],
    [
      'Your client believes in saying as little as possible. You must persuade him that what is disclosed is no longer a breach, while what is concealed may be fraud.',
      'As for notice to Han Jing, he says that he has telephoned her. You know that this is not enough.',
      'Your limit: a retention of at most 20%, for at most eighteen months, and liquidated damages on the same terms for both sides.',
      "Shen has not told you how the resolution came about, and you have not pressed him. If you knew that a signature was false and still wrote that the resolution was genuine, you would be responsible yourself. You mean to let him and Zheng tell the story themselves; how much they say is up to them, but every sentence that goes into the disclosure letter must be true. Shen still owes your firm last year's fee and has promised to pay it after closing, so you too hope that the deal will go through, and you must keep that in mind.",
    ],
  ),
  finance: lines(
    [
      '那份股东会决议是你从旧文件上复印韩静的签名拼上去的。两年来你睡不好。没有人问，你没有说。',
      '如果律师直接问“韩静在决议上签过字吗”，你照实说不是她签的。',
      '担保的主债权 2025 年 11 月 5 日到期，目前没有逾期。',
      '你怕的是两件事：一是坐实了要负责任，二是新股东来了第一个换掉你。沈维民对你有恩，你儿子的工作是他介绍的；可是韩静每次见到你都叫你郑老师。你手里还留着那份旧文件和复印时的废页，没有扔。有时你想，第一个问你的人会是谁，你大概会松一口气。',
    ],
    [
      "You made that resolution by copying Han Jing's signature from an old document and pasting it in. You have slept badly for two years. Nobody has asked, and you have said nothing.",
      'If a lawyer asks you outright whether Han Jing signed the resolution, you will tell the truth: she did not.',
      'The principal debt under the guarantee falls due on 5 November 2025; so far there has been no default.',
      'You fear two things: being held responsible once it is proved, and being the first person whom the new shareholder replaces. You owe Shen a great deal; he found your son his job. But whenever Han Jing meets you, she respectfully calls you "Teacher Zheng". You still have the old document and the spoilt copies; you have not thrown them away. Sometimes you wonder who will be the first to ask you; you think that you would be relieved.',
    ],
  ),
  holder: lines(
    [
      '你和沈维民一起创业。2023 年 11 月你在外地，不知道担保的事，没有签过决议。',
      '4 月初他在电话里说“我要卖了”，没有说卖给谁、卖多少钱。',
      '你拿不出 3,600 万元，只想买 10%，更想要的是：不被新股东挤走，重大事项有知情和一票。你可以放弃优先购买权，也可以主张；看他们怎样待你。',
      '有一家同行出价请你带团队过去，条件是月底答复，你没有对任何人说。彭立放弃的时候没有同你商量，你有点心寒；如果新股东愿意把话写下来，你更想留下。新一代样机的关键参数只在你的笔记本上，公司没有备份，这是你手里最重的一张牌。',
    ],
    [
      'You founded the company with Shen. In November 2023 you were out of town; you knew nothing of the guarantee and signed no resolution.',
      'In early April he told you on the telephone that he was selling, but not to whom or for how much.',
      'You do not have 36 million and would like to buy only ten per cent; what you want even more is not to be squeezed out by the new shareholder, to be kept informed, and to have a say in major matters. You may waive your right of first refusal or exercise it; that depends on how they treat you.',
      'A competitor has made you an offer to bring your team over and wants an answer by the end of the month; you have told nobody. Peng Li waived his right without consulting you, which hurt; if the new shareholder is willing to put its promises in writing, you would rather stay. The key parameters of the next prototype are in your notebook alone, and the company has no copy: that is your strongest card.',
    ],
  ),
  notary: lines(
    [
      '你核对身份、授权、意思表示，办理价款提存；提存的钱按双方约定的条件放。',
      '有人要你见证一张空白签署页，或者先放款后登记，你不同意，并说明理由。',
      '去年你们处有一笔提存，放款条件写的是“办妥登记手续”，一方说受理就算，一方说发照才算，打了一年官司，经办的是你的同事。所以你要把放款条件问到不能再问：哪一个机关的哪一份文件，由谁交来，税款先划到哪里。沈维民的证件照片和本人不太像，你打算当面多核对一遍。每一个签名，你都要当面问一句是不是本人的意思，别人再不耐烦也要问。',
    ],
    [
      "You check the parties' identity, authority and intention, and take the price on deposit, to be released on the conditions that they have agreed.",
      'If you are asked to witness a blank signature page or to release the money before registration, you refuse and give your reasons.',
      'Last year a colleague took a deposit that was to be released on "completion of the registration formalities"; one side said that this meant acceptance of the application, the other that it meant issue of the licence, and they litigated for a year. So you ask about the conditions of release until nothing is left open: which document of which authority, handed in by whom, and to whom the tax is paid first. The photograph on Shen\'s identity card does not look much like him, and you mean to check it once more in his presence. Before every signature you ask the person outright whether it reflects his or her own intention, however impatient the others become.',
    ],
  ),
};
