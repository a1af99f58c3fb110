import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { LAW_DOCUMENTS as PENALTY_LAW } from '../../leek-penalty/documents/law.ts';
import { law } from '../fields.ts';

const LITIGATION = law(
  'law_litigation',
  bi('行政诉讼法（节选）', 'Administrative Litigation Law (extracts)'),
  [
    title('中华人民共和国行政诉讼法（节选）'),
    quote('2017 年 6 月 27 日第二次修正。'),
    p(
      '**第三条** （节录，第三款）被诉行政机关负责人应当出庭应诉。不能出庭的，应当委托行政机关相应的工作人员出庭。',
    ),
    p('**第六条** 人民法院审理行政案件，对行政行为是否合法进行审查。'),
    p(
      '**第二十六条** （节录）公民、法人或者其他组织直接向人民法院提起诉讼的，作出行政行为的行政机关是被告。',
    ),
    p('**第三十四条** 被告对作出的行政行为负有举证责任，应当提供作出该行政行为的证据和所依据的规范性文件。'),
    p(
      '被告不提供或者无正当理由逾期提供证据，视为没有相应证据。但是，被诉行政行为涉及第三人合法权益，第三人提供证据的除外。',
    ),
    p('**第三十五条** 在诉讼过程中，被告及其诉讼代理人不得自行向原告、第三人和证人收集证据。'),
    p('**第三十七条** 原告可以提供证明行政行为违法的证据。原告提供的证据不成立的，不免除被告的举证责任。'),
    p('**第四十一条** （节录）与本案有关的下列证据，原告或者第三人不能自行收集的，可以申请人民法院调取：'),
    p('（一）由国家机关保存而须由人民法院调取的证据；'),
    p('（三）确因客观原因不能自行收集的其他证据。'),
    p(
      '**第四十六条** （节录）公民、法人或者其他组织直接向人民法院提起诉讼的，应当自知道或者应当知道作出行政行为之日起六个月内提出。法律另有规定的除外。',
    ),
    p('**第五十一条** （节录）人民法院在接到起诉状时对符合本法规定的起诉条件的，应当登记立案。'),
    p(
      '对当场不能判定是否符合本法规定的起诉条件的，应当接收起诉状，出具注明收到日期的书面凭证，并在七日内决定是否立案。不符合起诉条件的，作出不予立案的裁定。裁定书应当载明不予立案的理由。原告对裁定不服的，可以提起上诉。',
    ),
    p(
      '起诉状内容欠缺或者有其他错误的，应当给予指导和释明，并一次性告知当事人需要补正的内容。不得未经指导和释明即以起诉不符合条件为由不接收起诉状。',
    ),
    p(
      '**第五十三条** 公民、法人或者其他组织认为行政行为所依据的国务院部门和地方人民政府及其部门制定的规范性文件不合法，在对行政行为提起诉讼时，可以一并请求对该规范性文件进行审查。',
    ),
    p('前款规定的规范性文件不含规章。'),
    p('**第五十六条** （节录）诉讼期间，不停止行政行为的执行。但有下列情形之一的，裁定停止执行：'),
    p(
      '（二）原告或者利害关系人申请停止执行，人民法院认为该行政行为的执行会造成难以弥补的损失，并且停止执行不损害国家利益、社会公共利益的；',
    ),
    p(
      '**第六十条** 人民法院审理行政案件，不适用调解。但是，行政赔偿、补偿以及行政机关行使法律、法规规定的自由裁量权的案件可以调解。',
    ),
    p('调解应当遵循自愿、合法原则，不得损害国家利益、社会公共利益和他人合法权益。'),
    p(
      '**第六十三条** （节录）人民法院审理行政案件，以法律和行政法规、地方性法规为依据。地方性法规适用于本行政区域内发生的行政案件。',
    ),
    p('人民法院审理行政案件，参照规章。'),
    p(
      '**第六十四条** 人民法院在审理行政案件中，经审查认为本法第五十三条规定的规范性文件不合法的，不作为认定行政行为合法的依据，并向制定机关提出处理建议。',
    ),
    p(
      '**第六十七条** 人民法院应当在立案之日起五日内，将起诉状副本发送被告。被告应当在收到起诉状副本之日起十五日内向人民法院提交作出行政行为的证据和所依据的规范性文件，并提出答辩状。人民法院应当在收到答辩状之日起五日内，将答辩状副本发送原告。',
    ),
    p('被告不提出答辩状的，不影响人民法院审理。'),
    p(
      '**第六十八条** 人民法院审理行政案件，由审判员组成合议庭，或者由审判员、陪审员组成合议庭。合议庭的成员，应当是三人以上的单数。',
    ),
    p(
      '**第六十九条** 行政行为证据确凿，适用法律、法规正确，符合法定程序的，或者原告申请被告履行法定职责或者给付义务理由不成立的，人民法院判决驳回原告的诉讼请求。',
    ),
    p(
      '**第七十条** 行政行为有下列情形之一的，人民法院判决撤销或者部分撤销，并可以判决被告重新作出行政行为：',
    ),
    p('（一）主要证据不足的；'),
    p('（二）适用法律、法规错误的；'),
    p('（三）违反法定程序的；'),
    p('（四）超越职权的；'),
    p('（五）滥用职权的；'),
    p('（六）明显不当的。'),
    p(
      '**第七十七条** 行政处罚明显不当，或者其他行政行为涉及对款额的确定、认定确有错误的，人民法院可以判决变更。',
    ),
    p('人民法院判决变更，不得加重原告的义务或者减损原告的权益。但利害关系人同为原告，且诉讼请求相反的除外。'),
    p('**第八十条** 人民法院对公开审理和不公开审理的案件，一律公开宣告判决。'),
    p('当庭宣判的，应当在十日内发送判决书；定期宣判的，宣判后立即发给判决书。'),
    p('宣告判决时，必须告知当事人上诉权利、上诉期限和上诉的人民法院。'),
    p(
      '**第八十二条** （节录）人民法院审理下列第一审行政案件，认为事实清楚、权利义务关系明确、争议不大的，可以适用简易程序：',
    ),
    p('（一）被诉行政行为是依法当场作出的；'),
    p('（二）案件涉及款额二千元以下的；'),
    p('（三）属于政府信息公开案件的。'),
    p('除前款规定以外的第一审行政案件，当事人各方同意适用简易程序的，可以适用简易程序。'),
    p('**第八十三条** 适用简易程序审理的行政案件，由审判员一人独任审理，并应当在立案之日起四十五日内审结。'),
    p(
      '**第八十五条** 当事人不服人民法院第一审判决的，有权在判决书送达之日起十五日内向上一级人民法院提起上诉。当事人不服人民法院第一审裁定的，有权在裁定书送达之日起十日内向上一级人民法院提起上诉。逾期不提起上诉的，人民法院的第一审判决或者裁定发生法律效力。',
    ),
  ],
  [
    title("Administrative Litigation Law of the People's Republic of China (extracts)"),
    quote(
      'As amended for the second time on 27 June 2017. Unofficial translation; the Chinese text is authoritative.',
    ),
    p(
      '**Article 3** (extract, third paragraph) The head of the administrative agency sued shall appear in court to respond to the action. A head who cannot appear shall authorise staff of the agency to appear.',
    ),
    p(
      "**Article 6** In hearing administrative cases the people's courts review whether administrative acts are lawful.",
    ),
    p(
      "**Article 26** (extract) Where a citizen, legal person or other organisation brings an action directly in a people's court, the agency that performed the administrative act is the defendant.",
    ),
    p(
      '**Article 34** The defendant bears the burden of proof for its administrative act and shall provide the evidence on which it acted and the normative documents on which it relied.',
    ),
    p(
      'Where the defendant provides no evidence, or provides it late without good reason, it is deemed to have none. This does not apply where the act concerns the lawful rights of a third person who provides evidence.',
    ),
    p(
      '**Article 35** During the action the defendant and its representatives may not on their own collect evidence from the plaintiff, third persons or witnesses.',
    ),
    p(
      '**Article 37** The plaintiff may provide evidence that the act is unlawful. That such evidence does not hold does not relieve the defendant of its burden of proof.',
    ),
    p(
      "**Article 41** (extract) The plaintiff or a third person may apply to the people's court to obtain the following evidence concerning the case where they cannot collect it themselves:",
    ),
    p("(1) evidence that is kept by State organs and has to be obtained by the people's court;"),
    p('(3) other evidence that they cannot collect themselves for objective reasons.'),
    p(
      "**Article 46** (extract) An action brought directly in a people's court shall be brought within six months of the day on which the plaintiff knew or should have known of the administrative act, unless a law provides otherwise.",
    ),
    p(
      "**Article 51** (extract) A people's court that receives a complaint meeting the conditions of this Law shall register the case.",
    ),
    p(
      'Where this cannot be determined on the spot, it shall accept the complaint, give a written receipt with the date, and decide within seven days whether to file the case. Where the conditions are not met it rules not to file the case, with reasons. The plaintiff may appeal against the ruling.',
    ),
    p(
      'Where the complaint is incomplete or otherwise faulty, the court shall guide and explain and name once, and all together, what is to be corrected. It may not refuse the complaint as not meeting the conditions without having done so.',
    ),
    p(
      "**Article 53** A citizen, legal person or other organisation that considers unlawful a normative document of a department of the State Council, or of a local people's government or its department, on which an administrative act relies may, when suing over the act, also ask for review of the document.",
    ),
    p('Normative documents in the preceding paragraph do not include rules.'),
    p(
      '**Article 56** (extract) Enforcement of the administrative act is not suspended during the action. In the following circumstances a ruling suspends it:',
    ),
    p(
      '(2) the plaintiff or an interested person applies for it, and the court considers that enforcement would cause loss that is hard to make good and that suspension does not harm the interests of the State or the public;',
    ),
    p(
      '**Article 60** There is no mediation in administrative cases. But cases of administrative compensation, and cases in which agencies exercise discretion given by laws and regulations, may be mediated.',
    ),
    p(
      'Mediation shall be voluntary and lawful and may not harm the interests of the State, the public or others.',
    ),
    p(
      '**Article 63** (extract) In administrative cases the courts decide on the basis of laws, administrative regulations and local regulations. Local regulations apply to cases arising within their area.',
    ),
    p('In administrative cases the courts refer to rules.'),
    p(
      "**Article 64** Where, in an administrative case, a people's court finds that a normative document under Article 53 of this Law is unlawful, it is not taken as a basis for the lawfulness of the act, and the court proposes to the body that made it how to deal with it.",
    ),
    p(
      "**Article 67** The people's court shall send a copy of the complaint to the defendant within five days of filing the case. Within fifteen days of receiving it the defendant shall submit to the court the evidence on which it acted and the normative documents on which it relied, with its answer. Within five days of receiving the answer the court shall send a copy to the plaintiff.",
    ),
    p('That the defendant submits no answer does not affect the trial.'),
    p(
      '**Article 68** Administrative cases are heard by a panel of judges, or of judges and assessors. A panel has three members or a larger odd number.',
    ),
    p(
      "**Article 69** Where the evidence for the administrative act is conclusive, laws and regulations are correctly applied and the statutory procedure is observed, or where the plaintiff's grounds for asking the defendant to perform a statutory duty or a payment do not hold, the people's court dismisses the claims.",
    ),
    p(
      "**Article 70** The people's court revokes an administrative act in whole or in part, and may order the defendant to act anew, where:",
    ),
    p('(1) the main evidence is insufficient;'),
    p('(2) laws or regulations are wrongly applied;'),
    p('(3) the statutory procedure is violated;'),
    p('(4) powers are exceeded;'),
    p('(5) powers are abused;'),
    p('(6) it is obviously inappropriate.'),
    p(
      "**Article 74** (extract) The people's court declares an administrative act unlawful, but does not revoke it, where:",
    ),
    p("(2) the procedure of the act is slightly unlawful, with no actual effect on the plaintiff's rights."),
    p(
      "**Article 75** Where an administrative act is grossly and obviously unlawful, for example because the body that performed it is not competent as an administrative body or because it has no basis, and the plaintiff asks that it be declared void, the people's court declares it void.",
    ),
    p(
      "**Article 77** Where an administrative penalty is obviously inappropriate, or another administrative act is truly wrong in fixing or finding an amount, the people's court may vary it.",
    ),
    p(
      "In varying it the court may not increase the obligations of the plaintiff or reduce the plaintiff's rights and interests, unless interested persons are also plaintiffs and claim the contrary.",
    ),
    p(
      "**Article 80** The people's court pronounces its judgment in public in every case, whether or not it was heard in public.",
    ),
    p(
      'Where judgment is pronounced at the end of the hearing, the written judgment shall be sent within ten days; where it is pronounced on a fixed later date, the written judgment is handed over at once.',
    ),
    p(
      'When a judgment is pronounced the right to appeal, the time limit and the court of appeal must be stated.',
    ),
    p(
      "**Article 82** (extract) The people's court may apply the summary procedure to the following administrative cases at first instance where it finds that the facts are clear, the rights and duties plain and little is in dispute:",
    ),
    p('(1) the administrative act challenged was lawfully performed on the spot;'),
    p('(2) the case concerns a sum of 2,000 yuan or less;'),
    p('(3) the case concerns the disclosure of government information.'),
    p(
      'In other administrative cases at first instance the summary procedure may be applied where all parties agree to it.',
    ),
    p(
      '**Article 83** Administrative cases in the summary procedure are tried by a single judge and shall be concluded within forty-five days of filing.',
    ),
    p(
      "**Article 85** A party that does not accept a judgment of first instance may appeal to the next higher people's court within fifteen days of service. A party that does not accept a ruling of first instance may appeal within ten days of service. Where no appeal is made in time, the judgment or ruling of first instance takes effect.",
    ),
  ],
);

const INTERPRETATION = law(
  'law_interpretation',
  bi('行政诉讼司法解释（节选）', 'Judicial interpretations (extracts)'),
  [
    title('行政诉讼司法解释（节选）'),
    quote('按公布文本节录。'),
    heading('最高人民法院关于行政机关负责人出庭应诉若干问题的规定（2020）'),
    p(
      '**第四条** （节录）对于涉及食品药品安全、生态环境和资源保护、公共卫生安全等重大公共利益，社会高度关注或者可能引发群体性事件等的案件，人民法院应当通知行政机关负责人出庭应诉。',
    ),
    p(
      '**第五条** （节录，第二款）人民法院通知行政机关负责人出庭的，应当在开庭三日前送达出庭通知书，并告知行政机关负责人不出庭可能承担的不利法律后果。',
    ),
    p(
      '**第十一条** （节录）行政机关负责人或者行政机关委托的相应工作人员在庭审过程中应当就案件情况进行陈述、答辩、提交证据、辩论、发表最后意见，对所依据的规范性文件进行解释说明。',
    ),
    p('行政机关负责人出庭应诉的，应当就实质性解决行政争议发表意见。'),
    heading('最高人民法院关于适用《中华人民共和国行政诉讼法》的解释（2018）'),
    p(
      '**第一百四十六条** 公民、法人或者其他组织请求人民法院一并审查行政诉讼法第五十三条规定的规范性文件，应当在第一审开庭审理前提出；有正当理由的，也可以在法庭调查中提出。',
    ),
    p('**第一百四十八条** （节录）有下列情形之一的，属于行政诉讼法第六十四条规定的“规范性文件不合法”：'),
    p('（一）超越制定机关的法定职权或者超越法律、法规、规章的授权范围的；'),
    p('（二）与法律、法规、规章等上位法的规定相抵触的；'),
    p(
      '（三）没有法律、法规、规章依据，违法增加公民、法人和其他组织义务或者减损公民、法人和其他组织合法权益的；',
    ),
    p('（四）未履行法定批准程序、公开发布程序，严重违反制定程序的；'),
    p('（五）其他违反法律、法规以及规章规定的情形。'),
  ],
  [
    title('Judicial Interpretations on Administrative Litigation (extracts)'),
    quote('As published, in extracts. Unofficial translation.'),
    heading(
      "Provisions of the Supreme People's Court on the Appearance in Court of Heads of Administrative Agencies (2020)",
    ),
    p(
      "**Article 4** (extract) In cases of major public interests such as food and drug safety, the environment and resources, or public health, or of great public concern, or that may lead to group incidents, the people's court shall notify the head of the agency to appear.",
    ),
    p(
      "**Article 5** (extract, second paragraph) A people's court that notifies the head of the agency to appear shall serve the notice three days before the hearing and state the adverse consequences that may follow from not appearing.",
    ),
    p(
      '**Article 11** (extract) In court the head of the agency, or its staff so authorised, shall state the case, answer, submit evidence, argue and give a final opinion, and explain the normative documents relied on.',
    ),
    p('A head who appears shall speak to the substantive resolution of the dispute.'),
    heading(
      "Interpretation of the Supreme People's Court on the Application of the Administrative Litigation Law (2018)",
    ),
    p(
      "**Article 146** A request for review of a normative document under Article 53 of the Administrative Litigation Law shall be made before the hearing at first instance begins; where there is good reason it may be made during the court's investigation.",
    ),
    p(
      '**Article 148** (extract) In the following circumstances a normative document is "unlawful" within the meaning of Article 64 of the Administrative Litigation Law:',
    ),
    p(
      '(1) it exceeds the statutory powers of the body that made it or the authority given by laws, regulations or rules;',
    ),
    p('(2) it conflicts with laws, regulations, rules or other superior law;'),
    p(
      '(3) without a basis in laws, regulations or rules it unlawfully adds to the obligations of citizens, legal persons and other organisations or reduces their lawful rights and interests;',
    ),
    p(
      '(4) the statutory procedure of approval or publication was not performed and the procedure of making it was seriously violated;',
    ),
    p('(5) other violations of laws, regulations and rules.'),
  ],
);

export const LAWSUIT_LAW: CaseDocument[] = [LITIGATION, INTERPRETATION, ...PENALTY_LAW];
