import { bi } from '../../build.ts';
import { type CaseModels, careless, sound, value, wrong } from '../../models.ts';
import { filled, type Paper, type Said } from '../paper.ts';
import {
  ANSWER,
  COMPLAINT,
  EVIDENCE_LIST,
  OUTLINE,
  REFERRAL,
  RESPONSE_NOTICE,
  SETTLEMENT,
  STAY_REQUEST,
} from '../papers.ts';
import { JUDGMENT_MODELS } from './judgment.ts';
import { REPORT_MODELS } from './report.ts';

interface Version {
  readonly note: readonly [zh: string, en: string];
  readonly said: readonly Said[];
  readonly values?: readonly ReturnType<typeof value>[];
}

/** A paper in its three qualities. */
function inThree(paper: Paper, good: Version, thin: Version, mistaken: Version): CaseModels {
  const written = ({ said, values = [] }: Version) => ({ parts: filled(paper, said), values });
  return {
    [paper.id]: [
      sound(bi(...good.note), written(good)),
      careless(bi(...thin.note), written(thin)),
      wrong(bi(...mistaken.note), written(mistaken)),
    ],
  };
}

const CLAIM = value(
  'claim',
  '一、变更罚款 50,000 元，酌定为不超过 3,000 元；二、不能变更的，撤销罚款一项并责令重新作出；三、诉讼费用由被告负担。',
  '1. vary the fine of 50,000 yuan to no more than 3,000; 2. failing that, revoke the fine and order a new decision; 3. costs to the defendant.',
);
const NORM: Said = [
  '请求一并审查《明德市食品安全行政处罚裁量指引》第九条（《行政诉讼法》第五十三条）。该条规定农药残留案件一律不得减轻，取消了《行政处罚法》第三十二条规定的“应当从轻或者减轻”，与上位法抵触；指引由市局制定，不是规章，可以审查。',
  'Review of Article 9 of the Mingde Guidance is asked for as well (Administrative Litigation Law, Article 53). It rules out mitigation in every residue case and so abolishes the "shall be lighter or mitigated" of Article 32 of the Administrative Penalty Law; it conflicts with superior law. The Guidance was made by the city administration, is no rule, and may be reviewed.',
];
const FACTS: Said = [
  '2025 年 5 月 8 日被告作出并送达处罚决定（证据 5），起诉在六个月内（第四十六条）。韭菜 8 公斤，货值 56 元；原告首次询问即说明来源，当日召回、退款 14 元（证据 3），没有人受害。没有索取合格证，记录不全，原告承认。',
  'On 8 May 2025 the defendant made and served the decision (evidence 5); the action is within six months (Article 46). There were 8 kg worth 56 yuan; the plaintiff named her source when first asked and recalled and refunded 14 yuan that day (evidence 3); nobody was harmed. She admits that she asked for no certificate and kept thin records.',
];
const REASONS: Said = [
  '罚款约为货值的 892 倍，超过月营业额五倍；主动减轻危害后果的，应当从轻或者减轻（《行政处罚法》第三十二条第一项），处罚应当过罚相当（第五条第二款）。被诉罚款明显不当，可以变更（《行政诉讼法》第七十七条），至少应当撤销（第七十条第六项）。',
  'The fine is some 892 times the value and more than five months of turnover. For reducing harm of her own accord a lighter or mitigated penalty shall follow (Administrative Penalty Law, Article 32(1)), and penalties are proportionate (Article 5, second paragraph). The fine is obviously inappropriate and may be varied (Administrative Litigation Law, Article 77); at the least it is to be revoked (Article 70(6)).',
];

export const MODELS: CaseModels = {
  ...inThree(
    COMPLAINT,
    {
      note: [
        '请求分主次，起诉时一并请求审查指引，理由引到条款项。',
        'Claims in order, the Guidance challenged with the complaint, reasons by article, paragraph and item.',
      ],
      said: [NORM, FACTS, REASONS],
      values: [CLAIM],
    },
    {
      note: [
        '没有请求审查指引，请求不具体。',
        'The Guidance is not challenged, and the claims are indefinite.',
      ],
      said: [
        ['本案不涉及规范性文件。', 'No normative document is concerned.'],
        [
          '被告罚了原告五万元，原告只卖了 56 元的韭菜，已经退款。',
          'The defendant fined the plaintiff fifty thousand for leeks of 56 yuan, which she has refunded in part.',
        ],
        ['罚得太重，请法院主持公道。', 'The fine is too heavy; the court is asked to do justice.'],
      ],
      values: [value('claim', '请求法院公正处理。', 'That the court decide justly.')],
    },
    {
      note: [
        '单独请求确认指引违法。规范性文件只能在起诉行政行为时一并请求审查（《行政诉讼法》第五十三条）。',
        'It asks for a declaration on the Guidance by itself. A normative document is reviewed only together with the act sued over (Administrative Litigation Law, Article 53).',
      ],
      said: [
        [
          '请求判决确认指引第九条违法并予以撤销；对处罚决定另行起诉。',
          'Article 9 of the Guidance is to be declared unlawful and annulled; an action over the penalty will follow separately.',
        ],
        FACTS,
        REASONS,
      ],
      values: [
        value('claim', '确认并撤销指引第九条。', 'Declare Article 9 of the Guidance unlawful and annul it.'),
      ],
    },
  ),
  ...inThree(
    RESPONSE_NOTICE,
    {
      note: ['期限、负责人和后果都写明。', 'Time limit, the head and the consequences are stated.'],
      said: [
        [
          '请自收到起诉状副本之日起十五日内提交作出行政行为的证据和所依据的规范性文件，并提出答辩状（《行政诉讼法》第六十七条）。',
          'Within fifteen days of receiving the complaint submit the evidence and normative documents of the act, with your answer (Administrative Litigation Law, Article 67).',
        ],
        [
          '本案涉及食品安全，你单位负责人应当出庭应诉（第三条第三款，《负责人出庭规定》第四条）；不能出庭的，说明理由并委托工作人员，不得仅委托律师。',
          'The case concerns food safety: your head shall appear (Article 3, third paragraph; Provisions on the Appearance of Heads, Article 4). A head who cannot gives reasons and authorises staff, not a lawyer alone.',
        ],
        [
          '无正当理由逾期提供证据的，视为没有相应证据（第三十四条第二款）；负责人不出庭又不说明理由的，记录在案，并可以提出司法建议。',
          'Evidence late without good reason is deemed not to exist (Article 34, second paragraph). A head who stays away without reasons is noted, and a judicial recommendation may follow.',
        ],
      ],
    },
    {
      note: ['没有后果，也没有负责人。', 'Neither consequences nor the head are mentioned.'],
      said: [
        ['请及时提交证据和答辩状。', 'Please submit evidence and answer in good time.'],
        ['请派员参加诉讼。', 'Please send a representative to take part.'],
        ['请予配合。', 'Your cooperation is appreciated.'],
      ],
    },
    {
      note: [
        '把举证期限写成三十日。被告应当在十五日内举证（《行政诉讼法》第六十七条），书记员不能延长。',
        'It gives thirty days for evidence. The defendant has fifteen (Administrative Litigation Law, Article 67), and a clerk cannot extend them.',
      ],
      said: [
        [
          '请自收到起诉状副本之日起三十日内提交证据和答辩状。',
          'Submit evidence and answer within thirty days of receiving the complaint.',
        ],
        [
          '你单位负责人应当出庭应诉（第三条第三款）。',
          'Your head shall appear (Article 3, third paragraph).',
        ],
        ['逾期提供证据的，由合议庭酌情处理。', 'Evidence that is late is dealt with as the panel sees fit.'],
      ],
    },
  ),
  ...inThree(
    ANSWER,
    {
      note: [
        '程序、事实、裁量分开，正面回应减轻和指引。',
        'Procedure, facts and discretion are treated separately; mitigation and the Guidance are addressed directly.',
      ],
      said: [
        [
          '被告对本区食品安全有管辖权。立案、告知、听证、法制审核、集体讨论、送达齐全（《行政处罚法》第四十四条、第五十七条、第五十八条、第六十四条）。',
          'The defendant is competent for food safety in the district. Filing, notice, hearing, legal review, discussion and service are complete (Administrative Penalty Law, Articles 44, 57, 58 and 64).',
        ],
        [
          '检验报告（证据 1）证明残留超标；付款记录和进货本（证据 2）证明没有合格证、记录不全；现场笔录（证据 3）证明说明来源、召回、退款。',
          'The test report (evidence 1) proves the residue; payment and book (evidence 2) that there was no certificate and a thin record; the record on the spot (evidence 3) source, recall and refund.',
        ],
        [
          '《食品安全法》第一百二十四条第一款第一项的最低数额是五万元，被告已在幅度内从轻。集体讨论中有不同意见，审核曾建议三千元，一并提交，请法院审查；裁量在法定幅度之内，不属于明显不当。',
          'The minimum of Article 124, first paragraph, item 1, of the Food Safety Law is 50,000; the defendant was lighter within the range. There were other opinions, and the review proposed 3,000; both are submitted. Discretion was kept within the range and is not obviously inappropriate.',
        ],
        [
          '指引第九条由市局为统一尺度制定，已经公布（证据 6）。被告对其内容作说明，是否合法由法院审查。',
          'Article 9 of the Guidance was made by the city for uniformity and is published (evidence 6). The defendant explains it; whether it is lawful is for the court.',
        ],
      ],
    },
    {
      note: [
        '只说程序合法，没有证据编号，不回应裁量。',
        'Procedure only, no numbered evidence, no answer on the amount.',
      ],
      said: [
        ['被告依法履职，程序合法。', 'The defendant acted within its powers; the procedure was lawful.'],
        ['事实清楚，证据确凿。', 'The facts are clear and the evidence is conclusive.'],
        ['罚款在法律规定的范围内。', 'The fine is within the range of the law.'],
        ['指引是上级文件，应当执行。', 'The Guidance is from a superior authority and must be followed.'],
      ],
    },
    {
      note: [
        '要求原告证明处罚过重。被告对行政行为负举证责任（《行政诉讼法》第三十四条），原告举证不成立也不免除（第三十七条）。',
        'It wants the plaintiff to prove that the fine is too high. The defendant bears the burden (Administrative Litigation Law, Article 34), and is not relieved if her evidence fails (Article 37).',
      ],
      said: [
        [
          '立案、告知、听证、审核、讨论、送达齐全。',
          'Filing, notice, hearing, review, discussion and service are complete.',
        ],
        [
          '检验报告、现场笔录在案（证据 1、证据 3）。',
          'Test report and record are on file (evidence 1 and 3).',
        ],
        [
          '原告主张处罚过重，应当由原告证明合理的数额是多少；不能证明的，应当驳回。',
          'The plaintiff says that the fine is too high and has to prove what amount would be right; if she cannot, her claims are to be dismissed.',
        ],
        [
          '指引第九条是统一尺度，应当适用。',
          'Article 9 of the Guidance is the uniform standard and applies.',
        ],
      ],
    },
  ),
  ...inThree(
    EVIDENCE_LIST,
    {
      note: [
        '不利的也交，诉讼中收集的不交。',
        'What is unfavourable is submitted as well, what was collected later is not.',
      ],
      said: [
        [
          '证据 1 检验报告：残留超标。证据 2 付款记录和进货本：货值、记录。证据 3 现场笔录、召回告示：来源、召回、退款。听证笔录、证据 7 法制审核意见和集体讨论记录：作出决定的过程，含不同意见。',
          'Evidence 1, test report: the residue. Evidence 2, payment and book: value and records. Evidence 3, record and recall notice: source, recall, refund. The record of the hearing and evidence 7, legal review and minutes: how the decision came about, dissent included.',
        ],
        [
          '《食品安全法》第三十四条第二项、第一百二十四条第一款第一项；《行政处罚法》第五条、第二十八条、第三十二条；裁量指引第九条（证据 6）。',
          'Food Safety Law, Articles 34(2) and 124, first paragraph, item 1; Administrative Penalty Law, Articles 5, 28 and 32; Article 9 of the Guidance (evidence 6).',
        ],
        [
          '没有附卷的墙上照片不在作出决定的证据之内，不作为决定合法的证据。决定作出以后不再向周德才收集证言（《行政诉讼法》第三十五条）。',
          'The photograph that never went into the file was not before those who decided and is no evidence for the decision. No statement is collected from Zhou Decai now (Administrative Litigation Law, Article 35).',
        ],
      ],
    },
    {
      note: [
        '没有证明目的，没有交集体讨论记录。',
        'It does not say what is proved, and leaves the minutes out.',
      ],
      said: [
        [
          '检验报告、笔录、进货本、决定书各一份。',
          'Test report, records, purchase book and decision, one each.',
        ],
        [
          '食品安全法、行政处罚法及有关文件。',
          'Food Safety Law, Administrative Penalty Law and related documents.',
        ],
        ['其他材料属于内部材料。', 'Other material is internal.'],
      ],
    },
    {
      note: [
        '诉讼中向供货商补取证言。诉讼过程中被告不得自行向证人收集证据（《行政诉讼法》第三十五条）。',
        'A statement was taken from the supplier during the action. The defendant may not collect evidence from witnesses then (Administrative Litigation Law, Article 35).',
      ],
      said: [
        [
          '检验报告、现场笔录、听证笔录；周德才 7 月 3 日补充证言一份，证明当天没有给合格证。',
          'Test report, record, record of the hearing; a further statement of Zhou Decai of 3 July, that he gave no certificate that day.',
        ],
        [
          '《食品安全法》第一百二十四条；裁量指引第九条。',
          'Food Safety Law, Article 124; Article 9 of the Guidance.',
        ],
        ['没有不提交的材料。', 'Nothing is withheld.'],
      ],
    },
  ),
  ...inThree(
    STAY_REQUEST,
    {
      note: ['范围、损失、公共利益都有。', 'Scope, loss and public interest are covered.'],
      said: [
        [
          '申请在诉讼期间停止执行罚款 50,000 元一项（《行政诉讼法》第五十六条第一款第二项）；责令改正照常执行。',
          'That enforcement of the fine of 50,000 yuan be suspended during the action (Administrative Litigation Law, Article 56, first paragraph, item 2); the order to correct stands.',
        ],
        [
          '店铺月营业额约 9,000 元，一次缴纳只能盘店，店没有了，胜诉也恢复不了。进货本和房租单据可以证明。',
          'The shop turns over about 9,000 yuan a month; if she must pay at once she has to sell the shop, and no judgment can restore it. Purchase book and rent receipts show this.',
        ],
        [
          '每批已经留存合格证，暂缓缴款不影响食品安全；加处罚款在诉讼期间不予计算（《行政处罚法》第七十三条第三款）。',
          'Certificates are now kept for each lot, so that deferring payment does not affect food safety; the further fine is not calculated during the action (Administrative Penalty Law, Article 73, third paragraph).',
        ],
      ],
    },
    {
      note: ['只说困难，没有证据和具体损失。', 'It speaks of difficulty without evidence.'],
      said: [
        ['请暂时不要让我交罚款。', 'Please do not make me pay for now.'],
        ['我没有这么多钱，家里困难。', 'I do not have so much money, and things are hard at home.'],
        ['我以后一定注意。', 'I will be careful in future.'],
      ],
    },
    {
      note: [
        '以为起诉就当然停止执行。诉讼期间不停止执行，停止要法院裁定（《行政诉讼法》第五十六条）。',
        'It assumes that suing suspends enforcement. The action does not suspend enforcement; suspension requires a ruling of the court (Administrative Litigation Law, Article 56).',
      ],
      said: [
        [
          '原告已经起诉，处罚决定应当自动停止执行，请通知被告。',
          'As the plaintiff has sued, the decision is automatically suspended; please notify the defendant.',
        ],
        ['损失不需要另外说明。', 'Loss need not be shown.'],
        ['责令改正也应当同时停止。', 'The order to correct is to be suspended as well.'],
      ],
    },
  ),
  ...inThree(
    OUTLINE,
    {
      note: [
        '先分清举证责任，再逐项审查，问题指向人。',
        'The burden first, then item by item, with questions for each person.',
      ],
      said: [
        [
          '被告对处罚的证据、依据和裁量举证；原告不必证明合理数额（《行政诉讼法》第三十四条、第三十七条）。',
          'The defendant proves evidence, grounds and discretion; the plaintiff need not prove the right amount (Administrative Litigation Law, Articles 34 and 37).',
        ],
        [
          '职权、事实、法律适用、程序、裁量（第七十条）；指引第九条是否抵触《行政处罚法》第三十二条（第六十四条）；是否明显不当（第七十七条）。',
          'Powers, facts, law, procedure, discretion (Article 70); whether Article 9 of the Guidance conflicts with Article 32 of the Administrative Penalty Law (Article 64); whether the fine is obviously inappropriate (Article 77).',
        ],
        [
          '问负责人：如果没有指引，会怎样罚？问赵成：告知书写了召回没有？问原告：为什么没有要合格证？',
          'To the head: how would you have fined without the Guidance? To Zhao Cheng: did the notice mention the recall? To the plaintiff: why did you ask for no certificate?',
        ],
      ],
    },
    {
      note: [
        '没有分配举证责任，问题没有指向人。',
        'The burden is not allocated, and no question is addressed to anyone.',
      ],
      said: [
        ['双方各自举证。', 'Each side proves its case.'],
        ['处罚是否合法、合理。', 'Whether the penalty is lawful and reasonable.'],
        ['视庭审情况提问。', 'Questions as they arise.'],
      ],
    },
    {
      note: [
        '由原告证明处罚明显不当。举证责任在被告（《行政诉讼法》第三十四条）。',
        'The plaintiff is to prove that the fine is obviously inappropriate. The burden is on the defendant (Administrative Litigation Law, Article 34).',
      ],
      said: [
        [
          '被告证明程序，原告证明处罚明显不当。',
          'The defendant proves the procedure, the plaintiff that the fine is obviously inappropriate.',
        ],
        [
          '职权、事实、程序；裁量以原告的证据为限。',
          'Powers, facts, procedure; discretion as far as the plaintiff proves it.',
        ],
        ['请原告说明合理的数额及证据。', 'The plaintiff is asked for the right amount and its evidence.'],
      ],
    },
  ),
  ...inThree(
    SETTLEMENT,
    {
      note: [
        '数额、期限、改正清楚，写明可以调解的理由。',
        'Amount, time and correction are clear, and why mediation is allowed.',
      ],
      said: [
        [
          '被告将罚款调整为 5,000 元，原告在三个月内分三期缴纳；没收 42 元和责令改正不变；原告逐批留存合格证。诉讼费 50 元由被告负担。',
          'The defendant sets the fine at 5,000 yuan, payable in three instalments within three months; the confiscation of 42 yuan and the order to correct stand; the plaintiff keeps a certificate for each lot. The defendant bears the fee of 50 yuan.',
        ],
        [
          '罚款数额属于行政机关行使自由裁量权，可以调解；双方自愿，不损害国家利益、社会公共利益和他人合法权益（《行政诉讼法》第六十条）。',
          'The amount of a fine is a matter of discretion and may be mediated; the parties are willing, and the interests of the State, the public and others are not harmed (Administrative Litigation Law, Article 60).',
        ],
      ],
      values: [value('settled_fine', '5,000 元', '5,000 yuan')],
    },
    {
      note: ['没有写期限，也没有写改正义务。', 'No time and no correction.'],
      said: [
        [
          '双方同意罚款 5,000 元，其他事项互不追究。',
          'The parties agree on a fine of 5,000 yuan and make no further claims.',
        ],
        ['双方自愿。', 'Both are willing.'],
      ],
      values: [value('settled_fine', '5,000 元', '5,000 yuan')],
    },
    {
      note: [
        '用免除改正义务换取撤诉，损害公共利益（《行政诉讼法》第六十条第二款）。',
        'It gives up the duty to correct in exchange for withdrawal, to the harm of the public (Administrative Litigation Law, Article 60, second paragraph).',
      ],
      said: [
        [
          '被告不再收取罚款，也不再要求原告留存合格证；原告撤诉。',
          'The defendant waives the fine and no longer requires certificates to be kept; the plaintiff withdraws.',
        ],
        ['双方自愿，法院应当准许。', 'Both are willing, and the court has to allow it.'],
      ],
      values: [value('settled_fine', '0 元', '0 yuan')],
    },
  ),
  ...inThree(
    REFERRAL,
    {
      note: [
        '三种意见和条文写全，说明没有多数。',
        'The three views with their articles, and that none has a majority.',
      ],
      said: [
        [
          '变更（《行政诉讼法》第七十七条）、撤销重作（第七十条）、驳回（第六十九条）三种意见都没有形成多数，各自的理由附评议笔录。',
          'Varying (Administrative Litigation Law, Article 77), revoking with a new decision (Article 70) and dismissing (Article 69): none has a majority; the reasons are in the minutes of deliberation.',
        ],
        [
          '提请讨论：指引第九条是否合法；罚款是否明显不当；可否由法院直接变更。讨论决定以前不宣判。',
          'Submitted: whether Article 9 of the Guidance is lawful; whether the fine is obviously inappropriate; whether the court may vary it itself. No judgment is pronounced before.',
        ],
      ],
    },
    {
      note: ['没有写条文，也没有写理由。', 'The articles are missing.'],
      said: [
        [
          '合议庭意见不一致，有的认为重，有的认为不重。',
          'The panel does not agree: some think the fine heavy, some do not.',
        ],
        ['请审判委员会决定怎样处理本案。', 'The committee is asked how the case is to be decided.'],
      ],
    },
    {
      note: [
        '没有多数却按承办人意见下判。合议庭三人以上单数（《行政诉讼法》第六十八条），以多数意见裁判。',
        'Without a majority it decides by the view of the reporting judge. A panel of three or more (Administrative Litigation Law, Article 68) decides by its majority.',
      ],
      said: [
        ['三种意见都没有形成多数。', 'None of the three views has a majority.'],
        [
          '为不拖延，先按承办法官的意见宣判，再向审判委员会补报。',
          'To avoid delay the view of the reporting judge is pronounced first and reported to the committee later.',
        ],
      ],
    },
  ),
  ...JUDGMENT_MODELS,
  ...REPORT_MODELS,
};
