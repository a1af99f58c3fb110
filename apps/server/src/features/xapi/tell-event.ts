import type { Bilingual } from '@lets/contract';
import { type Flow, holderOf, mayKnow, type RunEvent, type RunState, rolesOfUser } from '@lets/engine';
import { durationOf, type Place, type RunTold } from './place.ts';
import type { Activity, Result, Untold, Verb } from './statement.ts';
import { VERBS } from './vocabulary.ts';

/** What is said of one person. */
export interface Told {
  readonly user_id: number;
  readonly statement: Untold;
}

export interface Telling {
  readonly place: Place;
  readonly run: RunTold;
  readonly flow: Flow;
  readonly nameOf: (nodeId: string) => Bilingual | null;
  /** What students say and call their documents goes along. */
  readonly sendsTexts: boolean;
}

interface Said {
  readonly user_id: number;
  readonly verb: Verb;
  readonly object: Activity;
  readonly result?: Result;
  readonly roles?: readonly string[];
  readonly extensions?: Readonly<Record<string, string>>;
}

/**
 * Pure: what a record store is told of one event, with the states before and after it. Of a person nothing is told that they, or the staff of
 * the run, may not know: private talks and notes, and how a secret ballot was cast, are in no statement.
 */
export function tellEvent(event: RunEvent, before: RunState, after: RunState, telling: Telling): Told[] {
  return saidOf(event, before, after, telling)
    .filter(({ user_id }) => isForBoth(event, user_id))
    .map((said) => ({ user_id: said.user_id, statement: statementOf(event, said, telling) }));
}

/** Whether both the person and the staff may know the event. */
function isForBoth(event: RunEvent, userId: number): boolean {
  const isOfStaff = event.by_staff && event.actor_id === userId;
  const isStaffTold = event.audience === null || event.audience.staff;
  return isStaffTold && mayKnow(event, userId, isOfStaff);
}

function statementOf(event: RunEvent, said: Said, { place }: Telling): Untold {
  const { user_id, verb, object, result, roles, extensions } = said;
  const context = place.context(object, roles);
  return {
    id: place.id(event.seq, verb.id, object.id, user_id),
    verb,
    object,
    ...(result && { result }),
    context: extensions ? { ...context, extensions: { ...context.extensions, ...extensions } } : context,
    timestamp: new Date(event.at).toISOString(),
  };
}

function saidOf(event: RunEvent, before: RunState, after: RunState, telling: Telling): Said[] {
  const moved = saidOfMove(event, before, after, telling);
  if (event.by_staff) return [...moved, ...saidOfStaff(event, telling)];
  return [...moved, ...saidOfAct(event, telling)];
}

/** What happened to everybody: the run began or ended, a section was entered or passed. */
function saidOfMove(event: RunEvent, before: RunState, after: RunState, telling: Telling): Said[] {
  const { place, run, flow } = telling;
  switch (event.type) {
    case 'started': {
      const begun = event.data.member_ids.map((user_id) => ({
        user_id,
        verb: VERBS.initialized,
        object: place.project(),
        roles: rolesOfUser(flow, after, user_id),
      }));
      return [...begun, ...entered(event.data.firing.opens, after, telling)];
    }
    case 'restarted':
      return entered(event.data.firing.opens, after, telling);
    case 'section_ended':
      return [
        ...passed(event.data.firing.closes, event.at, before, telling),
        ...entered(event.data.firing.opens, after, telling),
      ];
    case 'experiment_ended': {
      const isCompleted = event.data.how === 'completed';
      return before.member_ids.map((user_id) => ({
        user_id,
        verb: isCompleted ? VERBS.completed : VERBS.terminated,
        object: place.project(),
        roles: rolesOfUser(flow, before, user_id),
        result: { completion: isCompleted, duration: durationOf(event.at - run.started_at) },
      }));
    }
    default:
      return [];
  }
}

function entered(opens: readonly { readonly node_id: string }[], state: RunState, telling: Telling): Said[] {
  return opens.flatMap(({ node_id }) =>
    playersOf(node_id, state, telling).map(({ user_id, roles }) => ({
      user_id,
      roles,
      verb: VERBS.experienced,
      object: sectionOf(node_id, telling),
    })),
  );
}

function passed(nodeId: string | null, at: number, state: RunState, telling: Telling): Said[] {
  const visit = nodeId === null ? undefined : state.sections[nodeId];
  if (nodeId === null || !visit) return [];
  return playersOf(nodeId, state, telling).map(({ user_id, roles }) => ({
    user_id,
    roles,
    verb: VERBS.progressed,
    object: sectionOf(nodeId, telling),
    result: { duration: durationOf(at - visit.opened_at) },
  }));
}

/** Who holds a role that has a place in a section. */
function playersOf(
  nodeId: string,
  state: RunState,
  { flow }: Telling,
): { readonly user_id: number; readonly roles: readonly string[] }[] {
  const node = flow.nodes.find(({ id }) => id === nodeId);
  const roles = new Map<number, string[]>();
  for (const { role_id } of node?.roles ?? []) {
    const holder = holderOf(state, role_id);
    if (holder !== undefined) roles.set(holder, [...(roles.get(holder) ?? []), role_id]);
  }
  return [...roles].map(([user_id, held]) => ({ user_id, roles: held }));
}

/** What one person did in their role. */
function saidOfAct(event: RunEvent, telling: Telling): Said[] {
  const { actor_id: user_id, role_id, node_id: nodeId } = event;
  if (user_id === null || nodeId === null) return [];
  const { place, nameOf, sendsTexts } = telling;
  const by = { user_id, roles: role_id === null ? [] : [role_id] };
  const section = sectionOf(nodeId, telling);
  const nameIf = (name: string) => (sendsTexts ? name : null);
  switch (event.type) {
    case 'spoke': {
      const { text } = event.data;
      const said = sendsTexts && text !== '' && { result: { response: text } };
      return [{ ...by, verb: VERBS.commented, object: section, ...said }];
    }
    case 'document_submitted': {
      const object = place.document(event.data.document_id, nameIf(event.data.name));
      return [{ ...by, verb: VERBS.submitted, object }];
    }
    case 'document_signed': {
      const { document_id, name, decision, hash } = event.data;
      const object = place.document(document_id, nameIf(name));
      return [{ ...by, verb: VERBS.responded, object, ...signed(decision, hash, place) }];
    }
    case 'record_signed': {
      const { decision, hash } = event.data;
      return [{ ...by, verb: VERBS.responded, object: section, ...signed(decision, hash, place) }];
    }
    case 'voted': {
      // Null: the ballot is secret.
      const { option_id: response } = event.data;
      if (response === null) return [];
      return [
        { ...by, verb: VERBS.answered, object: place.vote(nodeId, nameOf(nodeId)), result: { response } },
      ];
    }
    case 'wrong_option_tried':
    case 'section_ended': {
      const result = { success: event.type === 'section_ended', response: event.data.trans_id };
      return [{ ...by, verb: VERBS.answered, object: section, result }];
    }
    default:
      return [];
  }
}

function signed(decision: 'signed' | 'refused', hash: string, place: Place) {
  return {
    result: { success: decision === 'signed' },
    extensions: { [place.extension('version')]: hash },
  };
}

/** That staff intervened, and how; not what they said. */
function saidOfStaff({ actor_id, type }: RunEvent, { place }: Telling): Said[] {
  if (actor_id === null) return [];
  const extensions = { [place.extension('intervention')]: type };
  return [{ user_id: actor_id, verb: VERBS.interacted, object: place.project(), extensions }];
}

function sectionOf(nodeId: string, { place, nameOf }: Telling): Activity {
  return place.section(nodeId, nameOf(nodeId));
}
