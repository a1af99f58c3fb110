import type { Language, VoteOutcome } from '@lets/contract';
import { type CaseModels, voted, type Words } from '../../models.ts';
import type { Sometimes, Texts } from '../papers.ts';
import { ASSESSOR, CHECK, RECORD, WITHDRAWAL } from '../templates/trial.ts';
import { three } from './three.ts';

const VOTES: readonly (readonly [node_id: string, ...name: Words])[] = [
  ['exclusion_vote', '排除第一份讯问笔录', 'Exclusion of the first record'],
  ['plea_vote', '认罪认罚自愿', 'The plea was voluntary'],
  ['sentence_vote', '量刑建议明显不当', 'The recommendation is clearly improper'],
  ['adjusted_vote', '调整后仍然明显不当', 'The adjusted recommendation is still clearly improper'],
  ['own_vote', '依法判处七个月，缓刑一年', 'Seven months, suspended for one year'],
  ['guilt_vote', '构成盗窃罪', 'Guilty of theft'],
  ['term_vote', '有期徒刑一年，不适用缓刑', 'One year of imprisonment without suspension'],
];
const OUTCOMES: readonly VoteOutcome[] = ['passed', 'rejected', 'tied'];

const sentenceOn = (lang: Language, id: string, name: string) =>
  lang === 'zh'
    ? `${name}：{{tally_${id}}}，{{outcome_${id}}}。`
    : `${name}: {{tally_${id}}}; {{outcome_${id}}}.`;

/** A line for each vote that was held. */
const RESULTS: readonly Sometimes[] = VOTES.flatMap(([id, zh, en]) =>
  OUTCOMES.map((outcome) => ({
    words: [sentenceOn('zh', id, zh), sentenceOn('en', id, en)] as const,
    when: [voted(id, outcome)],
  })),
);

const BALLOTS = VOTES.map(([id]) => id);
const COURT = ['legality', 'inquiry', 'full_inquiry', 'debate', 'debate_full'];

/** What the members said, in the order of the votes. */
const OPINIONS: Texts = [
  {
    words: [
      '审判员介绍证据和法条以后，人民陪审员、审判员、审判长依次发表意见并说明理由；没有另行说明的，以表决表明意见。',
      "After the judge had explained the evidence and the articles, the people's assessor, the judge and the presiding judge gave their opinions with reasons; a member who gave none expressed an opinion by voting.",
    ],
    speeches: { node_ids: BALLOTS, role_ids: ['judge', 'assessor', 'presiding'], most: 30 },
  },
];

const ASKED: Texts = [
  {
    words: [
      '我看了扣押清单、截图和价格认定，问了被告人为什么夜里去、被害人怎样认出相机。',
      'I looked at the seizure list, the still and the valuation, and asked the defendant why he went at night and the victim how she knew her camera.',
    ],
    speeches: { node_ids: COURT, role_ids: [], own: true, most: 10 },
  },
];

const VOTED: Texts = [
  {
    words: [
      '我的意见以每次表决为准，理由是证据之间能不能互相印证。',
      'My opinion is as I voted in each case; what counted for me was whether the items of evidence corroborate one another.',
    ],
    speeches: { node_ids: BALLOTS, role_ids: [], own: true, most: 10 },
  },
];

/** What is drafted in the course of the trial. */
export const TRIAL: CaseModels = {
  withdrawal_note: three(
    WITHDRAWAL,
    [
      [
        '撤回 2025 年 3 月 15 日 22 时 05 分至 23 时 50 分的第一份讯问笔录。',
        'The first record of questioning, of 15 March 2025, 22:05 to 23:50, is withdrawn.',
      ],
      [
        '同步录像中断十七分钟，情况说明手续不全，设备日志没有保存，讯问人员不能到庭，现有材料不能证明收集合法（《刑事诉讼法》第五十九条、《刑诉法解释》第一百三十一条第一款）。',
        "The recording stops for seventeen minutes, the station's statement is formally incomplete, no log of the device was kept and the officers cannot appear; on the present material, lawfulness cannot be proved (Criminal Procedure Law, Article 59; CPL Interpretation, Article 131, first paragraph).",
      ],
      [
        '监控录像和截图、勘验笔录、价格认定结论书、扣押清单、二手店登记、3 月 17 日的讯问笔录、被害人陈述；另有值班登记，证明被告人接到电话后自行到所。',
        "The video and the still from it, the scene record, the valuation, the seizure list, the dealer's register, the record of 17 March and the victim's statement; also the station register, which shows that he came of his own accord after a telephone call.",
      ],
      [
        '定罪证据不受影响。到案情况重新核对，量刑建议是否调整在庭审中答复。',
        'The evidence on guilt is not affected. His arrival is being checked again; the procuratorate will say at the trial whether the recommendation is adjusted.',
      ],
    ],
    [
      1,
      ['经研究，决定撤回。', 'After consideration it is withdrawn.'],
      ['没有写合法性的疑点。', 'It does not set out the doubts about lawfulness.'],
    ],
    [
      3,
      [
        '被告人当庭翻供的，公诉机关保留宣读该笔录的权利。',
        'Should the defendant retract his confession, the procuratorate reserves the right to read the record out.',
      ],
      [
        '撤回的证据没有新的理由不得出示（《刑诉法解释》第一百三十一条第一款）。',
        'Evidence withdrawn may not be produced without new grounds (CPL Interpretation, Article 131, first paragraph).',
      ],
    ],
  ),
  circumstances_check: three(
    CHECK,
    [
      [
        '认为建议没有考虑自首、退赔和谅解，也没有说明不适用缓刑的理由。',
        'The objection is that the recommendation takes no account of voluntary surrender, restitution or forgiveness, and gives no reason for not recommending suspension.',
      ],
      [
        '到案：值班登记载明 20:55 电话通知、21:40 自行到所，当晚没有出警，应当认定自动投案；到所半小时后供述，17 日如实供述并稳定。退赔：3,200 元加 1,800 元，6 月 10 日付清。谅解：有被害人书面意见。起因：有 4,300 元工资争议，被害人当庭承认。',
        'Arrival: the station register records a telephone call at 20:55 and his arrival of his own accord at 21:40, and no patrol went out that evening, so it should be found that he gave himself up. He confessed half an hour after arriving, and has confessed truthfully and consistently since the 17th. Restitution: 3,200 plus 1,800 yuan, paid in full on 10 June. Forgiveness: the victim has given a written opinion. Cause: wages of 4,300 yuan are in dispute, as the victim admitted in court.',
      ],
      [
        '情节较轻有争议：没有破坏，但夜间使用前雇主的钥匙；悔罪、没有再犯罪的危险、对社区没有重大不良影响，三项具备（《刑法》第七十二条第一款）。',
        "Whether the circumstances are minor is open to argument: nothing was broken, but he used his former employer's key at night. The other three conditions are met: repentance, no danger of reoffending and no serious adverse effect on the community (Criminal Law, Article 72, first paragraph).",
      ],
      [
        '建议调整，缩短刑期、减少罚金；是否建议缓刑，请检察官决定。',
        'I propose adjusting the recommendation to a shorter term and a smaller fine; whether to recommend suspension is for the prosecutor to decide.',
      ],
    ],
    [
      1,
      ['情节已经核对，没有遗漏。', 'The circumstances have been checked, and nothing is left out.'],
      [
        '没有逐项写，也没有材料出处。',
        'It does not go through the circumstances one by one and names no source.',
      ],
    ],
    [
      3,
      [
        '被告人一方提出异议，表明不再认罚，建议撤销从宽。',
        'The defence objects, which shows that punishment is no longer accepted; leniency should be withdrawn.',
      ],
      [
        '对建议提出异议是法律允许的，不等于不认罚（《刑事诉讼法》第二百零一条第二款）。',
        'The law allows an objection to the recommendation; objecting is not refusing to accept punishment (Criminal Procedure Law, Article 201, second paragraph).',
      ],
    ],
  ),
  assessor_opinion: three(
    ASSESSOR,
    [
      ASKED,
      VOTED,
      [
        '审判员说明了证明责任在公诉方，以及“不能排除”是什么意思。我原来觉得两份口供一样，没有区别；听了以后明白要看每一份是怎样取得的。',
        'The judge explained that the burden of proof is on the prosecution, and what "cannot be ruled out" means. At first I saw no difference between two confessions that say the same thing; after the explanation I understand that one must look at how each was obtained.',
      ],
    ],
    [
      1,
      ['同意多数意见。', 'I agree with the majority.'],
      ['没有自己的意见和理由。', "It gives no opinion and no reasons of the assessor's own."],
    ],
    [
      2,
      [
        '法律问题由法官决定，我只对事实发表意见，量刑没有表决。',
        'Questions of law are for the judges; I gave an opinion only on the facts and did not vote on the sentence.',
      ],
      [
        '三人合议庭的陪审员对事实和法律都独立发表意见并表决；只有七人合议庭对法律适用不表决（《人民陪审员法解释》第十三条第二款）。',
        "In a panel of three the assessor gives an independent opinion and votes on both facts and law; only in a panel of seven does the assessor not vote on the law (Interpretation on People's Assessors, Article 13, second paragraph).",
      ],
    ],
  ),
  deliberation_record: three(
    RECORD,
    [OPINIONS, RESULTS],
    [
      0,
      ['各成员发表了意见。', 'The members gave their opinions.'],
      ['没有写各人的意见和理由。', 'It records neither the opinion nor the reasons of any member.'],
    ],
    [
      1,
      [
        '少数意见经劝说放弃，各次表决记为一致同意。',
        'The minority was persuaded to give up its opinion, and each vote is recorded as unanimous.',
      ],
      [
        '少数意见应当写入笔录（《刑事诉讼法》第一百八十四条）。',
        'A minority opinion must be entered in the record (Criminal Procedure Law, Article 184).',
      ],
    ],
  ),
};
