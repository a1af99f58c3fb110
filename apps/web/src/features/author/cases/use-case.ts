import {
  CODE,
  type ManagedProject,
  type ProjectInfo,
  type ProjectSaved,
  projectDocsDelete,
  projectDocsSave,
  projectDocsTemplate,
  projectRoleSave,
  projectSave,
  projectSkipSave,
  projectState,
} from '@lets/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { ApiError, call } from '../../../lib/api-client.ts';

const PAUSE = 800;

export type SaveState =
  | { readonly is: 'saved'; readonly at: number | null }
  | { readonly is: 'waiting' | 'saving' | 'conflict' }
  /** `incomplete`: the case is open, and would no longer be complete. */
  | { readonly is: 'failed'; readonly why: 'network' | 'refused' | 'incomplete' };

export type Change = (project: ManagedProject) => ManagedProject;
type Place = { readonly project_id: number; readonly revision: number };
type Job = (project: ManagedProject, place: Place) => Promise<ProjectSaved>;

export interface CaseEdit {
  readonly project: ManagedProject;
  readonly state: SaveState;
  /** Changes the case on the screen and keeps it after a pause. */
  readonly editInfo: (change: Change) => void;
  readonly editRoles: (change: Change) => void;
  readonly editJumps: (change: Change) => void;
  readonly editDocument: (id: string, change: Change) => void;
  readonly removeDocument: (id: string) => void;
  readonly editTemplate: (nodeId: string, templateId: string, change: Change) => void;
  /** Keeps everything, then opens the case to its students or takes it back; whether it was done. */
  readonly setReady: (isReady: boolean) => Promise<boolean>;
  /** Keeps everything, then moves the case to another version of the workflow; whether it was done. */
  readonly moveTo: (flowId: number) => Promise<boolean>;
  readonly flush: () => Promise<boolean>;
}

/** Pure: what the page "info" sends. */
export function infoOf(project: ManagedProject): ProjectInfo {
  const { body, course, experiment_type, opens_at, closes_at, students, classes } = project;
  const { roles: _, documents: __, jumps: ___, templates: ____, ...texts } = body;
  return {
    ...texts,
    experiment_type,
    course_id: course?.id ?? null,
    opens_at,
    closes_at,
    student_ids: students.map(({ id }) => id),
    class_ids: classes.map(({ id }) => id),
  };
}

const saveInfo: Job = (project, place) => call(projectSave, { ...place, info: infoOf(project) }, QUIET);
const saveRoles: Job = ({ body }, place) => call(projectRoleSave, { ...place, roles: body.roles }, QUIET);
const saveJumps: Job = ({ body }, place) => call(projectSkipSave, { ...place, jumps: body.jumps }, QUIET);
const QUIET = { silent: true } as const;

function saveDocument(id: string): Job {
  return ({ body }, place) => {
    const document = body.documents.find((one) => one.id === id);
    return document
      ? call(projectDocsSave, { ...place, document }, QUIET)
      : call(projectDocsDelete, { ...place, doc_id: id }, QUIET);
  };
}

function saveTemplate(node_id: string, template_id: string): Job {
  return (project, place) => {
    const own = project.body.templates?.find(
      (one) => one.node_id === node_id && one.template_id === template_id,
    );
    return call(projectDocsTemplate, { ...place, node_id, template_id, body: own?.body ?? null }, QUIET);
  };
}

function failureOf(error: unknown): SaveState {
  if (!(error instanceof ApiError)) return { is: 'failed', why: 'network' };
  if (error.code === CODE.changed_meanwhile) return { is: 'conflict' };
  return { is: 'failed', why: error.code === CODE.project_incomplete ? 'incomplete' : 'refused' };
}

/** One case under its author's hands: as it is on the screen, kept part by part as it changes, one after the other. */
export function useCase(detail: ManagedProject): CaseEdit {
  const [project, setProject] = useState(detail);
  const [state, setState] = useState<SaveState>({ is: 'saved', at: null });
  const now = useRef({ project: detail, revision: detail.revision, jobs: new Map<string, Job>() });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const line = useRef<Promise<boolean>>(Promise.resolve(true));

  const show = useCallback((change: Change) => {
    now.current.project = change(now.current.project);
    setProject(now.current.project);
  }, []);

  const perform = useCallback(
    async (job: Job): Promise<boolean> => {
      const { project: sent, revision } = now.current;
      try {
        const saved = await job(sent, { project_id: sent.id, revision });
        now.current.revision = saved.revision;
        show((shown) => ({ ...shown, faults: saved.faults }));
        return true;
      } catch (error) {
        setState(failureOf(error));
        return false;
      }
    },
    [show],
  );

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    line.current = line.current.then(async () => {
      const { jobs } = now.current;
      for (const [key, job] of jobs) {
        setState({ is: 'saving' });
        jobs.delete(key);
        if (await perform(job)) continue;
        // What was refused waits for the next try, unless it was changed again meanwhile.
        if (!jobs.has(key)) jobs.set(key, job);
        return false;
      }
      setState((before) => (before.is === 'saving' ? { is: 'saved', at: Date.now() } : before));
      return true;
    });
    return line.current;
  }, [perform]);

  const edit = useCallback(
    (key: string, job: Job, change: Change) => {
      show(change);
      now.current.jobs.set(key, job);
      setState((before) => (before.is === 'conflict' ? before : { is: 'waiting' }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE);
    },
    [flush, show],
  );

  const act = useCallback(
    async (job: Job, after: Change): Promise<boolean> => {
      if (!(await flush())) return false;
      setState({ is: 'saving' });
      if (!(await perform(job))) return false;
      show(after);
      setState({ is: 'saved', at: Date.now() });
      return true;
    },
    [flush, perform, show],
  );

  useLeaveGuard(() => now.current.jobs.size > 0, flush);
  return useMemo(
    () => ({
      project,
      state,
      editInfo: (change) => edit('info', saveInfo, change),
      editRoles: (change) => edit('roles', saveRoles, change),
      editJumps: (change) => edit('jumps', saveJumps, change),
      editDocument: (id, change) => edit(`doc ${id}`, saveDocument(id), change),
      removeDocument: (id) =>
        edit(`doc ${id}`, saveDocument(id), (shown) => ({
          ...shown,
          body: { ...shown.body, documents: shown.body.documents.filter((one) => one.id !== id) },
        })),
      editTemplate: (nodeId, templateId, change) =>
        edit(`template ${nodeId} ${templateId}`, saveTemplate(nodeId, templateId), change),
      setReady: (ready) =>
        act(
          (_, place) => call(projectState, { ...place, ready }, QUIET),
          (shown) => ({ ...shown, ready }),
        ),
      moveTo: (flow_id) =>
        act(
          (shown, place) => call(projectSave, { ...place, info: infoOf(shown), flow_id }, QUIET),
          (shown) => shown,
        ),
      flush,
    }),
    [project, state, edit, act, flush],
  );
}

/** Whoever leaves waits for the moment that keeping takes; closing the window with something unsaved is asked about. */
function useLeaveGuard(isUnsaved: () => boolean, flush: () => Promise<boolean>): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void flush().then((isKept) => (isKept ? blocker.proceed() : blocker.reset()));
  }, [blocker, flush]);
}
