import type { FlowNode } from '@lets/contract';
import { say, showing } from '../../build.ts';

type Line = FlowNode['lines'][number];

/** Rights first, then facts, recommendation and procedure, as Article 173 has them. */
export const OPINIONS_LINES: Line[] = [
  say(
    'prosecutor',
    '何家俊，你有权约见值班律师，可以不同意指控，也可以不同意量刑建议。自愿承认指控的犯罪事实、愿意接受处罚的，可以依法从宽。这些听明白了吗？',
    'He Jiajun, you may see duty counsel, you may disagree with the charge, and you may disagree with the recommendation. If you freely admit the facts charged and are willing to accept punishment, you may be treated leniently. Have you understood this?',
  ),
  say(
    'defendant',
    '听明白了。相机和镜头是我拿的，我认。',
    'I have. I took the camera and the lenses, and I admit it.',
  ),
  say(
    'prosecutor',
    '你怎样进去的？拿了哪几件？后来怎样处理？',
    'How did you get in? What exactly did you take, and what became of it?',
  ),
  say(
    'defendant',
    '用以前的钥匙开的门，拿了相机一台、镜头两支。当天中午卖了一支镜头，钱交了房租。',
    'With my old key. I took a camera and two lenses. I sold one lens around noon that day and paid my rent with it.',
  ),
  showing(
    ['evidence_3_value'],
    'assistant',
    '价格认定合计 21,600 元，属于数额较大。检察机关拟建议有期徒刑十个月，罚金 8,000 元，不适用缓刑；程序上拟建议适用简易程序。',
    'The certified value is 21,600 yuan in all, which is a relatively large amount. The procuratorate intends to recommend ten months of imprisonment and a fine of 8,000 yuan, without suspension, and summary procedure.',
  ),
  say(
    'defendant',
    '我想问，签了是不是就不用坐牢？',
    'I should like to ask: if I sign, do I stay out of prison?',
  ),
  say(
    'duty_counsel',
    '不是。刚才的建议里没有缓刑，最后怎样判由法院决定。请公诉机关说明不建议缓刑的理由，并记录我的意见。',
    'No. The recommendation that you have just heard does not include suspension, and the sentence is for the court to decide. I ask the procuratorate to give its reasons for not recommending suspension, and to record my opinion.',
  ),
  say(
    'prosecutor',
    '利用前雇主的钥匙，夜间进入，当天变卖，损失还没有赔。赔偿以后可以重新考虑。',
    "He used his former employer's key, went in at night and sold a lens the same day, and the loss has not been made good. Once it is, the recommendation can be reconsidered.",
  ),
  say(
    'duty_counsel',
    '到案经过写的是“抓获”。他是怎样到派出所的，请核对以后再定建议。',
    'The arrest note says that he was "caught". Please check how he came to the station before the recommendation is settled.',
  ),
  say(
    'assistant',
    '意见记下了，到案的材料我再核对一遍。',
    'I have noted that, and I will check the documents on his arrival once more.',
  ),
  say(
    'victim',
    '相机和一支镜头还了我，另一支没有，停工还丢了一单活。赔了钱，再说谅解。',
    'I have the camera and one lens back, but not the other lens, and I lost a job while I could not work. Once the money has been paid, we can talk about forgiveness.',
  ),
  say(
    'prosecutor',
    '事实罪名、从宽建议、适用程序和其他意见都已听取。不采纳的意见，我会说明理由。',
    'Opinions on the facts and the offence, on leniency, on procedure and on other matters have been heard. Where I do not accept an opinion, I shall give my reasons.',
  ),
];
