import { bi, heading, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

export const LAW_AFTER_AWARD = law(
  'law_after_award',
  bi('证人、管辖和裁决之后（节录）', 'Witnesses, jurisdiction and remedies after the award (extracts)'),
  [
    title('证人、管辖和裁决之后（节录）'),
    quote(
      '《民事诉讼法》2023 年修正；司法解释自 2021 年 1 月 1 日起施行；证据规定 2019 年修正，本案材料中简称《民事证据规定》，劳动仲裁没有规定的参照适用。',
    ),
    heading('中华人民共和国劳动争议调解仲裁法（补充）'),
    p('**第二十一条** 劳动争议仲裁委员会负责管辖本区域内发生的劳动争议。'),
    p(
      '劳动争议由劳动合同履行地或者用人单位所在地的劳动争议仲裁委员会管辖。双方当事人分别向劳动合同履行地和用人单位所在地的劳动争议仲裁委员会申请仲裁的，由劳动合同履行地的劳动争议仲裁委员会管辖。',
    ),
    p(
      '**第四十四条** 仲裁庭对追索劳动报酬、工伤医疗费、经济补偿或者赔偿金的案件，根据当事人的申请，可以裁决先予执行，移送人民法院执行。',
    ),
    p('仲裁庭裁决先予执行的，应当符合下列条件：'),
    p('（一）当事人之间权利义务关系明确；'),
    p('（二）不先予执行将严重影响申请人的生活。'),
    p('劳动者申请先予执行的，可以不提供担保。'),
    heading('最高人民法院关于审理劳动争议案件适用法律问题的解释（一）'),
    p('**第三条** 劳动争议案件由用人单位所在地或者劳动合同履行地的基层人民法院管辖。'),
    p('劳动合同履行地不明确的，由用人单位所在地的基层人民法院管辖。'),
    p('法律另有规定的，依照其规定。'),
    p(
      '**第四条** 劳动者与用人单位均不服劳动争议仲裁机构的同一裁决，向同一人民法院起诉的，人民法院应当并案审理，双方当事人互为原告和被告，对双方的诉讼请求，人民法院应当一并作出裁决。在诉讼过程中，一方当事人撤诉的，人民法院应当根据另一方当事人的诉讼请求继续审理。双方当事人就同一仲裁裁决分别向有管辖权的人民法院起诉的，后受理的人民法院应当将案件移送给先受理的人民法院。',
    ),
    p(
      '**第十四条** 人民法院受理劳动争议案件后，当事人增加诉讼请求的，如该诉讼请求与讼争的劳动争议具有不可分性，应当合并审理；如属独立的劳动争议，应当告知当事人向劳动争议仲裁机构申请仲裁。',
    ),
    p(
      '**第十六条** 劳动争议仲裁机构作出仲裁裁决后，当事人对裁决中的部分事项不服，依法提起诉讼的，劳动争议仲裁裁决不发生法律效力。',
    ),
    p(
      '**第十八条** 仲裁裁决的类型以仲裁裁决书确定为准。仲裁裁决书未载明该裁决为终局裁决或者非终局裁决，用人单位不服该仲裁裁决向基层人民法院提起诉讼的，应当按照以下情形分别处理：',
    ),
    p('（一）经审查认为该仲裁裁决为非终局裁决的，基层人民法院应予受理；'),
    p(
      '（二）经审查认为该仲裁裁决为终局裁决的，基层人民法院不予受理，但应告知用人单位可以自收到不予受理裁定书之日起三十日内向劳动争议仲裁机构所在地的中级人民法院申请撤销该仲裁裁决；已经受理的，裁定驳回起诉。',
    ),
    p(
      '**第二十一条** 劳动者依据调解仲裁法第四十八条规定向基层人民法院提起诉讼，用人单位依据调解仲裁法第四十九条规定向劳动争议仲裁机构所在地的中级人民法院申请撤销仲裁裁决的，中级人民法院应当不予受理；已经受理的，应当裁定驳回申请。',
    ),
    p(
      '被人民法院驳回起诉或者劳动者撤诉的，用人单位可以自收到裁定书之日起三十日内，向劳动争议仲裁机构所在地的中级人民法院申请撤销仲裁裁决。',
    ),
    p(
      '**第二十二条** 用人单位依据调解仲裁法第四十九条规定向中级人民法院申请撤销仲裁裁决，中级人民法院作出的驳回申请或者撤销仲裁裁决的裁定为终审裁定。',
    ),
    heading('中华人民共和国民事诉讼法'),
    p('**第八十五条** 期间包括法定期间和人民法院指定的期间。'),
    p('期间以时、日、月、年计算。期间开始的时和日，不计算在期间内。'),
    p('期间届满的最后一日是法定休假日的，以法定休假日后的第一日为期间届满的日期。'),
    p('期间不包括在途时间，诉讼文书在期满前交邮的，不算过期。'),
    heading('最高人民法院关于民事诉讼证据的若干规定'),
    p(
      '**第六十八条** 人民法院应当要求证人出庭作证，接受审判人员和当事人的询问。证人在审理前的准备阶段或者人民法院调查、询问等双方当事人在场时陈述证言的，视为出庭作证。',
    ),
    p('双方当事人同意证人以其他方式作证并经人民法院准许的，证人可以不出庭作证。'),
    p('无正当理由未出庭的证人以书面等方式提供的证言，不得作为认定案件事实的根据。'),
    p('**第六十九条** 当事人申请证人出庭作证的，应当在举证期限届满前向人民法院提交申请书。'),
    p(
      '申请书应当载明证人的姓名、职业、住所、联系方式，作证的主要内容，作证内容与待证事实的关联性，以及证人出庭作证的必要性。',
    ),
    p(
      '符合《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第九十六条第一款规定情形的，人民法院应当依职权通知证人出庭作证。',
    ),
    p(
      '**第七十一条** 人民法院应当要求证人在作证之前签署保证书，并在法庭上宣读保证书的内容。但无民事行为能力人和限制民事行为能力人作为证人的除外。',
    ),
    p('证人确有正当理由不能宣读保证书的，由书记员代为宣读并进行说明。'),
    p('证人拒绝签署或者宣读保证书的，不得作证，并自行承担相关费用。'),
    p('证人保证书的内容适用当事人保证书的规定。'),
    p('**第七十二条** 证人应当客观陈述其亲身感知的事实，作证时不得使用猜测、推断或者评论性语言。'),
    p('证人作证前不得旁听法庭审理，作证时不得以宣读事先准备的书面材料的方式陈述证言。'),
    p('证人言辞表达有障碍的，可以通过其他表达方式作证。'),
  ],
  [
    title('Witnesses, jurisdiction and remedies after the award (extracts)'),
    quote(
      'Civil Procedure Law as amended in 2023; Interpretation in force from 1 January 2021; Evidence Provisions as amended in 2019, cited in this case as Civil Evidence Provisions and followed by analogy where labour arbitration has no rule of its own. Unofficial translation.',
    ),
    heading('Law on Mediation and Arbitration of Labour Disputes (further articles)'),
    p(
      '**Article 21** A labour dispute arbitration commission is responsible for labour disputes that arise in its area.',
    ),
    p(
      'A labour dispute is under the jurisdiction of the commission at the place of performance of the labour contract or at the place of the employer. Where the parties apply to the commission at the place of performance and to that at the place of the employer, the commission at the place of performance has jurisdiction.',
    ),
    p(
      "**Article 44** In a case on labour remuneration, medical expenses for work injuries, severance or compensation, a tribunal may on the application of a party order advance enforcement and refer it to a people's court for enforcement.",
    ),
    p('An order of advance enforcement by a tribunal shall meet these conditions:'),
    p('(1) rights and duties between the parties are definite;'),
    p('(2) without advance enforcement the life of the applicant will be seriously affected.'),
    p('A worker who applies for advance enforcement need not provide security.'),
    heading("Supreme People's Court, Interpretation (1) on Labour Disputes"),
    p(
      "**Article 3** Labour disputes are under the jurisdiction of the basic people's court at the place of the employer or at the place of performance of the labour contract.",
    ),
    p(
      "Where the place of performance is not clear, the basic people's court at the place of the employer has jurisdiction.",
    ),
    p('Where the law provides otherwise, that provision applies.'),
    p(
      "**Article 4** Where worker and employer both do not accept the same award of a labour arbitration body and bring actions in the same people's court, the court shall join them; each party is plaintiff and defendant towards the other, and the court shall decide the claims of both together. If one party withdraws in the course of proceedings, the court shall continue on the claims of the other. Where the parties bring actions on the same award in different courts with jurisdiction, the court that accepts later shall transfer the case to the one that accepted first.",
    ),
    p(
      "**Article 14** Where a party adds a claim after a people's court has accepted a labour dispute, the claim shall be tried together if it cannot be separated from the dispute in court; if it is an independent labour dispute, the party shall be told to apply to a labour arbitration body.",
    ),
    p(
      '**Article 16** Where after an award of a labour arbitration body a party does not accept part of the matters in it and brings an action according to law, the award does not take legal effect.',
    ),
    p(
      "**Article 18** The kind of an award is as determined in the award. Where an award does not state whether the award is final or not, and an employer that does not accept it brings an action in a basic people's court, the following applies:",
    ),
    p(
      "(1) where upon examination the award is found not to be final, the basic people's court shall accept the case;",
    ),
    p(
      "(2) where upon examination it is found that the award is final, the basic people's court does not accept the case, but shall inform the employer that within thirty days of receiving the ruling of non-acceptance it may apply to the intermediate people's court at the seat of the labour arbitration body to set the award aside; if the case has been accepted, the action is dismissed by a ruling.",
    ),
    p(
      "**Article 21** Where a worker brings an action in a basic people's court under Article 48 of the Law on Mediation and Arbitration and the employer applies under its Article 49 to the intermediate people's court at the seat of the labour arbitration body to set the award aside, the intermediate court shall not accept the application; if it has accepted it, it shall dismiss it by a ruling.",
    ),
    p(
      "Where the court has dismissed the action or the worker has withdrawn it, the employer may within thirty days of receiving the ruling apply to the intermediate people's court at the seat of the labour arbitration body to set the award aside.",
    ),
    p(
      "**Article 22** Where an employer applies to an intermediate people's court under Article 49 of the Law on Mediation and Arbitration to set an award aside, the ruling by which the court dismisses the application or sets the award aside is final.",
    ),
    heading('Civil Procedure Law'),
    p("**Article 85** Periods are those prescribed by law and those set by a people's court."),
    p(
      'Periods are counted in hours, days, months and years. The hour and the day on which a period begins are not counted.',
    ),
    p(
      'Where the last day of a period is a statutory holiday, the period expires on the first day after the holiday.',
    ),
    p(
      'A period does not include time in transit; a litigation document posted before the period expires is not late.',
    ),
    heading("Supreme People's Court, Provisions on Evidence in Civil Procedure"),
    p(
      "**Article 68** A people's court shall require a witness to appear and testify and to be questioned by the judges and the parties. Where a witness states testimony in the presence of both parties in the preparation for trial or when the court investigates or makes inquiries, this counts as appearing.",
    ),
    p(
      'Where both parties agree that a witness testifies in another way and the court permits it, the witness need not appear.',
    ),
    p(
      'Testimony given in writing or otherwise by a witness who did not appear without good reason may not serve as the basis for finding the facts of a case.',
    ),
    p(
      "**Article 69** A party that applies for a witness to appear shall submit an application to the people's court before the period for producing evidence expires.",
    ),
    p(
      "The application shall state the witness's name, occupation, domicile and contact details, the main content of the testimony, its relevance to the facts to be proved, and the need for the witness to appear.",
    ),
    p(
      "Where the circumstances of Article 96, first paragraph, of the Supreme People's Court's Interpretation on the Application of the Civil Procedure Law of the People's Republic of China are present, the court shall of its own motion notify the witness to appear.",
    ),
    p(
      "**Article 71** A people's court shall require a witness to sign an undertaking before testifying and to read it out in court. This does not apply where a person without or with limited capacity for civil conduct is the witness.",
    ),
    p(
      'Where a witness for good reason cannot read out the undertaking, the clerk reads it out and explains it.',
    ),
    p(
      'A witness who refuses to sign or read out the undertaking may not testify and bears the costs concerned.',
    ),
    p('The provisions on the undertaking of a party apply to that of a witness.'),
    p(
      '**Article 72** A witness shall state objectively the facts perceived in person and may not use the language of guess, inference or comment in testifying.',
    ),
    p(
      'Before testifying a witness may not attend the trial, and may not testify by reading out written material prepared in advance.',
    ),
    p('A witness who has difficulty in speaking may testify in another way.'),
  ],
);
