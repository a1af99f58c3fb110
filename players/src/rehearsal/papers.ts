import { createHash, randomUUID } from 'node:crypto';
import {
  composePaper,
  DEFAULT_ZONE,
  docDetail,
  docSave,
  fittingVariant,
  type ParsedInputOf,
  type RichDocument,
  systemBrand,
  templateCreate,
  templateNew,
} from '@lets/contract';
import { factsOf } from '../paper-facts.ts';
import { type Answer, answering, type Caller } from './answering.ts';

/** The calls with which a paper is drafted, kept and read again. */
export const PAPERS: readonly Answer[] = [
  answering(systemBrand, () => ({ zone: DEFAULT_ZONE })),
  answering(templateNew, draft),
  answering(templateCreate, create),
  answering(docSave, save),
  answering(docDetail, ({ table }, { doc_id }) => {
    const versions = table.papers.get(doc_id) ?? [];
    return { content: versions.at(-1), shown_version: versions.length };
  }),
];

/** A template with its fields filled in. */
function draft(
  { table: { file, state, lang, now }, view }: Caller,
  { nid, template_id, role_id }: ParsedInputOf<typeof templateNew>,
) {
  const templates = file.flow.nodes.find(({ id }) => id === nid)?.templates ?? [];
  const template = templates.find(({ id }) => id === template_id);
  if (!template) throw new Error(`${nid} has no template ${template_id}`);
  const variant = fittingVariant(template, state.sections);
  const { name, body } = variant ?? template;
  const blank = { quality: 'sound' as const, note: name, parts: [{ body }] };
  const facts = factsOf(view, role_id, file.project.fields, { now, zone: DEFAULT_ZONE });
  const content = composePaper(blank, facts, lang);
  return { name: name[lang], content };
}

function create({ table, user }: Caller, input: ParsedInputOf<typeof templateCreate>) {
  const { nid: node_id, role_id, name, template_id = null, content } = input;
  const document_id = randomUUID();
  const hash = hashOf(content);
  const command = {
    type: 'create_document',
    node_id,
    role_id,
    document_id,
    name,
    template_id,
    hash,
  } as const;
  const events = table.act(user, command);
  table.keep(document_id, content);
  return { events };
}

function save({ table, user }: Caller, input: ParsedInputOf<typeof docSave>) {
  const { nid: node_id, role_id, doc_id: document_id, base_version, content, revise } = input;
  const place = { node_id, role_id, document_id, base_version, hash: hashOf(content) };
  const events = table.act(user, { type: 'save_document', ...place, ...(revise && { revise }) });
  table.keep(document_id, content);
  return { events };
}

function hashOf(content: RichDocument): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
