import { parentPort } from 'node:worker_threads';
import * as Y from 'yjs';
import { replaceContent } from '../rich-yjs.ts';
import { judgeEdit } from './judge-edit.ts';
import { layReplica } from './lay-replica.ts';
import { type LiveQuestion, type LiveTask, type LiveTasks, MISSING } from './live-tasks.ts';
import type { Replica } from './replica.ts';

/** As many documents are held open in a thread; another is laid again when it is needed. */
const MOST_OPEN = 32;
const replicas = new Map<string, Replica>();

function hold(key: string, replica: Replica): void {
  replicas.set(key, replica);
  for (const oldest of replicas.keys()) {
    if (replicas.size <= MOST_OPEN) return;
    replicas.delete(oldest);
  }
}

/** The one used last goes last. */
function find(key: string): Replica | undefined {
  const replica = replicas.get(key);
  if (!replica) return undefined;
  replicas.delete(key);
  replicas.set(key, replica);
  return replica;
}

type Work = {
  [T in LiveTask]: (asked: LiveTasks[T]['asked']) => LiveTasks[T]['answer'] | typeof MISSING;
};

/** What is refused leaves a replica in no state to be used again. */
function withReplica<A>(key: string, use: (replica: Replica) => A): A | typeof MISSING {
  const replica = find(key);
  return replica ? use(replica) : MISSING;
}

const WORK: Work = {
  open({ key, kept }) {
    const laid = layReplica(kept);
    if (!laid) return null;
    hold(key, laid.replica);
    return { refused: laid.refused };
  },
  catchUp({ key, kept }) {
    const laid = layReplica(kept);
    if (!laid) return null;
    const before = find(key);
    hold(key, laid.replica);
    if (!before) return { missed: null };
    return { missed: Y.encodeStateAsUpdate(laid.replica.doc, Y.encodeStateVector(before.doc)) };
  },
  judge: ({ key, edit, foreign }) =>
    withReplica(key, (replica) => {
      const verdict = judgeEdit(replica, edit, foreign);
      if (verdict.kind === 'refused') replicas.delete(key);
      return verdict;
    }),
  take: ({ key, edit }) =>
    withReplica(key, (replica) => {
      try {
        replica.apply(edit);
        replica.refuseGaps();
        return true;
      } catch {
        replicas.delete(key);
        return false;
      }
    }),
  diff: ({ key, vector }) =>
    withReplica(key, ({ doc }) => {
      try {
        return { update: Y.encodeStateAsUpdate(doc, vector), vector: Y.encodeStateVector(doc) };
      } catch {
        return null;
      }
    }),
  isKnown: ({ key, edit }) =>
    withReplica(key, ({ doc }) => {
      try {
        return Y.snapshotContainsUpdate(Y.snapshot(doc), edit);
      } catch {
        return false;
      }
    }),
  forget({ key }) {
    replicas.delete(key);
    return null;
  },
  read({ kept }) {
    const laid = layReplica(kept);
    if (!laid) return null;
    const { replica, refused } = laid;
    return { content: replica.content(), state: Y.encodeStateAsUpdate(replica.doc), refused };
  },
  replace({ kept, content }) {
    const doc = layReplica(kept)?.replica.doc;
    if (!doc) return null;
    const before = Y.encodeStateVector(doc);
    replaceContent(doc, content);
    return { edit: Y.encodeStateAsUpdate(doc, before), state: Y.encodeStateAsUpdate(doc) };
  },
  lay({ content }) {
    const doc = new Y.Doc();
    replaceContent(doc, content);
    return Y.encodeStateAsUpdate(doc);
  },
};

parentPort?.on('message', ({ id, task, asked }: LiveQuestion) => {
  try {
    const work = WORK[task] as (asked: unknown) => unknown;
    parentPort?.postMessage({ id, answer: work(asked) });
  } catch (error) {
    parentPort?.postMessage({ id, fault: String(error) });
  }
});
parentPort?.postMessage('ready');
