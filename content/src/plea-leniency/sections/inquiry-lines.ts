import type { FlowNode } from '@lets/contract';
import { say, sayAfter, showing } from '../../build.ts';

type Line = FlowNode['lines'][number];

const EXCLUDED = ['passed', 'tied'] as const;

/** The decision on exclusion is announced before the facts are gone into. */
const ANNOUNCED: Line[] = [
  sayAfter(
    { exclusion_vote: EXCLUDED },
    'presiding',
    '现在宣布：公诉方提供的材料不能排除第一份讯问笔录以威胁方法取得，依照《刑事诉讼法》第六十条，对该笔录予以排除，不得宣读，不得作为判决的依据。',
    'I announce the decision. On the material produced by the prosecution, it cannot be ruled out that the first record was obtained by threats. Under Criminal Procedure Law, Article 60, it is excluded; it may not be read out, nor may the judgment rest on it.',
  ),
  sayAfter(
    { exclusion_vote: 'rejected' },
    'presiding',
    '现在宣布：经调查，现有材料不足以认定第一份讯问笔录以法律规定的非法方法取得，对排除申请予以驳回，该笔录可以出示、质证。',
    'I announce the decision. After the inquiry, the material is not sufficient to find that the first record was obtained by unlawful means within the meaning of the law. The application is dismissed, and the record may be produced and examined.',
  ),
  sayAfter(
    { exclusion_vote: EXCLUDED },
    'prosecutor',
    '公诉人尊重法庭的决定，以下举证不再使用第一份笔录。',
    'The prosecution respects the decision and will make no use of the first record.',
  ),
  sayAfter(
    { exclusion_vote: 'rejected' },
    'defender',
    '辩护人对驳回保留意见，请记入笔录。对第一份笔录的真实性、合法性仍有异议。',
    'I reserve my position on the dismissal and ask that this be recorded. I still dispute both the authenticity and the legality of the first record.',
  ),
  {
    ...sayAfter(
      { exclusion_vote: 'rejected' },
      'prosecutor',
      '依照法庭决定出示 3 月 15 日的讯问笔录：被告人当晚即供认用旧钥匙开门、变卖一支镜头。',
      "In accordance with the court's decision I produce the record of 15 March: that very evening the defendant admitted that he had opened the door with his old key and sold a lens.",
    ),
    shows: ['evidence_1_record'],
  },
];

/** With a plea: sentence and what is disputed. */
export const INQUIRY_LINES: Line[] = [
  ...ANNOUNCED,
  say(
    'presiding',
    '法庭调查主要围绕量刑和有争议的问题进行。被告人，对起诉书指控的事实和罪名有没有异议？公诉人可以讯问。',
    'The investigation will concentrate on the sentence and on what is disputed. Defendant, do you dispute the facts or the offence in the indictment? The prosecutor may question him.',
  ),
  say('defendant', '没有异议，是我拿的，我认罪。', 'I do not. I took them, and I admit the offence.'),
  say(
    'prosecutor',
    '问被告人：钥匙为什么离职时没有交？为什么选在凌晨两点？镜头卖给谁，卖了多少？',
    'A question to the defendant: why did you not return the key when you left? Why at two in the morning? To whom did you sell the lens, and for how much?',
  ),
  say(
    'defendant',
    '忘了交，后来也没人问我要。白天有人，我怕碰见罗老师。卖给二手店，2,000 元，用的是我自己的身份证。',
    'I forgot, and later nobody asked for it. There are people about in the daytime, and I was afraid of meeting Ms Luo. I sold it to a second-hand dealer for 2,000 yuan, on my own identity card.',
  ),
  say(
    'defender',
    '问被告人：3 月 15 日晚上派出所怎样通知你的？你知道是什么事吗？怎么去的？',
    'A question to the defendant: how did the station reach you on the evening of 15 March? Did you know what it was about, and how did you get there?',
  ),
  say(
    'defendant',
    '八点五十五打的电话，说工作室丢了东西让我去一趟。我知道是什么事，坐公交自己去的。到了以后头半个小时没有说。',
    'They rang at 20:55 and said that things were missing from the studio and that I should come in. I knew what it was about, and I went there myself by bus. For the first half hour I said nothing.',
  ),
  showing(
    ['evidence_4_register'],
    'defender',
    '出示值班登记：电话通知在前，自行到所在后，与到案经过的“抓获”相反。明知涉案仍自动前往，请法庭考虑自首。',
    'I produce the station register: first there was a telephone call, then he came of his own accord, which is the opposite of "caught". He knew that it concerned him and still went. I ask the court to consider voluntary surrender.',
  ),
  say(
    'assistant',
    '我们核对过：当晚没有出警记录，“抓获”是套用格式。登记是准的，这一点有利于被告人，应当说明。',
    'We have checked: no patrol went out that evening, and "caught" is a stock phrase from the form. The register is correct. It favours the defendant, and we must say so.',
  ),
  say(
    'judge',
    '问公诉人：到所以后头半个小时没有承认，是否影响“如实供述”的认定？',
    'A question to the prosecutor: for the first half hour he did not admit it. Does that affect the finding that he confessed truthfully?',
  ),
  say(
    'prosecutor',
    '他在 17 日如实供述了主要事实，一审判决以前没有反复。是否认定自首，请合议庭审查。',
    'On the 17th he truthfully confessed the main facts, and he has not retracted that since. Whether this is voluntary surrender we leave to the panel.',
  ),
  showing(
    ['evidence_2_scene', 'evidence_3_value', 'evidence_7_seizure'],
    'assistant',
    '出示勘验笔录、价格认定结论书和扣押清单：门锁完好；三件合计 21,600 元；相机一台、镜头一支已经追回发还。',
    'I produce the scene record, the valuation and the seizure list: the lock was intact; the three items are worth 21,600 yuan in all; a camera and one lens were recovered and returned.',
  ),
  say(
    'defender',
    '对勘验笔录没有异议。扣押清单请公诉方说明：见证人一栏为什么没有签名，序列号和数量的改动是谁改的？价格认定是否看过实物？',
    'I do not dispute the scene record. As to the seizure list, I ask the prosecution to explain: why did no witness sign, and who changed the serial number and the quantity? Did the appraisers see the actual items?',
  ),
  say(
    'assistant',
    '见证人当时在场，漏了签名，办案单位补了说明；序列号写错一位当场改正，漏了捺印。镜头乙没有追回，按购买凭证认定。',
    'A witness was there but did not sign; the station has explained this in writing. One digit of the serial number was wrong and was corrected on the spot, but without a thumbprint. Lens B was not recovered and was valued on the basis of its proof of purchase.',
  ),
  say(
    'assessor',
    '问被害人：还回来的相机是不是你那一台？你怎么认出来的？',
    'A question to the victim: is the camera that was returned yours? How do you know?',
  ),
  say(
    'victim',
    '是我的，保修卡上的序列号对得上，肩带上有我缝的线。5,000 元已经到账，我写了谅解书。',
    'It is mine: the serial number matches the warranty card, and the stitching on the strap is mine. The 5,000 yuan has been paid, and I have signed a letter of forgiveness.',
  ),
  showing(
    ['evidence_5_video'],
    'prosecutor',
    '最后出示楼道监控截图、二手店登记和 3 月 17 日的讯问笔录，与被告人当庭供述相互印证。',
    "Finally I produce the still from the stairway camera, the dealer's register and the record of 17 March. They corroborate what the defendant has said in court.",
  ),
  say(
    'defender',
    '对这三项没有异议。17 日的笔录是告知权利以后自愿作出的，正好说明他的认罪不依赖第一份。',
    'I do not dispute these three. The statement of the 17th was made voluntarily after his rights were explained, which shows that his plea does not rest on the first record.',
  ),
  say(
    'judge',
    '问被害人：有没有工资没有结清？这关系案件起因，照实说就可以。',
    'A question to the victim: are there wages that have not been paid? It bears on how the case came about. Simply tell us the truth.',
  ),
  say(
    'victim',
    '有 4,300 元没有给，因为一只闪光灯，我们说法不一样。',
    'There are 4,300 yuan that I have not paid, because of a flash unit about which we disagree.',
  ),
  say(
    'clerk',
    '法庭宣布的决定、出示和质证的内容已逐项记录。',
    'What the court announced and what was produced and examined has been recorded item by item.',
  ),
  say(
    'presiding',
    '双方没有新的证据，也没有问题要问。调查结束，进入辩论。',
    'Neither side has new evidence or further questions. The investigation is closed; we proceed to the debate.',
  ),
];

/** Without a plea: everything, item by item. */
export const FULL_LINES: Line[] = [
  ...ANNOUNCED,
  say(
    'presiding',
    '按普通程序进行法庭调查。先讯问被告人，再逐项举证，一证一质。',
    'The investigation follows ordinary procedure: first the questioning of the defendant, then the evidence item by item, each item being examined as it is produced.',
  ),
  say(
    'prosecutor',
    '问被告人：拿走以前，你有没有向罗敏要过工资？拿走以后，有没有告诉她是抵工资？',
    'A question to the defendant: did you ask Luo Min for the wages before you took the things? Did you tell her afterwards that you had taken them in place of the wages?',
  ),
  say(
    'defendant',
    '去年十二月要过两次，她说要扣闪光灯。拿走以后没有来得及说，第二天派出所就打电话了。',
    'I asked twice last December; she said that she was keeping the money back for a flash unit. Afterwards I had no time to tell her: the station rang the next day.',
  ),
  say(
    'prosecutor',
    '工资 4,300 元，为什么拿走 21,600 元的东西？为什么戴手套？',
    'The wages were 4,300 yuan. Why did you take things worth 21,600? And why did you wear gloves?',
  ),
  say(
    'defendant',
    '我没有算过值多少。三月半夜冷，骑车戴的手套，没有摘。',
    'I did not work out what they were worth. It is cold at night in March; I wore them for cycling and did not take them off.',
  ),
  say(
    'defender',
    '问被害人：欠他工资是不是事实？闪光灯值多少，有没有他写的赔偿字据？',
    'A question to the victim: is it true that you owe him wages? What was the flash unit worth, and did he ever sign anything promising to pay for it?',
  ),
  say(
    'victim',
    '是欠 4,300 元。闪光灯买的时候 3,900 元，他没有写过字据。可我从来没有答应他拿东西抵。',
    'Yes, I owe him 4,300. The flash unit cost 3,900 when I bought it, and he never signed anything. But I never agreed that he could take things instead.',
  ),
  showing(
    ['evidence_5_video'],
    'prosecutor',
    '出示楼道监控截图：2 时 08 分，一名男子戴手套从后门上楼；二手店登记：当日 11 时 20 分本人持身份证出售镜头，2,000 元。',
    "I produce the still from the stairway camera: at 2:08 a man wearing gloves goes up from the back door. I also produce the dealer's register: at 11:20 that day the defendant sold a lens for 2,000 yuan on his own identity card.",
  ),
  say(
    'defender',
    '对截图有异议：面部不清；画面上的时间和墙上的钟对不上，监控有没有校时？对二手店登记没有异议，用本名出售恰恰说明他不觉得见不得人。',
    "I dispute the still: the face is unclear, and the time in the picture does not match the clock on the wall. Was the camera's clock ever checked? I do not dispute the register; selling under his own name shows that he thought he had nothing to hide.",
  ),
  say(
    'assistant',
    '墙上的钟是物业的，一直快十来分钟；监控没有校时记录。被告人不否认当晚到过现场，时间差不影响到场的事实。',
    "The clock belongs to the building and runs some ten minutes fast; there is no record of the camera's clock being checked. The defendant does not deny that he was there that night, and the difference in time does not affect that.",
  ),
  showing(
    ['evidence_2_scene', 'evidence_3_value', 'evidence_7_seizure'],
    'assistant',
    '出示勘验笔录、价格认定结论书、扣押清单：没有撬压痕迹；三件 21,600 元；在他住处扣押相机一台、镜头一支。',
    'I produce the scene record, the valuation and the seizure list: there were no signs of forced entry; the three items are worth 21,600 yuan; a camera and a lens were seized at his lodgings.',
  ),
  say(
    'defender',
    '扣押清单没有见证人签名，还有涂改，请公诉方补正或者作出合理解释；没有解释的，不得作为定案的根据。',
    'No witness signed the seizure list, and it was altered. The prosecution must correct this or explain it reasonably; without an explanation, no decision may be based on it.',
  ),
  say(
    'prosecutor',
    '办案单位已书面解释，被害人当庭辨认了序列号。瑕疵已经得到解释。',
    'The station has explained it in writing, and the victim has identified the serial number in court. The defect has been explained.',
  ),
  say(
    'judge',
    '问被告人：剩下的相机和镜头放在哪里？打算怎么处理？如果她当天把工资给你，你会不会还？',
    'A question to the defendant: where did you keep the camera and the other lens? What did you mean to do with them? Had she paid you that day, would you have given them back?',
  ),
  say(
    'defendant',
    '就放在床边的背包里，没有藏。她要是给，我会还；卖掉的那支，我没法还。',
    'In the rucksack by my bed; I did not hide them. Had she paid, I would have given them back, but I could not have returned the one I sold.',
  ),
  say(
    'assessor',
    '问被告人：为什么半夜去，不白天去要？',
    'A question to the defendant: why did you go at night, rather than ask for your money in the daytime?',
  ),
  say(
    'defendant',
    '白天去要过，当着客人的面她不理我。',
    'I did go in the daytime. She ignored me in front of the customers.',
  ),
  showing(
    ['evidence_4_register'],
    'defender',
    '出示值班登记：电话通知后自行到所。即使认定有罪，对行为性质的辩解也不影响自首的审查。',
    'I produce the station register: he came of his own accord after a telephone call. Even if he is found guilty, his argument about the nature of his conduct does not prevent voluntary surrender from being examined.',
  ),
  say(
    'clerk',
    '控辩双方对每一项证据的意见已分别记录。',
    'What each side said on each item of evidence has been recorded separately.',
  ),
];
