import type { CaseDocument, CaseProject, ReleasePoint } from '@lets/contract';
import { describe, expect, it } from 'vitest';
import { bi, smallFlow, smallProject } from '../../test/small-case.ts';
import { newNode } from '../flow/new.ts';
import { alignProject } from './align.ts';
import { type JudgedProject, projectFaults } from './faults.ts';

const project = (more: Partial<JudgedProject> = {}): JudgedProject => ({
  body: smallProject(),
  flow: smallFlow(),
  isSound: true,
  course_id: null,
  opens_at: null,
  closes_at: null,
  listed_count: 0,
  isJumpTarget: false,
  ...more,
});
const body = (more: Partial<JudgedProject['body']>) => project({ body: { ...smallProject(), ...more } });

const blank = { type: 'doc', content: [{ type: 'paragraph' }, { type: 'horizontalRule' }] };
/** The case's only document, of which something is still to be written. */
const onlyBegun = (lacking: Partial<CaseDocument>) =>
  smallProject().documents.map((document) => ({ ...document, ...lacking }));

/** Three roles of which nobody holds two, and teams of two. */
const crowded = (() => {
  const flow = smallFlow();
  const ids = flow.roles.map(({ id }) => id);
  const roles = flow.roles.map((role) => ({ ...role, incompatible: ids.filter((id) => id !== role.id) }));
  const team = { team_min: 1, team_max: ids.length - 1, multi_user: true };
  return project({ flow: { ...flow, roles }, body: { ...smallProject(), ...team } });
})();

describe('what keeps a case from being opened', () => {
  it('is nothing where nothing is missing', () => {
    expect(projectFaults(project())).toEqual([]);
  });

  it('is not that its English is missing', () => {
    expect(projectFaults(body({ name: bi('名称', ''), introduction: bi('简介', ' ') }))).toEqual([]);
  });

  it.each([
    [body({ name: bi(' ', 'Name') }), 'info', 'name_missing'],
    [body({ introduction: bi('') }), 'info', 'introduction_missing'],
    [body({ objectives: [] }), 'info', 'objectives_missing'],
    [body({ competency_goals: [] }), 'info', 'goals_missing'],
    [body({ team_min: 3, team_max: 2 }), 'info', 'team_size'],
    [crowded, 'info', 'team_too_small_for_roles'],
    [body({ opening_mode: 'limited' }), 'info', 'course_missing'],
    [body({ opening_mode: 'specified' }), 'info', 'nobody_listed'],
    [body({ documents: [] }), 'doc', 'no_material'],
    [body({ documents: onlyBegun({ name: bi('') }) }), 'doc', 'no_material'],
    [body({ documents: onlyBegun({ body: { zh: blank, en: blank } }) }), 'doc', 'no_material'],
    [project({ isSound: false }), 'info', 'flow_unsound'],
  ])('%#: page %s, %s', (judged, page, code) => {
    expect(projectFaults(judged)).toEqual([{ page, code, node_id: null }]);
  });

  it('need not be open to anybody where another case leads into it', () => {
    const specified = { ...smallProject(), opening_mode: 'specified' as const };
    expect(projectFaults(project({ body: specified, isJumpTarget: true }))).toEqual([]);
  });

  it('hours run forwards, where there are hours', () => {
    const hours = { course_id: 1, opens_at: 2, closes_at: 2 };
    const limited = { ...smallProject(), opening_mode: 'limited' as const };
    expect(projectFaults(project({ ...hours, body: limited }))).toMatchObject([{ code: 'hours_reversed' }]);
    expect(projectFaults(project({ ...hours, closes_at: 3, body: limited }))).toEqual([]);
    expect(projectFaults(project(hours))).toEqual([]);
  });

  it('names each jump that leads nobody anywhere', () => {
    const flow = smallFlow();
    const jumping = { ...flow, nodes: [...flow.nodes, newNode('jump', 'jump', { x: 0, y: 0 })] };
    const unmapped = { page: 'skip', code: 'jump_not_mapped', node_id: 'jump' };
    const mapped = (roles: Record<string, string>) => ({
      ...smallProject(),
      jumps: [{ node_id: 'jump', project_code: 'other-case', roles }],
    });
    expect(projectFaults(project({ flow: jumping }))).toContainEqual(unmapped);
    expect(projectFaults(project({ flow: jumping, body: mapped({}) }))).toContainEqual(unmapped);
    expect(projectFaults(project({ flow: jumping, body: mapped({ judge: 'judge' }) }))).not.toContainEqual(
      unmapped,
    );
  });

  it('names each jump that cannot be taken, and keeps one that waits for what is gone', () => {
    const small = smallFlow();
    const flow = { ...small, nodes: [...small.nodes, newNode('jump', 'jump', { x: 0, y: 0 })] };
    const to = (project_code: string, when?: ReleasePoint) => ({
      node_id: 'jump',
      project_code,
      ...(when && { when }),
      roles: { judge: 'judge' },
    });
    const codes = (...jumps: CaseProject['jumps']) =>
      projectFaults(project({ flow, body: { ...smallProject(), jumps } })).map(({ code }) => code);
    const heard = to('heard', { node_id: 'hearing' });
    expect(codes(heard, to('other'))).toEqual([]);
    expect(codes(to('other'), heard)).toEqual(['jump_never_taken']);
    const lost = [
      to('a', { node_id: 'gone' }),
      to('b', { node_id: 'hearing', outcome: 'passed' }),
      to('c', { node_id: 'jump' }),
    ];
    for (const jump of lost) expect(codes(jump, to('other'))).toEqual(['jump_waits_in_vain']);
    expect(alignProject({ ...smallProject(), jumps: lost }, flow).jumps).toEqual(lost);
  });

  it('has each exhibit that an option asks for', () => {
    const flow = smallFlow();
    const asking = (item_id: string) => ({
      ...flow,
      transitions: flow.transitions.map((one) => ({
        ...one,
        conditions: [{ type: 'was_shown' as const, node_id: 'hearing', item_id }],
      })),
    });
    const codes = (item_id: string) => projectFaults(project({ flow: asking(item_id) }));
    const lacked = { page: 'doc', code: 'exhibit_missing', node_id: 'hearing' };
    expect(codes('gone')).toContainEqual(lacked);
    expect(codes(smallProject().documents[0]?.id ?? '')).not.toContainEqual(lacked);
  });
});

describe('a release rule', () => {
  const waiting = (release: CaseDocument['release']) => {
    const documents = smallProject().documents.map((one) => ({ ...one, release }));
    return { ...smallProject(), documents };
  };

  it.each([
    ['a section of the flow', { node_id: 'hearing' }, []],
    ['a section that is gone', { node_id: 'gone' }, ['gone']],
    ['the outcome of what is no vote', { node_id: 'hearing', outcome: 'passed' as const }, ['hearing']],
  ])('waits for %s', (_name, point, faulty) => {
    const faults = projectFaults(project({ body: waiting([point]) }));
    expect(faults).toEqual(faulty.map((node_id) => ({ page: 'doc', code: 'never_released', node_id })));
  });

  it('keeps its document closed on a flow that does not have its section', () => {
    const release = [{ node_id: 'gone' }];
    expect(alignProject(waiting(release), smallFlow()).documents).toMatchObject([{ release }]);
  });
});

describe('a case moved to another flow', () => {
  it('has a role for each of the flow, and keeps what was written of those it knew', () => {
    const judge = { role_id: 'judge', name: bi('陈法官'), character: 'x', duty: bi('审'), brief: bi('') };
    const gone = { ...judge, role_id: 'gone' };
    const aligned = alignProject({ ...smallProject(), roles: [gone, judge] }, smallFlow());
    expect(aligned.roles.map(({ role_id }) => role_id)).toEqual(['judge', 'plaintiff']);
    expect(aligned.roles[0]).toEqual(judge);
  });

  it('drops a document kept for roles that are gone: it must not become one for everybody', () => {
    const [claim] = smallProject().documents;
    if (!claim) throw new Error('the small case has a document');
    const documents = [
      { ...claim, id: 'secret', role_ids: ['gone'] },
      { ...claim, id: 'shared', role_ids: [], node_id: 'gone' },
      { ...claim, id: 'both', role_ids: ['gone', 'judge'] },
    ];
    const aligned = alignProject({ ...smallProject(), documents }, smallFlow());
    expect(aligned.documents).toMatchObject([
      { id: 'shared', role_ids: [], node_id: null },
      { id: 'both', role_ids: ['judge'], node_id: 'hearing' },
    ]);
  });

  it('is as it was when it is aligned again', () => {
    const once = alignProject(smallProject(), smallFlow());
    expect(alignProject(once, smallFlow())).toEqual(once);
  });
});
