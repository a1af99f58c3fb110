import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CommandType,
  decideUndisclosed,
  eventFor,
  type Flow,
  hostUser,
  mayReadDocument,
  type RunEvent,
  type RunState,
  readsDocument,
  replay,
  viewFor,
} from '../src/index.ts';
import { soundFlows } from './random-flow.ts';
import { type Play, playsOf, type Step } from './random-plays.ts';
import { MENTOR } from './small-case.ts';

const plays = playsOf(soundFlows());

/** Whose word opens a document to the very role that acts. Any other act that does so is a hole. */
const OPENS_TO_ITS_ROLE: Partial<Record<CommandType, string>> = {
  create_document: 'it is theirs',
  answer: 'the host agrees to what a reader asked to show or to hand in',
  back: 'what stood on the screen of the section that is open again stands there again',
  take_back: 'the same',
};

/** Whose word opens a document to the others. */
const OPENS_TO_OTHERS: Partial<Record<CommandType, string>> = {
  ...OPENS_TO_ITS_ROLE,
  create_document: 'the roles that share the template write in it',
  display: 'a role that reads it shows it to everybody',
  submit: 'a role that reads it hands it in',
  request_signature: 'the author asks, or the host of what the host reads',
};

/** The documents that each role may read. */
function readable(flow: Flow, state: RunState): ReadonlyMap<string, ReadonlySet<string>> {
  const live = Object.values(state.documents).filter(({ archived }) => !archived);
  return new Map(
    flow.roles.map(({ id }) => {
      const read = live.filter((document) => mayReadDocument(flow, state, document, id));
      return [id, new Set(read.map((document) => document.id))];
    }),
  );
}

const done = ({ steps }: Play) => steps.filter(({ events }) => events.length > 0);

/** Every act that opened a document, and whether to its own role. */
function openings(flow: Flow, { before, after, tried, events }: Step) {
  const { command } = tried;
  const acting = events[0]?.role_id ?? null;
  const earlier = readable(flow, before);
  return [...readable(flow, after)].flatMap(([role, ids]) =>
    [...ids]
      .filter((id) => !earlier.get(role)?.has(id))
      .map((id) => ({ act: command.type, role, id, isOwn: role === acting })),
  );
}

describe('no act', () => {
  it('opens to the role that does it what that role could not read, but by the word of the owner or the host', () => {
    fc.assert(
      fc.property(plays, (play) => {
        for (const step of done(play)) {
          for (const { act, isOwn } of openings(play.flow, step)) {
            expect(isOwn ? OPENS_TO_ITS_ROLE : OPENS_TO_OTHERS).toHaveProperty(act);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('asks for a signature under what its asker cannot read', () => {
    fc.assert(
      fc.property(plays, (play) => {
        for (const { tried, before, events } of done(play)) {
          const asked = events.find(({ type }) => type === 'signature_requested');
          if (tried.command.type !== 'request_signature' || asked?.type !== 'signature_requested') continue;
          const document = before.documents[asked.data.document_id];
          if (!document) throw new Error('there is no such document');
          const reads =
            asked.role_id === null
              ? readsDocument(play.flow, before, document, tried.user_id)
              : mayReadDocument(play.flow, before, document, asked.role_id);
          expect(reads, JSON.stringify(tried)).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('happens unseen: the plays open documents in every way that is written down', () => {
    const seen = fc
      .sample(plays, { numRuns: 240, seed: 12 })
      .flatMap((play) => done(play).flatMap((step) => openings(play.flow, step)));
    const acts = (isOwn: boolean) => new Set(seen.filter((one) => one.isOwn === isOwn).map(({ act }) => act));
    // Stepping back to a screen that something stood on is too seldom to be waited for.
    const usual = Object.keys(OPENS_TO_OTHERS).filter((act) => act !== 'back' && act !== 'take_back');
    expect([...acts(false)]).toEqual(expect.arrayContaining(usual));
    expect([...acts(true)].every((act) => act in OPENS_TO_ITS_ROLE)).toBe(true);
  });
});

/** Every document of the run whose id stands anywhere in what someone is given. */
function named(told: unknown, documents: RunState['documents']): readonly string[] {
  const text = JSON.stringify(told);
  // A play also tries odd ids, such as `none`, which is the name of a vote's option too.
  return Object.keys(documents).filter((id) => /^d\d+$/.test(id) && text.includes(`"${id}"`));
}

/** Without what pending requests name, which is for the host too. */
function withoutRequests(state: RunState): RunState {
  const sections = Object.entries(state.sections).map(([id, one]) => [id, { ...one, requests: [] }]);
  return { ...state, sections: Object.fromEntries(sections) };
}

describe('a member', () => {
  it('is given no field of the state that names a document they may not read', () => {
    fc.assert(
      fc.property(plays, ({ flow, steps }) => {
        for (const { after, events } of steps) {
          if (events.length === 0) continue;
          for (const user of after.member_ids) {
            const view = viewFor(after, flow, user, false);
            for (const id of named(withoutRequests(view), after.documents)) {
              const document = after.documents[id];
              expect(document && readsDocument(flow, after, document, user), id).toBe(true);
            }
            for (const section of Object.values(view.sections)) {
              const node = flow.nodes.find(({ id }) => id === section.node_id);
              const isHost = node !== undefined && hostUser(after, node) === user;
              const told = section.requests.filter(({ item }) => item !== null);
              expect(told.every(({ role_id }) => isHost || after.holders[role_id] === user)).toBe(true);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is told of no event that names a document they could read neither before nor after', () => {
    fc.assert(
      fc.property(plays, ({ flow, steps }) => {
        for (const { before, after, events } of steps) {
          const documents = { ...before.documents, ...after.documents };
          const reads = (state: RunState, id: string, user: number) => {
            const document = state.documents[id];
            return document !== undefined && readsDocument(flow, state, document, user);
          };
          for (const user of after.member_ids) {
            for (const event of events) {
              const told = eventFor(event, user, false);
              if (isForHost(told)) continue;
              const wrong = named(told.data, documents).filter(
                (id) => !reads(before, id, user) && !reads(after, id, user),
              );
              expect(wrong, JSON.stringify(told)).toEqual([]);
            }
          }
        }
      }),
      { numRuns: 50 },
    );
  });
});

/** What a request names is for its asker and the host alone, which the test above holds of the state. */
function isForHost(event: RunEvent): boolean {
  return event.type === 'request_named' || (event.type === 'disclosed' && event.data.requests.length > 0);
}

describe('what members are told of what an act has opened to them', () => {
  it('changes nothing of the run itself, so that a dry run may leave it out', () => {
    fc.assert(
      fc.property(plays, (play) => {
        for (const { tried, before, after, events } of done(play)) {
          const actor = { user_id: tried.user_id, is_staff: tried.user_id === MENTOR };
          const decision = decideUndisclosed(play.flow, before, tried.command, {
            actor,
            at: events[0]?.at ?? 0,
          });
          const alone = decision.ok ? replay(decision.events, before) : before;
          expect({ ...alone, seq: after.seq }).toEqual(after);
        }
      }),
      { numRuns: 20 },
    );
  });
});
