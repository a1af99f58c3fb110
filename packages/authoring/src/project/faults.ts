import {
  type Bilingual,
  type CaseDocument,
  type CaseProject,
  type Flow,
  isWrittenDocument,
  type ProjectFault,
  type ProjectPage,
} from '@lets/contract';
import { fewestPeople, isReleasePoint } from '@lets/engine';
import { jumpSections, jumpsNeverTaken, waitsInVain } from './jumps.ts';

export interface JudgedProject {
  readonly body: CaseProject;
  readonly flow: Flow;
  /** What the flow check says of its flow: a large one takes too long to be checked in passing. */
  readonly isSound: boolean;
  readonly course_id: number | null;
  readonly opens_at: number | null;
  readonly closes_at: number | null;
  /** Students and classes that the mode "specified" names. */
  readonly listed_count: number;
  /** A jump of another case leads into it: that takes students to it whom it does not name. */
  readonly isJumpTarget: boolean;
}

/** Pure: what a case still lacks, page by page. */
export function projectFaults(project: JudgedProject): ProjectFault[] {
  const { body, flow } = project;
  return [
    ...infoFaults(project),
    ...(project.isSound ? [] : [of('info', 'flow_unsound')]),
    ...(body.documents.some(isMaterial) ? [] : [of('doc', 'no_material')]),
    ...lackedExhibits(body, flow).map((id) => of('doc', 'exhibit_missing', id)),
    ...neverReleased(body, flow).map((id) => of('doc', 'never_released', id)),
    ...unmappedJumps(body, flow).map((id) => of('skip', 'jump_not_mapped', id)),
    ...jumpSections(flow)
      .filter((id) => body.jumps.some((jump) => jump.node_id === id && waitsInVain(jump, flow)))
      .map((id) => of('skip', 'jump_waits_in_vain', id)),
    ...jumpSections(flow)
      .filter((id) => jumpsNeverTaken(body.jumps, id).length > 0)
      .map((id) => of('skip', 'jump_never_taken', id)),
  ];
}

/** Something that players can read from the beginning or later: never an answer, and nothing that is only begun. */
function isMaterial(document: CaseDocument): boolean {
  return document.kind !== 'reference' && isWrittenDocument(document);
}

function of(page: ProjectPage, code: ProjectFault['code'], nodeId: string | null = null): ProjectFault {
  return { page, code, node_id: nodeId };
}

function infoFaults(project: JudgedProject): ProjectFault[] {
  const { body, course_id, opens_at, closes_at, listed_count, isJumpTarget } = project;
  const isReversed = opens_at !== null && closes_at !== null && opens_at >= closes_at;
  const checks: readonly (readonly [boolean, ProjectFault['code']])[] = [
    [isWritten(body.name), 'name_missing'],
    [isWritten(body.introduction), 'introduction_missing'],
    [body.objectives.length > 0, 'objectives_missing'],
    [body.competency_goals.length > 0, 'goals_missing'],
    [!body.multi_user || body.team_min <= body.team_max, 'team_size'],
    [!body.multi_user || body.team_max >= fewestPeople(project.flow), 'team_too_small_for_roles'],
    [body.opening_mode === 'free' || !isReversed, 'hours_reversed'],
    [body.opening_mode !== 'limited' || course_id !== null, 'course_missing'],
    [body.opening_mode !== 'specified' || listed_count > 0 || isJumpTarget, 'nobody_listed'],
  ];
  return checks.filter(([isGood]) => !isGood).map(([, code]) => of('info', code));
}

/** Sections in which something is to be shown that this case does not have: the option that asks for it could never be taken. */
function lackedExhibits({ documents }: CaseProject, { nodes, transitions }: Flow): string[] {
  const known = new Set([...documents, ...nodes.flatMap(({ templates }) => templates)].map(({ id }) => id));
  const lacking = transitions
    .flatMap(({ conditions = [] }) => conditions)
    .flatMap((one) => (one.type === 'was_shown' && !known.has(one.item_id) ? [one.node_id] : []));
  return [...new Set(lacking)];
}

/** What documents wait for though it is not in the flow, cannot be passed or is no vote: that would never open them. */
function neverReleased({ documents }: CaseProject, flow: Flow): string[] {
  const points = documents.flatMap(({ release = [] }) => release);
  return [...new Set(points.filter((one) => !isReleasePoint(flow, one)).map(({ node_id }) => node_id))];
}

/** A jump section is mapped when it leads somewhere, and each of its jumps takes somebody along. */
function unmappedJumps({ jumps }: CaseProject, flow: Flow): string[] {
  return jumpSections(flow).filter((id) => {
    const own = jumps.filter(({ node_id }) => node_id === id);
    return own.length === 0 || own.some(({ roles }) => Object.keys(roles).length === 0);
  });
}

/** Chinese is enough: a reader in English is shown it where English is missing. */
function isWritten({ zh }: Bilingual): boolean {
  return zh.trim() !== '';
}
