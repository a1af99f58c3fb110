import type { CaseDocument } from '@lets/contract';
import { bi, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

export const LAW_INTERPRETATION: CaseDocument = law(
  'law_interpretation',
  bi(
    '最高人民法院关于适用《中华人民共和国刑事诉讼法》的解释（节录）',
    'SPC Interpretation of the Criminal Procedure Law (extracts)',
  ),
  [
    title('最高人民法院关于适用《中华人民共和国刑事诉讼法》的解释（节录）'),
    quote('2020 年 12 月 7 日通过，自 2021 年 3 月 1 日起施行。本案材料中简称《刑诉法解释》。'),
    p(
      '**第八十六条** 在勘验、检查、搜查过程中提取、扣押的物证、书证，未附笔录或者清单，不能证明物证、书证来源的，不得作为定案的根据。',
    ),
    p('物证、书证的收集程序、方式有下列瑕疵，经补正或者作出合理解释的，可以采用：'),
    p(
      '（一）勘验、检查、搜查、提取笔录或者扣押清单上没有调查人员或者侦查人员、物品持有人、见证人签名，或者对物品的名称、特征、数量、质量等注明不详的；',
    ),
    p(
      '（二）物证的照片、录像、复制品，书证的副本、复制件未注明与原件核对无异，无复制时间，或者无被收集、调取人签名的；',
    ),
    p(
      '（三）物证的照片、录像、复制品，书证的副本、复制件没有制作人关于制作过程和原物、原件存放地点的说明，或者说明中无签名的；',
    ),
    p('（四）有其他瑕疵的。'),
    p('物证、书证的来源、收集程序有疑问，不能作出合理解释的，不得作为定案的根据。'),
    p('**第一百二十三条** 采用下列非法方法收集的被告人供述，应当予以排除：'),
    p(
      '（一）采用殴打、违法使用戒具等暴力方法或者变相肉刑的恶劣手段，使被告人遭受难以忍受的痛苦而违背意愿作出的供述；',
    ),
    p(
      '（二）采用以暴力或者严重损害本人及其近亲属合法权益等相威胁的方法，使被告人遭受难以忍受的痛苦而违背意愿作出的供述；',
    ),
    p('（三）采用非法拘禁等非法限制人身自由的方法收集的被告人供述。'),
    p(
      '**第一百二十四条** 采用刑讯逼供方法使被告人作出供述，之后被告人受该刑讯逼供行为影响而作出的与该供述相同的重复性供述，应当一并排除，但下列情形除外：',
    ),
    p(
      '（一）调查、侦查期间，监察机关、侦查机关根据控告、举报或者自己发现等，确认或者不能排除以非法方法收集证据而更换调查、侦查人员，其他调查、侦查人员再次讯问时告知有关权利和认罪的法律后果，被告人自愿供述的；',
    ),
    p(
      '（二）审查逮捕、审查起诉和审判期间，检察人员、审判人员讯问时告知诉讼权利和认罪的法律后果，被告人自愿供述的。',
    ),
    p(
      '**第一百二十七条** 当事人及其辩护人、诉讼代理人申请人民法院排除以非法方法收集的证据的，应当提供涉嫌非法取证的人员、时间、地点、方式、内容等相关线索或者材料。',
    ),
    p('**第一百三十条** 开庭审理前，人民法院可以召开庭前会议，就非法证据排除等问题了解情况，听取意见。'),
    p(
      '在庭前会议中，人民检察院可以通过出示有关证据材料等方式，对证据收集的合法性加以说明。必要时，可以通知调查人员、侦查人员或者其他人员参加庭前会议，说明情况。',
    ),
    p(
      '**第一百三十一条** 在庭前会议中，人民检察院可以撤回有关证据。撤回的证据，没有新的理由，不得在庭审中出示。',
    ),
    p(
      '当事人及其辩护人、诉讼代理人可以撤回排除非法证据的申请。撤回申请后，没有新的线索或者材料，不得再次对有关证据提出排除申请。',
    ),
    p(
      '**第一百三十三条** 控辩双方在庭前会议中对证据收集是否合法未达成一致意见，人民法院对证据收集的合法性有疑问的，应当在庭审中进行调查；对证据收集的合法性没有疑问，且无新的线索或者材料表明可能存在非法取证的，可以决定不再进行调查并说明理由。',
    ),
    p(
      '**第一百三十四条** 庭审期间，法庭决定对证据收集的合法性进行调查的，应当先行当庭调查。但为防止庭审过分迟延，也可以在法庭调查结束前调查。',
    ),
    p(
      '**第一百三十五条** 法庭决定对证据收集的合法性进行调查的，由公诉人通过宣读调查、侦查讯问笔录、出示提讯登记、体检记录、对讯问合法性的核查材料等证据材料，有针对性地播放讯问录音录像，提请法庭通知有关调查人员、侦查人员或者其他人员出庭说明情况等方式，证明证据收集的合法性。',
    ),
    p(
      '讯问录音录像涉及国家秘密、商业秘密、个人隐私或者其他不宜公开内容的，法庭可以决定对讯问录音录像不公开播放、质证。',
    ),
    p(
      '公诉人提交的取证过程合法的说明材料，应当经有关调查人员、侦查人员签名，并加盖单位印章。未经签名或者盖章的，不得作为证据使用。上述说明材料不能单独作为证明取证过程合法的根据。',
    ),
    p(
      '**第一百三十七条** 法庭对证据收集的合法性进行调查后，确认或者不能排除存在刑事诉讼法第五十六条规定的以非法方法收集证据情形的，对有关证据应当排除。',
    ),
    p(
      '**第一百三十八条** 具有下列情形之一的，第二审人民法院应当对证据收集的合法性进行审查，并根据刑事诉讼法和本解释的有关规定作出处理：',
    ),
    p(
      '（一）第一审人民法院对当事人及其辩护人、诉讼代理人排除非法证据的申请没有审查，且以该证据作为定案根据的；',
    ),
    p(
      '（二）人民检察院或者被告人、自诉人及其法定代理人不服第一审人民法院作出的有关证据收集合法性的调查结论，提出抗诉、上诉的；',
    ),
    p('（三）当事人及其辩护人、诉讼代理人在第一审结束后才发现相关线索或者材料，申请人民法院排除非法证据的。'),
    p(
      '**第一百七十六条** 被告人非法占有、处置被害人财产的，应当依法予以追缴或者责令退赔。被害人提起附带民事诉讼的，人民法院不予受理。追缴、退赔的情况，可以作为量刑情节考虑。',
    ),
    p(
      '**第二百四十条** 审判长宣布法庭调查开始后，应当先由公诉人宣读起诉书；公诉人宣读起诉书后，审判长应当询问被告人对起诉书指控的犯罪事实和罪名有无异议。',
    ),
    p('**第二百七十六条** 法庭审理过程中，对与量刑有关的事实、证据，应当进行调查。'),
    p('人民法院除应当审查被告人是否具有法定量刑情节外，还应当根据案件情况审查以下影响量刑的情节：'),
    p('（一）案件起因；'),
    p('（二）被害人有无过错及过错程度，是否对矛盾激化负有责任及责任大小；'),
    p('（三）被告人的近亲属是否协助抓获被告人；'),
    p('（四）被告人平时表现，有无悔罪态度；'),
    p('（五）退赃、退赔及赔偿情况；'),
    p('（六）被告人是否取得被害人或者其近亲属谅解；'),
    p('（七）影响量刑的其他情节。'),
    p(
      '**第二百七十八条** 对被告人认罪的案件，在确认被告人了解起诉书指控的犯罪事实和罪名，自愿认罪且知悉认罪的法律后果后，法庭调查可以主要围绕量刑和其他有争议的问题进行。',
    ),
    p('对被告人不认罪或者辩护人作无罪辩护的案件，法庭调查应当在查明定罪事实的基础上，查明有关量刑事实。'),
    p('**第二百八十七条** 审判长宣布法庭辩论终结后，合议庭应当保证被告人充分行使最后陈述的权利。'),
    p(
      '**第三百四十七条** 刑事诉讼法第十五条规定的“认罪”，是指犯罪嫌疑人、被告人自愿如实供述自己的罪行，对指控的犯罪事实没有异议。',
    ),
    p('刑事诉讼法第十五条规定的“认罚”，是指犯罪嫌疑人、被告人真诚悔罪，愿意接受处罚。'),
    p('被告人认罪认罚的，可以依照刑事诉讼法第十五条的规定，在程序上从简、实体上从宽处理。'),
    p('**第三百四十九条** 对人民检察院提起公诉的认罪认罚案件，人民法院应当重点审查以下内容：'),
    p('（一）人民检察院讯问犯罪嫌疑人时，是否告知其诉讼权利和认罪认罚的法律规定；'),
    p('（二）是否随案移送听取犯罪嫌疑人、辩护人或者值班律师、被害人及其诉讼代理人意见的笔录；'),
    p(
      '（三）被告人与被害人达成调解、和解协议或者取得被害人谅解的，是否随案移送调解、和解协议、被害人谅解书等相关材料；',
    ),
    p('（四）需要签署认罪认罚具结书的，是否随案移送具结书。'),
    p('未随案移送前款规定的材料的，应当要求人民检察院补充。'),
    p(
      '**第三百五十三条** 对认罪认罚案件，人民法院经审理认为量刑建议明显不当，或者被告人、辩护人对量刑建议提出异议的，人民检察院可以调整量刑建议。人民检察院不调整或者调整后仍然明显不当的，人民法院应当依法作出判决。',
    ),
    p(
      '**第三百五十四条** 对量刑建议是否明显不当，应当根据审理认定的犯罪事实、认罪认罚的具体情况，结合相关犯罪的法定刑、类似案件的刑罚适用等作出审查判断。',
    ),
    p(
      '**第三百五十五条** 对认罪认罚案件，人民法院一般应当对被告人从轻处罚；符合非监禁刑适用条件的，应当适用非监禁刑；具有法定减轻处罚情节的，可以减轻处罚。',
    ),
    p(
      '对认罪认罚案件，应当根据被告人认罪认罚的阶段早晚以及认罪认罚的主动性、稳定性、彻底性等，在从宽幅度上体现差异。',
    ),
    p(
      '**第三百五十八条** 案件审理过程中，被告人不再认罪认罚的，人民法院应当根据审理查明的事实，依法作出裁判。需要转换程序的，依照本解释的相关规定处理。',
    ),
    p(
      '**第三百六十八条** 适用简易程序审理案件，在法庭审理过程中，具有下列情形之一的，应当转为普通程序审理：',
    ),
    p('（一）被告人的行为可能不构成犯罪的；'),
    p('（二）被告人可能不负刑事责任的；'),
    p('（三）被告人当庭对起诉指控的犯罪事实予以否认的；'),
    p('（四）案件事实不清、证据不足的；'),
    p('（五）不应当或者不宜适用简易程序的其他情形。'),
    p('决定转为普通程序审理的案件，审理期限应当从作出决定之日起计算。'),
  ],
  [
    title('SPC Interpretation of the Criminal Procedure Law (extracts, unofficial translation)'),
    quote('Adopted on 7 December 2020, in force since 1 March 2021. Here called the CPL Interpretation.'),
    p(
      '**Article 86** Evidence taken or seized without a record or list, so that its origin cannot be proved, may not be the basis of a decision. Defects in how physical or documentary evidence was gathered, such as a list that lacks the signature of an investigator, the holder or a witness, or does not state name, features, quantity or quality clearly, may be corrected or reasonably explained, and the evidence then used. Where doubts about origin or procedure cannot be reasonably explained, the evidence may not be the basis of a decision.',
    ),
    p(
      '**Article 123** A confession shall be excluded if it was obtained (1) by violence such as beating or the unlawful use of restraints, or by other vile means, causing suffering hard to bear so that it was made against the will; (2) by threats of violence or of serious harm to the lawful interests of the defendant or his close relatives, causing such suffering; (3) by unlawful restraint of liberty.',
    ),
    p(
      '**Article 124** Where a confession was extorted by torture, a later confession that repeats it under that influence is excluded with it, except (1) where other investigators took over because unlawful means were confirmed or could not be ruled out, explained the rights and the consequences of admitting guilt, and the confession was voluntary; (2) where prosecutors or judges explained them during review or trial and the confession was voluntary.',
    ),
    p(
      '**Article 127** An application to exclude shall give leads or material on the persons, time, place, manner and content of the unlawful gathering.',
    ),
    p(
      '**Article 130** Before the trial the court may hold a conference to gather information and hear opinions on the exclusion of evidence. There the procuratorate may explain, by producing material, how evidence was lawfully obtained; where necessary investigators or others may be notified to attend.',
    ),
    p(
      '**Article 131** At the conference the procuratorate may withdraw evidence, which may then not be produced at the trial without new grounds; an application to exclude may be withdrawn, but may not be made again without new leads.',
    ),
    p(
      '**Article 133** Where the two sides do not agree at the conference and the court doubts whether evidence was lawfully gathered, it shall inquire at the trial; where it has none and there are no new leads, it may decide not to inquire, giving its reasons.',
    ),
    p(
      '**Article 134** The inquiry into lawfulness comes first; to avoid undue delay it may be held before the investigation is closed.',
    ),
    p(
      '**Article 135** The prosecutor proves lawfulness by reading records of questioning, by registers, medical records and other material, by playing the relevant recording, or by asking the court to notify investigators to appear. A statement that evidence was lawfully obtained shall be signed by the investigators and bear the seal of the unit; without signature or seal it may not be used as evidence. Such a statement does not suffice by itself to prove lawfulness.',
    ),
    p(
      '**Article 137** After the inquiry, where it is confirmed or cannot be ruled out that evidence was gathered by unlawful means under Article 56 of the Law, it is excluded.',
    ),
    p(
      '**Article 138** (items 1 and 2) The court of second instance examines lawfulness where the first court did not examine the application and relied on the evidence, and where a protest or an appeal is directed against the finding on lawfulness.',
    ),
    p(
      '**Article 176** What the defendant unlawfully took or disposed of is recovered or restitution is ordered. A collateral civil action by the victim is not accepted. Recovery and restitution may be taken into account in sentencing.',
    ),
    p(
      '**Article 240** (first paragraph) The prosecutor reads the indictment first; the presiding judge then asks the defendant whether he disputes the facts charged and the offence.',
    ),
    p(
      '**Article 276** Facts and evidence on the sentence are investigated: besides the circumstances that the law provides for, the cause of the case, fault of the victim, help of close relatives, conduct and repentance, restitution, and forgiveness.',
    ),
    p(
      '**Article 278** Where the defendant admits the charge, understands it and knows the consequences, the investigation may concentrate on the sentence and on what is disputed. Where he denies it or counsel asks for an acquittal, the facts on guilt are established first and the facts on sentence after them.',
    ),
    p(
      '**Article 287** (first paragraph) When the debate is closed the panel shall see that the defendant can make full use of his right to make a final statement.',
    ),
    p(
      '**Article 347** "Admitting guilt" means to confess freely and truthfully without objection to the facts charged; "accepting punishment" means sincere repentance and willingness to be punished. Where there is a plea, the procedure may be simplified and the penalty lenient.',
    ),
    p(
      '**Article 349** In a plea case the court examines above all whether the rights and the rules on pleas were explained, and whether the record of opinions, the documents on mediation or forgiveness and the plea statement were transferred with the file; if anything is missing, the procuratorate is asked to supply it.',
    ),
    p(
      '**Article 353** (first paragraph) In a plea case, where the court considers the recommendation clearly improper or the defendant or counsel objects to it, the procuratorate may adjust it. If it does not, or it remains clearly improper, the court gives judgment according to law.',
    ),
    p(
      '**Article 354** Whether a recommendation is clearly improper is judged by the facts found, the circumstances of the plea, the statutory penalty and the penalties in similar cases.',
    ),
    p(
      '**Article 355** (first and second paragraphs) In a plea case the court shall generally impose a lighter penalty; where the conditions for a non-custodial sentence are met, such a sentence shall be imposed; where the law provides for mitigation, the penalty may be mitigated. The degree of leniency depends on how early the plea was entered and on how spontaneous, consistent and complete it is.',
    ),
    p(
      '**Article 358** Where the defendant no longer maintains the plea in the course of the trial, the court decides on the facts found; where the procedure must change, the provisions of this Interpretation apply.',
    ),
    p(
      '**Article 368** Summary procedure is changed to ordinary procedure where the conduct may not be a crime, the defendant may not be criminally liable, the defendant denies the facts charged in court, the facts are unclear or the evidence insufficient, or summary procedure is otherwise unsuitable. The time limit for the trial then runs from the decision to change.',
    ),
  ],
);
