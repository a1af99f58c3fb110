import type { FlowNode } from '@lets/contract';
import { say } from '../../build.ts';

type Line = FlowNode['lines'][number];

/** With a plea: the sentence above all. */
export const DEBATE_LINES: Line[] = [
  say(
    'presiding',
    '法庭调查结束，现在辩论。被告人认罪，请控辩双方主要围绕量刑和其他有争议的问题发表意见，先由公诉人发言。',
    'The investigation is closed and the debate begins. As the defendant admits the charge, please concentrate on the sentence and on what is disputed. The prosecutor will speak first.',
  ),
  say(
    'prosecutor',
    '公诉意见：事实清楚，证据确实、充分，被告人构成盗窃罪。认罪认罚依法从宽；利用前雇主的钥匙夜间进入、当天变卖，应当酌情考虑。量刑建议为有期徒刑十个月，罚金 8,000 元，不适用缓刑。',
    "For the prosecution: the facts are clear, the evidence is reliable and sufficient, and the defendant is guilty of theft. His plea calls for leniency. It should also be taken into account that he went in at night with his former employer's key and sold a lens the same day. We recommend ten months of imprisonment and a fine of 8,000 yuan, without suspension.",
  ),
  say(
    'victim',
    '钱我收到了，谅解是我自己的意思。他跟我学过两年，我不求重判。',
    'I have received the money, and I forgive him of my own accord. He trained with me for two years. I do not ask for a heavy sentence.',
  ),
  say(
    'defender',
    '对定罪没有异议，对量刑建议有异议。第一，电话通知后自行到案，如实供述，是自首，建议只写了坦白；第二，5,000 元损失已经赔清，被害人谅解，都在建议之后；第三，四个缓刑条件都具备，建议没有说明为什么不适用。',
    'We do not dispute guilt, but we object to the recommendation. First, he came of his own accord after a telephone call and confessed truthfully: that is voluntary surrender, whereas the recommendation speaks only of confession. Second, the loss of 5,000 yuan has been paid and the victim has forgiven him, both since the recommendation was made. Third, all four conditions for suspension are met, and no reason is given for not recommending it.',
  ),
  say(
    'prosecutor',
    '回应两点：自首我方尊重合议庭的审查；对刑罚有意见不等于反悔，公诉机关不主张撤回从宽。是否调整建议，可以在法庭指定的时间内答复。',
    'Two points in reply. We leave voluntary surrender to the panel. Objecting to the sentence is not withdrawing the plea, and we do not ask that leniency be withdrawn. We can say whether we adjust the recommendation within the time the court sets.',
  ),
  say(
    'assistant',
    '补充：到案经过的表述以值班登记为准，提出建议时没有考虑这一点，是我们的疏漏。',
    'I add one thing: on how he arrived, the station register is the record to follow. The recommendation did not take it into account, and that was our oversight.',
  ),
  say(
    'judge',
    '请双方分别说明：自首可以从轻到什么程度；罚金 8,000 元的依据是什么；适用缓刑对社区有没有影响。',
    'Would both sides say how far voluntary surrender should reduce the sentence, on what basis the fine is put at 8,000 yuan, and whether suspension would affect the community?',
  ),
  say(
    'defender',
    '自首可以从轻或者减轻，辩护人请求从轻，有期徒刑七个月以下；罚金在一千元以上、盗窃数额二倍以下，请结合退赔酌减；社区愿意接收，他母亲可以监督。',
    'Voluntary surrender may bring a lighter or a mitigated penalty; we ask for a lighter one, of no more than seven months. The fine must be between 1,000 yuan and twice the value stolen; please take restitution into account. The community is willing to have him, and his mother will keep an eye on him.',
  ),
  say(
    'assessor',
    '判缓刑的话，他有没有固定工作和住处？他会不会再去工作室？',
    'If the sentence were suspended: does he have steady work and a home? Would he go to the studio again?',
  ),
  say(
    'defendant',
    '我在一家冲印店打工，同我妈住。工作室我不会再去，除非罗老师叫我去道歉。',
    'I work in a photo lab and live with my mother. I shall not go to the studio again, unless Ms Luo asks me to come and apologise.',
  ),
  say(
    'presiding',
    '双方意见法庭已经听清，辩论终结。被告人作最后陈述，由你本人说。',
    'The court has heard both sides, and the debate is closed. The defendant will now make his final statement, in his own words.',
  ),
  say(
    'defendant',
    '我最后说：东西不是我的，我不该去。工资的事可以去仲裁，不能这样拿。对不起罗老师，她教过我用那台相机。请给我一次机会。',
    "My final statement is this: the things were not mine, and I should not have gone there. Wages can be taken to arbitration; one may not take the law into one's own hands. I am sorry, Ms Luo; you taught me to use that camera. Please give me a chance.",
  ),
  say(
    'clerk',
    '最后陈述已记录。休庭以后请诉讼参与人核对笔录。',
    'The final statement has been recorded. Will the participants please check the record after the adjournment.',
  ),
  say(
    'presiding',
    '辩护方对量刑建议有异议，请检察院核对以后答复法庭。现在休庭。',
    'The defence objects to the recommendation. The procuratorate is asked to check it and to reply to the court. The court is adjourned.',
  ),
];

/** Without a plea: guilt first, then the sentence. */
export const FULL_DEBATE_LINES: Line[] = [
  say(
    'presiding',
    '法庭调查结束。先辩论是否构成犯罪，再辩论量刑和其他问题。',
    'The investigation is closed. We shall debate first whether an offence was committed, then the sentence and other issues.',
  ),
  say(
    'prosecutor',
    '欠薪不产生取走他人财物的权利。夜间进入、绕开正门、取走价值五倍的东西、当天变卖，事后没有告知被害人，足以认定非法占有目的。',
    'Unpaid wages give no right to take what belongs to another. He went in at night, avoided the front door, took things worth five times as much, sold one the same day and never told the victim: that is enough to find the intent of unlawful appropriation.',
  ),
  say(
    'defender',
    '他有真实的债权，要过两次；用本名出售，东西放在床边不藏；被害人承认欠薪。这些不能排除“拿了抵账”的合理怀疑。私力取财有错，可以承担民事责任，不等于盗窃。',
    'He had a real claim and had asked for it twice; he sold under his own name and did not hide the rest; the victim admits the debt. That leaves a reasonable doubt: he may have taken the things to settle the debt. Taking the law into his own hands was wrong and may make him liable in civil law, but it is not theft.',
  ),
  say(
    'prosecutor',
    '抵账要有数额相当的认识。他说没有算过值多少，恰恰说明他不是在算账；卖掉的钱付了房租，也没有留下任何抵账的表示。',
    'Someone who means to settle a debt has a corresponding sum in mind. He says that he did not work out what the things were worth, so he was not settling an account. The money went on rent, and he gave no sign that any debt was being settled.',
  ),
  say(
    'judge',
    '请辩护人回应：价值超过债权的部分，即使按抵账理解，是否也是非法占有？',
    'Would counsel answer this: even if he meant to set off the debt, was not the part exceeding it unlawfully appropriated?',
  ),
  say(
    'defender',
    '超过部分他愿意归还，也没有处分；已经处分的镜头 3,200 元，没有超过 4,300 元。如果合议庭仍认定有罪，请考虑自首、退赔、谅解和起因。',
    'He was ready to return the part that exceeded it, and he did not dispose of that part. The lens he did dispose of is worth 3,200 yuan, which is less than 4,300. If the panel still finds him guilty, please consider surrender, restitution, forgiveness and the cause.',
  ),
  say(
    'victim',
    '工资可以算，东西不能这样拿。怎么判我听法庭的。',
    'The wages can be settled, but one does not take things like that. I leave the sentence to the court.',
  ),
  say(
    'assistant',
    '量刑方面：值班登记证明他自行到所，5,000 元已经赔清。没有认罪认罚，不再提出从宽建议。',
    'As to the sentence: the register shows that he came of his own accord, and the 5,000 yuan has been paid. As there is no plea, we no longer recommend leniency.',
  ),
  say(
    'assessor',
    '问公诉人：如果他当时给罗敏留一张条子，说拿东西抵工资，还算不算偷？',
    'A question to the prosecutor: if he had left Luo Min a note saying that he was taking the things in place of his wages, would it still be theft?',
  ),
  say(
    'prosecutor',
    '那就要重新审查主观目的。本案没有条子，也没有电话，这正是区别。',
    'In that case the intent would have to be examined afresh. Here there was neither a note nor a call, and that is the difference.',
  ),
  say(
    'presiding',
    '辩论终结，被告人作最后陈述。',
    'The debate is closed. The defendant will now make his final statement.',
  ),
  say(
    'defendant',
    '我最后说：我想要的是我的工资，方式错了，该赔的我都赔了。说我是贼，我不认。',
    'My final statement is this: I wanted my wages and went about it the wrong way, and I have paid everything I owed for it. But I deny that I am a thief.',
  ),
  say('clerk', '最后陈述已照原话记录。', 'The final statement has been recorded in his own words.'),
];

/** The adjusted recommendation is put to both sides. */
export const ADJUSTED_LINES: Line[] = [
  say(
    'presiding',
    '继续开庭。请公诉人说明量刑建议的调整，再听取被告人、辩护人和被害人的意见。',
    'The court resumes. The prosecutor will explain how the recommendation is adjusted; we shall then hear the defendant, his counsel and the victim.',
  ),
  say(
    'prosecutor',
    '经重新核对，认定自首，考虑退赔和谅解，将量刑建议调整为有期徒刑八个月，并处罚金 6,000 元。利用前雇主的钥匙夜间进入，仍不建议适用缓刑。',
    "After a further check we accept voluntary surrender and take account of restitution and forgiveness. The recommendation is adjusted to eight months of imprisonment and a fine of 6,000 yuan. As he went in at night with his former employer's key, we still do not recommend suspension.",
  ),
  say(
    'assistant',
    '书面的核对意见已经提交法庭并送达辩护人，每个情节写明了材料出处。',
    'Our written check has been filed with the court and served on counsel; it states the source for each circumstance.',
  ),
  say(
    'judge',
    '问公诉人：不适用缓刑，是认为四个条件里缺哪一个？',
    'A question to the prosecutor: you do not recommend suspension. Which of the four conditions do you say is lacking?',
  ),
  say(
    'prosecutor',
    '主要是犯罪情节：知道夜间无人，用信任得来的钥匙进入。其他三个条件我方没有异议。',
    'Mainly the circumstances of the offence: he knew that nobody would be there at night and used a key with which he had been entrusted. We do not dispute the other three conditions.',
  ),
  say(
    'defender',
    '刑期的调整我方接受，缓刑的意见不变：数额在这一档里偏低，没有破坏，没有隐匿，情节属于较轻。',
    'We accept the shorter term. On suspension our position is unchanged: the value is at the low end of its range, nothing was broken and nothing was hidden. The circumstances are minor.',
  ),
  say(
    'defendant',
    '调整以后的建议我听明白了，仍然愿意认罪认罚。如果能判缓刑，我一定守规矩。',
    'I have understood the adjusted recommendation, and I stand by my plea. If the sentence is suspended, I shall certainly keep to the rules.',
  ),
  say('victim', '我没有不同意见。', 'I have no objection.'),
  say(
    'assessor',
    '公诉人当庭调整了建议，我记下了。请审判长说明：调整了，我们是不是就一定要采纳？',
    'I have noted that the prosecutor adjusted the recommendation in court. Would the presiding judge explain: now that it has been adjusted, must we adopt it?',
  ),
  say(
    'presiding',
    '一般应当采纳；调整以后仍然明显不当的，依法判决。这一点由合议庭评议。',
    'As a rule it should be adopted; if it is still clearly improper after adjustment, the court gives judgment according to law. That is for the panel to deliberate.',
  ),
  say(
    'clerk',
    '调整的内容和各方意见已记录。',
    'The adjustment and the opinions of each side have been recorded.',
  ),
];
