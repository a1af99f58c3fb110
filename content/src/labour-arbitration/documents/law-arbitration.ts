import { bi, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

const BEFORE = law(
  'law_arbitration_1',
  bi(
    '中华人民共和国劳动争议调解仲裁法（节录一：申请到开庭）',
    'Law on Mediation and Arbitration of Labour Disputes (extracts 1: to the hearing)',
  ),
  [
    title('中华人民共和国劳动争议调解仲裁法（节录一：申请到开庭）'),
    quote('2007 年 12 月 29 日通过，自 2008 年 5 月 1 日起施行。本案材料中简称《调解仲裁法》。'),
    p(
      '**第六条** 发生劳动争议，当事人对自己提出的主张，有责任提供证据。与争议事项有关的证据属于用人单位掌握管理的，用人单位应当提供；用人单位不提供的，应当承担不利后果。',
    ),
    p(
      '**第二十四条** 当事人可以委托代理人参加仲裁活动。委托他人参加仲裁活动，应当向劳动争议仲裁委员会提交有委托人签名或者盖章的委托书，委托书应当载明委托事项和权限。',
    ),
    p(
      '**第二十七条** 劳动争议申请仲裁的时效期间为一年。仲裁时效期间从当事人知道或者应当知道其权利被侵害之日起计算。',
    ),
    p(
      '前款规定的仲裁时效，因当事人一方向对方当事人主张权利，或者向有关部门请求权利救济，或者对方当事人同意履行义务而中断。从中断时起，仲裁时效期间重新计算。',
    ),
    p(
      '因不可抗力或者有其他正当理由，当事人不能在本条第一款规定的仲裁时效期间申请仲裁的，仲裁时效中止。从中止时效的原因消除之日起，仲裁时效期间继续计算。',
    ),
    p(
      '劳动关系存续期间因拖欠劳动报酬发生争议的，劳动者申请仲裁不受本条第一款规定的仲裁时效期间的限制；但是，劳动关系终止的，应当自劳动关系终止之日起一年内提出。',
    ),
    p('**第二十八条** 申请人申请仲裁应当提交书面仲裁申请，并按照被申请人人数提交副本。'),
    p('仲裁申请书应当载明下列事项：'),
    p(
      '（一）劳动者的姓名、性别、年龄、职业、工作单位和住所，用人单位的名称、住所和法定代表人或者主要负责人的姓名、职务；',
    ),
    p('（二）仲裁请求和所根据的事实、理由；'),
    p('（三）证据和证据来源、证人姓名和住所。'),
    p('书写仲裁申请确有困难的，可以口头申请，由劳动争议仲裁委员会记入笔录，并告知对方当事人。'),
    p(
      '**第二十九条** 劳动争议仲裁委员会收到仲裁申请之日起五日内，认为符合受理条件的，应当受理，并通知申请人；认为不符合受理条件的，应当书面通知申请人不予受理，并说明理由。对劳动争议仲裁委员会不予受理或者逾期未作出决定的，申请人可以就该劳动争议事项向人民法院提起诉讼。',
    ),
    p('**第三十条** 劳动争议仲裁委员会受理仲裁申请后，应当在五日内将仲裁申请书副本送达被申请人。'),
    p(
      '被申请人收到仲裁申请书副本后，应当在十日内向劳动争议仲裁委员会提交答辩书。劳动争议仲裁委员会收到答辩书后，应当在五日内将答辩书副本送达申请人。被申请人未提交答辩书的，不影响仲裁程序的进行。',
    ),
    p(
      '**第三十一条** 劳动争议仲裁委员会裁决劳动争议案件实行仲裁庭制。仲裁庭由三名仲裁员组成，设首席仲裁员。简单劳动争议案件可以由一名仲裁员独任仲裁。',
    ),
    p('**第三十二条** 劳动争议仲裁委员会应当在受理仲裁申请之日起五日内将仲裁庭的组成情况书面通知当事人。'),
    p('**第三十三条** 仲裁员有下列情形之一，应当回避，当事人也有权以口头或者书面方式提出回避申请：'),
    p('（一）是本案当事人或者当事人、代理人的近亲属的；'),
    p('（二）与本案有利害关系的；'),
    p('（三）与本案当事人、代理人有其他关系，可能影响公正裁决的；'),
    p('（四）私自会见当事人、代理人，或者接受当事人、代理人的请客送礼的。'),
    p('劳动争议仲裁委员会对回避申请应当及时作出决定，并以口头或者书面方式通知当事人。'),
    p(
      '**第三十五条** 仲裁庭应当在开庭五日前，将开庭日期、地点书面通知双方当事人。当事人有正当理由的，可以在开庭三日前请求延期开庭。是否延期，由劳动争议仲裁委员会决定。',
    ),
    p(
      '**第三十六条** 申请人收到书面通知，无正当理由拒不到庭或者未经仲裁庭同意中途退庭的，可以视为撤回仲裁申请。',
    ),
    p('被申请人收到书面通知，无正当理由拒不到庭或者未经仲裁庭同意中途退庭的，可以缺席裁决。'),
  ],
  [
    title('Law on Mediation and Arbitration of Labour Disputes (extracts 1: to the hearing)'),
    quote(
      'Passed on 29 December 2007, in force from 1 May 2008; cited in this case as Law on Mediation and Arbitration. Unofficial translation.',
    ),
    p(
      '**Article 6** Where a labour dispute arises, a party is responsible for providing evidence of its own assertions. Where evidence related to the matter in dispute is in the possession or under the management of the employer, the employer shall provide it; an employer that does not provide it shall bear the adverse consequences.',
    ),
    p(
      '**Article 24** A party may appoint a representative to take part in arbitration. Whoever does so shall submit to the commission a power of attorney signed or sealed by the principal, which states the matters entrusted and the extent of authority.',
    ),
    p(
      '**Article 27** The limitation period for applying for arbitration of a labour dispute is one year. It runs from the day on which the party knows or should know that its rights have been infringed.',
    ),
    p(
      'The limitation period in the preceding paragraph is interrupted where one party asserts its rights against the other, seeks relief from the authorities concerned, or the other party agrees to perform. From the interruption the period runs anew.',
    ),
    p(
      'Where for force majeure or another proper reason a party cannot apply within the period in the first paragraph, the period is suspended. From the day on which the cause of suspension is removed it continues to run.',
    ),
    p(
      "Where a dispute arises over arrears of labour remuneration while the employment relationship exists, the worker's application is not subject to the period in the first paragraph; but where the relationship has ended, the application shall be made within one year of its end.",
    ),
    p(
      '**Article 28** A claimant who applies for arbitration shall submit a written application, with as many copies as there are respondents.',
    ),
    p('The application for arbitration shall state:'),
    p(
      "(1) the worker's name, sex, age, occupation, employer and domicile; the employer's name and domicile, and the name and position of its legal representative or principal;",
    ),
    p('(2) the claims and the facts and reasons on which they rest;'),
    p('(3) the evidence and its sources, and the names and domiciles of witnesses.'),
    p(
      'Where writing is truly difficult, an oral application may be made; the commission enters it in a record and informs the other party.',
    ),
    p(
      "**Article 29** Within five days of receiving an application the commission, where it finds that the conditions are met, shall accept it and notify the claimant; where it finds that they are not, it shall notify the claimant in writing and state its reasons. Where the commission does not accept the application or does not decide in time, the claimant may bring the labour dispute before a people's court.",
    ),
    p(
      '**Article 30** The commission shall serve a copy of the application on the respondent within five days of acceptance.',
    ),
    p(
      'The respondent shall submit a statement of defence to the commission within ten days of receiving the copy. The commission shall serve a copy of the defence on the claimant within five days of receiving it. That the respondent submits no defence does not affect the proceedings.',
    ),
    p(
      '**Article 31** A labour dispute is decided by an arbitral tribunal. The tribunal consists of three arbitrators, one of them the presiding arbitrator. A simple labour dispute may be arbitrated by a sole arbitrator.',
    ),
    p(
      '**Article 32** The commission shall notify the parties in writing of the composition of the tribunal within five days of acceptance.',
    ),
    p(
      '**Article 33** An arbitrator in one of the following situations shall be recused, and a party may also apply for recusal orally or in writing:',
    ),
    p('(1) being a party to the case, or a near relative of a party or of a representative;'),
    p('(2) having an interest in the case;'),
    p('(3) having another relationship with a party or representative that may affect a fair decision;'),
    p('(4) meeting a party or representative in private, or accepting entertainment or gifts from one.'),
    p(
      'The commission shall decide promptly on an application for recusal and notify the party orally or in writing.',
    ),
    p(
      '**Article 35** The tribunal shall notify both parties in writing of the date and place of the hearing five days before it. A party with a proper reason may ask for postponement three days before the hearing. The commission decides.',
    ),
    p(
      "**Article 36** Where the claimant has been notified in writing and, without proper reason, refuses to appear or leaves the hearing without the tribunal's permission, the application may be deemed withdrawn.",
    ),
    p(
      "Where the respondent has been notified in writing and, without proper reason, refuses to appear or leaves the hearing without the tribunal's permission, an award may be made in its absence.",
    ),
  ],
);

const AFTER = law(
  'law_arbitration_2',
  bi(
    '中华人民共和国劳动争议调解仲裁法（节录二：证据到执行）',
    'Law on Mediation and Arbitration of Labour Disputes (extracts 2: from evidence to enforcement)',
  ),
  [
    title('中华人民共和国劳动争议调解仲裁法（节录二：证据到执行）'),
    quote('2007 年 12 月 29 日通过，自 2008 年 5 月 1 日起施行。本案材料中简称《调解仲裁法》。'),
    p(
      '**第三十八条** 当事人在仲裁过程中有权进行质证和辩论。质证和辩论终结时，首席仲裁员或者独任仲裁员应当征询当事人的最后意见。',
    ),
    p('**第三十九条** 当事人提供的证据经查证属实的，仲裁庭应当将其作为认定事实的根据。'),
    p(
      '劳动者无法提供由用人单位掌握管理的与仲裁请求有关的证据，仲裁庭可以要求用人单位在指定期限内提供。用人单位在指定期限内不提供的，应当承担不利后果。',
    ),
    p(
      '**第四十条** 仲裁庭应当将开庭情况记入笔录。当事人和其他仲裁参加人认为对自己陈述的记录有遗漏或者差错的，有权申请补正。如果不予补正，应当记录该申请。',
    ),
    p('笔录由仲裁员、记录人员、当事人和其他仲裁参加人签名或者盖章。'),
    p('**第四十一条** 当事人申请劳动争议仲裁后，可以自行和解。达成和解协议的，可以撤回仲裁申请。'),
    p('**第四十二条** 仲裁庭在作出裁决前，应当先行调解。'),
    p('调解达成协议的，仲裁庭应当制作调解书。'),
    p(
      '调解书应当写明仲裁请求和当事人协议的结果。调解书由仲裁员签名，加盖劳动争议仲裁委员会印章，送达双方当事人。调解书经双方当事人签收后，发生法律效力。',
    ),
    p('调解不成或者调解书送达前，一方当事人反悔的，仲裁庭应当及时作出裁决。'),
    p(
      '**第四十三条** 仲裁庭裁决劳动争议案件，应当自劳动争议仲裁委员会受理仲裁申请之日起四十五日内结束。案情复杂需要延期的，经劳动争议仲裁委员会主任批准，可以延期并书面通知当事人，但是延长期限不得超过十五日。逾期未作出仲裁裁决的，当事人可以就该劳动争议事项向人民法院提起诉讼。',
    ),
    p('仲裁庭裁决劳动争议案件时，其中一部分事实已经清楚，可以就该部分先行裁决。'),
    p(
      '**第四十五条** 裁决应当按照多数仲裁员的意见作出，少数仲裁员的不同意见应当记入笔录。仲裁庭不能形成多数意见时，裁决应当按照首席仲裁员的意见作出。',
    ),
    p(
      '**第四十六条** 裁决书应当载明仲裁请求、争议事实、裁决理由、裁决结果和裁决日期。裁决书由仲裁员签名，加盖劳动争议仲裁委员会印章。对裁决持不同意见的仲裁员，可以签名，也可以不签名。',
    ),
    p(
      '**第四十七条** 下列劳动争议，除本法另有规定的外，仲裁裁决为终局裁决，裁决书自作出之日起发生法律效力：',
    ),
    p('（一）追索劳动报酬、工伤医疗费、经济补偿或者赔偿金，不超过当地月最低工资标准十二个月金额的争议；'),
    p('（二）因执行国家的劳动标准在工作时间、休息休假、社会保险等方面发生的争议。'),
    p(
      '**第四十八条** 劳动者对本法第四十七条规定的仲裁裁决不服的，可以自收到仲裁裁决书之日起十五日内向人民法院提起诉讼。',
    ),
    p(
      '**第四十九条** 用人单位有证据证明本法第四十七条规定的仲裁裁决有下列情形之一，可以自收到仲裁裁决书之日起三十日内向劳动争议仲裁委员会所在地的中级人民法院申请撤销裁决：',
    ),
    p('（一）适用法律、法规确有错误的；'),
    p('（二）劳动争议仲裁委员会无管辖权的；'),
    p('（三）违反法定程序的；'),
    p('（四）裁决所根据的证据是伪造的；'),
    p('（五）对方当事人隐瞒了足以影响公正裁决的证据的；'),
    p('（六）仲裁员在仲裁该案时有索贿受贿、徇私舞弊、枉法裁决行为的。'),
    p('人民法院经组成合议庭审查核实裁决有前款规定情形之一的，应当裁定撤销。'),
    p(
      '仲裁裁决被人民法院裁定撤销的，当事人可以自收到裁定书之日起十五日内就该劳动争议事项向人民法院提起诉讼。',
    ),
    p(
      '**第五十条** 当事人对本法第四十七条规定以外的其他劳动争议案件的仲裁裁决不服的，可以自收到仲裁裁决书之日起十五日内向人民法院提起诉讼；期满不起诉的，裁决书发生法律效力。',
    ),
    p(
      '**第五十一条** 当事人对发生法律效力的调解书、裁决书，应当依照规定的期限履行。一方当事人逾期不履行的，另一方当事人可以依照民事诉讼法的有关规定向人民法院申请执行。受理申请的人民法院应当依法执行。',
    ),
    p('**第五十三条** 劳动争议仲裁不收费。劳动争议仲裁委员会的经费由财政予以保障。'),
  ],
  [
    title('Law on Mediation and Arbitration of Labour Disputes (extracts 2: from evidence to enforcement)'),
    quote(
      'Passed on 29 December 2007, in force from 1 May 2008; cited in this case as Law on Mediation and Arbitration. Unofficial translation.',
    ),
    p(
      "**Article 38** In arbitration the parties have the right to examine evidence and to debate. When that is concluded, the presiding arbitrator or sole arbitrator shall ask for the parties' final opinions.",
    ),
    p(
      '**Article 39** Evidence provided by a party that is verified as true shall be taken by the tribunal as a basis for finding the facts.',
    ),
    p(
      'Where a worker cannot provide evidence related to the claims that is in the possession or under the management of the employer, the tribunal may require the employer to provide it within a set time. An employer that does not provide it in that time shall bear the adverse consequences.',
    ),
    p(
      '**Article 40** The tribunal shall record the hearing. Parties and other participants who find omissions or errors in the record of their own statements may apply for correction. If it is not corrected, the application shall be recorded.',
    ),
    p(
      'The record is signed or sealed by the arbitrators, the recorder, the parties and the other participants.',
    ),
    p(
      '**Article 41** After applying for arbitration the parties may settle between themselves. Where they reach a settlement the application may be withdrawn.',
    ),
    p('**Article 42** Before making an award the tribunal shall first conduct mediation.'),
    p('Where mediation leads to an agreement the tribunal shall draw up a mediation statement.'),
    p(
      'The mediation statement shall state the claims and the result agreed by the parties. It is signed by the arbitrators, sealed by the commission and served on both parties. It takes legal effect when both parties have signed for it.',
    ),
    p(
      'Where mediation fails, or a party goes back on it before the mediation statement is served, the tribunal shall make an award promptly.',
    ),
    p(
      "**Article 43** A tribunal shall conclude a labour dispute within forty-five days of the commission's acceptance of the application. Where the case is complex and needs extension, it may, with the approval of the head of the commission, be extended with written notice to the parties, but by no more than fifteen days. Where no award is made in time, a party may bring the labour dispute before a people's court.",
    ),
    p(
      'Where part of the facts of a labour dispute is already clear, the tribunal may first make a partial award on that part.',
    ),
    p(
      "**Article 45** The award shall follow the opinion of the majority of arbitrators; a minority's different opinion shall be entered in the record. Where the tribunal cannot form a majority, the award shall follow the opinion of the presiding arbitrator.",
    ),
    p(
      '**Article 46** The award shall state the claims, the facts in dispute, the reasons, the decision and its date. It is signed by the arbitrators and sealed by the commission. An arbitrator who holds a different opinion may sign or not.',
    ),
    p(
      '**Article 47** For the following labour disputes the award, unless this Law provides otherwise, is a final award, and takes legal effect on the day on which it is made:',
    ),
    p(
      '(1) disputes over labour remuneration, medical expenses for work injuries, severance or compensation, of an amount not exceeding twelve months of the local monthly minimum wage;',
    ),
    p(
      '(2) disputes arising from the carrying out of state labour standards on working time, rest and leave, social insurance and the like.',
    ),
    p(
      "**Article 48** A worker who does not accept an award under Article 47 may bring an action in a people's court within fifteen days of receiving it.",
    ),
    p(
      "**Article 49** An employer with evidence that an award under Article 47 falls under one of the following may, within thirty days of receiving it, apply to the intermediate people's court at the seat of the commission to set it aside:",
    ),
    p('(1) laws or regulations were truly wrongly applied;'),
    p('(2) the commission had no jurisdiction;'),
    p('(3) statutory procedure was violated;'),
    p('(4) the evidence on which the award rests was forged;'),
    p('(5) the other party concealed evidence sufficient to affect a fair award;'),
    p('(6) an arbitrator took bribes, practised favouritism or perverted the law in the case.'),
    p(
      "Where a panel of the people's court finds one of the situations in the preceding paragraph, it shall rule that the award is set aside.",
    ),
    p(
      "Where an award is set aside, a party may bring the labour dispute before a people's court within fifteen days of receiving the ruling.",
    ),
    p(
      "**Article 50** A party that does not accept an award in a labour dispute other than those under Article 47 may bring an action in a people's court within fifteen days of receiving it; where no action is brought in that time, the award takes legal effect.",
    ),
    p(
      "**Article 51** Parties shall perform an effective mediation statement or award within the time set. Where a party does not, the other may apply to a people's court for enforcement under the Civil Procedure Law. The court that receives the application shall enforce according to law.",
    ),
    p(
      '**Article 53** No fee is charged for the arbitration of labour disputes. The expenses of the commissions are guaranteed by public finance.',
    ),
  ],
);

export const ARBITRATION_LAW = [BEFORE, AFTER];
