import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayWeighing, seatRole } from '../../build.ts';

export const PROPOSAL: FlowNode = node({
  id: 'proposal',
  kind: 'vote',
  name: bi('方案与表态', 'The proposal'),
  introduction: bi(
    '调解员提出方案：损失多少、每一方承担几成、为什么、怎样付，钱以外还要做什么。三位当事人和要拿出一份的物业各自表态，一人不同意就不成。',
    'The mediator proposes: how large the loss is, what share each bears and why, how it is paid, and what is to be done besides money. The three parties and the management, which is to bear a share as well, each accept or refuse; one refusal is enough.',
  ),
  minutes: 6,
  scene: 'meeting',
  position: { x: 360, y: 790 },
  roles: [
    seatRole('mediator', {
      host: true,
      seat: 't3',
      functions: ['speech', 'display'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('recorder', { seat: 't4', functions: ['speech', 'record'] }),
    seatRole('downstairs', { seat: 't7', functions: ['speech', 'vote'] }),
    seatRole('owner', { seat: 't9', functions: ['speech', 'vote'] }),
    seatRole('tenant', { seat: 't10', functions: ['speech', 'vote'] }),
    seatRole('property', { seat: 't6', functions: ['speech', 'vote'] }),
  ],
  guides: [
    guide(
      null,
      [
        '这不是少数服从多数：协议要各方自愿达成（《人民调解法》第二十三条第四项），所以要求全体同意。物业没有表态同意的，不能替它定下一份。',
        '不同意的，调解终止，各人还有别的路。也可以由调解员用“返回”再谈。',
      ],
      [
        "No majority decides here: an agreement is made voluntarily by each party (People's Mediation Law, Article 23(4)), so all must agree. No share is laid on the management without its own consent.",
        'If not, mediation ends and other remedies remain open; or the mediator goes "back" and talks on.',
      ],
    ),
    guide(
      'mediator',
      ['1. 念方案，说每一份的理由。', '2. 说一句：不同意也可以。'],
      ['1. Read the proposal, with a reason for each share.', '2. Say that nobody need agree.'],
    ),
    guide('recorder', ['1. 记录各方表态。'], ['1. Record each answer.']),
    guide(
      'downstairs',
      ['1. 问自己：同打一场官司相比，怎么样？'],
      ['1. Ask yourself how it compares with going to court.'],
    ),
    guide(
      'owner',
      ['1. 问自己：同打一场官司相比，怎么样？'],
      ['1. Ask yourself how it compares with going to court.'],
    ),
    guide('tenant', ['1. 问自己：付得出吗？'], ['1. Ask yourself whether you can pay it.']),
    guide(
      'property',
      ['1. 核对公司的授权：多少钱以内，叫什么名目。', '2. 说明减免从哪个月起，再表态。'],
      [
        '1. Check what the company has authorised: up to how much, and under what name.',
        '2. Say from which month the fees are remitted, then accept or refuse.',
      ],
    ),
  ],
  lines: [
    say(
      'mediator',
      '方案是这样：8,800 元，房主六成 5,280，租客两成 1,760，物业一成 880 以减免物业费的方式，沈老师自己担一成 880。房主是没有及时修，租客是没有关阀，物业是晚了二十分钟，沈老师是书没有及时搬。',
      'The proposal: of 8,800, the owner six tenths, 5,280; the tenant two tenths, 1,760; the management one tenth, 880, as fees remitted; Ms Shen one tenth, 880. The owner did not have it repaired in time, the tenant did not close the valve, the management came twenty minutes late, Ms Shen did not move the books.',
    ),
    say(
      'mediator',
      '停水两天，沈老师道歉，旅馆费 300 元由她付给小陈。高先生当面道歉，钱签字当天付；书房由沈老师自己请人，9 月 30 日以前修好，赶在中秋前头。不同意也可以，不影响去法院。',
      'For the two days without water Ms Shen apologises and pays Xiao Chen the 300 for the inn. Mr Gao apologises in person and pays on the day of signing; Ms Shen has the study repaired herself by 30 September, before the festival. You need not agree; the courts remain open to you.',
    ),
    sayWeighing(
      'property',
      [
        '公司只授权减免物业费，不写“赔偿”，880 元在额度以内，从 9 月起减。照这个名目，物业愿意出这一份。',
        'The company has authorised a reduction of fees, not "compensation". 880 yuan is within my limit and comes off from September. Under that name the management is willing to bear its share.',
      ],
      [
        '公司只授权减免物业费，不写“赔偿”。晚到二十分钟我们认，可是水是从 401 的软管出来的，不是物业弄坏的；开了这个头，别的业主也会照这个比例来要。这一份物业不能同意。',
        'The company has authorised a reduction of fees, not "compensation". We admit that we came twenty minutes late; but the water came from the hose in 401 and not from anything of ours. Once we begin, other owners will ask for the same share. The management cannot agree to it.',
      ],
    ),
    sayWeighing(
      'owner',
      [
        '沈老师，对不起，该修没修。六成我觉得偏重，小陈那天也没有关阀；不过能一次了结，5,280 我今天就付，方案我同意。',
        'Ms Shen, I am sorry; I should have had it repaired. Six tenths seems heavy to me, as Xiao Chen did not close the valve either. But if that settles everything I pay the 5,280 today, and I accept the proposal.',
      ],
      [
        '沈老师，对不起，该修没修，这句话我先说。钱我不是拿不出来，是六成这个比例我不认：小陈看见半桶水也没有关阀，楼下的书到傍晚才搬。我今天付清，别人分两次付，事情还是没有了结。这个方案我不同意。',
        'Ms Shen, I am sorry; I should have had it repaired, and I say that first. It is not that I cannot pay: I do not accept six tenths. Xiao Chen saw half a bucket of water and did not close the valve, and the books were not moved until the evening. I would pay today and others in two parts, so it would still not be over. I refuse this proposal.',
      ],
    ),
    sayWeighing(
      'downstairs',
      [
        '这句话我等了九天。停水是我不对，旅馆的 300 该我付。书算我一成，心里有点过不去，可是墙能在中秋以前修好，我同意。',
        'I have waited nine days for that word. Cutting off the water was wrong, and the 300 is mine to pay. A tenth for my own books is hard to swallow; but the wall will be done before the festival, and I accept.',
      ],
      [
        '这句话我等了九天。停水是我不对，旅馆的 300 该我付。书搬得晚我知道，可是水不是我放下来的；要我为自己的东西担一成，这个方案我不同意。',
        'I have waited nine days for that word. Cutting off the water was wrong, and the 300 is mine to pay. I know that the books were moved late, but it was not I who let the water in. I do not accept a proposal that has me bear a tenth for what was mine.',
      ],
    ),
    sayWeighing(
      'tenant',
      [
        '1,760 元是我三分之一的工资，报修也是我先报的。可那天阀是我没有关，这一份我认。分两次付，8 月、9 月各 880，我同意。',
        '1,760 is a third of my wages, and I was the one who reported it. But I did not close the valve that day, and this share is mine. In two parts, 880 in August and 880 in September, I accept.',
      ],
      [
        '1,760 元是我三分之一的工资，报修是我先报的，水管又不是我的，两成太多。我最多担一成，这个方案我不同意。',
        '1,760 is a third of my wages. I was the one who reported it, and the pipe is not mine: two tenths is too much. I would bear a tenth at most, and I do not accept this proposal.',
      ],
    ),
    say(
      'recorder',
      '方案和各位的话都记下了，念一遍给各位听过，没有出入。',
      'The proposal and what each of you said is written down and has been read out to you; nothing differs.',
    ),
    say(
      'mediator',
      '现在请三位当事人和物业各自表态，愿意就说愿意，不愿意就说不愿意，还没有想好也可以照实说。',
      'Now the three parties and the management, each separately: accept if you are willing, refuse if you are not; and say so if you have not made up your mind.',
    ),
  ],
  vote: {
    question: bi('是否同意调解方案？', 'Do you accept the proposal?'),
    options: [
      {
        id: 'accept',
        label: bi('同意', 'Accept'),
        hint: bi('写入协议书', 'It goes into the agreement'),
        counts: 'for',
      },
      {
        id: 'refuse',
        label: bi('不同意', 'Refuse'),
        hint: bi('调解终止，可以走其他途径', 'Mediation ends; other remedies remain open'),
        counts: 'against',
      },
      {
        id: 'undecided',
        label: bi('还没有想好', 'Undecided'),
        hint: bi('没有同意，就没有达成协议', 'Without consent there is no agreement'),
        counts: 'abstain',
      },
    ],
    secret: false,
    threshold: 'unanimous',
  },
});

export const PROPOSAL_TRANSITIONS: Transition[] = [
  advance(
    'proposal_passed',
    'proposal',
    'agreement',
    bi('各方同意：制作调解协议书', 'All accept: draw up the agreement'),
    'passed',
  ),
  advance(
    'proposal_rejected',
    'proposal',
    'next_steps',
    bi('有人不同意：终止调解，告知途径', 'Somebody refuses: end the mediation and point out the remedies'),
    'rejected',
  ),
  advance(
    'proposal_tied',
    'proposal',
    'next_steps',
    bi('没有一致同意：终止调解，告知途径', 'Not all agree: end the mediation and point out the remedies'),
    'tied',
  ),
];
