import type { PaperPart } from '@lets/contract';
import { bi } from '../../build.ts';
import { type CaseModels, divided, voted } from '../../models.ts';
import { reportsWith, type Words } from '../../report-models.ts';
import { write } from '../fields.ts';

const { always, by, headed, reports, unless, when } = reportsWith(write);

const MATTER: Words = [
  '案件：{{party_name}}经营不合格韭菜案　　案号：{{case_number}}',
  'Case: {{party_name}}, leeks that failed the test. Number: {{case_number}}',
];

const TASKS: readonly PaperPart[] = [
  by(
    ['officer_a', 'officer_b'],
    [
      '我们二人共同执法，抽样、询问、记录，制作告知书，在听证会上举证，最后起草决定书。告知书里有利于当事人的情节也要写。',
      'The two of us took the sample, questioned the party and kept the record, drafted the notice, presented the evidence at the hearing and drafted the decision. What speaks in favour of the party belongs in the notice as well.',
    ],
  ),
  by(
    ['host'],
    [
      '我没有参加调查，主持听证，听证后依据笔录出具法制审核意见，在集体讨论时汇报，没有表决权。',
      'I took no part in the investigation, conducted the hearing, wrote the legal review on the basis of its record, and reported to the collective discussion without a vote.',
    ],
  ),
  by(
    ['clerk'],
    [
      '我送达听证通知、张贴公告，制作听证笔录并交当事人核对签字，记录集体讨论的意见。',
      'I served the notice of the hearing and posted the announcement, kept the record and had the party check and sign it, and recorded the opinions in the discussion.',
    ],
  ),
  by(
    ['head', 'deputy_a', 'deputy_b'],
    [
      '我在集体讨论中发表意见并表决，决定要经得起复议和诉讼。',
      'I spoke and voted in the collective discussion; the decision has to withstand reconsideration and judicial review.',
    ],
  ),
  by(
    ['party', 'agent'],
    [
      '我们这一方要求听证，按免予、不予、减轻三个层次申辩，先承认没有合格证、记录不全，再说为什么仍应当轻。',
      'Our side asked for a hearing and pleaded in three layers: exemption, no penalty, mitigation. We first admitted the missing certificate and the incomplete record, and then said why the penalty should still be less.',
    ],
  ),
  by(
    ['witness'],
    [
      '我作为供货商作证，只说自己经手的事：2 月 17 日卖给她 8 公斤，36 元，没有给合格证；2 月 10 日那张是另一户菜农的。',
      'I testified as the supplier and spoke only of what I had dealt with: 8 kg for 36 yuan on 17 February, without a certificate; the one of 10 February is from another grower.',
    ],
  ),
];

const CHOSEN = headed(['二、三条路，我选哪一条，为什么', '2. Which of the three ways I chose, and why']);

const WAYS: readonly PaperPart[] = [
  CHOSEN,
  always([
    '我选减轻处罚。免予处罚要三个条件（《食品安全法》第一百三十六条）：来源如实说明，有付款记录（证据 2）和现场笔录（证据 3）；不知道不合格要有充分证据，只有市场价和供货商证言；没有合格证，进货本缺地址和联系方式（第六十五条），查验没有履行完整。',
    'I chose mitigation. Exemption has three conditions (Food Safety Law, Article 136). The source was truthfully named, as the payment (evidence 2) and the record (evidence 3) show. That she did not know must be proved by sufficient evidence; there is only the market price and the word of the supplier. There is no certificate, and the book lacks the address and contact details of the supplier (Article 65): the checks were incomplete.',
  ]),
  always([
    '不予处罚也说得通：2024 年的责令改正不是处罚，属初次违法，没有人受害，当日召回退款（《行政处罚法》第三十三条第一款）；但残留 0.48 mg/kg，限量 0.2 mg/kg（证据 1），绝大部分无法召回，“可以”不是“应当”。主动召回、退款则是“应当”从轻或者减轻（第三十二条第一项），起点 50,000 元约为货值 56 元的 892 倍，不相当（第五条第二款）。',
    'A case can be made for no penalty: the order of 2024 was not a penalty, so that this is a first violation; nobody was harmed, and she recalled the leeks and made refunds that day (Administrative Penalty Law, Article 33, first paragraph). But the residue was 0.48 mg/kg against a limit of 0.2 (evidence 1), and most of the leeks could not be recalled; "may" is not "shall". Because she recalled and refunded of her own accord, a lighter or mitigated penalty "shall" be imposed (Article 32(1)), and the minimum of 50,000, some 892 times the value of 56, is not commensurate (Article 5, second paragraph).',
  ]),
];

const UNPUNISHED = [voted('second_vote', 'passed')];
const MITIGATED = [voted('discussion', 'passed')];
const HIGHER = [voted('amount_vote', 'passed')];
const MINIMUM = [voted('minimum_vote', 'passed')];

const OUTCOME: readonly PaperPart[] = [
  {
    ...when(MITIGATED, [
      '集体讨论{{tally_discussion}}，通过减轻处罚：没收 42 元，罚款 3,000 元，和我的选择一致。',
      'The collective discussion adopted mitigation ({{tally_discussion}}): 42 yuan confiscated and a fine of 3,000, in line with my view.',
    ]),
    unless: UNPUNISHED,
  },
  when(UNPUNISHED, [
    '减轻没有形成多数，再次表决{{tally_second_vote}}，通过不予处罚并进行教育。我原来选的是减轻，但三个条件都有证据，这个决定也站得住。',
    'Mitigation found no majority; the second vote ({{tally_second_vote}}) was for no penalty, with instruction. I had chosen mitigation, but there is evidence for each of the three conditions, and the decision can stand.',
  ]),
  {
    ...when(HIGHER, [
      '3,000 元没有形成多数，再次表决{{tally_amount_vote}}，减轻至 10,000 元，比同类案件高，理由要写得更细。',
      '3,000 found no majority; the next vote ({{tally_amount_vote}}) mitigated the fine to 10,000, more than in similar cases, so that the reasons have to be fuller.',
    ]),
    unless: [...UNPUNISHED, ...MITIGATED],
  },
  unless(
    [...UNPUNISHED, ...MITIGATED, ...HIGHER, ...MINIMUM],
    [
      '四次表决都没有形成多数，因此没有决定，也就没有处罚（第五十七条、第五十八条），要在九十日内再议。',
      'None of the four motions was carried; so there is no decision and no penalty (Articles 57 and 58), and the heads meet again within the ninety days.',
    ],
  ),
  {
    ...when(MINIMUM, [
      '最后按法定起点罚款 50,000 元，经表决通过。我认为这个结果与货值和危害不相当，当事人可以复议或者起诉。',
      'In the end the statutory minimum of 50,000 was carried. I do not think it commensurate with value and harm; the party may apply for reconsideration or go to court.',
    ]),
    unless: [...UNPUNISHED, ...MITIGATED, ...HIGHER],
  },
  when(
    [divided('discussion')],
    [
      '讨论中有不同意见（{{dissent_discussion}}），笔录都记了下来，决定书的理由因此写得更细。',
      'There was another opinion ({{dissent_discussion}}). It is on record, and the reasons for the decision are the fuller for it.',
    ],
  ),
];

const PROTECTED: readonly PaperPart[] = [
  headed(['三、哪一步程序保护了当事人', '3. Which step of procedure protected the party']),
  always([
    '我认为是告知和听证。没有告知不得决定（《行政处罚法》第六十二条）；听证由非调查人员主持、七日前通知（第六十四条），申辩不加重（第四十五条第二款），决定要根据笔录作出（第六十五条）。召回和退款这两个关键事实，正是经告知和听证查清、记录在案的。',
    'I think that it was the notice and the hearing. Without notice there may be no decision (Administrative Penalty Law, Article 62); the hearing is conducted by a person who did not investigate, and notice of it is given seven days in advance (Article 64); the penalty may not be increased because the party pleads (Article 45, second paragraph), and the decision is based on the record (Article 65). The recall and the refund, the facts that mattered, came to light at the hearing.',
  ]),
  by(
    ['officer_a', 'officer_b'],
    [
      '我们做得对的：始终两人到场、出示证件。做得不够的：举证时先讲了五万元，后讲情节，顺序应当倒过来。',
      'What we did right: there were always two of us, and we showed our enforcement cards. What fell short: we spoke of the fifty thousand first and of the circumstances afterwards; it should be the other way round.',
    ],
  ),
  by(
    ['host', 'clerk'],
    [
      '我们做得对的：先问回避，笔录逐页交当事人核对签字。做得不够的：对“查验到哪一步”追问不深。',
      'What we did right: we asked about recusal first, and the party checked and signed the record. What fell short: we did not press hard enough on how far she had checked.',
    ],
  ),
  by(
    ['head', 'deputy_a', 'deputy_b'],
    [
      '我做得对的：先听法制审核汇报再发言。做得不够的：没有要求把同类案件的数额列成表，同案同罚缺少比较。',
      'What I did right: I heard the legal review before I spoke. What fell short: I did not ask for a table of the amounts in similar cases, so that we had little to compare with.',
    ],
  ),
  by(
    ['party', 'agent', 'witness'],
    [
      '我做得对的：如实说，不补造记录，可信度就在这里。做得不够的：金额和日期没有写成一页提纲，回答时有停顿。',
      'What I did right: I told the truth and made up no records; that is why I was believed. What fell short: the amounts and dates were not on a single sheet, and I hesitated when I answered.',
    ],
  ),
];

const AGAIN: readonly PaperPart[] = [
  headed(['四、如果重来一次', '4. If I could do it again']),
  by(
    ['officer_a', 'officer_b'],
    [
      '我会在告知书里就对照第三十二条、第三十三条说明为什么适用或者不适用，不等当事人来提。',
      'I would say in the notice itself why Articles 32 and 33 do or do not apply, and not wait for the party to raise them.',
    ],
  ),
  by(
    ['host', 'clerk', 'head', 'deputy_a', 'deputy_b'],
    [
      '我会先把三条路各要哪些事实列出来，再逐项核对听证笔录，数额放到最后谈。',
      'I would first list the facts that each of the three ways needs, check them against the record, and speak of the amount last.',
    ],
  ),
  by(
    ['party', 'agent', 'witness'],
    [
      '每一批货都要有合格证，供货者的名称、地址、电话当场记下；这一张纸，比事后的任何申辩都有用。',
      'I would get a certificate for every lot and write down the name, address and telephone number of the supplier on the spot; that sheet is worth more than any plea afterwards.',
    ],
  ),
];

export const REPORT_MODELS: CaseModels = {
  penalty_report: reports({
    matter: MATTER,
    tasks: TASKS,
    sound: {
      note: bi(
        '三条路逐条比较，引到条、款、项和证据编号，写出自己角色的得失。',
        'The three ways are compared by article, paragraph, item and numbered evidence, and it says what went well and what went badly in the role.',
      ),
      parts: [...WAYS, ...OUTCOME, ...PROTECTED, ...AGAIN],
    },
    careless: {
      note: bi(
        '选了减轻却没有条文和证据，理由只是“太重”。',
        'Mitigation is chosen without article or evidence; the only reason is that the fine is too heavy.',
      ),
      parts: [
        CHOSEN,
        always([
          '我选减轻处罚，因为五万元太重，小店负担不起，罚少一些，能让她记住就可以了。',
          'I chose mitigation, because fifty thousand is too heavy for a small shop; a small fine will make her remember.',
        ]),
        ...OUTCOME,
        ...PROTECTED,
        ...AGAIN,
      ],
    },
    wrong: {
      note: bi(
        '认为说明了来源就应当免予处罚。第一百三十六条三个条件缺一不可，而且是“可以”免予。',
        'It assumes that naming the source is enough for exemption. Article 136 has three conditions, all of them needed, and says "may".',
      ),
      parts: [
        CHOSEN,
        always([
          '我选免予处罚。《食品安全法》第一百三十六条规定，如实说明进货来源的，应当免予处罚。她首次询问就说出了供货商，付款记录（证据 2）和现场笔录（证据 3）都能印证，条件已经具备；有没有合格证，不影响免予处罚。',
          'I chose exemption. Under Article 136 of the Food Safety Law a trader who truthfully names the source shall be exempted. She named her supplier when first asked, and the payment (evidence 2) and the record (evidence 3) confirm it. That is enough; whether there was a certificate makes no difference.',
        ]),
        ...PROTECTED,
        ...AGAIN,
      ],
    },
  }),
};
