import type { FlowNode } from '@lets/contract';
import { bi, guide, node, seatRole } from '../../build.ts';
import { either, type Premise } from '../premise.ts';
import { judgmentTemplates, settlementTemplate } from '../templates/court.ts';
import { REVIEW } from '../templates/review.ts';
import { deliberationLines } from './deliberation-lines.ts';
import { pronouncementLines } from './pronouncement-lines.ts';

/** What the panel votes on: that the court below found the delivery as it had to. */
const voteOn = (at: Premise): readonly [zh: string, en: string] =>
  either<readonly [string, string]>(
    at,
    [
      '9,000 元现金交付仍未达到高度可能性',
      'It is still not highly probable that 9,000 yuan was delivered in cash',
    ],
    ['9,000 元现金交付仍具有高度可能性', 'It is still highly probable that 9,000 yuan was delivered in cash'],
  );

export const settlementSection = (at: Premise): FlowNode =>
  node({
    id: 'settlement',
    kind: 'edit',
    name: bi('制作二审调解书', 'The mediation statement'),
    introduction: bi(
      '按协议制作调解书，双方签名，合议庭署名盖章，送达。',
      'The mediation statement sets out the agreement; the parties sign it, the court signs and seals it, and it is served.',
    ),
    minutes: 8,
    position: { x: 740, y: 1170 },
    roles: [
      seatRole('clerk', { host: true, functions: ['submission', 'signature'], processes: ['end', 'back'] }),
      seatRole('presiding', {
        functions: ['submission', 'signature'],
        processes: ['end', 'back', 'restart'],
      }),
      seatRole('appellant', { functions: ['signature'] }),
      seatRole('appellee', { functions: ['signature'] }),
    ],
    guides: [
      guide(
        null,
        [
          '写清总额、每一笔的数额和日期；写明原审判决视为撤销（第一百七十九条）。',
          '任何一方送达前反悔，应当及时判决（第一百零二条）。',
        ],
        [
          'State the sum, each payment and its date, and that the judgment below is deemed set aside (Article 179).',
          'If a party goes back on the agreement before service, judgment is given without delay (Article 102).',
        ],
      ),
      guide(
        'clerk',
        ['1. 从模板新建调解书，请双方和审判长签名，提交。'],
        [
          '1. Draft the mediation statement from the template, have both sides and the presiding judge sign it, and submit it.',
        ],
      ),
    ],
    templates: [settlementTemplate(at)],
  });

export const deliberationSection = (at: Premise): FlowNode =>
  node({
    id: 'deliberation',
    kind: 'vote',
    name: bi('合议庭评议', 'Deliberation'),
    introduction: bi(
      either(
        at,
        '一审说“没有记账”，现在有账了，可账上有疑问；一审没有当晚的话，现在有了，可那是借款人自己的话。三名审判员表决：维持，还是改判？',
        '一审凭借条、取现和信封认定了交付；现在多了一本有疑问的账，又多了一句借款当晚的话，可那是借款人自己的话。举证的还是出借人。三名审判员表决：维持，还是改判？',
      ),
      either(
        at,
        "At first instance there was no entry in any book; now there is one, but it is open to doubt. At first instance there was no evidence of what was said that evening; now there is a message, but it is the borrower's own. The three judges vote: uphold the judgment, or amend it?",
        "The judgment below found delivery on the strength of the note, a withdrawal and an envelope. Now there is a book, which is open to doubt, and a message of that evening, which is the borrower's own. The lender still bears the burden of proof. The three judges vote: uphold the judgment, or amend it?",
      ),
    ),
    minutes: 12,
    scene: 'meeting',
    position: { x: 360, y: 1110 },
    roles: [
      seatRole('presiding', {
        host: true,
        can_terminate: true,
        seat: 't3',
        functions: ['speech', 'display', 'vote', 'signature'],
        processes: ['end', 'back', 'restart'],
      }),
      seatRole('judge_a', { seat: 't4', functions: ['speech', 'display', 'vote', 'signature'] }),
      seatRole('judge_b', { seat: 't2', functions: ['speech', 'vote', 'signature'] }),
      seatRole('clerk', { seat: 't5', functions: ['speech', 'submission', 'signature'] }),
    ],
    guides: [
      guide(
        null,
        [
          '少数服从多数，不同意见如实记入笔录（《民事诉讼法》第四十五条）。',
          '多数同意维持的，判决驳回上诉；没有形成维持的多数的，查清事实后改判；票数相等的，恢复开庭。',
          '想一想第一百七十七条：事实清楚维持（第一项），认定错误改判（第二项），有瑕疵但结果正确的，纠正后维持（《民诉法解释》第三百三十二条）。',
        ],
        [
          'The majority decides, and differing opinions are recorded truthfully (Civil Procedure Law, Article 45).',
          'If a majority votes to uphold, the appeal is dismissed; if there is no such majority, the court finds the facts and amends the judgment; on a tie the hearing is resumed.',
          'Consider Article 177: where the facts are clear, the judgment is upheld (item 1); where they were wrongly found, it is amended (item 2); where the judgment is flawed but its result correct, the flaw is corrected and the judgment upheld (CPL Interpretation, Article 332).',
        ],
      ),
      guide(
        'presiding',
        ['1. 请承办法官先说，自己最后说。', '2. 三人投完再结束表决，按结果选择下一步。'],
        [
          '1. Ask the reporting judge to begin; speak last yourself.',
          '2. Close the vote only when all three have voted, and choose the next step according to the result.',
        ],
      ),
      guide(
        'judge_a',
        ['1. 先介绍范围、新证据和你的计算，再说意见和理由。'],
        [
          '1. Report on the scope of the appeal, the new evidence and your calculation; then give your opinion with reasons.',
        ],
      ),
      guide(
        'judge_b',
        ['1. 独立发表意见。同意结果但不同意理由，也要说出来。'],
        ['1. Give your own independent view; if you agree with the result but not with the reasons, say so.'],
      ),
      guide(
        'clerk',
        ['1. 逐一记录，自己不发表意见。'],
        ['1. Record each opinion in turn; give none of your own.'],
      ),
    ],
    lines: deliberationLines(at),
    vote: {
      question: bi(
        `${voteOn(at)[0]}，驳回上诉，维持原判。是否同意？`,
        `${voteOn(at)[1]}: the appeal is dismissed and the judgment upheld. Do you agree?`,
      ),
      options: [
        {
          id: 'agree',
          label: bi('同意', 'Agree'),
          hint: bi(
            `维持 ${at.found} 元（第一百七十七条第一款第一项）`,
            `Uphold the finding of ${at.found} (Article 177, first paragraph, item 1)`,
          ),
          counts: 'for',
        },
        {
          id: 'disagree',
          label: bi('不同意', 'Disagree'),
          hint: either(
            at,
            bi(
              '新证据足以证明，改判 200,000 元（第二项）',
              'The new evidence is sufficient: amend to 200,000 (item 2)',
            ),
            bi(
              '新证据使交付真伪不明，改判 191,000 元（第二项）',
              'The new evidence leaves delivery unclear: amend to 191,000 (item 2)',
            ),
          ),
          counts: 'against',
        },
        {
          id: 'abstain',
          label: bi('弃权', 'Abstain'),
          hint: bi(
            '实务中合议庭成员不得拒绝陈述意见；缺席未投的，平台也计为弃权',
            'In a real panel no member may withhold an opinion; here, a member who is absent and does not vote also counts as abstaining',
          ),
          counts: 'abstain',
        },
      ],
      secret: false,
      threshold: 'majority',
    },
  });

export const judgmentSection = (at: Premise): FlowNode =>
  node({
    id: 'judgment',
    kind: 'edit',
    name: bi('制作二审判决书', 'Writing the judgment'),
    introduction: bi(
      '二审判决书要回答三个问题：新证据采不采、值多少；一审哪里对、哪里要纠正；结果落在第一百七十七条的哪一项。',
      'The judgment on appeal must answer three questions: whether the new evidence is admitted and what weight it carries; where the judgment below is right and where it must be corrected; and on which item of Article 177 the result rests.',
    ),
    minutes: 40,
    position: { x: 360, y: 1250 },
    roles: [
      seatRole('judge_a', {
        host: true,
        functions: ['submission', 'meeting', 'signature'],
        processes: ['end', 'back'],
      }),
      seatRole('presiding', {
        can_terminate: true,
        functions: ['submission', 'meeting', 'signature'],
        processes: ['end', 'back', 'restart'],
      }),
      seatRole('judge_b', { functions: ['submission', 'meeting', 'signature'] }),
      seatRole('clerk', { functions: ['submission', 'signature'] }),
    ],
    guides: [
      guide(
        null,
        [
          '按多数意见写。维持的，主文写“驳回上诉，维持原判”；改判的，写明撤销或者变更原判哪一项。',
          '写明“本判决为终审判决”（《民事诉讼法》第一百八十二条），不写上诉期限。',
        ],
        [
          'Write according to the majority opinion. If the judgment is upheld, the order reads "the appeal is dismissed and the judgment upheld"; if it is amended, state which item is set aside or varied.',
          'State that the judgment is final (Civil Procedure Law, Article 182); do not state a time for appeal.',
        ],
      ),
      guide(
        'judge_a',
        [
          '1. 从模板新建二审判决书，写明新证据的认定和逾期的处理。',
          '2. 请合议庭成员和书记员签名，提交，结束本环节。',
        ],
        [
          '1. Draft the judgment from the template; state your findings on the new evidence and how its lateness is dealt with.',
          '2. Have the panel and the clerk sign it, submit it, and end the section.',
        ],
      ),
      guide(
        'judge_b',
        [
          '1. 从模板新建裁判文书核稿意见：你也要在判决书上署名，先把算式、条文、主文和笔录逐项核对。',
          '2. 你的意见与多数不同的，写明已如实记入评议笔录（第四十五条）；签名，提交。',
        ],
        [
          '1. Draft the review of the judgment from the template. You sign the judgment too, so first check its calculations, articles and order, and the record, item by item.',
          '2. If your opinion differed from that of the majority, state that it is entered truthfully in the record of deliberation (Article 45). Sign and submit the review.',
        ],
      ),
      guide(
        'clerk',
        ['1. 制作评议笔录，请合议庭成员签名，提交。'],
        ['1. Draft the record of deliberation, have the members of the panel sign it, and submit it.'],
      ),
    ],
    templates: [...judgmentTemplates(at), REVIEW],
  });

export const pronouncementSection = (at: Premise): FlowNode =>
  node({
    id: 'pronouncement',
    kind: 'court',
    name: bi('宣判', 'Pronouncing judgment'),
    introduction: bi(
      '二审判决宣告以后就是终审：不能再上诉，生效判决可以申请执行。',
      'Once pronounced, the judgment on appeal is final: no further appeal lies, and enforcement of the effective judgment may be applied for.',
    ),
    minutes: 5,
    scene: 'courtroom',
    position: { x: 360, y: 1380 },
    roles: [
      seatRole('presiding', {
        host: true,
        seat: 'j0',
        functions: ['speech', 'display', 'call', 'signature'],
        processes: ['end', 'back', 'restart'],
      }),
      seatRole('judge_a', { seat: 'j1' }),
      seatRole('judge_b', { seat: 'j2' }),
      seatRole('clerk', { seat: 'c', functions: ['speech', 'signature'] }),
      seatRole('appellant', { seat: 'p1', functions: ['request_speech', 'signature'] }),
      seatRole('counsel_a', { seat: 'p2', functions: ['request_speech', 'signature'] }),
      seatRole('counsel_e', { seat: 'd1', functions: ['request_speech', 'signature'] }),
      seatRole('appellee', { seat: 'd2', functions: ['request_speech', 'signature'] }),
    ],
    guides: [
      guide(
        null,
        ['二审法院可以自行宣判，也可以委托原审法院代行宣判（《民诉法解释》第三百三十八条）。'],
        [
          'The court of appeal may pronounce the judgment itself or entrust the court of first instance with doing so (CPL Interpretation, Article 338).',
        ],
      ),
      guide(
        'presiding',
        ['1. 宣读主文和主要理由。', '2. 说明终审的效力和履行期限。'],
        [
          '1. Read out the order and the main reasons.',
          '2. Explain the effect of a final judgment and the time for performance.',
        ],
      ),
      guide('clerk', ['1. 宣布全体起立，送达判决书。'], ['1. Ask all to rise; serve the judgment.']),
      guide(
        at.lender.role,
        ['1. 听清终审判决；不服可以依法申请再审，但不停止执行。'],
        [
          '1. Listen carefully to the final judgment; you may apply for a retrial according to law, but that does not suspend enforcement.',
        ],
      ),
      guide(
        at.lender.counsel,
        ['1. 向当事人解释终审和再审的区别。'],
        ['1. Explain to your client the difference between a final judgment on appeal and a retrial.'],
      ),
      guide(
        at.borrower.role,
        ['1. 记下履行期限；逾期加倍支付迟延履行期间的债务利息。'],
        [
          '1. Note the time for performance; if you are late, double interest on the debt is due for the period of delay.',
        ],
      ),
      guide(at.borrower.counsel, ['1. 提醒当事人按期履行。'], ['1. Remind your client to pay on time.']),
    ],
    lines: pronouncementLines(at),
  });
