import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

const OTHER = law(
  'law_other',
  bi(
    '担保解释、婚姻家庭编解释（二）、律师法等（节选）',
    'Interpretations on security and marriage, Lawyers Law and others (extracts)',
  ),
  [
    title('相关法律和司法解释（节选）'),
    quote(
      '担保制度解释自 2021 年 1 月 1 日起施行；婚姻家庭编解释（二）自 2025 年 2 月 1 日起施行；律师法 2017 年修正；个人所得税法 2018 年修正；劳动合同法 2012 年修正；公证法 2017 年修正；专利法 2020 年修正，自 2021 年 6 月 1 日起施行。',
    ),
    heading('担保制度解释'),
    p(
      '**第七条** 公司的法定代表人违反公司法关于公司对外担保决议程序的规定，超越权限代表公司与相对人订立担保合同，人民法院应当依照民法典第六十一条和第五百零四条等规定处理：',
    ),
    p('（一）相对人善意的，担保合同对公司发生效力；相对人请求公司承担担保责任的，人民法院应予支持。'),
    p(
      '（二）相对人非善意的，担保合同对公司不发生效力；相对人请求公司承担赔偿责任的，参照适用本解释第十七条的有关规定。',
    ),
    p('法定代表人超越权限提供担保造成公司损失，公司请求法定代表人承担赔偿责任的，人民法院应予支持。'),
    p(
      '第一款所称善意，是指相对人在订立担保合同时不知道且不应当知道法定代表人超越权限。相对人有证据证明已对公司决议进行了合理审查，人民法院应当认定其构成善意，但是公司有证据证明相对人知道或者应当知道决议系伪造、变造的除外。',
    ),
    heading('婚姻家庭编解释（二）'),
    p(
      '**第九条** 夫妻一方转让用夫妻共同财产出资但登记在自己名下的有限责任公司股权，另一方以未经其同意侵害夫妻共同财产利益为由请求确认股权转让合同无效的，人民法院不予支持，但有证据证明转让人与受让人恶意串通损害另一方合法权益的除外。',
    ),
    heading('律师法'),
    p(
      '**第二十五条** （节录）律师承办业务，由律师事务所统一接受委托，与委托人签订书面委托合同，按照国家规定统一收取费用并如实入账。',
    ),
    p('**第三十八条** 律师应当保守在执业活动中知悉的国家秘密、商业秘密，不得泄露当事人的隐私。'),
    p(
      '律师对在执业活动中知悉的委托人和其他人不愿泄露的有关情况和信息，应当予以保密。但是，委托人或者其他人准备或者正在实施危害国家安全、公共安全以及严重危害他人人身安全的犯罪事实和信息除外。',
    ),
    p(
      '**第三十九条** 律师不得在同一案件中为双方当事人担任代理人，不得代理与本人或者其近亲属有利益冲突的法律事务。',
    ),
    p(
      '**第五十四条** 律师违法执业或者因过错给当事人造成损失的，由其所在的律师事务所承担赔偿责任。律师事务所赔偿后，可以向有故意或者重大过失行为的律师追偿。',
    ),
    heading('个人所得税法'),
    p(
      '**第六条** （节录）（五）财产转让所得，以转让财产的收入额减除财产原值和合理费用后的余额，为应纳税所得额。',
    ),
    p('**第九条** （节录）个人所得税以所得人为纳税人，以支付所得的单位或者个人为扣缴义务人。'),
    p(
      '**第十二条** （节录）纳税人取得利息、股息、红利所得，财产租赁所得，财产转让所得和偶然所得，按月或者按次计算个人所得税，有扣缴义务人的，由扣缴义务人按月或者按次代扣代缴税款。',
    ),
    p(
      '**第十四条** （节录）扣缴义务人每月或者每次预扣、代扣的税款，应当在次月十五日内缴入国库，并向税务机关报送扣缴个人所得税申报表。',
    ),
    p(
      '**第十五条** （节录）个人转让不动产的，税务机关应当根据不动产登记等相关信息核验应缴的个人所得税，登记机构办理转移登记时，应当查验与该不动产转让相关的个人所得税的完税凭证。个人转让股权办理变更登记的，市场主体登记机关应当查验与该股权交易相关的个人所得税的完税凭证。',
    ),
    heading('劳动合同法'),
    p('**第三十三条** 用人单位变更名称、法定代表人、主要负责人或者投资人等事项，不影响劳动合同的履行。'),
    heading('公证法'),
    p('**第十二条** 根据自然人、法人或者其他组织的申请，公证机构可以办理下列事务：'),
    p('（一）法律、行政法规规定由公证机构登记的事务；'),
    p('（二）提存；'),
    p('（三）保管遗嘱、遗产或者其他与公证事项有关的财产、物品、文书；'),
    p('（四）代写与公证事项有关的法律事务文书；'),
    p('（五）提供公证法律咨询。'),
    heading('专利法'),
    p(
      '**第六条** （节录）执行本单位的任务或者主要是利用本单位的物质技术条件所完成的发明创造为职务发明创造。职务发明创造申请专利的权利属于该单位，申请被批准后，该单位为专利权人。该单位可以依法处置其职务发明创造申请专利的权利和专利权，促进相关发明创造的实施和运用。',
    ),
  ],
  [
    title('Related Laws and Interpretations (extracts)'),
    quote(
      'Interpretation on Security: in force since 1 January 2021. Interpretation (2) on Marriage and Family: since 1 February 2025. Lawyers Law: as amended in 2017. Individual Income Tax Law: 2018. Labour Contract Law: 2012. Notarization Law: 2017. Patent Law: amended 2020, in force since 1 June 2021. Unofficial translation.',
    ),
    heading('Interpretation on Security under the Civil Code'),
    p(
      '**Article 7** Where the legal representative of a company, against the provisions of the Company Law on resolutions on guarantees, exceeds his authority and concludes a guarantee contract on behalf of the company, the court shall deal with it under Articles 61, 504 and others of the Civil Code:',
    ),
    p(
      '(1) if the counterparty is in good faith, the guarantee contract binds the company, and a claim against the company on the guarantee shall be supported;',
    ),
    p(
      '(2) if the counterparty is not in good faith, the guarantee contract does not bind the company; for a claim for compensation Article 17 of this Interpretation applies by reference.',
    ),
    p(
      'Where a guarantee given in excess of authority causes loss to the company, its claim for compensation against the legal representative shall be supported.',
    ),
    p(
      'Good faith in the first paragraph means that the counterparty, when concluding the contract, did not know and ought not to have known that the legal representative exceeded his authority. If it proves that it reasonably examined the resolution of the company, the court shall find good faith, unless the company proves that it knew or ought to have known that the resolution was forged or altered.',
    ),
    heading('Interpretation (2) on Marriage and Family'),
    p(
      "**Article 9** Where one spouse transfers equity in a limited liability company that was paid for out of joint property but is registered in that spouse's own name, and the other spouse asks that the transfer contract be declared void on the ground that it was made without consent and infringes the interest in the joint property, the court shall not support this, unless there is evidence that transferor and transferee maliciously colluded to harm the lawful rights and interests of the other spouse.",
    ),
    heading('Lawyers Law'),
    p(
      '**Article 25** (extract) Where lawyers take on business, the law firm accepts the mandate, concludes a written contract with the client, and collects the fees in accordance with State provisions and truthfully enters them in its books.',
    ),
    p(
      '**Article 38** A lawyer shall keep confidential the State secrets and trade secrets learned in practice and may not disclose private matters of the parties.',
    ),
    p(
      'A lawyer shall keep confidential matters and information learned in practice that the client or others do not wish to be disclosed, except facts and information concerning crimes, being prepared or committed by the client or others, that endanger State security or public security or seriously endanger the personal safety of others.',
    ),
    p(
      '**Article 39** A lawyer may not act for both parties in the same case, nor in legal matters in which the lawyer or a near relative has a conflict of interest.',
    ),
    p(
      '**Article 54** Where a lawyer practises unlawfully or by fault causes loss to a party, the law firm bears liability for compensation. Having paid compensation, it may claim recovery from a lawyer who acted intentionally or with gross negligence.',
    ),
    heading('Individual Income Tax Law'),
    p(
      '**Article 6** (extract) (5) For income from a transfer of property, the taxable income is the proceeds of the transfer less the original value of the property and reasonable expenses.',
    ),
    p(
      '**Article 9** (extract) For individual income tax the recipient of the income is the taxpayer, and the entity or individual that pays the income is the withholding agent.',
    ),
    p(
      '**Article 12** (extract) For income from interest, dividends and bonuses, from the lease of property, from a transfer of property, and for incidental income, individual income tax is computed by the month or on each occasion; where there is a withholding agent, the agent withholds and pays the tax by the month or on each occasion.',
    ),
    p(
      '**Article 14** (extract) Tax that a withholding agent withholds each month or on each occasion shall be paid into the treasury within the first fifteen days of the following month, and a return of the individual income tax withheld shall be submitted to the tax authority.',
    ),
    p(
      '**Article 15** (extract) Where an individual transfers real estate, the tax authority shall verify the individual income tax payable on the basis of the registration of the real estate and related information, and the registration authority, when registering the transfer, shall check the certificate of payment of the individual income tax on that transfer. Where an individual transfers equity and the change is to be registered, the authority registering market entities shall check the certificate of payment of the individual income tax on that transaction.',
    ),
    heading('Labour Contract Law'),
    p(
      '**Article 33** A change of the name, legal representative, principal person in charge, investors or the like of an employer does not affect the performance of labour contracts.',
    ),
    heading('Notarization Law'),
    p(
      '**Article 12** On the application of a natural person, legal person or other organisation a notary institution may handle the following:',
    ),
    p('(1) matters that laws and administrative regulations require a notary institution to register;'),
    p('(2) deposit;'),
    p('(3) custody of wills, estates or other property, objects and documents related to notarization;'),
    p('(4) drafting of legal documents related to notarization;'),
    p('(5) legal advice on notarization.'),
    heading('Patent Law'),
    p(
      '**Article 6** (extract) An invention made in carrying out tasks of the employer, or mainly with its material and technical means, is a service invention. The right to apply for a patent on it belongs to the employer; once the application is granted, the employer is the patentee. The employer may lawfully dispose of the right to apply and of the patent and promote the implementation and use of the invention.',
    ),
  ],
);

export const OTHER_LAW: CaseDocument[] = [OTHER];
