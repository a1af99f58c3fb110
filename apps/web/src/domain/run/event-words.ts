import type { DisplayItem, EventOf, RunEvent } from '@lets/engine';
import { CONTROL_PAUSED } from '@lets/engine';
import { useMemo } from 'react';
import { type Translate, useTranslation } from '../../i18n/texts.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { Names } from './names.ts';

/** Says what happened in a run, in the language on the screen: the same words in the room, the replay, the board and the evaluation. */
export interface EventWords {
  /** After the name of the person who did it: 展示《借条》. Empty for an event that is not told. */
  readonly what: (event: RunEvent) => string;
  /** The whole sentence: 原告代理人展示《借条》. */
  readonly sentence: (event: RunEvent) => string;
}

export interface EventWordsOptions {
  /** The name of an item on display in the language on the screen; otherwise the one its shower read. */
  readonly itemName?: (item: DisplayItem) => string;
  /** What has struck, by its option; without it only that something has is told. */
  readonly consequence?: (transId: string) => ToldConsequence | undefined;
}

export interface ToldConsequence {
  readonly option: string;
  readonly text: string;
}

export function useEventWords(names: Names, { itemName, consequence }: EventWordsOptions = {}): EventWords {
  const { t } = useTranslation('event');
  const { list, duration } = useFormat();
  return useMemo(
    () => makeEventWords(names, t, { list, duration }, { itemName, consequence }),
    [names, t, list, duration, itemName, consequence],
  );
}

type T = Translate<'event'>;

/** Pure. */
export function makeEventWords(
  names: Names,
  t: T,
  { list, duration }: Pick<ReturnType<typeof useFormat>, 'list' | 'duration'>,
  { itemName = ({ name }) => name, consequence = () => undefined }: EventWordsOptions = {},
): EventWords {
  const tools: Tools = {
    t,
    role: names.roleName,
    roles: (ids) => list(ids.map(names.roleName)),
    user: (id) => names.user(id)?.name ?? t('a_member'),
    section: names.nodeName,
    itemName,
    duration,
    consequence,
  };
  const what = (event: RunEvent) =>
    withConsent(withReason(describe(event, tools), reasonOf(event), t), event, tools);
  const actorOf = (event: RunEvent) =>
    names.roleName(event.role_id) ||
    names.user(event.type === 'started' ? event.data.leader_id : event.actor_id)?.name ||
    t(event.by_staff ? 'mentor' : 'a_member');
  return {
    what,
    sentence: (event) =>
      isWholeSentence(event) ? what(event) : t('sentence', { who: actorOf(event), what: what(event) }),
  };
}

/** Events whose words have a subject of their own, or are what a person said. */
function isWholeSentence({ type }: RunEvent): boolean {
  switch (type) {
    case 'spoke':
    case 'spoke_in_meeting':
    case 'guided':
    case 'help_asked':
    case 'went_apart':
    case 'came_back':
    case 'vote_ended':
    case 'handed_over':
    case 'hand_over_undone':
    case 'lead_handed_over':
    case 'member_admitted':
    case 'member_taken_out':
    case 'experiment_ended':
    case 'consequence_struck':
      return true;
    default:
      return false;
  }
}

function withReason(text: string, reason: string | null, t: T): string {
  return reason ? t('with_reason', { text, reason }) : text;
}

/** What was asked for and granted names who granted it. */
function withConsent(text: string, event: RunEvent, { t, role, user }: Tools): string {
  if (event.type !== 'displayed' && event.type !== 'document_submitted') return text;
  const { consent } = event.data;
  return consent ? t('with_consent', { text, host: role(consent.role_id) || user(consent.user_id) }) : text;
}

/** Of a correction its wording is told instead. */
function reasonOf({ type, data }: RunEvent): string | null {
  if (type === 'correction_asked' || !('reason' in data)) return null;
  return typeof data.reason === 'string' ? data.reason : null;
}

interface Tools {
  readonly t: T;
  readonly role: (id: string | null) => string;
  readonly roles: (ids: readonly string[]) => string;
  readonly user: (id: number | null) => string;
  readonly section: (nodeId: string | null) => string;
  readonly itemName: (item: DisplayItem) => string;
  readonly duration: (milliseconds: number) => string;
  readonly consequence: (transId: string) => ToldConsequence | undefined;
}

/** From whom to whom, and where it is an exception, to which. A mentor who stepped in is named: the sentence has no other subject. */
function toldHandOver({ by_staff, data }: EventOf<'handed_over'>, { t, role, user }: Tools): string {
  const { target_role, from_user, to_user, despite } = data;
  const names = { role: role(target_role), name: user(to_user) };
  const text =
    from_user === null
      ? t('handed_over_first', names)
      : t('handed_over', { ...names, from: user(from_user) });
  const told = by_staff ? t('by_intervention', { text }) : text;
  return despite === undefined
    ? told
    : t('handed_over_despite', { text: told, name: names.name, other: role(despite) });
}

function describe(event: RunEvent, tools: Tools): string {
  const { t, role, roles, user, section, itemName, duration } = tools;
  const yes = (agree: boolean) => (agree ? 'yes' : 'no');
  switch (event.type) {
    case 'spoke':
    case 'spoke_in_meeting':
    case 'guided':
    case 'help_asked':
      return event.data.text;
    case 'requested':
      return t(`requested_${event.data.about}`);
    case 'request_answered':
      return t(`answered_${yes(event.data.agree)}_${event.data.about}`, {
        role: role(event.data.target_role),
      });
    case 'floor_given':
    case 'floor_taken':
    case 'called_in':
    case 'called_out':
    case 'meeting_asked':
      return t(event.type, { role: role(event.data.target_role) });
    case 'meeting_passed_on':
      return t('meeting_passed_on', { role: role(event.data.from_role) });
    case 'meeting_answered':
      return t(`meeting_${yes(event.data.agree)}`);
    case 'went_apart':
    case 'came_back':
      return t(event.type, { pair: roles(event.data.role_ids) });
    case 'record_signed':
      return t(`record_${yes(event.data.decision === 'signed')}`);
    case 'correction_asked':
      return t('correction_asked', { text: event.data.text });
    case 'correction_answered':
      return t(`correction_${yes(event.data.agree)}`, {
        role: role(event.data.target_role),
        text: event.data.text,
      });
    case 'displayed':
      return t('displayed', { name: itemName(event.data.item) });
    case 'document_renamed':
      return t('document_renamed', { name: event.data.name, before: event.data.before });
    case 'document_created':
    case 'document_submitted':
    case 'document_deleted':
      return t(event.type, { name: event.data.name });
    case 'signature_requested':
      return t('signature_requested', { name: event.data.name, roles: roles(event.data.role_ids) });
    case 'document_signed':
      return t(event.data.decision, { name: event.data.name });
    case 'vote_ended':
      return t(`vote_${event.data.result.outcome}`);
    case 'section_ended':
      return t('section_ended', { section: section(event.node_id) });
    case 'stepped_back':
      return t('stepped_back', { section: section(event.data.reopens[0] ?? null) });
    case 'experiment_ended':
      return t(event.data.how);
    case 'controlled':
      return t(event.data.status === CONTROL_PAUSED ? 'banned' : 'lifted');
    case 'timer_set': {
      const { label, duration_ms } = event.data;
      const time = duration(duration_ms);
      return label ? t('timer_set', { label, time }) : t('timer_set_plain', { time });
    }
    case 'timer_extended':
      return t('timer_extended', { time: duration(event.data.by_ms) });
    case 'timer_cancelled':
      return event.data.label
        ? t('timer_cancelled', { label: event.data.label })
        : t('timer_cancelled_plain');
    case 'handed_over':
      return toldHandOver(event, tools);
    case 'hand_over_undone':
      return t('hand_over_undone', { role: role(event.data.target_role), name: user(event.data.to_user) });
    case 'lead_handed_over':
      return t('lead_handed_over', { name: user(event.data.to_user) });
    case 'member_admitted':
    case 'member_taken_out':
      return t(event.type, { name: user(event.data.user_id) });
    case 'hand_over_asked': {
      const isOwnWish = event.data.to_user === event.actor_id;
      return t(isOwnWish ? 'hand_over_wanted' : 'hand_over_asked', {
        holder: user(event.data.holder_id),
        role: role(event.data.target_role),
        name: user(event.data.to_user),
      });
    }
    case 'hand_over_answered':
      return t(`hand_over_${yes(event.data.agree)}`, {
        role: role(event.data.target_role),
        name: user(event.data.to_user),
      });
    case 'hand_over_withdrawn':
      return t('hand_over_withdrawn', { role: role(event.data.target_role) });
    case 'consequence_struck': {
      const told = tools.consequence(event.data.trans_id);
      return told ? t('consequence_of', { ...told }) : t('consequence_struck');
    }
    case 'wrong_option_tried':
    case 'started':
    case 'restarted':
    case 'jumped':
    case 'voted':
    case 'request_withdrawn':
    case 'record_closed':
    case 'record_reopened':
    case 'rested':
    case 'meeting_closed':
    case 'experience_written':
      return t(event.type);
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
