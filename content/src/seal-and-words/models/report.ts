import type { PaperPart } from '@lets/contract';
import { bi } from '../../build.ts';
import { type CaseModels, divided, visited, voted } from '../../models.ts';
import { reportsWith, type Words } from '../../report-models.ts';
import { write } from '../fields.ts';

const { always, by, headed, reports, unless, when } = reportsWith(write);

const BENCH = ['judge', 'judge_b', 'assessor', 'clerk'];
const SIDES = ['counsel_p', 'advisor', 'counsel_d', 'manager'];
const LABORATORY = ['head', 'expert_a', 'expert_b'];

const MATTER: Words = [
  '案件：{{plaintiff_name}}诉{{defendant_name}}　　案号：{{case_number}}',
  'Case: {{plaintiff_name}} v. {{defendant_name}}, {{case_number}}',
];

const TASKS: readonly PaperPart[] = [
  by(
    ['judge'],
    [
      '我释明举证责任，确定鉴定事项，组织质证，主持评议并写明采信不采信的理由。鉴定人回答科学问题，判案是合议庭的事。',
      'I explained the burden of proof, settled the matters to be examined, had the parties examine the material and the opinion, presided over the deliberation and wrote the reasons for adopting or not adopting the opinion. The experts answer questions of science; deciding the case is for the panel.',
    ],
  ),
  by(
    ['judge_b'],
    [
      '我参加合议，关注的是误差：三十份里有四份反例，对结论意味着什么；评议后和审判长一起写说理，检查每一句结论前面有没有证据。',
      'As a member of the panel I concentrated on the margin of error: what four counter-examples in thirty mean for the conclusion. After the deliberation I wrote the reasons with the presiding judge and checked that every conclusion is preceded by evidence.',
    ],
  ),
  by(
    ['assessor'],
    [
      '我是人民陪审员，没有参加庭前会议，也不懂检验技术；我做的是逐份看样本、注意印文右侧的缺口，并在评议中对事实认定发表意见、表决。',
      "As a people's assessor I did not attend the pretrial meeting and know nothing of laboratory technique. I looked at the samples one by one, noticed the nick in the right rim of the imprints, and in the deliberation spoke and voted on the facts.",
    ],
  ),
  by(
    ['clerk'],
    [
      '我逐件登记材料和双方意见，制作质证笔录，移送检材一页、样本十四件，没有质证过的 Y9、Y10 不移送。',
      'I listed every item with what the parties said about it, kept the record of their examination, and transferred one specimen and fourteen samples; Y9 and Y10, which had not been accepted, were not sent.',
    ],
  ),
  by(
    ['counsel_p'],
    [
      '我方主张对账确认书真实，我的任务是守住真章的推定，并就方法质疑时序意见：打印机不明，墨粉会拒斥印油。',
      'Our side maintained that the statement is authentic. My task was to defend the presumption that follows from the genuine seal and to challenge the method behind the opinion on the order: the printer is unknown, and toner repels ink.',
    ],
  ),
  by(
    ['advisor'],
    [
      '我由原告申请，只就专业问题提出意见：墨粉拒斥印油会不会造成“字在上”的假象，模拟实验有多大代表性。我的意见视为原告的陈述，工地上的事不归我说。',
      "I appeared on the plaintiff's application and spoke on special questions only: whether toner that repels ink can make it look as if the words lay on top, and how representative the simulation is. My views are deemed a statement of the plaintiff; what happened on the site is not for me to speak about.",
    ],
  ),
  by(
    ['counsel_d'],
    [
      '我方主张先盖章、后打印，签名也不是高志远写的，我的任务是申请时序鉴定、对复印件样本提出异议，把推定推翻。',
      'Our side maintained that the page was sealed first and printed later and that Gao Zhiyuan did not sign it. My task was to apply for an examination of the sequence, to object to the copies among the samples and to rebut the presumption.',
    ],
  ),
  by(
    ['manager'],
    [
      '我否认签过名，任务是当庭自然书写样本，签保证书，如实说明手伤和印章缺口的来历，让人能够比对。',
      'I denied having signed. My task was to write samples in court as I normally write, to sign the pledge, and to tell the truth about the injury to my hand and how the seal was chipped, so that comparisons could be made.',
    ],
  ),
  by(
    ['head'],
    [
      '我审查受理、指定鉴定人、组织会商。第三项形成时间没有可靠的方法，不受理；分歧照实注明，不统一口径。',
      'I decided on acceptance, designated the experts and presided over the consultation. There is no reliable method for the third matter, the time of making, and it was not accepted; the difference between the experts was noted as it was and not smoothed over.',
    ],
  ),
  by(
    ['expert_a', 'expert_b'],
    [
      '我独立检验，先写所见，后写判断，四个反例、两个不明点都记下来，对异议如实答复。',
      'I examined the material independently, wrote down my observations before my conclusions, recorded the four counter-examples and the two inconclusive crossings, and answered the objections truthfully.',
    ],
  ),
];

const SCIENCE = headed(['二、科学回答了什么，没有回答什么', '2. What science answered and what it did not']);

const ANSWERS: readonly PaperPart[] = [
  SCIENCE,
  always([
    '回答了的：六个交叉点四点“字在上”、二点不明（证据 3）；模拟实验先字后章也有 4/30 呈“字在上”，但都是单个小面积或者厚墨粉的点，四点一致、边缘没有堆积，支持先章后字。签名九项特征五同四异，伤后自然样本只有二份，一人倾向否定，一人无法判断。',
    "What science answered: of six crossings four show the words on top and two are inconclusive (evidence 3). In the simulation, 4 of the 30 pieces printed first also show the words on top, but all of these are single crossings that are small or have thick toner; four crossings in agreement, without ink piled up at the edges, support the conclusion that the seal came first. Of nine features of the signature five agree and four differ, and there are only two natural samples after the injury: one expert's opinion is probable exclusion, the other's inconclusive.",
  ]),
  always([
    '没有回答的：文字是谁、什么时候打印的；先盖章以后有没有授权补填；欠款到底是 640,000 元还是 1,280,000 元。真章推定真实，由主张推翻的一方举证（《民事诉讼证据规定》第九十二条），这是法律接手的地方。',
    'What it did not answer: who printed the words and when; whether, once the page had been sealed, there was authority to fill it in; whether the debt is 640,000 or 1,280,000 yuan. A document with a genuine seal is presumed to be authentic, and the party that wants to rebut the presumption bears the burden of proof (Provisions on Evidence, Article 92). This is where the law takes over.',
  ]),
];

const ADOPTED = [voted('finding', 'passed')];
/** The experts appeared in court. */
const HEARD = [visited('testimony')];

const OUTCOME: readonly PaperPart[] = [
  when(
    [visited('supplement')],
    [
      '补充鉴定比对了缺口：印文与 2023 年的样本相符，与 2024 年 4 月以后的样本不符，这是陪审员先看见的。',
      'The supplementary examination compared the nick: the imprint matches the samples of 2023 and does not match those from April 2024 onwards. It was the assessor who saw this first.',
    ],
  ),
  when(ADOPTED, [
    '合议庭{{tally_finding}}，采信先章后字的意见，货款按 640,000 元认定。',
    'The panel adopted the opinion that the seal came first ({{tally_finding}}), and the debt was found at 640,000 yuan.',
  ]),
  unless(ADOPTED, [
    '合议庭没有形成采信的多数，推定没有被推翻，货款按 1,280,000 元认定。',
    'The panel found no majority to adopt the opinion; the presumption was not rebutted, and the debt was found at 1,280,000 yuan.',
  ]),
  when(
    [divided('finding')],
    [
      '评议中有不同意见（{{dissent_finding}}），说理因此更要把局限写清楚。',
      'There was a dissent in the deliberation ({{dissent_finding}}), so the reasons had to state the limits all the more clearly.',
    ],
  ),
];

const CREDIBLE: readonly PaperPart[] = [
  headed(['三、哪一步程序保证了可信', '3. Which step of procedure made it credible']),
  when(HEARD, [
    '我认为有三步：材料先质证（《民事诉讼证据规定》第三十四条），二名鉴定人独立检验、不同意见注明（《司法鉴定程序通则》第十九条、第三十七条），鉴定人出庭接受询问（《民事诉讼法》第八十一条）。少一步，四个点就只是四个点。',
    'I think there were three steps: the parties first examined the material (Provisions on Evidence, Article 34); two experts examined it independently and their difference was noted (General Rules, Articles 19 and 37); the experts appeared in court and were questioned (Civil Procedure Law, Article 81). If any of these had been missing, four crossings would be no more than four crossings.',
  ]),
  unless(HEARD, [
    '我认为有两步：材料先质证（《民事诉讼证据规定》第三十四条），二名鉴定人独立检验、不同意见注明（《司法鉴定程序通则》第十九条、第三十七条）。缺的一步是鉴定人出庭：出庭费用没有预交（《民事诉讼证据规定》第三十八条第一款），两个不明的交叉点没有人当面问过。',
    'I think there were two steps: the parties first examined the material (Provisions on Evidence, Article 34); two experts examined it independently and their difference was noted (General Rules, Articles 19 and 37). The step that was missing is the appearance of the experts in court: the costs were not prepaid (Provisions on Evidence, Article 38, first paragraph), and nobody asked them in person about the two inconclusive crossings.',
  ]),
  by(BENCH, [
    '我们做得对的：委托事项写成可以检验的问题，没有问“是不是伪造”。做得不够的：印文的阶段性特征一开始没有列入委托事项。',
    'What we did right: we put the matters as questions that can be examined and did not ask whether the page was forged. What was not good enough: the phase features of the imprint were not part of the commission from the start.',
  ]),
  by(SIDES, [
    '我做得对的：针对方法，不针对人，问题都落在数据上。做得不够的：样本清单里的日期和缺口，我没有早一点自己看出来。',
    'What I did right: I addressed the method and not the persons, and every question turned on the data. What was not good enough: I did not notice earlier for myself the dates and the nick in the list of samples.',
  ]),
  by(LABORATORY, [
    '我做得对的：反例和局限写进意见书，第一个问题就答得出。做得不够的：说明还太专业，图示应当再多一些。',
    'What I did right: the counter-examples and the limits were in the opinion, so I could answer the very first question. What was not good enough: the explanation was still too technical and needed more illustrations.',
  ]),
];

const AGAIN: readonly PaperPart[] = [
  headed(['四、如果重来一次', '4. If I could do it again']),
  by(BENCH, [
    '我会在庭前会议上就请双方逐件说明每份印文样本的日期和特征，把盖印时段一并列入委托。',
    'At the pretrial meeting I would already have both sides explain the date and the features of every sample imprint, and would include the period of the imprint in the commission.',
  ]),
  by(SIDES, [
    '我会一开始就分清：哪些是要靠鉴定证明的，哪些靠送货单、验收单就能证明，不把全部希望放在一张纸上。',
    'From the start I would separate what has to be proved by an expert examination from what can be proved by delivery slips and acceptance forms, and not pin all hopes on one sheet of paper.',
  ]),
  by(LABORATORY, [
    '我会在受理时就提示法院：阶段性特征可以比对盖印时段，形成时间不能直接测定，请委托人考虑调整事项。',
    'On acceptance I would already point out to the court that phase features can show the period of an imprint, while the time of making cannot be measured directly, and suggest that it consider changing the matters.',
  ]),
];

export const REPORT_MODELS: CaseModels = {
  forensic_report: reports({
    matter: MATTER,
    tasks: TASKS,
    sound: {
      note: bi(
        '科学的回答写方法和局限，法律的接手写条文，得失按角色写。',
        'It gives method and limits for what science answers and the article where the law takes over, and each role writes what went well and what did not.',
      ),
      parts: [...ANSWERS, ...OUTCOME, ...CREDIBLE, ...AGAIN],
    },
    careless: {
      note: bi(
        '只说“鉴定很科学，结论可靠”，没有数据、局限和条文。',
        'It only says that the examination was scientific and its conclusion reliable, without figures, limits or articles.',
      ),
      parts: [
        SCIENCE,
        always([
          '鉴定很科学，回答了先盖章还是先打字的问题，结论比较可靠；签名的问题没有完全回答。',
          'The examination was very scientific and answered whether the seal or the print came first; the conclusion is fairly reliable. The question of the signature was not fully answered.',
        ]),
        ...OUTCOME,
        ...CREDIBLE,
        ...AGAIN,
      ],
    },
    wrong: {
      note: bi(
        '认为鉴定意见是科学结论，法院应当采信。鉴定意见是证据的一种，必须查证属实（《民事诉讼法》第六十六条第二款），法院要审查材料、方法和过程（《民事诉讼证据规定》第三十六条）。',
        'It takes an expert opinion for a scientific conclusion that the court must adopt. An expert opinion is one kind of evidence and must be verified (Civil Procedure Law, Article 66, second paragraph); the court must review the material, the methods and the process (Provisions on Evidence, Article 36).',
      ),
      parts: [
        SCIENCE,
        always([
          '科学回答了全部问题：先章后字，所以对账确认书是伪造的，欠款只有 640,000 元。鉴定意见是科学结论，效力高于其他证据，法院应当采信，合议庭不需要再表决。',
          'Science answered every question: the seal came first, so the statement is forged and the debt is only 640,000 yuan. An expert opinion is a scientific conclusion and ranks above other evidence; the court must adopt it, and the panel need not vote.',
        ]),
        ...CREDIBLE,
        ...AGAIN,
      ],
    },
  }),
};
