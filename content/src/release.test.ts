import { isReleasePoint } from '@lets/engine';
import { describe, expect, it } from 'vitest';
import { bundledCases } from './index.ts';
import { givenAway } from './test-support/release.ts';

/**
 * What a reference answers besides its own section, where the structure of the flow would say too much: a paper that every side is
 * served may be read before the vote on another matter. By case code and reference.
 */
const ANSWERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  // The commission names the questions and the samples that went along, which the acceptance examines; it says nothing of what is found.
  'seal-and-words': { reference_commission: ['acceptance'] },
};

describe.each(bundledCases.map((file) => [file.code, file] as const))('%s', (code, file) => {
  const { flow, project } = file;

  it('opens no reference answer before the decisions that it answers are taken', () => {
    expect(givenAway(file, ANSWERS[code] ?? {})).toEqual([]);
  });

  it('lets documents wait for what can come', () => {
    const points = project.documents.flatMap(({ release = [] }) => release);
    expect(points.filter((point) => !isReleasePoint(flow, point))).toEqual([]);
  });

  it('declares answers to sections that it has, of references that it has', () => {
    for (const [id, sections] of Object.entries(ANSWERS[code] ?? {})) {
      expect(project.documents.map((one) => one.id)).toContain(id);
      for (const section of sections) expect(flow.nodes.map((node) => node.id)).toContain(section);
    }
  });
});

describe('what a reference would give away', () => {
  const file = bundledCases.find(({ code }) => code === 'private-lending-first-instance');
  if (!file) throw new Error('the case of the loan is bundled');
  const bound = (release: { node_id: string; outcome?: 'passed' }[], role_ids: string[] = []) => {
    const documents = file.project.documents
      .filter(({ id }) => id === 'reference_issues')
      .map((one) => ({ ...one, release, role_ids }));
    return givenAway({ ...file, project: { ...file.project, documents } }, {}).map(({ section }) => section);
  };

  it('is found in what comes after its section, up to the last vote', () => {
    expect(bound([{ node_id: 'investigation' }])).toEqual(
      expect.arrayContaining(['debate', 'deliberation', 'second_vote', 'judgment']),
    );
  });

  it('depends on the outcome that opens it', () => {
    expect(bound([{ node_id: 'deliberation' }])).toContain('second_vote');
    expect(bound([{ node_id: 'deliberation', outcome: 'passed' }])).toEqual(['judgment']);
  });

  it('depends on who may read it', () => {
    expect(bound([{ node_id: 'deliberation', outcome: 'passed' }], ['witness'])).toEqual([]);
  });

  it('is nothing once the matter is over', () => {
    expect(bound([{ node_id: 'pronouncement' }, { node_id: 'report' }])).toEqual([]);
  });

  it('is found on the other branch of a fork', () => {
    const documents = file.project.documents
      .filter(({ id }) => id === 'reference_complaint')
      .map((one) => ({ ...one, release: [{ node_id: 'complaint' }] }));
    const beside = { ...file, project: { ...file.project, documents } };
    expect(givenAway(beside, { reference_complaint: ['defence'] })).toMatchObject([{ section: 'defence' }]);
  });
});
