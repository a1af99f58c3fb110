import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

const COMPANY = law(
  'law_company',
  bi('公司法（节选）', 'Company Law (extracts)'),
  [
    title('中华人民共和国公司法（节选）'),
    quote(
      '2023 年 12 月 29 日第二次修订，自 2024 年 7 月 1 日起施行。原来“经其他股东过半数同意”的一步已经取消，只保留书面通知和优先购买权。',
    ),
    heading('担保'),
    p(
      '**第十五条** 公司向其他企业投资或者为他人提供担保，按照公司章程的规定，由董事会或者股东会决议；公司章程对投资或者担保的总额及单项投资或者担保的数额有限额规定的，不得超过规定的限额。',
    ),
    p('公司为公司股东或者实际控制人提供担保的，应当经股东会决议。'),
    p(
      '前款规定的股东或者受前款规定的实际控制人支配的股东，不得参加前款规定事项的表决。该项表决由出席会议的其他股东所持表决权的过半数通过。',
    ),
    heading('登记'),
    p('**第三十二条** 公司登记事项包括：'),
    p('（一）名称；'),
    p('（二）住所；'),
    p('（三）注册资本；'),
    p('（四）经营范围；'),
    p('（五）法定代表人的姓名；'),
    p('（六）有限责任公司股东、股份有限公司发起人的姓名或者名称。'),
    p('公司登记机关应当将前款规定的公司登记事项通过国家企业信用信息公示系统向社会公示。'),
    p('**第三十四条** 公司登记事项发生变更的，应当依法办理变更登记。'),
    p('公司登记事项未经登记或者未经变更登记，不得对抗善意相对人。'),
    heading('股权转让'),
    p('**第六十六条** （节录）股东会作出决议，应当经代表过半数表决权的股东通过。'),
    p(
      '股东会作出修改公司章程、增加或者减少注册资本的决议，以及公司合并、分立、解散或者变更公司形式的决议，应当经代表三分之二以上表决权的股东通过。',
    ),
    p('**第八十四条** 有限责任公司的股东之间可以相互转让其全部或者部分股权。'),
    p(
      '股东向股东以外的人转让股权的，应当将股权转让的数量、价格、支付方式和期限等事项书面通知其他股东，其他股东在同等条件下有优先购买权。股东自接到书面通知之日起三十日内未答复的，视为放弃优先购买权。两个以上股东行使优先购买权的，协商确定各自的购买比例；协商不成的，按照转让时各自的出资比例行使优先购买权。',
    ),
    p('公司章程对股权转让另有规定的，从其规定。'),
    p(
      '**第八十六条** 股东转让股权的，应当书面通知公司，请求变更股东名册；需要办理变更登记的，并请求公司向公司登记机关办理变更登记。公司拒绝或者在合理期限内不予答复的，转让人、受让人可以依法向人民法院提起诉讼。',
    ),
    p('股权转让的，受让人自记载于股东名册时起可以向公司主张行使股东权利。'),
    p(
      '**第八十七条** 依照本法转让股权后，公司应当及时注销原股东的出资证明书，向新股东签发出资证明书，并相应修改公司章程和股东名册中有关股东及其出资额的记载。对公司章程的该项修改不需再由股东会表决。',
    ),
    p(
      '**第八十八条** 股东转让已认缴出资但未届出资期限的股权的，由受让人承担缴纳该出资的义务；受让人未按期足额缴纳出资的，转让人对受让人未按期缴纳的出资承担补充责任。',
    ),
    p(
      '未按照公司章程规定的出资日期缴纳出资或者作为出资的非货币财产的实际价额显著低于所认缴的出资额的股东转让股权的，转让人与受让人在出资不足的范围内承担连带责任；受让人不知道且不应当知道存在上述情形的，由转让人承担责任。',
    ),
    heading('公司法司法解释（四）'),
    p(
      '**第十八条** 人民法院在判断是否符合公司法第七十一条第三款及本规定所称的“同等条件”时，应当考虑转让股权的数量、价格、支付方式及期限等因素。',
    ),
    heading('市场主体登记管理条例'),
    p(
      '**第二十四条** （节录）市场主体变更登记事项，应当自作出变更决议、决定或者法定变更事项发生之日起30日内向登记机关申请变更登记。',
    ),
  ],
  [
    title('Company Law of the PRC (extracts)'),
    quote(
      'Revised for the second time on 29 December 2023, in force since 1 July 2024. The former requirement of consent by a majority of the other shareholders has been abolished; written notice and the right of first refusal remain. Unofficial translation.',
    ),
    heading('Guarantees'),
    p(
      '**Article 15** Where a company invests in another enterprise or provides a guarantee for another, this shall, as its articles of association provide, be resolved by the board of directors or the shareholders meeting; limits set by the articles on the total or on a single investment or guarantee may not be exceeded.',
    ),
    p(
      'A guarantee for a shareholder or the actual controller of the company shall be resolved by the shareholders meeting.',
    ),
    p(
      'The shareholder mentioned in the preceding paragraph, or a shareholder controlled by the actual controller mentioned there, may not vote on the matter. The resolution is passed by a majority of the votes held by the other shareholders present.',
    ),
    heading('Registration'),
    p('**Article 32** The registered particulars of a company include:'),
    p('(1) name;'),
    p('(2) domicile;'),
    p('(3) registered capital;'),
    p('(4) scope of business;'),
    p('(5) name of the legal representative;'),
    p(
      '(6) names of the shareholders of a limited liability company or of the promoters of a company limited by shares.',
    ),
    p(
      'The registration authority shall publish these particulars through the National Enterprise Credit Information Publicity System.',
    ),
    p(
      '**Article 34** Where registered particulars change, the change shall be registered in accordance with law.',
    ),
    p(
      'Particulars that are not registered, or whose change is not registered, may not be asserted against a counterparty in good faith.',
    ),
    heading('Transfer of equity'),
    p(
      '**Article 66** (extract) A resolution of the shareholders meeting must be passed by shareholders representing more than half of the votes.',
    ),
    p(
      'A resolution to amend the articles of association, to increase or reduce the registered capital, or on merger, division, dissolution or change of the form of the company must be passed by shareholders representing two thirds or more of the votes.',
    ),
    p(
      '**Article 84** Shareholders of a limited liability company may transfer all or part of their equity to each other.',
    ),
    p(
      'A shareholder who transfers equity to a person other than a shareholder shall notify the other shareholders in writing of the quantity, price, manner and time of payment and the like; on equal terms the other shareholders have the right of first refusal. A shareholder who does not reply within thirty days of receiving the written notice is deemed to have waived the right of first refusal. Where two or more shareholders exercise it, they determine their respective proportions by agreement; failing agreement, they exercise it in proportion to their contributions at the time of transfer.',
    ),
    p(
      'Where the articles of association contain other provisions on the transfer of equity, those provisions prevail.',
    ),
    p(
      "**Article 86** A shareholder who transfers equity shall notify the company in writing and request that the register of members be changed and, where a change of registration is needed, that the company apply for it. If the company refuses or does not reply within a reasonable time, the transferor or the transferee may bring an action in a people's court.",
    ),
    p(
      'The transferee may exercise the rights of a shareholder against the company from the time it is entered in the register of members.',
    ),
    p(
      '**Article 87** After equity is transferred under this Law, the company shall without delay cancel the certificate of contribution of the former shareholder, issue one to the new shareholder, and amend the entries on shareholders and contributions in its articles and register of members. This amendment of the articles needs no further vote of the shareholders meeting.',
    ),
    p(
      '**Article 88** Where a shareholder transfers equity whose contribution is subscribed but not yet due, the transferee bears the duty to pay it; if the transferee does not pay in full and on time, the transferor is supplementarily liable for what the transferee does not pay on time.',
    ),
    p(
      'Where a shareholder transfers equity without having contributed on the date set by the articles, or where the actual value of non-monetary property contributed is markedly lower than the contribution subscribed, transferor and transferee are jointly and severally liable to the extent of the shortfall; where the transferee did not know and ought not to have known of these circumstances, the transferor is liable.',
    ),
    heading('Interpretation (4) on the Company Law'),
    p(
      '**Article 18** In deciding whether terms are "equal" under Article 71, third paragraph, of the Company Law and this Interpretation, the court shall consider quantity of the equity, price, manner and time of payment and the like. (Article 71 is the number in the 2018 text; it is now Article 84.)',
    ),
    heading('Regulation on the Registration of Market Entities'),
    p(
      '**Article 24** (extract) Registration of a change of registered particulars shall be applied for within 30 days of the resolution or decision to make the change or of the occurrence of the statutory event.',
    ),
  ],
);

const CIVIL = law(
  'law_civil_code',
  bi('民法典（节选）', 'Civil Code (extracts)'),
  [
    title('中华人民共和国民法典（节选）'),
    quote('2020 年 5 月 28 日通过，自 2021 年 1 月 1 日起施行。'),
    heading('意思表示'),
    p('**第一百四十六条** 行为人与相对人以虚假的意思表示实施的民事法律行为无效。'),
    p('以虚假的意思表示隐藏的民事法律行为的效力，依照有关法律规定处理。'),
    p(
      '**第一百四十八条** 一方以欺诈手段，使对方在违背真实意思的情况下实施的民事法律行为，受欺诈方有权请求人民法院或者仲裁机构予以撤销。',
    ),
    p(
      '**第一百五十八条** 民事法律行为可以附条件，但是根据其性质不得附条件的除外。附生效条件的民事法律行为，自条件成就时生效。附解除条件的民事法律行为，自条件成就时失效。',
    ),
    heading('订立合同'),
    p('**第四百六十九条** （节录）书面形式是合同书、信件、电报、电传、传真等可以有形地表现所载内容的形式。'),
    p('以电子数据交换、电子邮件等方式能够有形地表现所载内容，并可以随时调取查用的数据电文，视为书面形式。'),
    p(
      '**第四百九十条** 当事人采用合同书形式订立合同的，自当事人均签名、盖章或者按指印时合同成立。在签名、盖章或者按指印之前，当事人一方已经履行主要义务，对方接受时，该合同成立。',
    ),
    p(
      '法律、行政法规规定或者当事人约定合同应当采用书面形式订立，当事人未采用书面形式但是一方已经履行主要义务，对方接受时，该合同成立。',
    ),
    p('**第四百九十五条** 当事人约定在将来一定期限内订立合同的认购书、订购书、预订书等，构成预约合同。'),
    p('当事人一方不履行预约合同约定的订立合同义务的，对方可以请求其承担预约合同的违约责任。'),
    p('**第五百条** 当事人在订立合同过程中有下列情形之一，造成对方损失的，应当承担赔偿责任：'),
    p('（一）假借订立合同，恶意进行磋商；'),
    p('（二）故意隐瞒与订立合同有关的重要事实或者提供虚假情况；'),
    p('（三）有其他违背诚信原则的行为。'),
    p(
      '**第五百零一条** 当事人在订立合同过程中知悉的商业秘密或者其他应当保密的信息，无论合同是否成立，不得泄露或者不正当地使用；泄露、不正当地使用该商业秘密或者信息，造成对方损失的，应当承担赔偿责任。',
    ),
    p('**第五百零二条** （节录）依法成立的合同，自成立时生效，但是法律另有规定或者当事人另有约定的除外。'),
    heading('违约责任和定金'),
    p(
      '**第五百七十七条** 当事人一方不履行合同义务或者履行合同义务不符合约定的，应当承担继续履行、采取补救措施或者赔偿损失等违约责任。',
    ),
    p(
      '**第五百八十五条** 当事人可以约定一方违约时应当根据违约情况向对方支付一定数额的违约金，也可以约定因违约产生的损失赔偿额的计算方法。',
    ),
    p(
      '约定的违约金低于造成的损失的，人民法院或者仲裁机构可以根据当事人的请求予以增加；约定的违约金过分高于造成的损失的，人民法院或者仲裁机构可以根据当事人的请求予以适当减少。',
    ),
    p('当事人就迟延履行约定违约金的，违约方支付违约金后，还应当履行债务。'),
    p('**第五百八十六条** 当事人可以约定一方向对方给付定金作为债权的担保。定金合同自实际交付定金时成立。'),
    p(
      '定金的数额由当事人约定；但是，不得超过主合同标的额的百分之二十，超过部分不产生定金的效力。实际交付的定金数额多于或者少于约定数额的，视为变更约定的定金数额。',
    ),
    p(
      '**第五百八十七条** 债务人履行债务的，定金应当抵作价款或者收回。给付定金的一方不履行债务或者履行债务不符合约定，致使不能实现合同目的的，无权请求返还定金；收受定金的一方不履行债务或者履行债务不符合约定，致使不能实现合同目的的，应当双倍返还定金。',
    ),
    p(
      '**第五百八十八条** 当事人既约定违约金，又约定定金的，一方违约时，对方可以选择适用违约金或者定金条款。',
    ),
    p('定金不足以弥补一方违约造成的损失的，对方可以请求赔偿超过定金数额的损失。'),
    p('**第六百四十六条** 法律对其他有偿合同有规定的，依照其规定；没有规定的，参照适用买卖合同的有关规定。'),
    heading('合同编通则解释'),
    p('**第六十四条** 当事人一方通过反诉或者抗辩的方式，请求调整违约金的，人民法院依法予以支持。'),
    p(
      '违约方主张约定的违约金过分高于违约造成的损失，请求予以适当减少的，应当承担举证责任。非违约方主张约定的违约金合理的，也应当提供相应的证据。',
    ),
    p('当事人仅以合同约定不得对违约金进行调整为由主张不予调整违约金的，人民法院不予支持。'),
    p(
      '**第六十五条** 当事人主张约定的违约金过分高于违约造成的损失，请求予以适当减少的，人民法院应当以民法典第五百八十四条规定的损失为基础，兼顾合同主体、交易类型、合同的履行情况、当事人的过错程度、履约背景等因素，遵循公平原则和诚信原则进行衡量，并作出裁判。',
    ),
    p('约定的违约金超过造成损失的百分之三十的，人民法院一般可以认定为过分高于造成的损失。'),
    p('恶意违约的当事人一方请求减少违约金的，人民法院一般不予支持。'),
  ],
  [
    title('Civil Code of the PRC (extracts)'),
    quote('Adopted on 28 May 2020, in force since 1 January 2021. Unofficial translation.'),
    heading('Declarations of intent'),
    p(
      '**Article 146** A civil juristic act performed by a person and a counterparty with a false declaration of intent is void.',
    ),
    p(
      'The effect of the act concealed by the false declaration is determined in accordance with the relevant laws.',
    ),
    p(
      '**Article 148** Where one party by fraud causes the other to perform a civil juristic act against its true intent, the defrauded party has the right to ask a court or an arbitration institution to revoke it.',
    ),
    p(
      '**Article 158** A civil juristic act may be subject to a condition, except where its nature does not admit one. An act subject to a condition precedent takes effect when the condition is met. An act subject to a condition subsequent loses its effect when the condition is met.',
    ),
    heading('Concluding a contract'),
    p(
      '**Article 469** (extract) Written form is a form that can show its content tangibly, such as a written instrument, a letter, a telegram, a telex or a facsimile.',
    ),
    p(
      'A data message that can show its content tangibly, by electronic data interchange, email or the like, and can be retrieved for use at any time is deemed to be in written form.',
    ),
    p(
      '**Article 490** Where the parties conclude a contract in the form of a written instrument, it is concluded when all have signed, sealed or put their fingerprints to it. If before that one party has performed its main obligation and the other has accepted it, the contract is concluded at the time of acceptance.',
    ),
    p(
      'Where a written form is required by law or agreed but not used, and one party has performed its main obligation and the other has accepted it, the contract is concluded at the time of acceptance.',
    ),
    p(
      '**Article 495** A subscription, order or reservation by which the parties agree to conclude a contract within a certain time in future is a preliminary contract.',
    ),
    p(
      'Where a party does not perform the duty to conclude the contract, the other may claim its liability for breach of the preliminary contract.',
    ),
    p(
      '**Article 500** A party that in concluding a contract does any of the following and thereby causes loss to the other shall be liable for compensation:',
    ),
    p('(1) negotiates in bad faith under the pretext of concluding a contract;'),
    p(
      '(2) intentionally conceals important facts related to the conclusion of the contract or provides false information;',
    ),
    p('(3) otherwise acts against good faith.'),
    p(
      '**Article 501** Trade secrets or other information to be kept confidential that a party learns in concluding a contract may not be disclosed or improperly used, whether or not the contract is concluded; a party that discloses or improperly uses them and causes loss to the other shall compensate it.',
    ),
    p(
      '**Article 502** (extract) A lawfully concluded contract takes effect upon its conclusion, unless the law provides or the parties agree otherwise.',
    ),
    heading('Breach and earnest money'),
    p(
      '**Article 577** A party that does not perform, or does not perform as agreed, shall bear liability for breach, such as continuing to perform, taking remedial measures or compensating the loss.',
    ),
    p(
      '**Article 585** The parties may agree that a party in breach shall pay the other liquidated damages of a certain amount according to the breach, or on how compensation for loss caused by breach is calculated.',
    ),
    p(
      'If the amount agreed is lower than the loss, the court or arbitration institution may on request increase it; if it is excessively higher than the loss, it may on request reduce it appropriately.',
    ),
    p(
      'Where liquidated damages are agreed for delay, the party in breach shall still perform after paying them.',
    ),
    p(
      '**Article 586** The parties may agree that one gives the other earnest money as security for a claim. The agreement on earnest money is concluded when the money is actually delivered.',
    ),
    p(
      'The amount is agreed by the parties but may not exceed twenty per cent of the amount of the principal contract; the excess does not have the effect of earnest money. If more or less than the agreed amount is actually delivered, the agreed amount is deemed to have been changed.',
    ),
    p(
      '**Article 587** When the debtor performs, the earnest money is credited against the price or returned. If the party that gave it does not perform, or not as agreed, so that the purpose of the contract cannot be achieved, it may not ask for it back; if the party that received it does not perform, or not as agreed, so that the purpose of the contract cannot be achieved, it shall return double the amount.',
    ),
    p(
      '**Article 588** Where both liquidated damages and earnest money are agreed and one party is in breach, the other may choose to apply either clause.',
    ),
    p(
      'Where the earnest money does not cover the loss caused by the breach, the other party may claim compensation for the loss exceeding it.',
    ),
    p(
      '**Article 646** Where laws contain provisions on other contracts for value, those provisions apply; where they do not, the provisions on sale contracts apply by reference.',
    ),
    heading('Interpretation of the General Part of Contracts (in force since 5 December 2023)'),
    p(
      '**Article 64** Where a party asks by counterclaim or defence that liquidated damages be adjusted, the court shall support the request in accordance with law.',
    ),
    p(
      'The party in breach that claims that the amount agreed is excessively higher than the loss bears the burden of proof. The other party, if it claims that the amount is reasonable, shall likewise provide evidence.',
    ),
    p(
      'Where a party opposes adjustment merely on the ground that the contract excludes adjustment of liquidated damages, the court shall not support it.',
    ),
    p(
      '**Article 65** Where a party asks that excessively high liquidated damages be reduced, the court shall take the loss under Article 584 of the Civil Code as the basis and weigh the parties, the type of transaction, the performance, the degree of fault, the background and other factors, following fairness and good faith.',
    ),
    p(
      'Liquidated damages that exceed the loss caused by more than thirty per cent may generally be found excessively high.',
    ),
    p(
      'A request for reduction by a party that has breached the contract in bad faith is generally not supported.',
    ),
  ],
);

export const LAW_DOCUMENTS: CaseDocument[] = [COMPANY, CIVIL];
