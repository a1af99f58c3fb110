import {
  type Assignment,
  type Bilingual,
  type BilingualDocument,
  type CaseDocument,
  type Facsimile,
  type FlowNode,
  type Language,
  type MergeField,
  type OnlyAfter,
  type PaperElement,
  type RichNode,
  runFieldLabel,
  type Template,
  type TemplateVariant,
  type Transition,
  type VoteOutcome,
} from '@lets/contract';

/** Small builders, so that a case reads as a case. They are pure; a slip (an unknown field) throws when the file loads. */

export function bi(zh: string, en: string): Bilingual {
  return { zh, en };
}

/** An element of a paper that stands where its own words do not say: under a heading or label, in a row or line. Semicolons part several. */
export function under(element: Bilingual, zh: string, en: string): PaperElement {
  return { ...element, part: { zh, en } };
}

/** An element of a paper that is a matter of quality and stands nowhere in particular. */
export function selfCheck(element: Bilingual): PaperElement {
  return { ...element, self_check: true };
}

/** One line of both languages for each pair of items: briefs, guides. */
export function lines(zh: readonly string[], en: readonly string[]): Bilingual {
  return bi(zh.join('\n'), en.join('\n'));
}

/** A paper that each of these roles writes on its own: one template a role, its id ending in the role's, named after who writes it. */
export function eachTheirOwn(
  template: Omit<Template, 'role_ids'>,
  writers: Readonly<Record<string, Bilingual>>,
): Template[] {
  return Object.entries(writers).map(([role_id, { zh, en }]) => ({
    ...template,
    id: `${template.id}_${role_id}`,
    name: bi(`${template.name.zh}（${zh}）`, `${template.name.en} (${en})`),
    role_ids: [role_id],
  }));
}

// Fields --------------------------------------------------------------------------------------------------------------

export function known(key: string, label: [string, string], value: [string, string]): MergeField {
  return { key, label: bi(...label), value: bi(...value) };
}

/** A fact that the student has to find or decide: empty in the templates until then. */
export function toFill(key: string, zh: string, en: string): MergeField {
  return { key, label: bi(zh, en), value: bi('', '') };
}

// Documents -----------------------------------------------------------------------------------------------------------

/** Turns a line of text into inline nodes, in one language. */
type Inline = (markup: string) => RichNode[];
/** A block of a document before its language is known. */
export type Block = (inline: Inline) => RichNode;
/** Makes a document in both languages from its blocks. */
export type DocumentWriter = (zh: readonly Block[], en: readonly Block[]) => BilingualDocument;

/**
 * A writer that knows the case's merge fields and those that a run fills (`runFieldLabel`). In a line, `{{key}}` is a merge field, `**words**` are bold and
 * `[[…]]` is a citation of an article.
 */
export function writerFor(fields: readonly MergeField[]): DocumentWriter {
  const labels = new Map(fields.map((field) => [field.key, field.label]));
  const write = (blocks: readonly Block[], language: Language): RichNode => {
    const inline: Inline = (markup) => inlineNodes(markup, (key) => fieldNode(labels, key, language));
    return { type: 'doc', content: blocks.map((block) => block(inline)) };
  };
  return (zh, en) => ({ zh: write(zh, 'zh'), en: write(en, 'en') });
}

/** Writes one document of a case: id, name, blocks; a reference answer names its section. */
export type DocumentMaker = (
  id: string,
  name: Bilingual,
  zh: readonly Block[],
  en: readonly Block[],
  node_id?: string,
) => CaseDocument;

export function documentsOf(kind: CaseDocument['kind'], write: DocumentWriter): DocumentMaker {
  return (id, name, zh, en, node_id) => ({
    id,
    kind,
    name,
    node_id: node_id ?? null,
    role_ids: [],
    body: write(zh, en),
  });
}

/** What comes to light in the course of the case: closed until a section is entered, for some roles where they learn of it first. */
export function opensWith(
  node_id: string,
  document: CaseDocument,
  role_ids: readonly string[] = [],
): CaseDocument {
  return { ...document, node_id, role_ids: [...role_ids] };
}

/** A section that must have ended, or a vote and the outcome that it must have had. */
type Point = string | readonly [node_id: string, outcome: VoteOutcome];

/** Closed until the first of these has come; from then on open to these roles, or to those it was for already. */
export function releasedAfter(
  points: readonly Point[],
  document: CaseDocument,
  role_ids: readonly string[] = document.role_ids,
): CaseDocument {
  const release = points.map((point) =>
    typeof point === 'string' ? { node_id: point } : { node_id: point[0], outcome: point[1] },
  );
  return { ...document, role_ids: [...role_ids], release };
}

function fieldNode(labels: ReadonlyMap<string, Bilingual>, key: string, language: Language): RichNode {
  const label = labels.get(key) ?? runFieldLabel(key);
  if (label === null) throw new Error(`unknown merge field ${key}`);
  return { type: 'mergeField', attrs: { key, label: label[language], value: '' } };
}

const MARKUP = /\{\{(\w+)\}\}|\*\*(.+?)\*\*|\[\[(.+?)\]\]/gu;

function inlineNodes(markup: string, field: (key: string) => RichNode): RichNode[] {
  const nodes: RichNode[] = [];
  const addText = (text: string, isBold: boolean): void => {
    if (text === '') return;
    nodes.push(isBold ? { type: 'text', text, marks: [{ type: 'bold' }] } : { type: 'text', text });
  };
  let end = 0;
  for (const match of markup.matchAll(MARKUP)) {
    const [whole, key, bold, citation] = match;
    addText(markup.slice(end, match.index), false);
    if (key !== undefined) nodes.push(field(key));
    else if (bold !== undefined) addText(bold, true);
    else nodes.push({ type: 'citation', attrs: { text: citation ?? '' } });
    end = match.index + whole.length;
  }
  addText(markup.slice(end), false);
  return nodes;
}

type Alignment = 'left' | 'center' | 'right';

/** The document's own title, centred. */
export function title(text: string): Block {
  return (inline) => ({
    type: 'heading',
    attrs: { level: 1, textAlign: 'center' },
    content: inline(text),
  });
}

/** A heading between parts, centred as Chinese court documents have it. */
export function part(text: string): Block {
  return (inline) => ({
    type: 'heading',
    attrs: { level: 2, textAlign: 'center' },
    content: inline(text),
  });
}

/** A heading of study material, at the margin. */
export function heading(text: string): Block {
  return (inline) => ({ type: 'heading', attrs: { level: 2 }, content: inline(text) });
}

/** A paragraph without indent: parties, salutations, notes. */
export function line(text: string, textAlign: Alignment = 'left'): Block {
  return (inline) => ({ type: 'paragraph', attrs: { textAlign }, content: inline(text) });
}

/** A paragraph of running text, its first line indented. */
export function p(text: string): Block {
  return (inline) => ({ type: 'paragraph', attrs: { indent: true }, content: inline(text) });
}

/** A line of whitespace to write in. */
export function blank(): Block {
  return () => ({ type: 'paragraph' });
}

export function bullets(...items: readonly string[]): Block {
  return (inline) => ({ type: 'bulletList', content: items.map((item) => listItem(inline, item)) });
}

export function steps(...items: readonly string[]): Block {
  return (inline) => ({ type: 'orderedList', content: items.map((item) => listItem(inline, item)) });
}

function listItem(inline: Inline, text: string): RichNode {
  return { type: 'listItem', content: [{ type: 'paragraph', content: inline(text) }] };
}

export function quote(...lines: readonly string[]): Block {
  return (inline) => ({
    type: 'blockquote',
    content: lines.map((text) => ({ type: 'paragraph', content: inline(text) })),
  });
}

/** A table whose first row is its head. */
export function table(head: readonly string[], ...rows: readonly (readonly string[])[]): Block {
  return (inline) => ({
    type: 'table',
    content: [row(inline, 'tableHeader', head), ...rows.map((cells) => row(inline, 'tableCell', cells))],
  });
}

function row(inline: Inline, type: 'tableHeader' | 'tableCell', cells: readonly string[]): RichNode {
  return {
    type: 'tableRow',
    content: cells.map((cell) => ({ type, content: [{ type: 'paragraph', content: inline(cell) }] })),
  };
}

/** Where a role signs. */
export function sign(role_id: string, label: string): Block {
  return () => ({ type: 'signature', attrs: { role_id, label } });
}

export function seal(name: string): Block {
  return () => ({ type: 'seal', attrs: { name } });
}

/** A drawn paper or photograph that can be looked at closely; its words follow as text. */
export function facsimile(drawing: Facsimile): Block {
  return () => ({ type: 'facsimile', attrs: { drawing } });
}

// Flow ----------------------------------------------------------------------------------------------------------------

type AssignmentChoices = Partial<Omit<Assignment, 'role_id'>>;

/** A role's place in a section. Everybody may take notes. */
export function seatRole(role_id: string, choices: AssignmentChoices = {}): Assignment {
  const { functions = [], ...rest } = choices;
  return {
    role_id,
    host: false,
    can_terminate: false,
    processes: [],
    seat: null,
    inside: true,
    ...rest,
    functions: [...functions, 'note'],
  };
}

type NodeChoices = Pick<FlowNode, 'id' | 'kind' | 'name' | 'introduction' | 'position'> & Partial<FlowNode>;

export function node(choices: NodeChoices): FlowNode {
  return {
    minutes: null,
    can_switch: true,
    scene: null,
    video: null,
    roles: [],
    guides: [],
    phrases: [],
    lines: [],
    templates: [],
    vote: null,
    ...choices,
  };
}

/** A guide for everybody in the section (`null`) or for one role, one line a step. */
export function guide(
  role_id: string | null,
  zh: readonly string[],
  en: readonly string[],
): FlowNode['guides'][number] {
  return { role_id, text: lines(zh, en) };
}

/** A line that practice partners say in the role. */
export function say(role_id: string, zh: string, en: string): FlowNode['lines'][number] {
  return { role_id, text: bi(zh, en) };
}

/** A line of who votes in this section: by how the role is going to vote it says the one or the other. */
export function sayWeighing(
  role_id: string,
  [zh, en]: readonly [zh: string, en: string],
  [againstZh, againstEn]: readonly [zh: string, en: string],
): FlowNode['lines'][number] {
  return { ...say(role_id, zh, en), against: bi(againstZh, againstEn) };
}

/** A line with which these exhibits are shown. */
export function showing(
  shows: readonly string[],
  role_id: string,
  zh: string,
  en: string,
): FlowNode['lines'][number] {
  return { ...say(role_id, zh, en), shows: [...shows] };
}

/** A line for the ears of one role alone: of the person who asks for the talk, to whom; of the person who answers, null. */
export function sayApart(
  role_id: string,
  to: string | null,
  zh: string,
  en: string,
): FlowNode['lines'][number] {
  return { ...say(role_id, zh, en), apart: true, ...(to !== null && { answers: to }) };
}

type Votes = Readonly<Record<string, VoteOutcome | readonly VoteOutcome[]>>;

/** A line that only fits where one of these votes came out so. */
export function sayAfter(votes: Votes, role_id: string, zh: string, en: string): FlowNode['lines'][number] {
  return { ...say(role_id, zh, en), only_after: onlyAfter(votes) };
}

/** The wording of a template where one of these votes came out so. */
export function wordedAfter(votes: Votes, name: Bilingual, body: BilingualDocument): TemplateVariant {
  return { only_after: onlyAfter(votes), name, body };
}

function onlyAfter(votes: Votes): OnlyAfter {
  return Object.entries(votes).flatMap(([node_id, outcomes]) =>
    [outcomes].flat().map((outcome) => ({ node_id, outcome })),
  );
}

/** A way on. */
export function advance(
  id: string,
  from: string,
  to: string,
  label: Bilingual,
  outcome: Transition['outcome'] = null,
): Transition {
  return { id, from, to, kind: 'advance', label, feedback: null, outcome };
}

/** An option that stays in its section and says why. */
export function wrong(id: string, at: string, label: Bilingual, feedback: Bilingual): Transition {
  return { id, from: at, to: at, kind: 'wrong', label, feedback, outcome: null };
}
