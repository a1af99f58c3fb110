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
    'The three members of the panel vote: is the opinion that the seal came first to be adopted, is the presumption to be found rebutted, and is the debt to be found at 640,000 yuan on the basis of the delivery slips?',
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
        'An expert opinion is one kind of evidence and must be verified (Civil Procedure Law, Article 66). The standard of proof is high probability (Interpretation, Article 108, first paragraph), not a mere preponderance; the opinion is weighed together with the slips, the samples and the statements.',
        'Whether the opinion is adopted or not, the reasons must be written. Where a member is absent and the votes are equal, there is no majority in favour of adopting it, and the reasons are written for not adopting it.',
      ],
    ),
    guide(
      'judge',
      ['1. 先请陪审员、审判员说，你最后说。'],
      ['1. Let the assessor and the other judge speak first; speak last yourself.'],
    ),
    guide(
      'judge_b',
      ['1. 说明误差对结论的影响。'],
      ['1. Explain how the margin of error affects the conclusion.'],
    ),
    guide('assessor', ['1. 说说缺口。'], ['1. Speak about the nick in the seal.']),
    guide('clerk', ['1. 记录理由和表决。'], ['1. Record the reasons and the votes.']),
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
        'The statement is dated 30 June, and every sample of the seal from April onwards lacks a piece on the right; yet the imprint on this page is whole. That fits with the seal coming first and the words later. I would adopt the opinion.',
      ],
      [
        '缺口只说明印可能是 4 月以前盖的；落款的日期，也可能是打字的时候往后写的。六个点有两个说不清，真章又在上面，我不敢说这页字是后来加的。我不采信。',
        'The nick only shows that the page may have been sealed before April; a later date may simply have been typed on it. Two of the six crossings are unclear, and there is a genuine seal on the page. I cannot say for certain that the words were added later. I would not adopt the opinion.',
      ],
    ),
    sayWeighing(
      'judge_b',
      [
        '四个点的方法、反例和局限都写明了；送货单又只有 64 万元，没有 4 月以后的供货记录，两样放在一起，达到了高度可能性。我采信。',
        'For the four crossings, the method, the counter-examples and the limits are all stated; and the slips come to only 640,000 yuan, with no record of deliveries after April. Taken together, this reaches high probability. I would adopt the opinion.',
      ],
      [
        '三十份先字后章里有四份也显出字在上，一成多的反例，打印机又不知道是哪一台，这个误差我放不下。送货单不全，不等于没有供货。没有达到高度可能性，推定就没有推翻，我不采信。',
        'Of thirty pieces printed first, four also showed the words on top. That is more than one in ten, and the printer is unknown; I cannot disregard such a margin of error. Incomplete slips do not mean that nothing was delivered. High probability is not reached, so the presumption is not rebutted. I would not adopt the opinion.',
      ],
    ),
    sayWeighing(
      'judge',
      [
        '我最后说。章是真的，推定要由被告推翻；四点一致、印文的时间、送货单的数额，合在一起达到了高度可能性。先章后字不等于伪造，还可能是授权补填，那要由原告举证，他没有举出来。我采信，请表决。',
        'I speak last. The seal is genuine, and it is for the defendant to rebut the presumption. Four crossings in agreement, the period of the imprint and the amount of the slips together reach high probability. That the seal came first does not mean forgery; there may have been authority to fill in the page, but that is for the plaintiff to prove, and it has not done so. I would adopt the opinion; please vote.',
      ],
      [
        '我最后说。章是真的，六点里两点不明，打印机不明，实验里有四份反例；每一样都还有别的解释，合在一起我也没有形成高度可能性的确信。推定没有推翻，就按确认书认定。我不采信，请表决。',
        'I speak last. The seal is genuine, two of the six crossings are inconclusive, the printer is unknown, and the simulation had four counter-examples. Each piece of the evidence can be explained in another way, and even together they do not convince me that it is highly probable. The presumption is not rebutted, and the amount is found as the statement gives it. I would not adopt the opinion; please vote.',
      ],
    ),
    say('clerk', '三位的理由已经记录。', 'The reasons of all three members are on the record.'),
  ],
  vote: {
    question: bi(
      '是否采信“先章后字”的鉴定意见，认定推定已被推翻，货款按 640,000 元认定？',
      'Is the opinion that the seal came first to be adopted, the presumption to be found rebutted, and the debt to be found at 640,000 yuan?',
    ),
    options: [
      {
        id: 'adopt',
        label: bi('采信', 'Adopt'),
        hint: bi(
          '结合样本、送货单，先章后字具有高度可能性，推定被推翻',
          'Taken together with the samples and the slips, it is highly probable that the seal came first: the presumption is rebutted',
        ),
        counts: 'for',
      },
      {
        id: 'refuse',
        label: bi('不采信', 'Do not adopt'),
        hint: bi(
          '没有达到高度可能性，推定没有被推翻，按 1,280,000 元认定',
          'High probability is not reached and the presumption is not rebutted: the debt is found at 1,280,000 yuan',
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
    'This is the hardest passage of a judgment to write: why the court believes this expert opinion, or why it does not, in terms that the losing party too can understand.',
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
        'Review the opinion on five points: qualification, material, method, process and conclusion (Provisions on Evidence, Articles 36 and 40). Then answer the objections, compare the opinion with other evidence, and only at the end turn to the presumption and the burden of proof (Article 92).',
      ],
    ),
    guide(
      'judge',
      ['1. 从模板新建说理稿；按表决结果写。', '2. 回应崔明远的意见，说清采纳不采纳。'],
      [
        '1. Draft the reasons in accordance with the vote.',
        "2. Respond to Cui's views and say whether you accept them.",
      ],
    ),
    guide(
      'judge_b',
      ['1. 检查：每一句“可见”前面有没有证据。'],
      ['1. Check that every "it follows" is preceded by evidence.'],
    ),
    guide('clerk', ['1. 核对日期、编号、引用。'], ['1. Check dates, numbers and citations.']),
  ],
  templates: REASONING_TEMPLATES,
});

export const REPORT: FlowNode = reportSection({
  roles: ALL_ROLES,
  host: 'judge',
  introduction: bi(
    '每个角色写一份简短的报告：科学能回答到哪一步，法律从哪一步接手。',
    'Each role writes a short report on how far science can answer and where the law takes over.',
  ),
  minutes: 8,
  y: 2460,
  guides: reportGuides(
    'judge',
    bi(
      '技术判断写方法和局限，法律判断引到条文。',
      'State method and limits for technical judgments, and cite the article for legal ones.',
    ),
  ),
  templates: REPORT_TEMPLATES,
});

export const EXPERIENCE: FlowNode = experienceSection(
  ALL_ROLES,
  2590,
  bi(
    '写下你的心得：一个外行的陪审员，为什么看见了专家没有看的东西？',
    'Write down what you have learned: why did a lay assessor see what the experts had not looked at?',
  ),
  bi('如果没有缺口，你还会采信吗？', 'if there were no nick, would you still adopt the opinion?'),
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
      'The votes are equal and there is no majority to adopt it: write the reasons for not adopting it',
    ),
    'tied',
  ),
  wrong(
    'reasoning_science',
    'reasoning',
    bi(
      '鉴定人有资质、程序合法、又出了庭，写“予以采信”就够了，异议当庭已经答过，不必重复',
      'The experts are qualified, the procedure was lawful and they appeared in court: it is enough to write "the opinion is adopted"; the objections were answered in court and need not be repeated',
    ),
    bi(
      '判决书要阐明证据是否采纳的理由，只有双方无争议的证据可以不写（《民事诉讼证据规定》第九十七条）；本案争的就是这一份。资质和程序只是起点，还要审查原理、方法、过程（第三十六条第一款），查证属实才能作为根据（《民事诉讼法》第六十六条第二款）。',
      'A judgment must explain why evidence is or is not adopted; only undisputed evidence is excepted (Provisions on Evidence, Article 97), and this is the very evidence in dispute. Qualification and procedure are only the starting point: principles, methods and process must also be reviewed (Article 36, first paragraph), and only evidence that has been verified may be a basis for findings (Civil Procedure Law, Article 66, second paragraph).',
    ),
  ),
  advance(
    'reasoning_done',
    'reasoning',
    'report',
    bi('逐项审查、回应异议，说理完成', 'Opinion reviewed, objections answered, reasons complete'),
  ),
  wrong(
    'reasoning_copies',
    'reasoning',
    bi(
      'Y9、Y10 没有作样本，但毕竟是双方提交过的证据，写进理由作一点印证',
      'Y9 and Y10 were not used as samples, but they are evidence that was submitted: mention them in the reasons as some corroboration',
    ),
    bi(
      '无法与原件核对的复制件，不能单独作为认定事实的根据（《民事诉讼证据规定》第九十条第五项）；质证时没有得到认可，所以没有移送鉴定（第三十四条第一款），没有一个鉴定人看过它们。来源不明的材料写进去，只会让理由多一处漏洞。',
      'Copies that cannot be checked against originals may not by themselves be the basis of a finding (Provisions on Evidence, Article 90, item 5). They were not accepted when the parties examined the samples, so they were not sent to the experts (Article 34, first paragraph), and no expert has seen them. Material of unknown origin would only open a gap in the reasons.',
    ),
  ),
  REPORT_DONE,
];
