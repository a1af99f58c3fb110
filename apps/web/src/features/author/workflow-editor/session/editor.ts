import type { Flow } from '@lets/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../../../lib/store.ts';
import { adopt, beginHistory, type History, record, redo, undo } from '../model/history.ts';
import { notesOf } from '../model/notes.ts';

export interface EditorState {
  readonly history: History;
  /** Nodes, ways and notes; their ids are unique together. */
  readonly selected: ReadonlySet<string>;
}

/** One flow being drawn: what it is now, what is chosen, and the ways to change it. */
export interface Editor {
  readonly store: Store<EditorState>;
  readonly canEdit: boolean;
  flow(): Flow;
  /** Changes the flow; changes with the same tag that follow each other are taken back together. */
  edit(change: (flow: Flow) => Flow, tag?: string): void;
  /** Changes the flow and chooses what came of it. */
  make(change: (flow: Flow) => readonly [Flow, string | null | ReadonlySet<string>]): void;
  /** Takes over what others changed. */
  adopt(flow: Flow): void;
  undo(): void;
  redo(): void;
  select(ids: Iterable<string>): void;
}

export function createEditor(flow: Flow, canEdit: boolean): Editor {
  const store = createStore<EditorState>({ history: beginHistory(flow), selected: new Set() });
  const change = (next: (history: History) => History) => {
    if (!canEdit) return;
    store.set((now) => {
      const history = next(now.history);
      return history === now.history ? now : { history, selected: still(history.flow, now.selected) };
    });
  };
  return {
    store,
    canEdit,
    flow: () => store.get().history.flow,
    edit: (next, tag) => change((history) => record(history, next(history.flow), tag)),
    make(next) {
      if (!canEdit) return;
      const [made, ids] = next(store.get().history.flow);
      change((history) => record(history, made));
      if (ids !== null) this.select(typeof ids === 'string' ? [ids] : ids);
    },
    adopt: (flow) => change((history) => adopt(history, flow)),
    undo: () => change(undo),
    redo: () => change(redo),
    select(ids) {
      const next = new Set(ids);
      store.set((now) => (isSameSet(now.selected, next) ? now : { ...now, selected: next }));
    },
  };
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((id) => b.has(id));
}

/** What is gone cannot be chosen. */
function still(flow: Flow, selected: ReadonlySet<string>): ReadonlySet<string> {
  const ids = new Set([...flow.nodes, ...flow.transitions, ...notesOf(flow)].map(({ id }) => id));
  const left = new Set([...selected].filter((id) => ids.has(id)));
  return left.size === selected.size ? selected : left;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('outside a flow editor');
  return editor;
}

/** A part of the editor's state; renders again only when that part is another. */
export function useEditorState<T>(pick: (state: EditorState) => T): T {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}

export function useDrawnFlow(): Flow {
  return useEditorState(({ history }) => history.flow);
}

export function useSelected(): ReadonlySet<string> {
  return useEditorState(({ selected }) => selected);
}
