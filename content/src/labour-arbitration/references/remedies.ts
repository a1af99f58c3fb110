import { answer } from './answer.ts';

export const REMEDY = answer({
  section: 'suit',
  id: 'remedy',
  name: ['救济途径', 'Remedies'],
  rows: [
    [
      ['裁决', 'Award'],
      ['劳动者', 'Worker'],
      ['用人单位', 'Employer'],
    ],
    [
      ['终局', 'final'],
      ['十五日内起诉（第四十八条）', 'may sue within fifteen days (Article 48)'],
      ['三十日内申请撤销（第四十九条）', 'may apply to set aside within thirty days (Article 49)'],
    ],
    [
      ['非终局', 'not final'],
      ['十五日内起诉（第五十条）', 'may sue within fifteen days (Article 50)'],
      ['十五日内起诉（第五十条）', 'may sue within fifteen days (Article 50)'],
    ],
  ],
  points: [
    [
      '撤销理由只有六项，事实不清不在其中；裁决被撤销的，当事人可以在收到裁定十五日内起诉（[[《调解仲裁法》第四十九条]]）。',
      'There are only six grounds for setting aside, and unclear findings of fact are not among them; if the award is set aside, a party may sue within fifteen days of receiving the ruling ([[Law on Mediation and Arbitration, Article 49]]).',
    ],
    [
      '劳动者 8 月 29 日收到：第十五日 9 月 13 日是星期六，顺延到 9 月 15 日（[[《民事诉讼法》第八十五条]]）；向清和区人民法院起诉（[[《劳动争议解释（一）》第三条]]），没有经过仲裁的请求不加（第十四条）。',
      'The worker received the award on 29 August: the fifteenth day, 13 September, is a Saturday, so the period is extended to 15 September ([[Civil Procedure Law, Article 85]]). She sues in the Qinghe District Court ([[Interpretation (1), Article 3]]) and adds no claim that has not been arbitrated (Article 14).',
    ],
    [
      '对一份裁决书的一项起诉，整份不发生效力（[[《劳动争议解释（一）》第十六条]]）；先行裁决书、分别制作的另一份不受影响。',
      'If a party sues on one item of an award, the whole award does not take effect ([[Interpretation (1), Article 16]]); a partial award and a separate award are not affected.',
    ],
  ],
});

export const CHALLENGE = answer({
  section: 'challenge',
  id: 'challenge',
  name: ['公司的途径', 'Remedies of the company'],
  points: [
    [
      '先看裁决书写明的类型（[[《劳动争议解释（一）》第十八条]]）。非终局：9 月 1 日收到，9 月 16 日（星期二）以前向清和区人民法院起诉（[[《调解仲裁法》第五十条]]）。',
      'Look first at the type stated in the award ([[Interpretation (1), Article 18]]). Non-final: the award was received on 1 September, so the company sues in the Qinghe District Court by Tuesday, 16 September ([[Law on Mediation and Arbitration, Article 50]]).',
    ],
    [
      '终局：第三十日 10 月 1 日在假期内，顺延到 10 月 9 日，向明德市中级人民法院申请撤销，理由限于六项，要有证据（[[《调解仲裁法》第四十九条]]）。',
      'Final: the thirtieth day, 1 October, falls within the holidays, so the period is extended to 9 October. The application to set aside goes to the Mingde Intermediate Court, on one of six grounds only and with evidence ([[Law on Mediation and Arbitration, Article 49]]).',
    ],
    [
      '劳动者对终局裁决起诉的，撤销申请不予受理；她撤诉或者被驳回起诉的，从收到裁定起另有三十日（[[《劳动争议解释（一）》第二十一条]]）。中级法院的裁定是终审（第二十二条）。',
      'If the worker sues against a final award, the application to set aside is not accepted; if she withdraws her action or it is dismissed, the company has another thirty days from receipt of the ruling ([[Interpretation (1), Article 21]]). The ruling of the intermediate court is final (Article 22).',
    ],
  ],
});
