import type { CaseDocument } from '@lets/contract';
import { bi, bullets, p, quote, title } from '../build.ts';
import { reference } from './fields.ts';

const REPLY = reference(
  'reference_holder_reply',
  bi('对通知的答复参考答案', 'Reference: reply to the notice'),
  [
    title('对股权转让通知的答复（要点）'),
    bullets(
      '核对四项：数量、价格、支付方式、期限；和通知不一致的，不答复，先要求补正。',
      '只放弃本次转让（《公司法》第八十四条第二款）；条件改变的，应当重新通知。',
      '保留：今后的优先购买权；2023 年的决议不因答复视为追认。',
    ),
    quote('沉默三十日和书面放弃，法律效果一样；不一样的是，沉默的人没有机会写保留。'),
  ],
  [
    title('Reply to the Notice (main points)'),
    bullets(
      'Check the four terms: quantity, price, manner and time of payment. If they do not agree with the notice, do not answer yet; ask for correction first.',
      'Waive for this transfer only (Company Law, Article 84, second paragraph); if the terms change, a new notice is required.',
      'Reserve the right of first refusal in future transfers, and state that the reply does not ratify the resolution of 2023.',
    ),
    quote(
      'Thirty days of silence and a written waiver have the same effect in law; but those who keep silent have no opportunity to reserve anything.',
    ),
  ],
  'holder_reply',
);

const REVIEW = reference(
  'reference_risk_review',
  bi('风险审查意见参考答案', 'Reference: risk review'),
  [
    title('内部风险审查意见（要点）'),
    bullets(
      '担保：协议第六条，留存 7,200,000 元高于 5,000,000 元；专利：无偿过户是先决条件。',
      '锁不住的：利息和费用没有数额，留存期满以后只能向沈维民个人追；银行是否善意由法院认定（担保制度解释第七条）。',
      '建议签署的条件：银行书面受理解除方案，补偿没有上限，披露函由本人签名。',
    ),
    quote('审查意见不是第二份法律意见：律师说合不合法，法务说公司受不受得住。'),
  ],
  [
    title('Internal Risk Review (main points)'),
    bullets(
      'Guarantee: Article 6 of the agreement; the retention of 7,200,000 yuan exceeds 5,000,000 yuan. Patent: its transfer without consideration is a condition precedent.',
      'Not secured: interest and costs are not quantified; once the retention period has expired there is only a claim against Shen Weimin personally; whether the bank acted in good faith is for the court to decide (Interpretation on Security, Article 7).',
      'Conditions on which signing is advised: the bank has confirmed in writing that it has accepted the release plan for review, the indemnity is unlimited, and the disclosure letter is signed by Shen Weimin personally.',
    ),
    quote(
      'The risk review is not a second legal opinion: the lawyer says whether the deal is lawful, the general counsel whether the company can bear it.',
    ),
  ],
  'opinion',
);

const PAYMENT = reference(
  'reference_payment_order',
  bi('扣缴和付款指令参考答案', 'Reference: payment order'),
  [
    title('扣缴和付款指令（要点）'),
    p(
      '（36,000,000 减 4,500,000）乘 20%，为 6,300,000 元（《个人所得税法》第六条第一款第五项；税率见第三条第三项），次月十五日内缴入国库（第十四条第一款）。提存 25,200,000 元中先划 6,300,000 元，其余 18,900,000 元在四份文件齐备以后放款。',
    ),
    p('四份文件：完税凭证、变更后的股东名册、登记通知书、专利登记手续合格通知书。'),
    quote('没有实缴的 1,500,000 元不是原值：他没有付过，受让人以后要付。'),
  ],
  [
    title('Payment Order (main points)'),
    p(
      '(36,000,000 less 4,500,000) times 20% is 6,300,000 yuan (Individual Income Tax Law, Article 6, first paragraph, item 5; for the rate see Article 3, item 3), payable into the treasury within the first fifteen days of the following month (Article 14, first paragraph). Out of the deposit of 25,200,000 yuan, 6,300,000 yuan is first paid in tax; the remaining 18,900,000 yuan is released once all four documents are in hand.',
    ),
    p(
      'The four documents: the tax payment certificate, the register of members as changed, the notice of registration, and the notice that the recordal of the patent transfer has been approved.',
    ),
    quote(
      'The 1,500,000 yuan not paid in is not part of the original value: he never paid it, and the transferee will have to.',
    ),
  ],
  'withholding',
);

export const DECISIONS: CaseDocument[] = [REPLY, REVIEW, PAYMENT];
