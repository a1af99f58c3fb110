import { say } from '../../build.ts';
import type { Lines } from '../pattern.ts';

export const NEGOTIATION_LINES: Lines = {
  first_round: [
    say(
      'lead_a',
      '欢迎。我们先各自说明需要，再排议题。',
      'Welcome. Let us each say what we need, then list the subjects.',
    ),
    say(
      'lead_b',
      '同意。我方最看重的是付款的确定和长期合作。',
      'Agreed. What matters most to us is certainty of payment and a lasting relation.',
    ),
    say(
      'counsel_a',
      '建议先签保密条款，谈判中的资料双方都不外传。',
      'I propose a confidentiality clause first: nothing shown here leaves the room.',
    ),
    say(
      'counsel_b',
      '可以。价款以外，陈述和保证也请列进议题。',
      'Yes. Beside the price, please put representations and warranties on the list.',
    ),
    say('finance_a', '价款的算法请对方说明依据。', 'Please explain on what the price is calculated.'),
    say(
      'finance_b',
      '我方按成本和市场价说明，数据可以核对。',
      'By cost and market price; the figures can be checked.',
    ),
  ],
  second_round: [
    say(
      'lead_b',
      '上一轮一致的不再谈，今天谈没有一致的。',
      'What was agreed stays agreed; today we take what is open.',
    ),
    say(
      'lead_a',
      '价款我方可以让一步，换取更早的交付。',
      'We can move on the price in exchange for earlier delivery.',
    ),
    say(
      'counsel_b',
      '提前交付可以，违约金的上限要写明。',
      'Earlier delivery is possible, with a cap on damages in writing.',
    ),
    say(
      'counsel_a',
      '上限可以写，故意和重大过失除外。',
      'A cap, yes, except for intent and gross negligence.',
    ),
    say(
      'finance_b',
      '分期付款的利息由谁承担，请明确。',
      'Who bears the interest on instalments? Please be clear.',
    ),
    say('finance_a', '首付比例提高，利息就不另计。', 'With a higher first payment there is no interest.'),
  ],
};
