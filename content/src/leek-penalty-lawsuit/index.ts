import type { AuthoredCase } from '@lets/contract';
import { bi } from '../build.ts';
import { REPORT_REQUIRED } from '../case-frame.ts';
import { evidenceOf, materialOf } from './documents/facts.ts';
import { LAWSUIT_LAW } from './documents/law.ts';
import { fieldsOf, numberOf } from './fields.ts';
import type { ByFine, Fine } from './fine.ts';
import { flowOf } from './flow.ts';
import { FRONT_PAGES } from './front-page.ts';
import { referencesOf } from './references.ts';
import { castFor } from './roles.ts';

/** The usual action is over the minimum; the others are reached from the leek case alone. */
const CODES: ByFine<string> = {
  50000: 'leek-penalty-lawsuit',
  10000: 'leek-penalty-lawsuit-ten-thousand',
  3000: 'leek-penalty-lawsuit-reduced',
};

/** 韭菜案行政诉讼: the action over the fine that the heads imposed in the leek case. */
export function lawsuitCase(fine: Fine): AuthoredCase {
  const { name, introduction, objectives, minutes } = FRONT_PAGES[fine];
  return {
    format: 'lets.case/1',
    code: CODES[fine],
    experiment_type: 'litigation_arbitration',
    workflow_name: bi('行政诉讼一审', 'Administrative action, first instance'),
    flow: flowOf(fine),
    project: {
      name,
      case_number: bi(...numberOf(fine)),
      grade: 'comprehensive',
      introduction,
      objectives: [...objectives],
      requirements: [
        bi(
          '开始前读完案情材料和证据 5、证据 6',
          'Read the case material and evidence 5 and 6 before you start',
        ),
        bi('每个观点写明条、款、项', 'Support every point with article, paragraph and item'),
        REPORT_REQUIRED,
      ],
      competency_goals: [
        { id: 'pleading', name: bi('诉讼文书写作', 'Drafting'), weight: 25 },
        {
          id: 'proof',
          name: bi('举证责任和质证', 'Burden of proof and examination of evidence'),
          weight: 25,
        },
        {
          id: 'review',
          name: bi('合法性审查与裁判方式', 'Review of legality and forms of judgment'),
          weight: 35,
        },
        { id: 'teamwork', name: bi('庭审表达与协作', 'Advocacy and teamwork'), weight: 15 },
      ],
      credit_hours: 4,
      minutes,
      multi_user: true,
      team_min: 1,
      team_max: 12,
      reference_release: 'gradual',
      opening_mode: fine === 50_000 ? 'limited' : 'specified',
      allow_redo: true,
      cover: 'courtroom',
      roles: castFor(fine),
      documents: [...materialOf(fine), ...evidenceOf(fine), ...LAWSUIT_LAW, ...referencesOf(fine)],
      fields: fieldsOf(fine),
      jumps: [],
    },
  };
}

export const LEEK_PENALTY_LAWSUIT = lawsuitCase(50_000);
/** Over a mitigated fine of 10,000. */
export const LEEK_PENALTY_LAWSUIT_TEN_THOUSAND = lawsuitCase(10_000);
/** Over the 3,000 that the legal review proposed. */
export const LEEK_PENALTY_LAWSUIT_REDUCED = lawsuitCase(3_000);
