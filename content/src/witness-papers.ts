import type { BilingualDocument, CaseDocument, FlowNode, Template, Transition } from '@lets/contract';
import {
  advance,
  bi,
  blank,
  type DocumentMaker,
  type DocumentWriter,
  guide,
  heading,
  line,
  node,
  p,
  quote,
  seatRole,
  sign,
  title,
  under,
} from './build.ts';
import { type CaseModels, careless, sound, text, wrong } from './models.ts';

/**
 * A witness before the hearing: the clerk serves the notice to testify (Provisions on Civil Evidence, Article 70), and the witness signs the
 * undertaking, without which nobody testifies (CPL Interpretation, Articles 119 and 120).
 */

type Words = readonly [zh: string, en: string];

export interface WitnessMatter {
  readonly write: DocumentWriter;
  readonly name: Words;
  /** Who applied for the witness. */
  readonly caller: Words;
  /** What the witness is to testify to. */
  readonly matter: Words;
  /** What the witness says of the ties to the parties, and of what was given or promised: as a careful person would, and as one who hides something. */
  readonly ties: Words;
  readonly given: Words;
  readonly hidden: Words;
  /** What the witness perceived. */
  readonly perceived: Words;
  /** The same with a conclusion drawn from it. */
  readonly concluded: Words;
}

interface Pledged {
  readonly ties: Words;
  readonly given: Words;
  readonly perceived: Words;
}

const PROMISE: Words = [
  '法院已经告知我如实作证的义务以及作伪证的法律后果。我保证据实陈述，只陈述本人亲身感知的事实，不作猜测、推断或者评论；如有虚假陈述，愿意接受处罚。',
  'The court has informed me of my duty to testify truthfully and of the legal consequences of false testimony. I undertake to tell the truth and to state only what I perceived myself, without guessing, inferring or commenting; if I make a false statement, I accept the penalty for it.',
];

const pledge = ({ write, name }: WitnessMatter, said: Pledged | null): BilingualDocument =>
  write(
    [
      title('证人保证书'),
      line('案号：{{case_number}}'),
      line(`证人：${name[0]}`),
      heading('一、与双方当事人的关系'),
      said ? p(said.ties[0]) : blank(),
      heading('二、是否收受或者约定收受一方的钱物'),
      said ? p(said.given[0]) : blank(),
      heading('三、本人亲身感知的事项'),
      said ? p(said.perceived[0]) : blank(),
      heading('四、保证'),
      p(PROMISE[0]),
      sign('witness', '证人'),
      line('{{hearing_date}}', 'right'),
    ],
    [
      title('Undertaking of the Witness'),
      line('Case number: {{case_number}}'),
      line(`Witness: ${name[1]}`),
      heading('1. Ties to the parties'),
      said ? p(said.ties[1]) : blank(),
      heading('2. Money or goods received or promised'),
      said ? p(said.given[1]) : blank(),
      heading('3. What I perceived myself'),
      said ? p(said.perceived[1]) : blank(),
      heading('4. Undertaking'),
      p(PROMISE[1]),
      sign('witness', 'Witness'),
      line('{{hearing_date}}', 'right'),
    ],
  );

interface Notified {
  readonly matter: Words;
  readonly demands: Words;
}

const notice = ({ write, name, caller }: WitnessMatter, said: Notified | null): BilingualDocument =>
  write(
    [
      title('证人出庭通知书'),
      line('{{case_number}}', 'right'),
      line(`${name[0]}：`),
      p(
        `本院审理的民间借贷纠纷一案，${caller[0]}申请你出庭作证，本院予以准许。请于 {{hearing_date}}到本院法庭，在庭外等候传唤。`,
      ),
      heading('作证的事项'),
      said ? p(said.matter[0]) : blank(),
      heading('要求和作伪证的后果'),
      said ? p(said.demands[0]) : blank(),
      sign('clerk', '书记员'),
    ],
    [
      title('Notice to Testify'),
      line('{{case_number}}', 'right'),
      line(`To ${name[1]}:`),
      p(
        `In a private lending dispute before this court, ${caller[1]} has applied for you to be called as a witness, and the court has granted the application. Please come to the courtroom on {{hearing_date}} and wait outside until you are called.`,
      ),
      heading('What you are to testify to'),
      said ? p(said.matter[1]) : blank(),
      heading('Requirements, and consequences of false testimony'),
      said ? p(said.demands[1]) : blank(),
      sign('clerk', 'Court clerk'),
    ],
  );

const DEMANDS: Words = [
  '作证前请签署保证书并当庭宣读，拒绝签署的不得作证，并自行承担相关费用（《民诉法解释》第一百一十九条、第一百二十条）。请客观陈述亲身感知的事实，作证前不得旁听，作证时不得宣读事先准备的书面材料（《证据规定》第七十二条）。故意作虚假陈述的，可以罚款、拘留；构成犯罪的，依法追究刑事责任（《民事诉讼法》第一百一十四条）。因出庭支出的交通、住宿、就餐等必要费用和误工损失，由申请的一方先行垫付（第七十七条）。',
  'Before testifying, please sign your undertaking and read it out in court; a witness who refuses to sign may not testify and must bear the costs involved (CPL Interpretation, Articles 119 and 120). State objectively what you yourself perceived. You may not attend the trial before you testify, nor testify by reading out a prepared text (Civil Evidence Provisions, Article 72). For a deliberately false statement a witness may be fined or detained and, where it is a crime, prosecuted (Civil Procedure Law, Article 114). The party that applied for you will advance your necessary costs of travel, lodging and meals and your lost earnings (Article 77).',
];
const DEMANDS_SHORT: Words = ['请准时到庭，如实作证。', 'Please be on time and tell the truth.'];
const DEMANDS_WRONG: Words = [
  '请事先写好书面证言，开庭时当庭宣读，并提前到庭旁听，以便了解案情。故意作虚假陈述的，可以罚款、拘留。',
  'Please write out your testimony beforehand and read it out in court, and come early to attend the trial, so that you know the case. For a deliberately false statement a witness may be fined or detained.',
];

/** Both papers of the section, to be filled in. */
export const witnessTemplates = (matter: WitnessMatter): Template[] => [
  {
    id: 'witness_notice',
    name: bi('证人出庭通知书', 'Notice to testify'),
    role_ids: ['clerk'],
    body: notice(matter, null),
    elements: [
      under(
        bi(
          '作证的事项（《证据规定》第七十条）',
          'What the witness is to testify to (Civil Evidence Provisions, Article 70)',
        ),
        '作证的事项',
        'What you are to testify to',
      ),
      under(
        bi(
          '要求、拒绝签署保证书和作伪证的后果（第七十条至第七十二条）',
          'Requirements, and the consequences of refusing the undertaking and of false testimony (Articles 70 to 72)',
        ),
        '要求和作伪证的后果',
        'Requirements, and consequences of false testimony',
      ),
    ],
  },
  {
    id: 'witness_pledge',
    name: bi('证人保证书', 'Undertaking of the witness'),
    role_ids: ['witness'],
    body: pledge(matter, null),
    elements: [
      under(
        bi('如实说明与当事人的关系', 'A truthful account of the ties to the parties'),
        '与双方当事人的关系',
        'Ties to the parties',
      ),
      under(
        bi('如实说明收受或者约定的钱物', 'A truthful account of what was received or promised'),
        '是否收受或者约定收受一方的钱物',
        'Money or goods received or promised',
      ),
      under(
        bi(
          '只写亲身感知的事实，不推断、不评论（《证据规定》第七十二条第一款）',
          'Only what was perceived, without inference or comment (Civil Evidence Provisions, Article 72, first paragraph)',
        ),
        '本人亲身感知的事项',
        'What I perceived myself',
      ),
      bi(
        '证人签名（《民诉法解释》第一百一十条、第一百一十九条）',
        'Signed by the witness (CPL Interpretation, Articles 110 and 119)',
      ),
    ],
  },
];

/** What practice partners hand in. */
export const witnessPapers = (matter: WitnessMatter): CaseModels => {
  const { ties, given, perceived } = matter;
  return {
    witness_notice: [
      sound(
        bi(
          '作证的事项具体；保证书、不得旁听、不得宣读书面材料和作伪证的后果都写明。',
          'The notice is specific about the matter, and it states the undertaking, the bans on attending the trial and on reading from a prepared text, and the consequences of false testimony.',
        ),
        { parts: [text(notice(matter, { matter: matter.matter, demands: DEMANDS }))] },
      ),
      careless(
        bi(
          '没有写要求和作伪证的后果，证人不知道要签保证书。',
          'The notice does not state the requirements or the consequences of false testimony; the witness does not learn that an undertaking has to be signed.',
        ),
        { parts: [text(notice(matter, { matter: matter.matter, demands: DEMANDS_SHORT }))] },
      ),
      wrong(
        bi(
          '让证人旁听、宣读书面证言。证人作证前不得旁听法庭审理，作证时不得以宣读事先准备的书面材料的方式陈述（《证据规定》第七十二条第二款）。',
          'The notice tells the witness to attend the trial and to read out a written statement. A witness may not attend the trial before testifying, nor testify by reading out a prepared text (Civil Evidence Provisions, Article 72, second paragraph).',
        ),
        { parts: [text(notice(matter, { matter: matter.matter, demands: DEMANDS_WRONG }))] },
      ),
    ],
    witness_pledge: [
      sound(
        bi(
          '与一方的利害关系自己先说；看见的和没有看见的分开写。',
          'The witness discloses the interest in one side unasked and keeps what was seen separate from what was not.',
        ),
        { parts: [text(pledge(matter, { ties, given, perceived }))] },
      ),
      careless(
        bi(
          '关系一句带过，感知的事项夹着推断。',
          'The ties are passed over in one sentence, and what was perceived is mixed with inference.',
        ),
        { parts: [text(pledge(matter, { ties, given, perceived: matter.concluded }))] },
      ),
      wrong(
        bi(
          '隐瞒与一方的利害关系或者收受的钱物。与一方当事人有利害关系的证人的证言不能单独作为定案根据（《证据规定》第九十条），说明了仍可以作证；隐瞒就是不如实。',
          'The undertaking conceals an interest in one side or what was received. The testimony of a witness with an interest in one side cannot alone be the basis of a finding (Civil Evidence Provisions, Article 90), but a witness who discloses the interest may still testify; one who conceals it is not being truthful.',
        ),
        { parts: [text(pledge(matter, { ties: matter.hidden, given: NOTHING, perceived }))] },
      ),
    ],
  };
};

const NOTHING: Words = ['没有。', 'None.'];

/** The section beside the drafting of the parties. */
export const witnessSection = (
  matter: WitnessMatter,
  position: FlowNode['position'],
  minutes: number,
): FlowNode =>
  node({
    id: 'witness_papers',
    kind: 'edit',
    name: bi('证人出庭准备', 'Preparing the witness'),
    introduction: bi(
      '法院准许证人出庭，向证人送达通知书；证人写明与双方的关系、收受过什么、亲身感知了什么，签署保证书。实务中保证书在作证前当庭签署，这里提前写好，开庭时宣读。',
      'The court has allowed the witness to be called and serves the notice. The witness states the ties to both sides, what was received and what was perceived, and signs the undertaking. In practice the undertaking is signed in court just before the testimony; here it is written beforehand and read out at the hearing.',
    ),
    minutes,
    position,
    roles: [
      seatRole('clerk', { host: true, functions: ['submission', 'signature'], processes: ['end'] }),
      seatRole('witness', { functions: ['submission', 'signature'] }),
    ],
    guides: [
      guide(
        null,
        [
          '证人只陈述亲身感知的事实，不得猜测、推断、评论（《证据规定》第七十二条）；与一方有利害关系的证人可以作证，但其证言不能单独作为定案根据（第九十条）。',
        ],
        [
          'A witness states only what he himself perceived and may not guess, infer or comment (Civil Evidence Provisions, Article 72). A witness with an interest in one side may testify, but that testimony alone cannot be the basis of a finding (Article 90).',
        ],
      ),
      guide(
        'clerk',
        [
          '1. 从模板新建证人出庭通知书，写明作证的事项、要求和作伪证的后果（《证据规定》第七十条），签名，提交。',
          '2. 证人签署并提交保证书以后，结束本环节；拒绝签署的不得作证（《民诉法解释》第一百二十条）。',
        ],
        [
          '1. Draft the notice to testify from the template. State what the witness is to testify to, the requirements and the consequences of false testimony (Civil Evidence Provisions, Article 70). Sign the notice and submit it.',
          '2. End the section when the witness has signed and submitted the undertaking; a witness who refuses to sign may not testify (CPL Interpretation, Article 120).',
        ],
      ),
      guide(
        'witness',
        [
          '1. 从模板新建证人保证书。关系和钱物照实写：写出来仍然可以作证，瞒着被问出来，什么话都没有人信了。',
          '2. 感知的事项只写你看见、听见的；没有看见的，写没有看见。',
          '3. 逐字读过再签名，提交。开庭时要当庭宣读。',
        ],
        [
          '1. Draft your undertaking from the template. Write the truth about your ties and about money: if you disclose them you may still testify, but if they come out under questioning, nobody will believe anything you say.',
          '2. Write only what you saw and heard; where you did not see something, say so.',
          '3. Read every word before you sign and submit the undertaking. You will read it out at the hearing.',
        ],
      ),
    ],
    templates: witnessTemplates(matter),
  });

export const witnessReady = (join: string): Transition =>
  advance(
    'witness_ready',
    'witness_papers',
    join,
    bi('通知书已送达，证人已签署保证书', 'The notice is served and the undertaking signed'),
  );

/** What both papers must say, to compare with. */
export const witnessReference = (matter: WitnessMatter, reference: DocumentMaker): CaseDocument =>
  reference(
    'reference_witness_papers',
    bi('证人保证书参考答案', 'Reference: undertaking of the witness'),
    [
      title('证人保证书'),
      heading('一、与双方当事人的关系'),
      p(matter.ties[0]),
      heading('二、是否收受或者约定收受一方的钱物'),
      p(matter.given[0]),
      heading('三、本人亲身感知的事项'),
      p(matter.perceived[0]),
      heading('四、保证'),
      p(PROMISE[0]),
      quote(
        '评分要点：利害关系自己先说；看见的、听见的和没有看见的分开；没有推断。出庭通知书要写明作证的事项、要求以及作伪证的法律后果（《证据规定》第七十条）。',
      ),
    ],
    [
      title('Undertaking of the Witness'),
      heading('1. Ties to the parties'),
      p(matter.ties[1]),
      heading('2. Money or goods received or promised'),
      p(matter.given[1]),
      heading('3. What I perceived myself'),
      p(matter.perceived[1]),
      heading('4. Undertaking'),
      p(PROMISE[1]),
      quote(
        'Marking points: the witness discloses the interest unasked, keeps what was seen and heard separate from what was not, and infers nothing. The notice to testify states the matter, the requirements and the legal consequences of false testimony (Civil Evidence Provisions, Article 70).',
      ),
    ],
    'witness_papers',
  );
