import type { RichNode, Template } from '@lets/contract';
import { type Block, bi, line, p, part, sign, title, toFill, writerFor } from '../build.ts';
import { documentForms } from '../forms/index.ts';
import type { Words } from './pattern.ts';

/** The facts that the patterns' own papers leave open. */
const write = writerFor([
  toFill('case_number', '案号', 'Case number'),
  toFill('cause', '案由', 'Cause'),
  toFill('subject', '事项', 'Subject'),
  toFill('claimant_name', '申请人', 'Claimant'),
  toFill('claimant_facts', '申请人基本情况', "Claimant's particulars"),
  toFill('respondent_name', '被申请人', 'Respondent'),
  toFill('respondent_facts', '被申请人基本情况', "Respondent's particulars"),
  toFill('commission', '仲裁委员会', 'Arbitration commission'),
  toFill('court', '人民法院', "People's court"),
  toFill('procuratorate', '人民检察院', "People's procuratorate"),
  toFill('accused_name', '被告人', 'Defendant'),
  toFill('accused_facts', '被告人基本情况', "Defendant's particulars"),
  toFill('offence', '指控的罪名', 'Offence charged'),
  toFill('plaintiff_name', '原告', 'Plaintiff'),
  toFill('defendant_name', '被告', 'Defendant'),
  toFill('authority', '行政机关', 'Authority'),
  toFill('party_name', '当事人', 'Party'),
  toFill('bill_name', '草案名称', 'Name of the bill'),
  toFill('party_a', '甲方', 'Party A'),
  toFill('party_b', '乙方', 'Party B'),
  toFill('hearing_date', '开庭时间', 'Date of the hearing'),
  toFill('today', '日期', 'Date'),
]);

/** A form of the library as a template of a section. The first of its roles signs where the form leaves open who does. */
export function fromForm(formId: string, roleIds: readonly string[]): Template {
  const form = documentForms.find(({ id }) => id === formId);
  if (!form) throw new Error(`no form ${formId}`);
  const { id, name, body, elements } = form;
  const signer = roleIds[0] ?? '';
  return {
    id,
    name,
    role_ids: [...roleIds],
    body: { zh: signedBy(signer, body.zh), en: signedBy(signer, body.en) },
    elements,
  };
}

function signedBy(roleId: string, node: RichNode): RichNode {
  const { type, attrs, content } = node;
  const isOpen = type === 'signature' && attrs?.role_id === '';
  return {
    ...node,
    ...(isOpen && { attrs: { ...attrs, role_id: roleId } }),
    ...(content && { content: content.map((inner) => signedBy(roleId, inner)) }),
  };
}

interface PaperParts {
  readonly id: string;
  readonly name: Words;
  /** Who may draft it. */
  readonly roles: readonly string[];
  /** Lines above the first heading. */
  readonly head?: readonly Words[];
  /** Headings, each with what is to be written below it. */
  readonly parts: readonly (readonly [heading: Words, hint: Words])[];
  /** To whom it is addressed. */
  readonly to?: Words;
  /** Who signs, and as what. */
  readonly signs: Readonly<Record<string, Words>>;
}

/** A short form of the patterns' own: its headings are what a complete paper holds. */
export function paper({ id, name, roles, head = [], parts, to, signs }: PaperParts): Template {
  const blocks = (language: 0 | 1): Block[] => [
    title(name[language]),
    ...head.map((words) => line(words[language])),
    ...parts.flatMap(([heading, hint]) => [part(heading[language]), p(hint[language])]),
    ...(to ? [p(language === 0 ? '此致' : 'To'), line(to[language])] : []),
    ...Object.entries(signs).map(([roleId, label]) => sign(roleId, label[language])),
    line('{{today}}', 'right'),
  ];
  return {
    id,
    name: bi(...name),
    role_ids: [...roles],
    body: write(blocks(0), blocks(1)),
    elements: parts.map(([heading]) => bi(...heading)),
  };
}

/** What each role writes at the end, by itself. */
export function reportBy(roles: readonly string[]): Template {
  return paper({
    id: 'report_paper',
    name: ['实验报告', 'Experiment Report'],
    roles,
    head: [
      [
        '报告人：{{report_member}}　　角色：{{report_role}}',
        'Written by: {{report_member}}. Role: {{report_role}}.',
      ],
    ],
    parts: [
      [
        ['一、任务和关键选择', '1. Task and decisive choices'],
        [
          '（本人角色要做什么，在哪一步作了什么选择。）',
          '(What your role had to do, and what you chose at which step.)',
        ],
      ],
      [
        ['二、争议焦点和法律适用', '2. Issues and law applied'],
        ['（引用条文和证据编号。）', '(Cite articles and numbered evidence.)'],
      ],
      [
        ['三、结果和反思', '3. Result and reflection'],
        [
          '（结果怎样；如果重来一次，哪一个选择会不同，为什么。）',
          '(How it came out; which choice would you make differently, and why.)',
        ],
      ],
    ],
    signs: {},
  });
}
