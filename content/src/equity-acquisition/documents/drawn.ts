import { bi, facsimile, line, p, quote, table, title } from '../../build.ts';
import { evidence } from '../fields.ts';

export const REGISTER = evidence(
  'evidence_4_register',
  bi('证据 4 股东名册', 'Evidence 4: register of members'),
  [
    quote('教学案例，人物、机构和数据均为虚构。'),
    facsimile('share-register'),
    title('股东名册'),
    p('明德市远岫仪器有限公司，注册资本 10,000,000 元；制表郑平，2025 年 3 月 31 日，盖有公司印章。'),
    table(
      ['股东', '认缴（元）', '实缴（元）', '出资方式', '证明书编号', '取得日期'],
      ['沈维民', '6,000,000', '4,500,000', '货币', '2019-001', '2019-06-12'],
      ['韩静', '2,500,000', '2,500,000', '货币', '2019-002', '2019-06-12'],
      ['彭立', '1,500,000', '1,500,000', '货币', '', '2021-03-02'],
    ),
    line('变更记载：'),
  ],
  [
    quote('A teaching case: people, institutions and figures are invented.'),
    facsimile('share-register'),
    title('Register of Members'),
    p(
      'Mingde Yuanxiu Instruments Co., Ltd., registered capital 10,000,000 yuan; kept by Zheng Ping, 31 March 2025, and bearing the seal of the company.',
    ),
    table(
      ['Member', 'Subscribed', 'Paid in', 'Form', 'Certificate', 'Since'],
      ['Shen Weimin', '6,000,000', '4,500,000', 'Money', '2019-001', '12 June 2019'],
      ['Han Jing', '2,500,000', '2,500,000', 'Money', '2019-002', '12 June 2019'],
      ['Peng Li', '1,500,000', '1,500,000', 'Money', '', '2 March 2021'],
    ),
    line('Changes entered:'),
  ],
);

export const SIGNATURES = evidence(
  'evidence_5_signatures',
  bi('证据 5 韩静签名三处', 'Evidence 5: three signatures of Han Jing'),
  [
    quote('教学案例，人物、机构和数据均为虚构。'),
    facsimile('signatures-compared'),
    title('“韩静”签名三处'),
    p('按同一比例放大，格子大小相同。只列所见，不作判断。'),
    table(
      ['编号', '出处', '日期'],
      ['甲', '股东会决议（复印件）', '2023 年 11 月 6 日'],
      ['乙', '样机验收单（原件）', '2021 年 4 月 19 日'],
      ['丙', '转让通知的签收（原件）', '2025 年 4 月 7 日'],
    ),
  ],
  [
    quote('A teaching case: people, institutions and figures are invented.'),
    facsimile('signatures-compared'),
    title('Three Signatures "Han Jing"'),
    p(
      'Enlarged to the same scale, with the same grid. Only what can be seen is shown; no conclusion is drawn.',
    ),
    table(
      ['Number', 'Found on', 'Date'],
      ['A', 'Shareholders resolution (copy)', '6 November 2023'],
      ['B', 'Acceptance of a prototype (original)', '19 April 2021'],
      ['C', 'Receipt for the notice (original)', '7 April 2025'],
    ),
  ],
);
