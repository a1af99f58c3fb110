import type { RichNode, Template } from '@lets/contract';
import { type Block, bi, line, p, part, sign, title } from '../build.ts';
import { write } from '../forms/fields.ts';
import { documentForms } from '../forms/index.ts';
import type { Words } from './pattern.ts';

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
