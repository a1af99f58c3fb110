import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

const PENALTY_LAW = law(
  'law_penalty',
  bi('行政处罚法（节选）', 'Administrative Penalty Law (extracts)'),
  [
    title('中华人民共和国行政处罚法（节选）'),
    quote('2021 年 1 月 22 日修订，自 2021 年 7 月 15 日起施行。'),
    heading('原则和裁量'),
    p('**第五条** 行政处罚遵循公正、公开的原则。'),
    p('设定和实施行政处罚必须以事实为依据，与违法行为的事实、性质、情节以及社会危害程度相当。'),
    p(
      '**第六条** 实施行政处罚，纠正违法行为，应当坚持处罚与教育相结合，教育公民、法人或者其他组织自觉守法。',
    ),
    p('**第二十八条** 行政机关实施行政处罚时，应当责令当事人改正或者限期改正违法行为。'),
    p(
      '当事人有违法所得，除依法应当退赔的外，应当予以没收。违法所得是指实施违法行为所取得的款项。法律、行政法规、部门规章对违法所得的计算另有规定的，从其规定。',
    ),
    p('**第三十二条** 当事人有下列情形之一，应当从轻或者减轻行政处罚：'),
    p('（一）主动消除或者减轻违法行为危害后果的；'),
    p('（二）受他人胁迫或者诱骗实施违法行为的；'),
    p('（三）主动供述行政机关尚未掌握的违法行为的；'),
    p('（四）配合行政机关查处违法行为有立功表现的；'),
    p('（五）法律、法规、规章规定其他应当从轻或者减轻行政处罚的。'),
    p(
      '**第三十三条** 违法行为轻微并及时改正，没有造成危害后果的，不予行政处罚。初次违法且危害后果轻微并及时改正的，可以不予行政处罚。',
    ),
    p('当事人有证据足以证明没有主观过错的，不予行政处罚。法律、行政法规另有规定的，从其规定。'),
    p('对当事人的违法行为依法不予行政处罚的，行政机关应当对当事人进行教育。'),
    p(
      '**第三十四条** 行政机关可以依法制定行政处罚裁量基准，规范行使行政处罚裁量权。行政处罚裁量基准应当向社会公布。',
    ),
    heading('调查'),
    p(
      '**第四十二条** 行政处罚应当由具有行政执法资格的执法人员实施。执法人员不得少于两人，法律另有规定的除外。',
    ),
    p('执法人员应当文明执法，尊重和保护当事人合法权益。'),
    p(
      '**第四十四条** 行政机关在作出行政处罚决定之前，应当告知当事人拟作出的行政处罚内容及事实、理由、依据，并告知当事人依法享有的陈述、申辩、要求听证等权利。',
    ),
    p(
      '**第四十五条** 当事人有权进行陈述和申辩。行政机关必须充分听取当事人的意见，对当事人提出的事实、理由和证据，应当进行复核；当事人提出的事实、理由或者证据成立的，行政机关应当采纳。',
    ),
    p('行政机关不得因当事人陈述、申辩而给予更重的处罚。'),
    p('**第四十六条** （节录）证据必须经查证属实，方可作为认定案件事实的根据。'),
    p('以非法手段取得的证据，不得作为认定案件事实的根据。'),
    p(
      '**第五十一条** 违法事实确凿并有法定依据，对公民处以二百元以下、对法人或者其他组织处以三千元以下罚款或者警告的行政处罚的，可以当场作出行政处罚决定。法律另有规定的，从其规定。',
    ),
    p(
      '**第五十五条** 执法人员在调查或者进行检查时，应当主动向当事人或者有关人员出示执法证件。当事人或者有关人员有权要求执法人员出示执法证件。执法人员不出示执法证件的，当事人或者有关人员有权拒绝接受调查或者检查。',
    ),
    p('当事人或者有关人员应当如实回答询问，并协助调查或者检查，不得拒绝或者阻挠。询问或者检查应当制作笔录。'),
    heading('决定'),
    p('**第五十七条** 调查终结，行政机关负责人应当对调查结果进行审查，根据不同情况，分别作出如下决定：'),
    p('（一）确有应受行政处罚的违法行为的，根据情节轻重及具体情况，作出行政处罚决定；'),
    p('（二）违法行为轻微，依法可以不予行政处罚的，不予行政处罚；'),
    p('（三）违法事实不能成立的，不予行政处罚；'),
    p('（四）违法行为涉嫌犯罪的，移送司法机关。'),
    p('对情节复杂或者重大违法行为给予行政处罚，行政机关负责人应当集体讨论决定。'),
    p(
      '**第五十八条** 有下列情形之一，在行政机关负责人作出行政处罚的决定之前，应当由从事行政处罚决定法制审核的人员进行法制审核；未经法制审核或者审核未通过的，不得作出决定：',
    ),
    p('（一）涉及重大公共利益的；'),
    p('（二）直接关系当事人或者第三人重大权益，经过听证程序的；'),
    p('（三）案件情况疑难复杂、涉及多个法律关系的；'),
    p('（四）法律、法规规定应当进行法制审核的其他情形。'),
    p('行政机关中初次从事行政处罚决定法制审核的人员，应当通过国家统一法律职业资格考试取得法律职业资格。'),
    p(
      '**第五十九条** 行政机关依照本法第五十七条的规定给予行政处罚，应当制作行政处罚决定书。行政处罚决定书应当载明下列事项：',
    ),
    p('（一）当事人的姓名或者名称、地址；'),
    p('（二）违反法律、法规、规章的事实和证据；'),
    p('（三）行政处罚的种类和依据；'),
    p('（四）行政处罚的履行方式和期限；'),
    p('（五）申请行政复议、提起行政诉讼的途径和期限；'),
    p('（六）作出行政处罚决定的行政机关名称和作出决定的日期。'),
    p('行政处罚决定书必须盖有作出行政处罚决定的行政机关的印章。'),
    p(
      '**第六十条** 行政机关应当自行政处罚案件立案之日起九十日内作出行政处罚决定。法律、法规、规章另有规定的，从其规定。',
    ),
    p(
      '**第六十二条** 行政机关及其执法人员在作出行政处罚决定之前，未依照本法第四十四条、第四十五条的规定向当事人告知拟作出的行政处罚内容及事实、理由、依据，或者拒绝听取当事人的陈述、申辩，不得作出行政处罚决定；当事人明确放弃陈述或者申辩权利的除外。',
    ),
    heading('听证'),
    p(
      '**第六十三条** 行政机关拟作出下列行政处罚决定，应当告知当事人有要求听证的权利，当事人要求听证的，行政机关应当组织听证：',
    ),
    p('（一）较大数额罚款；'),
    p('（二）没收较大数额违法所得、没收较大价值非法财物；'),
    p('（三）降低资质等级、吊销许可证件；'),
    p('（四）责令停产停业、责令关闭、限制从业；'),
    p('（五）其他较重的行政处罚；'),
    p('（六）法律、法规、规章规定的其他情形。'),
    p('当事人不承担行政机关组织听证的费用。'),
    p('**第六十四条** 听证应当依照以下程序组织：'),
    p('（一）当事人要求听证的，应当在行政机关告知后五日内提出；'),
    p('（二）行政机关应当在举行听证的七日前，通知当事人及有关人员听证的时间、地点；'),
    p('（三）除涉及国家秘密、商业秘密或者个人隐私依法予以保密外，听证公开举行；'),
    p('（四）听证由行政机关指定的非本案调查人员主持；当事人认为主持人与本案有直接利害关系的，有权申请回避；'),
    p('（五）当事人可以亲自参加听证，也可以委托一至二人代理；'),
    p(
      '（六）当事人及其代理人无正当理由拒不出席听证或者未经许可中途退出听证的，视为放弃听证权利，行政机关终止听证；',
    ),
    p('（七）举行听证时，调查人员提出当事人违法的事实、证据和行政处罚建议，当事人进行申辩和质证；'),
    p(
      '（八）听证应当制作笔录。笔录应当交当事人或者其代理人核对无误后签字或者盖章。当事人或者其代理人拒绝签字或者盖章的，由听证主持人在笔录中注明。',
    ),
    p('**第六十五条** 听证结束后，行政机关应当根据听证笔录，依照本法第五十七条的规定，作出决定。'),
    heading('执行'),
    p(
      '**第六十六条** （节录）当事人确有经济困难，需要延期或者分期缴纳罚款的，经当事人申请和行政机关批准，可以暂缓或者分期缴纳。',
    ),
    p('**第六十七条** 作出罚款决定的行政机关应当与收缴罚款的机构分离。'),
    p(
      '除依照本法第六十八条、第六十九条的规定当场收缴的罚款外，作出行政处罚决定的行政机关及其执法人员不得自行收缴罚款。',
    ),
    p(
      '当事人应当自收到行政处罚决定书之日起十五日内，到指定的银行或者通过电子支付系统缴纳罚款。银行应当收受罚款，并将罚款直接上缴国库。',
    ),
    p('**第七十二条** 当事人逾期不履行行政处罚决定的，作出行政处罚决定的行政机关可以采取下列措施：'),
    p('（一）到期不缴纳罚款的，每日按罚款数额的百分之三加处罚款，加处罚款的数额不得超出罚款的数额；'),
    p(
      '**第七十三条** （节录）当事人对行政处罚决定不服，申请行政复议或者提起行政诉讼的，行政处罚不停止执行，法律另有规定的除外。',
    ),
    p('（第三款）当事人申请行政复议或者提起行政诉讼的，加处罚款的数额在行政复议或者行政诉讼期间不予计算。'),
    heading('期限'),
    p('**第八十五条** 本法中“二日”“三日”“五日”“七日”的规定是指工作日，不含法定节假日。'),
  ],
  [
    title("Administrative Penalty Law of the People's Republic of China (extracts)"),
    quote(
      'Revised 22 January 2021, in force 15 July 2021. Unofficial translation; the Chinese text is authoritative.',
    ),
    heading('Principles and discretion'),
    p('**Article 5** (extract) Administrative penalties follow the principles of justice and openness.'),
    p(
      'Penalties shall be laid down and imposed on the basis of facts and be commensurate with the facts, nature and circumstances of the unlawful act and the harm it does to society.',
    ),
    p(
      '**Article 6** In imposing penalties and correcting unlawful acts, punishment is combined with education, so that citizens, legal persons and other organisations keep the law of their own accord.',
    ),
    p(
      '**Article 28** When imposing a penalty the agency shall order the party to correct the unlawful act, at once or within a time limit.',
    ),
    p(
      'Unlawful gains shall be confiscated, except those that are to be returned or paid in compensation by law. Unlawful gains are the money obtained by the unlawful act. Where laws, administrative regulations or departmental rules provide otherwise for their calculation, those provisions apply.',
    ),
    p('**Article 32** A lighter or mitigated penalty shall be imposed where the party:'),
    p('(1) of its own accord removes or reduces the harmful consequences of the unlawful act;'),
    p('(2) was coerced or tricked into the unlawful act;'),
    p('(3) of its own accord confesses unlawful acts that the agency did not know of;'),
    p('(4) has rendered merit in helping the agency to investigate unlawful acts;'),
    p(
      '(5) is in other circumstances in which laws, regulations or rules call for a lighter or mitigated penalty.',
    ),
    p(
      '**Article 33** Where an unlawful act is minor, is corrected in time and has caused no harm, no penalty is imposed. Where it is a first violation, its harm is slight and it is corrected in time, a penalty may be dispensed with.',
    ),
    p(
      'Where the party has evidence sufficient to prove that it was not subjectively at fault, no penalty is imposed. Where laws or administrative regulations provide otherwise, they apply.',
    ),
    p('Where no penalty is imposed by law, the agency shall educate the party.'),
    p(
      '**Article 34** Agencies may by law lay down standards of discretion in penalties to regulate its exercise. Such standards shall be made public.',
    ),
    heading('Investigation'),
    p(
      '**Article 42** Penalties shall be imposed by enforcement officers qualified to do so. There shall be no fewer than two, unless a law provides otherwise.',
    ),
    p('Officers shall be civil and respect and protect the lawful rights and interests of the party.'),
    p(
      '**Article 44** Before deciding on a penalty the agency shall tell the party the content of the proposed penalty, its facts, reasons and grounds, and its rights to make statements, to plead, to ask for a hearing and the like.',
    ),
    p(
      '**Article 45** The party has the right to make statements and to plead. The agency must hear its views fully and check the facts, reasons and evidence it brings; those that hold shall be adopted.',
    ),
    p('The agency may not impose a heavier penalty because the party made statements or pleaded.'),
    p(
      '**Article 46** (extract) Evidence must be verified before it may serve as the basis for finding facts.',
    ),
    p('Evidence obtained by unlawful means may not serve as the basis for finding facts.'),
    p(
      '**Article 51** Where the facts are certain and there is a legal basis, a fine of up to 200 yuan on a citizen or up to 3,000 yuan on a legal person or other organisation, or a warning, may be decided on the spot. Where laws provide otherwise, they apply.',
    ),
    p(
      '**Article 55** In an investigation or inspection officers shall of their own accord show their enforcement cards to the party or persons concerned, who have the right to ask for them and, if they are not shown, to refuse the investigation or inspection.',
    ),
    p(
      'The party or persons concerned shall answer questions truthfully and assist, and may not refuse or obstruct. A record shall be made of questioning or inspection.',
    ),
    heading('Decision'),
    p(
      '**Article 57** When the investigation is concluded, the head of the agency shall examine the result and decide as follows:',
    ),
    p(
      '(1) where there is an unlawful act that should be punished, a penalty is decided according to its gravity and circumstances;',
    ),
    p('(2) where the unlawful act is minor and may by law go unpunished, no penalty is imposed;'),
    p('(3) where the facts of a violation are not made out, no penalty is imposed;'),
    p('(4) where a crime is suspected, the case is passed to the judicial authorities.'),
    p(
      'For penalties for complex or serious unlawful acts the heads of the agency shall discuss and decide collectively.',
    ),
    p(
      '**Article 58** In the following cases, before the head of the agency decides on a penalty, persons engaged in legal review of penalty decisions shall review it; without review, or if it does not pass, no decision may be made:',
    ),
    p('(1) it involves major public interests;'),
    p(
      '(2) it directly concerns major rights and interests of the party or a third person and a hearing has been held;',
    ),
    p('(3) the case is difficult and complex and involves several legal relations;'),
    p('(4) in other cases in which laws and regulations call for legal review.'),
    p(
      'Those who first take up the legal review of penalty decisions in an agency shall have passed the national uniform legal qualification examination.',
    ),
    p(
      '**Article 59** Where a penalty is imposed under Article 57 of this Law, a written decision shall be made. It shall state:',
    ),
    p('(1) the name and address of the party;'),
    p('(2) the facts and evidence of the violation of laws, regulations or rules;'),
    p('(3) the kind of penalty and its grounds;'),
    p('(4) how and when the penalty is to be performed;'),
    p(
      '(5) the ways and times of applying for administrative reconsideration and bringing an administrative action;',
    ),
    p('(6) the name of the agency and the date of the decision.'),
    p('The decision must bear the seal of the agency that made it.'),
    p(
      '**Article 60** The agency shall decide within ninety days of filing the case. Where laws, regulations or rules provide otherwise, they apply.',
    ),
    p(
      '**Article 62** Where the agency and its officers have not, before deciding, told the party of the proposed penalty, its facts, reasons and grounds under Articles 44 and 45 of this Law, or refuse to hear its statements and pleas, no penalty may be decided, unless the party clearly waives the right to state or plead.',
    ),
    heading('Hearing'),
    p(
      '**Article 63** Where the agency proposes one of the following penalties, it shall tell the party of the right to ask for a hearing, and hold one if the party asks for it:',
    ),
    p('(1) a fine of a larger amount;'),
    p('(2) confiscation of unlawful gains of a larger amount or unlawful property of a larger value;'),
    p('(3) lowering of a qualification grade or revocation of a permit;'),
    p('(4) an order to suspend production or business, to close, or a ban from a trade;'),
    p('(5) other heavier penalties;'),
    p('(6) other cases provided for by laws, regulations and rules.'),
    p('The party does not bear the costs of the hearing.'),
    p('**Article 64** A hearing shall be organised as follows:'),
    p('(1) the party that asks for a hearing shall do so within five days of being told;'),
    p(
      '(2) the agency shall notify the party and persons concerned of time and place seven days before the hearing;',
    ),
    p(
      '(3) the hearing is public, except where State secrets, trade secrets or personal privacy are to be kept by law;',
    ),
    p(
      '(4) it is conducted by a person designated by the agency who is not an investigator of the case; a party that considers that person to have a direct interest may apply for recusal;',
    ),
    p('(5) the party may attend in person or through one or two agents;'),
    p(
      '(6) a party and its agents that refuse to attend without just cause or leave without permission are deemed to waive the hearing, and the agency ends it;',
    ),
    p(
      '(7) at the hearing the investigators present the facts and evidence of the violation and propose the penalty, and the party pleads and examines them;',
    ),
    p(
      '(8) a record shall be made. It is given to the party or its agent to check and sign or seal. If they refuse, the person conducting the hearing notes it.',
    ),
    p(
      '**Article 65** After the hearing the agency shall decide under Article 57 of this Law on the basis of the record.',
    ),
    heading('Enforcement'),
    p(
      '**Article 66** (extract) A party in real economic difficulty that needs to pay a fine later or in instalments may do so upon its application and with the approval of the agency.',
    ),
    p('**Article 67** The agency that decides on a fine is separate from the body that collects it.'),
    p(
      'Except where a fine is collected on the spot under Articles 68 and 69 of this Law, the agency and its officers may not collect it themselves.',
    ),
    p(
      'The party shall within fifteen days of receiving the decision pay the fine at the designated bank or by electronic payment. The bank shall accept the fine and pay it directly into the treasury.',
    ),
    p('**Article 72** (extract) Where a party does not perform the decision in time, the agency may:'),
    p(
      '(1) impose a further fine of 3% of the fine for each day of delay, which may not exceed the amount of the fine;',
    ),
    p(
      '**Article 73** (extract) Where the party applies for administrative reconsideration or brings an administrative action against the decision, the penalty is not suspended, unless a law provides otherwise.',
    ),
    p(
      '(third paragraph) Where the party applies for administrative reconsideration or brings an administrative action, the further fine for delay is not calculated for the period of the reconsideration or the action.',
    ),
    heading('Time limits'),
    p(
      '**Article 85** "Two days", "three days", "five days" and "seven days" in this Law are working days and do not include statutory holidays.',
    ),
  ],
);

const FOOD_LAW = law(
  'law_food',
  bi('食品安全法（节选）', 'Food Safety Law (extracts)'),
  [
    title('中华人民共和国食品安全法（节选）'),
    quote('2021 年 4 月 29 日第二次修正文本，本案行为发生时施行。'),
    p(
      '**第二条** （节录）供食用的源于农业的初级产品（以下称食用农产品）的质量安全管理，遵守《中华人民共和国农产品质量安全法》的规定。但是，食用农产品的市场销售、有关质量安全标准的制定、有关安全信息的公布和本法对农业投入品作出规定的，应当遵守本法的规定。',
    ),
    p('**第三十四条** 禁止生产经营下列食品、食品添加剂、食品相关产品：'),
    p(
      '（二）致病性微生物，农药残留、兽药残留、生物毒素、重金属等污染物质以及其他危害人体健康的物质含量超过食品安全标准限量的食品、食品添加剂、食品相关产品；',
    ),
    p(
      '**第六十五条** 食用农产品销售者应当建立食用农产品进货查验记录制度，如实记录食用农产品的名称、数量、进货日期以及供货者名称、地址、联系方式等内容，并保存相关凭证。记录和凭证保存期限不得少于六个月。',
    ),
    p(
      '**第一百二十四条** 违反本法规定，有下列情形之一，尚不构成犯罪的，由县级以上人民政府食品安全监督管理部门没收违法所得和违法生产经营的食品、食品添加剂，并可以没收用于违法生产经营的工具、设备、原料等物品；违法生产经营的食品、食品添加剂货值金额不足一万元的，并处五万元以上十万元以下罚款；货值金额一万元以上的，并处货值金额十倍以上二十倍以下罚款；情节严重的，吊销许可证：',
    ),
    p(
      '（一）生产经营致病性微生物，农药残留、兽药残留、生物毒素、重金属等污染物质以及其他危害人体健康的物质含量超过食品安全标准限量的食品、食品添加剂；',
    ),
    p(
      '**第一百二十六条** （节录）违反本法规定，有下列情形之一的，由县级以上人民政府食品安全监督管理部门责令改正，给予警告；拒不改正的，处五千元以上五万元以下罚款；情节严重的，责令停产停业，直至吊销许可证：',
    ),
    p(
      '（三）食品、食品添加剂生产经营者进货时未查验许可证和相关证明文件，或者未按规定建立并遵守进货查验记录、出厂检验记录和销售记录制度；',
    ),
    p(
      '（第四款）食用农产品销售者违反本法第六十五条规定的，由县级以上人民政府食品安全监督管理部门依照第一款规定给予处罚。',
    ),
    p(
      '**第一百三十六条** 食品经营者履行了本法规定的进货查验等义务，有充分证据证明其不知道所采购的食品不符合食品安全标准，并能如实说明其进货来源的，可以免予处罚，但应当依法没收其不符合食品安全标准的食品；造成人身、财产或者其他损害的，依法承担赔偿责任。',
    ),
  ],
  [
    title("Food Safety Law of the People's Republic of China (extracts)"),
    quote(
      'As amended for the second time on 29 April 2021, in force when the act took place. Unofficial translation.',
    ),
    p(
      '**Article 2** (extract) The quality and safety of primary products of agriculture for eating (edible agricultural products) are governed by the Law on Quality and Safety of Agricultural Products. But the sale of edible agricultural products in markets, the making of the standards concerned, the publication of safety information and what this Law provides on agricultural inputs follow this Law.',
    ),
    p(
      '**Article 34** It is forbidden to produce or trade in the following food, food additives and food-related products:',
    ),
    p(
      '(2) food, food additives and food-related products in which pathogenic microorganisms, residues of pesticides and veterinary drugs, biotoxins, heavy metals and other pollutants, or other substances harmful to health, exceed the limits of the food safety standards;',
    ),
    p(
      '**Article 65** Sellers of edible agricultural products shall keep a system of checking and recording purchases and truthfully record the name, quantity and date of purchase of the products and the name, address and contact details of the supplier, and keep the vouchers. Records and vouchers shall be kept for at least six months.',
    ),
    p(
      "**Article 124** (extract) Where this Law is violated in one of the following ways that is not yet a crime, the food safety authority of a people's government at county level or above confiscates the unlawful gains and the food and food additives unlawfully produced or traded and may confiscate tools, equipment, raw materials and other things used for it; where the value of the goods is below 10,000 yuan, a fine of 50,000 to 100,000 yuan is imposed as well; where it is 10,000 yuan or more, a fine of ten to twenty times the value; in serious cases the permit is revoked:",
    ),
    p(
      '(1) producing or trading in food or food additives in which pathogenic microorganisms, residues of pesticides and veterinary drugs, biotoxins, heavy metals and other pollutants, or other substances harmful to health, exceed the limits of the food safety standards;',
    ),
    p(
      "**Article 126** (extract) Where this Law is violated in one of the following ways, the food safety authority of a people's government at county level or above orders correction and gives a warning; where correction is refused, a fine of 5,000 to 50,000 yuan is imposed; in serious cases production or business is suspended, up to revocation of the permit:",
    ),
    p(
      '(3) a producer or trader of food or food additives does not check the permit and the related certificates when buying, or does not keep and observe the required records of purchases, of tests before delivery and of sales;',
    ),
    p(
      "(fourth paragraph) A seller of edible agricultural products who violates Article 65 of this Law is punished by the food safety authority of a people's government at county level or above under the first paragraph.",
    ),
    p(
      '**Article 136** Where a food trader has performed the duty under this Law to check purchases and the like, has sufficient evidence to prove that it did not know that the food purchased does not meet the food safety standards, and can truthfully name the source, it may be exempted from penalty, but the food that does not meet the standards shall be confiscated; where harm to persons, property or otherwise was caused, it is liable for compensation by law.',
    ),
  ],
);

export const LAW_DOCUMENTS: CaseDocument[] = [PENALTY_LAW, FOOD_LAW];
