import { isDeepStrictEqual } from 'node:util';
import { alignProject, projectFaults } from '@lets/authoring';
import type {
  CaseProject,
  Language,
  OutputOf,
  ParsedInputOf,
  ProjectFault,
  ProjectSaved,
  projectCopy,
  projectCreate,
  projectManageDetail,
  projectManageList,
  projectPreview,
  projectReach,
  projectSave,
  projectState,
} from '@lets/contract';
import { named, recordAudit } from '../../../audit.ts';
import type { Reader } from '../../../db/reader.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/errors.ts';
import { codeOf, inspectInThread } from '../../workflow/service.ts';
import { listedClasses, listedStudents, setListed } from '../listed-repository.ts';
import { caseDocumentRows } from '../release.ts';
import { applyInfo, newProject } from './edits.ts';
import { withFilledDocuments } from './filled-documents.ts';
import * as lists from './list-repository.ts';
import { assertAuthor } from './policy.ts';
import { readingUpTo } from './preview.ts';
import { reachOf, runningOf } from './reach-repository.ts';
import * as repository from './repository.ts';
import { type Inspect, isSound, withCheckedFlow } from './soundness.ts';

type Authored = repository.AuthoredRow;

/** All cases, those that are still being made too. */
export async function listManaged(
  { database }: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof projectManageList>,
): Promise<OutputOf<typeof projectManageList>> {
  assertAuthor(caller);
  const found = await lists.listManaged(database, input);
  return { ...found, page: input.page, size: input.size };
}

/** A case as authored. */
export async function readManaged(
  { database }: Deps,
  caller: Caller,
  projectId: number,
): Promise<OutputOf<typeof projectManageDetail>> {
  assertAuthor(caller);
  const [row, found, students, classes] = await Promise.all([
    lists.managedRow(database, projectId),
    repository.authoredById(database, projectId),
    listedStudents(database, projectId),
    listedClasses(database, projectId),
  ]);
  if (!row || !found) refuse('not_found');
  const { flow, revision } = found;
  const body = alignProject(found.body, flow);
  const versions = await lists.publishedVersions(database, found.flow_id);
  const newest = versions[0];
  return {
    ...row,
    revision,
    flow,
    body,
    newer: newest && newest.version > row.version ? newest : null,
    versions,
    students,
    classes,
    faults: await faultsOf(database, { ...found, body }, await isSound(flow)),
  };
}

async function faultsOf(
  reader: Reader,
  row: Omit<Authored, 'owner_id'>,
  isSound: boolean,
): Promise<ProjectFault[]> {
  const { opens_at, closes_at, listed_count, body, code } = row;
  const isUnlisted = body.opening_mode === 'specified' && listed_count === 0;
  return projectFaults({
    ...row,
    isSound,
    isJumpTarget: isUnlisted && (await repository.isJumpTarget(reader, code)),
    opens_at: opens_at?.getTime() ?? null,
    closes_at: closes_at?.getTime() ?? null,
  });
}

/** What is said of a case when it is made. */
export type Created = Omit<ParsedInputOf<typeof projectCreate>, 'flow_id' | 'pattern'>;

/** A new case on a published version. */
export async function createProject(
  deps: Deps,
  caller: Caller,
  { flow_id, name, grade, course_id, request_id }: Created & { readonly flow_id: number },
): Promise<ProjectSaved> {
  assertAuthor(caller);
  const code = codeOf('p', caller, request_id);
  return withCheckedFlow(deps, { flow_id }, inspectInThread, async (tx, soundnessOf) => {
    const { flow, flow_revision, experiment_type } = await standingOn(tx, flow_id);
    const courseId = course_id ?? null;
    await assertKnown(tx, { courseId, studentIds: [], classIds: [] });
    const body = alignProject(newProject(flow, { name, grade }), flow);
    const made = { flow_id, course_id: courseId, experiment_type, opens_at: null, closes_at: null, body };
    const isSound = soundnessOf({ flow_id, flow_revision });
    return addProject(deps, tx, caller, { ...made, code }, isSound);
  });
}

/** What the log calls a case. */
export function titleOf({ body, code }: Pick<repository.NewProject, 'body' | 'code'>): string {
  return named({ name: body.name, code });
}

/** A new case, still closed; the one there is already, where the same wish came before. */
export async function addProject(
  deps: Deps,
  tx: Transaction,
  caller: Caller,
  made: Omit<repository.NewProject, 'owner_id' | 'ready'>,
  isSound: boolean,
): Promise<ProjectSaved> {
  const project = { ...made, owner_id: caller.id, ready: false };
  const id = await repository.addProject(tx, project, new Date(deps.clock()));
  if (id === null) return readMade(tx, made.code, isSound);
  await recordAudit(tx, { action: 'project_saved', actorId: caller.id, target: `project ${titleOf(made)}` });
  return readMade(tx, made.code, isSound);
}

/** A case that was just made, or made before by the same wish. */
export async function readMade(tx: Transaction, code: string, isSound: boolean): Promise<ProjectSaved> {
  const row = (await repository.authoredByCode(tx, code)) ?? refuse('not_found');
  return { project_id: row.id, revision: row.revision, faults: await faultsOf(tx, row, isSound) };
}

async function standingOn(tx: Transaction, flowId: number) {
  const found = (await repository.flowFor(tx, flowId)) ?? refuse('not_found');
  if (!found.published) refuse('not_published');
  return found;
}

export async function assertKnown(
  tx: Transaction,
  wanted: Parameters<typeof repository.areKnown>[1],
): Promise<void> {
  if (!(await repository.areKnown(tx, wanted))) refuse('bad_parameter', { info: 'not_one_of' });
}

export interface Change {
  readonly project_id: number;
  readonly revision: number;
  /** The version that the case is moved to, if it is. */
  readonly flow_id?: number | undefined;
}

/** What makes another case out of one; null when it names what is not there. */
type Work = (row: Authored, tx: Transaction) => Promise<Authored | null> | Authored | null;

/** Changes a case as its saver last saw it. One that is open to students stays complete. */
export async function changeProject(
  deps: Deps,
  caller: Caller,
  { project_id, revision, flow_id }: Change,
  work: Work,
  inspect: Inspect = inspectInThread,
): Promise<ProjectSaved> {
  assertAuthor(caller);
  const of = flow_id === undefined ? { project_id } : { flow_id };
  return withCheckedFlow(deps, of, inspect, async (tx, soundnessOf) => {
    const row = (await repository.lockAuthored(tx, project_id)) ?? refuse('not_found');
    if (row.revision !== revision) refuse('changed_meanwhile', { revision: row.revision });
    const aligned = { ...row, body: alignProject(row.body, row.flow) };
    const made = (await work(aligned, tx)) ?? refuse('bad_parameter', { data: 'not_one_of' });
    const changed = { ...made, body: withFilledDocuments(aligned.body, made.body) };
    const faults = await faultsOf(tx, changed, soundnessOf(changed));
    if (changed.ready && faults.length > 0) refuse('project_incomplete', { faults });
    const kept = await repository.keepProject(tx, changed, new Date(deps.clock()));
    if (!isDeepStrictEqual(aligned.body, changed.body)) await tellRooms(deps, tx, project_id);
    await recordAudit(tx, { action: 'project_saved', actorId: caller.id, target: `project ${titleOf(row)}` });
    return { project_id, revision: kept, faults };
  });
}

/** Rooms show a case as it is, not as it was when their run began. */
async function tellRooms({ bus }: Deps, tx: Transaction, projectId: number): Promise<void> {
  const eids = await runningOf(tx, projectId);
  if (eids.length > 0) tx.afterCommit(() => bus.caseChanged(eids));
}

/** The experiments that a change of a case reaches. */
export async function readReach(
  { database }: Deps,
  caller: Caller,
  { projectId, lang }: { readonly projectId: number; readonly lang: Language },
): Promise<OutputOf<typeof projectReach>> {
  assertAuthor(caller);
  if (!(await lists.managedRow(database, projectId))) refuse('not_found');
  return reachOf(database, projectId, lang);
}

/** Changes the text of a case. */
export function changeBody(
  deps: Deps,
  caller: Caller,
  change: Change,
  work: (body: CaseProject, row: Authored) => CaseProject | null,
): Promise<ProjectSaved> {
  return changeProject(deps, caller, change, (row) => {
    const body = work(row.body, row);
    return body && { ...row, body };
  });
}

/** Saves the page "info". */
export async function saveInfo(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof projectSave>,
): Promise<ProjectSaved> {
  const { info, flow_id } = input;
  return changeProject(deps, caller, input, async (row, tx) => {
    const listed = { userIds: info.student_ids, classIds: info.class_ids };
    await assertKnown(tx, {
      courseId: info.course_id,
      studentIds: info.student_ids,
      classIds: info.class_ids,
    });
    await setListed(tx, row.id, listed);
    const isMoved = flow_id !== undefined && flow_id !== row.flow_id;
    const { flow, flow_revision } = isMoved ? await standingOn(tx, flow_id) : row;
    return {
      ...row,
      flow,
      flow_revision,
      flow_id: flow_id ?? row.flow_id,
      course_id: info.course_id,
      experiment_type: info.experiment_type,
      opens_at: info.opens_at === null ? null : new Date(info.opens_at),
      closes_at: info.closes_at === null ? null : new Date(info.closes_at),
      listed_count: info.student_ids.length + info.class_ids.length,
      body: alignProject(applyInfo(row.body, info), flow),
    };
  });
}

/** Opens a case to its students, or takes it back. */
export function setState(
  deps: Deps,
  caller: Caller,
  input: ParsedInputOf<typeof projectState>,
): Promise<ProjectSaved> {
  return changeProject(deps, caller, input, (row) => ({ ...row, ready: input.ready }));
}

/** A case of its own, begun as a copy; it names nobody, and is closed. */
export async function copyProject(
  deps: Deps,
  caller: Caller,
  { project_id, name, request_id }: ParsedInputOf<typeof projectCopy>,
): Promise<ProjectSaved> {
  assertAuthor(caller);
  return withCheckedFlow(deps, { project_id }, inspectInThread, async (tx, soundnessOf) => {
    const from = (await repository.authoredById(tx, project_id)) ?? refuse('not_found');
    const { flow_id, course_id, experiment_type, opens_at, closes_at } = from;
    const body = { ...alignProject(from.body, from.flow), name };
    const made = { flow_id, course_id, experiment_type, opens_at, closes_at, body };
    const code = codeOf('p', caller, request_id);
    return addProject(deps, tx, caller, { ...made, code }, soundnessOf(from));
  });
}

/** Deletes cases, all of them or none. */
export async function deleteProjects(deps: Deps, caller: Caller, ids: readonly number[]): Promise<void> {
  assertAuthor(caller);
  const wanted = [...new Set(ids)];
  await inTransaction(deps.database, async (tx) => {
    const found = await repository.lockProjects(tx, wanted);
    if (found.length < wanted.length) refuse('not_found');
    const used = await repository.projectsInUse(tx, wanted);
    if (used.length > 0) refuse('in_use', { ids: used });
    await repository.removeProjects(tx, wanted);
    for (const project of found) {
      const target = `project ${named(project)}`;
      await recordAudit(tx, { action: 'project_saved', actorId: caller.id, target, detail: 'deleted' });
    }
  });
}

/** What a role would meet of a case's documents, by the same rules as in a run. */
export async function previewProject(
  { database }: Deps,
  caller: Caller,
  { project_id, role_id, node_id }: ParsedInputOf<typeof projectPreview>,
): Promise<OutputOf<typeof projectPreview>> {
  assertAuthor(caller);
  const found = (await repository.authoredById(database, project_id)) ?? refuse('not_found');
  const { flow } = found;
  const body = alignProject(found.body, flow);
  const role = body.roles.find((one) => one.role_id === role_id);
  if (role_id !== undefined && !role) refuse('not_found');
  if (node_id !== undefined && !flow.nodes.some(({ id }) => id === node_id)) refuse('not_found');
  const reading = readingUpTo(flow, node_id ?? null, role_id ?? null);
  return { brief: role?.brief ?? null, documents: caseDocumentRows(body, reading) };
}
