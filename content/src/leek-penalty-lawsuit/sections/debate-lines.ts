import type { FlowNode } from '@lets/contract';
import { say } from '../../build.ts';
import type { ByFine, Fine } from '../fine.ts';

type Lines = FlowNode['lines'];

const ARGUED: ByFine<Lines> = {
  50000: [
    say(
      'presiding',
      '进入辩论。罚款是不是明显不当，请被告先说明理由。',
      'We come to the debate. Is the fine obviously inappropriate? The defendant will give its reasons first.',
    ),
    say(
      'counsel_d',
      '五万元是法律规定的最低数额，机关已经从轻；裁量在幅度之内，法院应当尊重。',
      'Fifty thousand is the statutory minimum, and the penalty was already the lighter one. Discretion exercised within the range deserves the respect of the court.',
    ),
    say(
      'counsel_p',
      '幅度之内不等于适当：八百九十多倍的罚款，同类案件三千到八千元，被告说不出差别，就是明显不当。',
      'Within the range is not the same as appropriate. The fine is nearly nine hundred times the value of the goods, the fines in similar cases are three to eight thousand, and no reason is given for the difference: that is obviously inappropriate.',
    ),
    say(
      'judge_a',
      '问被告：第三十二条写“应当从轻或者减轻”，一个选择被文件关掉以后，裁量还在不在？',
      'To the defendant: Article 32 says "shall be lighter or mitigated". If a document shuts out one of the choices, is there still discretion?',
    ),
    say(
      'counsel_d',
      '从轻这一个选择还在，也用了。至于文件该不该这样写，请法院审查。',
      'The choice of a lighter penalty remained, and it was used. Whether the document should be worded that way is for the court to review.',
    ),
    say(
      'assessor',
      '问原告方：如果撤销重作，你们担心什么？',
      "To the plaintiff's side: if the fine is revoked and a new decision is made, what do you fear?",
    ),
    say(
      'counsel_p',
      '担心换一个理由又是几万元，再来一次法院，店等不到那一天。所以我们把变更写在前面。',
      'That there will be another reason for tens of thousands and another action, and the shop will not last that long. That is why varying comes first.',
    ),
    say(
      'plaintiff',
      '最后意见：我该罚，可是请罚得让我还能开门。',
      'In conclusion: I deserve a penalty, but please let it be one that leaves my shop open.',
    ),
    say(
      'head',
      '最后意见：程序是守住了的，数额请法院审查，我们尊重裁判。',
      'In conclusion: we observed the procedure. The amount is for the court to review, and we will respect its judgment.',
    ),
  ],
  10000: [
    say(
      'presiding',
      '进入辩论。已经减轻的罚款会不会明显不当，请被告先说明理由。',
      'We come to the debate. Can a fine that was mitigated be obviously inappropriate? The defendant will give its reasons first.',
    ),
    say(
      'counsel_d',
      '法律没有规定减轻以后的下限，减到哪里是机关的判断。比丙案高两千元，有提醒过的区别，谈不上“明显”。',
      'The law sets no floor below the range, and how far to mitigate is for the agency to judge. Two thousand more than in case C, where the trader had not been told before, is nothing "obvious".',
    ),
    say(
      'counsel_p',
      '没有下限，不等于没有理由。把改正好了的事当成再犯，是考虑了不该考虑的；货值五分之一的案子反而罚得更重，这样的不当一眼就看得见。',
      'That there is no floor does not mean that there need be no reason. To treat what was put right as a repeated offence is to take an irrelevant factor into account; and where goods worth a fifth as much attract a higher fine, the impropriety can be seen at a glance.',
    ),
    say(
      'judge_a',
      '问原告方：“明显”两个字，你们用丁案来比。丁案记录齐全，本案不齐，差的这一点值多少？',
      'To the plaintiff\'s side: you measure "obviously" by case D. The records were complete there, and here they were not. What is that worth?',
    ),
    say(
      'counsel_p',
      '值多少应当由被告说。我们只说一点：法制审核看过同一张清单、同一本进货本，建议的是 3,000 元。',
      'That is for the defendant to say. We only point out that the legal review saw the same list and the same book, and proposed 3,000.',
    ),
    say(
      'assessor',
      '问被告：如果法院只说这一条理由不能用，不改数额，你们重作会是多少？',
      'To the defendant: if the court only says that this reason may not be used and leaves the amount to you, what would it be?',
    ),
    say(
      'counsel_d',
      '我不能替集体讨论报数。能说的是，理由没有了，数额就要重新衡量，不能原样再来一次。',
      'I cannot name a figure for the heads. What I can say is that without that reason the amount has to be reconsidered, and cannot simply be repeated.',
    ),
    say(
      'plaintiff',
      '最后意见：我改过的事，请不要当成我没有改。该罚的我交。',
      'In conclusion: please do not treat what I put right as if I had never put it right. I will pay what is due.',
    ),
    say(
      'head',
      '最后意见：减轻我们是认真想过的，数额说明得不够，这一点请法院审查，我们尊重裁判。',
      'In conclusion: we did think seriously about mitigation. The amount was not explained well enough; that is for the court to review, and we will respect its judgment.',
    ),
  ],
  3000: [
    say(
      'presiding',
      '进入辩论。先说条件具备不具备，再说“可以”该不该用。请被告先说明理由。',
      'We come to the debate: first, whether the conditions are met; then, whether the discretion to exempt should have been used. The defendant will give its reasons first.',
    ),
    say(
      'counsel_d',
      '查验是第六十五条写明的义务：名称、数量、日期、供货者名称、地址、联系方式，还有凭证。七样做了三样，不能叫“履行了”。三千元与丁案相同，没有谁吃亏。',
      'Article 65 lists what has to be checked and recorded: the name of the product, the quantity, the date, the name, address and contact details of the supplier, and the vouchers. Three out of seven does not amount to "performed". Case D was also fined three thousand; nobody has been treated worse than another.',
    ),
    say(
      'counsel_p',
      '第一百三十六条说的是“进货查验等义务”，一个人的小店做到哪一步，要看做得到哪一步。她有逐日的本子、付款记录，当场说得出摊位号，供货商也认。欠缺的一张证，不该抵掉其余全部。',
      'Article 136 speaks of "the duty to check purchases and the like", and how far it must be performed depends on what a shop run by one person can do. She had a daily book and a record of the payment, she could name the stall at once, and the supplier confirms it. One missing certificate should not cancel out all the rest.',
    ),
    say(
      'judge_a',
      '问原告方：就算三个条件都具备，条文写的是“可以免予处罚”。被告不用这个“可以”，违法在哪里？',
      'To the plaintiff\'s side: even if all three conditions are met, the article says "may be exempted". What is unlawful about not using this "may"?',
    ),
    say(
      'counsel_p',
      '“可以”不是随意：没有危害、主动召回、说了实话，这样的人还不用，就没有人可用了。不用而说不出理由，就是明显不当。',
      '"May" does not mean "as one pleases". If it is not used for someone who caused no harm, recalled the goods of her own accord and told the truth, it will never be used. To refuse it without a reason is obviously inappropriate.',
    ),
    say(
      'assessor',
      '问被告：有人说三千元太轻，违反市局指引。你们担心法院改重吗？',
      'To the defendant: some say that three thousand is too little and violates the Guidance of the city. Do you fear that the court will increase it?',
    ),
    say(
      'counsel_d',
      '不担心，也不请求。变更不得加重原告的义务，她不会因为起诉吃亏；指引我们没有适用。',
      'We do not fear it and do not ask for it. A judgment may not increase the obligations of the plaintiff, and she will not be worse off for having sued; the Guidance was not applied.',
    ),
    say(
      'plaintiff',
      '最后意见：我说的都是真的。我想知道，说了真话的人，法律到底怎样待她。',
      'In conclusion: everything I have said is true. I should like to know how the law treats a person who told the truth.',
    ),
    say(
      'head',
      '最后意见：减轻已经把她的实话算进去了。条件怎样认定，请法院审查，我们尊重裁判。',
      'In conclusion: the mitigation already takes account of her honesty. How the conditions are to be judged is for the court, and we will respect its judgment.',
    ),
  ],
};

export const debateLines = (fine: Fine): Lines => [
  ...ARGUED[fine],
  say(
    'presiding',
    '罚款数额属于裁量，可以调解。双方愿不愿意？不愿意就休庭评议。',
    'The amount of a fine is a matter of discretion and may be mediated. Are both sides willing? If not, the court adjourns to deliberate.',
  ),
  say(
    'clerk',
    '辩论和最后意见已经记录，请核对签字。',
    'The debate and the final statements are recorded. Please check and sign.',
  ),
];
