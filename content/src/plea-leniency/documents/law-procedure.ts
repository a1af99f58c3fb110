import type { CaseDocument } from '@lets/contract';
import { bi, p, title } from '../../build.ts';
import { law } from '../fields.ts';

export const LAW_PROCEDURE: CaseDocument = law(
  'law_procedure',
  bi('中华人民共和国刑事诉讼法（节录）', 'Criminal Procedure Law (extracts)'),
  [
    title('中华人民共和国刑事诉讼法（节录）'),
    p(
      '**第十五条** 犯罪嫌疑人、被告人自愿如实供述自己的罪行，承认指控的犯罪事实，愿意接受处罚的，可以依法从宽处理。',
    ),
    p(
      '**第五十二条** 审判人员、检察人员、侦查人员必须依照法定程序，收集能够证实犯罪嫌疑人、被告人有罪或者无罪、犯罪情节轻重的各种证据。严禁刑讯逼供和以威胁、引诱、欺骗以及其他非法方法收集证据，不得强迫任何人证实自己有罪。必须保证一切与案件有关或者了解案情的公民，有客观地充分地提供证据的条件，除特殊情况外，可以吸收他们协助调查。',
    ),
    p(
      '**第五十五条** 对一切案件的判处都要重证据，重调查研究，不轻信口供。只有被告人供述，没有其他证据的，不能认定被告人有罪和处以刑罚；没有被告人供述，证据确实、充分的，可以认定被告人有罪和处以刑罚。',
    ),
    p(
      '**第五十六条** 采用刑讯逼供等非法方法收集的犯罪嫌疑人、被告人供述和采用暴力、威胁等非法方法收集的证人证言、被害人陈述，应当予以排除。收集物证、书证不符合法定程序，可能严重影响司法公正的，应当予以补正或者作出合理解释；不能补正或者作出合理解释的，对该证据应当予以排除。',
    ),
    p(
      '在侦查、审查起诉、审判时发现有应当排除的证据的，应当依法予以排除，不得作为起诉意见、起诉决定和判决的依据。',
    ),
    p(
      '**第五十八条** 法庭审理过程中，审判人员认为可能存在本法第五十六条规定的以非法方法收集证据情形的，应当对证据收集的合法性进行法庭调查。',
    ),
    p(
      '当事人及其辩护人、诉讼代理人有权申请人民法院对以非法方法收集的证据依法予以排除。申请排除以非法方法收集的证据的，应当提供相关线索或者材料。',
    ),
    p('**第五十九条** 在对证据收集的合法性进行法庭调查的过程中，人民检察院应当对证据收集的合法性加以证明。'),
    p(
      '现有证据材料不能证明证据收集的合法性的，人民检察院可以提请人民法院通知有关侦查人员或者其他人员出庭说明情况；人民法院可以通知有关侦查人员或者其他人员出庭说明情况。有关侦查人员或者其他人员也可以要求出庭说明情况。经人民法院通知，有关人员应当出庭。',
    ),
    p(
      '**第六十条** 对于经过法庭审理，确认或者不能排除存在本法第五十六条规定的以非法方法收集证据情形的，对有关证据应当予以排除。',
    ),
    p(
      '**第一百四十二条** 对查封、扣押的财物、文件，应当会同在场见证人和被查封、扣押财物、文件持有人查点清楚，当场开列清单一式二份，由侦查人员、见证人和持有人签名或者盖章，一份交给持有人，另一份附卷备查。',
    ),
    p(
      '**第一百七十三条** 人民检察院审查案件，应当讯问犯罪嫌疑人，听取辩护人或者值班律师、被害人及其诉讼代理人的意见，并记录在案。辩护人或者值班律师、被害人及其诉讼代理人提出书面意见的，应当附卷。',
    ),
    p(
      '犯罪嫌疑人认罪认罚的，人民检察院应当告知其享有的诉讼权利和认罪认罚的法律规定，听取犯罪嫌疑人、辩护人或者值班律师、被害人及其诉讼代理人对下列事项的意见，并记录在案：',
    ),
    p(
      '**第一百七十四条** 犯罪嫌疑人自愿认罪，同意量刑建议和程序适用的，应当在辩护人或者值班律师在场的情况下签署认罪认罚具结书。',
    ),
    p(
      '**第一百七十六条** 犯罪嫌疑人认罪认罚的，人民检察院应当就主刑、附加刑、是否适用缓刑等提出量刑建议，并随案移送认罪认罚具结书等材料。',
    ),
    p(
      '**第一百八十三条** 基层人民法院、中级人民法院审判第一审案件，应当由审判员三人或者由审判员和人民陪审员共三人或者七人组成合议庭进行，但是基层人民法院适用简易程序、速裁程序的案件可以由审判员一人独任审判。',
    ),
    p(
      '**第一百八十四条** 合议庭进行评议的时候，如果意见分歧，应当按多数人的意见作出决定，但是少数人的意见应当写入笔录。评议笔录由合议庭的组成人员签名。',
    ),
    p(
      '**第一百八十七条** 在开庭以前，审判人员可以召集公诉人、当事人和辩护人、诉讼代理人，对回避、出庭证人名单、非法证据排除等与审判相关的问题，了解情况，听取意见。',
    ),
    p(
      '**第一百九十条** 被告人认罪认罚的，审判长应当告知被告人享有的诉讼权利和认罪认罚的法律规定，审查认罪认罚的自愿性和认罪认罚具结书内容的真实性、合法性。',
    ),
    p(
      '**第一百九十一条** 公诉人在法庭上宣读起诉书后，被告人、被害人可以就起诉书指控的犯罪进行陈述，公诉人可以讯问被告人。',
    ),
    p('被害人、附带民事诉讼的原告人和辩护人、诉讼代理人，经审判长许可，可以向被告人发问。'),
    p('审判人员可以讯问被告人。'),
    p(
      '**第一百九十五条** 公诉人、辩护人应当向法庭出示物证，让当事人辨认，对未到庭的证人的证言笔录、鉴定人的鉴定意见、勘验笔录和其他作为证据的文书，应当当庭宣读。审判人员应当听取公诉人、当事人和辩护人、诉讼代理人的意见。',
    ),
    p('**第一百九十八条** 法庭审理过程中，对与定罪、量刑有关的事实、证据都应当进行调查、辩论。'),
    p('经审判长许可，公诉人、当事人和辩护人、诉讼代理人可以对证据和案件情况发表意见并且可以互相辩论。'),
    p('审判长在宣布辩论终结后，被告人有最后陈述的权利。'),
    p(
      '**第二百条** 在被告人最后陈述后，审判长宣布休庭，合议庭进行评议，根据已经查明的事实、证据和有关的法律规定，分别作出以下判决：',
    ),
    p('（一）案件事实清楚，证据确实、充分，依据法律认定被告人有罪的，应当作出有罪判决；'),
    p('（二）依据法律认定被告人无罪的，应当作出无罪判决；'),
    p('（三）证据不足，不能认定被告人有罪的，应当作出证据不足、指控的犯罪不能成立的无罪判决。'),
    p(
      '**第二百零一条** 对于认罪认罚案件，人民法院依法作出判决时，一般应当采纳人民检察院指控的罪名和量刑建议，但有下列情形的除外：',
    ),
    p('（一）被告人的行为不构成犯罪或者不应当追究其刑事责任的；'),
    p('（二）被告人违背意愿认罪认罚的；'),
    p('（三）被告人否认指控的犯罪事实的；'),
    p('（四）起诉指控的罪名与审理认定的罪名不一致的；'),
    p('（五）其他可能影响公正审判的情形。'),
    p(
      '人民法院经审理认为量刑建议明显不当，或者被告人、辩护人对量刑建议提出异议的，人民检察院可以调整量刑建议。人民检察院不调整量刑建议或者调整量刑建议后仍然明显不当的，人民法院应当依法作出判决。',
    ),
    p(
      '**第二百二十一条** 人民法院在审理过程中，发现不宜适用简易程序的，应当按照本章第一节或者第二节的规定重新审理。',
    ),
    p(
      '**第二百三十条** 不服判决的上诉和抗诉的期限为十日，不服裁定的上诉和抗诉的期限为五日，从接到判决书、裁定书的第二日起算。',
    ),
    p(
      '**第二百三十七条** 第二审人民法院审理被告人或者他的法定代理人、辩护人、近亲属上诉的案件，不得加重被告人的刑罚。第二审人民法院发回原审人民法院重新审判的案件，除有新的犯罪事实，人民检察院补充起诉的以外，原审人民法院也不得加重被告人的刑罚。',
    ),
    p('人民检察院提出抗诉或者自诉人提出上诉的，不受前款规定的限制。'),
  ],
  [
    title('Criminal Procedure Law (extracts, unofficial translation)'),
    p(
      '**Article 15** A suspect or defendant who voluntarily and truthfully confesses, admits the facts charged and is willing to accept punishment may be treated leniently according to law.',
    ),
    p(
      '**Article 52** Judges, prosecutors and investigators must gather evidence of guilt and innocence, and of the gravity of the crime, in accordance with statutory procedure. Extorting confessions by torture and gathering evidence by threats, enticement, deceit or other unlawful means are strictly forbidden, and nobody may be forced to incriminate themselves.',
    ),
    p(
      '**Article 55** (first paragraph) In every case weight is given to evidence and not to confessions alone. A defendant may not be convicted on his confession alone; he may be convicted without one where the evidence is reliable and sufficient.',
    ),
    p(
      '**Article 56** Confessions obtained by torture or other unlawful means, and statements of witnesses or victims obtained by violence, threats or other unlawful means, shall be excluded. Physical and documentary evidence that was not gathered in accordance with statutory procedure, where this may seriously affect justice, shall be corrected or reasonably explained, or else excluded. What is to be excluded may not be the basis of an opinion to prosecute, a decision to prosecute or a judgment.',
    ),
    p(
      '**Article 58** Where the judges consider that evidence may have been obtained unlawfully, an inquiry in court is held. Parties, defence counsel and representatives may apply for exclusion and shall provide leads or material.',
    ),
    p(
      '**Article 59** In that inquiry the procuratorate shall prove that the evidence was lawfully obtained. Where the material does not prove it, the investigators or others may be notified to appear and explain; anyone whom the court notifies shall appear.',
    ),
    p(
      '**Article 60** Where it is confirmed or cannot be ruled out that evidence was obtained by unlawful means under Article 56, the evidence shall be excluded.',
    ),
    p(
      '**Article 142** Things and documents that are sealed up or seized are checked and counted together with the witness and the holder, and a list is made on the spot in two copies, signed or sealed by the investigators, the witness and the holder; one copy goes to the holder, the other to the file.',
    ),
    p(
      "**Article 173** (first and second paragraphs) The procuratorate shall question the suspect and hear defence or duty counsel and the victim, and place this on record; where there is a plea, it explains the suspect's rights and the rules on pleas and hears them on four matters.",
    ),
    p(
      '**Article 174** (first paragraph) A suspect who voluntarily admits guilt and agrees to the recommendation and the procedure shall sign the plea statement in the presence of defence or duty counsel.',
    ),
    p(
      '**Article 176** (second paragraph) Where there is a plea, the procuratorate shall make a recommendation on the main penalty, additional penalties and whether to suspend the sentence, and transfer the plea statement with the file.',
    ),
    p(
      "**Article 183** (first paragraph) First-instance cases in basic and intermediate courts are tried by a panel of three judges, or of judges and people's assessors, three or seven in all; in basic courts a single judge may try cases under summary or expedited procedure.",
    ),
    p(
      '**Article 184** Where opinions differ, the panel decides by majority, but the minority opinion shall be entered in the record, which the members sign.',
    ),
    p(
      '**Article 187** (second paragraph) Before the hearing the judges may convene the prosecutor, the parties and counsel to gather information and hear opinions on recusal, the list of witnesses, the exclusion of evidence and other matters of the trial.',
    ),
    p(
      "**Article 190** (second paragraph) Where there is a plea, the presiding judge shall explain the defendant's rights and the rules on pleas and examine whether the plea is voluntary and the plea statement true and lawful.",
    ),
    p(
      '**Article 191** After the indictment is read the defendant and the victim may make statements on the offence charged, and the prosecutor may question the defendant. The victim and defence counsel may put questions to him with the leave of the presiding judge. The judges may question him.',
    ),
    p(
      '**Article 195** Prosecutor and counsel produce physical evidence for the parties to identify; records of testimony, expert opinions, records of the scene and other documents in evidence are read out. The judges hear the opinions of the prosecutor, the parties and counsel.',
    ),
    p(
      '**Article 198** Facts and evidence on guilt and sentence shall be investigated and debated. With leave, the prosecutor, the parties and counsel may give opinions and debate. When the debate is closed, the defendant has the right to make a final statement.',
    ),
    p(
      '**Article 200** After the final statement the panel deliberates and gives judgment: guilty, not guilty, or not guilty because the evidence is insufficient and the offence charged is not established.',
    ),
    p(
      "**Article 201** In a plea case the court shall generally adopt the offence charged and the recommendation, except where there is no crime or no criminal liability; the plea was against the defendant's will; the defendant denies the facts charged; the offence found differs from the offence charged; or other matters may affect a just trial. Where the recommendation is clearly improper or objected to, the procuratorate may adjust it; if it does not, or it remains clearly improper, the court gives judgment according to law.",
    ),
    p(
      '**Article 221** Where the court finds during the trial that summary procedure is not suitable, the case is tried anew under the first or second section of this chapter.',
    ),
    p(
      '**Article 230** The time limit for appeal and protest is ten days for a judgment and five days for a ruling, counted from the day after receipt.',
    ),
    p(
      '**Article 237** On an appeal by the defence the court of second instance may not make the penalty heavier, nor may the first court on remand, unless there are new criminal facts that the procuratorate charges in addition. This limit does not apply to a protest by the procuratorate or an appeal by a private prosecutor.',
    ),
  ],
);
