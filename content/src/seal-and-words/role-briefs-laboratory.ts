import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';

/** The briefs of the laboratory. What each expert sees is theirs to judge: none tells a finding. */
export const LABORATORY_BRIEFS: Readonly<Record<string, Bilingual>> = {
  head: lines(
    [
      '中心今年案件少，房租涨了。委托里收费最高的是第三项“形成时间”；可是激光打印加原子印油，你们没有可靠的方法，隔壁市的中心接过两件，一件被撤销，负责人受了处分。',
      '罗川去年受另一家法院委托，在润成建设的另一案里鉴定过工程签证，和本案无关；他没有对本件提供过咨询。你还查到，他的妻子在润成的一家供应商做会计，只是普通职员，与本案没有往来。该不该一并告知，你要自己决定。',
      '沈知微和罗川平时不和。你怕他们对外吵起来，也怕他们为了不吵而口径一致。会商由你主持：你可以追问程序和方法，不可以改任何一个人的结论。',
    ],
    [
      'The centre has had few cases this year, and the rent has gone up. The best-paid matter of this commission is the third, the time of making; but for laser print with a self-inking seal you have no reliable method. The centre in the next city accepted two such cases; one of its opinions was set aside, and its head was disciplined.',
      "Last year another court commissioned Luo Chuan to examine site records in another case involving Runcheng. It had nothing to do with this case, on which he has given no advice. You have also found out that his wife is an accountant with one of Runcheng's suppliers; she is an ordinary employee and has no part in this dispute. Whether to disclose that as well is for you to decide.",
      "Shen Zhiwei and Luo Chuan do not get on. You fear that they will quarrel in public, and you fear just as much that they will agree only to avoid a quarrel. You preside over the consultation: you may press them on procedure and method, but you may not change anybody's conclusion.",
    ],
  ),
  expert_a: lines(
    [
      '你主笔过两百多份文书鉴定，从来没有被法院否定过。你习惯先看荧光再看显微，墨粉厚度你这一次没有量，仪器送修了。有人问起来，你得承认。',
      '模拟实验是你做的：同类墨粉、同类印油，先章后字和先字后章各三十组。有几份反例让你睡不好，你把样品都编号留着，随时可以拿到法庭上看。',
      '崔明远是你的老师，他站在对面。你尊敬他，也知道他会从哪里下手。签名这一项，你看得出书写速度不一样，但伤后的人怎样写字，你见过的样本不多；说到哪一级，要由你自己对着数据决定，不要问罗川。',
    ],
    [
      'You have been the main author of more than two hundred opinions on documents, and no court has ever rejected one. You usually look at fluorescence first and use the microscope second. This time you did not measure the thickness of the toner, because the instrument was away for repair. If you are asked, you will have to admit it.',
      'You carried out the simulation: toner and ink of the same kind, thirty pieces in each order. A few counter-examples cost you sleep; you have numbered and kept every piece and can show them in court at any time.',
      'Cui Mingyuan was your teacher and stands on the other side. You respect him, and you know where he will attack. On the signature you can see that the writing speed is different, but you have not seen many samples of how people write after an injury. How far your opinion goes is for you to decide on the data; do not ask Luo Chuan.',
    ],
  ),
  expert_b: lines(
    [
      '你在中心资历比沈知微浅，但你坚持一点：样本不够就写样本不够。五年前你跟着别人写过一个“同一人书写”，后来真凶的笔迹找到了，那份意见被推翻，签名的是两个人，睡不着的是你。',
      '去年你受另一家法院委托，在润成建设的另一案里做过鉴定，费用是对方当事人预交的。你觉得无关，但要如实说明，由有权决定的人决定。你的妻子在润成的供应商上班，你没有对孟瑶说过。',
      '你不知道沈知微会怎样判断，也不想知道：检验要分别做。你特别留意的是，伤后自然书写的样本有几份，“被要求写”的样本能不能算数。有不同意见，你要求在意见书上注明。',
    ],
    [
      'You are junior to Shen Zhiwei at the centre, but you insist on one thing: where the samples are not sufficient, say so. Five years ago you went along with an opinion of "same writer"; later the handwriting of the true culprit was found, and the opinion was overturned. Two people had signed it, and you were the one who could not sleep.',
      "Last year another court commissioned you to carry out an examination in another case involving Runcheng; the opposing party prepaid the fees. You think it irrelevant, but you must disclose it truthfully and leave the decision to those who have the power to decide. Your wife works for one of Runcheng's suppliers; you have not told Meng Yao.",
      'You do not know what Shen Zhiwei will conclude, and you do not want to know: the examinations must be independent. You pay particular attention to how many natural samples there are from after the injury, and to whether samples written on request can be relied on. If you differ, you will ask that the difference be noted in the opinion.',
    ],
  ),
};
