import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, seatRole, wrong } from '../../build.ts';
import { either, type Premise } from '../premise.ts';
import { answerTemplate, evidenceListTemplate } from '../templates/parties.ts';

export const answerSection = (at: Premise): FlowNode =>
  node({
    id: 'answer',
    kind: 'edit',
    name: bi('起草二审答辩状', 'Drafting the answer'),
    introduction: bi(
      either(
        at,
        '被上诉人一方答辩：一审为什么对，流水本为什么靠不住。没有上诉的一方，答辩里能要求什么，不能要求什么？',
        '被上诉人一方答辩：一审为什么对，当晚的聊天为什么动摇不了它，新找到的流水本又能补上什么。没有上诉的一方，答辩里能要求什么，不能要求什么？',
      ),
      either(
        at,
        "The appellee's side explains in its answer why the judgment below is right and why the cash book cannot be relied on. What may a party that has not appealed ask for in its answer, and what may it not?",
        "The appellee's side explains in its answer why the judgment below is right, why the chat of that evening does not undermine it, and what the newly found cash book adds. What may a party that has not appealed ask for in its answer, and what may it not?",
      ),
    ),
    minutes: 30,
    position: { x: 560, y: 510 },
    roles: [
      seatRole('counsel_e', {
        host: true,
        functions: ['submission', 'meeting', 'signature'],
        processes: ['end', 'restart'],
      }),
      seatRole('appellee', { functions: ['submission', 'meeting', 'signature'] }),
    ],
    guides: [
      guide(
        null,
        [
          '收到上诉状副本之日起十五日内提出答辩状；不提出不影响审理（第一百七十四条）。',
          either(
            at,
            '上诉人推翻自己在一审做过的陈述，应当说明理由（《民诉法解释》第三百四十条）。',
            '谁上诉不改变谁举证：现金交付仍由主张它的被上诉人证明；推翻一审陈述要说明理由（《民诉法解释》第九十一条、第三百四十条）。',
          ),
        ],
        [
          'The answer is due within fifteen days of receipt of the copy of the petition; failure to file one does not prevent the trial (Article 174).',
          either(
            at,
            'An appellant who departs from a statement made at first instance must give reasons (CPL Interpretation, Article 340).',
            'The appeal does not shift the burden of proof: the appellee, who asserts delivery in cash, must still prove it. A party that departs from a statement made at first instance must give reasons (CPL Interpretation, Articles 91 and 340).',
          ),
        ],
      ),
      guide(
        'counsel_e',
        either(
          at,
          [
            '1. 先守住一审的理由，再攻流水本：墨色、千位分隔、刮擦、结余。',
            '2. 一审中原告说“没有记账”，现在说有，抓住这一点。',
            '3. 说明聊天记录为什么迟到。请被上诉人签名，提交，结束本环节。',
          ],
          [
            '1. 先守住一审的理由，再看聊天：谁的话、对谁说的、证人等着谁付钱。',
            '2. 流水本用来补上现金来源的缺口；一审说过“没有记账”，墨色、补写、刮擦都要自己先说明。',
            '3. 说明流水本为什么迟到。请被上诉人签名，提交，结束本环节。',
          ],
        ),
        either(
          at,
          [
            '1. Defend the reasoning of the judgment first, then attack the cash book: the ink, the missing separator, the scraping, the balance.',
            '2. At first instance the plaintiff said that nothing had been entered; now she says that something was. Make use of that.',
            '3. Explain why the chat record is late. Have the appellee sign the answer, submit it and end the section.',
          ],
          [
            '1. Defend the reasoning of the judgment first, then deal with the chat: whose words they are, to whom they were written, and who owes the witness money.',
            '2. Use the cash book to close the gap as to the source of the cash. At first instance she said that nothing had been entered; explain the ink, the addition and the scraping before you are asked.',
            '3. Explain why the cash book is late. Have the appellee sign the answer, submit it and end the section.',
          ],
        ),
      ),
      guide(
        'appellee',
        [
          either(
            at,
            '1. 告诉律师怎样联系上丁大勇、答应过他什么。',
            '1. 告诉律师本子怎样找到、那一行哪些字是你写的、什么时候写的。',
          ),
        ],
        [
          either(
            at,
            '1. Tell your lawyer how you reached Ding Dayong and what you promised him.',
            '1. Tell your lawyer how the book was found, and which words in that line are yours and when you wrote them.',
          ),
        ],
      ),
    ],
    templates: [answerTemplate(at)],
  });

export const evidenceListSection = (at: Premise): FlowNode =>
  node({
    id: 'evidence_list',
    kind: 'edit',
    name: bi('整理新证据和逾期说明', 'Listing the new evidence'),
    introduction: bi(
      either(
        at,
        '上诉人一方整理流水本的证据目录，并说明为什么一审没有提交。理由要经得起追问：本子一直在自己店里。',
        '上诉人一方整理聊天记录和证人的目录，并说明为什么一审没有提交。理由要经得起追问：话是自己说的，证人还等着自己付工钱。',
      ),
      either(
        at,
        "The appellant's side lists the cash book as evidence and explains why it was not submitted at first instance. The explanation must stand up to questioning: the book was in her own shop all along.",
        "The appellant's side lists the chat and the witness, and explains why they were not submitted at first instance. The explanation must stand up to questioning: the words are his own, and the witness is waiting for wages from him.",
      ),
    ),
    minutes: 30,
    position: { x: 160, y: 510 },
    roles: [
      seatRole('counsel_a', {
        host: true,
        functions: ['submission', 'meeting', 'signature'],
        processes: ['end', 'restart'],
      }),
      seatRole('appellant', { functions: ['submission', 'meeting', 'signature'] }),
    ],
    guides: [
      guide(
        null,
        [
          '逾期提供证据，法院应当责令说明理由（第六十八条第二款）。',
          '故意或者重大过失逾期的不采纳，但与基本事实有关的应当采纳并训诫、罚款；不是故意或者重大过失的，采纳并训诫（《民诉法解释》第一百零二条）。',
        ],
        [
          'The court orders a party that provides evidence late to give its reasons (Article 68, second paragraph).',
          'Evidence that is late intentionally or through gross negligence is not admitted, unless it bears on a basic fact, in which case it is admitted with a reprimand or a fine. Where there was neither intent nor gross negligence, it is admitted with a reprimand (CPL Interpretation, Article 102).',
        ],
      ),
      guide(
        'counsel_a',
        either(
          at,
          [
            '1. 目录写清楚原件、页数、来源、找到的经过、证明目的。',
            '2. 墨色和刮擦自己先说，由上诉人解释；等对方说出来就晚了。',
            '3. 提交以后结束本环节。',
          ],
          [
            '1. 目录写清楚原载体在谁手里、怎样核对、证明目的；证人的身份和作证事项另列。',
            '2. 欠证人的工钱、给过的路费自己先说；等法官问出来就晚了。',
            '3. 提交以后结束本环节。',
          ],
        ),
        either(
          at,
          [
            '1. In the list, state that it is the original, how many pages it has, where it comes from, how it was found, and what it is to prove.',
            '2. Raise the ink and the scraping yourselves and let the appellant explain; once the other side has raised them, it will be too late.',
            '3. Submit and end the section.',
          ],
          [
            '1. State who has the original device, how the chat can be checked and what it is to prove; list the witness separately, with the matters to which he is to testify.',
            '2. Disclose the wages owed to the witness and the fare he was given; once the judges have found out, it will be too late.',
            '3. Submit and end the section.',
          ],
        ),
      ),
      guide(
        'appellant',
        [
          either(
            at,
            '1. 哪些字是你写的，什么时候写的，写给法庭看。',
            '1. 你给过证人什么、答应过他什么，写给法庭看。',
          ),
        ],
        [
          either(
            at,
            '1. State for the court which words are yours and when you wrote them.',
            '1. State for the court what you gave the witness and what you promised him.',
          ),
        ],
      ),
    ],
    templates: [evidenceListTemplate(at)],
  });

/** What an appellee who did not appeal is tempted to ask for in the answer. */
const ownRequest = (at: Premise): Transition =>
  either(
    at,
    wrong(
      'answer_lower_rate',
      'answer',
      bi(
        '在答辩状里请求把利率从 14.6% 降到 3.65%',
        'Ask in the answer that the rate be lowered from 14.6% to 3.65%',
      ),
      bi(
        '二审围绕上诉请求审理，当事人没有提出上诉请求的不予审理（《民诉法解释》第三百二十一条）。周启明没有在十五日内上诉（《民事诉讼法》第一百七十一条），答辩只能反驳，不能提出改判的请求。',
        'The trial on appeal is confined to the requests made in the appeal; what no party has requested is not tried (CPL Interpretation, Article 321). Zhou Qiming did not appeal within fifteen days (Civil Procedure Law, Article 171); his answer may oppose the appeal but cannot seek an amendment in his favour.',
      ),
    ),
    wrong(
      'answer_own_claim',
      'answer',
      bi(
        '在答辩状里加一项请求：二审改判时一并判令周启明赔偿律师费 6,000 元',
        'Add a request to the answer: that the court of appeal also order Zhou Qiming to pay 6,000 yuan of legal fees',
      ),
      bi(
        '律师费一审没有请求过。原审原告在二审增加独立的诉讼请求，法院只能根据自愿原则调解，调解不成的告知另行起诉（《民诉法解释》第三百二十六条）；陈晓岚又没有上诉，二审围绕上诉请求审理（第三百二十一条），答辩只能反驳。',
        'Legal fees were not claimed at first instance. Where the original plaintiff adds an independent claim at second instance, the court may only mediate on it if the parties are willing and, failing a settlement, refer her to a separate action (CPL Interpretation, Article 326). Nor did Chen Xiaolan appeal: the trial is confined to the requests made in the appeal (Article 321), and an answer may only oppose them.',
      ),
    ),
  );

export const paperTransitions = (at: Premise): Transition[] => [
  ownRequest(at),
  advance(
    'answer_filed',
    'answer',
    'join_papers',
    bi(
      '请求驳回上诉、维持原判，提交答辩状和新证据',
      'Ask that the appeal be dismissed; file the answer and the new evidence',
    ),
  ),
  advance(
    'evidence_filed',
    'evidence_list',
    'join_papers',
    bi(
      '如实写明来源和逾期理由，提交证据目录',
      'State the source and the reasons for the delay truthfully, and file the list',
    ),
  ),
  advance(
    'evidence_unexplained',
    'evidence_list',
    'join_papers',
    bi(
      '提交证据目录，逾期的理由不写，法院问起再说',
      'File the list without giving reasons for the delay, and explain if the court asks',
    ),
  ),
  wrong(
    'evidence_at_hearing',
    'evidence_list',
    bi(
      '二审新证据本来就可以在开庭时提出，庭前先不交，开庭时一并出示',
      'New evidence may be put forward at the hearing of an appeal in any case: keep it until then and produce everything together',
    ),
    bi(
      '法庭已经指定了提交的期限。当事人应当及时提供证据，逾期的要说明理由，理由不成立可以不予采纳或者采纳但予以训诫、罚款（《民事诉讼法》第六十八条）。已经迟到的证据，手里有了还等到开庭，就有故意逾期之嫌（《民诉法解释》第一百零二条）。',
      'The court has set a time for filing. A party must provide its evidence in good time. If it is late it must give reasons, and where they do not hold the court may refuse the evidence, or admit it with a reprimand or a fine (Civil Procedure Law, Article 68). A party that holds evidence which is already late and waits for the hearing may well be found to have delayed it intentionally (CPL Interpretation, Article 102).',
    ),
  ),
];
