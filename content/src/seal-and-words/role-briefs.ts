import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';
import { LABORATORY_BRIEFS } from './role-briefs-laboratory.ts';

/** What only the holder of a role may read. No brief tells what happened: each tells what its person knows, wants and fears. */
export const BRIEFS: Readonly<Record<string, Bilingual>> = {
  judge: lines(
    [
      '你办了十九年民商事案件，不懂墨粉和印油，但你懂举证：私文书证由主张的一方证明真实；盖了真章先推定真实，要靠对方推翻；推翻到什么程度才算数，是民诉法解释第一百零八条的问题。',
      '三年前你有一个案子，鉴定意见一来你就照抄，二审发回，理由是“未对鉴定方法进行审查”。你不想有第二次，所以这一次你打算把每一份异议都当面问清楚。',
      '你担心的是时间：审限还剩四十天，补充鉴定至少要两周。你也听说过传闻，宏垒在别的工地拿出过类似的一页纸，但卷宗里没有，你不能用。',
    ],
    [
      'You have tried civil and commercial cases for nineteen years. You know nothing about toner and seal ink, but you know the burden of proof: the party that relies on a private document must prove that it is authentic; if it bears a genuine seal, it is presumed to be authentic, and the other side must rebut the presumption; by what standard is a question of Article 108 of the Interpretation.',
      'Three years ago you simply copied an expert opinion into a judgment, and the case was remanded on appeal because "the method of the examination had not been reviewed". You do not want that to happen again, so this time you mean to go into every objection face to face.',
      'What worries you is time: only forty days of the time limit for trial are left, and a supplementary examination takes at least two weeks. You have also heard a rumour that Honglei produced a similar page at another site. It is not in the file, and you may not use it.',
    ],
  ),
  judge_b: lines(
    [
      '你是合议庭里最年轻的法官，本科读的是统计。别人听到“三十份里四份反例”觉得不多，你第一反应是：四个点彼此独立吗？检材的墨粉厚度落在哪一类？这两个问题没有人写进异议书。',
      '你担心的是：六个交叉点只有四个看得清，够不够推翻一枚真章？你倾向于“不够就是不够”，如果庭上没有别的证据印证，你会投不采信；如果有，你愿意改。',
      '你还没有单独写过判决，这一次采信说理由你写初稿。你不想让审判长觉得你只会算数字，也不想为了合群而改变意见。少数意见可以记入评议笔录，你知道这一点。',
    ],
    [
      'You are the youngest judge on the panel and took your first degree in statistics. Others hear "four counter-examples in thirty" and think that is few. Your first thoughts are: are the four crossings independent of each other, and how thick is the toner on the specimen? Neither question is in the written objections.',
      'Your worry is that only four of the six crossings are clear. Is that enough to rebut the presumption of a genuine seal? You lean towards "not enough is not enough": if no other evidence at the hearing corroborates the opinion, you will vote against adopting it; if there is some, you are ready to change your mind.',
      'You have not yet written a judgment on your own; this time you write the first draft of the reasons. You do not want the presiding judge to think that you can only do sums, nor do you want to change your view just to fit in. You know that a minority view may be entered in the record of deliberation.',
    ],
  ),
  assessor: lines(
    [
      '你管了三十年档案，看过的公章比看过的小说多。印章用久了会磨损、会磕碰，边框上的缺口就像人的疤；比对公章你从来先看边，再看字。卷宗里的印章样本和对账确认书，你打算自己摆在一起看一遍。',
      '你不是鉴定人，法律规定你和审判员有同等的表决权，但开过的几次庭里，你说话总被人客气地略过去。这一次你想好了要问到底。',
      '你担心的是：自己看见的东西，别人会说“鉴定意见里没有，不算数”。你要让它进得了法庭，只能问鉴定人，请他们去看；你自己的眼睛不是证据。',
    ],
    [
      "You kept archives for thirty years and have seen more seals than novels. A seal that is used for long wears down and gets knocked; a nick in its rim is like a person's scar. When you compare seals you always look at the rim first and the characters second, and you mean to lay the sample imprints in the file beside the statement and look for yourself.",
      "You are not a forensic expert. By law your vote counts as much as a judge's, but in the few hearings that you have attended, people politely passed over what you said. This time you have made up your mind to keep asking until you have an answer.",
      'What you fear is that others will say of what you have seen: "It is not in the expert opinion, so it does not count." The only way to bring it into the hearing is to ask the experts and have them look; your own eyes are not evidence.',
    ],
  ),
  clerk: lines(
    [
      '移送材料由你逐件登记：名称、页数、性状、原件还是复印件、双方意见。去年隔壁庭把一份没有质证的样本送了出去，鉴定意见整份作废，登记人写了检查；你不想成为第二个。',
      'Y9、Y10 是原告律师前一天下午塞到你手里的，说“先放着，补个手续”。你收了，还没有想好怎么对审判长说。它们没有原件，双方没有质证过。',
      '你还保管着庭审录音。高志远在走廊里说过一句“章摔了以后就锁起来了”，那不是庭审，你没有记；要不要提醒审判长传他作证，由你判断，你还没有开口。',
    ],
    [
      'You list every item that is transferred: its name, pages and condition, whether it is an original or a copy, and what the parties say about it. Last year another division sent out a sample that the parties had not examined, and the whole expert opinion became worthless; the person who had listed it had to write a self-criticism. You do not want to be the next one.',
      'Y9 and Y10 were pushed into your hand by the plaintiff\'s lawyer the afternoon before: "keep them for now, the formalities can follow". You took them and have not yet decided what to tell the presiding judge. There are no originals, and the parties have not examined them.',
      'You also keep the recordings of the hearings. In the corridor Gao Zhiyuan once said: "The seal was locked away after it had been dropped." That was not said in court, and you did not record it. Whether to suggest to the presiding judge that he be called as a witness is up to you; you have not yet said anything.',
    ],
  ),
  counsel_p: lines(
    [
      '你的当事人说，对账是在工地板房里打印、当场盖章的；打印机已经报废，卖给了收废品的，没有单据。业务员小孟说得很顺，但你问到那天是星期几，他愣了一下。6 月 30 日是星期日。',
      '印章是真的，这是你最强的一张牌：时序鉴定是对方要推翻推定，应当由对方申请、预交费用。另外 64 万元的货你的当事人拿不出送货单，只说“后来的单子丢了”。你没有把这一点写进起诉状。',
      '你请崔明远，是因为他说过“墨粉可能拒斥印油，造成字压章的假象”。他也对你说过，四个点同时是假象，他没有见过；这句话你没有告诉任何人。你想要的是推定守住；守不住，就退到空白纸等于授权。',
    ],
    [
      'Your client says that the statement was printed and sealed on the spot in the site office; the printer has since been scrapped and sold to a scrap dealer, and there is no receipt. The salesman tells the story smoothly, but when you asked what day of the week it was, he hesitated. 30 June was a Sunday.',
      'The seal is genuine, and that is your strongest card: it is the other side that wants to rebut the presumption, so it must apply for an examination of the sequence and prepay the fees. For the remaining goods worth 640,000 yuan your client cannot produce any delivery slips and says only that "the later slips got lost". You left that out of the statement of claim.',
      'You engaged Cui Mingyuan because he said that toner may repel seal ink and make it look as if the words lay on top of the seal. He also told you that he has never seen four crossings give a false appearance at once; you have told nobody. You want the presumption to hold; failing that, you will argue that the blank sheet conferred authority.',
    ],
  ),
  advisor: lines(
    [
      '你做了十五年文书鉴定，三年前离开去大学教书。墨粉拒斥印油的现象是真的，你发表过论文；但论文里也写着，它多见于厚墨粉、小面积的单个点。对方如果读过那篇论文，会拿来问你。',
      '你收了原告的出庭费，这件事要如实说。沈知微是你带过的学生，你知道她的习惯：先看荧光，再看显微，很少量墨粉厚度。检验记录里有没有厚度，是你准备问的第一个问题。',
      '你怕的不是问不倒人，是被原告拉去讲工地上的事。你去过那个板房一次，看见过打印机，但你不是以证人身份来的。你只就专业问题说话，不知道的说不知道。',
    ],
    [
      'You worked as a document examiner for fifteen years and left three years ago to teach at a university. That toner repels seal ink is a real phenomenon, and you have published on it; but your paper also says that it occurs mostly at single crossings that are small or have thick toner. If the other side has read the paper, it will question you about it.',
      'The plaintiff pays you for appearing, and you must say so truthfully. Shen Zhiwei was your student, and you know her habits: fluorescence first, then the microscope, and seldom a measurement of the thickness of the toner. Whether the laboratory record gives a thickness is the first question that you mean to ask.',
      'What you fear is not that your questions will fail to shake the experts but that the plaintiff will draw you into speaking about the site. You were in that office once and saw the printer, but you do not appear as a witness. You speak on special questions only, and where you do not know, you say so.',
    ],
  ),
  counsel_d: lines(
    [
      '2023 年 10 月，公司给过原告的业务员一张盖了章的空白纸，用来办车辆通行证，没有登记，是行政主管口头同意的。这是你们自己的过失；对方如果说“空白盖章纸就是授权”，你要有准备。',
      '你要的是时序意见；签名意见能争到“倾向否定”就够了，不必恋战。公司老板要你申请测“形成时间”，你知道多半做不了，但他出钱，你还是写进了申请。',
      '公司 2024 年 3 月把印章摔过一次，磕掉一点，换章要报备，老板嫌麻烦没有换。你把它当成一件不体面的小事，还没有想过它对本案有什么用。高志远当时在场，可能要出庭作证，他就不能坐在你旁边旁听。',
    ],
    [
      "In October 2023 the company gave the plaintiff's salesman a blank sheet bearing its seal, to obtain a vehicle permit. No entry was made; the office manager had agreed orally. That was your own side's negligence. If the other side says that a blank sheet bearing a seal confers authority, you must be prepared.",
      'What you need is the opinion on the sequence; for the signature, probable exclusion is enough, and there is no need to fight on. The owner of the company wants the time of making to be measured. You know that it probably cannot be done, but he is paying, so you put it into the application.',
      "In March 2024 the company's seal was dropped and lost a chip. A new seal has to be registered, and the owner, who could not be bothered, did not replace it. You regard this as an embarrassing trifle and have not yet thought what use it might be in this case. Gao Zhiyuan was present and may have to testify, so he cannot sit beside you during the hearing.",
    ],
  ),
  manager: lines(
    [
      '你没有签过那份对账。可是你签过的东西太多，六月底那几天在两个工地之间跑，你说不出 30 日那天自己在哪里；手机相册里也许有照片，你还没有翻。',
      '你的签名这几年变过：2022 年以前写得快、连笔，2022 年 9 月摔伤右手以后慢了，有时一顿一顿。法庭让你当庭写样本，有人劝你故意写得不一样；你没有答应，但你怕自己紧张得写走样。',
      '2024 年 3 月公章从桌上掉下来，是你碰的，老板不知道是谁。如果作证，你得说印章摔过，也就得说是你。你可能要作证，所以不能旁听；等在门外的时候，不要打听里面说了什么。',
    ],
    [
      'You never signed that statement. But you have signed so many things; in the last days of June you were running between two sites, and you cannot say where you were on the 30th. There may be a photograph on your phone; you have not looked yet.',
      'Your signature has changed over the years. Before 2022 you wrote fast, with joined strokes; since you injured your right hand in a fall in September 2022 your writing has been slow and sometimes halting. The court will have you write samples, and somebody advised you to write differently on purpose. You did not agree, but you fear that you will be nervous and that your writing will not look natural.',
      'In March 2024 the seal fell from the table; it was you who knocked it off, and the owner does not know who did it. If you testify, you will have to say that the seal was dropped, and so that it was you. Because you may have to testify, you cannot attend the hearing; while you wait outside, do not try to find out what is being said inside.',
    ],
  ),
  ...LABORATORY_BRIEFS,
};
