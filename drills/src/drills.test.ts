import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasHeld, missingFor } from './drill.ts';
import { DRILLS } from './drills.ts';
import { hold } from './hold.ts';
import { makeSchool } from './lib/school.ts';
import { formatReport } from './report.ts';

/** A server that is started again and again takes its time on a busy machine; only a hang should reach this. */
const PATIENCE_MS = 600_000;

let folder: string;
let school: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lets-drills-'));
  school = join(folder, 'school');
  await makeSchool(school);
}, PATIENCE_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));

test.for(Object.keys(DRILLS))('%s, in short', { timeout: PATIENCE_MS }, async (name, { skip }) => {
  const drill = DRILLS[name];
  if (!drill) throw new Error(`there is no drill ${name}`);
  const missing = missingFor(drill).map(({ en }) => en);
  if (missing.length > 0) skip(`it lacks ${missing.join(', ')}`);
  const said: string[] = [];
  const report = await hold(drill, { isShort: true, tell: (what) => said.push(what), folder, school });
  expect(hasHeld(report), `${said.join('\n')}\n${formatReport(name, report)}`).toBe(true);
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.found).toBe(report.acknowledged);
});
