import type { CaseModels } from '../../models.ts';
import { RESPONSE_NOTICE } from '../papers/court.ts';
import { inThree } from './in-three.ts';

export const RESPONSE_NOTICE_MODELS: CaseModels = inThree(
  RESPONSE_NOTICE,
  {
    note: [
      '期限、负责人和后果都写明。',
      'The time limit, the duty of the head and the consequences are all stated.',
    ],
    said: [
      [
        '请自收到起诉状副本之日起十五日内提交作出行政行为的证据和所依据的规范性文件，并提出答辩状（《行政诉讼法》第六十七条）。',
        'Within fifteen days of receiving the complaint, submit the evidence for the act and the normative documents on which it relies, with your answer (Administrative Litigation Law, Article 67).',
      ],
      [
        '本案涉及食品安全，你单位负责人应当出庭应诉（第三条第三款，《负责人出庭规定》第四条）；不能出庭的，说明理由并委托工作人员，不得仅委托律师。',
        'The case concerns food safety: your head shall appear (Article 3, third paragraph; Provisions on the Appearance of Heads, Article 4). A head who cannot appear shall give reasons and authorise a member of staff to attend; it is not enough to send a lawyer alone.',
      ],
      [
        '无正当理由逾期提供证据的，视为没有相应证据（第三十四条第二款）；负责人不出庭又不说明理由的，记录在案，并可以提出司法建议。',
        'Evidence submitted late without good reason is deemed not to exist (Article 34, second paragraph). If the head stays away without good reason, this is put on record and a judicial recommendation may follow.',
      ],
    ],
  },
  {
    note: ['没有后果，也没有负责人。', 'Neither consequences nor the head are mentioned.'],
    said: [
      ['请及时提交证据和答辩状。', 'Please submit your evidence and answer promptly.'],
      ['请派员参加诉讼。', 'Please send a representative to take part.'],
      ['请予配合。', 'Your cooperation is appreciated.'],
    ],
  },
  {
    note: [
      '把举证期限写成三十日。被告应当在十五日内举证（《行政诉讼法》第六十七条），书记员不能延长。',
      'It allows thirty days for evidence. The defendant has fifteen (Administrative Litigation Law, Article 67), and a clerk cannot extend that.',
    ],
    said: [
      [
        '请自收到起诉状副本之日起三十日内提交证据和答辩状。',
        'Submit your evidence and answer within thirty days of receiving the complaint.',
      ],
      ['你单位负责人应当出庭应诉（第三条第三款）。', 'Your head shall appear (Article 3, third paragraph).'],
      ['逾期提供证据的，由合议庭酌情处理。', 'Evidence that is late is dealt with as the panel sees fit.'],
    ],
  },
);
