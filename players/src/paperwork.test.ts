import type { FlowNodeView } from '@lets/contract';
import type { FunctionAction, PendingRequest } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import { reminderKey } from './act.ts';
import { GOOD_MANNERS } from './manner.ts';
import { isPersonWriting, remindWriter, WRITING_PATIENCE, writeDocuments } from './paperwork.ts';
import type { DocumentState, SectionState, View } from './view.ts';

/** A paper that owner or tenant may write; the owner is player 1, the tenant a person, the recorder player 3. */
const HOLDERS = { owner: 1, tenant: 2, recorder: 3 };
const { patience } = GOOD_MANNERS;

interface Situation {
  readonly idle?: number;
  readonly rested?: Record<string, number>;
  readonly documents?: readonly Partial<DocumentState>[];
  readonly reminded?: readonly string[];
  readonly unsigned?: readonly string[];
  readonly kind?: 'edit' | 'report';
  readonly functions?: readonly FunctionAction[];
  /** What the recorder may do, where it is something else. */
  readonly recorder?: readonly FunctionAction[];
  readonly requests?: readonly Partial<PendingRequest>[];
  readonly record?: readonly object[];
}

function at({
  idle = 0,
  rested,
  documents = [],
  reminded = [],
  unsigned = [],
  kind = 'edit',
  ...more
}: Situation) {
  const { functions = ['submission'], recorder = functions, requests = [], record = [] } = more;
  const place = (role_id: string) => ({
    role_id,
    host: false,
    functions: role_id === 'recorder' ? recorder : functions,
    processes: [],
  });
  const node = {
    id: 'reply',
    kind,
    roles: Object.keys(HOLDERS).map(place),
    templates: [{ id: 'answer', role_ids: ['owner', 'tenant'] }],
  } as unknown as FlowNodeView;
  const section = {
    node_id: 'reply',
    opened_seq: 7,
    inside: Object.keys(HOLDERS),
    requests,
    ...(rested && { rested }),
  } as unknown as SectionState;
  const written = documents.map((one, i) => [
    `${i}`,
    { id: `${i}`, node_id: 'reply', template_id: 'answer', signatures: {}, submitted: false, ...one },
  ]);
  const view = (user_id: number) =>
    ({
      detail: { flow: { roles: Object.keys(HOLDERS).map((id) => ({ id })) } },
      state: { holders: HOLDERS, documents: Object.fromEntries(written) },
      record,
      user_id,
      humans: new Set([HOLDERS.tenant]),
      reminded: new Set(reminded),
      unsigned: new Set(unsigned),
      idle,
    }) as unknown as View;
  return {
    owner: writeDocuments(view(HOLDERS.owner), node, section, GOOD_MANNERS),
    reminder: [HOLDERS.owner, HOLDERS.recorder].map((user) =>
      remindWriter(view(user), node, section, GOOD_MANNERS),
    ),
    isWaitedFor: isPersonWriting(view(HOLDERS.owner), node, section, GOOD_MANNERS),
  };
}

const KEY = reminderKey({ node: 'reply', visit: 7, whom: 'tenant' });

describe('a paper that a person may write', () => {
  it('is left to them, for a long time', () => {
    for (const idle of [0, patience, patience * (WRITING_PATIENCE - 1)])
      expect(at({ idle })).toMatchObject({ owner: null, isWaitedFor: true });
  });

  it('is asked for once, by one player, long before anything goes on', () => {
    expect(at({ idle: patience }).reminder).toEqual([null, null]);
    const idle = patience * (WRITING_PATIENCE - 5);
    expect(at({ idle }).reminder).toEqual([
      { do: 'remind', node: 'reply', role: 'owner', visit: 7, whom: 'tenant' },
      null,
    ]);
    expect(at({ idle, reminded: [KEY] }).reminder).toEqual([null, null]);
    expect(at({ idle, documents: [{ author_role: 'tenant', submitted: true }] }).reminder).toEqual([
      null,
      null,
    ]);
  });

  it('is written by a player once the person has had their time, or has nothing to add', () => {
    const begins = { do: 'draft', role: 'owner', template: 'answer' };
    const late = patience * WRITING_PATIENCE;
    expect(at({ idle: late })).toMatchObject({ owner: begins, isWaitedFor: false });
    expect(at({ rested: { tenant: 8 } })).toMatchObject({ owner: begins, isWaitedFor: false });
    // A person's draft that was never handed in does not stand in the way.
    expect(at({ idle: late, documents: [{ author_role: 'tenant' }] }).owner).toMatchObject(begins);
    expect(at({ idle: late, documents: [{ author_role: 'tenant', submitted: true }] }).owner).toBeNull();
  });

  it('once begun by a player is finished by that player', () => {
    expect(at({ documents: [{ author_role: 'owner' }] })).toMatchObject({
      owner: { do: 'submit', document: '0' },
      isWaitedFor: false,
    });
  });

  it('of a report is owed by each', () => {
    expect(
      at({ kind: 'report', documents: [{ author_role: 'tenant', submitted: true }] }).owner,
    ).toMatchObject({
      do: 'draft',
    });
    expect(at({ kind: 'report' }).isWaitedFor).toBe(true);
  });
});

describe('a paper that is to be signed', () => {
  const functions = ['signature', 'request_submission'] as const;
  const signed = (status: string, role_id = 'recorder') => ({ [role_id]: { role_id, status } });
  const paper = (signatures: object) => ({ author_role: 'owner', signatures }) as Partial<DocumentState>;
  const refused = {
    type: 'document_signed',
    role_id: 'recorder',
    data: { document_id: '0', decision: 'refused' },
  };
  const asks = { do: 'ask_signatures', document: '0' };

  it('is asked about once, whoever asked: who takes a role over does not see the requests', () => {
    expect(at({ functions, documents: [paper({})] }).owner).toMatchObject(asks);
    expect(at({ functions, documents: [paper(signed('asked'))] }).owner).toBeNull();
    expect(at({ functions, documents: [paper(signed('signed'))] }).owner).toMatchObject({
      do: 'ask_to_submit',
    });
  });

  it('is asked about by an author who may not sign too, unless it has no place for a signature', () => {
    const situation = { recorder: ['signature'], documents: [paper({})] } as const;
    const submits = { do: 'submit', document: '0' };
    expect(at(situation).owner).toMatchObject(asks);
    expect(at({ ...situation, unsigned: ['0'] }).owner).toMatchObject(submits);
    expect(at({ documents: [paper({})] }).owner).toMatchObject(submits);
  });

  it('is shown again to those who refused what it said before', () => {
    const documents = [paper(signed('asked', 'tenant'))];
    expect(at({ functions, documents, record: [refused] }).owner).toMatchObject({
      ...asks,
      again: ['recorder'],
    });
    const all = [paper({ ...signed('asked', 'tenant'), ...signed('asked') })];
    expect(at({ functions, documents: all, record: [refused] }).owner).toBeNull();
  });

  it('is not asked to be handed in while the role has such a request open', () => {
    const requests = [{ about: 'submission', role_id: 'owner', item: null }] as const;
    expect(at({ functions, documents: [paper(signed('signed'))], requests }).owner).toBeNull();
  });
});
