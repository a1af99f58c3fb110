import type { Rubric } from '@lets/contract';
import { bi } from '../build.ts';

/** What works of each level look like, from a fail to an excellent one, by competency goal. */
export const RUBRIC: Rubric = {
  pleading: [
    bi(
      '缺少当事人信息、诉讼请求或事实理由等必备要素，文书不能使用。',
      'Parties, claims or facts and reasons are missing; the document cannot be used.',
    ),
    bi(
      '要素基本齐全，但请求不够明确，或事实与理由混杂，需较大修改。',
      'Complete in the main, but claims are vague or facts and reasons are mixed; it needs much revision.',
    ),
    bi(
      '要素齐全，请求明确；事实陈述清楚，引用证据或法条有个别遗漏。',
      'Complete, with clear claims and a clear account of the facts; a few references to evidence or articles are missing.',
    ),
    bi(
      '结构完整、请求与理由对应，逐项引用证据编号和法条，用语规范。',
      'Well structured; each claim has its reasons, with evidence by number and law by article, in proper legal language.',
    ),
    bi(
      '在良好的基础上，针对预扣利息等争点预先回应对方可能的主张，详略得当、说理有力。',
      'As for good, and it answers in advance what the other side may say on the deducted interest; well weighed and persuasive.',
    ),
  ],
  evidence: [
    bi(
      '未围绕证明目的举证，或不能就对方证据发表有效质证意见。',
      'Evidence is presented without saying what it is to prove, or the other side is not answered at all.',
    ),
    bi(
      '能说明主要证据的来源和证明目的，质证停留在“认可”或“不认可”。',
      'Says where the main evidence comes from and what it is to prove; testing stops at accepting or disputing it.',
    ),
    bi(
      '能分别从真实性、合法性、关联性质证，但对转账记录与借条的差额分析不足。',
      'Tests authenticity, lawfulness and relevance in turn, but says little of the gap between the transfer and the note.',
    ),
    bi(
      '举证有序，质证切中要害，能以转账记录、借条和当事人陈述相互印证或推翻对方主张。',
      'Orderly and to the point: sets the transfer, the note and what the parties say against each other to support or defeat a claim.',
    ),
    bi(
      '在良好的基础上，准确把握现金交付的举证责任，追问能暴露对方陈述中的矛盾。',
      'As for good, with a sure grasp of the burden of proof for the cash handed over; questions bring contradictions to light.',
    ),
  ],
  application: [
    bi(
      '未找到应适用的规定，或将借条金额直接作为本金计算。',
      'Does not find the law that applies, or takes the sum in the note as the principal without more.',
    ),
    bi(
      '知道利息不得预先扣除、利率有上限，但适用或计算有明显错误。',
      'Knows that interest may not be deducted in advance and that rates are capped, but applies or calculates it wrongly.',
    ),
    bi(
      '本金认定和利率上限的适用基本正确，计算过程交代不全。',
      'Finds the principal and applies the cap correctly in the main; not every step of the calculation is shown.',
    ),
    bi(
      '准确引用法条认定本金、判断利率是否超过上限，分段列明计算过程，结果正确。',
      'Cites the articles, finds the principal, tests the rate against the cap, and shows each period of a correct calculation.',
    ),
    bi(
      '在良好的基础上，说明不同认定下的计算结果及其差异，论证选择的理由。',
      'As for good, and shows what each possible finding would come to, and argues for the one chosen.',
    ),
  ],
  procedure: [
    bi(
      '多次在错误的阶段提出主张或材料，妨碍庭审进行。',
      'Repeatedly raises claims or papers at the wrong stage and holds up the hearing.',
    ),
    bi(
      '能在提示下按程序行事，对本人角色的诉讼权利不够熟悉。',
      'Follows the procedure when prompted; is unsure of the rights of their role.',
    ),
    bi(
      '能独立完成本人角色的程序事项，偶有次序或期限上的疏忽。',
      'Does what the role requires without help, with a slip of order or time here and there.',
    ),
    bi(
      '各阶段任务把握准确，申请、异议和陈述均适时提出。',
      'Knows what each stage is for; requests, objections and statements come at the right time.',
    ),
    bi(
      '在良好的基础上，能妥善处理缺席、争点变化等意外情形，推动程序有序进行。',
      'As for good, and handles the unexpected, an absence or a new issue, so that the case moves on in good order.',
    ),
  ],
  teamwork: [
    bi(
      '很少发言，或发言与小组分工脱节，影响他人完成任务。',
      'Hardly speaks, or speaks without regard to what the team agreed, so that others cannot do their part.',
    ),
    bi(
      '能完成分内发言，但照读文稿，与队友缺少配合。',
      'Says what is due, but reads it out, with little coordination with the team.',
    ),
    bi(
      '表达清楚，能按分工与队友衔接，对临场变化反应较慢。',
      'Speaks clearly and connects with the team; is slow to react when something changes.',
    ),
    bi(
      '表达有条理、有重点，能倾听并回应对方，主动与队友配合。',
      'Speaks in order and to the point, listens and replies to the other side, and works with the team unasked.',
    ),
    bi(
      '在良好的基础上，能概括争点、调整策略，带动小组形成一致而有力的主张。',
      'As for good, and sums up the issues, adjusts the strategy, and brings the team to one strong position.',
    ),
  ],
};
