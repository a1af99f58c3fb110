import { formatDuration } from '@lets/contract';
import type { EventType, RunEvent } from '@lets/engine';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import en from '../../i18n/locales/en/event.json' with { type: 'json' };
import zh from '../../i18n/locales/zh/event.json' with { type: 'json' };
import { formatList } from '../../lib/format.ts';
import { makeEventWords } from './event-words.ts';
import type { Names } from './names.ts';
import { recordLines } from './record-lines.ts';
import { anEvent } from './testing.ts';

const i18n = createInstance({
  lng: 'en',
  resources: { en: { event: en }, zh: { event: zh } },
  interpolation: { escapeValue: false },
});
await i18n.init();

const ROLES: Readonly<Record<string, string>> = { judge: 'Judge', plaintiff: 'Plaintiff' };
const names = {
  roleName: (id: string | null) => (id === null ? '' : (ROLES[id] ?? id)),
  user: (id: number | null) => (id === null ? undefined : { id, name: `U${id}` }),
  nodeName: (id: string | null) => id ?? '',
} as unknown as Names;

const words = (language: 'zh' | 'en') =>
  makeEventWords(names, i18n.getFixedT(language, 'event'), {
    list: (parts) => formatList(parts, language),
    duration: (time) => formatDuration(time, language),
  });

const target = { target_role: 'plaintiff' };
const people = { target_role: 'plaintiff', to_user: 2, from_user: 1, holder_id: 3, reason: null };
const document = { document_id: 'd', name: 'Claim', before: 'Draft', role_ids: ['judge', 'plaintiff'] };
/** Of each kind of event that is told, data that its words need. */
const TOLD: Partial<Record<EventType, object>> = {
  spoke: { text: 'Hello' },
  spoke_in_meeting: { text: 'Hello' },
  guided: { text: 'Mind the law' },
  help_asked: { text: 'How?' },
  requested: { about: 'speech' },
  request_withdrawn: {},
  request_answered: { about: 'meeting', agree: true, reason: null, ...target },
  floor_given: target,
  floor_taken: target,
  rested: {},
  called_in: target,
  called_out: target,
  meeting_asked: target,
  meeting_passed_on: { from_role: 'plaintiff' },
  meeting_answered: { agree: false },
  meeting_closed: {},
  went_apart: document,
  came_back: document,
  record_closed: {},
  record_reopened: {},
  record_signed: { decision: 'refused', reason: 'not mine' },
  correction_asked: { text: 'It was May', reason: null },
  correction_answered: { agree: true, text: 'It was May', reason: null, ...target },
  displayed: { item: { kind: 'file', id: 'f', name: 'Photo' } },
  document_created: document,
  document_submitted: document,
  document_renamed: document,
  document_deleted: document,
  signature_requested: document,
  document_signed: { ...document, decision: 'signed', reason: null },
  voted: {},
  vote_ended: { result: { outcome: 'tied' } },
  section_ended: { reason: null },
  wrong_option_tried: {},
  stepped_back: { reopens: ['a'] },
  restarted: {},
  jumped: {},
  started: { leader_id: 1 },
  experiment_ended: { how: 'terminated', reason: null },
  experience_written: {},
  controlled: { status: 2, reason: null },
  timer_set: { label: 'Talk it over', duration_ms: 600_000, stops_in_pause: true },
  timer_extended: { by_ms: 120_000 },
  timer_cancelled: { label: null },
  handed_over: people,
  hand_over_undone: people,
  lead_handed_over: people,
  member_admitted: { user_id: 2 },
  member_taken_out: { user_id: 2 },
  hand_over_asked: people,
  hand_over_answered: { ...people, agree: true },
  hand_over_withdrawn: people,
};
const events = Object.entries(TOLD).map(
  ([type, data], index): RunEvent =>
    anEvent(index + 1, { type, data } as never, { role_id: 'judge', node_id: 'a' }),
);

describe.each(['zh', 'en'] as const)('the words of events in %s', (language) => {
  it('are known for each kind of event that the record tells, with nothing left open', () => {
    expect(recordLines(events)).toHaveLength(events.length);
    for (const event of events) {
      const { what, sentence } = words(language);
      expect(what(event), event.type).not.toMatch(/^$|\{\{|undefined|^[a-z]+_[a-z_]+$/);
      expect(sentence(event), event.type).toContain(what(event));
    }
  });
});

it('name the person who acted, or tell what has a subject of its own', () => {
  const { sentence } = words('en');
  const say = (type: EventType) => sentence(events.find((event) => event.type === type) as RunEvent);
  expect(say('displayed')).toBe('Judge showed “Photo”');
  expect(say('record_signed')).toBe('Judge refused to sign the record: not mine');
  expect(say('went_apart')).toBe('Judge, Plaintiff went aside for a private talk');
  expect(say('vote_ended')).toBe('The vote has ended: tied');
  expect(say('hand_over_asked')).toBe('Judge would like U2 to take over Plaintiff and asked U3');
  expect(say('help_asked')).toBe('How?');
});

it('tell from whom to whom a role went, why, and to which other role it is an exception', () => {
  const data = { target_role: 'judge', from_user: 3, to_user: 2, reason: 'ill', despite: 'plaintiff' };
  const given = anEvent(1, { type: 'handed_over', data }, { by_staff: true });
  expect(words('en').sentence(given)).toBe(
    'Judge passed from U3 to U2, as the mentor decided (an exception: U2 also plays Plaintiff, which is incompatible): ill',
  );
});

it('tell a wish for a role of one’s own as such', () => {
  const wish = anEvent(1, { type: 'hand_over_asked', data: people } as never, { actor_id: 2 });
  expect(words('en').what(wish)).toBe('would like to take over Plaintiff and asked U3');
});

it('tell what a choice costs as nobody’s act, and in words where they are at hand', () => {
  const struck = anEvent(
    3,
    { type: 'consequence_struck', data: { trans_id: 't', taken_seq: 1 } },
    { actor_id: 1, role_id: 'judge' },
  );
  expect(words('en').sentence(struck)).toBe('An earlier choice has its consequence here');
  const consequence = () => ({ option: 'File later', text: 'The claim is out of time' });
  const told = makeEventWords(
    names,
    i18n.getFixedT('en', 'event'),
    { list: String, duration: String },
    {
      consequence,
    },
  );
  expect(told.sentence(struck)).toBe(
    'An earlier choice, “File later”, has its consequence here: The claim is out of time',
  );
});

describe('what was asked for and granted', () => {
  const consent = { role_id: 'judge', user_id: 1 };
  const data = { document_id: 'd', name: '起诉状' };
  const submitted = (more: object) =>
    anEvent(
      5,
      { type: 'document_submitted', data: { ...data, ...more } },
      { actor_id: 2, role_id: 'plaintiff' },
    );

  it('is the act of who asked, with the consent of the host', () => {
    expect(words('zh').sentence(submitted({ consent }))).toBe('Plaintiff提交《起诉状》（Judge准许）');
    expect(words('en').sentence(submitted({ consent }))).toContain('(with leave of Judge)');
    expect(words('zh').sentence(submitted({ consent: { role_id: null, user_id: 9 } }))).toContain('U9准许');
  });

  it('reads as before in runs kept without the consent', () => {
    expect(words('zh').sentence(submitted({}))).toBe('Plaintiff提交《起诉状》');
  });

  it('has one line, and two where the host gave a reason or in runs kept before', () => {
    const granted = {
      request_id: 1,
      about: 'submission',
      by_role: 'judge',
      target_role: 'plaintiff',
    } as const;
    const linesOf = (more: object) =>
      recordLines([
        anEvent(4, { type: 'request_answered', data: { ...granted, agree: true, reason: null, ...more } }),
        submitted({ consent }),
      ]).map(({ event }) => event.type);
    expect(linesOf({ fulfilled: true })).toEqual(['document_submitted']);
    expect(linesOf({ fulfilled: true, reason: '同意' })).toHaveLength(2);
    expect(linesOf({})).toHaveLength(2);
  });
});
