import {
  dayInWords,
  docDetail,
  docRename,
  docSave,
  docsDelete,
  LIMITS,
  type RichNode,
  templateCreate,
  templateNew,
  templateSign,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { richText, wholeCase } from '../../../test/flows.ts';
import { draft, openPlay, playTo } from '../../../test/play.ts';
import { expectRefused as expectRefusedBy } from '../../../test/refused.ts';
import { setZone } from '../../../test/school-zone.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const expectRefused = (answer: () => Promise<{ code: string }>, code: string) =>
  expectRefusedBy(server, answer, code);

describe('documents', () => {
  test('a draft has its fields filled in the caller’s language, or the one asked for', async () => {
    const play = await openPlay(server);
    const { claimant } = play.players;
    const input = { eid: play.eid, nid: 'complaint', role_id: 'claimant', template_id: 'complaint_form' };
    const valuesIn = async (lang: string, language?: 'zh' | 'en') => {
      const { d } = await server.call(
        templateNew,
        { ...input, language },
        {
          as: claimant.token,
          headers: { 'accept-language': lang },
        },
      );
      const fields = d.content.content?.[0]?.content as RichNode[];
      return Object.fromEntries(fields.map(({ attrs }) => [attrs?.key, attrs?.value]));
    };
    expect(await valuesIn('en')).toMatchObject({
      amount: '1000 yuan',
      role_claimant: 'Person claimant',
      holder_claimant: claimant.name,
      role_witness: 'Witness',
      nowhere: '',
    });
    const zh = await valuesIn('zh');
    expect(zh).toMatchObject({ amount: '一千元', role_claimant: 'Person claimant（中）' });
    expect(await valuesIn('en', 'zh')).toEqual(zh);
    // These two never have the same day.
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await setZone(server, zone);
      expect((await valuesIn('zh')).today).toBe(dayInWords(server.deps.clock(), 'zh', zone));
    }
    const other = { ...input, template_id: 'defence_form' };
    const refused = await play.call(claimant, templateNew, other);
    expect([refused.code, refused.d]).toEqual(['bad_parameter', { template_id: 'not_one_of' }]);
    const theirs = await play.call(play.players.respondent, templateNew, input);
    expect(theirs.code).toBe('not_authorised_here');
  });

  test('where no template is set up for the role, that is what is said', async () => {
    const nodes = wholeCase.flow.nodes.map((node) =>
      node.id === 'complaint' ? { ...node, templates: [] } : node,
    );
    const play = await openPlay(server, { file: { flow: { ...wholeCase.flow, nodes } } });
    const input = { eid: play.eid, nid: 'complaint', role_id: 'claimant', template_id: 'complaint_form' };
    expect((await play.call(play.players.claimant, templateNew, input)).code).toBe('no_templates');
  });

  test('are made so often in a run and not once more, also when they are deleted in between', async () => {
    const play = await openPlay(server);
    const { claimant } = play.players;
    const { pool } = server.deps.database;
    const at = { eid: play.eid, nid: 'complaint', role_id: 'claimant' };
    const form = { ...at, name: 'One more', template_id: 'complaint_form', content: richText('x') };
    const makeOne = () => play.call(claimant, templateCreate, form);
    // All but one were made and deleted before.
    await pool.query(
      `INSERT INTO document_versions (document_id, version, experiment_id, content, hash, saved_by, saved_at)
        SELECT gen_random_uuid(), 1, $1, '{"type":"doc"}', 'h', $2, now() FROM generate_series(1, $3)`,
      [play.eid, claimant.id, LIMITS.run_documents_own - 1],
    );
    const made = await makeOne();
    expect(made.code).toBe('ok');
    const refused = await makeOne();
    expect(refused).toMatchObject({
      code: 'too_many_documents',
      m: expect.stringContaining('as many documents'),
    });
    const { id: doc_id } = made.d.document;
    expect((await play.call(claimant, docsDelete, { ...at, doc_id })).code).toBe('ok');
    await expectRefused(makeOne, 'too_many_documents');
  });

  test('are created, saved over their own version only, and deleted by their author', async () => {
    const play = await openPlay(server);
    const { claimant, respondent } = play.players;
    const made = await draft(play, 'claimant', 'complaint', 'complaint_form');
    const { id: doc_id, hash } = made.document;
    const at = { eid: play.eid, nid: 'complaint', role_id: 'claimant', doc_id };
    const save = { ...at, base_version: 1, content: richText('Second') };
    const saved = await play.call(claimant, docSave, save);
    expect(saved.d.document.version).toBe(2);
    expect(saved.d.document.hash).not.toBe(hash);
    await expectRefused(() => play.call(claimant, docSave, save), 'changed_meanwhile');
    await expectRefused(
      () => play.call(respondent, docSave, { ...save, base_version: 2 }),
      'not_authorised_here',
    );
    const unnamed = { ...at, name: ' ', template_id: 'complaint_form', content: richText('x') };
    await expectRefused(() => play.call(claimant, templateCreate, unnamed), 'file_name_missing');
    const blank = { ...unnamed, name: 'Blank', template_id: undefined };
    await expectRefused(() => play.call(claimant, templateCreate, blank), 'bad_parameter');
    const huge = { ...save, base_version: 2, content: richText('字'.repeat(400_000)) };
    await expectRefused(() => play.call(claimant, docSave, huge), 'bad_parameter');
    const first = await play.call(claimant, docDetail, { eid: play.eid, doc_id, version: 1 });
    expect(first.d).toMatchObject({ shown_version: 1, version: 2, content: richText('A draft') });
    expect((await play.call(respondent, docDetail, { eid: play.eid, doc_id })).code).toBe('not_found');
    await expectRefused(
      () => play.call(respondent, docRename, { ...at, name: 'Mine' }),
      'not_authorised_here',
    );
    await expectRefused(() => play.call(claimant, docRename, { ...at, name: ' ' }), 'file_name_missing');
    const renamed = await play.call(claimant, docRename, { ...at, name: ' Second complaint ' });
    expect(renamed.d.document).toMatchObject({ name: 'Second complaint' });
    await expectRefused(() => play.call(respondent, docsDelete, at), 'not_authorised_here');
    expect((await play.call(claimant, docsDelete, at)).code).toBe('ok');
    expect((await play.call(claimant, docDetail, { eid: play.eid, doc_id })).code).toBe('not_found');
  });

  test('the hash is of the content, not of how its fields were ordered', async () => {
    const play = await openPlay(server);
    const content = {
      content: [{ content: [{ text: 'A draft', type: 'text' }], type: 'paragraph' }],
      type: 'doc',
    };
    const made = await draft(play, 'claimant', 'complaint', 'complaint_form', 'A draft');
    const { d } = await play.call(play.players.claimant, templateCreate, {
      eid: play.eid,
      nid: 'complaint',
      role_id: 'claimant',
      name: 'Same',
      template_id: 'complaint_form',
      content,
    });
    expect(d.document.hash).toBe(made.document.hash);
  });

  test('are signed once, as seen, by those asked; then frozen until revised', async () => {
    const play = await openPlay(server);
    await playTo(play, 'judgment');
    const { judge, assessor } = play.players;
    const { document } = await draft(play, 'judge', 'judgment', 'judgment_form');
    const at = { eid: play.eid, nid: 'judgment', doc_id: document.id };
    const sign = { ...at, role_id: 'assessor', decision: 'signed', hash: document.hash } as const;
    await expectRefused(() => play.call(assessor, templateSign, sign), 'not_found');
    const ask = {
      kind: 'sign_request',
      role_id: 'judge',
      doc_id: document.id,
      role_ids: ['judge', 'assessor'],
    } as const;
    await expectRefused(() => play.push(assessor, 'judgment', { ...ask, role_id: 'assessor' }), 'not_found');
    await play.push(judge, 'judgment', ask);
    await expectRefused(() => play.push(judge, 'judgment', ask), 'already_done');
    const stale = { ...sign, hash: '0'.repeat(64) };
    await expectRefused(() => play.call(assessor, templateSign, stale), 'changed_meanwhile');
    await expectRefused(
      () => play.call(assessor, templateSign, { ...sign, decision: 'refused' }),
      'bad_parameter',
    );
    expect((await play.call(assessor, templateSign, sign)).code).toBe('ok');
    await expectRefused(() => play.call(assessor, templateSign, sign), 'already_done');
    const refusal = { ...sign, role_id: 'judge', decision: 'refused', reason: 'A typing error' } as const;
    expect((await play.call(judge, templateSign, refusal)).code).toBe('ok');
    const read = await play.call(assessor, docDetail, { eid: play.eid, doc_id: document.id });
    expect(read.d.signatures).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ role_id: 'assessor', status: 'signed', image: `text:${assessor.name}` }),
        expect.objectContaining({
          role_id: 'judge',
          status: 'refused',
          reason: 'A typing error',
          image: null,
        }),
      ]),
    );
    const save = { ...at, role_id: 'judge', base_version: 1, content: richText('Corrected') };
    await expectRefused(() => play.call(judge, docSave, save), 'already_done');
    const revised = await play.call(judge, docSave, { ...save, revise: true });
    expect(revised.d.document).toMatchObject({ version: 2, frozen: false });
    const signed = await play.call(judge, docDetail, { eid: play.eid, doc_id: document.id, version: 1 });
    expect(signed.d.signatures).toHaveLength(2);
  });
});
