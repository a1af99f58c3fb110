import { describe, expect, it } from 'vitest';
import { bi, smallFlow } from '../../test/small-case.ts';
import { inspectFlow } from './check.ts';
import { lineFaults } from './lines.ts';

type Functions = ReturnType<typeof smallFlow>['nodes'][number]['roles'][number]['functions'];

const place = (role_id: string, functions: Functions) => ({
  role_id,
  functions,
  host: false,
  can_terminate: false,
  processes: [],
  seat: null,
  inside: true,
});
const roles = [place('judge', ['speech']), place('counsel', ['speech', 'display', 'meeting'])];
const line = (role_id: string, more: object = {}) => ({ role_id, text: bi('请说'), ...more });
const faults = (...lines: ReturnType<typeof line>[]) =>
  lines.flatMap((_, at) => lineFaults({ kind: 'court', roles, lines }, at));

describe('a prepared line', () => {
  it('may answer a role that has spoken before it, and show with a role that shows', () => {
    expect(faults(line('judge'), line('counsel', { answers: 'judge', shows: ['iou'] }))).toEqual([]);
  });

  it('answers nobody whose line comes later, who says nothing, who is not here, or who is the speaker', () => {
    for (const answers of ['counsel', 'witness', 'judge'])
      expect(faults(line('judge'), line('judge', { answers }), line('counsel'))).toEqual([
        'line_answers_nobody',
      ]);
  });

  it('belongs to a role of the section, which may show what it names', () => {
    expect(faults(line('witness'))).toEqual(['line_role_absent']);
    expect(faults(line('judge', { shows: ['iou'] }))).toEqual(['line_shows_barred']);
  });

  it('said apart names whom with, or answers somebody who asks for the talk', () => {
    const asks = line('counsel', { apart: true, answers: 'judge' });
    expect(faults(asks, line('judge', { apart: true }))).toEqual([]);
    expect(faults(line('judge', { apart: true }))).toEqual(['line_apart_alone']);
    expect(faults(line('judge', { apart: true, answers: 'judge' }))).toEqual(['line_apart_alone']);
    expect(faults(line('judge', { apart: true, answers: 'counsel' }))).toEqual(['line_apart_barred']);
  });

  it('for who votes against is said in a vote, by a role that votes', () => {
    const lines = [line('judge', { against: bi('我不同意') }), line('counsel', { against: bi('反对') })];
    const voting = [place('judge', ['speech', 'vote']), place('counsel', ['speech'])];
    const inA = (kind: 'vote' | 'court') =>
      lines.map((_, at) => lineFaults({ kind, roles: voting, lines }, at).join());
    expect(inA('vote')).toEqual(['', 'line_against_no_vote']);
    expect(inA('court')).toEqual(['line_against_no_vote', 'line_against_no_vote']);
  });

  it('is a warning of the flow check, which names its section and number', () => {
    const flow = smallFlow();
    const nodes = flow.nodes.map((node) =>
      node.id === 'hearing' ? { ...node, lines: [line('judge'), line('nobody')] } : node,
    );
    expect(inspectFlow({ ...flow, nodes }).findings).toEqual([
      expect.objectContaining({
        code: 'line_role_absent',
        severity: 'warning',
        node_id: 'hearing',
        values: { line: 2 },
      }),
    ]);
  });
});
