import type { CaseModels } from '../../models.ts';
import { EVIDENCE_LIST } from '../papers/agency.ts';
import { inThree } from './in-three.ts';

export const EVIDENCE_LIST_MODELS: CaseModels = inThree(
  EVIDENCE_LIST,
  {
    note: [
      '不利的也交，诉讼中收集的不交。',
      'Unfavourable material is submitted as well; nothing that was collected later is.',
    ],
    said: [
      [
        '证据 1 检验报告：残留超标。证据 2 付款记录和进货本：货值、记录。证据 3 现场笔录、召回告示：来源、召回、退款。证据 4 同类案件清单。证据 5 决定书和送达回证。听证笔录、证据 7 法制审核意见和集体讨论记录：作出决定的过程，含不同意见。',
        'Evidence 1, the test report, proves the residue. Evidence 2, the payment and the book, proves the value and the state of the records. Evidence 3, the record and the recall notice, proves the source, the recall and the refund. Evidence 4 is the list of similar cases. Evidence 5 is the decision with proof of service. The record of the hearing and evidence 7, the legal review and the minutes, prove how the decision came about, dissent included.',
      ],
      [
        '《食品安全法》第三十四条第二项、第一百二十四条第一款第一项；《行政处罚法》第五条、第二十八条、第三十二条；作出决定时参考过的裁量指引第九条（证据 6）。',
        'Food Safety Law, Articles 34(2) and 124, first paragraph, item 1; Administrative Penalty Law, Articles 5, 28 and 32; Article 9 of the Guidance, which was before the heads when they decided (evidence 6).',
      ],
      [
        '没有附卷的墙上照片不在作出决定的证据之内，不作为决定合法的证据；法院调取的，照交。决定作出以后不再向周德才收集证言（《行政诉讼法》第三十五条）。',
        'The photograph that was never put into the file was not before the heads when they decided and is not evidence for the decision; if the court asks for it, it will be handed over. No statement is collected from Zhou Decai now (Administrative Litigation Law, Article 35).',
      ],
    ],
  },
  {
    note: [
      '没有证明目的，没有交集体讨论记录。',
      'It does not say what each item proves, and leaves out the minutes.',
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
      'A statement was taken from the supplier during the action, when the defendant may not collect evidence from witnesses (Administrative Litigation Law, Article 35).',
    ],
    said: [
      [
        '检验报告、现场笔录、听证笔录；周德才 7 月 3 日补充证言一份，证明当天没有给合格证。',
        'Test report, record, record of the hearing; a further statement by Zhou Decai, made on 3 July, that he gave no certificate that day.',
      ],
      [
        '《食品安全法》第一百二十四条；裁量指引第九条。',
        'Food Safety Law, Article 124; Article 9 of the Guidance.',
      ],
      ['没有不提交的材料。', 'Nothing is withheld.'],
    ],
  },
);
