import type { PaperPart } from '@lets/contract';
import { bi, heading, line, p, seal, sign, title } from '../../build.ts';
import { type CaseModels, careless, sound, text, type Words, wrong } from '../../models.ts';
import { write } from '../fields.ts';

type Three = readonly [first: Words, second: Words, third: Words];

const paragraph = ([zh, en]: Words): PaperPart => text(write([p(zh)], [p(en)]));
const headed = ([zh, en]: Words): PaperPart => text(write([heading(zh)], [heading(en)]));

/** Three headings of the form with what stands under each. */
const filled = (head: PaperPart, headings: Three, words: Three, end: PaperPart): PaperPart[] => [
  head,
  ...headings.flatMap((one, at) => {
    const under = words[at];
    return under ? [headed(one), paragraph(under)] : [headed(one)];
  }),
  end,
];

const NOTICE_HEAD = text(
  write(
    [
      title('{{institution}}'),
      title('鉴定受理答复'),
      line('{{court}}：'),
      p('你院 {{commission_date}}的委托（{{case_number}}）收悉，经审查答复如下：'),
    ],
    [
      title('{{institution}}'),
      title('Notice of Acceptance'),
      line('To the {{court}}:'),
      p(
        'Your commission of {{commission_date}} ({{case_number}}) has been examined, and we answer as follows:',
      ),
    ],
  ),
);
const NOTICE_END = text(
  write(
    [sign('head', '负责人'), line('{{accepted_date}}', 'right'), seal('明德司法鉴定中心')],
    [sign('head', 'Head'), line('{{accepted_date}}', 'right'), seal('Mingde Forensic Centre')],
  ),
);
const NOTICE_HEADINGS: Three = [
  ['一、受理的事项和理由', '1. Matters accepted, with reasons'],
  ['二、不予受理的事项和理由', '2. Matters not accepted, with reasons'],
  ['三、指定的鉴定人和需要告知的情况', '3. Experts designated, and what is to be disclosed'],
];
const ACCEPTED: Words = [
  '第一项（印文与打印文字的先后次序）、第二项（签名）属于本中心业务范围，鉴定用途合法，移送的检材一页、样本十四件经核对与清单一致，能够满足鉴定需要，依照[[《司法鉴定程序通则》第十四条]]受理。',
  'Matters one (order of imprint and printed words) and two (signature) are within our scope of practice, and the purpose of the examination is lawful; the specimen of one page and the fourteen samples agree with the list and are sufficient. Both matters are accepted under [[Article 14 of the General Rules]].',
];
const REFUSED: Words = [
  '第三项（形成时间）：激光打印墨粉没有可靠的测龄方法，印油只能与已知日期的样本比对时段，不能直接测定日期，超出本中心技术条件，依照[[《司法鉴定程序通则》第十五条]]第五项不予受理。可以考虑改为比对印文的阶段性特征。',
  'Matter three (time of making): there is no reliable method of dating laser toner; seal ink can only be compared by period with samples of known date and cannot itself be dated. The matter exceeds our technical conditions and is not accepted under [[Article 15 of the General Rules]], item 5. The court may consider commissioning a comparison of the phase features of the imprint instead.',
];
const DISCLOSED: Words = [
  '指定沈知微、罗川分别独立检验（第十九条）。罗川去年受法院委托，在润成建设的另一案中鉴定另一事项，与本案检材无关，没有就本案提供过咨询；是否影响公正，请告知双方，由你院决定（第二十条）。',
  'Shen Zhiwei and Luo Chuan are designated and will examine the material independently of each other (Article 19). Last year Luo Chuan, commissioned by a court, examined another matter in another case involving Runcheng; it was unrelated to this specimen, and he has given no advice on this case. Please inform the parties; whether his impartiality is affected is for the court to decide (Article 20).',
];

const REPLY_HEAD = text(
  write(
    [
      title('{{institution}}'),
      title('对鉴定意见异议的书面答复'),
      line('{{case_number}}', 'right'),
      p(
        '{{court}}转来双方 {{objection_date}}的书面异议，依照[[《民事诉讼证据规定》第三十七条第三款]]答复如下：',
      ),
    ],
    [
      title('{{institution}}'),
      title('Written Reply to the Objections'),
      line('{{case_number}}', 'right'),
      p(
        'The {{court}} has forwarded to us the written objections of both parties of {{objection_date}}. Under [[Article 37, third paragraph, of the Provisions on Evidence]] we reply as follows:',
      ),
    ],
  ),
);
const REPLY_END = text(
  write(
    [sign('expert_a', '司法鉴定人'), sign('expert_b', '司法鉴定人')],
    [sign('expert_a', 'Expert'), sign('expert_b', 'Expert')],
  ),
);
const REPLY_HEADINGS: Three = [
  [
    '一、对原告异议的答复（方法、反例、局限）',
    "1. To the plaintiff's objections (method, counter-examples, limits)",
  ],
  [
    '二、对被告异议的答复（样本、分歧的原因）',
    "2. To the defendant's objections (samples, why the experts differ)",
  ],
  ['三、不能答复或者需要补充鉴定的', '3. What cannot be answered or needs a supplementary examination'],
];
const TO_PLAINTIFF: Words = [
  '打印机不明，模拟样本用的是成分同类的墨粉，不是同一台机器，这是局限，意见书已经写明。先字后章的三十份中四份呈“字在上”，均为单个、小面积或者厚墨粉的点；检材四个点都在实心笔画上，边缘没有印油堆积，荧光所见一致。4 号、6 号点不明，没有计入。',
  'The printer is unknown; the simulation used toner of the same composition but not the same machine. That is a limit, and the opinion states it. The four pieces out of thirty that were printed first and yet show the words on top are all single crossings, small or with thick toner; the four crossings of the specimen lie on solid strokes, have no ink piled up at the edges, and agree with what fluorescence shows. Crossings 4 and 6 are inconclusive and were not counted.',
];
const TO_DEFENDANT: Words = [
  'Y1 至 Y5 早于摔伤，只作参考；伤后自然样本只有 Y6、Y7，Y8 为被要求书写。沈知微认为四项差异超出正常变化，倾向否定；罗川认为样本不足以区分伤后变化和他人书写，无法判断。分歧在样本够不够，不在看到了什么。',
  'Y1 to Y5 date from before the injury and served for reference only; from after the injury there are only two natural samples, Y6 and Y7, while Y8 was written on request. Shen Zhiwei holds that the four differences go beyond normal variation: probable exclusion. Luo Chuan holds that the samples are not sufficient to distinguish a change after the injury from another writer: inconclusive. We differ on whether the samples are sufficient, not on what is seen.',
];
const UNANSWERED: Words = [
  '检材墨粉厚度没有单独测量，不能给出数值。印文与各时期印文样本的阶段性特征没有列入委托，没有比对；需要的，可以补充委托。',
  'The thickness of the toner on the specimen was not measured separately, and we can give no figure. A comparison of the phase features of the imprint with imprints from different periods was not part of the commission and was not made; if needed, it can be commissioned as a supplement.',
];

export const ANSWER_MODELS: CaseModels = {
  acceptance_notice: [
    sound(
      bi(
        '受理和不受理各有理由，并告诉法院可以改问什么；可能影响回避的情况交给法院和双方判断。',
        'Reasons are given for what is accepted and what is not, and the court is told what it could ask instead; what may bear on recusal is left to the court and the parties.',
      ),
      { parts: filled(NOTICE_HEAD, NOTICE_HEADINGS, [ACCEPTED, REFUSED, DISCLOSED], NOTICE_END) },
    ),
    careless(
      bi(
        '没有写不受理属于哪一种情形，罗川的情况也没有告知。',
        "It does not say on which ground the third matter is not accepted, and does not disclose Luo Chuan's earlier examination.",
      ),
      {
        parts: filled(
          NOTICE_HEAD,
          NOTICE_HEADINGS,
          [
            [
              '第一项、第二项符合条件，予以受理。',
              'Matters one and two meet the conditions and are accepted.',
            ],
            [
              '第三项条件不具备，不予受理。',
              'Matter three does not meet the conditions and is not accepted.',
            ],
            ['指定沈知微、罗川为鉴定人。', 'Shen Zhiwei and Luo Chuan are designated.'],
          ],
          NOTICE_END,
        ),
      },
    ),
    wrong(
      bi(
        '形成时间没有可靠方法，却答应“参考性意见”。超出技术条件或者鉴定能力的不得受理（《司法鉴定程序通则》第十五条第五项），没有“参考”这一档。',
        'There is no reliable method of determining the time of making, and yet an "indicative opinion" is promised. What exceeds technical conditions or capacity may not be accepted (General Rules, Article 15, item 5), and there is no such category as an "indicative" opinion.',
      ),
      {
        parts: filled(
          NOTICE_HEAD,
          NOTICE_HEADINGS,
          [
            ACCEPTED,
            [
              '没有不予受理的事项。第三项形成时间目前没有公认的方法，本中心受理后根据经验出具参考性意见。',
              'All matters are accepted. For the third, the time of making, there is no recognised method at present; we accept it and will give an indicative opinion based on experience.',
            ],
            DISCLOSED,
          ],
          NOTICE_END,
        ),
      },
    ),
  ],
  expert_reply: [
    sound(
      bi(
        '逐条回答，局限直说，答不出的写明，并指出可以补充什么。',
        'Every objection is answered and the limits are frankly admitted; it says what cannot be answered and what could be examined in addition.',
      ),
      { parts: filled(REPLY_HEAD, REPLY_HEADINGS, [TO_PLAINTIFF, TO_DEFENDANT, UNANSWERED], REPLY_END) },
    ),
    careless(
      bi(
        '只说“方法科学、依据充分”，没有回答一条异议。',
        'It says that the method is scientific and the basis sufficient, and answers no objection.',
      ),
      {
        parts: filled(
          REPLY_HEAD,
          REPLY_HEADINGS,
          [
            [
              '鉴定方法科学，依据充分，坚持原意见。',
              'The method is scientific and the basis sufficient; the opinion is maintained.',
            ],
            [
              '两名鉴定人各自独立判断，坚持原意见。',
              'The two experts formed their opinions independently; the opinion is maintained.',
            ],
            ['没有。', 'Nothing.'],
          ],
          REPLY_END,
        ),
      },
    ),
    wrong(
      bi(
        '在答复里给出了没有检验过的新结论（盖印时段）。答复是解释、说明或者补充（《民事诉讼证据规定》第三十七条第三款）；新的事项要另行委托，材料要质证（第三十四条第一款）。',
        'The reply adds a new conclusion that was not examined, the period of the imprint. A reply explains, clarifies or supplements (Provisions on Evidence, Article 37, third paragraph); a new matter must be commissioned separately, and the parties must first examine the material (Article 34, first paragraph).',
      ),
      {
        parts: filled(
          REPLY_HEAD,
          REPLY_HEADINGS,
          [
            TO_PLAINTIFF,
            TO_DEFENDANT,
            [
              '没有不能答复的。另外可以确定，检材印文盖于 2023 年下半年，请法院一并采用。',
              'There is nothing that cannot be answered. In addition, the imprint was certainly made in the second half of 2023; the court is asked to adopt this as well.',
            ],
          ],
          REPLY_END,
        ),
      },
    ),
  ],
};
