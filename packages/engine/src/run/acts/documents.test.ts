import { describe, expect, it } from 'vitest';
import { Play, smallCase, USERS } from '../../../test/small-case.ts';
import type { Command, CommandOf } from '../command.ts';
import { decide } from '../decide.ts';
import { DOCUMENT_LIMITS } from '../limits.ts';

const { plaintiff, defendant, judge, witness } = USERS;

function create(more: Partial<CommandOf<'create_document'>> = {}): Command {
  return {
    type: 'create_document',
    node_id: 'filing',
    role_id: 'plaintiff',
    document_id: 'd1',
    name: ' 民事起诉状 ',
    template_id: 'complaint',
    hash: 'h1',
    ...more,
  };
}

function save(base_version: number, hash: string, more: Partial<CommandOf<'save_document'>> = {}): Command {
  const as = { node_id: 'filing', role_id: 'plaintiff' };
  return { type: 'save_document', ...as, document_id: 'd1', base_version, hash, ...more };
}

function ask(role_ids: readonly string[], role_id: string | null = 'plaintiff', node_id = 'filing'): Command {
  return { type: 'request_signature', node_id, role_id, document_id: 'd1', role_ids };
}

function sign(role_id: string, more: Partial<CommandOf<'sign'>> = {}): Command {
  const what = { document_id: 'd1', decision: 'signed', hash: 'h1', reason: null } as const;
  return { type: 'sign', node_id: 'filing', role_id, ...what, ...more };
}

const remove: Command = {
  type: 'delete_document',
  node_id: 'filing',
  role_id: 'plaintiff',
  document_id: 'd1',
};

function started(): Play {
  const play = new Play();
  play.act(plaintiff, { type: 'start' });
  return play;
}

function drafted(): Play {
  const play = started();
  play.act(plaintiff, create());
  return play;
}

describe('drafting', () => {
  it('keeps a first version under its name', () => {
    expect(drafted().document('d1')).toMatchObject({
      node_id: 'filing',
      visit_seq: 1,
      name: '民事起诉状',
      author_role: 'plaintiff',
      version: 1,
      hash: 'h1',
      frozen: false,
      archived: false,
    });
  });

  it('may be made so often in a role and in a run, and not once more', () => {
    const play = started();
    const made = (count: number, author_role: string) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [
          `${author_role}-${i}`,
          { ...play.state.documents.d0, author_role, archived: true },
        ]),
      );
    const whyWith = (documents: object) => {
      const state = { ...play.state, documents } as typeof play.state;
      return decide(play.flow, state, create(), { actor: { user_id: plaintiff, is_staff: false }, at: 1 });
    };
    const refused = { ok: false, refusal: { reason: 'too_many_documents' } };
    expect(whyWith(made(DOCUMENT_LIMITS.role - 1, 'plaintiff'))).toMatchObject({ ok: true });
    expect(whyWith(made(DOCUMENT_LIMITS.role, 'plaintiff'))).toMatchObject(refused);
    expect(whyWith(made(DOCUMENT_LIMITS.role, 'defendant'))).toMatchObject({ ok: true });
    expect(whyWith(made(DOCUMENT_LIMITS.run, 'defendant'))).toMatchObject(refused);
  });

  it('needs a template of the section that lists the role', () => {
    const play = started();
    expect(play.why(plaintiff, create({ template_id: 'answer' }))).toBe('bad_parameter');
    expect(play.why(plaintiff, create({ template_id: null }))).toBe('bad_parameter');
    const inDefence = { node_id: 'defence', template_id: 'complaint' };
    expect(play.why(defendant, create({ ...inDefence, role_id: 'defendant' }))).toBe('bad_parameter');
  });

  it('says that there are no templates only to a role that has none', () => {
    const nodes = smallCase.nodes.map((node) =>
      node.id === 'filing' ? { ...node, templates: [{ id: 'complaint', role_ids: ['plaintiff'] }] } : node,
    );
    const play = new Play({ ...smallCase, nodes });
    play.act(plaintiff, { type: 'start' });
    for (const template_id of [null, 'complaint', 'answer'])
      expect(play.why(witness, create({ role_id: 'witness', template_id }))).toBe('no_templates');
    expect(play.why(plaintiff, create())).toBe('accepted');
  });

  it('needs a template in a report too, where the role has one', () => {
    const nodes = smallCase.nodes.map((node) =>
      node.id === 'filing' ? { ...node, kind: 'report' as const } : node,
    );
    const play = new Play({ ...smallCase, nodes });
    play.act(plaintiff, { type: 'start' });
    expect(play.why(plaintiff, create({ template_id: null }))).toBe('bad_parameter');
    expect(play.why(plaintiff, create())).toBe('accepted');
  });

  it('may begin on a blank page in a report', () => {
    const play = Play.atVote();
    for (const [user, role_id] of [
      [judge, 'judge'],
      [plaintiff, 'plaintiff'],
    ] as const) {
      play.act(user, { type: 'vote', node_id: 'vote', role_id, option_id: 'yes' });
    }
    play.act(judge, { type: 'end_vote', node_id: 'vote', role_id: 'judge' });
    play.end(judge, 'judge', 'vote-judgment');
    const report = { node_id: 'judgment', role_id: 'judge', template_id: null };
    expect(play.why(judge, create(report))).toBe('accepted');
  });

  it('needs a name of at most 60 characters, and an id of its own', () => {
    const play = drafted();
    const fresh = { document_id: 'd2' };
    expect(play.try(plaintiff, create({ ...fresh, name: ' ' }))).toEqual({
      reason: 'file_name_missing',
      field: 'name',
    });
    expect(play.why(plaintiff, create({ ...fresh, name: '状'.repeat(61) }))).toBe('bad_parameter');
    expect(play.why(plaintiff, create({ ...fresh, name: '状'.repeat(60) }))).toBe('accepted');
    for (const document_id of ['d1', '', '__proto__', 'constructor']) {
      expect(play.try(plaintiff, create({ document_id }))).toEqual({
        reason: 'bad_parameter',
        field: 'document_id',
      });
    }
  });

  it('happens in edit and report sections only', () => {
    expect(Play.inCourt().why(judge, create({ node_id: 'court', role_id: 'judge' }))).toBe(
      'not_authorised_here',
    );
  });
});

describe('saving', () => {
  it('makes the next version', () => {
    const play = drafted();
    play.act(plaintiff, save(1, 'h2'));
    expect(play.document('d1')).toMatchObject({ version: 2, hash: 'h2' });
  });

  it('whole begins another text; what was written on goes on with the one before', () => {
    const play = drafted();
    play.act(plaintiff, save(1, 'h2'));
    expect(play.document('d1')?.root_version).toBeUndefined();
    play.act(plaintiff, save(2, 'h3', { is_whole: true }));
    play.act(plaintiff, save(3, 'h4'));
    expect(play.document('d1')).toMatchObject({ version: 4, root_version: 3 });
  });

  it('over a newer version is refused', () => {
    const play = drafted();
    play.act(plaintiff, save(1, 'h2'));
    expect(play.why(plaintiff, save(1, 'h3'))).toBe('changed_meanwhile');
  });

  it('is for the author and those who share the template', () => {
    const play = drafted();
    expect(play.why(witness, save(1, 'h2', { role_id: 'witness' }))).toBe('accepted');
    expect(play.why(defendant, save(1, 'h2', { node_id: 'defence', role_id: 'defendant' }))).toBe(
      'no_such_thing',
    );
  });

  it('ends with the section', () => {
    const play = drafted();
    play.end(plaintiff, 'plaintiff', 'filing-join');
    expect(play.why(plaintiff, save(1, 'h2'))).toBe('not_current_section');
  });
});

describe('a signature', () => {
  it('freezes the document it is given to', () => {
    const play = drafted();
    play.act(plaintiff, ask(['plaintiff', 'judge']));
    expect(play.document('d1')).toMatchObject({ frozen: false, signatures: { judge: { status: 'asked' } } });
    const [signed] = play.act(plaintiff, sign('plaintiff'));
    expect(play.document('d1')).toMatchObject({
      frozen: true,
      signatures: { plaintiff: { status: 'signed', at: signed?.at } },
    });
    expect(play.why(plaintiff, save(1, 'h2'))).toBe('already_done');
    expect(play.why(plaintiff, remove)).toBe('already_done');
  });

  it('is gone from a new version made on purpose, and may be asked for again', () => {
    const play = drafted();
    play.act(plaintiff, ask(['plaintiff']));
    play.act(plaintiff, sign('plaintiff'));
    play.act(plaintiff, save(1, 'h2', { revise: true }));
    expect(play.document('d1')).toMatchObject({ version: 2, frozen: false, signatures: {} });
    expect(play.document('d1')?.root_version).toBe(2);
    expect(play.why(plaintiff, ask(['plaintiff']))).toBe('accepted');
  });

  it('is of what the signer saw', () => {
    const play = drafted();
    play.act(plaintiff, ask(['plaintiff']));
    play.act(plaintiff, save(1, 'h2'));
    expect(play.document('d1').signatures).toHaveProperty('plaintiff');
    expect(play.why(plaintiff, sign('plaintiff'))).toBe('changed_meanwhile');
    expect(play.why(plaintiff, sign('plaintiff', { hash: 'h2' }))).toBe('accepted');
  });

  it('is given once, by a role that was asked', () => {
    const play = drafted();
    expect(play.why(plaintiff, sign('plaintiff'))).toBe('not_authorised_here');
    play.act(plaintiff, ask(['plaintiff']));
    play.act(plaintiff, sign('plaintiff'));
    expect(play.why(plaintiff, sign('plaintiff'))).toBe('already_done');
  });

  it('needs the function in the section where it is given, which may be a later one', () => {
    const play = drafted();
    play.act(plaintiff, ask(['witness', 'judge']));
    expect(play.why(witness, sign('witness'))).toBe('not_authorised_here');
    play.end(plaintiff, 'plaintiff', 'filing-join');
    play.end(defendant, 'defendant', 'defence-join');
    expect(play.why(judge, sign('judge', { node_id: 'court' }))).toBe('accepted');
  });

  it('refused needs a reason, freezes nothing, and binds until a new version', () => {
    const play = drafted();
    play.act(plaintiff, ask(['plaintiff']));
    const no = sign('plaintiff', { decision: 'refused', reason: ' ' });
    expect(play.try(plaintiff, no)).toEqual({ reason: 'bad_parameter', field: 'reason' });
    play.act(plaintiff, sign('plaintiff', { decision: 'refused', reason: '金额有误' }));
    expect(play.document('d1')).toMatchObject({
      frozen: false,
      signatures: { plaintiff: { status: 'refused', reason: '金额有误' } },
    });
    expect(play.why(plaintiff, sign('plaintiff'))).toBe('already_done');
    expect(play.why(plaintiff, ask(['plaintiff']))).toBe('already_done');
    play.act(plaintiff, save(1, 'h2'));
    expect(play.document('d1').signatures).toEqual({});
    expect(play.why(plaintiff, ask(['plaintiff']))).toBe('accepted');
  });
});

describe('asking for signatures', () => {
  it('is for the author or the host, of roles that somebody plays', () => {
    const play = drafted();
    expect(play.why(witness, ask(['judge'], 'witness'))).toBe('not_authorised_here');
    expect(play.why(defendant, ask(['judge'], null))).toBe('not_authorised_here');
    for (const role_ids of [[], ['nobody'], ['judge', 'nobody']]) {
      expect(play.try(plaintiff, ask(role_ids))).toEqual({ reason: 'bad_parameter', field: 'role_ids' });
    }
    play.end(plaintiff, 'plaintiff', 'filing-join');
    play.end(defendant, 'defendant', 'defence-join');
    play.act(plaintiff, ask(['judge'], 'plaintiff', 'court'));
    expect(play.act(judge, ask(['defendant'], 'judge', 'court'))[0]).toMatchObject({ role_id: 'judge' });
  });

  it('opens nothing to the host, nor to a leader who hosts: who asks reads it already', () => {
    const play = started();
    const theirs = { node_id: 'defence', role_id: 'defendant', document_id: 'd2', template_id: 'answer' };
    play.act(defendant, create(theirs));
    const take = { type: 'request_signature', role_id: null, document_id: 'd2' } as const;
    const byLeader = { ...take, node_id: 'filing', role_ids: ['plaintiff'] };
    expect(play.try(plaintiff, byLeader)).toEqual({ reason: 'no_such_thing', field: 'document_id' });
    play.end(plaintiff, 'plaintiff', 'filing-join');
    play.end(defendant, 'defendant', 'defence-join');
    const byHost = { ...take, node_id: 'court', role_id: 'judge', role_ids: ['judge'] };
    expect(play.why(judge, byHost)).toBe('no_such_thing');
    // The answer is the same as for one that does not exist.
    expect(play.try(judge, byHost)).toEqual(play.try(judge, { ...byHost, document_id: 'nothing' }));
    const sign = { type: 'sign', node_id: 'court', role_id: 'judge', document_id: 'd2' } as const;
    const signed = { ...sign, decision: 'signed', hash: 'h1', reason: null } as const;
    expect(play.why(judge, signed)).toBe('no_such_thing');
  });

  it('asks only those who have not been asked', () => {
    const play = drafted();
    play.act(plaintiff, ask(['plaintiff', 'plaintiff']));
    expect(play.act(plaintiff, ask(['plaintiff', 'judge']))[0]?.data).toMatchObject({ role_ids: ['judge'] });
    expect(play.why(plaintiff, ask(['plaintiff', 'judge']))).toBe('already_done');
  });
});

describe('deleting', () => {
  it("is the author's, and takes the document off every list", () => {
    const play = drafted();
    expect(play.why(witness, { ...remove, role_id: 'witness' } as Command)).toBe('not_authorised_here');
    play.act(plaintiff, remove);
    expect(play.state.documents).toEqual({});
    expect(play.why(plaintiff, save(1, 'h2'))).toBe('no_such_thing');
  });

  it('takes back a request that carried it', () => {
    const play = started();
    const mine = { node_id: 'defence', role_id: 'defendant', document_id: 'd2' };
    play.act(defendant, create({ ...mine, template_id: 'answer' }));
    play.act(defendant, {
      type: 'request',
      ...mine,
      about: 'submission',
      text: null,
      item: { kind: 'document', id: 'd2', name: '' },
    });
    play.act(defendant, { type: 'delete_document', ...mine });
    expect(play.section('defence').requests).toEqual([]);
  });

  it('spares what has been handed in', () => {
    const play = drafted();
    play.act(plaintiff, { type: 'submit', node_id: 'filing', role_id: 'plaintiff', document_id: 'd1' });
    expect(play.why(plaintiff, remove)).toBe('already_done');
  });
});

describe('renaming', () => {
  const rename = (name: string, role_id = 'plaintiff'): Command => ({
    type: 'rename_document',
    node_id: 'filing',
    role_id,
    document_id: 'd1',
    name,
  });

  it('gives whatever points at the document its new name', () => {
    const play = started();
    const at = { node_id: 'defence', role_id: 'defendant' };
    const mine = { ...at, document_id: 'd2' };
    const item = { kind: 'document', id: 'd2', name: '' } as const;
    play.act(defendant, create({ ...mine, template_id: 'answer' }));
    play.act(defendant, { type: 'request', ...at, about: 'submission', text: null, item });
    const [event] = play.act(defendant, { type: 'rename_document', ...mine, name: ' 答辩状（二稿） ' });
    expect(event?.data).toEqual({ document_id: 'd2', name: '答辩状（二稿）', before: '民事起诉状' });
    expect(play.document('d2')?.name).toBe('答辩状（二稿）');
    expect(play.section('defence').requests[0]?.item?.name).toBe('答辩状（二稿）');
  });

  it('wants a name, another one, and somebody who writes in it', () => {
    const play = drafted();
    expect(play.why(plaintiff, rename('  '))).toBe('file_name_missing');
    expect(play.why(plaintiff, rename('长'.repeat(81)))).toBe('bad_parameter');
    expect(play.why(plaintiff, rename('民事起诉状'))).toBe('already_done');
    expect(play.why(judge, rename('判决书', 'judge'))).toBe('not_authorised_here');
  });

  it('leaves alone what was signed under its name', () => {
    const play = drafted();
    play.act(plaintiff, ask(['plaintiff']));
    play.act(plaintiff, sign('plaintiff'));
    expect(play.why(plaintiff, rename('另一个名称'))).toBe('already_done');
  });
});
