import type { BilingualDocument } from '@lets/contract';
import { type Block, bi, heading, line, p, seal, sign, steps, table, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, textWhen, value, visited, wrong } from '../../models.ts';
import { write } from '../fields.ts';

const transferNotice = (zh: string, en: string): BilingualDocument =>
  write(
    [
      title('股权转让通知书'),
      line('{{holder_name}}股东：'),
      p('依照[[《中华人民共和国公司法》第八十四条第二款]]，通知如下：'),
      table(
        ['事项', '内容'],
        [
          '转让的数量',
          '{{target_name}} {{share}} 股权，认缴出资 {{contribution}} 元，其中未实缴 {{unpaid}} 元',
        ],
        ['受让人', '{{buyer_name}}'],
        ['价格', '{{price}} 元'],
        ['支付方式和期限', '{{payment}}'],
      ),
      p(zh),
      sign('seller', '转让方'),
      line('{{notice_date}}', 'right'),
      line('本通知已经收到；是否主张优先购买权，在本页或者另行书面答复。'),
      sign('holder', '签收人'),
    ],
    [
      title('Notice of the Transfer of Equity'),
      line('To {{holder_name}}, shareholder:'),
      p('Under [[Article 84, second paragraph, of the Company Law]] you are notified as follows:'),
      table(
        ['Matter', 'Content'],
        [
          'Quantity',
          '{{share}} of {{target_name}}, {{contribution}} yuan subscribed, of which {{unpaid}} yuan has not yet been paid in',
        ],
        ['Transferee', '{{buyer_name}}'],
        ['Price', '{{price}} yuan'],
        ['Manner and time of payment', '{{payment}}'],
      ),
      p(en),
      sign('seller', 'Transferor'),
      line('{{notice_date}}', 'right'),
      line(
        'Received. Whether I exercise the right of first refusal I state on this page or in a separate written reply.',
      ),
      sign('holder', 'Received by'),
    ],
  );

const PAYMENT = value(
  'payment',
  '定金 3,600,000 元（10%），签署之日支付，交割时抵作价款；25,200,000 元（70%）签署之日提存，变更登记完成后放款；7,200,000 元（20%）留存，交割满十八个月支付，担保解除且社会保险补足的，提前支付。',
  'Earnest money of 3,600,000 yuan (10%), paid on signing and credited against the price at closing; 25,200,000 yuan (70%), deposited on signing and released when registration of the change is complete; 7,200,000 yuan (20%), retained and paid eighteen months after closing, or earlier once the guarantee has been released and the social insurance made up.',
);

const NOTICES = [
  sound(
    bi(
      '数量、受让人、价格、支付方式和期限齐全，三十日从收到书面通知起算。',
      'Quantity, transferee, price, and manner and time of payment are stated in full, and the thirty days run from receipt of the written notice.',
    ),
    {
      values: [PAYMENT],
      parts: [
        text(
          transferNotice(
            '在同等条件下，你有优先购买权。自收到本通知之日起三十日内未答复的，视为放弃。4 月 2 日的短信不作为通知，期间自本通知送达之日起算。主张优先购买的，应当按上述全部数量、价格、支付方式和期限购买。',
            'On equal terms you have the right of first refusal. If you do not reply within thirty days of receiving this notice you are deemed to have waived it. The text message of 2 April does not constitute notice; the period runs from service of this notice. If you exercise the right of first refusal, you must buy the whole of the above quantity at the above price, in the above manner and within the above times.',
          ),
        ),
      ],
    },
  ),
  careless(
    bi(
      '支付方式写成“另行协商”，韩静无从判断同等条件，三十日也难说已经起算。',
      'Payment is left "to be agreed": Han Jing cannot tell what the equal terms are, and the thirty days can hardly be said to have begun to run.',
    ),
    {
      values: [value('payment', '由双方另行协商。', 'To be agreed separately between the two sides.')],
      parts: [
        text(
          transferNotice(
            '你有优先购买权，请尽快答复，未答复的视为放弃。',
            'You have the right of first refusal. Please reply as soon as possible; if you do not reply, you are deemed to have waived it.',
          ),
        ),
      ],
    },
  ),
  wrong(
    bi(
      '把期间写成三日。其他股东自接到书面通知之日起三十日内未答复的，才视为放弃（《公司法》第八十四条第二款）。',
      'It sets a period of three days. Only a shareholder who does not reply within thirty days of receiving the written notice is deemed to have waived the right (Company Law, Article 84, second paragraph).',
    ),
    {
      values: [PAYMENT],
      parts: [
        text(
          transferNotice(
            '在同等条件下，你有优先购买权。自收到本通知之日起三日内未答复的，视为放弃，转让方即同受让人签署协议。',
            'On equal terms you have the right of first refusal. If you do not reply within three days of receiving this notice you are deemed to have waived it, and the transferor will sign with the transferee.',
          ),
        ),
      ],
    },
  ),
];

type Pair = { readonly zh: readonly Block[]; readonly en: readonly Block[] };

const PAGE_HEAD = text(
  write(
    [
      title('签署页和提存约定'),
      p('{{seller_name}}与{{buyer_name}}于 {{signing_date}}签署股权转让协议，价款 {{price}} 元。'),
    ],
    [
      title('Signature Page and Deposit'),
      p(
        '{{seller_name}} and {{buyer_name}} sign the equity transfer agreement on {{signing_date}}; the price is {{price}} yuan.',
      ),
    ],
  ),
);
const CHECKED = text(
  write(
    [
      p(
        '公证员已核对转让方和其他股东的身份证件，受让方的营业执照、法定代表人身份和授权文件，向各方宣读协议定稿和放款条件，各方确认系真实意思。附件：披露函、给{{holder_name}}的通知和她的答复（未答复的，附期满的说明）、专利转让合同、中心医院的告知函和回执。',
      ),
    ],
    [
      p(
        "The notary has checked the identity documents of the transferor and the other shareholder and the transferee's business licence, legal representative and authorisation, and has read the final text of the agreement and the conditions of release to all parties, who confirm that these reflect their true intention. Annexes: the disclosure letter, the notice to {{holder_name}} and her reply (or, failing a reply, a statement that the period has expired), the patent assignment, and the notice to the Central Hospital with its acknowledgement of receipt.",
      ),
    ],
  ),
);
const AGREED = textWhen(
  [visited('three_party')],
  write(
    [p('附件另有受让方同{{holder_name}}签署的股东协议。')],
    [p('The shareholders agreement between the transferee and {{holder_name}} is also annexed.')],
  ),
);
const page = (money: Pair) =>
  text(
    write(
      [
        heading('放款条件'),
        p('{{conditions}}'),
        ...money.zh,
        sign('seller', '转让方'),
        sign('buyer', '受让方法定代表人'),
        sign('holder', '其他股东（确认放弃本次优先购买权）'),
        sign('notary', '公证员'),
        seal('明德市公证处'),
      ],
      [
        heading('Conditions of release'),
        p('{{conditions}}'),
        ...money.en,
        sign('seller', 'Transferor'),
        sign('buyer', 'Legal representative of the transferee'),
        sign('holder', 'Other shareholder (confirms waiver of first refusal for this transfer)'),
        sign('notary', 'Notary'),
        seal('Mingde Notary Office'),
      ],
    ),
  );

const money = (tax: readonly [zh: string, en: string]): Pair => ({
  zh: [
    table(
      ['款项', '金额（元）', '处理'],
      ['定金', '3,600,000', '签署之日由受让方直接支付，交割时抵作价款'],
      ['提存款', '25,200,000', '签署之日提存于明德市公证处，按下列顺序放款'],
      ['留存款', '7,200,000', '不提存，由受让方按协议第四条支付'],
    ),
    steps(
      tax[0],
      '放款时由转让方凭变更后的股东名册、变更登记通知书和专利登记簿副本申请，受让方不得无故拒绝确认。',
      '放款条件确定不能成就的，提存款及孳息退还受让方。',
    ),
  ],
  en: [
    table(
      ['Part', 'Yuan', 'Treatment'],
      [
        'Earnest money',
        '3,600,000',
        'Paid directly by the transferee on signing, credited against the price at closing',
      ],
      [
        'Deposit',
        '25,200,000',
        'Deposited with the Mingde Notary Office on signing and released in the following order',
      ],
      [
        'Retention',
        '7,200,000',
        'Not deposited; paid by the transferee in accordance with Article 4 of the agreement',
      ],
    ),
    steps(
      tax[1],
      'The transferor applies for release on production of the changed register of members, the notice of registration of the change and a copy of the patent register; the transferee may not refuse confirmation without reason.',
      'If it becomes certain that the conditions of release cannot be met, the deposit and the interest earned on it are returned to the transferee.',
    ),
  ],
});

const CONDITIONS = value(
  'conditions',
  '下列条件全部成就时放款：一、目标公司股东名册已变更，受让方记载于股东名册；二、公司登记机关已完成变更登记；三、专利已转让登记至目标公司名下。',
  "The deposit is released when all of the following conditions are met: 1. the target's register of members has been changed and the transferee entered in it; 2. the company registration authority has completed registration of the change; 3. the patent has been transferred to the target and recorded in its name.",
);

const PAGES = [
  sound(
    bi(
      '身份、授权、附件已核对，放款条件确定，税款先行划缴。',
      'Identity, authority and annexes have been checked, the conditions of release are definite, and the tax is paid first.',
    ),
    {
      values: [CONDITIONS],
      parts: [
        PAGE_HEAD,
        CHECKED,
        AGREED,
        page(
          money([
            '个人所得税 6,300,000 元由受让方扣缴申报，从提存款中先行划缴；凭完税凭证办理变更登记，条件成就后，其余 18,900,000 元放款给转让方。',
            'The transferee withholds and declares individual income tax of 6,300,000 yuan, which is paid first out of the deposit; the change is registered on production of the tax payment certificate, and when the conditions are met the remaining 18,900,000 yuan is released to the transferor.',
          ]),
        ),
      ],
    },
  ),
  careless(
    bi(
      '没有写核对了谁的身份和授权，放款条件含糊，没有税款的安排。',
      'It does not say whose identity and authority were checked; the conditions of release are vague, and there is no arrangement for the tax.',
    ),
    {
      values: [
        value(
          'conditions',
          '协议约定的条件成就后放款。',
          'The deposit is released when the conditions set out in the agreement are met.',
        ),
      ],
      parts: [
        PAGE_HEAD,
        page({
          zh: [p('大部分价款提存于公证处，其余由双方自行结算。')],
          en: [
            p(
              'Most of the price is deposited with the notary office; the two sides settle the rest between themselves.',
            ),
          ],
        }),
      ],
    },
  ),
  wrong(
    bi(
      '税款写成放款以后由沈维民自行缴纳。支付所得的江海是扣缴义务人（《个人所得税法》第九条第一款），登记机关要查验完税凭证（第十五条第二款），没有缴税登记办不下来，条件也就不能成就。',
      'It leaves Shen to pay the tax himself after the release. Jianghai, which pays the income, is the withholding agent (Individual Income Tax Law, Article 9, first paragraph), and the registration authority checks the tax payment certificate (Article 15, second paragraph): unless the tax has been paid there can be no registration, and so the conditions cannot be met.',
    ),
    {
      values: [CONDITIONS],
      parts: [
        PAGE_HEAD,
        CHECKED,
        AGREED,
        page(
          money([
            '条件成就后，提存款 25,200,000 元全部放款给转让方；个人所得税 6,300,000 元由转让方在放款以后自行申报缴纳，受让方不再过问。',
            'When the conditions are met, the whole deposit of 25,200,000 yuan is released to the transferor, who himself declares and pays individual income tax of 6,300,000 yuan after the release; the transferee is no longer concerned with it.',
          ]),
        ),
      ],
    },
  ),
];

export const NOTICE_MODELS: CaseModels = { transfer_notice: NOTICES, signature_page: PAGES };
