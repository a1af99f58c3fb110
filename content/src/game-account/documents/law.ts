import type { CaseDocument } from '@lets/contract';
import { bi, heading, p, quote, title } from '../../build.ts';
import { law } from '../fields.ts';

const PROPERTY = law(
  'law_property',
  bi('民法典：财产和继承（节选）', 'Civil Code: property and succession (extracts)'),
  [
    title('中华人民共和国民法典（财产和继承，节选）'),
    quote('2020 年 5 月 28 日通过，自 2021 年 1 月 1 日起施行。'),
    heading('总则编'),
    p('**第三条** 民事主体的人身权利、财产权利以及其他合法权益受法律保护，任何组织或者个人不得侵犯。'),
    p('**第十条** 处理民事纠纷，应当依照法律；法律没有规定的，可以适用习惯，但是不得违背公序良俗。'),
    p('**第一百二十四条** 自然人依法享有继承权。'),
    p('自然人合法的私有财产，可以依法继承。'),
    p('**第一百二十七条** 法律对数据、网络虚拟财产的保护有规定的，依照其规定。'),
    heading('继承编'),
    p('**第一千一百二十条** 国家保护自然人的继承权。'),
    p('**第一千一百二十一条** （节录）继承从被继承人死亡时开始。'),
    p('**第一千一百二十二条** 遗产是自然人死亡时遗留的个人合法财产。'),
    p('依照法律规定或者根据其性质不得继承的遗产，不得继承。'),
    p('**第一千一百二十七条** （节录）遗产按照下列顺序继承：'),
    p('（一）第一顺序：配偶、子女、父母；'),
    p('（二）第二顺序：兄弟姐妹、祖父母、外祖父母。'),
    p(
      '继承开始后，由第一顺序继承人继承，第二顺序继承人不继承；没有第一顺序继承人继承的，由第二顺序继承人继承。',
    ),
    heading('人格权编'),
    p('**第九百九十二条** 人格权不得放弃、转让或者继承。'),
    p(
      '**第九百九十四条** 死者的姓名、肖像、名誉、荣誉、隐私、遗体等受到侵害的，其配偶、子女、父母有权依法请求行为人承担民事责任；死者没有配偶、子女且父母已经死亡的，其他近亲属有权依法请求行为人承担民事责任。',
    ),
    p(
      '**第一千零三十二条** 自然人享有隐私权。任何组织或者个人不得以刺探、侵扰、泄露、公开等方式侵害他人的隐私权。',
    ),
    p('隐私是自然人的私人生活安宁和不愿为他人知晓的私密空间、私密活动、私密信息。'),
    heading('个人信息保护法（2021 年 11 月 1 日起施行）'),
    p(
      '**第四十九条** 自然人死亡的，其近亲属为了自身的合法、正当利益，可以对死者的相关个人信息行使本章规定的查阅、复制、更正、删除等权利；死者生前另有安排的除外。',
    ),
  ],
  [
    title('Civil Code: Property and Succession (extracts)'),
    quote('Passed on 28 May 2020, in force from 1 January 2021. Unofficial translation.'),
    heading('General Part'),
    p(
      '**Article 3** The personal rights, property rights and other lawful rights and interests of persons of civil law are protected by law and may not be infringed by any organisation or individual.',
    ),
    p(
      '**Article 10** Civil disputes shall be resolved according to law; where the law has no provision, custom may be applied, but not against public order and good morals.',
    ),
    p('**Article 124** Natural persons have the right of inheritance according to law.'),
    p('The lawful private property of a natural person may be inherited according to law.'),
    p(
      '**Article 127** Where laws provide for the protection of data and network virtual property, those provisions apply.',
    ),
    heading('Succession'),
    p('**Article 1120** The State protects the right of inheritance of natural persons.'),
    p('**Article 1121** (extract) Succession begins at the death of the deceased.'),
    p('**Article 1122** An estate is the lawful personal property left by a natural person at death.'),
    p('An estate that by law or by its nature may not be inherited is not inherited.'),
    p('**Article 1127** (extract) An estate is inherited in the following order:'),
    p('(1) first: spouse, children, parents;'),
    p('(2) second: brothers and sisters, paternal and maternal grandparents.'),
    p(
      'When succession begins, heirs of the first order inherit and those of the second do not; without an heir of the first order, those of the second inherit.',
    ),
    heading('Personality rights'),
    p('**Article 992** Personality rights may not be waived, transferred or inherited.'),
    p(
      '**Article 994** Where the name, likeness, reputation, honour, privacy, remains and so on of the dead are harmed, the spouse, children and parents have the right to claim civil liability according to law; where there is no spouse and no child and the parents are dead, other near relatives have that right.',
    ),
    p(
      '**Article 1032** A natural person has the right of privacy. No organisation or individual may infringe it by prying, intrusion, disclosure, publication and the like.',
    ),
    p(
      "Privacy is the tranquillity of a natural person's private life and the private space, private activities and private information that he does not wish others to know.",
    ),
    heading('Personal Information Protection Law (in force from 1 November 2021)'),
    p(
      '**Article 49** When a natural person dies, near relatives may for their own lawful and proper interests exercise the rights of this chapter to consult, copy, correct and delete personal information of the dead concerned, unless the deceased arranged otherwise in life.',
    ),
  ],
);

const CONTRACT = law(
  'law_contract',
  bi('民法典：合同和格式条款（节选）', 'Civil Code: contracts and standard terms (extracts)'),
  [
    title('中华人民共和国民法典（合同编，节选）'),
    p(
      '**第一百四十二条** （节录）有相对人的意思表示的解释，应当按照所使用的词句，结合相关条款、行为的性质和目的、习惯以及诚信原则，确定意思表示的含义。',
    ),
    p('**第四百六十五条** 依法成立的合同，受法律保护。'),
    p('依法成立的合同，仅对当事人具有法律约束力，但是法律另有规定的除外。'),
    p(
      '**第四百六十六条** （节录）当事人对合同条款的理解有争议的，应当依据本法第一百四十二条第一款的规定，确定争议条款的含义。',
    ),
    p(
      '**第四百六十七条** （节录）本法或者其他法律没有明文规定的合同，适用本编通则的规定，并可以参照适用本编或者其他法律最相类似合同的规定。',
    ),
    p('**第四百九十六条** 格式条款是当事人为了重复使用而预先拟定，并在订立合同时未与对方协商的条款。'),
    p(
      '采用格式条款订立合同的，提供格式条款的一方应当遵循公平原则确定当事人之间的权利和义务，并采取合理的方式提示对方注意免除或者减轻其责任等与对方有重大利害关系的条款，按照对方的要求，对该条款予以说明。提供格式条款的一方未履行提示或者说明义务，致使对方没有注意或者理解与其有重大利害关系的条款的，对方可以主张该条款不成为合同的内容。',
    ),
    p('**第四百九十七条** 有下列情形之一的，该格式条款无效：'),
    p('（一）具有本法第一编第六章第三节和本法第五百零六条规定的无效情形；'),
    p('（二）提供格式条款一方不合理地免除或者减轻其责任、加重对方责任、限制对方主要权利；'),
    p('（三）提供格式条款一方排除对方主要权利。'),
    p(
      '**第四百九十八条** 对格式条款的理解发生争议的，应当按照通常理解予以解释。对格式条款有两种以上解释的，应当作出不利于提供格式条款一方的解释。格式条款和非格式条款不一致的，应当采用非格式条款。',
    ),
    p('**第五百零九条** （节录）当事人应当按照约定全面履行自己的义务。'),
    p('当事人应当遵循诚信原则，根据合同的性质、目的和交易习惯履行通知、协助、保密等义务。'),
    p('**第五百五十七条** 有下列情形之一的，债权债务终止：'),
    p('（一）债务已经履行；'),
    p('（二）债务相互抵销；'),
    p('（三）债务人依法将标的物提存；'),
    p('（四）债权人免除债务；'),
    p('（五）债权债务同归于一人；'),
    p('（六）法律规定或者当事人约定终止的其他情形。'),
    p('合同解除的，该合同的权利义务关系终止。'),
    p(
      '**第五百五十八条** 债权债务终止后，当事人应当遵循诚信等原则，根据交易习惯履行通知、协助、保密、旧物回收等义务。',
    ),
    heading('消费者权益保护法（2013 年修正，自 2014 年 3 月 15 日起施行）'),
    p(
      '**第二十六条** 经营者在经营活动中使用格式条款的，应当以显著方式提请消费者注意商品或者服务的数量和质量、价款或者费用、履行期限和方式、安全注意事项和风险警示、售后服务、民事责任等与消费者有重大利害关系的内容，并按照消费者的要求予以说明。',
    ),
    p(
      '经营者不得以格式条款、通知、声明、店堂告示等方式，作出排除或者限制消费者权利、减轻或者免除经营者责任、加重消费者责任等对消费者不公平、不合理的规定，不得利用格式条款并借助技术手段强制交易。',
    ),
    p('格式条款、通知、声明、店堂告示等含有前款所列内容的，其内容无效。'),
    heading('合同编通则解释（法释〔2023〕13 号，2023 年 12 月 5 日起施行）'),
    p(
      '**第一条** 人民法院依据民法典第一百四十二条第一款、第四百六十六条第一款的规定解释合同条款时，应当以词句的通常含义为基础，结合相关条款、合同的性质和目的、习惯以及诚信原则，参考缔约背景、磋商过程、履行行为等因素确定争议条款的含义。',
    ),
    p(
      '有证据证明当事人之间对合同条款有不同于词句的通常含义的其他共同理解，一方主张按照词句的通常含义理解合同条款的，人民法院不予支持。',
    ),
    p(
      '对合同条款有两种以上解释，可能影响该条款效力的，人民法院应当选择有利于该条款有效的解释；属于无偿合同的，应当选择对债务人负担较轻的解释。',
    ),
    p(
      '**第十条** 提供格式条款的一方在合同订立时采用通常足以引起对方注意的文字、符号、字体等明显标识，提示对方注意免除或者减轻其责任、排除或者限制对方权利等与对方有重大利害关系的异常条款的，人民法院可以认定其已经履行民法典第四百九十六条第二款规定的提示义务。',
    ),
    p(
      '提供格式条款的一方按照对方的要求，就与对方有重大利害关系的异常条款的概念、内容及其法律后果以书面或者口头形式向对方作出通常能够理解的解释说明的，人民法院可以认定其已经履行民法典第四百九十六条第二款规定的说明义务。',
    ),
    p(
      '提供格式条款的一方对其已经尽到提示义务或者说明义务承担举证责任。对于通过互联网等信息网络订立的电子合同，提供格式条款的一方仅以采取了设置勾选、弹窗等方式为由主张其已经履行提示义务或者说明义务的，人民法院不予支持，但是其举证符合前两款规定的除外。',
    ),
  ],
  [
    title('Civil Code: Contracts (extracts)'),
    p(
      '**Article 142** (extract) A declaration of intent with an addressee is interpreted by the words used, with the related terms, the nature and purpose of the act, custom and good faith.',
    ),
    p('**Article 465** A contract made according to law is protected by law.'),
    p('A contract made according to law binds the parties only, unless a law provides otherwise.'),
    p(
      '**Article 466** (extract) Where the parties dispute the meaning of a term it is determined under Article 142, first paragraph.',
    ),
    p(
      '**Article 467** (extract) To contracts for which this Code or other laws have no express provision, the general provisions of this Book apply, and the provisions on the most similar contract in this Book or other laws may be applied by reference.',
    ),
    p(
      '**Article 496** Standard terms are terms drafted in advance by a party for repeated use and not negotiated with the other party when the contract is made.',
    ),
    p(
      'The party that supplies standard terms shall determine rights and duties fairly, shall in a reasonable manner draw attention to terms of major interest to the other party, such as those that exclude or reduce its own liability, and explain them on request. If it fails to do so, so that the other party did not notice or understand such a term, that party may claim that the term is not part of the contract.',
    ),
    p('**Article 497** A standard term is void'),
    p('(1) in the cases of invalidity in Book One, Chapter VI, Section 3, and in Article 506;'),
    p(
      '(2) if its supplier unreasonably excludes or reduces its own liability, aggravates the liability of the other party or restricts its main rights;',
    ),
    p("(3) if its supplier excludes the other party's main rights."),
    p(
      '**Article 498** A disputed standard term is read in its usual sense. Where it can be read in two or more ways, the reading against its supplier prevails. Where standard and other terms differ, the other terms prevail.',
    ),
    p('**Article 509** (extract) The parties shall fully perform their duties as agreed.'),
    p(
      'They shall observe good faith and perform the duties of notice, assistance, confidentiality and so on that follow from the nature and purpose of the contract and from usage.',
    ),
    p('**Article 557** Claims and debts end where'),
    p('(1) the debt is performed;'),
    p('(2) debts are set off;'),
    p('(3) the debtor deposits the object according to law;'),
    p('(4) the creditor releases the debt;'),
    p('(5) claim and debt fall to one person;'),
    p('(6) a law or the parties provide for another case.'),
    p('If a contract is rescinded, its rights and duties end.'),
    p(
      '**Article 558** After claims and debts have ended, the parties shall in good faith and according to usage perform the duties of notice, assistance, confidentiality, return of old goods and so on.',
    ),
    heading(
      'Law on the Protection of Consumer Rights and Interests (as amended 2013, in force from 15 March 2014)',
    ),
    p(
      '**Article 26** A business that uses standard terms shall draw the attention of consumers in a conspicuous way to what is of major interest to them, such as quantity and quality of goods or services, price or fee, time and manner of performance, safety and risk warnings, after-sales service and civil liability, and shall explain it at their request.',
    ),
    p(
      'A business may not by standard terms, notices, statements, shop signs or the like lay down what is unfair and unreasonable to consumers, such as excluding or restricting their rights, reducing or excluding its own liability or adding to theirs, and may not use standard terms together with technical means to force a transaction.',
    ),
    p(
      'Where standard terms, notices, statements, shop signs or the like contain what the preceding paragraph describes, that content is void.',
    ),
    heading('Contract Interpretation (Judicial Interpretation [2023] No. 13, in force from 5 December 2023)'),
    p(
      '**Article 1** In interpreting a term under Articles 142, first paragraph, and 466, first paragraph, of the Civil Code, a court shall start from the usual meaning of the words, together with related terms, the nature and purpose of the contract, custom and good faith, and with regard to the background, the negotiations and the performance.',
    ),
    p(
      'If evidence shows that the parties shared another understanding than the usual one, a claim to the usual one is not supported.',
    ),
    p(
      'Where a term can be read in two or more ways and its validity may depend on it, the court shall choose the reading that upholds it; in a gratuitous contract, that which burdens the debtor less.',
    ),
    p(
      '**Article 10** If when the contract is made the supplier of standard terms uses words, symbols, type or other clear marks that are usually enough to draw attention to unusual terms of major interest to the other party, such as those that exclude or reduce its liability or exclude or restrict rights, it may be held to have drawn attention as Article 496, second paragraph, of the Civil Code requires.',
    ),
    p(
      'If at the request of the other party it explains in writing or orally, in a way usually understood, the notion, content and legal consequences of such terms, it may be held to have performed the duty to explain.',
    ),
    p(
      'The supplier bears the burden of proof. For electronic contracts made through networks, it is not enough to rely on a tick box, a pop-up and the like, unless it proves that the two preceding paragraphs are met.',
    ),
  ],
);

const COMPARE = law(
  'law_compare',
  bi('可比较的规定（节选）', 'Provisions to compare (extracts)'),
  [
    title('可比较的规定'),
    quote('这些条文都不直接管账号。用它们之前，先说明为什么可以、为什么不可以。'),
    heading('民法典合同编'),
    p('**第五百四十五条** 债权人可以将债权的全部或者部分转让给第三人，但是有下列情形之一的除外：'),
    p('（一）根据债权性质不得转让；'),
    p('（二）按照当事人约定不得转让；'),
    p('（三）依照法律规定不得转让。'),
    p('当事人约定非金钱债权不得转让的，不得对抗善意第三人。当事人约定金钱债权不得转让的，不得对抗第三人。'),
    p('**第五百五十五条** 当事人一方经对方同意，可以将自己在合同中的权利和义务一并转让给第三人。'),
    p('**第五百五十六条** 合同的权利和义务一并转让的，适用债权转让、债务转移的有关规定。'),
    p(
      '**第七百三十二条** 承租人在房屋租赁期限内死亡的，与其生前共同居住的人或者共同经营人可以按照原租赁合同租赁该房屋。',
    ),
    p(
      '**第九百三十四条** 委托人死亡、终止或者受托人死亡、丧失民事行为能力、终止的，委托合同终止；但是，当事人另有约定或者根据委托事务的性质不宜终止的除外。',
    ),
    heading('公司法（2023 年修订，自 2024 年 7 月 1 日起施行）'),
    p('**第九十条** 自然人股东死亡后，其合法继承人可以继承股东资格；但是，公司章程另有规定的除外。'),
    heading('未成年人保护法（2024 年修正，供变换事实检验）'),
    p('**第七十五条** （节录）网络游戏服务提供者应当要求未成年人以真实身份信息注册并登录网络游戏。'),
    p('网络游戏服务提供者不得在每日二十二时至次日八时向未成年人提供网络游戏服务。'),
    heading('继承法（1985 年，已于 2021 年 1 月 1 日废止，只供历史解释）'),
    p('**第三条** 遗产是公民死亡时遗留的个人合法财产，包括：'),
    p('（一）公民的收入；'),
    p('（二）公民的房屋、储蓄和生活用品；'),
    p('（三）公民的林木、牲畜和家禽；'),
    p('（四）公民的文物、图书资料；'),
    p('（五）法律允许公民所有的生产资料；'),
    p('（六）公民的著作权、专利权中的财产权利；'),
    p('（七）公民的其他合法财产。'),
  ],
  [
    title('Provisions to Compare'),
    quote(
      'None of these articles directly governs accounts. Before you use one, say why it may or may not be used.',
    ),
    heading('Civil Code, contracts'),
    p('**Article 545** A creditor may assign a claim in whole or in part to a third person, except where'),
    p('(1) by its nature it may not be assigned;'),
    p('(2) by agreement of the parties it may not be assigned;'),
    p('(3) by law it may not be assigned.'),
    p(
      'An agreement that a claim other than for money may not be assigned does not hold against a third person in good faith. An agreement that a claim for money may not be assigned does not hold against third persons.',
    ),
    p(
      '**Article 555** With the consent of the other party, a party may transfer its rights and duties under a contract together to a third person.',
    ),
    p(
      '**Article 556** Where rights and duties of a contract are transferred together, the provisions on assignment of claims and transfer of debts apply.',
    ),
    p(
      '**Article 732** If a tenant dies within the term of a lease of a house, those who lived with him or ran a business with him may rent the house under the same lease.',
    ),
    p(
      '**Article 934** If the mandator dies or ends, or the mandatary dies, loses capacity or ends, the contract of mandate ends, unless the parties agreed otherwise or by the nature of the matter it should not end.',
    ),
    heading('Company Law (as revised in 2023, in force from 1 July 2024)'),
    p(
      '**Article 90** After the death of a shareholder who is a natural person, the lawful heirs may inherit the standing of shareholder, unless the articles of the company provide otherwise.',
    ),
    heading('Law on the Protection of Minors (as amended 2024, for the test with changed facts)'),
    p(
      '**Article 75** (extract) Providers of network games shall require minors to register and log in with their true identity.',
    ),
    p(
      'Providers of network games may not provide their services to minors between ten in the evening and eight the next morning.',
    ),
    heading('Succession Law (1985, repealed on 1 January 2021; for historical interpretation only)'),
    p('**Article 3** An estate is the lawful personal property left by a citizen at death, including'),
    p('(1) the income of the citizen;'),
    p('(2) houses, savings and articles of daily life;'),
    p('(3) trees, livestock and poultry;'),
    p('(4) cultural relics, books and materials;'),
    p('(5) means of production that the law allows citizens to own;'),
    p('(6) the property rights in copyrights and patents;'),
    p('(7) other lawful property of the citizen.'),
  ],
);

const METHOD_LAW = law(
  'law_method',
  bi('找法和说理的规定（节选）', 'Rules on finding the law and giving reasons (extracts)'),
  [
    title('找法和说理的规定'),
    heading('总则编解释（2022 年 3 月 1 日起施行）'),
    p(
      '**第一条** 民法典第二编至第七编对民事关系有规定的，人民法院直接适用该规定；民法典第二编至第七编没有规定的，适用民法典第一编的规定，但是根据其性质不能适用的除外。',
    ),
    p(
      '就同一民事关系，其他民事法律的规定属于对民法典相应规定的细化的，应当适用该民事法律的规定。民法典规定适用其他法律的，适用该法律的规定。',
    ),
    p('民法典及其他法律对民事关系没有具体规定的，可以遵循民法典关于基本原则的规定。'),
    heading('民事诉讼法（2023 年修正，自 2024 年 1 月 1 日起施行）'),
    p(
      '**第四十五条** 合议庭评议案件，实行少数服从多数的原则。评议应当制作笔录，由合议庭成员签名。评议中的不同意见，必须如实记入笔录。',
    ),
    p('**第一百五十五条** （节录）判决书应当写明判决结果和作出该判决的理由。判决书内容包括：'),
    p('（一）案由、诉讼请求、争议的事实和理由；'),
    p('（二）判决认定的事实和理由、适用的法律和理由；'),
    heading('裁判文书引用规定（2009 年 11 月 4 日起施行）'),
    p(
      '**第一条** 人民法院的裁判文书应当依法引用相关法律、法规等规范性法律文件作为裁判依据。引用时应当准确完整写明规范性法律文件的名称、条款序号，需要引用具体条文的，应当整条（款、项）引用。',
    ),
    p(
      '**第四条** 民事裁判文书应当引用法律、法律解释或者司法解释。对于应当适用的行政法规、地方性法规或者自治条例和单行条例，可以直接引用。',
    ),
    p(
      '**第六条** 对于本规定第三条、第四条、第五条规定之外的规范性文件，根据审理案件的需要，经审查认定为合法有效的，可以作为裁判说理的依据。',
    ),
  ],
  [
    title('Rules on Finding the Law and Giving Reasons'),
    heading('General Part Interpretation (in force from 1 March 2022)'),
    p(
      '**Article 1** Where Books Two to Seven of the Civil Code provide for a civil relation, courts apply those provisions directly; where they do not, Book One applies, unless by its nature it cannot.',
    ),
    p(
      'Where for the same relation another civil law details a provision of the Code, that law applies. Where the Code refers to another law, that law applies.',
    ),
    p(
      'Where neither the Code nor other laws have a specific provision, the provisions of the Code on basic principles may be followed.',
    ),
    heading('Civil Procedure Law (as amended 2023, in force from 1 January 2024)'),
    p(
      '**Article 45** A panel decides by majority. A record of the deliberation is made and signed by its members. Differing opinions must be entered in it as they are.',
    ),
    p('**Article 155** (extract) A judgment states the result and the reasons for it. It contains:'),
    p('(1) the cause, the claims, the facts in dispute and the reasons;'),
    p('(2) the facts found and the reasons, the law applied and the reasons;'),
    heading('Provisions on Citation in Judgments (in force from 4 November 2009)'),
    p(
      '**Article 1** Judgments shall cite the relevant laws, regulations and other normative documents as their ground. The name and the number of article, paragraph and item shall be given accurately and completely; where a specific article must be quoted, it is quoted whole (by paragraph or item).',
    ),
    p(
      '**Article 4** Civil judgments shall cite laws, interpretations of laws or judicial interpretations. Administrative regulations, local regulations, and autonomous and separate regulations that apply may be cited directly.',
    ),
    p(
      '**Article 6** Normative documents other than those in Articles 3 to 5 may, where the case needs it and they are found lawful and valid, serve as grounds of reasoning.',
    ),
  ],
);

export const LAW_DOCUMENTS: CaseDocument[] = [PROPERTY, CONTRACT, COMPARE, METHOD_LAW];
