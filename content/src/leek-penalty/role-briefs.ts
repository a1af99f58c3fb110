import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';

/** What only the holder of a role may read. No brief tells what happened: each tells what its person knows and wants. */
export const BRIEFS: Readonly<Record<string, Bilingual>> = {
  officer_a: lines(
    [
      '检验不合格，货值不足一万元，食品安全法第一百二十四条的起点就是五万元。上级考核食品安全案件的“处罚到位率”，你倾向按起点罚。',
      '你也有疑问：她当场就说出了供货商，付款记录对得上；只是没有合格证，进货本上只有一行字。第一百三十六条的“进货查验等义务”算不算履行了？',
      '你不能主持听证，也不能在听证以后加码。',
    ],
    [
      'The leeks failed the test and are worth less than ten thousand yuan: Article 124 of the Food Safety Law begins at fifty thousand. Your superiors count whether penalties are imposed in full, and you lean towards that.',
      'You have doubts too. She named her supplier at once and the payment agrees; there is only no certificate, and one line in her purchase book. Did she perform "the duty to check purchases and the like" of Article 136?',
      'You may not conduct the hearing, and you may not ask for more after it.',
    ],
  ),
  officer_b: lines(
    [
      '2 月 18 日抽样是你和赵成一起去的，执法证件都出示了，现场笔录由你记录。',
      '你记得一个细节：货架上当时还挂着一张供货商的“承诺达标合格证”照片，日期是 2 月 10 日，不是 2 月 17 日。你拍了照。',
    ],
    [
      'You and Zhao Cheng took the sample on 18 February, both showing your cards, and you kept the record.',
      "You remember one thing: a photograph of the supplier's certificate of conformity hung on the shelf, dated 10 February, not 17. You took a picture.",
    ],
  ),
  host: lines(
    [
      '你在法制科，没有参与调查，所以由你主持听证；听证以后你还要出具法制审核意见。',
      '你要守住三件事：让当事人把话说完，让调查人员拿出证据，不因申辩加重。审核时把三条路写清楚：免予处罚、减轻处罚、按起点处罚，各要哪些事实。',
      '局里去年有一件同类案子罚了 5 万，被法院判决变更。你不便替当事人说，但可以问。',
    ],
    [
      'You are in the legal section and took no part in the investigation; so you conduct the hearing, and afterwards review the law.',
      'Three things are yours: the party is heard out, the officers show their evidence, nobody fares worse for speaking. In your review set out three ways and the facts each needs: exemption, mitigation, the minimum.',
      'Last year a court reduced a fine of 50,000 in a case like this. You do not speak for the party, but you may ask.',
    ],
  ),
  clerk: lines(
    [
      '听证笔录要记清三句话：从谁那里进的货、查验了什么、什么时候下架退款。笔录交当事人核对签字，拒签的由主持人注明。',
    ],
    [
      'Three things must be clear in the record: from whom she bought, what she checked, when she withdrew and refunded. The party checks and signs it; a refusal is noted by the hearing officer.',
    ],
  ),
  head: lines(
    [
      '情节复杂的案件由你主持集体讨论。外面说“卖 56 块钱韭菜罚 5 万”，也有人说“食品安全不能讲人情”。你最怕的是同案不同罚。',
      '你最后发言。决定要经得起复议和诉讼。',
    ],
    [
      'You lead the discussion of complex cases. Some say "fifty thousand for fifty-six yuan of leeks", others that food safety knows no favours. What you fear is two penalties for the same act.',
      'You speak last. The decision must stand up before review and court.',
    ],
  ),
  deputy_a: lines(
    [
      '你分管食品。残留超标一倍多，吃的人不知道是谁，你认为不能免。但 5 万元够她关门，罚完了谁来守法？你可以接受减轻，不接受免予。',
    ],
    [
      'Food is yours. The residue is more than twice the limit, and nobody knows who ate it; you would not exempt her. But 50,000 closes the shop. Mitigation you accept, exemption not.',
    ],
  ),
  deputy_b: lines(
    [
      '你分管法制和信用。你反复看第一百三十六条：如实说明来源，她做到了；不知道不合格，没有相反证据；进货查验，她只做了一半。你更倾向不予处罚加教育，但减轻处罚你也能同意。',
    ],
    [
      'Law and credit are yours. You have read Article 136 again and again: she named her source; nothing shows that she knew; of the checks she did half. You lean towards no penalty with instruction, but could agree to mitigation.',
    ],
  ),
  party: lines(
    [
      '你五十三岁，一个人守店。2 月 17 日早上在城北市场老周那里进了 16 斤韭菜，微信付了 36 元，当天记在本子上：“韭菜 16 斤 老周”。老周没有给你合格证，你也没有要；墙上那张是上一次的。',
      '3 月 3 日接到报告，你当天贴了告示，有两位老顾客来退，你退了 14 元。',
      '2024 年 9 月局里来过，说你没有进货记录，发过一张责令改正通知书，以后你才开始记。你担心这算“有前科”。',
      '有人劝你补一本像样的台账，把日期写成 2 月 17 日。你没有补。',
    ],
    [
      'You are fifty-three and keep the shop alone. On the morning of 17 February you bought 8 kg of leeks from old Zhou, paid 36 yuan by phone, and wrote in your book "leeks 8 kg, old Zhou". He gave you no certificate and you did not ask; the one on the wall was from the time before.',
      'On 3 March you had the report. That day you put up a notice; two regular customers came back, and you refunded 14 yuan.',
      'In September 2024 the agency found that you kept no purchase records and ordered you to correct it; since then you do. You fear that this counts against you.',
      'Somebody advised you to write up a proper ledger with the date of 17 February. You did not.',
    ],
  ),
  agent: lines(
    [
      '先争第一百三十六条免予处罚：如实说明来源、不知道、进货查验。弱点在查验：没有合格证，记录缺供货者地址和联系方式。',
      '退一步：行政处罚法第三十三条初次违法且危害后果轻微并及时改正，可以不予处罚；再退一步：第三十二条减轻，第五条过罚相当。',
      '2024 年的责令改正是记录问题，不是行政处罚，也不是同一种违法行为。',
      '当事人问过你能不能补台账。你告诉她：不能。',
    ],
    [
      'Ask first for exemption under Article 136: source named, no knowledge, purchases checked. The weak point is the checks: no certificate, and no address or telephone in the book.',
      'Then Article 33 of the Administrative Penalty Law: a first violation with slight consequences, corrected in time, may go unpunished. Then mitigation under Article 32 and proportion under Article 5.',
      'The order of 2024 was about records; it was no penalty and no violation of the same kind.',
      'Your client asked whether she might write up a ledger. You told her no.',
    ],
  ),
  witness: lines(
    [
      '2 月 17 日你卖给林月娥 16 斤韭菜，收了 36 元。韭菜是从郊县菜农手里收的，一共 300 斤，没有逐批要合格证。',
      '2 月 10 日那张承诺达标合格证是另一户菜农开的，你发给了所有老客户。',
      '你担心自己也被罚，但问到你就照实说。',
    ],
    [
      "On 17 February you sold Lin Yue'e 8 kg of leeks for 36 yuan. They came from a grower in the county, 150 kg in all, and you did not ask for a certificate for each lot.",
      'The certificate of 10 February was from another grower; you sent it to all your regulars.',
      'You fear a penalty yourself, but if asked you tell the truth.',
    ],
  ),
};
