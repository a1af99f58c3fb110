import { relative, sep } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { ROOT } from './paths.mjs';

/** The files that take longest, the longest first: begun late, one of them would run on alone beside an idle worker. */
const LONGEST = [
  'apps/server/src/db/embedded/supervisor.test.ts',
  'apps/server/test/bundled-cases.test.ts',
  'apps/server/src/demo/demo.test.ts',
  'apps/server/test/matrix/hostile-input-runs.test.ts',
  'apps/server/src/features/report/report.test.ts',
  'apps/server/test/matrix/hostile-input-school.test.ts',
  'apps/server/test/proofs.test.ts',
  'apps/server/src/backup/upgrades.test.ts',
  'apps/server/src/features/room/races.test.ts',
  'apps/server/src/features/backup/backup.test.ts',
  'apps/server/src/backup/backup.test.ts',
  'apps/server/test/matrix/matrix-school.test.ts',
  'apps/server/src/features/report/dossier/dossier.test.ts',
  'apps/server/test/arrival.test.ts',
  'apps/server/test/matrix/matrix-runs.test.ts',
  'drills/src/drills.test.ts',
  'packages/engine/test/run.property.test.ts',
  'packages/engine/test/prove.property.test.ts',
  'scripts/lib/end-together.test.mjs',
  'packages/engine/test/conditions.property.test.ts',
  'packages/engine/test/soundness.property.test.ts',
];

/** One project after the other, so that its workers are kept for the next file; within each the longest first, the others by name. */
export default class LongestFirst extends BaseSequencer {
  async sort(files) {
    const keyed = files.map((file) => ({ file, name: relative(ROOT, file.moduleId).split(sep).join('/') }));
    return keyed
      .sort(
        (a, b) =>
          compareText(a.file.project.name, b.file.project.name) ||
          rank(a.name) - rank(b.name) ||
          compareText(a.name, b.name),
      )
      .map(({ file }) => file);
  }
}

function rank(name) {
  const at = LONGEST.indexOf(name);
  return at === -1 ? LONGEST.length : at;
}

function compareText(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
