import type { Words } from '../../models.ts';

/** What indictment and judgment find alike. */
export const FACTS: Words = [
  '2025 年 3 月 14 日 2 时 10 分，何家俊用未交还的钥匙进入拾光摄影工作室，取走相机一台、镜头两支，经认定价值 21,600 元；3 月 15 日 20 时 55 分接民警电话通知，21 时 40 分自行到所。相机和一支镜头已发还。',
  'At 2:10 on 14 March 2025 He Jiajun entered the Shiguang photo studio with a key he had not returned and took a camera and two lenses valued at 21,600 yuan; after the police telephoned him at 20:55 on 15 March he came to the station of his own accord at 21:40. The camera and one lens have been returned.',
];
