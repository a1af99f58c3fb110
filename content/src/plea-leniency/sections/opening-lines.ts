import type { FlowNode } from '@lets/contract';
import { say, sayAfter } from '../../build.ts';

type Line = FlowNode['lines'][number];

/** Who explained it, what was explained, what was understood: Article 190. */
export const OPENING_LINES: Line[] = [
  say(
    'clerk',
    '公诉人、被告人、辩护人、被害人均已到庭，值班律师应法庭通知到庭说明情况。请遵守法庭纪律，未经许可不得录音录像。请审判人员入庭。',
    'The prosecutor, the defendant, his counsel and the victim are present; duty counsel has come at the request of the court to explain what happened. Please observe order; no recording is allowed without leave. The panel may enter.',
  ),
  say(
    'presiding',
    '现在开庭，公开审理何家俊盗窃一案。被告人有权申请回避，有权自行辩护，有权提出证据、申请新的证人到庭，有权作最后陈述。是否申请回避？',
    'The court is in session. The theft case of He Jiajun is heard in public. The defendant may apply for recusal, may defend himself, may offer evidence and ask for new witnesses, and has the right to make a final statement. Is there any application for recusal?',
  ),
  say('defendant', '不申请。', 'No.'),
  say(
    'prosecutor',
    '宣读起诉书：2025 年 3 月 14 日 2 时许，何家俊用没有交还的钥匙进入拾光摄影工作室，取走相机一台、镜头两支，价值 21,600 元，应当以盗窃罪追究刑事责任。',
    'I read the indictment. On 14 March 2025, at about 2:00, He Jiajun entered the Shiguang photo studio with a key he had not returned and took a camera and two lenses worth 21,600 yuan. He is charged with theft.',
  ),
  say(
    'presiding',
    '被告人，认罪认罚的规定是谁向你解释的？解释了什么？你以为会怎样判？',
    'Defendant, who explained the rules on pleas to you? What was explained, and what sentence did you expect?',
  ),
  say(
    'defendant',
    '检察官念过一遍，值班律师同我谈了十来分钟。我当时以为会判缓刑，后来辩护人讲清楚了，建议里没有。',
    'The prosecutor read them to me, and duty counsel spoke with me for some ten minutes. At the time I expected a suspended sentence; my counsel has since explained that none is recommended.',
  ),
  say(
    'duty_counsel',
    '我阅卷二十分钟，会见十来分钟，没有看录像。他问过会不会坐牢，我告诉他最后由法院决定；他以为会怎样判，我没有追问。',
    'I read the file for twenty minutes and met him for about ten; I did not watch the recording. He asked whether he would go to prison, and I told him that this was for the court to decide. I did not go on to ask what he expected.',
  ),
  say(
    'judge',
    '问值班律师：到案经过的疑问，你当时有没有书面提出？公诉机关怎样答复？',
    'A question to duty counsel: did you raise your doubts about his arrival in writing, and what did the procuratorate answer?',
  ),
  say(
    'duty_counsel',
    '写进了法律意见，附在卷里。答复是再核对，后来的结果没有告诉我。',
    'It is in my opinion, which is in the file. The answer was that it would be checked; I was not told what came of it.',
  ),
  say(
    'assistant',
    '告知书、具结书和听取意见的笔录已随案移送。值班律师的意见在卷，核对结果今天当庭说明。',
    "The notice of rights, the plea statement and the record of opinions came with the file. Duty counsel's opinion is in the file too, and we shall explain the result of the check today.",
  ),
  say(
    'assessor',
    '签的时候，有没有哪一条你没看懂？没看懂为什么还签？',
    'When you signed, was there any item that you did not understand? If so, why did you sign?',
  ),
  say(
    'defendant',
    '“不适用缓刑”那几个字我看见了，以为是说不用再另外办手续。看不懂，不好意思问。',
    'I saw the words "without suspension" and took them to mean that no further formality was needed. I did not understand them and was ashamed to ask.',
  ),
  say(
    'prosecutor',
    '权利和规定已经告知，告知书有他的签名。他现在是否愿意，请法庭审查。',
    'His rights and the rules were explained, and he signed the notice. I ask the court to examine whether he is still willing today.',
  ),
  say(
    'judge',
    '不认是你的权利，不会因此加重；但因认罪认罚而从宽的那一部分就没有了，程序也要转换。你明白吗？',
    'You have the right to deny the charge, and your sentence will not be heavier for it. But the leniency that comes with a plea falls away, and the procedure changes. Do you understand?',
  ),
  say(
    'defender',
    '请法庭给被告人几分钟，由他想清楚再回答；需要的话，请准许我同他单独商量。',
    'I ask the court to give the defendant a few minutes so that he can think before he answers, and, if need be, to let me speak with him alone.',
  ),
  say(
    'victim',
    '我没有要求他怎样认，我只希望他说实话。',
    'I do not ask him to plead one way or the other. I only want him to tell the truth.',
  ),
  say(
    'presiding',
    '给你时间。想好以后由你本人回答：指控的事实有没有异议，罪名有没有异议，是不是仍然愿意接受处罚。',
    'Take your time. When you are ready, answer for yourself: do you dispute the facts, do you dispute the offence, and are you still willing to accept punishment?',
  ),
  say(
    'defendant',
    '我听明白了，这是我自己想好的：对事实和罪名没有异议，我坚持认罪认罚，请法庭继续审理。',
    'I have understood, and this is my own answer: I dispute neither the facts nor the offence. I maintain my plea; please go on with the trial.',
  ),
];

/** What changes where a plea falls away: the defendant withdraws it, or the panel does not find it voluntary. */
export const NO_PLEA_LINES: Line[] = [
  sayAfter(
    { plea_vote: ['rejected', 'tied'] },
    'presiding',
    '恢复法庭调查。合议庭评议以后，不能认定被告人认罪认罚出于自愿：签署时他没有弄清后果。',
    'The investigation is resumed. After deliberation the panel cannot find that the plea was voluntary: when he signed he was not clear about the consequences.',
  ),
  say(
    'presiding',
    '本案不再按认罪认罚处理。被告人，向你说明三件事：否认是你的权利，不因此从重；量刑建议不再作为判决的依据；已经简化的调查要重新进行。听明白了吗？',
    'The case is no longer dealt with as a plea case. Defendant, there are three things to explain: denying the charge is your right and will not make your sentence heavier; the recommendation is no longer a basis for the judgment; and where the investigation was shortened, it will be held again. Have you understood?',
  ),
  say(
    'defendant',
    '听明白了。东西是我拿的，可我没想偷，我是要抵她欠我的工资。',
    'I have. I took the things, but I did not mean to steal: I took them to set off the wages she owes me.',
  ),
  say(
    'judge',
    '你不认的是“偷”这个意思，拿走东西的经过你认不认？签具结书时为什么没有说工资的事？',
    'What you deny is that you meant to steal. Do you admit how the things were taken? And why did you say nothing about wages when you signed the plea statement?',
  ),
  say(
    'defendant',
    '经过我认。工资的事没有人问，我以为说了也没有用。',
    'I admit how it happened. Nobody asked about wages, and I thought it would be no use to mention them.',
  ),
  say(
    'prosecutor',
    '公诉机关撤回量刑建议，按普通程序举证。具结书不作为定罪的单独根据，被告人以前的供述依法出示。',
    'The procuratorate withdraws its recommendation and will produce its evidence under ordinary procedure. The plea statement will not be relied on by itself to convict; his earlier statements will be produced according to law.',
  ),
  say(
    'assistant',
    '工资争议的材料卷里没有，我方会向被害人核实，有利不利都提交。',
    'There is nothing in the file on the dispute about wages. We shall ask the victim and submit what we find, whichever side it favours.',
  ),
  say(
    'defender',
    '辩护人改作无罪辩护，需要时间准备，并申请向被害人发问。认罪认罚时所作的让步，请不要作为不利于他的根据。',
    'I shall now ask for an acquittal. I need time to prepare, and I ask leave to question the victim. What he conceded as part of the plea should not be held against him.',
  ),
  say(
    'victim',
    '工资是有争议，可我没有答应他拿东西抵。谅解书我不收回。',
    'The wages are in dispute, but I never agreed that he could take things for them. I do not take back my letter of forgiveness.',
  ),
  say(
    'assessor',
    '他不认了，程序也要转换，我有一处想先弄清楚。请审判长说明：他以前签过的那张纸还看不看？',
    'He no longer pleads guilty and the procedure changes; there is one thing I should like to understand first. Would the presiding judge explain: do we still look at the paper he signed?',
  ),
  say(
    'presiding',
    '可以看他当时说过什么，但不能只凭它定罪，也不能再按它从宽。审理期限从决定转为普通程序之日起计算，休庭以后继续。',
    'We may look at what he said then, but we cannot convict on it alone, nor can it bring him leniency any longer. The time limit for the trial runs afresh from the decision to change to ordinary procedure. We shall continue after a short adjournment.',
  ),
  say(
    'clerk',
    '不认的范围和转换程序的理由已逐句记入笔录，请被告人核对。',
    'What is denied, and why the procedure changes, has been recorded sentence by sentence. The defendant will please check it.',
  ),
];

/** Nobody signed a plea statement: the trial opens as any other. */
export const PLAIN_LINES: Line[] = [
  say(
    'clerk',
    '公诉人、被告人、辩护人、被害人均已到庭。请遵守法庭纪律。请审判人员入庭。',
    'The prosecutor, the defendant, his counsel and the victim are present. Please observe order. The panel may enter.',
  ),
  say(
    'presiding',
    '现在开庭，公开审理何家俊盗窃一案，适用普通程序。被告人有权申请回避、自行辩护、提出证据、作最后陈述。是否申请回避？请公诉人宣读起诉书。',
    'The court is in session. The theft case of He Jiajun is heard in public, under ordinary procedure. The defendant may apply for recusal, may defend himself, may offer evidence and may make a final statement. Is there any application for recusal? The prosecutor will read the indictment.',
  ),
  say(
    'prosecutor',
    '宣读起诉书：2025 年 3 月 14 日 2 时许，何家俊用没有交还的钥匙进入拾光摄影工作室，取走相机一台、镜头两支，价值 21,600 元，应当以盗窃罪追究刑事责任。被告人没有签署具结书，起诉书不载明认罪认罚。',
    'I read the indictment. On 14 March 2025, at about 2:00, He Jiajun entered the Shiguang photo studio with a key he had not returned and took a camera and two lenses worth 21,600 yuan. He is charged with theft. He signed no plea statement, and the indictment does not mention a plea.',
  ),
  say(
    'judge',
    '被告人对指控的犯罪事实和罪名有没有异议？请分开说。',
    'Does the defendant dispute the facts, and does he dispute the offence? Please answer each separately.',
  ),
  say(
    'defendant',
    '不申请回避。东西是我拿的；说我偷，我不认，她欠我工资。',
    'I do not apply for recusal. I took the things. I deny that I stole them: she owes me wages.',
  ),
  say(
    'defender',
    '辩护人作无罪辩护，并坚持排除第一份讯问笔录的意见。',
    'I shall ask for an acquittal, and I maintain what I have said about the first record of questioning.',
  ),
  say(
    'assistant',
    '全部证据目录和开示的材料已经送达辩护人，包括值班登记。',
    'The list of all evidence, and the documents disclosed, have been served on counsel, the station register among them.',
  ),
  say(
    'assessor',
    '我没有问题，听完证据再问。',
    'I have no question yet. I shall ask when I have heard the evidence.',
  ),
  say('victim', '我到庭是想听他自己怎么说。', 'I am here to hear what he himself has to say.'),
  say(
    'judge',
    '没有认罪认罚，不等于从重；公诉方要逐一举证，合议庭只看证据。',
    'The absence of a plea is not a ground for a heavier sentence. The prosecution must prove its case item by item, and the panel looks only at the evidence.',
  ),
];
