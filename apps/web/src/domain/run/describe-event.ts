import type { EventType, RunEvent } from '@lets/engine';
import type { TFunction } from 'i18next';
import type { Cast } from './cast.ts';

/** One line of the record. */
export interface RecordLine {
  readonly seq: number;
  readonly at: number;
  /** Its place among the events. */
  readonly index: number;
  readonly about: LineKind;
  readonly event: RunEvent;
}

export type LineKind = 'speech' | 'document' | 'vote' | 'mentor' | 'moving' | 'other';

/** Told elsewhere, private, or too often to be told. */
const UNTOLD: ReadonlySet<EventType> = new Set<EventType>([
  'request_moved',
  'request_named',
  'disclosed',
  'page_turned',
  'playback_set',
  'display_ended',
  'document_saved',
  'ballot_cast',
  'note_taken',
  'sealed',
]);

const KIND: Partial<Record<EventType, LineKind>> = {
  spoke: 'speech',
  spoke_in_meeting: 'speech',
  document_created: 'document',
  document_submitted: 'document',
  document_renamed: 'document',
  document_deleted: 'document',
  signature_requested: 'document',
  document_signed: 'document',
  displayed: 'document',
  record_closed: 'document',
  record_reopened: 'document',
  record_signed: 'document',
  correction_asked: 'document',
  correction_answered: 'document',
  voted: 'vote',
  vote_ended: 'vote',
  guided: 'mentor',
  help_asked: 'mentor',
  controlled: 'mentor',
  started: 'moving',
  section_ended: 'moving',
  wrong_option_tried: 'moving',
  stepped_back: 'moving',
  restarted: 'moving',
  jumped: 'moving',
  experiment_ended: 'moving',
};

/** Pure: the lines of a record, in order. */
export function recordLines(events: readonly RunEvent[]): readonly RecordLine[] {
  return events.flatMap((event, index) => {
    if (UNTOLD.has(event.type)) return [];
    const about = event.by_staff ? 'mentor' : (KIND[event.type] ?? 'other');
    return [{ seq: event.seq, at: event.at, index, about, event }];
  });
}

type T = TFunction<'record'>;

/** What happened, after the name of whoever did it. */
export function tellEvent(event: RunEvent, cast: Cast, t: T): string {
  const roleName = (id: string) => cast.role(id)?.name ?? id;
  switch (event.type) {
    case 'spoke':
    case 'spoke_in_meeting':
    case 'guided':
      return event.data.text;
    case 'requested':
      return t(`event.requested.${event.data.about}`);
    case 'request_answered':
      return t(event.data.agree ? 'event.agreed' : 'event.disagreed', {
        role: roleName(event.data.target_role),
        about: t(`about.${event.data.about}`),
      });
    case 'floor_given':
    case 'floor_taken':
    case 'called_in':
    case 'called_out':
    case 'meeting_asked':
      return t(`event.${event.type}`, { role: roleName(event.data.target_role) });
    case 'help_asked':
      return t('event.help_asked', { text: event.data.text });
    case 'handed_over':
      return t('event.handed_over', {
        role: roleName(event.data.target_role),
        name: cast.user(event.data.to_user)?.name ?? '',
      });
    case 'hand_over_asked':
      return t('event.hand_over_asked', {
        holder: cast.user(event.data.holder_id)?.name ?? '',
        role: roleName(event.data.target_role),
        name: cast.user(event.data.to_user)?.name ?? '',
      });
    case 'hand_over_answered':
      return t(event.data.agree ? 'event.hand_over_yes' : 'event.hand_over_no', {
        role: roleName(event.data.target_role),
        name: cast.user(event.data.to_user)?.name ?? '',
      });
    case 'hand_over_withdrawn':
      return t('event.hand_over_withdrawn', { role: roleName(event.data.target_role) });
    case 'meeting_passed_on':
      return t('event.meeting_passed_on', { role: roleName(event.data.from_role) });
    case 'lead_handed_over':
      return t('event.lead_handed_over', { name: cast.user(event.data.to_user)?.name ?? '' });
    case 'went_apart':
    case 'came_back':
      return t(`event.${event.type}`, { pair: event.data.role_ids.map(roleName).join(t('list_joiner')) });
    case 'record_signed':
      return t(event.data.decision === 'signed' ? 'event.record_yes' : 'event.record_no', {
        reason: event.data.reason ?? '',
      });
    case 'correction_asked':
      return t('event.correction_asked', { text: event.data.text });
    case 'correction_answered':
      return t(event.data.agree ? 'event.correction_yes' : 'event.correction_no', {
        role: roleName(event.data.target_role),
        text: event.data.text,
      });
    case 'meeting_answered':
      return t(event.data.agree ? 'event.meeting_begun' : 'event.meeting_declined');
    case 'displayed':
      return t('event.displayed', { name: event.data.item.name });
    case 'document_renamed':
      return t('event.document_renamed', { name: event.data.name, before: event.data.before });
    case 'document_created':
    case 'document_submitted':
    case 'document_deleted':
      return t(`event.${event.type}`, { name: event.data.name });
    case 'signature_requested':
      return t('event.signature_requested', {
        name: event.data.name,
        roles: event.data.role_ids.map(roleName).join(t('list_joiner')),
      });
    case 'document_signed':
      return t(`event.${event.data.decision}`, { name: event.data.name });
    case 'vote_ended':
      return t(`event.vote_ended.${event.data.result.outcome}`);
    case 'section_ended':
      return t('event.section_ended', { section: cast.nodeName(event.node_id) });
    case 'wrong_option_tried':
      return t('event.wrong_option_tried', { section: cast.nodeName(event.node_id) });
    case 'stepped_back':
      return t('event.stepped_back', { section: cast.nodeName(event.data.reopens[0] ?? null) });
    case 'experiment_ended':
      return t(`event.experiment_ended.${event.data.how}`);
    case 'controlled':
      return t(event.data.status === 2 ? 'event.banned' : 'event.lifted');
    case 'started':
    case 'restarted':
    case 'jumped':
    case 'voted':
    case 'request_withdrawn':
    case 'record_closed':
    case 'record_reopened':
    case 'meeting_closed':
    case 'experience_written':
      return t(`event.${event.type}`);
    case 'request_moved':
    case 'request_named':
    case 'disclosed':
    case 'page_turned':
    case 'playback_set':
    case 'display_ended':
    case 'document_saved':
    case 'ballot_cast':
    case 'note_taken':
    case 'sealed':
      return '';
  }
}
