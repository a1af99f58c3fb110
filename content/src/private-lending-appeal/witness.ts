import type { WitnessMatter } from '../witness-papers.ts';
import { write } from './fields.ts';
import type { Premise } from './premise.ts';

/** What the workman is called for, and what he may say of himself. */
export const witnessMatter = (at: Premise): WitnessMatter => ({
  write,
  name: ['丁大勇', 'Ding Dayong'],
  caller: [`${at.borrower.zh}${at.borrower.name[0]}`, `${at.borrower.en} ${at.borrower.name[1]}`],
  matter: [
    '2023 年 3 月 12 日晚你与周启明的微信聊天怎样形成、怎样保存；请携带原手机。',
    'How your WeChat conversation with Zhou Qiming on the evening of 12 March 2023 came about and how it was kept. Please bring the original phone.',
  ],
  ties: [
    '我在周启明的加工部做工，到 2024 年 1 月为止。他还欠我 2,600 元工钱，说官司了结就付。我不认识陈晓岚。',
    "I worked in Zhou Qiming's shop until January 2024. He still owes me 2,600 yuan in wages and says that he will pay when the case is over. I do not know Chen Xiaolan.",
  ],
  given: [
    '今年 5 月周启明请我吃过一顿饭，给了我 200 元路费，我收了。他说照手机上的说就行，没有教我说别的。',
    'In May this year Zhou Qiming bought me a meal and gave me 200 yuan for the fare, which I took. He told me to say what is on the phone and did not tell me to say anything else.',
  ],
  hidden: [
    '我以前在周启明的加工部做过工，现在没有关系了。我不认识陈晓岚。',
    "I once worked in Zhou Qiming's shop and have nothing to do with him now. I do not know Chen Xiaolan.",
  ],
  perceived: [
    '2023 年 3 月 12 日晚我在微信上问周启明借到钱没有，他回“到手十九万一，头一季的人家先扣了”。手机还是那部，聊天没有删过。转账、信封我没有看见，怎么扣的我不知道。',
    'On the evening of 12 March 2023 I asked Zhou Qiming by message whether he had got the money, and he answered, "Got a hundred and ninety-one; they took the first quarter out beforehand." It is the same phone, and nothing was deleted. I saw neither the transfer nor an envelope, and I do not know how it was taken out.',
  ],
  concluded: [
    '2023 年 3 月 12 日晚周启明在微信上告诉我到手十九万一，所以那 9,000 元肯定是利息，没有给现金。',
    'On the evening of 12 March 2023 Zhou Qiming told me by message that he had got a hundred and ninety-one, so the 9,000 was certainly interest and no cash was handed over.',
  ],
});
