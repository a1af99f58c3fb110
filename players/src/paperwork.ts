import type { FlowNodeView } from '@lets/contract';
import { type Act, reminderKey } from './act.ts';
import type { Manner } from './manner.ts';
import {
  assignmentOf,
  type DocumentState,
  documentsOf,
  isMine,
  isPlayedByHuman,
  type SectionState,
  type View,
  visitRecord,
} from './view.ts';

/** Nobody hurries a person who is writing: a document of theirs is waited for this many times longer. */
export const WRITING_PATIENCE = 15;
/** And reminded of after so many times. */
const REMIND_AFTER = 5;

/** A document that is to be written here, and by whom. */
interface Paper {
  /** Null for a report of which the case has no template. */
  readonly template_id: string | null;
  readonly writers: readonly string[];
}

/** What a section wants written: a report by everybody, another document by a person who may, else by the first role played. */
function papersOf(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  manner: Pick<Manner, 'patience'>,
): readonly Paper[] {
  const wanted =
    node.templates.length > 0
      ? node.templates.map(({ id, role_ids }) => ({ id, role_ids }))
      : node.kind === 'report'
        ? [{ id: null, role_ids: submitters(node) }]
        : [];
  return wanted.map(({ id, role_ids }) => {
    const here = role_ids.filter((role) => assignmentOf(node, role));
    if (node.kind === 'report') return { template_id: id, writers: here };
    const one = writerAmong(view, node, section, id, here, manner);
    return { template_id: id, writers: one === undefined ? [] : [one] };
  });
}

/** A person who may and has not let go; else the player who has begun, or the first role that a player has. */
function writerAmong(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  template: string | null,
  here: readonly string[],
  manner: Pick<Manner, 'patience'>,
): string | undefined {
  const players = here.filter((role) => !isPlayedByHuman(view, role));
  const begun = documentsOf(view, node.id).filter((one) => one.template_id === template);
  const author = players.find((role) => begun.some(({ author_role }) => author_role === role));
  const person = here.find((role) => isPlayedByHuman(view, role) && !hasLetGo(view, section, role, manner));
  return author ?? person ?? players[0] ?? here[0];
}

/** A person who has said that they add nothing, or for whom a paper has been waited long enough. */
function hasLetGo(
  view: View,
  section: SectionState,
  role: string,
  { patience }: Pick<Manner, 'patience'>,
): boolean {
  return section.rested?.[role] !== undefined || view.idle >= patience * WRITING_PATIENCE;
}

function submitters(node: FlowNodeView): string[] {
  return node.roles
    .filter(({ functions }) => functions.includes('submission') || functions.includes('request_submission'))
    .map(({ role_id }) => role_id);
}

/** Whether a person in this section still has a document to hand in. */
export function isPersonWriting(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  manner: Manner,
): boolean {
  return peopleWriting(view, node, section, manner).length > 0;
}

/** The roles of people whose paper is still waited for. */
function peopleWriting(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  manner: Manner,
): readonly string[] {
  const documents = documentsOf(view, node.id);
  return papersOf(view, node, section, manner).flatMap(({ template_id, writers }) =>
    writers.filter(
      (role) =>
        isPlayedByHuman(view, role) &&
        !hasLetGo(view, section, role, manner) &&
        !documents.some(
          (one) => one.template_id === template_id && one.author_role === role && one.submitted,
        ),
    ),
  );
}

/** A person whose paper is waited for is reminded once, by the first player of the section, long before anything goes on without it. */
export function remindWriter(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  manner: Manner,
): Act | null {
  if (view.idle < manner.patience * REMIND_AFTER) return null;
  const isPlayers = (role: string) => !isPlayedByHuman(view, role);
  const all = [...node.roles.map(({ role_id }) => role_id), ...view.detail.flow.roles.map(({ id }) => id)];
  const role = all.find(isPlayers);
  if (role === undefined || !isMine(view, role)) return null;
  const reminders = peopleWriting(view, node, section, manner).map((whom) => ({
    ...{ node: node.id, role, visit: section.opened_seq, whom },
  }));
  const next = reminders.find((one) => !view.reminded.has(reminderKey(one)));
  return next ? { do: 'remind', ...next } : null;
}

export function writeDocuments(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  manner: Manner,
): Act | null {
  const documents = documentsOf(view, node.id);
  for (const { template_id, writers } of papersOf(view, node, section, manner)) {
    const begun = documents.filter((one) => one.template_id === template_id);
    const isIn = node.kind !== 'report' && begun.some(({ submitted }) => submitted);
    for (const role of writers) {
      if (isIn || !isMine(view, role) || isPlayedByHuman(view, role)) continue;
      const document = begun.find(({ author_role }) => author_role === role);
      if (!document) return beginDocument(node, section, role, template_id);
      if (document.submitted) continue;
      const act = finishDocument(view, node, section, document, role, manner);
      if (act) return act;
    }
  }
  return null;
}

function beginDocument(
  node: FlowNodeView,
  section: SectionState,
  role: string,
  template: string | null,
): Act | null {
  if (!section.inside.includes(role)) return null;
  return template === null
    ? { do: 'write', node: node.id, role }
    : { do: 'draft', node: node.id, role, template };
}

function finishDocument(
  view: View,
  node: FlowNodeView,
  section: SectionState,
  document: DocumentState,
  role: string,
  manner: Manner,
): Act | null {
  const functions = assignmentOf(node, role)?.functions ?? [];
  const record = visitRecord(view, section);
  const again = refusedBefore(view, document);
  const hasAsked = Object.keys(document.signatures).length > 0 && again.length === 0;
  if (isToBeSigned(view, node, document, role) && !hasAsked) {
    return { do: 'ask_signatures', node: node.id, role, document: document.id, again };
  }
  const open = Object.values(document.signatures).filter((one) => one.status === 'asked');
  if (
    open.some((one) => !isPlayedByHuman(view, one.role_id)) ||
    (open.length > 0 && view.idle < manner.patience)
  )
    return null;
  if (isRefusedByPlayers(view, document) && lastSaved(record, document.id) < 0)
    return { do: 'revise', node: node.id, role, document: document.id };
  if (functions.includes('submission')) return { do: 'submit', node: node.id, role, document: document.id };
  if (!functions.includes('request_submission') || hasAskedToSubmit(view, section, document)) return null;
  return { do: 'ask_to_submit', node: node.id, role, document: document.id, name: document.name };
}

/** Asked of whoever may sign here, also by an author who may not, unless the document has turned out to have no place for it. */
function isToBeSigned(
  { unsigned }: View,
  { roles }: FlowNodeView,
  { id }: DocumentState,
  author: string,
): boolean {
  const signers = roles.filter(({ functions }) => functions.includes('signature'));
  if (signers.some(({ role_id }) => role_id === author)) return true;
  return signers.length > 0 && !unsigned.has(id);
}

/**
 * The roles that refused an earlier version and have not been asked about this one. Together with the document's own signatures this says
 * what is still to be asked; the requests in the record would not, as they are sealed to a later holder of the role.
 */
function refusedBefore({ record, state }: View, { id, signatures }: DocumentState): readonly string[] {
  const refusers = record.flatMap((event) =>
    event.type === 'document_signed' && event.data.document_id === id && event.data.decision === 'refused'
      ? [event.role_id]
      : [],
  );
  return [...new Set(refusers)].filter(
    (role): role is string => role !== null && !signatures[role] && state.holders[role] !== undefined,
  );
}

/** Where in the record a document was last changed; -1: never. */
function lastSaved(record: ReturnType<typeof visitRecord>, documentId: string): number {
  return record.findLastIndex(
    (event) => event.type === 'document_saved' && event.data.document_id === documentId,
  );
}

/** A player's refusal is met by a second version, once; a person's stands. */
function isRefusedByPlayers(view: View, { signatures }: DocumentState): boolean {
  const refused = Object.values(signatures).filter(({ status }) => status === 'refused');
  return refused.length > 0 && refused.every(({ role_id }) => !isPlayedByHuman(view, role_id));
}

/** Whether it has been asked, and not refused since: what was refused is asked for once more. A role asks for one thing at a time. */
function hasAskedToSubmit(view: View, section: SectionState, document: DocumentState): boolean {
  const isAsking = section.requests.some(
    ({ about, role_id }) => about === 'submission' && role_id === document.author_role,
  );
  if (isAsking) return true;
  const record = visitRecord(view, section);
  const asked = record.filter(
    (event) =>
      event.type === 'request_named' &&
      event.data.about === 'submission' &&
      event.data.item.id === document.id,
  );
  const refused = record.filter(
    (event) =>
      event.type === 'request_answered' &&
      !event.data.agree &&
      asked.some(({ data }) => 'request_id' in data && data.request_id === event.data.request_id),
  );
  return asked.length > Math.min(refused.length, 1);
}

/** Whether a player's document still waits to be signed by players, or to be handed in. */
export function isPaperworkOpen(view: View, node: FlowNodeView, section: SectionState): boolean {
  const isAskedFor = (id: string) => section.requests.some((request) => request.item?.id === id);
  return documentsOf(view, node.id).some((document) => {
    if (document.submitted || isPlayedByHuman(view, document.author_role)) return false;
    const functions = assignmentOf(node, document.author_role)?.functions ?? [];
    const isAwaited = Object.values(document.signatures).some(
      ({ status, role_id }) => status === 'asked' && !isPlayedByHuman(view, role_id),
    );
    if (isAwaited || functions.includes('submission') || isAskedFor(document.id)) return true;
    return functions.includes('request_submission') && !hasAskedToSubmit(view, section, document);
  });
}
