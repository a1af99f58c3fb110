import { describe, expect, it } from 'vitest';
import type { Answer } from '../test-server.ts';
import { ACTORS, type Actor, actors } from './actors.ts';
import { mustBeLogged } from './logged.ts';
import { type Area, type Case, policyOf } from './policy.ts';
import { UNCHANGED } from './snapshot.ts';
import type { Stage } from './stage.ts';
import { SECRETS, type World } from './world.ts';

/** What a person who wants more than is theirs sends along; no call knows these fields, so none may heed them. */
const FORGED = {
  identity: 4,
  user_id: 1,
  modules: ['experiment'],
  is_staff: true,
  by_staff: true,
  leader_id: 1,
  creator_id: 1,
};
const STRANGERS: readonly Actor[] = ['outsider', 'other_team', 'other_mentor', 'admin_bare'];
const FILE = { name: 'paper.txt', bytes: Buffer.from('A paper'), mime: 'text/plain' };

/** Sends a call as one of those who may come to it would, and with it what none of them may say. */
export function tryAs(
  world: World,
  actor: Actor,
  { call, input, hasFile }: Pick<Case, 'call' | 'input' | 'hasFile'>,
): Promise<Answer<unknown>> {
  const file = hasFile ? { file: FILE } : {};
  return world.server.send(call, { ...FORGED, ...input(world) }, { as: world.tokens[actor], ...file });
}

/** Who gets which answer to every call of an area, and that a refusal changes nothing. */
export function testMatrix(area: Area, stage: Stage): void {
  describe.each(policyOf(area))('$title', (entry) => {
    it.each(actors)('%s', async (actor) => {
      const expected = entry.cells[actor];
      const before = await lastEntry(stage);
      const { status, code, d } = await tryAs(stage.world, actor, entry);
      expect(code, `${entry.title} by ${ACTORS[actor]}: ${JSON.stringify(d)}`).toBe(expected);
      expect(status).toBe(200);
      const after = await stage.changes();
      // What was refused changed nothing; what only reads changes nothing either.
      if (expected !== 'ok' || entry.call.method === 'GET') expect(after).toBe(UNCHANGED);
      else if (changes(entry, actor)) expect(after).not.toBe(UNCHANGED);
      if (STRANGERS.includes(actor)) expectNoSecret(d);
      if (expected === 'ok' && mustBeLogged(entry, actor))
        expect(await lastEntry(stage), `${entry.title} leaves no entry in the audit log`).toBeGreaterThan(
          before,
        );
    });
  });
}

async function lastEntry({ world }: Stage): Promise<number> {
  const { rows } = await world.server.deps.database.pool.query<{ id: number }>({
    name: 'last entry of the audit log',
    text: 'SELECT coalesce(max(id), 0)::int AS id FROM audit_log',
  });
  return rows[0]?.id ?? 0;
}

/** These are sent as POST, but keep nothing. */
const CHANGE_NOTHING = [
  'POST /system/param',
  // Begun in the background, and not by the matrix.
  'POST /system/backup/make',
  // Only this process's log tells more.
  'POST /system/log-level',
  // Only that its session was seen.
  'POST /account/active',
  // Its class stands for no course of a platform.
  'POST /course/class/platform/members',
  // Nothing goes out of the run of the matrix.
  'POST /experiment/delivery/resend',
  'POST /experiment/template/new',
  'POST /experiment/turn/nudge',
  'POST /assistant/chat',
  'POST /assistant/translate',
  'POST /workflow/check',
  'POST /workflow/dryrun',
];

function changes({ key, call }: Case, actor: Actor): boolean {
  if (call.method === 'GET' || CHANGE_NOTHING.includes(key)) return false;
  // Only the holder has been written to.
  if (key === 'POST /cms/msg/read') return actor === 'holder';
  const hasSession = actor !== 'anonymous' && actor !== 'ended_session';
  return key !== 'POST /account/logout' || hasSession;
}

function expectNoSecret(data: unknown): void {
  const text = Buffer.isBuffer(data) ? data.toString() : JSON.stringify(data);
  for (const secret of SECRETS) expect(text).not.toContain(secret);
}
