import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

const SECOND_INSTANCE = law(
  'law_second_instance',
  bi('民事诉讼法 第二审程序（节录）', 'Civil Procedure Law: second instance (extracts)'),
  [
    title('中华人民共和国民事诉讼法（节录）'),
    quote('2023 年 9 月 1 日第五次修正，自 2024 年 1 月 1 日起施行。'),
    heading('审判组织'),
    p('**第四十一条** 人民法院审理第二审民事案件，由审判员组成合议庭。合议庭的成员人数，必须是单数。'),
    p(
      '中级人民法院对第一审适用简易程序审结或者不服裁定提起上诉的第二审民事案件，事实清楚、权利义务关系明确的，经双方当事人同意，可以由审判员一人独任审理。',
    ),
    p('发回重审的案件，原审人民法院应当按照第一审程序另行组成合议庭。'),
    p(
      '审理再审案件，原来是第一审的，按照第一审程序另行组成合议庭；原来是第二审的或者是上级人民法院提审的，按照第二审程序另行组成合议庭。',
    ),
    p(
      '**第四十五条** 合议庭评议案件，实行少数服从多数的原则。评议应当制作笔录，由合议庭成员签名。评议中的不同意见，必须如实记入笔录。',
    ),
    heading('证据'),
    p('**第六十八条** 当事人对自己提出的主张应当及时提供证据。'),
    p(
      '人民法院根据当事人的主张和案件审理情况，确定当事人应当提供的证据及其期限。当事人在该期限内提供证据确有困难的，可以向人民法院申请延长期限，人民法院根据当事人的申请适当延长。当事人逾期提供证据的，人民法院应当责令其说明理由；拒不说明理由或者理由不成立的，人民法院根据不同情形可以不予采纳该证据，或者采纳该证据但予以训诫、罚款。',
    ),
    heading('对妨害民事诉讼的强制措施'),
    p(
      '**第一百一十四条** 诉讼参与人或者其他人有下列行为之一的，人民法院可以根据情节轻重予以罚款、拘留；构成犯罪的，依法追究刑事责任：',
    ),
    p('（一）伪造、毁灭重要证据，妨碍人民法院审理案件的；'),
    p('（二）以暴力、威胁、贿买方法阻止证人作证或者指使、贿买、胁迫他人作伪证的；'),
    p(
      '（三）隐藏、转移、变卖、毁损已被查封、扣押的财产，或者已被清点并责令其保管的财产，转移已被冻结的财产的；',
    ),
    p(
      '（四）对司法工作人员、诉讼参加人、证人、翻译人员、鉴定人、勘验人、协助执行的人，进行侮辱、诽谤、诬陷、殴打或者打击报复的；',
    ),
    p('（五）以暴力、威胁或者其他方法阻碍司法工作人员执行职务的；'),
    p('（六）拒不履行人民法院已经发生法律效力的判决、裁定的。'),
    p(
      '人民法院对有前款规定的行为之一的单位，可以对其主要负责人或者直接责任人员予以罚款、拘留；构成犯罪的，依法追究刑事责任。',
    ),
    p('**第一百一十九条** 拘传、罚款、拘留必须经院长批准。'),
    p('拘传应当发拘传票。'),
    p('罚款、拘留应当用决定书。对决定不服的，可以向上一级人民法院申请复议一次。复议期间不停止执行。'),
    heading('第二审程序'),
    p(
      '**第一百七十一条** 当事人不服地方人民法院第一审判决的，有权在判决书送达之日起十五日内向上一级人民法院提起上诉。',
    ),
    p('当事人不服地方人民法院第一审裁定的，有权在裁定书送达之日起十日内向上一级人民法院提起上诉。'),
    p(
      '**第一百七十二条** 上诉应当递交上诉状。上诉状的内容，应当包括当事人的姓名，法人的名称及其法定代表人的姓名或者其他组织的名称及其主要负责人的姓名；原审人民法院名称、案件的编号和案由；上诉的请求和理由。',
    ),
    p('**第一百七十三条** 上诉状应当通过原审人民法院提出，并按照对方当事人或者代表人的人数提出副本。'),
    p('当事人直接向第二审人民法院上诉的，第二审人民法院应当在五日内将上诉状移交原审人民法院。'),
    p(
      '**第一百七十四条** 原审人民法院收到上诉状，应当在五日内将上诉状副本送达对方当事人，对方当事人在收到之日起十五日内提出答辩状。人民法院应当在收到答辩状之日起五日内将副本送达上诉人。对方当事人不提出答辩状的，不影响人民法院审理。',
    ),
    p('原审人民法院收到上诉状、答辩状，应当在五日内连同全部案卷和证据，报送第二审人民法院。'),
    p('**第一百七十五条** 第二审人民法院应当对上诉请求的有关事实和适用法律进行审查。'),
    p(
      '**第一百七十六条** 第二审人民法院对上诉案件应当开庭审理。经过阅卷、调查和询问当事人，对没有提出新的事实、证据或者理由，人民法院认为不需要开庭审理的，可以不开庭审理。',
    ),
    p('第二审人民法院审理上诉案件，可以在本院进行，也可以到案件发生地或者原审人民法院所在地进行。'),
    p('**第一百七十七条** 第二审人民法院对上诉案件，经过审理，按照下列情形，分别处理：'),
    p('（一）原判决、裁定认定事实清楚，适用法律正确的，以判决、裁定方式驳回上诉，维持原判决、裁定；'),
    p('（二）原判决、裁定认定事实错误或者适用法律错误的，以判决、裁定方式依法改判、撤销或者变更；'),
    p('（三）原判决认定基本事实不清的，裁定撤销原判决，发回原审人民法院重审，或者查清事实后改判；'),
    p('（四）原判决遗漏当事人或者违法缺席判决等严重违反法定程序的，裁定撤销原判决，发回原审人民法院重审。'),
    p('原审人民法院对发回重审的案件作出判决后，当事人提起上诉的，第二审人民法院不得再次发回重审。'),
    p(
      '**第一百七十九条** 第二审人民法院审理上诉案件，可以进行调解。调解达成协议，应当制作调解书，由审判人员、书记员署名，加盖人民法院印章。调解书送达后，原审人民法院的判决即视为撤销。',
    ),
    p('**第一百八十条** 第二审人民法院判决宣告前，上诉人申请撤回上诉的，是否准许，由第二审人民法院裁定。'),
    p('**第一百八十一条** 第二审人民法院审理上诉案件，除依照本章规定外，适用第一审普通程序。'),
    p('**第一百八十二条** 第二审人民法院的判决、裁定，是终审的判决、裁定。'),
    p(
      '**第一百八十三条** 人民法院审理对判决的上诉案件，应当在第二审立案之日起三个月内审结。有特殊情况需要延长的，由本院院长批准。',
    ),
  ],
  [
    title("Civil Procedure Law of the People's Republic of China (extracts)"),
    quote(
      'Fifth amendment of 1 September 2023, in force 1 January 2024. Unofficial translation; the Chinese text is authoritative.',
    ),
    heading('The panel'),
    p(
      "**Article 41** A people's court hearing a civil case at second instance forms a collegial panel of judges. The number of its members must be odd.",
    ),
    p(
      'A case at second instance that was concluded under the summary procedure at first instance, or in which a ruling is appealed against, may, where the facts are clear and the rights and obligations definite and both parties agree, be tried by a single judge of an intermediate court.',
    ),
    p(
      'For a case remanded for retrial, the court of first instance forms another collegial panel under the procedure of first instance.',
    ),
    p(
      'For a retrial, a new panel is formed under the procedure of first instance if the case was one of first instance, and under that of second instance if it was one of second instance or is brought up by a higher court.',
    ),
    p(
      '**Article 45** In deliberating a case a collegial panel follows the majority. A record of the deliberation shall be kept and signed by the members. Differing opinions must be entered in it truthfully.',
    ),
    heading('Evidence'),
    p('**Article 68** A party shall provide evidence for its assertions in time.'),
    p(
      "The people's court determines the evidence a party shall provide and the period for it, according to the party's assertions and the progress of the trial. A party that has real difficulty in providing it within that period may apply for an extension, which the court grants as appropriate. Where evidence is provided late, the court shall order the party to explain; if it refuses or the explanation is not justified, the court may, according to the circumstances, not accept the evidence, or accept it with a reprimand or a fine.",
    ),
    heading('Compulsory measures against obstruction'),
    p(
      "**Article 114** A participant in the proceedings or another person who commits any of the following acts may be fined or detained by the people's court according to the gravity of the circumstances; if the act is a crime, criminal liability is pursued:",
    ),
    p('(1) forging or destroying important evidence and so obstructing the trial;'),
    p(
      '(2) preventing a witness from testifying by force, threat or bribery, or instigating, bribing or coercing another to give false testimony;',
    ),
    p(
      "(3) hiding, transferring, selling or damaging property that has been sealed up or seized, or property that has been inventoried and entrusted to the person's custody, or transferring frozen property;",
    ),
    p(
      '(4) insulting, defaming, framing, assaulting or retaliating against judicial personnel, participants in the proceedings, witnesses, interpreters, appraisers, inspectors or those who assist in enforcement;',
    ),
    p(
      '(5) obstructing judicial personnel in the performance of their duties by force, threat or other means;',
    ),
    p("(6) refusing to comply with a judgment or ruling of a people's court that has taken legal effect."),
    p(
      "Where an entity commits one of these acts, the people's court may fine or detain its principal person in charge or the persons directly responsible; if the act is a crime, criminal liability is pursued.",
    ),
    p(
      '**Article 119** A summons by force, a fine or detention requires the approval of the president of the court.',
    ),
    p('For a summons by force a warrant is issued.'),
    p(
      "A fine or detention is imposed by a written decision. A person who does not accept it may apply once to the people's court at the next higher level for reconsideration. Enforcement is not suspended meanwhile.",
    ),
    heading('The second instance'),
    p(
      "**Article 171** A party who does not accept the judgment at first instance of a local people's court has the right to appeal to the people's court at the next higher level within fifteen days of its service.",
    ),
    p(
      "A party who does not accept the ruling at first instance of a local people's court has the right to appeal to the people's court at the next higher level within ten days of its service.",
    ),
    p(
      '**Article 172** An appeal is made by a petition. It shall state the names of the parties, of legal persons and their legal representatives or of other organisations and the persons chiefly in charge; the court of first instance, the number and the cause of the case; the requests of the appeal and the reasons.',
    ),
    p(
      '**Article 173** The petition shall be submitted through the court of first instance, with copies for the number of opposing parties or representatives.',
    ),
    p(
      'Where a party appeals directly to the court of second instance, that court shall pass the petition to the court of first instance within five days.',
    ),
    p(
      '**Article 174** The court of first instance shall serve a copy of the petition on the opposing party within five days of receiving it, and the opposing party shall answer within fifteen days of receipt. The court shall serve a copy of the answer on the appellant within five days of receiving it. If no answer is filed, the trial is not affected.',
    ),
    p(
      'Having received petition and answer, the court of first instance shall within five days send them with the whole file and the evidence to the court of second instance.',
    ),
    p(
      '**Article 175** The court of second instance shall examine the facts and the application of law to which the requests of the appeal relate.',
    ),
    p(
      '**Article 176** The court of second instance shall hold a hearing on an appeal. Where, after reading the file, investigating and questioning the parties, no new facts, evidence or grounds have been put forward and the court considers that no hearing is needed, it may do without.',
    ),
    p(
      'The court of second instance may hear an appeal at its seat, where the case arose or where the court of first instance sits.',
    ),
    p('**Article 177** Having heard an appeal, the court of second instance deals with it as follows:'),
    p(
      '(1) where the original judgment or ruling found the facts clearly and applied the law correctly, the appeal is dismissed by judgment or ruling and the original upheld;',
    ),
    p(
      '(2) where it found the facts wrongly or applied the law wrongly, it is amended, set aside or varied according to law by judgment or ruling;',
    ),
    p(
      '(3) where the original judgment did not find the basic facts clearly, it is set aside by ruling and the case remanded for retrial, or it is amended after the facts have been found;',
    ),
    p(
      '(4) where a party was left out, judgment was unlawfully given by default or the legal procedure was otherwise seriously violated, the original judgment is set aside by ruling and the case remanded for retrial.',
    ),
    p(
      'Where a party appeals against the judgment in a case that was remanded for retrial, the court of second instance may not remand it again.',
    ),
    p(
      '**Article 179** The court of second instance may mediate. If an agreement is reached, a mediation statement shall be drawn up, signed by the judges and the clerk and sealed. Once it is served, the judgment of the court of first instance is deemed set aside.',
    ),
    p(
      '**Article 180** Where the appellant applies to withdraw the appeal before the judgment of second instance is pronounced, the court of second instance rules whether to allow it.',
    ),
    p(
      '**Article 181** Except as provided in this Chapter, the ordinary procedure at first instance applies to appeals.',
    ),
    p('**Article 182** Judgments and rulings of the court of second instance are final.'),
    p(
      '**Article 183** An appeal against a judgment shall be concluded within three months of its registration at second instance. An extension needed for special reasons is approved by the president of the court.',
    ),
  ],
);

const INTERPRETATION = law(
  'law_interpretation_appeal',
  bi('民诉法解释 二审和逾期证据（节录）', 'CPL Interpretation: appeals and late evidence (extracts)'),
  [
    title('最高人民法院关于适用《中华人民共和国民事诉讼法》的解释（节录）'),
    quote('2022 年 3 月 22 日第二次修正，自 2022 年 4 月 10 日起施行。'),
    heading('逾期提供证据'),
    p('**第一百零一条** 当事人逾期提供证据的，人民法院应当责令其说明理由，必要时可以要求其提供相应的证据。'),
    p('当事人因客观原因逾期提供证据，或者对方当事人对逾期提供证据未提出异议的，视为未逾期。'),
    p(
      '**第一百零二条** 当事人因故意或者重大过失逾期提供的证据，人民法院不予采纳。但该证据与案件基本事实有关的，人民法院应当采纳，并依照民事诉讼法第六十八条、第一百一十八条第一款的规定予以训诫、罚款。',
    ),
    p('当事人非因故意或者重大过失逾期提供的证据，人民法院应当采纳，并对当事人予以训诫。'),
    p(
      '当事人一方要求另一方赔偿因逾期提供证据致使其增加的交通、住宿、就餐、误工、证人出庭作证等必要费用的，人民法院可予支持。',
    ),
    heading('诉讼费用'),
    p(
      '**第一百九十六条** 人民法院改变原判决、裁定、调解结果的，应当在裁判文书中对原审诉讼费用的负担一并作出处理。',
    ),
    heading('上诉'),
    p(
      '**第三百一十八条** 一审宣判时或者判决书、裁定书送达时，当事人口头表示上诉的，人民法院应告知其必须在法定上诉期间内递交上诉状。未在法定上诉期间内递交上诉状的，视为未提起上诉。虽递交上诉状，但未在指定的期限内交纳上诉费的，按自动撤回上诉处理。',
    ),
    p('**第三百二十一条** 第二审人民法院应当围绕当事人的上诉请求进行审理。'),
    p(
      '当事人没有提出请求的，不予审理，但一审判决违反法律禁止性规定，或者损害国家利益、社会公共利益、他人合法权益的除外。',
    ),
    p(
      '**第三百二十六条** 在第二审程序中，原审原告增加独立的诉讼请求或者原审被告提出反诉的，第二审人民法院可以根据当事人自愿的原则就新增加的诉讼请求或者反诉进行调解；调解不成的，告知当事人另行起诉。',
    ),
    p('双方当事人同意由第二审人民法院一并审理的，第二审人民法院可以一并裁判。'),
    p(
      '**第三百三十二条** 原判决、裁定认定事实或者适用法律虽有瑕疵，但裁判结果正确的，第二审人民法院可以在判决、裁定中纠正瑕疵后，依照民事诉讼法第一百七十七条第一款第一项规定予以维持。',
    ),
    p(
      '**第三百三十三条** 民事诉讼法第一百七十七条第一款第三项规定的基本事实，是指用以确定当事人主体资格、案件性质、民事权利义务等对原判决、裁定的结果有实质性影响的事实。',
    ),
    p(
      '**第三百三十五条** 在第二审程序中，当事人申请撤回上诉，人民法院经审查认为一审判决确有错误，或者当事人之间恶意串通损害国家利益、社会公共利益、他人合法权益的，不应准许。',
    ),
    p(
      '**第三百三十七条** 当事人在第二审程序中达成和解协议的，人民法院可以根据当事人的请求，对双方达成的和解协议进行审查并制作调解书送达当事人；因和解而申请撤诉，经审查符合撤诉条件的，人民法院应予准许。',
    ),
    p(
      '**第三百三十八条** 第二审人民法院宣告判决可以自行宣判，也可以委托原审人民法院或者当事人所在地人民法院代行宣判。',
    ),
    p('**第三百四十条** 当事人在第一审程序中实施的诉讼行为，在第二审程序中对该当事人仍具有拘束力。'),
    p('当事人推翻其在第一审程序中实施的诉讼行为时，人民法院应当责令其说明理由。理由不成立的，不予支持。'),
  ],
  [
    title(
      "Interpretation of the Supreme People's Court on the Application of the Civil Procedure Law (extracts)",
    ),
    quote('Second amendment of 22 March 2022, in force 10 April 2022. Unofficial translation.'),
    heading('Late evidence'),
    p(
      "**Article 101** Where a party provides evidence late, the people's court shall order it to explain and may, if necessary, require evidence of the explanation.",
    ),
    p(
      'Where the delay has objective causes or the opposing party raises no objection to it, the evidence is deemed to be in time.',
    ),
    p(
      "**Article 102** Evidence that a party provided late on purpose or through gross negligence is not accepted. But where it bears on the basic facts of the case, the people's court shall accept it and reprimand or fine the party under Article 68 and Article 118, first paragraph, of the Civil Procedure Law.",
    ),
    p(
      "Evidence that a party provided late neither on purpose nor through gross negligence shall be accepted by the people's court, and the party reprimanded.",
    ),
    p(
      'Where a party asks the other to compensate the necessary costs of travel, lodging, meals, lost work, witnesses and the like that the delay added, the court may allow it.',
    ),
    heading('Costs'),
    p(
      "**Article 196** A people's court that changes an earlier judgment, ruling or result of mediation deals in the same document with the costs of the earlier proceedings as well.",
    ),
    heading('Appeals'),
    p(
      '**Article 318** Where a party says at the pronouncement or on service of the judgment or ruling that it appeals, the court shall tell it that a petition must be submitted within the statutory time. Without a petition within that time no appeal is deemed made. Where a petition is submitted but the fee is not paid within the time set, the appeal is treated as withdrawn.',
    ),
    p(
      "**Article 321** The court of second instance shall try the case within the requests of the party's appeal.",
    ),
    p(
      'What no party has asked for is not tried, unless the judgment at first instance violates a prohibition of the law or harms the interests of the State, the public interest or the lawful rights and interests of others.',
    ),
    p(
      '**Article 326** Where at second instance the original plaintiff adds an independent claim or the original defendant brings a counterclaim, the court may mediate on it if the parties are willing; if that fails, it tells the party to bring a separate action.',
    ),
    p(
      'Where both parties agree that the court of second instance try it together, it may decide it together.',
    ),
    p(
      '**Article 332** Where the original judgment or ruling has a flaw in the facts or the law but the result is right, the court of second instance may correct the flaw in its judgment or ruling and uphold the result under Article 177, first paragraph, item 1, of the Civil Procedure Law.',
    ),
    p(
      '**Article 333** The basic facts in Article 177, first paragraph, item 3, of the Civil Procedure Law are those that determine the standing of the parties, the nature of the case, civil rights and obligations and the like and that have a substantial effect on the result.',
    ),
    p(
      '**Article 335** Where a party applies at second instance to withdraw the appeal and the court finds that the judgment at first instance was indeed wrong, or that the parties collude to harm the interests of the State, the public interest or the lawful rights and interests of others, it shall not be allowed.',
    ),
    p(
      "**Article 337** Where the parties reach a settlement at second instance, the people's court may at their request examine it and draw up a mediation statement to be served on them; where they apply to withdraw the action because of the settlement and the conditions for withdrawal are met, the court shall allow it.",
    ),
    p(
      "**Article 338** A people's court of second instance may pronounce its judgment itself or entrust the court of first instance or the people's court of the place where a party is located to pronounce it.",
    ),
    p(
      '**Article 340** What a party did in the proceedings at first instance still binds it at second instance.',
    ),
    p(
      'Where a party departs from what it did at first instance, the court shall order it to give reasons. If they are not justified, this is not allowed.',
    ),
  ],
);

export const APPEAL_LAW: CaseDocument[] = [SECOND_INSTANCE, INTERPRETATION];
