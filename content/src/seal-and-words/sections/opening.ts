import type { FlowNode, Transition } from '@lets/contract';
import { advance, bi, guide, node, say, seatRole, wrong } from '../../build.ts';
import { COMMISSION_TEMPLATES } from '../templates/commission.ts';

export const APPLICATION: FlowNode = node({
  id: 'application',
  kind: 'court',
  name: bi('庭前会议：申请鉴定', 'Pretrial meeting: the application'),
  introduction: bi(
    '印章是真的，签名说是假的，字说是后打的。法庭要先定三件事：哪些问题需要鉴定，谁来申请、谁预交费用，拿什么材料去鉴定。',
    'The seal is genuine; the signature is said to be false and the words to have been added later. The court settles three things: which questions need an expert examination, who applies for it and prepays, and what material is examined.',
  ),
  minutes: 14,
  scene: 'courtroom',
  position: { x: 360, y: 120 },
  roles: [
    seatRole('judge', {
      host: true,
      can_terminate: true,
      seat: 'j0',
      functions: ['speech', 'display', 'call', 'signature'],
      processes: ['end', 'restart'],
    }),
    seatRole('clerk', { seat: 'c', functions: ['speech', 'display', 'submission', 'signature'] }),
    seatRole('counsel_p', { seat: 'p1', functions: ['request_speech', 'request_display'] }),
    seatRole('counsel_d', { seat: 'd1', functions: ['request_speech', 'request_display'] }),
    // Whoever may be heard as a witness is called in to write the samples and does not sit through the meeting.
    seatRole('manager', { seat: 'w', inside: false, functions: ['request_speech'] }),
  ],
  guides: [
    guide(
      null,
      [
        '待证事实需要鉴定的，法院应当释明并指定申请的期间（《民事诉讼证据规定》第三十条第一款）；负举证责任的一方不申请、不预交，承担举证不能的后果（第三十一条第二款）。',
        '鉴定材料要质证，未经质证的不得作为鉴定的根据（第三十四条第一款）。',
      ],
      [
        'Where a fact can be proved only with an expert opinion, the court explains this to the parties and sets a time limit for the application (Provisions on Evidence, Article 30, first paragraph). A party that bears the burden of proof and does not apply or prepay bears the consequence of failing to prove the fact (Article 31, second paragraph).',
        'The parties examine the material in court; material that they have not examined may not be used as a basis for the expert opinion (Article 34, first paragraph).',
      ],
    ),
    guide(
      'judge',
      [
        '1. 分清两个问题：印章推定什么，签名由谁证明。',
        '2. 逐件组织对样本的质证。',
        '3. 问清双方能不能协商确定鉴定机构。',
      ],
      [
        '1. Separate two questions: what is presumed from the seal, and who must prove the signature.',
        '2. Have the parties examine the samples one by one.',
        '3. Ask whether the parties can agree on a forensic institution.',
      ],
    ),
    guide(
      'clerk',
      ['1. 逐件登记样本和双方意见，制作质证笔录。'],
      ['1. List each sample with what the parties say about it, and keep the record of their examination.'],
    ),
    guide(
      'counsel_p',
      ['1. 强调印章真实的推定；样本有没有选择性？'],
      [
        '1. Stress the presumption that follows from the genuine seal, and consider whether the samples have been selected one-sidedly.',
      ],
    ),
    guide(
      'counsel_d',
      ['1. 提出时序鉴定，说明为什么有意义。', '2. 对复印件样本提出异议。'],
      [
        '1. Apply for an examination of the sequence of seal and words, and say why it matters.',
        '2. Object to the samples that are only copies.',
      ],
    ),
    guide(
      'manager',
      ['1. 在庭外等候，叫到再进来；当庭自然书写样本，写完退庭。'],
      [
        '1. Wait outside until you are called; write your samples in court as you normally write, then leave the courtroom.',
      ],
    ),
  ],
  lines: [
    say(
      'judge',
      '今天处理鉴定申请。对账确认书盖有真实的公章，依证据规定第九十二条第二款推定为真实；被告主张先盖章后打印，要推翻推定，应当申请时序鉴定并预交费用。签名真伪由原告申请。',
      "Today we deal with the applications for an expert examination. The statement bears a genuine seal and is presumed to be authentic under Article 92, second paragraph, of the Provisions on Evidence. The defendant says that it was sealed first and printed later; to rebut the presumption, it should apply for an examination of the sequence and prepay the costs. Whether the signature is genuine will be examined on the plaintiff's application.",
    ),
    say(
      'counsel_d',
      '被告申请鉴定：印文与文字形成的先后次序；并请求鉴定文件形成时间。',
      'The defendant applies for an examination of the order in which the imprint and the words were made, and also of the time when the document was made.',
    ),
    {
      ...say(
        'counsel_p',
        '原告申请鉴定签名是否高志远所写。时序鉴定没有必要，印章是真的就够了。',
        'The plaintiff applies for an examination of whether Gao Zhiyuan wrote the signature. There is no need to examine the sequence: the seal is genuine, and that is enough.',
      ),
      shows: ['evidence_1_statement'],
    },
    say(
      'counsel_d',
      '如果纸是空白时盖的章，盖章就不是对这笔账的确认，时序当然有意义。',
      'If the sheet was blank when it was sealed, the seal does not confirm this account. Of course the order matters.',
    ),
    say(
      'judge',
      '时序与待证事实有关联，准许。签名的样本先补齐：请书记员传被告项目经理到庭，当庭书写二十遍，编为 Y8；他可能作证，写完退庭。',
      "The sequence is relevant to the fact to be proved, and its examination is allowed. First we complete the samples of the signature: the clerk will call the defendant's project manager, who will write his signature twenty times before the court; that sample is numbered Y8. He may be called as a witness, so he must leave the courtroom once he has written.",
    ),
    say('manager', '写好了，二十遍，按平时的写法。', 'Here it is, twenty times, as I always write it.'),
    say(
      'judge',
      '现在对样本逐件质证，请双方说明认可不认可，为什么。',
      'Now the parties examine the samples one by one. Please say which you accept, which you do not, and why.',
    ),
    say(
      'counsel_p',
      'Y1 至 Y10、Z1 至 Z6，原告都认可。Y9、Y10 是原告提供的复印件，原件现在拿不出来。',
      'The plaintiff accepts Y1 to Y10 and Z1 to Z6. Y9 and Y10 are copies that we supplied; we cannot produce the originals at present.',
    ),
    say(
      'counsel_d',
      'Y1 至 Y8、Z1 至 Z6 没有异议。Y9、Y10 没有原件，也说不清是什么时候写的，不认可，不能作为样本。',
      'No objection to Y1 to Y8 and Z1 to Z6. Y9 and Y10 have no originals and no known date; we do not accept them as samples.',
    ),
    {
      ...say(
        'clerk',
        '已经记明：Y1 至 Y8、Z1 至 Z6 双方认可；Y9、Y10 为复印件，被告不认可，没有原件核对。',
        'It is on the record: Y1 to Y8 and Z1 to Z6 are accepted by both sides; Y9 and Y10 are copies that the defendant does not accept and that cannot be checked against originals.',
      ),
      shows: ['evidence_2_samples'],
    },
    say(
      'judge',
      'Y9、Y10 不移送。双方协商确定明德司法鉴定中心，本院准许。',
      'Y9 and Y10 will not be sent to the experts. The parties have agreed on the Mingde Forensic Centre, and the court approves.',
    ),
  ],
});

export const COMMISSION: FlowNode = node({
  id: 'commission',
  kind: 'edit',
  name: bi('制作委托书', 'Letter of commission'),
  introduction: bi(
    '委托书要写清鉴定事项、范围、目的、期限。一字之差，就可能把法官的问题推给了鉴定人。',
    'The letter must state the matters, scope, purpose and time limit of the examination. One wrong word may hand a question for the judge to the experts.',
  ),
  minutes: 12,
  position: { x: 360, y: 250 },
  roles: [
    seatRole('judge', {
      host: true,
      functions: ['submission', 'signature'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('clerk', { functions: ['submission', 'signature'] }),
  ],
  guides: [
    guide(
      null,
      [
        '委托书载明鉴定事项、范围、目的和期限（《民事诉讼证据规定》第三十二条第三款）；鉴定开始前签署承诺书（第三十三条第一款）。',
      ],
      [
        'The letter states the matters, scope, purpose and time limit of the examination (Provisions on Evidence, Article 32, third paragraph); before the examination begins the experts sign an undertaking (Article 33, first paragraph).',
      ],
    ),
    guide(
      'judge',
      ['1. 从模板新建委托书，事项写成可以检验的问题。', '2. 附材料清单和质证笔录。'],
      [
        '1. Draft the letter; phrase each matter as a question that can be examined.',
        '2. Annex the list of material and the record of its examination by the parties.',
      ],
    ),
    guide(
      'clerk',
      ['1. 核对清单：名称、数量、性状、原件还是复印件。'],
      ['1. Check the list: name, quantity, condition, and whether each item is an original or a copy.'],
    ),
  ],
  templates: COMMISSION_TEMPLATES,
});

export const ACCEPTANCE: FlowNode = node({
  id: 'acceptance',
  kind: 'court',
  name: bi('审查受理', 'Acceptance'),
  introduction: bi(
    '材料送到实验室。能不能做，做得了哪几项，谁来做，有没有要回避的？七个工作日内要答复法院。',
    'The material reaches the laboratory. Can the examination be done, on which matters and by whom, and must anybody be recused? The court must have an answer within seven working days.',
  ),
  minutes: 12,
  scene: 'laboratory',
  position: { x: 360, y: 380 },
  roles: [
    seatRole('head', {
      host: true,
      seat: 'e1',
      functions: ['speech', 'display'],
      processes: ['end', 'back', 'restart'],
    }),
    seatRole('expert_a', { seat: 'e2', functions: ['speech', 'display'] }),
    seatRole('expert_b', { seat: 'b1', functions: ['speech', 'display'] }),
    seatRole('clerk', { seat: 'b2', functions: ['speech', 'display'] }),
  ],
  guides: [
    guide(
      null,
      [
        '七个工作日内决定是否受理（《司法鉴定程序通则》第十三条）；不得受理的有七种情形（第十五条）；同一事项二名鉴定人（第十九条）；回避（第二十条）。',
      ],
      [
        'The institution decides within seven working days whether to accept (General Rules, Article 13); in seven cases it may not accept a commission (Article 15). It designates two experts for each matter (Article 19), and an expert may have to be recused (Article 20).',
      ],
    ),
    guide(
      'head',
      ['1. 逐项审查：时序、签名、形成时间。', '2. 问两名鉴定人有没有应当回避的情形。', '3. 核对并记录材料。'],
      [
        '1. Go through the matters one by one: sequence, signature, time of making.',
        '2. Ask both experts whether there are any grounds for their recusal.',
        '3. Check the material against the list and record it.',
      ],
    ),
    guide(
      'expert_a',
      ['1. 说明用什么方法，能到什么程度。'],
      ['1. Explain which methods you would use and what they can show.'],
    ),
    guide(
      'expert_b',
      ['1. 把去年的事说清楚，由机构决定。'],
      ["1. Disclose last year's examination and let the institution decide."],
    ),
    guide(
      'clerk',
      ['1. 逐件移交，双方签收。'],
      ['1. Hand over the material item by item; both sides sign for it.'],
    ),
  ],
  lines: [
    say(
      'clerk',
      '移交检材一页、样本十四件，均经质证，清单在此。',
      'I hand over one specimen and fourteen samples, all of them examined by the parties in court. Here is the list.',
    ),
    say(
      'head',
      '材料核对无误。第一项时序、第二项签名，属于本机构业务范围，材料能够满足需要。第三项形成时间呢？',
      'The material agrees with the list. Matters one and two, sequence and signature, are within our scope of practice, and the material is sufficient. What about the third, the time when the document was made?',
    ),
    say(
      'expert_a',
      '激光打印墨粉没有可靠的测龄方法，印油只能比对时段，不能直接测年，超出我们的技术能力。',
      'There is no reliable method of dating laser toner. Seal ink can only be compared by period and cannot itself be dated. The third matter is beyond our technical capacity.',
    ),
    say(
      'head',
      '第三项不受理，书面说明理由。回避的情形有没有？',
      'Then the third matter is not accepted, and we will give the reasons in writing. Are there any grounds for recusal?',
    ),
    say(
      'expert_b',
      '去年我为润成建设的另一案做过鉴定，事项不同，没有为本案提供过咨询，与双方没有利害关系。',
      'Last year I carried out an examination in another case in which Runcheng was a party, on a different matter. I have given no advice on this case, and I have no interest in either side.',
    ),
    say(
      'head',
      '不属于第二十条的情形，但要告知法院和双方。指定沈知微、罗川二人，分别独立检验。',
      'That is not a ground under Article 20, but the court and both parties must be told of it. I designate Shen Zhiwei and Luo Chuan, who will examine the material independently of each other.',
    ),
  ],
});

export const OPENING_TRANSITIONS: Transition[] = [
  wrong(
    'application_untested',
    'application',
    bi(
      'Y9、Y10 写法看得清，注明“被告不认可”一并移送，用不用由鉴定人判断',
      'The writing on Y9 and Y10 is clearly legible: send them too, marked "not accepted by the defendant", and let the experts decide whether to use them',
    ),
    bi(
      '材料能不能作样本，由法院组织质证以后认定，不能推给鉴定人；没有经过质证认定的，不得作为鉴定的根据（《民事诉讼证据规定》第三十四条第一款）。Y9、Y10 没有原件可以核对，一注了之，整个比对的基础就有了争议。',
      'Whether material may serve as a sample is for the court to decide after the parties have examined it; the decision may not be passed to the experts. Material that has not been so examined may not be a basis for the opinion (Provisions on Evidence, Article 34, first paragraph). Y9 and Y10 cannot be checked against originals, and if they were sent with a mere note, the basis of the whole comparison would be in dispute.',
    ),
  ),
  advance(
    'application_done',
    'application',
    'commission',
    bi('释明、质证完毕，准许鉴定', 'Explanation given, samples examined: allow the expert examination'),
  ),
  wrong(
    'application_burden',
    'application',
    bi(
      '原告主张权利，所有鉴定都由原告申请、预交费用',
      'The plaintiff asserts the claim, so it applies for every examination and prepays all the fees',
    ),
    bi(
      '盖有真实印章的私文书证推定为真实（《民事诉讼证据规定》第九十二条第二款），主张先盖章后打印的被告要推翻推定，由它申请时序鉴定；不申请的，承担不利后果（第三十一条第二款）。',
      'A private document with a genuine seal is presumed to be authentic (Provisions on Evidence, Article 92, second paragraph). The defendant says that the page was sealed first and printed later: to rebut the presumption it must apply for an examination of the sequence, and if it does not, it bears the adverse consequence (Article 31, second paragraph).',
    ),
  ),
  wrong(
    'commission_authentic',
    'commission',
    bi(
      '委托事项写“该对账确认书是否真实”，一个问题把争议问完',
      'Ask whether the statement of account is authentic: one question that settles the whole dispute',
    ),
    bi(
      '真实不真实，要看推定、举证和全部证据，由法院判断（《民事诉讼证据规定》第九十二条）；鉴定回答的是专门性问题（《民事诉讼法》第七十九条第一款）。委托书要把它拆成可以检验的事项：先后次序、是否同一人书写（证据规定第三十二条第三款）。',
      'Whether it is authentic depends on the presumption, the burden of proof and all the evidence, and is for the court (Provisions on Evidence, Article 92); an expert answers special questions (Civil Procedure Law, Article 79, first paragraph). The letter has to break the question down into matters that can be examined: the order in which seal and words were made, and whether the same person wrote the signatures (Provisions on Evidence, Article 32, third paragraph).',
    ),
  ),
  advance(
    'commission_done',
    'commission',
    'acceptance',
    bi(
      '事项、范围、目的、期限写明，移送材料',
      'Matters, scope, purpose and time limit stated: transfer the material',
    ),
  ),
  wrong(
    'acceptance_age',
    'acceptance',
    bi(
      '第三项可以做：拿同类印油做人工老化，给一个大致的年份，注明“仅供参考”',
      'The third matter can be done: age ink of the same kind artificially and give an approximate year, marked "for reference only"',
    ),
    bi(
      '没有可靠的方法，“仅供参考”也补不回来：超出本机构技术条件或者鉴定能力的，不得受理（《司法鉴定程序通则》第十五条第五项）。到了法庭，就是“明显依据不足”（《民事诉讼证据规定》第四十条第一款第三项）。',
      'Where there is no reliable method, "for reference only" does not make up for it: what exceeds the technical conditions or capacity of the institution may not be accepted (General Rules, Article 15, item 5). In court it would be found to be "clearly without sufficient basis" (Provisions on Evidence, Article 40, first paragraph, item 3).',
    ),
  ),
  advance(
    'acceptance_done',
    'acceptance',
    'acceptance_reply',
    bi(
      '受理两项，指定二人，书面答复法院',
      'Accept two matters, designate two experts and answer the court in writing',
    ),
  ),
  wrong(
    'acceptance_one',
    'acceptance',
    bi(
      '两人各做一项：沈知微做时序，罗川做签名，各自签名负责，效率最高',
      'Give each expert one matter: Shen examines the sequence and Luo the signature, and each signs for their own; that is the most efficient way',
    ),
    bi(
      '“二名鉴定人”说的是同一鉴定事项（《司法鉴定程序通则》第十九条），不是两项一共二人。各做一项，每一项就只有一次观察，出庭的时候也没有第二个做过检验的人能回答（《民事诉讼证据规定》第七十九条第二款）。',
      'The rule requires two experts for the same matter (General Rules, Article 19), not two experts for both matters together. If each takes one matter, every matter is observed only once, and in court there is no second expert who has examined it and can answer (Provisions on Evidence, Article 79, second paragraph).',
    ),
  ),
];
