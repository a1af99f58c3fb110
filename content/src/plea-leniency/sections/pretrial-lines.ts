import type { FlowNode } from '@lets/contract';
import { say, showing } from '../../build.ts';

type Line = FlowNode['lines'][number];

/** The court asks, the defence names its leads, the prosecution answers; nothing is decided. */
export const PRETRIAL_LINES: Line[] = [
  say(
    'presiding',
    '现在召开庭前会议，只了解情况、听取意见。对合议庭组成人员、书记员和公诉人，是否申请回避？',
    'This is the pretrial conference. We gather information and hear opinions, no more. Is there any application for recusal of a member of the panel, the clerk or the prosecutor?',
  ),
  say('defendant', '不申请回避。', 'I do not apply for recusal.'),
  say(
    'defender',
    '不申请回避。辩护人在开庭前提交了排除非法证据申请书，请求排除 3 月 15 日的第一份讯问笔录；对 3 月 17 日的笔录不申请排除。',
    'No application for recusal. I filed an application before the trial to exclude the first record of questioning, of 15 March. I do not ask for the exclusion of the record of 17 March.',
  ),
  say(
    'presiding',
    '请说明线索：什么人、什么时间、什么地点、用什么方式、说了什么。',
    'Please give your leads: who, when, where, in what manner, and what was said.',
  ),
  showing(
    ['evidence_1_record', 'evidence_6_statement'],
    'defender',
    '时间是 22 时 41 分到 22 时 58 分，录像中断；地点是派出所讯问室；一名民警用他母亲的工作相威胁。中断以前他没有承认，恢复以后第一句就是承认。',
    "The time is 22:41 to 22:58, when the recording stops; the place is the questioning room of the station; an officer threatened him with the loss of his mother's job. Before the gap he admitted nothing, and the first thing recorded after it is a confession.",
  ),
  say(
    'defendant',
    '那名民警说：“再不说，就把你妈叫来，她在街道做保洁的活也别想干了。”他姓什么我不知道，高个子，不是记录的那一个。',
    'He said: "Keep this up and we will bring your mother in, and she can forget about her cleaning job with the subdistrict." I do not know his name. He was the tall one, not the one who wrote the record.',
  ),
  say(
    'prosecutor',
    '中断是更换存储卡，办案单位出具了情况说明。17 日那份笔录由另外两名侦查员制作，录像完整。',
    'The recording stopped while the memory card was changed; the station has explained this in writing. The record of the 17th was made by two other officers and recorded without a gap.',
  ),
  say(
    'judge',
    '公诉方除了这份说明，还有没有操作记录、提讯登记或者讯问人员的证言？更换一张卡为什么用了十七分钟？',
    'Apart from this statement, does the prosecution have a log, a register of questioning, or testimony of the officers? Why did it take seventeen minutes to change a card?',
  ),
  say(
    'assistant',
    '目前在卷的只有情况说明。提讯登记可以调取，讯问人员是否出庭，要同办案单位联系。',
    'For now the statement is all there is in the file. The register can be obtained; whether the officers can appear is something we must ask the station.',
  ),
  say(
    'assessor',
    '我想先弄清楚：没有第一份笔录，还剩哪些证据？',
    'I should like to be clear on one thing first: without the first record, what evidence remains?',
  ),
  showing(
    ['evidence_4_register', 'evidence_5_video'],
    'prosecutor',
    '还有楼道监控、二手店登记、勘验笔录、价格认定、追回的器材和 17 日的笔录。如果法庭认为有疑问，我方可以在庭上证明，也可以考虑撤回。',
    "There are the stairway video, the dealer's register, the scene record, the valuation, the recovered equipment and the record of the 17th. If the court has doubts, we can prove our case in court, or consider withdrawing the record.",
  ),
  say(
    'judge',
    '值班登记写着 20:55 电话通知、21:40 到所，与到案经过的“抓获”不一致，请公诉方核对后当庭说明。',
    'The station register records a telephone call at 20:55 and his arrival at 21:40, whereas the arrest note says "caught". Please check this and explain it at the trial.',
  ),
  say(
    'defender',
    '申请通知当晚的讯问人员出庭；不能出庭的，请播放 22 时 30 分到 23 时的录像。',
    'I ask that the officers who questioned him that night be called, or, failing that, that the recording from 22:30 to 23:00 be played.',
  ),
  say(
    'presiding',
    '争议归纳完毕，只有一点：第一份笔录是否以威胁方法取得。庭审时先行调查收集的合法性，是否排除由合议庭在调查以后决定，今天不作结论。',
    'The points in dispute have been defined. There is only one: whether the first record was obtained by threats. We shall inquire into its lawfulness at the trial, and the panel will decide on exclusion after that; no conclusion is drawn today.',
  ),
  say(
    'clerk',
    '会议情况已记入笔录，被告人陈述的原话照录，请核对后签名。',
    "The conference has been recorded, the defendant's words as he spoke them. Please check the record and sign it.",
  ),
];
