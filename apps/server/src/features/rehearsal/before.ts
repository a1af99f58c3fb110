import { randomUUID } from 'node:crypto';
import { type CaseProject, type Flow, type Language, plainText, type RichDocument } from '@lets/contract';
import { initialState, type RunEvent, type RunState, replay } from '@lets/engine';
import { orRefuse } from '../../http/errors.ts';
import { contentHash, fillFields } from '../room/service.ts';
import type { NewPapers } from './repository.ts';

/** What was played before the author came in, and the state it led to. */
export interface Before extends NewPapers {
  readonly events: readonly RunEvent[];
  readonly state: RunState;
}

interface Telling {
  readonly flow: Flow;
  readonly body: CaseProject;
  readonly cast: Pick<RunState, 'leader_id' | 'member_ids' | 'holders'>;
  readonly at: number;
  readonly lang: Language;
}

interface Paper {
  readonly id: string;
  readonly name: string;
  readonly content: RichDocument;
  readonly hash: string;
}

/** What stands where a role would have spoken and the case has no line for it. */
const SKIPPED = {
  zh: '（预演从后面的环节开始，此处发言从略。）',
  en: '(The rehearsal begins later; what was said here is left out.)',
};

/**
 * Makes of what automatic players did, who have no words, a record that can be read: their speeches are the case's lines, and their
 * documents its templates.
 */
export function tellBefore(played: readonly RunEvent[], telling: Telling): Before {
  const papers = papersOf(played, telling);
  const events = played.map((event) => worded({ ...event, at: telling.at }, papers, telling));
  return { events, state: replay(events, initialState(telling.cast)), ...keptOf(events, papers, telling) };
}

function papersOf(played: readonly RunEvent[], { flow, body, lang }: Telling): ReadonlyMap<string, Paper> {
  const values = new Map([
    ...body.fields.map(({ key, value }) => [key, value[lang]] as const),
    ...flow.roles.map(({ id, name }) => [`role_${id}`, name[lang] || name.zh] as const),
  ]);
  const made = played.flatMap((event) => (event.type === 'document_created' ? [event] : []));
  return new Map(
    made.map(({ node_id, role_id, data: { document_id, template_id } }) => {
      const node = flow.nodes.find(({ id }) => id === node_id);
      const template = node?.templates.find(({ id }) => id === template_id);
      const own = body.templates?.find((one) => one.node_id === node_id && one.template_id === template_id);
      const text = own?.body ?? template?.body;
      const other = lang === 'zh' ? 'en' : 'zh';
      const written = text && (plainText(text[lang]).trim() === '' ? text[other] : text[lang]);
      const content = written ? fillFields(written, values, role_id ?? '') : { type: 'doc', content: [] };
      const name = template?.name[lang] || template?.name[other] || '…';
      return [document_id, { id: randomUUID(), name, content, hash: orRefuse(contentHash(content)) }];
    }),
  );
}

function worded(event: RunEvent, papers: ReadonlyMap<string, Paper>, { flow, lang }: Telling): RunEvent {
  if (event.type !== 'spoke') return { ...event, data: renamed(event.data, papers) } as RunEvent;
  const lines = flow.nodes.find(({ id }) => id === event.node_id)?.lines ?? [];
  const line = lines.find(({ role_id, apart }) => role_id === event.role_id && !apart);
  return { ...event, data: { ...event.data, text: line?.text[lang] || line?.text.zh || SKIPPED[lang] } };
}

/** Pure: a value of an event, in which every document bears its real id, name and hash. */
function renamed(value: unknown, papers: ReadonlyMap<string, Paper>): unknown {
  if (typeof value === 'string') return papers.get(value)?.id ?? value;
  if (Array.isArray(value)) return value.map((one) => renamed(one, papers));
  if (typeof value !== 'object' || value === null) return value;
  const fields: Record<string, unknown> = { ...value };
  const paper = papers.get(String(fields.document_id ?? fields.id));
  const told = Object.entries(fields).map(([key, one]) => {
    if (paper && (key === 'hash' || key === 'name')) return [key, paper[key]];
    return [key, renamed(one, papers)];
  });
  return Object.fromEntries(told);
}

function keptOf(events: readonly RunEvent[], papers: ReadonlyMap<string, Paper>, { at }: Telling): NewPapers {
  const byId = new Map([...papers.values()].map((paper) => [paper.id, paper]));
  const versions: NewPapers['versions'][number][] = [];
  const signatures: NewPapers['signatures'][number][] = [];
  const latest = new Map<string, number>();
  for (const event of events) {
    if (event.actor_id === null) continue;
    if (event.type === 'document_created' || event.type === 'document_saved') {
      const { document_id } = event.data;
      const version = event.type === 'document_saved' ? event.data.version : 1;
      const paper = byId.get(document_id);
      if (!paper) continue;
      latest.set(document_id, version);
      const { content, hash } = paper;
      versions.push({
        document_id,
        version,
        content,
        hash,
        saved_by: event.actor_id,
        saved_at: new Date(at),
      });
    } else if (event.type === 'document_signed' && event.role_id !== null) {
      const { document_id, decision, hash, reason } = event.data;
      const version = latest.get(document_id) ?? 1;
      const by = { role_id: event.role_id, user_id: event.actor_id, at: new Date(at) };
      signatures.push({ document_id, version, decision, hash, reason, image: null, ...by });
    }
  }
  return { versions, signatures };
}
