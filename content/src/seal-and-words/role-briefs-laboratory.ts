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
      'Cases are few this year and the rent has gone up. The best paid matter is the third, the time of making; but for laser print and seal ink you have no reliable method. The centre in the next city accepted two such cases; one opinion was set aside and its head was disciplined.',
      'Last year another court commissioned Luo Chuan to examine site records in another case of Runcheng, unrelated to this one, and he gave no advice here. You have also found that his wife keeps the books of a supplier of Runcheng, an ordinary employee with no part in this dispute. Whether to disclose that too is for you to decide.',
      "Shen Zhiwei and Luo Chuan do not get on. You fear that they will quarrel in public, and equally that they will agree in order not to. You lead the consultation: you may press on procedure and method, and may change nobody's conclusion.",
    ],
  ),
  expert_a: lines(
    [
      '你主笔过两百多份文书鉴定，从来没有被法院否定过。你习惯先看荧光再看显微，墨粉厚度你这一次没有量，仪器送修了。有人问起来，你得承认。',
      '模拟实验是你做的：同类墨粉、同类印油，先章后字和先字后章各三十组。有几份反例让你睡不好，你把样品都编号留着，随时可以拿到法庭上看。',
      '崔明远是你的老师，他站在对面。你尊敬他，也知道他会从哪里下手。签名这一项，你看得出书写速度不一样，但伤后的人怎样写字，你见过的样本不多；说到哪一级，要由你自己对着数据决定，不要问罗川。',
    ],
    [
      'You have written more than two hundred opinions, and no court has ever rejected one. You look at fluorescence first and at the microscope second; the thickness of the toner you did not measure this time, because the instrument was being repaired. If asked, you have to admit it.',
      'The simulation is yours: like toner and like ink, thirty pieces in each order. Some counter-examples cost you sleep; you have numbered and kept every piece and can show them in court at any time.',
      'Cui Mingyuan was your teacher and stands on the other side. You respect him and know where he will begin. On the signature you see that the speed is unlike, but of how people write after an injury you have seen few samples. How far to go is for you to decide on the data, without asking Luo.',
    ],
  ),
  expert_b: lines(
    [
      '你在中心资历比沈知微浅，但你坚持一点：样本不够就写样本不够。五年前你跟着别人写过一个“同一人书写”，后来真凶的笔迹找到了，那份意见被推翻，签名的是两个人，睡不着的是你。',
      '去年你受另一家法院委托，在润成建设的另一案里做过鉴定，费用是对方当事人预交的。你觉得无关，但要如实说明，由有权决定的人决定。你的妻子在润成的供应商上班，你没有对孟瑶说过。',
      '你不知道沈知微会怎样判断，也不想知道：检验要分别做。你特别留意的是，伤后自然书写的样本有几份，“被要求写”的样本能不能算数。有不同意见，你要求在意见书上注明。',
    ],
    [
      'You are junior to Shen Zhiwei, but hold to one thing: where samples do not suffice, say so. Five years ago you signed along with an opinion of "same writer"; then the writing of the true author was found and the opinion fell. Two had signed it, and you are the one who lay awake.',
      'Last year another court commissioned you in another case of Runcheng; the opposing party prepaid. You think it irrelevant, but you disclose it truthfully so that those who have to decide can do so. Your wife works for a supplier of Runcheng; you have not told Meng Yao.',
      'You do not know how Shen Zhiwei will judge and do not want to know: the examinations are independent. You look above all at how many natural samples there are after the injury, and whether samples written on request count. If you differ, you ask that it be noted in the opinion.',
    ],
  ),
};
