import type { FlowNode } from '@lets/contract';
import { say, sayWeighing, showing } from '../../build.ts';

type Line = FlowNode['lines'][number];

/** The prosecution proves, the defence tests the proof, the court asks: Articles 58 to 60. */
export const LEGALITY_LINES: Line[] = [
  say(
    'presiding',
    '辩护人提供了线索，合议庭对第一份讯问笔录收集的合法性有疑问，决定先行当庭调查。由公诉人证明收集合法。',
    'Counsel has provided leads, and the panel doubts whether the first record was lawfully obtained. It has decided to inquire into that first. It is for the prosecutor to prove that the record was lawfully obtained.',
  ),
  showing(
    ['evidence_6_statement'],
    'prosecutor',
    '出示办案单位的情况说明：22 时 41 分至 22 时 58 分更换存储卡，没有录像。17 日的讯问由另外两人进行，录像完整，内容一致，可以印证第一份笔录是自愿的。',
    "I produce the station's statement: from 22:41 to 22:58 the memory card was changed and nothing was recorded. The questioning of the 17th was conducted by two other officers and recorded in full; he said the same, which shows that the first record was voluntary too.",
  ),
  say(
    'defender',
    '请法庭细看这份说明：谁签的名，有没有单位印章，什么时候写的。没有签名或者盖章的说明不能作为证据；就算齐全，也不能单独证明合法。',
    'I ask the court to look closely at the statement: who signed it, whether it bears the seal of the unit, and when it was written. A statement without signature or seal may not be used as evidence; and even if it were complete, it could not by itself prove lawfulness.',
  ),
  say(
    'assistant',
    '办案单位已经联系，两名讯问人员中一名已经调离，另一名在外地执行任务，今天没有到庭。提讯登记只记到达和离开的时间。',
    'We contacted the station. One of the two officers has been transferred, the other is on duty elsewhere, and neither is here today. The register of questioning records only the times at which he was brought in and taken out.',
  ),
  say(
    'judge',
    '问公诉人：换卡通常要几分钟？有没有设备日志？22 时 41 分以前的笔录写“不清楚”，22 时 58 分以后第一句是“是我拿的”，中间发生了什么？',
    'A question to the prosecutor: how long does it usually take to change a card? Is there a log of the device? Before 22:41 the record says "No", and after 22:58 it begins with "I did". What happened in between?',
  ),
  say(
    'prosecutor',
    '设备日志没有保存。公诉机关没有证据证明存在威胁，也没有收到过控告。',
    'The device log was not kept. We have no evidence of a threat, and no complaint was ever received.',
  ),
  say(
    'defender',
    '证明责任不在被告人。请准许我问被告人三个问题。那名民警站在哪里，说了几遍，你当时担心什么？',
    'The burden of proof is not on the defendant. I ask leave to put three questions to him. Where did the officer stand, how often did he say it, and what were you afraid of?',
  ),
  say(
    'defendant',
    '站在我右边，说了两遍，还拿出手机要打电话。我妈一个人带我，就靠那份工。她要是被叫到派出所，街道第二天就不要她了。',
    'On my right. He said it twice, and took out his telephone as if to call. My mother brought me up alone, and that job is all she has. Had she been called to the station, the subdistrict would have dropped her the next day.',
  ),
  say(
    'assessor',
    '问被告人：17 日那一次，你为什么又说了一遍？有没有人提起你母亲？',
    'A question to the defendant: why did you say it again on the 17th? Did anybody mention your mother?',
  ),
  say(
    'defendant',
    '没有人提。那天先告诉我可以请律师，问得也客气。我想反正说过了，就照实又说了一遍。',
    'Nobody did. That day they first told me that I could have a lawyer, and they were polite. I thought I had already said it anyway, so I told them again how it happened.',
  ),
  say(
    'prosecutor',
    '这一回答说明 17 日的供述是自愿的，与第一份笔录是否排除无关。公诉机关认为，即使说过那句话，也没有达到使人难以忍受的程度。',
    'That answer shows that the confession of the 17th was voluntary, whatever becomes of the first record. And even if those words were spoken, we submit that they did not cause suffering that was hard to bear.',
  ),
  say(
    'defender',
    '严重损害近亲属合法权益的威胁，同样在应当排除之列。十七分钟没有录像、没有日志、没有人到庭，恰恰说明不能排除。',
    'A threat of serious harm to the lawful interests of a close relative is likewise a ground for exclusion. Seventeen minutes without a recording, without a log and without a witness show precisely that a threat cannot be ruled out.',
  ),
  say(
    'victim',
    '我不懂这些。我只想说，东西是从我那里拿走的，这一点他自己也没有否认过。',
    'I do not understand these things. I only want to say that the things were taken from my studio, and that he has never denied it.',
  ),
  say(
    'clerk',
    '公诉人出示的材料、辩护人的意见和被告人的原话已记录。',
    "What the prosecutor produced, counsel's opinion and the defendant's own words have been recorded.",
  ),
  say(
    'presiding',
    '双方意见听取完毕。休庭，合议庭评议是否排除，然后当庭宣布。',
    'Both sides have been heard. The court adjourns; the panel will deliberate on exclusion and announce its decision in court.',
  ),
];

export const EXCLUSION_LINES: Line[] = [
  sayWeighing(
    'judge',
    [
      '公诉方拿出来的只有一份情况说明，缺一名讯问人员的签名，也没有单位印章，依照解释第一百三十五条不得作为证据。没有日志，没有人到庭，前后两句话正好断在这十七分钟。不能排除，我同意排除。',
      'All that the prosecution produced is a statement that lacks the signature of one officer and the seal of the unit; under Article 135 of the Interpretation it may not be used as evidence. There is no log and no witness, and his answer changes in exactly these seventeen minutes. Threats cannot be ruled out, and I agree to exclude the record.',
    ],
    [
      '说明有毛病，我不采信它；可是解释第一百二十三条要求威胁使人遭受难以忍受的痛苦而违背意愿。他说的只是一句话，17 日没有人吓他，他又照样说了一遍。我看没有达到这个程度，不同意排除。',
      'The statement is flawed, and I give it no weight. But Article 123 of the Interpretation requires a threat that causes suffering so hard to bear that the person speaks against his will. What he describes is a single remark, and on the 17th, when nobody frightened him, he said the same. In my view that threshold was not reached, and I do not agree to exclude the record.',
    ],
  ),
  sayWeighing(
    'assessor',
    [
      '换一张卡用十七分钟，我摆弄了二十年相机，没有见过。他妈就靠那份工，这句话对他比打还重。我同意排除。',
      'In twenty years with cameras I have never seen anybody take seventeen minutes to change a card. His mother lives on that job; to him those words are worse than blows. I agree to exclude the record.',
    ],
    [
      '机器坏了、人去找卡，十七分钟也不是不可能。他说有人吓他，只有他一个人说，我没法全信。我不同意排除。',
      'A machine fails and somebody goes to look for a card: seventeen minutes is not impossible. Only he says that he was threatened, and I cannot rely entirely on that. I do not agree to exclude the record.',
    ],
  ),
  sayWeighing(
    'presiding',
    [
      '责任在公诉方。不是要查清他有没有被吓，而是公诉方有没有把这种可能排除掉。没有。我同意排除，17 日的笔录另行审查。请表决。',
      'The burden is on the prosecution. We need not find that he was frightened; the question is whether the prosecution has ruled that out. It has not. I agree to exclude the record; the record of the 17th is to be examined separately. Please vote.',
    ],
    [
      '责任在公诉方，它以 17 日的完整录像和前后一致的内容作了证明；一句没有旁证的话，不足以使我怀疑到不能排除的地步。我不同意排除。请表决。',
      'The burden is on the prosecution, and it has discharged it by the full recording of the 17th and the consistency of the two records. One remark that nothing else supports does not leave me with a doubt that cannot be dispelled. I do not agree to exclude the record. Please vote.',
    ],
  ),
  say(
    'clerk',
    '三人的意见和理由分别记录，决定在恢复开庭时宣布。',
    'The opinions of the three members are recorded with their reasons; the decision will be announced when the court resumes.',
  ),
];
