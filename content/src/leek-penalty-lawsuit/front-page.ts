import type { Bilingual } from '@lets/contract';
import { bi } from '../build.ts';
import type { ByFine } from './fine.ts';

interface FrontPage {
  readonly name: Bilingual;
  readonly introduction: Bilingual;
  readonly objectives: readonly Bilingual[];
  readonly minutes: number;
}

const ON_EVIDENCE = bi(
  '掌握被告举证的范围、期限和后果',
  "Master the scope, time limit and consequences of the defendant's duty to produce evidence",
);
const ON_MEDIATION = bi('判断裁量争议能不能调解', 'Judge whether a dispute over discretion may be mediated');

export const FRONT_PAGES: ByFine<FrontPage> = {
  50000: {
    name: bi('林月娥诉清和区市场监督管理局行政处罚案', "Lin Yue'e v. the Qinghe administration"),
    introduction: bi(
      '卖了 56 元不合格韭菜，集体讨论多数通过罚款 50,000 元。林月娥起诉，请求变更，并一并请求审查市局裁量指引第九条：农药残留案件一律不减轻。举证责任在机关，局长要出庭。法院能不能、该不该把五万元改成三千元？',
      "Leeks worth 56 yuan failed a test, and a majority of the heads voted for a fine of 50,000. Lin Yue'e sues to have it varied, and asks for review of Article 9 of the city's Guidance, under which penalties in residue cases are never mitigated. The agency bears the burden of proof, and its head has to appear. May the court reduce fifty thousand to three thousand, and should it?",
    ),
    objectives: [
      bi(
        '写出请求具体、一并请求审查规范性文件的起诉状',
        'Draft a complaint with definite claims and a request to review a normative document',
      ),
      ON_EVIDENCE,
      bi(
        '在驳回、撤销、变更之间作出选择并说理',
        'Choose between dismissing, revoking and varying, with reasons',
      ),
      ON_MEDIATION,
    ],
    minutes: 200,
  },
  10000: {
    name: bi(
      '林月娥诉行政处罚案（罚款 10,000 元）',
      "Lin Yue'e v. the Qinghe administration (fine of 10,000)",
    ),
    introduction: bi(
      '法制审核建议罚 3,000 元，集体讨论多数通过 10,000 元，高出来的理由是 2024 年的责令改正。林月娥承认该罚，不承认这个数。已经减轻过的罚款还会不会“明显不当”？一次没有处罚的责令改正，能不能成为多罚七千元的理由？',
      "The legal review proposed 3,000; a majority of the heads voted for 10,000, and the reason given for the difference is the order to correct of 2024. Lin Yue'e admits that a penalty is due, but not this one. Can a fine that has already been mitigated be obviously inappropriate? May an order that imposed no penalty be the reason for seven thousand more?",
    ),
    objectives: [
      bi(
        '写出请求有主次、不滥用审查请求的起诉状',
        'Draft a complaint with claims in order and no request for review that the law does not allow',
      ),
      ON_EVIDENCE,
      bi(
        '分清“明显不当”和一般的轻重之争，审查裁量考虑了什么',
        'Distinguish what is obviously inappropriate from a mere question of degree, and review what the discretion took into account',
      ),
      ON_MEDIATION,
    ],
    minutes: 200,
  },
  3000: {
    name: bi('林月娥诉行政处罚案（罚款 3,000 元）', "Lin Yue'e v. the Qinghe administration (fine of 3,000)"),
    introduction: bi(
      '罚款减到了法定起点的百分之六。林月娥仍然起诉：三个条件她都做到了，应当免予处罚。“可以免予”是不是“应当免予”？谁来证明她不知道？罚款已经减轻，法院还审查什么；机关减得过头，法院能不能改重？',
      'The fine was mitigated to six per cent of the statutory minimum. Lin Yue\'e sues all the same: she says that she met the three conditions and should have been exempted. Does "may be exempted" mean "shall"? Who has to prove that she did not know? What is left to review once the fine has been mitigated, and may a court increase it if the agency went too low?',
    ),
    objectives: [
      bi(
        '把免予处罚的三个条件写成可以审查的事实和证据',
        'Turn the three conditions of exemption into facts and evidence that can be reviewed',
      ),
      ON_EVIDENCE,
      bi(
        '分清“可以”与“应当”，说明法院对裁量尊重到哪一步',
        'Distinguish "may" from "shall", and explain how far the court defers to discretion',
      ),
      ON_MEDIATION,
    ],
    minutes: 198,
  },
};
