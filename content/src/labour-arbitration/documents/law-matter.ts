import { bi, heading, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

export const LABOUR_LAW = law(
  'law_labour',
  bi('劳动合同法、劳动法和司法解释（节录）', 'Labour Contract Law, Labour Law and Interpretation (extracts)'),
  [
    title('劳动合同法、劳动法和司法解释（节录）'),
    quote(
      '《劳动合同法》2012 年修正；《劳动法》2018 年修正；司法解释自 2021 年 1 月 1 日起施行，本案材料中简称《劳动争议解释（一）》。',
    ),
    heading('中华人民共和国劳动合同法'),
    p('**第四条** 用人单位应当依法建立和完善劳动规章制度，保障劳动者享有劳动权利、履行劳动义务。'),
    p(
      '用人单位在制定、修改或者决定有关劳动报酬、工作时间、休息休假、劳动安全卫生、保险福利、职工培训、劳动纪律以及劳动定额管理等直接涉及劳动者切身利益的规章制度或者重大事项时，应当经职工代表大会或者全体职工讨论，提出方案和意见，与工会或者职工代表平等协商确定。',
    ),
    p(
      '在规章制度和重大事项决定实施过程中，工会或者职工认为不适当的，有权向用人单位提出，通过协商予以修改完善。',
    ),
    p('用人单位应当将直接涉及劳动者切身利益的规章制度和重大事项决定公示，或者告知劳动者。'),
    p('**第十条** 建立劳动关系，应当订立书面劳动合同。'),
    p('已建立劳动关系，未同时订立书面劳动合同的，应当自用工之日起一个月内订立书面劳动合同。'),
    p('用人单位与劳动者在用工前订立劳动合同的，劳动关系自用工之日起建立。'),
    p('**第三十条** 用人单位应当按照劳动合同约定和国家规定，向劳动者及时足额支付劳动报酬。'),
    p(
      '用人单位拖欠或者未足额支付劳动报酬的，劳动者可以依法向当地人民法院申请支付令，人民法院应当依法发出支付令。',
    ),
    p('**第三十九条** 劳动者有下列情形之一的，用人单位可以解除劳动合同：'),
    p('（一）在试用期间被证明不符合录用条件的；'),
    p('（二）严重违反用人单位的规章制度的；'),
    p('（三）严重失职，营私舞弊，给用人单位造成重大损害的；'),
    p(
      '（四）劳动者同时与其他用人单位建立劳动关系，对完成本单位的工作任务造成严重影响，或者经用人单位提出，拒不改正的；',
    ),
    p('（五）因本法第二十六条第一款第一项规定的情形致使劳动合同无效的；'),
    p('（六）被依法追究刑事责任的。'),
    p(
      '**第四十三条** 用人单位单方解除劳动合同，应当事先将理由通知工会。用人单位违反法律、行政法规规定或者劳动合同约定的，工会有权要求用人单位纠正。用人单位应当研究工会的意见，并将处理结果书面通知工会。',
    ),
    p(
      '**第四十七条** 经济补偿按劳动者在本单位工作的年限，每满一年支付一个月工资的标准向劳动者支付。六个月以上不满一年的，按一年计算；不满六个月的，向劳动者支付半个月工资的经济补偿。',
    ),
    p(
      '劳动者月工资高于用人单位所在直辖市、设区的市级人民政府公布的本地区上年度职工月平均工资三倍的，向其支付经济补偿的标准按职工月平均工资三倍的数额支付，向其支付经济补偿的年限最高不超过十二年。',
    ),
    p('本条所称月工资是指劳动者在劳动合同解除或者终止前十二个月的平均工资。'),
    p(
      '**第四十八条** 用人单位违反本法规定解除或者终止劳动合同，劳动者要求继续履行劳动合同的，用人单位应当继续履行；劳动者不要求继续履行劳动合同或者劳动合同已经不能继续履行的，用人单位应当依照本法第八十七条规定支付赔偿金。',
    ),
    p(
      '**第五十条** 用人单位应当在解除或者终止劳动合同时出具解除或者终止劳动合同的证明，并在十五日内为劳动者办理档案和社会保险关系转移手续。',
    ),
    p(
      '劳动者应当按照双方约定，办理工作交接。用人单位依照本法有关规定应当向劳动者支付经济补偿的，在办结工作交接时支付。',
    ),
    p('用人单位对已经解除或者终止的劳动合同的文本，至少保存二年备查。'),
    p(
      '**第八十二条** 用人单位自用工之日起超过一个月不满一年未与劳动者订立书面劳动合同的，应当向劳动者每月支付二倍的工资。',
    ),
    p(
      '用人单位违反本法规定不与劳动者订立无固定期限劳动合同的，自应当订立无固定期限劳动合同之日起向劳动者每月支付二倍的工资。',
    ),
    p(
      '**第八十七条** 用人单位违反本法规定解除或者终止劳动合同的，应当依照本法第四十七条规定的经济补偿标准的二倍向劳动者支付赔偿金。',
    ),
    heading('中华人民共和国劳动法'),
    p('**第四十四条** 有下列情形之一的，用人单位应当按照下列标准支付高于劳动者正常工作时间工资的工资报酬：'),
    p('（一）安排劳动者延长工作时间的，支付不低于工资的百分之一百五十的工资报酬；'),
    p('（二）休息日安排劳动者工作又不能安排补休的，支付不低于工资的百分之二百的工资报酬；'),
    p('（三）法定休假日安排劳动者工作的，支付不低于工资的百分之三百的工资报酬。'),
    heading('最高人民法院关于审理劳动争议案件适用法律问题的解释（一）'),
    p(
      '**第十九条** 仲裁裁决书未载明该裁决为终局裁决或者非终局裁决，劳动者依据调解仲裁法第四十七条第一项规定，追索劳动报酬、工伤医疗费、经济补偿或者赔偿金，如果仲裁裁决涉及数项，每项确定的数额均不超过当地月最低工资标准十二个月金额的，应当按照终局裁决处理。',
    ),
    p(
      '**第二十条** 劳动争议仲裁机构作出的同一仲裁裁决同时包含终局裁决事项和非终局裁决事项，当事人不服该仲裁裁决向人民法院提起诉讼的，应当按照非终局裁决处理。',
    ),
    p(
      '**第四十二条** 劳动者主张加班费的，应当就加班事实的存在承担举证责任。但劳动者有证据证明用人单位掌握加班事实存在的证据，用人单位不提供的，由用人单位承担不利后果。',
    ),
    p(
      '**第四十四条** 因用人单位作出的开除、除名、辞退、解除劳动合同、减少劳动报酬、计算劳动者工作年限等决定而发生的劳动争议，用人单位负举证责任。',
    ),
    p(
      '**第四十七条** 建立了工会组织的用人单位解除劳动合同符合劳动合同法第三十九条、第四十条规定，但未按照劳动合同法第四十三条规定事先通知工会，劳动者以用人单位违法解除劳动合同为由请求用人单位支付赔偿金的，人民法院应予支持，但起诉前用人单位已经补正有关程序的除外。',
    ),
  ],
  [
    title('Labour Contract Law, Labour Law and Interpretation (extracts)'),
    quote(
      'Labour Contract Law as amended in 2012; Labour Law as amended in 2018; Interpretation in force from 1 January 2021, cited in this case as Interpretation (1). Unofficial translation.',
    ),
    heading('Labour Contract Law'),
    p(
      '**Article 4** An employer shall establish and improve rules according to law, and ensure that workers enjoy their rights and perform their duties.',
    ),
    p(
      "When an employer makes, amends or decides on rules or major matters that directly concern workers' vital interests, such as remuneration, working hours, rest and leave, safety and health, insurance and welfare, training, discipline and quotas, these shall be discussed by the staff representatives' congress or all staff, who put forward proposals and opinions, and be settled with the union or staff representatives in equal consultation.",
    ),
    p(
      'Where in carrying out rules or decisions the union or staff find something unsuitable, they have the right to raise it with the employer, and it is amended by consultation.',
    ),
    p(
      "The employer shall publish rules and decisions on major matters that directly concern workers' vital interests, or make them known to the workers.",
    ),
    p('**Article 10** A written labour contract shall be concluded to establish an employment relationship.'),
    p(
      'Where the relationship has been established without a written contract at the same time, one shall be concluded within one month of the first day of work.',
    ),
    p(
      'Where a contract is concluded before work begins, the relationship is established on the first day of work.',
    ),
    p(
      '**Article 30** An employer shall pay labour remuneration in full and on time as the contract and the state require.',
    ),
    p(
      "Where an employer is in arrears or does not pay in full, the worker may apply to the local people's court for an order for payment, and the court shall issue it according to law.",
    ),
    p('**Article 39** An employer may terminate the labour contract where the worker:'),
    p('(1) is proved during probation not to meet the conditions of recruitment;'),
    p("(2) seriously violates the employer's rules;"),
    p('(3) seriously neglects duty or practises graft, causing the employer major damage;'),
    p(
      '(4) has a labour relationship with another employer at the same time which seriously affects the work for this one, or refuses to correct this when told by the employer;',
    ),
    p(
      '(5) has brought about the invalidity of the contract under Article 26, first paragraph, item (1) of this Law;',
    ),
    p('(6) has been held criminally liable.'),
    p(
      "**Article 43** An employer that terminates a labour contract unilaterally shall notify the trade union of the reasons in advance. Where the employer violates laws, administrative regulations or the contract, the union has the right to demand correction. The employer shall consider the union's opinion and notify it of the result in writing.",
    ),
    p(
      "**Article 47** Severance is paid by years of service with the employer, one month's wages for each full year. Six months or more but less than a year count as a year; for less than six months half a month's wages are paid.",
    ),
    p(
      "Where a worker's monthly wage exceeds three times the average monthly wage of employees of the previous year published by the government of the municipality or city divided into districts where the employer is, severance is paid at three times that average, for no more than twelve years.",
    ),
    p(
      "Monthly wage in this Article means the worker's average wage over the twelve months before the contract was terminated or ended.",
    ),
    p(
      '**Article 48** Where an employer terminates or ends a labour contract in violation of this Law and the worker requires performance to continue, the employer shall continue it; where the worker does not require this, or the contract can no longer be performed, the employer shall pay compensation under Article 87 of this Law.',
    ),
    p(
      "**Article 50** An employer shall, when terminating or ending a labour contract, issue a certificate of termination, and within fifteen days transfer the worker's file and social insurance.",
    ),
    p(
      'The worker shall hand over work as both sides have agreed. Where under this Law the employer has to pay severance, it pays when the handover is completed.',
    ),
    p('The employer shall keep the text of a terminated or ended contract for at least two years.'),
    p(
      '**Article 82** An employer that has not concluded a written labour contract with a worker for more than one month but less than one year from the first day of work shall pay the worker double wages each month.',
    ),
    p(
      'An employer that in violation of this Law does not conclude a contract without fixed term shall pay the worker double wages each month from the day on which it should have been concluded.',
    ),
    p(
      '**Article 87** An employer that terminates or ends a labour contract in violation of this Law shall pay the worker compensation at twice the rate of severance under Article 47 of this Law.',
    ),
    heading('Labour Law'),
    p(
      '**Article 44** In one of the following cases the employer shall pay remuneration above the wages for normal working hours, by these standards:',
    ),
    p('(1) not less than one hundred and fifty per cent of wages for longer hours;'),
    p(
      '(2) not less than two hundred per cent of wages where a worker is made to work on a rest day and time off cannot be given instead;',
    ),
    p('(3) not less than three hundred per cent of wages for work on a statutory holiday.'),
    heading("Supreme People's Court, Interpretation (1) on Labour Disputes"),
    p(
      '**Article 19** Where an award does not state whether it is final, and a worker claims remuneration, medical expenses for work injuries, severance or compensation under Article 47(1) of the Law on Mediation and Arbitration, then, where the award concerns several items, and the sum determined for each does not exceed twelve months of the local monthly minimum wage, it shall be treated as a final award.',
    ),
    p(
      "**Article 20** Where one award of a labour arbitration body contains both matters of a final award and others and a party does not accept it and sues in a people's court, it shall be treated as non-final.",
    ),
    p(
      '**Article 42** A worker who claims overtime pay bears the burden of proof that overtime was worked. But where the worker has evidence that the employer holds evidence of overtime and the employer does not provide it, the employer bears the adverse consequences.',
    ),
    p(
      "**Article 44** In labour disputes arising from an employer's decision to expel, dismiss, discharge, terminate a contract, reduce remuneration, calculate years of service and the like, the employer bears the burden of proof.",
    ),
    p(
      '**Article 47** Where an employer with a trade union terminates a contract in accordance with Articles 39 and 40 of the Labour Contract Law but has not notified the union in advance under its Article 43, and the worker claims compensation for unlawful termination, the court shall support the claim, unless the employer has made good the procedure before the action was brought.',
    ),
  ],
);
