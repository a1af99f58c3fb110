import type { BilingualDocument } from '@lets/contract';
import { type Block, bi, bullets, line, p, seal, sign, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, value, wrong } from '../../models.ts';
import { write } from '../fields.ts';

type Pair = { readonly zh: readonly Block[]; readonly en: readonly Block[] };

const penaltyNotice = (evidence: Pair): BilingualDocument =>
  write(
    [
      title('{{agency}}'),
      title('行政处罚告知书'),
      line('{{case_number}}（告）', 'right'),
      line('{{party_name}}，{{party_address}}：'),
      p('本局 {{filing_date}}立案调查的你经营不合格韭菜一案，现已调查终结。'),
      p('调查人员：{{officer_a_name}}、{{officer_b_name}}。查明的事实：{{facts_found}}'),
      p('证据：'),
      ...evidence.zh,
      p('拟处罚的内容：{{proposed_penalty}}'),
      p('理由和依据：{{grounds}}'),
      p(
        '依照[[《中华人民共和国行政处罚法》第四十四条]]、[[第六十三条]]，你有权进行陈述、申辩；有权在收到本告知书之日起五日内要求听证，不承担听证费用。',
      ),
      sign('officer_a', '执法人员'),
      sign('officer_b', '执法人员'),
      line('{{notice_date}}', 'right'),
      seal('明德市清和区市场监督管理局'),
    ],
    [
      title('{{agency}}'),
      title('Notice of the Proposed Penalty'),
      line('{{case_number}} (notice)', 'right'),
      line('To {{party_name}}, {{party_address}}:'),
      p(
        'The investigation of your trading in leeks that failed the test, filed on {{filing_date}}, is concluded.',
      ),
      p('Investigated by {{officer_a_name}} and {{officer_b_name}}. Facts found: {{facts_found}}'),
      p('Evidence:'),
      ...evidence.en,
      p('Proposed penalty: {{proposed_penalty}}'),
      p('Reasons and grounds: {{grounds}}'),
      p(
        'Under [[Articles 44]] and [[63 of the Administrative Penalty Law]] you have the right to make statements and to plead, and within five days of receiving this notice to ask for a hearing, at no cost to you.',
      ),
      sign('officer_a', 'Officer'),
      sign('officer_b', 'Officer'),
      line('{{notice_date}}', 'right'),
      seal('Qinghe Market Administration'),
    ],
  );

const EVIDENCE: Pair = {
  zh: [
    bullets(
      '证据 1 抽样单和检验报告：样品的来源、购样费 10.50 元和检验结论；送达时已告知可以在七个工作日内申请复检，你没有申请。',
      '证据 2 付款记录和进货本：2 月 17 日付款 36.00 元，当日记有“韭菜 16 斤 老周”。',
      '证据 3 现场笔录、召回告示和责令改正通知书：你当场说明来源、召回和退款；2024 年 9 月 12 日责令改正，没有处罚，10 月 8 日复查已改正。',
    ),
  ],
  en: [
    bullets(
      'Evidence 1, sampling form and test report: where the sample came from, its price of 10.50 yuan, and the result. When the report was served you were told that you might ask for a second test within seven working days; you did not.',
      'Evidence 2, payment and purchase book: 36.00 yuan paid on 17 February, and for that day the entry "leeks 8 kg, old Zhou".',
      'Evidence 3, record on the spot, recall notice and order to correct: you named your source at once, recalled the leeks and gave refunds; on 12 September 2024 you were ordered to correct your practice, without a penalty, and on 8 October it was found to have been corrected.',
    ),
  ],
};

const FACTS = value(
  'facts_found',
  '2025 年 2 月 17 日，你从城北批发市场 C 区 18 号周德才处购进韭菜 8 公斤，付款 36 元；2 月 18 日全部售出（含抽样 1.5 公斤），收款 56 元。经检验，腐霉利实测值 0.48 mg/kg，超过标准限量 0.2 mg/kg。你购进时没有索取合格证，进货本没有记录供货者的地址和联系方式。另查明：你在首次询问时如实说明了进货来源；3 月 3 日接到检验报告当日，你张贴召回告示，退款两笔共 14 元；没有收到食用后不适的投诉。',
  'on 17 February 2025 you bought 8 kg of leeks from Zhou Decai, stall C18 of the Chengbei market, for 36 yuan; on 18 February all was sold for 56 yuan, including the sample of 1.5 kg. Procymidone was 0.48 mg/kg, above the limit of 0.2. You asked for no certificate, and your book has no address or contact details of the supplier. Also found: when first asked you named your source; on 3 March, the day of the report, you put up a recall notice and refunded 14 yuan in two sums; nobody has complained of harm.',
);
const PROPOSED = value(
  'proposed_penalty',
  '没收违法所得 42 元（收款 56 元，已退赔的 14 元除外），罚款 50,000 元。',
  'confiscation of 42 yuan of unlawful gain (56 received, less 14 refunded), and a fine of 50,000 yuan.',
);
const GROUNDS = value(
  'grounds',
  '你销售农药残留超过食品安全标准限量的韭菜，违反《中华人民共和国食品安全法》第三十四条第二项；货值金额 56 元，不足一万元，拟依照第一百二十四条第一款第一项，按法定幅度的起点处罚；违法所得除退赔的外予以没收（《中华人民共和国行政处罚法》第二十八条第二款）。进货查验没有履行完整（《食品安全法》第六十五条），不符合该法第一百三十六条免予处罚的全部条件。',
  'you sold leeks whose pesticide residue exceeds the limit of the food safety standards, in violation of Article 34(2) of the Food Safety Law. The value of 56 yuan is below ten thousand; under Article 124, first paragraph, item 1, the minimum of the range is proposed. The unlawful gain is confiscated, except what was refunded (Administrative Penalty Law, Article 28, second paragraph). You did not fully check the purchase (Food Safety Law, Article 65), so the conditions for exemption under its Article 136 are not all met.',
);

const PENALTY_NOTICES = [
  sound(
    bi(
      '内容、事实、理由、依据齐全，有利于当事人的情节也写进了查明的事实。',
      'The penalty, the facts, the reasons and the legal basis are complete, and what speaks in favour of the party is stated among the facts.',
    ),
    { values: [FACTS, PROPOSED, GROUNDS], parts: [text(penaltyNotice(EVIDENCE))] },
  ),
  careless(
    bi(
      '没有写召回、退款和说明来源，没收多少没有写，证据没有编号和内容，依据没有引到款、项。',
      'Recall, refund and source are left out, and so is the amount confiscated; the evidence is neither numbered nor described, and the grounds stop short of paragraph and item.',
    ),
    {
      values: [
        value(
          'facts_found',
          '你于 2025 年 2 月 18 日销售韭菜 8 公斤，经检验农药残留超标，货值 56 元。',
          'on 18 February 2025 you sold 8 kg of leeks, worth 56 yuan, which were found on testing to have excessive pesticide residue.',
        ),
        value(
          'proposed_penalty',
          '没收违法所得，罚款 50,000 元。',
          'confiscation of the unlawful gain, and a fine of 50,000 yuan.',
        ),
        value(
          'grounds',
          '违反了《中华人民共和国食品安全法》的有关规定，依照该法第一百二十四条处罚。',
          'this violates the Food Safety Law and is punished under its Article 124.',
        ),
      ],
      parts: [
        text(
          penaltyNotice({
            zh: [p('检验报告、现场笔录等。')],
            en: [p('Test report, record on the spot and other evidence.')],
          }),
        ),
      ],
    },
  ),
  wrong(
    bi(
      '计算违法所得时扣除了进价。违法所得是指实施违法行为所取得的款项（《行政处罚法》第二十八条第二款），即 56 元，进价不扣除；除已经退赔的 14 元外，应当没收 42 元。',
      'The cost is deducted from the unlawful gain. The gain is the money obtained by the unlawful act (Administrative Penalty Law, Article 28, second paragraph): 56 yuan, with the cost not deducted; less the 14 refunded, 42 is to be confiscated.',
    ),
    {
      values: [
        FACTS,
        value(
          'proposed_penalty',
          '没收违法所得 6 元（收款 56 元，扣除进价 36 元和已退赔的 14 元），罚款 50,000 元。',
          'confiscation of 6 yuan of unlawful gain (56 received, less 36 paid for the leeks and 14 refunded), and a fine of 50,000 yuan.',
        ),
        GROUNDS,
      ],
      parts: [text(penaltyNotice(EVIDENCE))],
    },
  ),
];

const hearingNotice = (who: Pair): BilingualDocument =>
  write(
    [
      title('行政处罚听证通知书'),
      line('{{case_number}}（听）', 'right'),
      line('{{party_name}}：'),
      p('根据你 {{request_date}}的要求，本局定于 {{hearing_date}}上午九时在本局听证室公开举行听证。'),
      p('听证主持人、记录员姓名和回避的权利：'),
      ...who.zh,
      p('你可以亲自参加，也可以委托一至二人代理；无正当理由拒不出席的，视为放弃听证权利。'),
      sign('host', '听证主持人'),
      line('{{hearing_notice_date}}', 'right'),
      seal('明德市清和区市场监督管理局'),
    ],
    [
      title('Notice of the Hearing'),
      line('{{case_number}} (hearing)', 'right'),
      line('To {{party_name}}:'),
      p(
        'At your request of {{request_date}} a public hearing will be held on {{hearing_date}} at nine in the hearing room of this agency.',
      ),
      p('Hearing officer, clerk, and the right to ask for recusal:'),
      ...who.en,
      p(
        'You may attend in person or through one or two agents; if you refuse to attend without just cause, you are deemed to waive the hearing.',
      ),
      sign('host', 'Hearing officer'),
      line('{{hearing_notice_date}}', 'right'),
      seal('Qinghe Market Administration'),
    ],
  );

const RIGHTS: Pair = {
  zh: [
    p(
      '你认为主持人与本案有直接利害关系的，有权申请回避（[[《中华人民共和国行政处罚法》第六十四条第四项]]）。',
    ),
    p(
      '本通知书于 {{hearing_notice_date}}送达，在举行听证的七日以前（[[第六十四条第二项]]）。听证会上由调查人员提出事实、证据和处罚建议，你可以申辩、质证，提交证据，申请证人作证；听证笔录交你核对无误后签字（[[第六十四条第七项]]、[[第八项]]）。你不承担听证费用（[[第六十三条]]），本局不会因你陈述、申辩而给予更重的处罚（[[第四十五条第二款]]）。',
    ),
  ],
  en: [
    p(
      'If you consider that the hearing officer has a direct interest in the case, you may ask for recusal ([[Administrative Penalty Law, Article 64(4)]]).',
    ),
    p(
      'This notice is served on {{hearing_notice_date}}, more than seven days before the hearing ([[Article 64(2)]]). At the hearing the officers present the facts, the evidence and the penalty proposed; you may plead, examine the evidence, produce your own and ask for witnesses to be heard. The record is given to you to check and sign ([[Article 64(7) and (8)]]). You bear no costs ([[Article 63]]), and the penalty will not be increased because you make statements or plead ([[Article 45, second paragraph]]).',
    ),
  ],
};

const HEARING_NOTICES = [
  sound(
    bi(
      '主持人不是调查人员，写明回避、七日、公开、核对笔录和不加重。',
      'It names a person who did not investigate; recusal, the seven days, the public hearing, the record and the rule against a heavier penalty are all stated.',
    ),
    {
      parts: [
        text(
          hearingNotice({
            zh: [
              p('听证主持人{{role_host}}，法制科工作人员，没有参加本案调查；记录员一人，制作听证笔录。'),
              ...RIGHTS.zh,
            ],
            en: [
              p(
                'The hearing is conducted by {{role_host}} of the legal section, who took no part in the investigation; a clerk keeps the record.',
              ),
              ...RIGHTS.en,
            ],
          }),
        ),
      ],
    },
  ),
  careless(
    bi(
      '主持人没有写姓名，回避的权利没有写，听证怎样进行、笔录怎样核对也没有写。',
      'The hearing officer is not named, the right to ask for recusal is missing, and it does not say how the hearing proceeds or who checks the record.',
    ),
    {
      parts: [
        text(
          hearingNotice({
            zh: [p('听证由本局工作人员主持，另有记录员一人。请准时参加。')],
            en: [p('It is conducted by a member of this agency, with a clerk. Please be on time.')],
          }),
        ),
      ],
    },
  ),
  wrong(
    bi(
      '由承办人主持听证。听证由非本案调查人员主持（《行政处罚法》第六十四条第四项），告知回避也补不了这个错。',
      'The officer in charge conducts the hearing. It must be a person who did not investigate the case (Administrative Penalty Law, Article 64(4)); informing the party of the right to ask for recusal does not cure this.',
    ),
    {
      parts: [
        text(
          hearingNotice({
            zh: [
              p('听证主持人{{officer_a_name}}，本案承办人，熟悉案情；记录员一人，制作听证笔录。'),
              ...RIGHTS.zh,
            ],
            en: [
              p(
                'The hearing is conducted by {{officer_a_name}}, the officer in charge, who knows the case; a clerk keeps the record.',
              ),
              ...RIGHTS.en,
            ],
          }),
        ),
      ],
    },
  ),
];

export const NOTICE_MODELS: CaseModels = {
  penalty_notice: PENALTY_NOTICES,
  hearing_notice: HEARING_NOTICES,
};
