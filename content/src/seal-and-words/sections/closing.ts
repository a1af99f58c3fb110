import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayWeighing, seatRole, wrong } from '../../build.ts';
import { experienceSection, REPORT_DONE, reportGuides, reportSection } from '../../case-frame.ts';
import { ALL_ROLES } from '../roles.ts';
import { REASONING_TEMPLATES, REPORT_TEMPLATES } from '../templates/trial.ts';

export const FINDING: FlowNode = node({
  id: 'finding',
  kind: 'vote',
  name: bi('合议庭评议：采信不采信', 'The panel: adopt or not'),
  introduction: bi(
    '合议庭三人表决：是否采信“先章后字”的鉴定意见，认定印章的推定已被推翻，货款按送货单 640,000 元认定？',
    'The three members vote: is the opinion that the seal came first adopted, is the presumption found to be rebutted, and is the debt found to be the 640,000 yuan of the delivery slips?',
  ),
  minutes: 10,
  scene: 'meeting',
  position: { x: 360, y: 2200 },
  roles: [
    seatRole('judge', {
      host: true,
      can_terminate: true,
      seat: 't3',
      functions: ['speech', 'display', 'vote', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge_b', { seat: 't4', functions: ['speech', 'vote'] }),
    seatRole('assessor', { seat: 't2', functions: ['speech', 'vote'] }),
    seatRole('clerk', { seat: 't7', functions: ['speech', 'submission'] }),
  ],
  guides: [
    guide(
      null,
      [
        '鉴定意见是证据的一种，必须查证属实（《民事诉讼法》第六十六条）。证明标准是高度可能性（民诉法解释第一百零八条第一款），不是“哪一边多一点”；结合送货单、样本、陈述综合判断。',
        '表决采信的或者不采信的，都要写理由；有人缺席而票数相等的，没有形成采信的多数，按不采信写。',
      ],
      [
        'An opinion is one kind of evidence and must be verified (Civil Procedure Law, Article 66). The standard is high probability (Interpretation, Article 108, first paragraph), not a mere preponderance; slips, samples and statements are weighed with it.',
        'Whether the opinion is adopted or not, reasons are written; where a member is absent and the votes are equal, there is no majority to adopt it, and the reasons are written accordingly.',
      ],
    ),
    guide(
      'judge',
      ['1. 先请陪审员、审判员说，你最后说。'],
      ['1. Hear the assessor and the judge first; speak last.'],
    ),
    guide(
      'judge_b',
      ['1. 说明误差对结论的影响。'],
      ['1. Explain what the rate of error means for the conclusion.'],
    ),
    guide('assessor', ['1. 说说缺口。'], ['1. Speak about the nick in the seal.']),
    guide('clerk', ['1. 记录理由和表决。'], ['1. Record reasons and vote.']),
  ],
  lines: [
    say(
      'judge',
      '评议是否采信鉴定意见。请陪审员先说。',
      'We deliberate on whether to adopt the opinion. The assessor first, please.',
    ),
    sayWeighing(
      'assessor',
      [
        '落款 6 月 30 日，4 月以后的印章样本右边都缺一块，这页纸上的印却是完整的。先盖章后打字，对得上。我采信。',
        'The statement is dated 30 June, and every sample of the seal after April has a nick on the right; yet the imprint on this page is whole. That fits the seal coming first. I would adopt the opinion.',
      ],
      [
        '缺口只说明印可能是 4 月以前盖的；落款的日期，也可能是打字的时候往后写的。六个点有两个说不清，真章又在上面，我不敢说这页字是后来加的。我不采信。',
        'The nick only shows that the seal may have been put on before April; the date may have been postdated when the text was typed. Two of the six points are unclear, and the seal is genuine. I cannot say for sure that the words were added later. I would not adopt the opinion.',
      ],
    ),
    sayWeighing(
      'judge_b',
      [
        '四个点的方法、反例和局限都写明了；送货单又只有 64 万元，没有 4 月以后的供货记录，两样放在一起，达到了高度可能性。我采信。',
        'The method, the counter-examples and the limits of the four points are stated; and the slips come to 640,000 only, with no delivery after April. Taken together they reach high probability. I would adopt the opinion.',
      ],
      [
        '三十份先字后章里有四份也显出字在上，一成多的反例，打印机又不知道是哪一台，这个误差我放不下。送货单不全，不等于没有供货。没有达到高度可能性，推定就没有推翻，我不采信。',
        'Of thirty pieces printed first, four also showed the words on top. That is more than one in ten, and the printer is unknown; I cannot disregard such an error. Incomplete slips do not mean that nothing was delivered. High probability is not reached and the presumption is not rebutted. I would not adopt the opinion.',
      ],
    ),
    sayWeighing(
      'judge',
      [
        '我最后说。章是真的，推定要由被告推翻；四点一致、印文的时间、送货单的数额，合在一起达到了高度可能性。先章后字不等于伪造，还可能是授权补填，那要由原告举证，他没有举出来。我采信，请表决。',
        'I speak last. The seal is genuine, and it is for the defendant to rebut the presumption. Four points in agreement, the time of the imprint and the amount of the slips together reach high probability. That the seal came first is not the same as forgery; there may have been authority to fill in, but that is for the plaintiff to prove, and he has not. I would adopt the opinion; please vote.',
      ],
      [
        '我最后说。章是真的，六点里两点不明，打印机不明，实验里有四份反例；每一样都还有别的解释，合在一起我也没有形成高度可能性的确信。推定没有推翻，就按确认书认定。我不采信，请表决。',
        'I speak last. The seal is genuine, two of the six points are inconclusive, the printer is unknown, and there were four counter-examples. Each of these can be explained otherwise, and together they do not persuade me that it is highly probable. The presumption is not rebutted, and the statement stands. I would not adopt the opinion; please vote.',
      ],
    ),
    say('clerk', '三位的理由已经记录。', 'The reasons of all three are recorded.'),
  ],
  vote: {
    question: bi(
      '是否采信“先章后字”的鉴定意见，认定推定已被推翻，货款按 640,000 元认定？',
      'Is the opinion that the seal came first adopted, the presumption found to be rebutted, and the debt found to be 640,000 yuan?',
    ),
    options: [
      {
        id: 'adopt',
        label: bi('采信', 'Adopt'),
        hint: bi(
          '结合样本、送货单，先章后字具有高度可能性，推定被推翻',
          'Together with the samples and slips it is highly probable that the seal came first: the presumption is rebutted',
        ),
        counts: 'for',
      },
      {
        id: 'refuse',
        label: bi('不采信', 'Do not adopt'),
        hint: bi(
          '没有达到高度可能性，推定没有被推翻，按 1,280,000 元认定',
          'High probability is not reached and the presumption stands: the debt is found to be 1,280,000',
        ),
        counts: 'against',
      },
      {
        id: 'abstain',
        label: bi('弃权', 'Abstain'),
        hint: bi(
          '真正的合议庭不得弃权；缺席未投的，平台计为弃权',
          'In a real panel no member may withhold an opinion; here, a member who is absent and does not vote also counts as abstaining',
        ),
        counts: 'abstain',
      },
    ],
    secret: false,
    threshold: 'majority',
  },
});

export const REASONING: FlowNode = node({
  id: 'reasoning',
  kind: 'edit',
  name: bi('证据采信说理', 'Reasons on the evidence'),
  introduction: bi(
    '判决书里最难写的一段：为什么信这份鉴定意见，或者为什么不信。要让败诉的一方也看得懂。',
    'The hardest passage of a judgment: why this opinion is believed, or why not, so that the losing party understands.',
  ),
  minutes: 24,
  position: { x: 360, y: 2330 },
  roles: [
    seatRole('judge', {
      host: true,
      functions: ['submission', 'meeting', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('judge_b', { functions: ['submission', 'meeting', 'signature'] }),
    seatRole('clerk', { functions: ['submission'] }),
  ],
  guides: [
    guide(
      null,
      [
        '从资格、材料、方法、过程、结论五个方面审查（《民事诉讼证据规定》第三十六条、第四十条）；回应异议；和其他证据印证；最后才是推定和举证责任（第九十二条）。',
      ],
      [
        'Review qualification, material, method, process, conclusion (Provisions on Evidence, Articles 36 and 40); answer the objections; compare with other evidence; then presumption and burden (Article 92).',
      ],
    ),
    guide(
      'judge',
      ['1. 从模板新建说理稿；按表决结果写。', '2. 回应崔明远的意见，说清采纳不采纳。'],
      ['1. Draft the reasons as voted.', '2. Answer what Cui said and say whether it is accepted.'],
    ),
    guide(
      'judge_b',
      ['1. 检查：每一句“可见”前面有没有证据。'],
      ['1. Check that every "it follows" has evidence before it.'],
    ),
    guide('clerk', ['1. 核对日期、编号、引用。'], ['1. Check dates, numbers, citations.']),
  ],
  templates: REASONING_TEMPLATES,
});

export const REPORT: FlowNode = reportSection({
  roles: ALL_ROLES,
  host: 'judge',
  introduction: bi(
    '每个角色写一份简短的报告：科学能回答到哪一步，法律从哪一步接手。',
    'Each role writes a short report: how far science can answer, and where the law takes over.',
  ),
  minutes: 8,
  y: 2460,
  guides: reportGuides(
    'judge',
    bi(
      '技术判断写方法和局限，法律判断引到条文。',
      'Technical judgments with method and limits, legal ones with the article.',
    ),
  ),
  templates: REPORT_TEMPLATES,
});

export const EXPERIENCE: FlowNode = experienceSection(
  ALL_ROLES,
  2590,
  bi(
    '写下你的心得：一个外行的陪审员，为什么看见了专家没有看的东西？',
    'Write down what you take from it: why did a lay assessor see what the experts had not looked at?',
  ),
  bi('如果没有缺口，你还会采信吗？', 'without the nick, would you still adopt the opinion?'),
);

export const CLOSING_TRANSITIONS: Transition[] = [
  advance(
    'finding_adopted',
    'finding',
    'reasoning',
    bi('采信，写理由', 'Adopted: write the reasons'),
    'passed',
  ),
  advance(
    'finding_refused',
    'finding',
    'reasoning',
    bi('不采信，写理由', 'Not adopted: write the reasons'),
    'rejected',
  ),
  advance(
    'finding_tied',
    'finding',
    'reasoning',
    bi(
      '票数相等，没有形成采信的多数，按不采信写理由',
      'A tie is no majority to adopt it: write the reasons as not adopted',
    ),
    'tied',
  ),
  wrong(
    'reasoning_science',
    'reasoning',
    bi(
      '鉴定人有资质、程序合法、又出了庭，写“予以采信”就够了，异议当庭已经答过，不必重复',
      'The experts are qualified, the procedure was lawful and they appeared: "the opinion is adopted" is enough, since the objections were answered in court',
    ),
    bi(
      '判决书要阐明证据是否采纳的理由，只有双方无争议的证据可以不写（《民事诉讼证据规定》第九十七条）；本案争的就是这一份。资质和程序只是起点，还要审查原理、方法、过程（第三十六条第一款），查证属实才能作为根据（《民事诉讼法》第六十六条第二款）。',
      'The judgment explains why evidence is adopted or not, except where it is undisputed (Provisions on Evidence, Article 97); this is the evidence in dispute. Qualification and procedure are only the beginning: principle, method and process are reviewed (Article 36, first paragraph), and only what is verified may be a basis (Civil Procedure Law, Article 66, second paragraph).',
    ),
  ),
  advance(
    'reasoning_done',
    'reasoning',
    'report',
    bi('逐项审查、回应异议，说理完成', 'Reviewed, answered, reasoned'),
  ),
  wrong(
    'reasoning_copies',
    'reasoning',
    bi(
      'Y9、Y10 没有作样本，但毕竟是双方提交过的证据，写进理由作一点印证',
      'Y9 and Y10 were no samples, but after all they were handed in: mention them in the reasons as some corroboration',
    ),
    bi(
      '无法与原件核对的复制件，不能单独作为认定事实的根据（《民事诉讼证据规定》第九十条第五项）；质证时没有得到认可，所以没有移送鉴定（第三十四条第一款），没有一个鉴定人看过它们。来源不明的材料写进去，只会让理由多一处漏洞。',
      'Copies that cannot be checked against originals may not alone be the basis of a finding (Provisions on Evidence, Article 90, item 5). They were not accepted when the samples were tested and so were not sent (Article 34, first paragraph); no expert has seen them. Material of unknown origin would only be a weak point in the reasons.',
    ),
  ),
  REPORT_DONE,
];
