import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

/** What an agreement settles, and what a court would decide without one. */

const LIABILITY = law(
  'law_liability',
  bi('民法典（节选）', 'Civil Code (extracts)'),
  [
    title('中华人民共和国民法典（节选）'),
    quote('自 2021 年 1 月 1 日起施行。'),
    heading('相邻关系'),
    p(
      '**第二百八十八条** 不动产的相邻权利人应当按照有利生产、方便生活、团结互助、公平合理的原则，正确处理相邻关系。',
    ),
    p(
      '**第二百九十六条** 不动产权利人因用水、排水、通行、铺设管线等利用相邻不动产的，应当尽量避免对相邻的不动产权利人造成损害。',
    ),
    heading('租赁和物业'),
    p('**第七百一十二条** 出租人应当履行租赁物的维修义务，但是当事人另有约定的除外。'),
    p(
      '**第七百一十三条** 承租人在租赁物需要维修时可以请求出租人在合理期限内维修。出租人未履行维修义务的，承租人可以自行维修，维修费用由出租人负担。因维修租赁物影响承租人使用的，应当相应减少租金或者延长租期。',
    ),
    p('因承租人的过错致使租赁物需要维修的，出租人不承担前款规定的维修义务。'),
    p(
      '**第九百四十二条** （节录）物业服务人应当按照约定和物业的使用性质，妥善维修、养护、清洁、绿化和经营管理物业服务区域内的业主共有部分，维护物业服务区域内的基本秩序，采取合理措施保护业主的人身、财产安全。',
    ),
    heading('合同'),
    p('**第四百六十五条** 依法成立的合同，受法律保护。'),
    p('依法成立的合同，仅对当事人具有法律约束力，但是法律另有规定的除外。'),
    heading('侵权责任'),
    p('**第一千一百六十五条** （节录）行为人因过错侵害他人民事权益造成损害的，应当承担侵权责任。'),
    p(
      '**第一千一百七十二条** 二人以上分别实施侵权行为造成同一损害，能够确定责任大小的，各自承担相应的责任；难以确定责任大小的，平均承担责任。',
    ),
    p('**第一千一百七十三条** 被侵权人对同一损害的发生或者扩大有过错的，可以减轻侵权人的责任。'),
    p(
      '**第一千一百七十七条** 合法权益受到侵害，情况紧迫且不能及时获得国家机关保护，不立即采取措施将使其合法权益受到难以弥补的损害的，受害人可以在保护自己合法权益的必要范围内采取扣留侵权人的财物等合理措施；但是，应当立即请求有关国家机关处理。',
    ),
    p('受害人采取的措施不当造成他人损害的，应当承担侵权责任。'),
    p('**第一千一百八十三条** 侵害自然人人身权益造成严重精神损害的，被侵权人有权请求精神损害赔偿。'),
    p('因故意或者重大过失侵害自然人具有人身意义的特定物造成严重精神损害的，被侵权人有权请求精神损害赔偿。'),
    p('**第一千一百八十四条** 侵害他人财产的，财产损失按照损失发生时的市场价格或者其他合理方式计算。'),
    heading('时效'),
    p(
      '**第一百八十八条** （节录）向人民法院请求保护民事权利的诉讼时效期间为三年。法律另有规定的，依照其规定。',
    ),
  ],
  [
    title('Civil Code (extracts)'),
    quote('In force from 1 January 2021. Unofficial translation.'),
    heading('Neighbours'),
    p(
      '**Article 288** Neighbours in immovable property shall deal with each other so as to help production, make life easier, in solidarity and mutual assistance and fairness and reasonably.',
    ),
    p(
      '**Article 296** Whoever uses neighbouring property for water, drainage, passage or pipes shall as far as possible avoid causing damage to the neighbour.',
    ),
    heading('Lease and property services'),
    p(
      '**Article 712** The lessor shall perform the duty to repair the leased property, unless the parties agreed otherwise.',
    ),
    p(
      '**Article 713** If the leased property needs repair the lessee may ask the lessor to repair it within a reasonable time. If the lessor does not, the lessee may repair it himself at the cost of the lessor. If the repair affects the use, the rent is reduced or the lease prolonged accordingly.',
    ),
    p(
      'If the repair is needed through the fault of the lessee, the lessor does not bear the duty of the preceding paragraph.',
    ),
    p(
      '**Article 942** (extract) As agreed and according to the nature of the use, the provider of property services shall properly repair, maintain, clean, green and manage the common parts, keep basic order and take reasonable measures to protect the persons and property of the owners.',
    ),
    heading('Contracts'),
    p('**Article 465** A contract made according to law is protected by law.'),
    p('A contract made according to law binds its parties only, unless a law provides otherwise.'),
    heading('Tort'),
    p(
      '**Article 1165** (extract) Whoever by fault infringes the civil rights and interests of another and causes damage shall bear tort liability.',
    ),
    p(
      '**Article 1172** Where two or more persons each commit a tort and cause one damage, each bears his share if the shares can be determined; if not, they bear it equally.',
    ),
    p(
      '**Article 1173** Where the injured party is at fault for the same damage or its growth, the liability of the tortfeasor may be reduced.',
    ),
    p(
      '**Article 1177** Where lawful rights and interests are infringed, the situation is urgent, protection by State organs cannot be had in time and irreparable damage would be suffered without immediate measures, the injured party may, as far as necessary to protect them, take reasonable measures such as detaining property of the infringer, but shall immediately ask the State organs concerned to deal with the matter.',
    ),
    p(
      'If the measures taken by the injured party are improper and cause damage to another, the injured party shall bear tort liability.',
    ),
    p(
      '**Article 1183** Whoever suffers serious mental distress from infringement of personal rights may claim damages for it.',
    ),
    p(
      'Whoever suffers serious mental distress because a specific object of personal significance was infringed by intent or gross negligence may claim damages for it.',
    ),
    p(
      '**Article 1184** Damage to property is assessed at the market price when the loss occurs or in another reasonable way.',
    ),
    heading('Limitation'),
    p(
      "**Article 188** (extract) The period of limitation for asking a people's court to protect civil rights is three years. If a law provides otherwise, that applies.",
    ),
  ],
);

const CONFIRMATION = law(
  'law_confirmation',
  bi('司法确认和起诉（节选）', 'Confirmation and action (extracts)'),
  [
    title('司法确认和起诉'),
    quote(
      '民事诉讼法 2023 年修正，自 2024 年 1 月 1 日起施行。2022 年的解释仍引用修正前的条号：其中的第二百零一条即现第二百零五条。',
    ),
    heading('民事诉讼法'),
    p('**第二十九条** 因侵权行为提起的诉讼，由侵权行为地或者被告住所地人民法院管辖。'),
    p('**第六十七条** （节录）当事人对自己提出的主张，有责任提供证据。'),
    p('**第一百二十二条** 起诉必须符合下列条件：'),
    p('（一）原告是与本案有直接利害关系的公民、法人和其他组织；'),
    p('（二）有明确的被告；'),
    p('（三）有具体的诉讼请求和事实、理由；'),
    p('（四）属于人民法院受理民事诉讼的范围和受诉人民法院管辖。'),
    p(
      '**第二百零五条** 经依法设立的调解组织调解达成调解协议，申请司法确认的，由双方当事人自调解协议生效之日起三十日内，共同向下列人民法院提出：',
    ),
    p('（一）人民法院邀请调解组织开展先行调解的，向作出邀请的人民法院提出；'),
    p(
      '（二）调解组织自行开展调解的，向当事人住所地、标的物所在地、调解组织所在地的基层人民法院提出；调解协议所涉纠纷应当由中级人民法院管辖的，向相应的中级人民法院提出。',
    ),
    p(
      '**第二百零六条** 人民法院受理申请后，经审查，符合法律规定的，裁定调解协议有效，一方当事人拒绝履行或者未全部履行的，对方当事人可以向人民法院申请执行；不符合法律规定的，裁定驳回申请，当事人可以通过调解方式变更原调解协议或者达成新的调解协议，也可以向人民法院提起诉讼。',
    ),
    heading('民事诉讼法解释（2022 年）'),
    p(
      '**第三百五十三条** 当事人申请司法确认调解协议，可以采用书面形式或者口头形式。当事人口头申请的，人民法院应当记入笔录，并由当事人签名、捺印或者盖章。',
    ),
    p(
      '**第三百五十四条** 当事人申请司法确认调解协议，应当向人民法院提交调解协议、调解组织主持调解的证明，以及与调解协议相关的财产权利证明等材料，并提供双方当事人的身份、住所、联系方式等基本信息。',
    ),
    p('当事人未提交上述材料的，人民法院应当要求当事人限期补交。'),
    p('**第三百五十八条** 经审查，调解协议有下列情形之一的，人民法院应当裁定驳回申请：'),
    p('（一）违反法律强制性规定的；'),
    p('（二）损害国家利益、社会公共利益、他人合法权益的；'),
    p('（三）违背公序良俗的；'),
    p('（四）违反自愿原则的；'),
    p('（五）内容不明确的；'),
    p('（六）其他不能进行司法确认的情形。'),
    heading('诉讼费用交纳办法（2007 年 4 月 1 日起施行）'),
    p('**第八条** （节录）下列案件不交纳案件受理费：'),
    p('（一）依照民事诉讼法规定的特别程序审理的案件；'),
  ],
  [
    title('Confirmation and Action'),
    quote(
      'The Civil Procedure Law as amended in 2023, in force from 1 January 2024. The Interpretation of 2022 still cites the old numbers: its Article 201 is now Article 205.',
    ),
    heading('Civil Procedure Law'),
    p(
      "**Article 29** An action for a tort belongs to the people's court of the place of the tort or of the defendant's domicile.",
    ),
    p('**Article 67** (extract) A party is responsible for providing evidence for what it asserts.'),
    p('**Article 122** An action must meet these conditions:'),
    p('(1) the plaintiff is a citizen, legal person or other organisation directly interested in the case;'),
    p('(2) there is a definite defendant;'),
    p('(3) there are specific claims, facts and grounds;'),
    p('(4) it falls within the civil jurisdiction of the courts and of the court seised.'),
    p(
      "**Article 205** Where an agreement was reached through a mediation organisation established according to law, an application for judicial confirmation is made by both parties together, within thirty days of its taking effect, to the following people's court:",
    ),
    p('(1) where a court invited the organisation to mediate first, to that court;'),
    p(
      "(2) where the organisation mediated by itself, to the basic people's court of the domicile of a party, of the place of the object or of the organisation; where the dispute belongs to an intermediate people's court, to that court.",
    ),
    p(
      '**Article 206** The court accepts and examines the application. If it meets the law, the court rules that the agreement is valid, and if a party refuses to perform or does so in part the other may apply for enforcement; if not, it rules to dismiss the application, and the parties may change the agreement or make a new one through mediation, or bring an action.',
    ),
    heading('Interpretation of the Civil Procedure Law (2022)'),
    p(
      '**Article 353** An application for confirmation may be written or oral. An oral one is entered in the record and signed, thumb-printed or sealed by the parties.',
    ),
    p(
      '**Article 354** Parties who apply for judicial confirmation of a mediation agreement shall submit to the court the agreement, proof that the mediation organisation conducted the mediation, proof of the property rights to which the agreement relates, and similar material, and shall provide the basic information on both parties, such as identity, address and contact details.',
    ),
    p('If they do not, the court shall ask them to do so within a time.'),
    p('**Article 358** The court shall rule to dismiss the application if the agreement'),
    p('(1) is against mandatory provisions of law;'),
    p('(2) harms the interests of the State, the public or others;'),
    p('(3) is against public order and good morals;'),
    p('(4) is against free will;'),
    p('(5) is unclear in content;'),
    p('(6) or cannot be confirmed for another reason.'),
    heading('Measures on Litigation Fees (in force from 1 April 2007)'),
    p('**Article 8** (extract) No case acceptance fee is paid in'),
    p('(1) cases tried under a special procedure of the Civil Procedure Law;'),
  ],
);

export const ACTION_LAW: CaseDocument[] = [LIABILITY, CONFIRMATION];
