import {
  type CallDeclaration,
  CODE,
  type CodeName,
  control,
  experimentStart,
  jumpStart,
  leadHandOver,
  messagePush,
  nodeEnd,
  templateSign,
} from '@lets/contract';
import type { Session } from '@lets/players';
import { HEARING, LEAP, PANEL, PAPER } from '../lib/cases.ts';
import { beginPaper, type DrillRun } from '../lib/runs.ts';

/** One who wants something that only one can have. */
export interface Rival {
  readonly session: Session;
  readonly call: CallDeclaration;
  readonly input: object;
}

/** A thing that happens once in a run, and those who all want it at the same moment. */
export interface Rivalry {
  readonly about: string;
  /** What a loser is told. */
  readonly refusal: CodeName;
  /** Those who want it; what they need to have been done before is done here. */
  rivals(run: DrillRun, staff: Session): Promise<readonly Rival[]> | readonly Rival[];
}

/** In the order of a run. */
export const RIVALRIES: readonly Rivalry[] = [
  {
    about: 'start',
    refusal: 'already_done',
    rivals: ({ eid, people: { chair } }) =>
      threeOf({ session: chair, call: experimentStart, input: { eid } }),
  },
  {
    about: 'vote',
    refusal: 'already_done',
    rivals: ({ eid, people: { claimant } }) =>
      ['for', 'against', 'abstain'].map((option_id) => ({
        session: claimant,
        call: messagePush,
        input: { kind: 'vote', eid, nid: PANEL.node, role_id: 'claimant', option_id },
      })),
  },
  {
    about: 'end of a vote',
    refusal: 'already_done',
    rivals: ({ eid, people: { chair } }, staff) => {
      const input = { kind: 'end_vote', eid, nid: PANEL.node };
      return [
        { session: chair, call: messagePush, input },
        { session: chair, call: messagePush, input: { ...input, role_id: 'chair' } },
        { session: staff, call: control, input },
      ];
    },
  },
  { about: 'signature', refusal: 'already_done', rivals: signers },
  {
    about: 'jump',
    refusal: 'already_done',
    rivals: ({ eid, people: { chair } }) =>
      threeOf({ session: chair, call: jumpStart, input: { eid, nid: LEAP.node, role_id: 'chair' } }),
  },
  {
    about: 'new leader',
    refusal: 'no_authority',
    rivals: ({ eid, people: { chair, claimant, respondent } }) =>
      [claimant, respondent].map(({ userId }) => ({
        session: chair,
        call: leadHandOver,
        input: { eid, to_user: userId },
      })),
  },
  {
    about: 'end of a section',
    refusal: 'not_current_section',
    rivals: ({ eid, people: { chair } }, staff) => {
      const at = { eid, nid: HEARING.node, trans_id: HEARING.end };
      const host = { session: chair, call: nodeEnd, input: { option: 'forward', ...at, role_id: 'chair' } };
      return [host, { session: staff, call: control, input: { kind: 'move_on', ...at } }, host];
    },
  },
];

export const codeOf = ({ refusal }: Rivalry): number => CODE[refusal];

function threeOf(rival: Rival): readonly Rival[] {
  return [rival, rival, rival];
}

async function signers(run: DrillRun): Promise<readonly Rival[]> {
  const { eid, people } = run;
  const { id: doc_id, hash } = await beginPaper(run);
  const at = { eid, nid: PAPER.node, doc_id };
  await people.chair.call(messagePush, {
    kind: 'sign_request',
    ...at,
    role_id: 'chair',
    role_ids: ['claimant'],
  });
  return ['signed', 'refused', 'signed'].map((decision) => ({
    session: people.claimant,
    call: templateSign,
    input: { ...at, role_id: 'claimant', hash, decision, reason: 'Because' },
  }));
}
