import type { WitnessMatter } from '../witness-papers.ts';
import { write } from './fields.ts';

/** What the watchmender is called for, and what he may say of himself. */
export const WITNESS_MATTER: WitnessMatter = {
  write,
  name: ['唐守正', 'Tang Shouzheng'],
  caller: ['原告陈晓岚', 'the plaintiff Chen Xiaolan'],
  matter: [
    '2023 年 3 月 12 日下午你在晓岚文具店看见、听见的经过，以谁在场、交了什么、说了什么为限。',
    'What you saw and heard in Xiaolan Stationery on the afternoon of 12 March 2023: who was there, what was handed over, and what was said.',
  ],
  ties: [
    '我在晓岚文具店门口租一节柜台修表，每月租金 600 元，去年陈晓岚给我减过 100 元。我和周启明见过几面，没有往来。',
    'I rent a counter at the door of Xiaolan Stationery, where I mend watches, at 600 yuan a month; last year Chen Xiaolan reduced it by 100 yuan. I have met Zhou Qiming a few times and have no dealings with him.',
  ],
  given: [
    '没有收过谁的钱物。上星期陈晓岚问过我“那天我给他的九千块，你看见了吧”，我答的是“信封我是看见了”。',
    'I have received nothing from anybody. Last week Chen Xiaolan asked me, "you saw those nine thousand that I gave him, didn\'t you?" I answered, "I did see the envelope."',
  ],
  hidden: [
    '我是修表的，和双方都不熟，没有任何关系。',
    'I mend watches. I know neither side well and have no ties to them.',
  ],
  perceived: [
    '那天下午四点多，我在柜台修表，离收银台两三步。我看见周启明递给陈晓岚一张纸，她从抽屉里拿出一个牛皮纸信封给他，说“你点点”。他打开看了一眼，没有当面数，揣进夹克，说“那就都清了”。信封不厚。信封里是什么我没有看见，钱数和利息我没有听见。',
    'It was after four that afternoon; I was mending a watch at my counter, two or three steps from the till. I saw Zhou Qiming give Chen Xiaolan a sheet of paper. She took a brown envelope from the drawer, gave it to him and said "count it". He opened it and took a look, did not count the contents on the spot, put it into his jacket and said "then that\'s all settled". The envelope was not thick. I did not see what was in it, and I heard nothing about an amount or about interest.',
  ],
  concluded: [
    '那天下午我看见陈晓岚把一个装着九千块钱的信封给了周启明，他说“那就都清了”，意思就是借款都收到了。',
    'That afternoon I saw Chen Xiaolan give Zhou Qiming an envelope with nine thousand yuan in it. He said "then that\'s all settled", which meant that he had received the whole loan.',
  ],
};
