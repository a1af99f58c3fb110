import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './paths.mjs';

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const fetched = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

/** Whether a package required from a folder is found there or in a folder above it, as Node looks for it. */
function isFound(name, folder) {
  if (packages[join(folder, 'node_modules', name)]) return true;
  return folder !== '' && isFound(name, folder.slice(0, Math.max(folder.lastIndexOf('/'), 0)));
}

// npm leaves out the packages of other machines when it writes the file beside a full node_modules, and refuses it later.
describe('package-lock.json', () => {
  it('has an entry for every package that another one names, those for other machines included', () => {
    const missing = Object.entries(packages).flatMap(([path, entry]) =>
      Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })
        .filter((name) => !isFound(name, path))
        .map((name) => `${path}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('has a checksum for every package and no address to load it from', () => {
    expect(fetched.length).toBeGreaterThan(500);
    const wrong = fetched.filter(([, { integrity, resolved }]) => !integrity || resolved);
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});
