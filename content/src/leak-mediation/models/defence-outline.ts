import type { PaperPart } from '@lets/contract';
import { bi, heading, line, title } from '../../build.ts';
import {
  type CaseModels,
  careless,
  modelsOfEach,
  partsWith,
  sound,
  type Words,
  wrong,
} from '../../models.ts';
import { write } from '../fields.ts';

const { both, by } = partsWith(write);

const WHO = ['owner', 'tenant'] as const;
type OfEach = Readonly<Record<(typeof WHO)[number], Words>>;
const each = (words: OfEach): PaperPart[] => WHO.map((role) => by([role], words[role]));

interface Defence {
  readonly claims: OfEach;
  readonly share: OfEach;
  readonly evidence: OfEach;
  readonly between: OfEach;
}

const outline = ({ claims, share, evidence, between }: Defence): PaperPart[] => [
  both(
    [
      title('答辩提纲'),
      line('房主：{{owner_name}}　　租客：{{tenant_name}}　　房屋：{{respondent_home}}'),
      heading('一、诉讼请求：认哪几项，不认哪几项'),
    ],
    [
      title('Outline of a Defence'),
      line('Owner: {{owner_name}}. Tenant: {{tenant_name}}. Flat: {{respondent_home}}'),
      heading('1. The claims: which items are admitted, and which are not'),
    ],
  ),
  ...each(claims),
  both([heading('二、我的过错和份额')], [heading('2. My fault and my share')]),
  ...each(share),
  both([heading('三、证据')], [heading('3. Evidence')]),
  ...each(evidence),
  both([heading('四、房主和租客之间')], [heading('4. Between owner and tenant')]),
  ...each(between),
];

/** What both say of the list of losses. */
const ITEMS: Words = [
  '地板 2,400 元、宾馆 600 元有报价单和发票，认可；顶面、墙面只认参考价 5,200 元，6,800 元的报价出自原告侄子的公司；书柜和书按旧物的市场价 600 元（[[《中华人民共和国民法典》第一千一百八十四条]]）；精神损失 2,000 元不认（[[第一千一百八十三条]]）。',
  "Floor, 2,400, and hotel, 600, have a quote and an invoice and are admitted. For ceiling and walls only the reference price of 5,200 is admitted, as the quote of 6,800 comes from the firm of the plaintiff's nephew; for bookcase and books their market price of 600 ([[Civil Code, Article 1184]]). The 2,000 for distress are not admitted ([[Article 1183]]).",
];

const SHARE: OfEach = {
  owner: [
    '维修是出租人的义务（[[第七百一十二条]]），7 月 28 日接到报告没有在合理期限内修，这一项过错我认。租客看见半桶水没有关阀，原告的书到傍晚才搬，扩大的部分不由我承担（[[第一千一百七十二条]]、[[第一千一百七十三条]]）。',
    'To repair is the duty of the lessor ([[Article 712]]). I was told on 28 July and did not repair within a reasonable time; that fault I admit. The tenant saw half a bucket of water and did not close the valve, and the plaintiff moved her books only in the evening: that part is not mine to bear ([[Articles 1172]] and [[1173]]).',
  ],
  tenant: [
    '软管不是我的，7 月 28 日我已经请房主修（[[第七百一十三条第一款]]）；8 月 2 日出门没有关角阀，这一项过错我认。两个人的过错能够分清，我只承担自己的一份，比房主轻（[[第一千一百七十二条]]）。',
    'The hose is not mine, and on 28 July I asked the owner to have it repaired ([[Article 713, first paragraph]]). On 2 August I went out without closing the stop valve; that fault I admit. The two faults can be told apart, and I bear my own share, which is smaller than his ([[Article 1172]]).',
  ],
};

const SOUND: Defence = {
  claims: { owner: ITEMS, tenant: ITEMS },
  share: SHARE,
  evidence: {
    owner: [
      '租赁合同（没有约定谁修）；7 月 28 日的聊天，会对我不利，但是真的，不否认；物业值班记录；楼长关于搬书时间的说明。',
      'The lease, which does not say who repairs; the messages of 28 July, which are against me but true and are not denied; the log of the management; what the warden says of when the books were moved.',
    ],
    tenant: [
      '7 月 28 日的聊天；物业值班记录，证明角阀完好、十二点十分才关水；旅馆的收据 300 元。',
      'The messages of 28 July; the log of the management, for the sound stop valve and the water closed at 12.10; the receipt of the inn for 300 yuan.',
    ],
  },
  between: {
    owner: [
      '修软管的钱由我出；停水两天不是我造成的，租金减不减，另行商量，不在这个案子里算。',
      'I pay for the hose. The two days without water were not of my making; whether rent is reduced is for us to settle, and not in this case.',
    ],
    tenant: [
      '旅馆的 300 元向关阀的人请求，不从赔偿款里扣；对房主，修好以前影响使用的，可以请求减少租金（[[第七百一十三条第一款]]）。',
      'The 300 for the inn is claimed from the person who closed the valve and is not set off. From the owner a reduction of rent may be asked for as far as the repair affected the use of the flat ([[Article 713, first paragraph]]).',
    ],
  },
};

const BARE: Words = ['请法院依法判决。', 'The court will decide according to law.'];
const NOTHING: Words = ['没有。', 'None.'];
const CARELESS: Defence = {
  claims: {
    owner: ['请求过高，全部不认。', 'The claims are too high; all are denied.'],
    tenant: ['同我没有关系，全部不认。', 'This is no affair of mine; all are denied.'],
  },
  share: { owner: BARE, tenant: BARE },
  evidence: { owner: NOTHING, tenant: NOTHING },
  between: {
    owner: ['以后再说。', 'That can wait.'],
    tenant: ['以后再说。', 'That can wait.'],
  },
};
/** What the tenant may claim from another the tenant would set off against the plaintiff, and the owner against the tenant. */
const SET_OFF: OfEach = {
  owner: [
    '租客没有尽到管理责任，我赔出去的钱，从他的押金里一次扣足，不用再打官司。',
    'The tenant did not take care of the flat: whatever I pay I deduct from his deposit at once, without any action.',
  ],
  tenant: [
    '房主要修没有修，我这一份由他全部负担，赔偿款从下月起的租金里扣，扣完为止。',
    'The owner should have repaired and did not: my share is his alone, and I deduct what I pay from the rent, beginning next month, until it is gone.',
  ],
};

export const DEFENCE_MODELS: CaseModels = modelsOfEach('defence_outline', WHO, [
  sound(
    bi(
      '逐项答复，认该认的，份额和证据一一对应，两个人之间的账分开算。',
      'Each item is answered, what must be admitted is admitted, share and evidence correspond, and the two settle their own account separately.',
    ),
    { parts: outline(SOUND) },
  ),
  careless(bi('一概否认，没有理由也没有证据。', 'Everything is denied, without reasons or evidence.'), {
    parts: outline(CARELESS),
  }),
  wrong(
    bi(
      '把自己的一份自行转给对方。分别侵权的，各自承担相应的责任（《民法典》第一千一百七十二条）；修缮影响使用的，可以请求减少租金（第七百一十三条第一款），不是自己从租金或者押金里扣。',
      'It shifts a share onto the other by a private deduction. Those who commit separate torts each bear their own share (Civil Code, Article 1172). Where a repair affects the use, a reduction of rent may be asked for (Article 713, first paragraph); nobody helps himself to rent or deposit.',
    ),
    { parts: outline({ ...SOUND, between: SET_OFF }) },
  ),
]);
