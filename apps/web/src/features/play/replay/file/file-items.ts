import type { ExperimentDetail } from '@lets/contract';
import { courtOf, type DocumentState, type RunEvent, type RunState, type SectionState } from '@lets/engine';
import { couldRead } from '../lens.ts';

/** What lay in the case file at a moment of a replay: court records, documents, votes. */
export type FileItem =
  | { readonly kind: 'record'; readonly key: string; readonly section: SectionState }
  | { readonly kind: 'vote'; readonly key: string; readonly section: SectionState }
  | { readonly kind: 'document'; readonly key: string; readonly document: DocumentState };

export interface Reader {
  readonly userId: number;
  /** Sees what anybody sees. */
  readonly seesAll: boolean;
}

/** Pure: the items in the order they came in, of each kind together. */
export function fileAt(
  detail: Pick<ExperimentDetail, 'flow'>,
  state: RunState,
  reader: Reader,
): readonly FileItem[] {
  const visits = [...state.past_visits, ...Object.values(state.sections)].sort(
    (a, b) => a.opened_seq - b.opened_seq,
  );
  const nodes = new Map(detail.flow.nodes.map((node) => [node.id, node]));
  const itemOf = (kind: 'record' | 'vote', section: SectionState): FileItem => ({
    kind,
    key: keyOfVisit(kind, section),
    section,
  });
  return [
    ...visits.filter(hasRecord).map((section) => itemOf('record', section)),
    ...Object.values(state.documents)
      .filter((one) => !one.archived && (reader.seesAll || couldRead(detail, state, one, reader.userId)))
      .map((document): FileItem => ({ kind: 'document', key: document.id, document })),
    ...visits
      .filter(({ node_id, vote }) => nodes.get(node_id)?.vote && (vote.voted.length > 0 || vote.ended))
      .map((section) => itemOf('vote', section)),
  ];

  /** A hearing has one from its first word on. */
  function hasRecord(section: SectionState): boolean {
    if (nodes.get(section.node_id)?.kind !== 'court') return false;
    const { record, spoken } = courtOf(section);
    return record !== null || Object.keys(spoken).length > 0;
  }
}

function keyOfVisit(kind: 'record' | 'vote', { node_id, opened_seq }: SectionState): string {
  return `${kind} ${node_id} ${opened_seq}`;
}

/** Pure: what in the file an event that has just happened was about; null when it was about none of it. */
export function keyOfEvent(state: RunState, event: RunEvent): string | null {
  const section = event.node_id === null ? undefined : state.sections[event.node_id];
  switch (event.type) {
    case 'document_created':
    case 'document_saved':
    case 'document_renamed':
    case 'document_submitted':
    case 'signature_requested':
    case 'document_signed':
      return event.data.document_id;
    case 'record_closed':
    case 'record_reopened':
    case 'record_signed':
    case 'correction_asked':
    case 'correction_answered':
      return section ? keyOfVisit('record', section) : null;
    case 'voted':
    case 'vote_ended':
      return section ? keyOfVisit('vote', section) : null;
    default:
      return null;
  }
}
