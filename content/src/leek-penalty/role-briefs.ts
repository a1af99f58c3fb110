import type { Bilingual } from '@lets/contract';
import { lines } from '../build.ts';

/** What only the holder of a role may read. No brief tells what happened: each tells what its person knows and wants. */
export const BRIEFS: Readonly<Record<string, Bilingual>> = {
  officer_a: lines(
    [
      '检验不合格，货值不足一万元，食品安全法第一百二十四条的起点就是五万元。上级考核食品安全案件的“处罚到位率”，你倾向按起点罚。',
      '你也有疑问：她当场就说出了供货商，付款记录对得上；只是没有合格证，进货本上只有一行字。第一百三十六条的“进货查验等义务”算不算履行了？',
      '进货记录不全还违反第六十五条，你想过依第一百二十六条第四款再给一个警告，可是告知书里没有写。考核表下周要交，你怕减轻处罚被说成“人情案”；你更怕的是听证上被问：为什么同样的事去年罚五万，前年罚八千。',
      '你不能主持听证，也不能在听证以后加码。',
    ],
    [
      'The leeks failed the test and are worth less than ten thousand yuan: Article 124 of the Food Safety Law sets a minimum fine of 50,000 yuan. Your superiors assess whether penalties in food cases are imposed in full, and you lean towards the minimum fine.',
      'You have doubts too. She named her supplier at once, and the payment record agrees; but there is no certificate, and her purchase book has a single line. Did she perform "the duty to check purchases and the like" of Article 136?',
      'The incomplete record also violates Article 65, and you thought of adding a warning under Article 126, fourth paragraph; but the notice does not mention one. The assessment is due next week, and you fear that mitigation will be called a favour. You fear even more being asked at the hearing why the same act cost 50,000 last year and 8,000 the year before.',
      'You may not conduct the hearing, and you may not ask for a heavier penalty after it.',
    ],
  ),
  officer_b: lines(
    [
      '2 月 18 日抽样是你和赵成一起去的，执法证件都出示了，现场笔录由你记录。',
      '你记得一个细节：货架上当时还挂着一张供货商的“承诺达标合格证”照片，日期是 2 月 10 日，不是 2 月 17 日。你拍了照，却没有写进笔录，因为当时以为它对当事人不利，后来才想到：她没有拿它冒充本批的证，这也说明她没有骗人。',
      '你刚取得执法资格一年。抽样那天你核对过秤：1.5 公斤，10.50 元。你想在听证上把有利和不利的都说出来，又怕承办人觉得你拆台。你私下算过：没收应当是 42 元，不是 56 元，也不是 20 元；别人问起，你说得出每一笔。',
    ],
    [
      'You and Zhao Cheng took the sample on 18 February, both showing your enforcement cards, and you kept the record.',
      "You remember one thing: a photograph of the supplier's certificate of conformity hung on the shelf, dated 10 February, not 17 February. You took a picture, but left it out of the record, thinking that it spoke against her. Later it struck you that she did not pass it off as the certificate of this lot, which speaks for her honesty.",
      'You have been qualified as an officer for only a year. You checked the scales that day: 1.5 kg, 10.50 yuan. At the hearing you would like to state what is in her favour as well as what is against her, but you fear that the officer in charge will feel undermined. You have worked it out for yourself: the sum to be confiscated is 42 yuan, not 56 and not 20; if asked, you can account for every item.',
    ],
  ),
  host: lines(
    [
      '你在法制科，没有参与调查，所以由你主持听证；听证以后你还要出具法制审核意见。',
      '你要守住三件事：让当事人把话说完，让调查人员拿出证据，不因申辩加重。审核时把三条路写清楚：免予处罚、减轻处罚、按起点处罚，各要哪些事实。',
      '局里去年有一件同类案子罚了 5 万，被法院判决变更。你不便替当事人说，但可以问。那一件的法制审核也是你签的字，建议的是按起点；判决书下来你读了很多遍，没有对局里任何人说过自己当时错在哪里。',
      '赵成私下问过你，能不能先透一句审核会不会通过；你没有答，听证以前也不会答。你担心的是“主持听证”和“出审核意见”都是你一个人：如果听证上露出倾向，审核写得再好也没有人信。',
    ],
    [
      'You are in the legal section and took no part in the investigation; so you conduct the hearing, and afterwards you write the legal review.',
      'You must see to three things: that the party is heard out, that the officers produce their evidence, and that the penalty is not increased because she pleaded. In your review, set out the three ways and the facts that each requires: exemption, mitigation and the minimum.',
      'Last year a court reduced a fine of 50,000 in a case like this. You do not speak for the party, but you may ask. You had signed the legal review in that case too, and it proposed the minimum. You have read the judgment many times and have told nobody in the agency where you went wrong.',
      'Zhao Cheng asked you privately for a hint as to whether the review will approve. You gave none and will give none before the hearing. What worries you is that you conduct the hearing and write the review as well: if you show a leaning at the hearing, nobody will trust the review, however well it is written.',
    ],
  ),
  clerk: lines(
    [
      '你做记录员六年，知道笔录里少一句话，法庭上就多一场争论。当事人说话急，爱用“老周”“那天”这样的词，你要请她说全姓名和日期，又不能替她改口。局长会上说的话有时前后不一，你只记原话。\n送达听证通知那天是 4 月 14 日，回证在你手里，工作日是你数的：15、16、17、18、21、22、23，正好七个。四次表决谁赞成谁反对，只有你的记录算数。\n听证笔录要记清三句话：从谁那里进的货、查验了什么、什么时候下架退款。笔录交当事人核对签字，拒签的由主持人注明。有一次当事人说你漏了一句，主持人说没有，你回去听录音，是你漏了；那以后你当场念给双方听。',
    ],
    [
      'You have kept records for six years and know that a sentence left out of the record means one more dispute in court. The party speaks fast and says "old Zhou" and "that day"; you ask for full names and dates without putting words in her mouth. The head sometimes contradicts himself; you write down what was said.\nYou served the notice on 14 April and counted the working days: 15, 16, 17, 18, 21, 22, 23, exactly seven. Only your record shows who voted for and against in each of the four votes.\nThree things must be clear in the record: from whom she bought, what she checked, and when she withdrew the leeks and gave refunds. The party checks and signs the record; a refusal is noted by the hearing officer. Once a party said that you had left out a sentence and the hearing officer denied it; the recording showed that you had. Since then you have read the record aloud to both sides.',
    ],
  ),
  head: lines(
    [
      '情节复杂的案件由你主持集体讨论。外面说“卖 56 块钱韭菜罚 5 万”，也有人说“食品安全不能讲人情”。你最怕的是同案不同罚。',
      '去年那件五万元被法院变更为五千元，市局在通报里点了名，你在会上作过检讨；市局另一份文件又要求“食品案件从严”。两张纸都在你抽屉里。你想让副手们先把理由说透，自己不表态，免得别人跟着你投。\n四次都没有多数怎么办，你问过法制科：没有决定就不能罚，九十日到 6 月 3 日。',
      '你最后发言。决定要经得起复议和诉讼。上任以来你签过两百多份处罚决定，这是第一次有记者打电话来问；你让办公室回“依法办理”，其实你自己还没有想好。',
    ],
    [
      'You lead the discussion of complex cases. Some say "fifty thousand for fifty-six yuan of leeks", others that there can be no favours in food safety. What you fear most is unequal penalties in similar cases.',
      'Last year a court varied your fine of 50,000 to 5,000; the city named your agency in a circular, and you had to make a self-criticism at a meeting. Another document of the city administration demands severity in food cases. Both papers are in your drawer. You want your deputies to argue it out first, and you keep your own view to yourself so that they do not simply follow you.\nYou have asked what happens if no motion is carried: no decision, no penalty, and the ninety days end on 3 June.',
      'You speak last. The decision must withstand reconsideration and judicial review. You have signed more than two hundred penalty decisions, and this is the first over which a journalist has telephoned. You had the office answer that the law would be followed; in fact you have not made up your mind.',
    ],
  ),
  deputy_a: lines(
    [
      '你分管食品。残留超标一倍多，吃的人不知道是谁，你认为不能免。但 5 万元够她关门，罚完了谁来守法？你可以接受减轻，不接受免予。',
      '你跑市场十年，知道十家小店有七家没有逐批合格证；罚她一家，别家会看。你心里的数是三千到一万之间，说不准。同类案件里丙案 8,000 元是你经手的，当事人后来关了店，你一直没有对人说过。\n听证以前你要和邵平各写一份比对意见，你提醒自己：不写数额。你还怕一件事：丙案的数额写进清单，别人会问当时凭什么，你手里没有留下讨论记录。如果有人提出按起点罚，你可能不会反对，因为起点是唯一不用解释的数。',
    ],
    [
      'You are in charge of food safety. The residue is more than twice the limit, and nobody knows who ate the leeks; you would not grant exemption. But 50,000 would close the shop, and who is then left to obey the law? You can accept mitigation, but not exemption.',
      'You have walked the markets for ten years and know that seven shops in ten have no certificate for each lot; the others will watch what happens to her. You have a figure between three and ten thousand in mind, but you are not sure. Case C, with its 8,000, was yours; the trader later closed down, and you have told nobody.\nBefore the hearing you and Shao Ping each write a comparison; you remind yourself to name no amount. One more thing worries you: case C is on the list, somebody may ask what the amount was based on, and you kept no record of the discussion. If the minimum is moved, you might not oppose it: it is the only figure that nobody has to explain.',
    ],
  ),
  deputy_b: lines(
    [
      '你分管法制和信用。你反复看第一百三十六条：如实说明来源，她做到了；不知道不合格，要有充分证据，她拿得出的是市场价和供货商的话；进货查验，她只做了一半。你更倾向不予处罚加教育，但减轻处罚你也能同意。',
      '“不知道”要有充分证据证明，你觉得举证责任放在小店主身上太重，可是条文就是这样写的。市局的裁量指引说农残案件一律不得减轻，你怀疑这一条和行政处罚法第三十二条抵触，打算在讨论时提出来。\n信用公示由你管：罚款一旦公示，她半年内贷不到款，这一点没有人提过。',
    ],
    [
      'You are in charge of legal affairs and credit records. You have read Article 136 again and again: she named her source; that she did not know must be proved by sufficient evidence, and she has only the market price and the word of her supplier; and she carried out only half of the checks. You lean towards no penalty with instruction, but could agree to mitigation.',
      'That she did not know must be proved by sufficient evidence; you find that a heavy burden for a small shopkeeper, but that is what the article says. The guidance of the city says that penalties in residue cases are never mitigated; you doubt that this is consistent with Article 32 of the Administrative Penalty Law and mean to say so.\nThe public credit records are in your charge: once a fine is published she cannot get a loan for half a year, and nobody has mentioned it.',
    ],
  ),
  party: lines(
    [
      '你五十三岁，一个人守店。2 月 17 日早上在城北市场老周那里进了 16 斤韭菜，微信付了 36 元，当天记在本子上：“韭菜 16 斤 老周”。老周没有给你合格证，你也没有要；墙上那张是上一次的。',
      '3 月 3 日接到报告，你当天贴了告示，有两位老顾客来退，你退了 14 元。',
      '2024 年 9 月局里来过，说你没有进货记录，发过一张责令改正通知书，以后你才开始记。你担心这算“有前科”。',
      '有人劝你补一本像样的台账，把日期写成 2 月 17 日。你没有补。你没有告诉律师，劝你的是市场管理方的人。',
      '儿子让你认罚算了，不要上网；你怕的不是丢脸，是五万元要动给老伴看病的存款。三千元你拿得出来，一万元要借。别人问你能出多少，你不知道该不该说。',
    ],
    [
      'You are fifty-three and keep the shop alone. On the morning of 17 February you bought 8 kg of leeks from old Zhou, paid 36 yuan by phone, and wrote in your book "leeks 8 kg, old Zhou". He gave you no certificate and you did not ask; the one on the wall was from the time before.',
      'On 3 March you received the report. The same day you put up a notice; two regular customers came back, and you refunded 14 yuan.',
      'In September 2024 the agency found that you kept no purchase records and ordered you to correct this; since then you have kept them. You fear that it counts as a previous offence.',
      'A man from the market management advised you to write up a proper ledger with the date of 17 February. You did not, and you have not told your lawyer who it was.',
      'Your son tells you to accept the fine and keep the story off the internet. You do not fear the shame; you fear for the savings that are meant for the treatment of your husband. You can pay three thousand; for ten you would have to borrow. If you are asked what you can pay, you do not know whether to say.',
    ],
  ),
  agent: lines(
    [
      '先争第一百三十六条免予处罚：如实说明来源、有充分证据证明不知道、进货查验。弱点在查验：没有合格证，记录缺供货者地址和联系方式。',
      '退一步：行政处罚法第三十三条初次违法且危害后果轻微并及时改正，可以不予处罚；再退一步：第三十二条减轻，第五条过罚相当。',
      '2024 年的责令改正是记录问题，不是行政处罚，也不是同一种违法行为。',
      '当事人问过你能不能补台账。你告诉她：不能。',
      '你是法律援助律师，同时有四件案子，给这一件的时间只有两个晚上。你想传周德才，又怕他当场改口说“给过证”：他没有答应过你会怎样说。去年法院变更五万元的那份判决你手里有，准备到辩论时再拿出来。当事人没有说过能付多少，你也没有问，怕问了就只会往那个数字上谈。',
    ],
    [
      'Ask first for exemption under Article 136: the source was named, there is sufficient evidence that she did not know, and purchases were checked. The weak point is the checks: there is no certificate, and no address or telephone number in the book.',
      'Next rely on Article 33 of the Administrative Penalty Law: a first violation with slight consequences, corrected in time, for which no penalty need be imposed. Then ask for mitigation under Article 32 and proportionality under Article 5.',
      'The order of 2024 was about records; it was not a penalty, and it was not for a violation of the same kind.',
      'Your client asked whether she might write up a ledger. You told her no.',
      'You are a legal aid lawyer with four cases at once and have two evenings for this one. You would like to call Zhou Decai, but you fear that he will suddenly say that he gave a certificate; he has promised you nothing. You have the judgment in which a court varied the fifty thousand last year, and you mean to bring it up in the debate. Your client has not said what she can pay, and you have not asked: once you know the figure, you would argue towards it.',
    ],
  ),
  witness: lines(
    [
      '2 月 17 日你卖给林月娥 16 斤韭菜，收了 36 元。韭菜是从郊县菜农手里收的，一共 300 斤，没有逐批要合格证。',
      '2 月 10 日那张承诺达标合格证是另一户菜农开的，你发给了所有老客户。',
      '你和林月娥做了八年生意，她从不赊账。市场管理方三月里让你补过一叠合格证，你没有补 2 月 17 日的，因为菜农已经找不到了。有人托你说“那天给过证”，你没有答应，也没有告诉林月娥。卖价 4.5 元一公斤，是当天的市场价。\n你不知道这批菜残留超标，也没有问过菜农打了什么药。',
      '销货单的第二联你从来不撕给老客户，2 月 17 日这一张还连在存根上，合格证一栏也没有勾。孙洁来复核时你要自己写一份说明、签名；写了，听证时就不能改口。',
      '你担心自己也被罚，但问到你就照实说。',
    ],
    [
      "On 17 February you sold Lin Yue'e 8 kg of leeks for 36 yuan. They came from a grower in the county, 150 kg in all, and you did not ask for a certificate for each lot.",
      'The certificate of 10 February came from another grower; you sent it to all your regulars.',
      "You have dealt with Lin Yue'e for eight years, and she never bought on credit. In March the market management had you write up a stack of missing certificates; you did not write one for 17 February, as the grower could no longer be found. You were asked to say that you had given one; you refused, and did not tell her. Your price of 4.50 a kilogram was the market price of the day.\nYou did not know of the residue, and did not ask the grower what he had sprayed.",
      'You never tear off the second copy of the slip for regulars; that of 17 February still hangs on its stub, and the boxes for the certificate are not ticked. When Sun Jie comes to check, you write and sign a statement of your own; once it is written, you cannot say anything different at the hearing.',
      'You fear that you will be penalised too, but if you are asked you will tell the truth.',
    ],
  ),
};
