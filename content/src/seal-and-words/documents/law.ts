import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

const PROCEDURE = law(
  'law_procedure',
  bi('民事诉讼法和司法解释（节选）', 'Civil Procedure Law and Interpretation (extracts)'),
  [
    title('中华人民共和国民事诉讼法、民诉法解释（节选）'),
    quote(
      '民事诉讼法 2023 年 9 月 1 日第五次修正，自 2024 年 1 月 1 日起施行。民诉法解释 2022 年 4 月 10 日起施行。',
    ),
    heading('民事诉讼法'),
    p('**第六十六条** 证据包括：'),
    p('（一）当事人的陈述；'),
    p('（二）书证；'),
    p('（三）物证；'),
    p('（四）视听资料；'),
    p('（五）电子数据；'),
    p('（六）证人证言；'),
    p('（七）鉴定意见；'),
    p('（八）勘验笔录。'),
    p('证据必须查证属实，才能作为认定事实的根据。'),
    p(
      '**第七十九条** 当事人可以就查明事实的专门性问题向人民法院申请鉴定。当事人申请鉴定的，由双方当事人协商确定具备资格的鉴定人；协商不成的，由人民法院指定。',
    ),
    p('当事人未申请鉴定，人民法院对专门性问题认为需要鉴定的，应当委托具备资格的鉴定人进行鉴定。'),
    p('**第八十条** 鉴定人有权了解进行鉴定所需要的案件材料，必要时可以询问当事人、证人。'),
    p('鉴定人应当提出书面鉴定意见，在鉴定书上签名或者盖章。'),
    p(
      '**第八十一条** 当事人对鉴定意见有异议或者人民法院认为鉴定人有必要出庭的，鉴定人应当出庭作证。经人民法院通知，鉴定人拒不出庭作证的，鉴定意见不得作为认定事实的根据；支付鉴定费用的当事人可以要求返还鉴定费用。',
    ),
    p(
      '**第八十二条** 当事人可以申请人民法院通知有专门知识的人出庭，就鉴定人作出的鉴定意见或者专业问题提出意见。',
    ),
    heading('民诉法解释'),
    p(
      '**第一百二十一条** （节录）当事人申请鉴定，可以在举证期限届满前提出。申请鉴定的事项与待证事实无关联，或者对证明待证事实无意义的，人民法院不予准许。',
    ),
    p(
      '**第一百二十二条** 当事人可以依照民事诉讼法第八十二条的规定，在举证期限届满前申请一至二名具有专门知识的人出庭，代表当事人对鉴定意见进行质证，或者对案件事实所涉及的专业问题提出意见。',
    ),
    p('具有专门知识的人在法庭上就专业问题提出的意见，视为当事人的陈述。'),
    p('人民法院准许当事人申请的，相关费用由提出申请的当事人负担。'),
  ],
  [
    title('Civil Procedure Law and its Interpretation (extracts)'),
    quote(
      'Civil Procedure Law: amended for the fifth time on 1 September 2023, in force since 1 January 2024. Interpretation: in force as amended since 10 April 2022. Unofficial translation.',
    ),
    heading('Civil Procedure Law'),
    p('**Article 66** Evidence includes:'),
    p('(1) statements of the parties;'),
    p('(2) documentary evidence;'),
    p('(3) physical evidence;'),
    p('(4) audio-visual material;'),
    p('(5) electronic data;'),
    p('(6) testimony of witnesses;'),
    p('(7) opinions of experts;'),
    p('(8) records of inspection.'),
    p('Evidence must be verified before it can serve as the basis for finding facts.'),
    p(
      '**Article 79** A party may apply to the court for expert examination of a special question in the facts to be found. The parties then agree on a qualified expert; failing agreement, the court designates one.',
    ),
    p(
      'Where no party applies and the court finds that a special question needs examination, it shall commission a qualified expert.',
    ),
    p(
      '**Article 80** An expert has the right to learn the case material needed for the examination and may where necessary question parties and witnesses.',
    ),
    p('An expert shall give a written opinion and sign or seal it.'),
    p(
      '**Article 81** Where a party objects to the opinion or the court finds that the expert needs to appear, the expert shall appear and testify. If the expert, notified by the court, refuses to appear, the opinion may not serve as the basis for finding facts, and the party that paid the fee may ask for it back.',
    ),
    p(
      '**Article 82** A party may apply to the court to notify a person with special knowledge to appear and give views on the opinion of the expert or on special questions.',
    ),
    heading('Interpretation of the Civil Procedure Law'),
    p(
      '**Article 121** (extract) A party may apply for expert examination before the time for producing evidence expires. Where the matter is unrelated to the fact to be proved or meaningless for proving it, the court shall not allow it.',
    ),
    p(
      '**Article 122** Under Article 82 of the Civil Procedure Law a party may, before the time for producing evidence expires, apply for one or two persons with special knowledge to appear and on its behalf examine the opinion of the expert or give views on special questions of the facts.',
    ),
    p(
      'What a person with special knowledge says in court on special questions is deemed a statement of the party.',
    ),
    p('If the court allows it, the costs are borne by the party that applied.'),
  ],
);

const RULES = law(
  'law_forensic_rules',
  bi('司法鉴定程序通则（节选）', 'General Rules of Forensic Examination Procedure (extracts)'),
  [
    title('司法鉴定程序通则（节选）'),
    quote('司法部令第 132 号，自 2016 年 5 月 1 日起施行。以下条文未与文本库核对，引用前请查对官方文本。'),
    heading('委托与受理'),
    p(
      '**第十二条** 委托人委托鉴定的，应当向司法鉴定机构提供真实、完整、充分的鉴定材料，并对鉴定材料的真实性、合法性负责。司法鉴定机构应当核对并记录鉴定材料的名称、种类、数量、性状、保存状况、收到时间等。',
    ),
    p('诉讼当事人对鉴定材料有异议的，应当向委托人提出。'),
    p('本通则所称鉴定材料包括生物检材和非生物检材、比对样本材料以及其他与鉴定事项有关的鉴定资料。'),
    p(
      '**第十三条** 司法鉴定机构应当自收到委托之日起七个工作日内作出是否受理的决定。对于复杂、疑难或者特殊鉴定事项的委托，司法鉴定机构可以与委托人协商决定受理的时间。',
    ),
    p(
      '**第十四条** 司法鉴定机构应当对委托鉴定事项、鉴定材料等进行审查。对属于本机构司法鉴定业务范围，鉴定用途合法，提供的鉴定材料能够满足鉴定需要的，应当受理。',
    ),
    p(
      '对于鉴定材料不完整、不充分，不能满足鉴定需要的，司法鉴定机构可以要求委托人补充；经补充后能够满足鉴定需要的，应当受理。',
    ),
    p('**第十五条** 具有下列情形之一的鉴定委托，司法鉴定机构不得受理：'),
    p('（一）委托鉴定事项超出本机构司法鉴定业务范围的；'),
    p('（二）发现鉴定材料不真实、不完整、不充分或者取得方式不合法的；'),
    p('（三）鉴定用途不合法或者违背社会公德的；'),
    p('（四）鉴定要求不符合司法鉴定执业规则或者相关鉴定技术规范的；'),
    p('（五）鉴定要求超出本机构技术条件或者鉴定能力的；'),
    p('（六）委托人就同一鉴定事项同时委托其他司法鉴定机构进行鉴定的；'),
    p('（七）其他不符合法律、法规、规章规定的情形。'),
    heading('实施和意见'),
    p('**第十八条** 司法鉴定机构受理鉴定委托后，应当指定本机构具有该鉴定事项执业资格的司法鉴定人进行鉴定。'),
    p('委托人有特殊要求的，经双方协商一致，也可以从本机构中选择符合条件的司法鉴定人进行鉴定。'),
    p('委托人不得要求或者暗示司法鉴定机构、司法鉴定人按其意图或者特定目的提供鉴定意见。'),
    p(
      '**第十九条** 司法鉴定机构对同一鉴定事项，应当指定或者选择二名司法鉴定人进行鉴定；对复杂、疑难或者特殊鉴定事项，可以指定或者选择多名司法鉴定人进行鉴定。',
    ),
    p(
      '**第二十条** 司法鉴定人本人或者其近亲属与诉讼当事人、鉴定事项涉及的案件有利害关系，可能影响其独立、客观、公正进行鉴定的，应当回避。',
    ),
    p(
      '司法鉴定人曾经参加过同一鉴定事项鉴定的，或者曾经作为专家提供过咨询意见的，或者曾被聘请为有专门知识的人参与过同一鉴定事项法庭质证的，应当回避。',
    ),
    p(
      '**第二十三条** 司法鉴定人进行鉴定，应当依下列顺序遵守和采用该专业领域的技术标准、技术规范和技术方法：',
    ),
    p('（一）国家标准；'),
    p('（二）行业标准和技术规范；'),
    p('（三）该专业领域多数专家认可的技术方法。'),
    p('**第二十七条** （节录）司法鉴定人应当对鉴定过程进行实时记录并签名。'),
    p('**第二十八条** （节录）司法鉴定机构应当自司法鉴定委托书生效之日起三十个工作日内完成鉴定。'),
    p(
      '**第三十七条** （节录）司法鉴定意见书应当由司法鉴定人签名。多人参加的鉴定，对鉴定意见有不同意见的，应当注明。',
    ),
  ],
  [
    title('General Rules of Forensic Examination Procedure (extracts)'),
    quote(
      'Order No. 132 of the Ministry of Justice, in force since 1 May 2016. These articles have not been compared with a copy of the text; check the official text before citing them. Unofficial translation.',
    ),
    heading('Commission and acceptance'),
    p(
      '**Article 12** A party that commissions an examination shall give the institution true, complete and sufficient material and is responsible for its being true and lawful. The institution shall check and record name, kind, quantity, state, preservation and time of receipt of the material.',
    ),
    p('A party that objects to the material shall raise it with the commissioning party.'),
    p(
      'Material in these Rules includes biological and non-biological specimens, samples for comparison and other material related to the matter examined.',
    ),
    p(
      '**Article 13** The institution shall decide within seven working days of receiving the commission whether to accept it. For complex, difficult or special matters it may agree on the time with the commissioning party.',
    ),
    p(
      '**Article 14** The institution shall examine the matter commissioned, the material and the like. What falls within its scope, serves a lawful purpose and comes with sufficient material shall be accepted.',
    ),
    p(
      'Where the material is incomplete or insufficient, it may ask for more; if it is then sufficient, the commission shall be accepted.',
    ),
    p('**Article 15** The institution may not accept a commission where:'),
    p('(1) the matter is beyond its scope;'),
    p('(2) the material is found to be untrue, incomplete, insufficient or unlawfully obtained;'),
    p('(3) the purpose is unlawful or against public morals;'),
    p('(4) the request does not conform to the rules of practice or the technical norms;'),
    p('(5) the request is beyond its technical conditions or capacity;'),
    p('(6) another institution is commissioned with the same matter at the same time;'),
    p('(7) it otherwise does not conform to laws, regulations or rules.'),
    heading('Examination and opinion'),
    p(
      '**Article 18** Having accepted, the institution shall designate experts of its own who are qualified for the matter.',
    ),
    p('At special request and by agreement a qualified expert of the institution may be chosen.'),
    p(
      'The commissioning party may not demand or hint that the institution or the expert give an opinion according to its intention or a certain purpose.',
    ),
    p(
      '**Article 19** For the same matter the institution shall designate or choose two experts; for complex, difficult or special matters more.',
    ),
    p(
      '**Article 20** An expert who, or whose near relative, has an interest in a party or the case that may affect independent, objective and impartial examination shall be recused.',
    ),
    p(
      'An expert who has taken part in examining the same matter, or has given advice on it as a specialist, or has been engaged as a person with special knowledge to test it in court, shall be recused.',
    ),
    p(
      '**Article 23** In examining, experts shall follow and use the standards, norms and methods of the field in this order:',
    ),
    p('(1) national standards;'),
    p('(2) industry standards and technical norms;'),
    p('(3) methods accepted by the majority of specialists of the field.'),
    p('**Article 27** (extract) The expert shall record the examination as it proceeds and sign the record.'),
    p(
      '**Article 28** (extract) The institution shall complete the examination within thirty working days from the day on which the letter of commission takes effect.',
    ),
    p(
      '**Article 37** (extract) The opinion shall be signed by the experts. Where several take part and differ, the difference shall be noted.',
    ),
  ],
);

export const LAW_DOCUMENTS: CaseDocument[] = [PROCEDURE, RULES];
