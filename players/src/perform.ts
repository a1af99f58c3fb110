import {
  type CasePapers,
  CODE,
  docDetail,
  docSave,
  type ExperimentDetail,
  experienceSave,
  type FlowNodeView,
  handOver,
  handOverAnswer,
  jumpStart,
  meetApply,
  messagePush,
  nodeEnd,
  type RichDocument,
  recordCheck,
  systemBrand,
  templateCreate,
  templateNew,
  templateSign,
  transQuery,
  turnNudge,
} from '@lets/contract';
import { type Act, visitKey } from './act.ts';
import type { Manner } from './manner.ts';
import type { Option } from './option.ts';
import { documentOf, nameOfDocument } from './own-paper.ts';
import { paperOf } from './paper.ts';
import { factsOf, type Today } from './paper-facts.ts';
import { lastSaidIn, readFromTalk } from './reading.ts';
import { CallRefused, type Session } from './session.ts';
import { closingOf, experienceOf, REASONS } from './unscripted.ts';
import { assignmentOf, nodeOf, type RunEvent, type View } from './view.ts';

/** What an act is done with. */
export interface Stage {
  readonly session: Pick<Session, 'call'>;
  readonly view: View;
  /** The same for the repeat of an act whose answer was lost. */
  readonly request_id: string;
  readonly signature: string;
  readonly manner: Pick<Manner, 'seed' | 'wrong'>;
  /** What the case has beyond a player's calls; null where nobody gave it. */
  readonly papers: () => Promise<CasePapers | null>;
  readonly chooseOption: (nodeId: string, options: readonly Option[]) => Option;
  /** Which of them it will be if all goes well: kept until the visit is over. */
  readonly decide: (visit: string, nodeId: string, options: readonly Option[]) => Option;
  /** The options that this player has been told do not work. */
  readonly knownWrong: Set<string>;
  /** The documents in which this player has found no place for a signature. */
  readonly unsigned: Set<string>;
}

type Answered = { readonly events: readonly RunEvent[] };

/** Does an act by the calls that a browser would make; answers what it made happen, as far as that was said. */
export async function perform(stage: Stage, act: Act): Promise<readonly RunEvent[]> {
  const { session, view, request_id } = stage;
  const { eid } = view.detail;
  if (act.do === 'hand_over') {
    // An exception only where nobody who is there may hold it.
    const why = { reason: REASONS.absent[view.lang], exception: true };
    const given = { eid, target_role: act.role, to_user: act.to, ...why, request_id };
    return (await session.call(handOver, given)).events;
  }
  if (act.do === 'agree_hand_over') {
    const answer = { kind: 'answer', eid, ask_id: act.ask, agree: true, request_id } as const;
    return (await session.call(handOverAnswer, answer)).events;
  }
  if (act.do === 'write_experience') {
    const content = experienceOf(view);
    await session.call(experienceSave, { eid, content, request_id });
    return [];
  }
  return (await DOING[act.do](stage, act as never))?.events ?? [];
}

type InSection = Exclude<Act, { do: 'write_experience' | 'hand_over' | 'agree_hand_over' }>;
type Doing = {
  [K in InSection['do']]: (stage: Stage, act: Extract<InSection, { do: K }>) => Promise<Answered | undefined>;
};

const DOING: Doing = {
  speak: (stage, act) =>
    push(stage, act, {
      kind: 'speech',
      text: act.text,
      ...(act.meeting !== undefined && { meeting_id: act.meeting }),
    }),
  ask: (stage, act) => push(stage, act, { kind: 'request', about: 'speech', text: act.text }),
  show: (stage, act) => push(stage, act, { kind: 'display', item: act.item }),
  ask_to_show: (stage, act) => push(stage, act, { kind: 'request', about: 'display', item: act.item }),
  ask_to_submit: (stage, act) => {
    const item = { kind: 'document', id: act.document, name: act.name };
    return push(stage, act, { kind: 'request', about: 'submission', item });
  },
  submit: (stage, act) => push(stage, act, { kind: 'submit', doc_id: act.document }),
  answer: (stage, act) => {
    const reason = act.agree ? undefined : REASONS.request[stage.view.lang];
    return push(stage, act, { kind: 'answer', answer_to: act.request, agree: act.agree, reason });
  },
  call_in: (stage, act) => push(stage, act, { kind: 'call_in', target_role: act.target }),
  draft: (stage, act) => draft(stage, act),
  write: (stage, act) => write(stage, act),
  ask_signatures: (stage, act) => askSignatures(stage, act),
  revise: (stage, act) => revise(stage, act),
  sign: (stage, act) => sign(stage, act),
  ask_meeting: (stage, act) => meet(stage, act, { kind: 'ask', target_role: act.target }),
  answer_meeting: (stage, act) =>
    meet(stage, act, { kind: 'answer', meeting_id: act.meeting, agree: act.agree }),
  close_meeting: (stage, act) => meet(stage, act, { kind: 'close', meeting_id: act.meeting }),
  close_record: (stage, act) => record(stage, act, { kind: 'close' }),
  sign_record: (stage, act) =>
    record(stage, act, {
      kind: 'sign',
      hash: act.hash,
      ...(act.agree
        ? { decision: 'signed', image: `text:${stage.signature}` }
        : { decision: 'refused', reason: REASONS.record[stage.view.lang] }),
    }),
  answer_correction: (stage, act) =>
    record(stage, act, { kind: 'answer', correction_id: act.correction, agree: true }),
  vote: (stage, act) => push(stage, act, { kind: 'vote', option_id: act.option }),
  end_vote: (stage, act) => push(stage, act, { kind: 'end_vote' }),
  remind: async ({ session, view }, act) => {
    await session.call(turnNudge, { eid: view.detail.eid, nid: act.node });
    return undefined;
  },
  jump: (stage, act) => stage.session.call(jumpStart, baseOf(stage, act) as never),
  announce: (stage, act) => announce(stage, act),
  end: (stage, act) => end(stage, act),
};

function baseOf({ view, request_id }: Stage, act: { readonly node: string; readonly role: string | null }) {
  const { node: nid, role: role_id } = act;
  return { eid: view.detail.eid, nid, request_id, ...(role_id !== null && { role_id }) };
}

type Place = { readonly node: string; readonly role: string | null };
type Fields = Readonly<Record<string, unknown>>;

function push(stage: Stage, act: Place, fields: Fields): Promise<Answered> {
  return stage.session.call(messagePush, { ...baseOf(stage, act), ...fields } as never);
}

function meet(stage: Stage, act: Place, fields: Fields): Promise<Answered> {
  return stage.session.call(meetApply, { ...baseOf(stage, act), ...fields } as never);
}

function record(stage: Stage, act: Place, fields: Fields): Promise<Answered> {
  return stage.session.call(recordCheck, { ...baseOf(stage, act), ...fields } as never);
}

type ActOf<K extends Act['do']> = Extract<Act, { do: K }>;

async function draft(stage: Stage, act: ActOf<'draft'>): Promise<Answered> {
  const { session, view } = stage;
  const base = { ...baseOf(stage, act), role_id: act.role, template_id: act.template };
  const made = await session.call(templateNew, { ...base, request_id: undefined });
  const [papers, today] = await Promise.all([stage.papers(), todayOf(session)]);
  const desk = { view, papers, manner: stage.manner, today };
  const content = paperOf(desk, { id: act.node }, act.role, act.template, made.content);
  return session.call(templateCreate, { ...base, name: made.name, content });
}

/** A paper is dated by the school's clocks. */
async function todayOf(session: Stage['session']): Promise<Today> {
  const { zone } = await session.call(systemBrand, {});
  return { now: Date.now(), zone };
}

async function write(stage: Stage, act: ActOf<'write'>): Promise<Answered> {
  const { session, view } = stage;
  const node = nodeOf(view, act.node);
  if (!node) throw new Error(`the flow has no section ${act.node}`);
  const facts = factsOf(view, act.role, [], await todayOf(session));
  const document = { name: nameOfDocument(view, node), content: documentOf(view, node, act.role, facts) };
  return session.call(templateCreate, { ...baseOf(stage, act), role_id: act.role, ...document });
}

async function askSignatures(stage: Stage, act: ActOf<'ask_signatures'>): Promise<Answered | undefined> {
  const { session, view } = stage;
  const document = await session.call(docDetail, { eid: view.detail.eid, doc_id: act.document });
  const named = signersOf(document.content).filter((role) => isHeld(view.detail, role));
  const own = maySign(nodeOf(view, act.node), act.role) ? [act.role] : [];
  const role_ids = [...new Set([...(named.length > 0 ? named : own), ...act.again])];
  if (role_ids.length === 0) {
    stage.unsigned.add(act.document);
    return undefined;
  }
  return push(stage, act, { kind: 'sign_request', doc_id: act.document, role_ids });
}

function maySign(node: FlowNodeView | undefined, role: string): boolean {
  return (node && assignmentOf(node, role))?.functions.includes('signature') === true;
}

/** The same words again, as a version that may be signed anew. */
async function revise(stage: Stage, act: ActOf<'revise'>): Promise<Answered> {
  const { session, view } = stage;
  const { content, shown_version } = await session.call(docDetail, {
    eid: view.detail.eid,
    doc_id: act.document,
  });
  const saved = { doc_id: act.document, base_version: shown_version, content, revise: true };
  return session.call(docSave, { ...baseOf(stage, act), role_id: act.role, ...saved });
}

function isHeld({ state }: ExperimentDetail, role: string): boolean {
  return state.holders[role] !== undefined;
}

function sign(stage: Stage, act: ActOf<'sign'>): Promise<Answered> {
  const { session, view } = stage;
  const base = { ...baseOf(stage, act), role_id: act.role, doc_id: act.document, hash: act.hash };
  return session.call(
    templateSign,
    act.agree
      ? { ...base, decision: 'signed', image: `text:${stage.signature}` }
      : { ...base, decision: 'refused', reason: REASONS.sign[view.lang] },
  );
}

async function optionsOf({ session, view }: Stage, nodeId: string): Promise<readonly Option[]> {
  const { eid, flow_id } = view.detail;
  const { list } = await session.call(transQuery, { flow_id, node_id: nodeId, eid });
  if (list.length === 0) throw new Error(`no option leads out of ${nodeId}`);
  return list;
}

/** Decides which way to go on, and says so unless that was said last anyway. */
async function announce(stage: Stage, act: ActOf<'announce'>): Promise<Answered | undefined> {
  const { record, lang } = stage.view;
  const options = await optionsOf(stage, act.node);
  const option = stage.decide(visitKey(act.node, act.visit), act.node, options);
  const visit = { node_id: act.node, opened_seq: act.visit };
  const said = readFromTalk(lastSaidIn(record, visit, act.role), options, lang);
  if (said?.id === option.id) return undefined;
  // What the others last agreed on takes nobody by surprise.
  const agreed = readFromTalk(lastSaidIn(record, visit), options, lang);
  const isContrary = said !== undefined && agreed?.id !== option.id;
  return push(stage, act, { kind: 'speech', text: closingOf(option.label, lang, isContrary) });
}

async function end(stage: Stage, act: ActOf<'end'>): Promise<Answered> {
  return endToward(stage, act, await optionsOf(stage, act.node));
}

/** An option that still asks for something is left alone while there is another that has not turned out wrong. */
async function endToward(stage: Stage, act: ActOf<'end'>, options: readonly Option[]): Promise<Answered> {
  const { id: trans_id } = stage.chooseOption(act.node, options);
  try {
    const answer = await stage.session.call(nodeEnd, {
      option: 'forward',
      ...baseOf(stage, act),
      trans_id,
    } as never);
    if (answer.feedback) stage.knownWrong.add(trans_id);
    return answer;
  } catch (error) {
    const others = options.filter(({ id }) => id !== trans_id && !stage.knownWrong.has(id));
    const isUnmet = error instanceof CallRefused && error.code === CODE.conditions_unmet;
    if (!isUnmet || others.length === 0) throw error;
    return endToward(stage, act, others);
  }
}

/** The roles that a document's signature blocks name. */
function signersOf(node: RichDocument): string[] {
  const own = node.type === 'signature' ? [String(node.attrs?.role_id)] : [];
  return [...new Set([...own, ...(node.content ?? []).flatMap(signersOf)])];
}
