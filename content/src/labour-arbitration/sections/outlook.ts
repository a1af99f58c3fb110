import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, sayAfter, seatRole, wrong } from '../../build.ts';
import { visitors } from './bench.ts';

/** Where a court would take over. No first instance of labour disputes comes with the product, so what follows is told here. */
export const OUTLOOK: FlowNode = node({
  id: 'outlook',
  kind: 'court',
  name: bi('裁决之后', 'After the award'),
  minutes: 10,
  scene: 'office',
  position: { x: 820, y: 2540 },
  introduction: bi(
    '双方把各自的决定告诉仲裁委员会的窗口。诉讼由人民法院继续，不在本实验里：起诉的，由清和区人民法院适用民事诉讼程序一审，双方都起诉的并案审理，互为原告和被告；不服一审判决的，可以上诉。这里弄清楚一件事：在法院作出裁判以前，这份裁决还有没有效力。',
    "Both sides tell the commission's window what they have decided. Any lawsuit continues in the courts and is not part of this experiment: the Qinghe District Court tries it at first instance under civil procedure; if both sides sue, the actions are joined, each side being both plaintiff and defendant; and the judgment may be appealed. One question is clarified here: until a court decides, does the award have effect?",
  ),
  roles: [
    seatRole('clerk', {
      host: true,
      can_terminate: true,
      seat: 'h0',
      functions: ['speech', 'display'],
      processes: ['end', 'back', 'restart'],
    }),
    ...visitors(),
  ],
  guides: [
    guide(
      null,
      [
        '对裁决的部分事项起诉的，裁决不发生法律效力（《劳动争议解释（一）》第十六条）；分别制作的另一份裁决书、先行裁决书，各看各的。',
        '劳动者起诉、用人单位又申请撤销的，看第二十一条；发生效力以后不履行的，看《调解仲裁法》第五十一条。',
      ],
      [
        'If a party sues on part of an award, the award does not take effect (Interpretation (1), Article 16). A separate award or a partial award is considered on its own.',
        'If the worker sues and the employer also applies to set aside, see Article 21; if an effective award is not performed, see Article 51 of the Law on Mediation and Arbitration.',
      ],
    ),
    guide(
      'clerk',
      ['1. 逐份裁决书问：谁不服、怎样不服、效力如何。'],
      ['1. For each award, ask who contests it, by what remedy, and what effect the award then has.'],
    ),
    guide(
      'rep_c',
      ['1. 向当事人说明现在能不能申请执行。'],
      ['1. Explain to your client whether she can apply for enforcement now.'],
    ),
    guide(
      'rep_e',
      ['1. 说明撤销或者起诉以后，公司还要不要付款。'],
      ['1. Explain whether the company must still pay after applying to set aside or suing.'],
    ),
  ],
  lines: [
    say(
      'clerk',
      '两边的决定我登记一下：哪一份裁决书，接受、起诉，还是申请撤销？已经起诉的，请交一份受理通知书的复印件。',
      'Let me register what each side has decided: for each award, do you accept, sue or apply to set aside? If you have already sued, please hand in a copy of the notice of acceptance.',
    ),
    sayAfter(
      { vote_double: ['passed', 'tied'] },
      'rep_e',
      '二倍工资那一份不是终局，公司起诉的，它就不发生效力，由法院重新审。另一份是终局的，要么申请撤销，要么付款。',
      'The award on the double wages is not final: if the company sues, it does not take effect, and the court tries the matter afresh. The other award is final: either we apply to set it aside, or we pay.',
    ),
    sayAfter(
      { vote_double: 'rejected' },
      'rep_e',
      '四项都是终局，公司没有起诉的路；要走只有第四十九条，而且要有证据。',
      'All four items are covered by a final award, so the company cannot sue. The only remedy is under Article 49, and that requires evidence.',
    ),
    say(
      'claimant',
      '我要是起诉，裁决里已经给我的钱，是不是也要跟着等？',
      'If I sue, will the money that the award has already given me have to wait as well?',
    ),
    say(
      'rep_c',
      '同一份裁决书里的，只要对一项起诉，整份都不发生效力，要等法院。有先行裁决的，那一份是另外的，已经生效，公司不付就可以申请执行。',
      'Within the same award, yes: if you sue on one item, the whole award does not take effect and must wait for the court. Where there is a partial award, it is separate and already in effect: if the company does not pay, you can apply for enforcement.',
    ),
    say(
      'inhouse',
      '如果她起诉了，我们的撤销申请怎么办？',
      'If she has sued, what happens to our application to set aside?',
    ),
    say(
      'clerk',
      '劳动者对终局裁决起诉的，中级法院不受理撤销申请；她撤诉或者被驳回起诉的，公司从收到裁定起还有三十日。',
      'If the worker sues against a final award, the intermediate court does not accept the application to set aside. If she withdraws her action or it is dismissed, the company has a further thirty days from receipt of the ruling.',
    ),
  ],
});

export const OUTLOOK_TRANSITIONS: Transition[] = [
  advance(
    'outlook_done',
    'outlook',
    'report',
    bi(
      '各份裁决的效力已经说清，法院接手以后的事：写实验报告',
      'The effect of each award is clear and the courts take over from here: write the reports',
    ),
  ),
  wrong(
    'outlook_partly',
    'outlook',
    bi(
      '申请人只对一份裁决书里的一项起诉，其余各项照样可以申请执行',
      'The claimant sues on only one item of an award; she may still apply for enforcement of the other items',
    ),
    bi(
      '对裁决中的部分事项起诉的，整份裁决不发生法律效力（《劳动争议解释（一）》第十六条），没有效力就不能执行（《调解仲裁法》第五十一条）。所以终局和非终局要分别制作裁决书，清楚的部分要先行裁决。',
      'If a party sues on part of an award, the whole award does not take effect (Interpretation (1), Article 16), and an award without effect cannot be enforced (Law on Mediation and Arbitration, Article 51). That is why final and non-final matters are put in separate awards, and why what is already clear should be decided by a partial award.',
    ),
  ),
  wrong(
    'outlook_parallel',
    'outlook',
    bi(
      '劳动者在基层法院起诉，公司在中级法院申请撤销，两边各审各的',
      'The worker sues in the basic court, the company applies to the intermediate court to set aside, and each court hears its own case',
    ),
    bi(
      '劳动者依第四十八条起诉的，中级人民法院对撤销申请不予受理，已经受理的裁定驳回（《劳动争议解释（一）》第二十一条第一款）：同一份终局裁决不会有两个法院同时审。',
      "If the worker sues under Article 48, the intermediate people's court does not accept the application to set aside, or dismisses by ruling one that it has accepted (Interpretation (1), Article 21, first paragraph). Two courts never hear the same final award at once.",
    ),
  ),
];
