import {
  type CallDeclaration,
  docComment,
  docComments,
  docDetail,
  docExport,
  docRename,
  docSave,
  docsDelete,
  dossier,
  experimentDetail,
  experimentEvents,
  fileDisplayList,
  fileGet,
  fileList,
  fileUpload,
  type InputOf,
  messagePush,
  nodeRoleDocs,
  roleReportList,
  signRoles,
  templateCreate,
  templateSign,
} from '@lets/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { richText } from '../../../test/flows.ts';
import { draft, openPlay, type Play, type Player, playTo, type RoleName } from '../../../test/play.ts';
import { openTestServer, type TestServer } from '../../../test/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ROLES: readonly RoleName[] = ['judge', 'assessor', 'claimant', 'respondent', 'witness'];
/** No document has it. */
const NOTHING = '7d0c6f2e-0000-4000-8000-000000000000';

interface Try {
  readonly call: CallDeclaration;
  readonly input: object;
}

/** Every act and reading that names a document, by one role in one section. */
function triesWith(doc_id: string, role_id: RoleName, nid: string): Record<string, Try> {
  const item = { kind: 'document', id: doc_id, name: 'Guessed' } as const;
  const at = { nid, role_id };
  const push = (act: object): Try => ({ call: messagePush, input: { ...at, ...act } });
  return {
    detail: { call: docDetail, input: { doc_id } },
    export: { call: docExport, input: { doc_id, format: 'docx' } },
    signRoles: { call: signRoles, input: { doc_id } },
    comments: { call: docComments, input: { doc_id } },
    comment: { call: docComment, input: { doc_id, role_id, body: 'Let me in' } },
    ask: push({ kind: 'sign_request', doc_id, role_ids: [role_id] }),
    askAll: push({ kind: 'sign_request', doc_id, role_ids: ROLES }),
    submit: push({ kind: 'submit', doc_id }),
    display: push({ kind: 'display', item }),
    askToShow: push({ kind: 'request', about: 'display', item }),
    askToSubmit: push({ kind: 'request', about: 'submission', item }),
    sign: { call: templateSign, input: { ...at, doc_id, decision: 'signed', hash: 'a'.repeat(64) } },
    save: { call: docSave, input: { ...at, doc_id, base_version: 1, content: richText('Mine') } },
    revise: {
      call: docSave,
      input: { ...at, doc_id, base_version: 1, content: richText('Mine'), revise: true },
    },
    rename: { call: docRename, input: { ...at, doc_id, name: 'Mine now' } },
    delete: { call: docsDelete, input: { ...at, doc_id } },
  };
}

async function outcome(play: Play, who: Player, { call, input }: Try) {
  const answer = await play.call(who, call, { eid: play.eid, ...input } as InputOf<typeof call>);
  return { code: answer.code, d: answer.code === 'ok' ? 'done' : answer.d };
}

/** Everything that tells a member of the run's documents without naming one. */
async function told(play: Play, role_id: RoleName, nid: string): Promise<string> {
  const who = play.players[role_id];
  const at = { eid: play.eid, nid, role_id };
  const answers = await Promise.all([
    play.call(who, experimentDetail, { eid: play.eid }),
    play.call(who, experimentEvents, { eid: play.eid, since: 0 }),
    play.call(who, nodeRoleDocs, at),
    play.call(who, fileDisplayList, at),
    play.call(who, roleReportList, { eid: play.eid, nid }),
  ]);
  return JSON.stringify(answers.map(({ d }) => d));
}

describe('a draft of the other side', () => {
  test('is to everybody who does not write in it as if it were not there, whatever they try', async () => {
    const play = await openPlay(server);
    const drafts = {
      claimant: await draft(play, 'claimant', 'complaint', 'complaint_form', 'Our weak point'),
    };
    const { id, hash } = drafts.claimant.document;
    for (const nid of ['complaint', 'defence', 'hearing']) {
      if (nid === 'hearing') await playTo(play, 'hearing');
      for (const role of ROLES.filter((one) => one !== 'claimant')) {
        const who = play.players[role];
        const real = triesWith(id, role, nid);
        const nothing = triesWith(NOTHING, role, nid);
        for (const [name, one] of Object.entries(real)) {
          const found = await outcome(play, who, one);
          expect(found.code, `${name} by ${role} in ${nid}`).not.toBe('ok');
          expect(found, `${name} by ${role} in ${nid}`).toEqual(
            await outcome(play, who, nothing[name] as Try),
          );
        }
        const text = await told(play, role, nid);
        expect(text, role).not.toContain(id);
        expect(text, role).not.toContain(hash);
      }
    }
    const mine = await play.call(play.players.claimant, docDetail, { eid: play.eid, doc_id: id });
    expect(mine.d).toMatchObject({ version: 1, name: 'A document', signatures: [] });
  });

  test('is read by whom its author asks to sign it, who is not told what was remarked on it', async () => {
    const play = await openPlay(server);
    const { document } = await draft(play, 'claimant', 'complaint', 'complaint_form');
    const { claimant, judge, respondent } = play.players;
    const at = { eid: play.eid, doc_id: document.id };
    await play.call(claimant, docComment, { ...at, role_id: 'claimant', body: 'Is this too weak?' });
    await play.push(claimant, 'complaint', {
      kind: 'sign_request',
      role_id: 'claimant',
      doc_id: document.id,
      role_ids: ['judge'],
    });
    expect((await play.call(judge, docDetail, at)).code).toBe('ok');
    expect((await play.call(judge, experimentDetail, { eid: play.eid })).d.state.documents).toHaveProperty(
      document.id,
    );
    expect((await play.call(judge, docComments, at)).code).toBe('not_found');
    expect((await play.call(judge, docComment, { ...at, body: 'Hm' })).code).toBe('not_found');
    expect((await play.call(play.mentor, docComments, at)).d.list).toHaveLength(1);
    expect((await play.call(respondent, docDetail, at)).code).toBe('not_found');
    expect(await told(play, 'respondent', 'defence')).not.toContain(document.id);
  });
});

const png = Buffer.from('89504e470d0a1a0a0000000d494844520000000200000002', 'hex');

async function upload(play: Play, who: Player, name = 'receipt.png'): Promise<string> {
  const file = { name, bytes: png, mime: 'image/png' };
  return (await server.call(fileUpload, { eid: play.eid }, { as: who.token, file })).d.file_id;
}

type Reader = RoleName | 'mentor';
const READERS: readonly Reader[] = [...ROLES, 'mentor'];

/** Who finds a file behind each of the doors that tell of files. */
async function readers(play: Play, id: string, name: string): Promise<Record<string, readonly Reader[]>> {
  const found: Record<string, Reader[]> = { get: [], list: [], dossier: [] };
  for (const reader of READERS) {
    const who = reader === 'mentor' ? play.mentor : play.players[reader];
    if ((await play.call(who, fileGet, { file_id: id })).code === 'ok') found.get?.push(reader);
    const { list } = (await play.call(who, fileList, { eid: play.eid })).d;
    if (list.some(({ file_id }) => file_id === id)) found.list?.push(reader);
    const archive = (await play.call(who, dossier, { eid: play.eid })).d as Buffer;
    if (archive.includes(`uploads/`) && archive.includes(name)) found.dossier?.push(reader);
  }
  return found;
}

const everywhere = (who: readonly Reader[]) => ({ get: who, list: who, dossier: who });

function pictured(file_id: string) {
  return { type: 'doc', content: [{ type: 'image', attrs: { file_id, alt: null } }] };
}

describe('a file put into a run', () => {
  test('is its uploader’s and staff’s, and nobody else can speak with it or show it', async () => {
    const play = await openPlay(server);
    await playTo(play, 'hearing');
    const { claimant, judge, witness } = play.players;
    const id = await upload(play, claimant, 'mine.png');
    expect(await readers(play, id, 'mine.png')).toEqual(everywhere(['claimant', 'mentor']));
    const item = { kind: 'file', id, name: 'mine.png' } as const;
    const show = { kind: 'display', role_id: 'judge', item } as const;
    expect((await play.push(judge, 'hearing', show)).code).toBe('not_found');
    const say = { kind: 'speech', role_id: 'judge', text: 'Look', file_id: id } as const;
    expect((await play.push(judge, 'hearing', say)).code).toBe('not_found');
    const at = { eid: play.eid, nid: 'hearing' };
    const listed = async (who: Player, role_id: RoleName) =>
      JSON.stringify((await play.call(who, fileDisplayList, { ...at, role_id })).d).includes(id);
    expect([await listed(claimant, 'claimant'), await listed(judge, 'judge')]).toEqual([true, false]);
    // The host looks at what is to be shown before agreeing to it; the room is not even told its name.
    const asked = await play.push(claimant, 'hearing', {
      kind: 'request',
      role_id: 'claimant',
      about: 'display',
      item,
    });
    expect((await readers(play, id, 'mine.png')).get).toEqual(['judge', 'claimant', 'mentor']);
    expect(await told(play, 'witness', 'hearing')).not.toContain(id);
    await play.push(judge, 'hearing', {
      kind: 'answer',
      agree: true,
      answer_to: asked.d.events[0]?.seq ?? 0,
    });
    expect(await readers(play, id, 'mine.png')).toEqual(everywhere(READERS));
    expect((await play.call(witness, fileGet, { file_id: id })).d).toEqual(png);
  });

  test('sent in a private talk is for the two and staff', async () => {
    const play = await openPlay(server);
    await playTo(play, 'hearing');
    const id = await upload(play, play.players.claimant, 'secret.png');
    await play.server.deps.database.pool.query(
      `INSERT INTO experiment_events (experiment_id, seq, type, at, node_id, actor_id, role_id, audience, data)
        SELECT id, seq + 1, 'spoke_in_meeting', 0, 'hearing', $2, 'claimant', $3, $4 FROM experiments WHERE id = $1`,
      [
        play.eid,
        play.players.claimant.id,
        JSON.stringify({ user_ids: [play.players.claimant.id, play.players.respondent.id], staff: true }),
        JSON.stringify({ meeting_id: 1, text: 'Between us', file_id: id }),
      ],
    );
    await play.server.deps.database.pool.query('UPDATE experiments SET seq = seq + 1 WHERE id = $1', [
      play.eid,
    ]);
    const two: readonly Reader[] = ['claimant', 'respondent', 'mentor'];
    const { get, list } = await readers(play, id, 'secret.png');
    expect({ get, list }).toEqual({ get: two, list: two });
  });

  test('in a document is for whoever may read that, and no id that one has guessed opens anything', async () => {
    const play = await openPlay(server);
    const { claimant, respondent } = play.players;
    const id = await upload(play, claimant, 'exhibit.png');
    const content = pictured(id);
    const made = await play.call(claimant, templateCreate, {
      eid: play.eid,
      nid: 'complaint',
      role_id: 'claimant',
      name: 'With a picture',
      template_id: 'complaint_form',
      content,
    });
    expect(await readers(play, id, 'exhibit.png')).toEqual(everywhere(['claimant', 'mentor']));
    // The other side puts the picture, whose id it has got hold of, into a document of its own.
    const forged = await play.call(respondent, templateCreate, {
      eid: play.eid,
      nid: 'defence',
      role_id: 'respondent',
      name: 'Forged',
      template_id: 'defence_form',
      content,
    });
    expect(forged.code).toBe('ok');
    expect(await readers(play, id, 'exhibit.png')).toEqual(everywhere(['claimant', 'mentor']));
    await play.push(claimant, 'complaint', {
      kind: 'submit',
      role_id: 'claimant',
      doc_id: made.d.document.id,
    });
    expect(await readers(play, id, 'exhibit.png')).toEqual(everywhere(READERS));
  });
});
