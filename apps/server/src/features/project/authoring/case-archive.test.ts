import { bundledCases } from '@lets/content';
import type { AuthoredCase } from '@lets/contract';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { smallCase } from '../../../../test/fixtures/small-case.ts';
import { wholeCase } from '../../../../test/flows.ts';
import { ambiguousZips } from '../../../../test/hostile-zips.ts';
import { ArchiveRefused, namedFiles, packCase, renameFiles, unpackCase } from './case-archive.ts';

const file: AuthoredCase = {
  ...smallCase,
  ...wholeCase,
  project: { ...smallCase.project, ...wholeCase.project },
};
/** As authors' texts are kept: without blanks around them. */
const said = (least: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map((text) => text.trim().slice(0, 60))
    .filter((text) => text.length >= least);
const bilingual = fc.record({ zh: said(1), en: said(0) });
const attached = fc.record({
  id: fc.uuid(),
  name: fc.string({ maxLength: 100 }),
  bytes: fc.uint8Array({ maxLength: 500 }),
});

/** Texts of every kind of place, and files of every kind of content. */
const cases = fc
  .tuple(
    bilingual,
    bilingual,
    fc.array(bilingual),
    fc.uniqueArray(attached, { selector: ({ id }) => id, maxLength: 5 }),
  )
  .map(([name, brief, objectives, files]) => ({
    files,
    file: {
      ...file,
      workflow_name: name,
      flow: {
        ...file.flow,
        nodes: file.flow.nodes.map((node, at) => ({ ...node, name, video: files[at]?.id ?? null })),
      },
      project: {
        ...file.project,
        objectives,
        roles: file.project.roles.map((role) => ({ ...role, brief })),
      },
    },
  }));

describe('a case archive', () => {
  test('gives back what was put in', async () => {
    await fc.assert(
      fc.asyncProperty(cases, async (given) => {
        const got = await unpackCase(await packCase(given.file, given.files));
        expect(got.file).toEqual(given.file);
        expect(got.files.map(({ bytes, ...rest }) => ({ ...rest, bytes: [...bytes] }))).toEqual(
          given.files.map(({ bytes, ...rest }) => ({ ...rest, bytes: [...bytes] })),
        );
      }),
      { numRuns: 40 },
    );
  });

  test('its files are found wherever they are named, and renamed there alone', () => {
    fc.assert(
      fc.property(cases, ({ file: given, files }) => {
        const named = namedFiles(given);
        expect(named.sort()).toEqual(files.map(({ id }) => id).sort());
        const ids = new Map(
          named.map((id, at) => [id, `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`]),
        );
        const back = new Map([...ids].map(([id, other]) => [other, id]));
        expect(renameFiles(renameFiles(given, ids), back)).toEqual(given);
      }),
      { numRuns: 40 },
    );
  });

  test('a bomb, a stray entry, a missing file and a broken archive are refused', async () => {
    const whole = strToU8(JSON.stringify({ ...file, files: [] }));
    const missing = strToU8(JSON.stringify({ ...file, files: [{ id: crypto.randomUUID(), name: 'x' }] }));
    const good = zipSync({ 'case.json': whole });
    expect((await unpackCase(good)).files).toEqual([]);
    const bad = [
      zipSync({ 'case.json': new Uint8Array(13 * 1024 * 1024) }),
      zipSync({ 'case.json': whole, '../evil': whole }),
      zipSync({ 'case.json': whole, 'files/readme.txt': whole }),
      zipSync({ 'case.json': missing }),
      zipSync({ 'other.json': whole }),
      zipSync({ 'case.json': strToU8('{"format":"lets.case/1"}') }),
      good.subarray(0, 60),
      new Uint8Array(),
    ];
    for (const bytes of bad) await expect(unpackCase(bytes)).rejects.toThrow(ArchiveRefused);
  });

  const renamed = { ...file, code: 'another', files: [] };
  const parts = {
    name: 'case.json',
    shown: Buffer.from(JSON.stringify({ ...file, files: [] })),
    hidden: Buffer.from(JSON.stringify(renamed)),
  };
  test.each(ambiguousZips(parts))('is refused that has %s', async (_, bytes) => {
    await expect(unpackCase(bytes)).rejects.toThrow(ArchiveRefused);
  });

  test.each(bundledCases.map((bundled) => [bundled.code, bundled] as const))(
    '%s can travel',
    async (_code, bundled) => {
      expect((await unpackCase(await packCase(bundled, []))).file.code).toBe(bundled.code);
    },
  );

  test('with a control character is refused, in whatever text of it; one kept before that is exported without', async () => {
    const whole = JSON.stringify({ ...file, files: [] });
    const ends = [...whole.matchAll(/"(?=[,}\]])/g)].map(({ index }) => index);
    expect(ends.length).toBeGreaterThan(100);
    for (const end of ends) {
      const spoilt = strToU8(`${whole.slice(0, end)}\\u0001${whole.slice(end)}`);
      const bytes = zipSync({ 'case.json': [spoilt, { level: 0 }] });
      await expect(unpackCase(bytes), whole.slice(0, end)).rejects.toThrow(ArchiveRefused);
    }
    const old = { ...file, workflow_name: { zh: '前\u0001后', en: '' } };
    expect((await unpackCase(await packCase(old, []))).file.workflow_name.zh).toBe('前后');
  });

  const long = (length: number) => ({ zh: '长'.repeat(length), en: '' });
  const { project, flow } = file;
  const [role, node, document] = [project.roles[0], flow.nodes[0], project.documents[0]];
  test.each<[string, object]>([
    ['name of the workflow', { workflow_name: long(61) }],
    ['name', { project: { ...project, name: long(61) } }],
    ['introduction', { project: { ...project, introduction: long(5001) } }],
    ['objective', { project: { ...project, objectives: [long(501)] } }],
    ['list of objectives', { project: { ...project, objectives: Array(31).fill(long(1)) } }],
    ['case number', { project: { ...project, case_number: long(81) } }],
    ['brief', { project: { ...project, roles: [{ ...role, brief: long(5001) }] } }],
    ['character', { project: { ...project, roles: [{ ...role, character: 'x'.repeat(65) }] } }],
    ['name of a document', { project: { ...project, documents: [{ ...document, name: long(121) }] } }],
    ['fact', { project: { ...project, fields: [{ key: 'sum', label: long(1), value: long(501) }] } }],
    ['list of documents', { project: { ...project, documents: Array(201).fill(document) } }],
    ['introduction of a section', { flow: { ...flow, nodes: [{ ...node, introduction: long(10_001) }] } }],
  ])('holds an imported %s to what its author could have typed', async (_what, change) => {
    await expect(unpackCase(await packCase({ ...file, ...change }, []))).rejects.toThrow(ArchiveRefused);
  });
});
