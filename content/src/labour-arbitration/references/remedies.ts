import { answer } from './answer.ts';

export const REMEDY = answer({
  section: 'remedies',
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
      ['十五日内起诉（第四十八条）', 'action within fifteen days (Article 48)'],
      ['三十日内申请撤销（第四十九条）', 'setting aside within thirty days (Article 49)'],
    ],
    [
      ['非终局', 'not final'],
      ['十五日内起诉（第五十条）', 'action within fifteen days (Article 50)'],
      ['十五日内起诉（第五十条）', 'action within fifteen days (Article 50)'],
    ],
  ],
  points: [
    [
      '撤销理由只有六项，事实不清不在其中；裁决被撤销的，当事人可以在收到裁定十五日内起诉（[[《调解仲裁法》第四十九条]]）。',
      'There are six grounds for setting aside, and unclear facts are not among them; if it is set aside a party may sue within fifteen days of the ruling ([[Law on Mediation and Arbitration, Article 49]]).',
    ],
  ],
});
