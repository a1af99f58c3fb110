import {
  type ProjectBrief,
  type ProjectCard,
  type ProjectDetail,
  type UserBrief,
  withoutPictures,
} from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { flowOnFrontPage } from './flow-view.ts';
import { caresFor, openingFor, type Viewer } from './policy.ts';
import { caseDocumentRows, readingOfFrontPage } from './release.ts';
import type { CardRecord, ProjectRecord, RunCount } from './repository.ts';

export interface Situation {
  readonly viewer: Viewer;
  readonly runs: readonly RunCount[];
  readonly now: number;
  /** The case that the viewer is told to begin with. */
  readonly first: number | null;
}

/** Pure: what any list says of a case. */
function briefOf(project: {
  readonly id: number;
  readonly code: string;
  readonly name: ProjectBrief['name'];
  readonly experiment_type: ProjectBrief['experiment_type'];
  readonly grade: ProjectBrief['grade'];
  readonly body: Pick<ProjectBrief, 'case_number' | 'cover'>;
}): ProjectBrief {
  const { id, code, name, experiment_type, grade, body } = project;
  return { id, code, name, case_number: body.case_number, experiment_type, grade, cover: body.cover };
}

/** Pure. */
export function cardOf(record: CardRecord, { viewer, runs, now, first }: Situation): ProjectCard {
  const mine = runsOf(record.id, runs);
  return {
    ...briefOf({ ...record, body: record }),
    flow_id: record.flow_id,
    introduction: withoutPictures(record.introduction),
    minutes: record.minutes,
    credit_hours: record.credit_hours,
    role_count: record.role_count,
    section_count: record.section_count,
    multi_user: record.multi_user,
    course: courseOf(record),
    open: openingFor(record, viewer, { endedRuns: mine.ended, now }),
    my_runs: mine,
    ...(record.id === first && { is_first: true }),
  };
}

/** Pure: the front page; private briefs, the guides and lines of single roles, template bodies and what would answer a question stay behind. */
export function detailOf(record: ProjectRecord, situation: Situation, mentors: UserBrief[]): ProjectDetail {
  const { body, flow } = record;
  const isStaff = caresFor(record, situation.viewer);
  const sections = flow.nodes.filter((node) => isSectionKind(node.kind));
  const shown = { role_count: body.roles.length, section_count: sections.length };
  return {
    ...cardOf({ ...record, ...body, name: record.name, ...shown, grade: record.grade }, situation),
    flow: flowOnFrontPage(flow, isStaff),
    introduction: body.introduction,
    introduction_pictures: body.introduction_pictures ?? [],
    objectives: body.objectives,
    requirements: body.requirements,
    competency_goals: body.competency_goals,
    reference_release: body.reference_release,
    opening_mode: record.opening_mode,
    allow_redo: body.allow_redo,
    team_min: body.team_min,
    team_max: body.team_max,
    roles: body.roles.map(({ brief: _, ...role }) => role),
    documents: caseDocumentRows(body, readingOfFrontPage(isStaff)),
    mentors,
  };
}

function runsOf(projectId: number, runs: readonly RunCount[]): ProjectCard['my_runs'] {
  const countOf = (status: RunCount['status']) =>
    runs.find((run) => run.project_id === projectId && run.status === status)?.count ?? 0;
  return { waiting: countOf('waiting'), in_progress: countOf('in_progress'), ended: countOf('ended') };
}

function courseOf({ course_id, course_name }: Pick<CardRecord, 'course_id' | 'course_name'>) {
  return course_id !== null && course_name ? { id: course_id, name: course_name } : null;
}
