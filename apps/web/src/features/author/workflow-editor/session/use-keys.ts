import { useReactFlow } from '@xyflow/react';
import { useEffect } from 'react';
import { useFit } from '../canvas/use-fit.ts';
import { clipOf, paste, readClip, writeClip } from '../model/clipboard.ts';
import { nudge, remove } from '../model/edits.ts';
import { notesOf } from '../model/notes.ts';
import { type Editor, useEditor } from './editor.ts';
import { useAddNote } from './use-add-note.ts';
import { useCentre } from './use-centre.ts';

export interface KeyActs {
  rename(): void;
  find(): void;
  connect(): void;
  shortcuts(): void;
  list(): void;
  add(): void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -10],
  ArrowDown: [0, 10],
  ArrowLeft: [-10, 0],
  ArrowRight: [10, 0],
};

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, dialog, [role="menu"], .ant-select') !== null
  );
}

/** Everything the editor does, by the keyboard; the sheet of shortcuts lists it. */
export function useKeys(acts: KeyActs): void {
  const editor = useEditor();
  const canvas = useReactFlow();
  const centre = useCentre();
  const fit = useFit();
  const addNote = useAddNote();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && event.key.toLowerCase() === 'f') {
        event.preventDefault();
        acts.find();
        return;
      }
      if (isTyping(event.target)) return;
      if (run(event, isCommand)) event.preventDefault();
    };
    const run = (event: KeyboardEvent, isCommand: boolean): boolean => {
      const { key, shiftKey } = event;
      if (isCommand) return runCommand(editor, key.toLowerCase(), shiftKey);
      const arrow = ARROWS[key];
      if (arrow) return event.altKey ? follow(editor, arrow, centre) : move(editor, arrow, shiftKey);
      const focused = nodeUnder(event.target);
      if ((key === 'Enter' || key === ' ') && focused) {
        const now = editor.store.get().selected;
        editor.select(shiftKey ? [...now, focused] : [focused]);
        return true;
      }
      if (event.altKey) return false;
      return runPlain(key);
    };
    const runPlain = (key: string): boolean => {
      const erase = () => editor.edit((flow) => remove(flow, editor.store.get().selected));
      const plain: Readonly<Record<string, () => void>> = {
        delete: erase,
        backspace: erase,
        escape: () => editor.select([]),
        f2: acts.rename,
        n: acts.add,
        m: addNote,
        c: acts.connect,
        l: acts.list,
        '?': acts.shortcuts,
        '+': () => void canvas.zoomIn(),
        '=': () => void canvas.zoomIn(),
        '-': () => void canvas.zoomOut(),
        '0': fit,
      };
      const act = plain[key.toLowerCase()];
      act?.();
      return act !== undefined;
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [editor, canvas, centre, fit, addNote, acts]);
  useClipboard(editor);
}

function runCommand(editor: Editor, key: string, shift: boolean): boolean {
  if (key === 'z') {
    if (shift) editor.redo();
    else editor.undo();
    return true;
  }
  if (key === 'y') {
    editor.redo();
    return true;
  }
  if (key === 'a') {
    editor.select([...editor.flow().nodes, ...notesOf(editor.flow())].map(({ id }) => id));
    return true;
  }
  if (key === 'd') {
    duplicate(editor);
    return true;
  }
  return false;
}

export function duplicate(editor: Editor): void {
  const clip = clipOf(editor.flow(), editor.store.get().selected);
  if (clip.nodes.length > 0) editor.make((flow) => paste(flow, clip, null));
}

function move(editor: Editor, [dx, dy]: readonly [number, number], isFar: boolean): boolean {
  const { selected } = editor.store.get();
  if (selected.size === 0) return false;
  const step = isFar ? 5 : 1;
  editor.edit((flow) => nudge(flow, selected, dx * step, dy * step), 'nudge');
  return true;
}

/** With Alt, an arrow goes to the nearest node that way. */
function follow(editor: Editor, [dx, dy]: readonly [number, number], centre: (id: string) => void): boolean {
  const { nodes } = editor.flow();
  const [only] = editor.store.get().selected;
  const from = nodes.find(({ id }) => id === only) ?? nodes[0];
  if (!from) return false;
  const ahead = nodes.flatMap(({ id, position }) => {
    const [x, y] = [position.x - from.position.x, position.y - from.position.y];
    const along = (x * dx + y * dy) / 10;
    const aside = Math.abs(x * dy + y * dx) / 10;
    return along > 0 ? [{ id, cost: along + 2 * aside }] : [];
  });
  const nearest = ahead.sort((a, b) => a.cost - b.cost)[0];
  if (nearest) centre(nearest.id);
  return true;
}

function nodeUnder(target: EventTarget | null): string | null {
  const element = target instanceof Element ? target.closest('.react-flow__node, .react-flow__edge') : null;
  return element?.getAttribute('data-id') ?? null;
}

/** The system's own clipboard, so that a piece goes to another flow in another tab. */
function useClipboard(editor: Editor): void {
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      const clip = clipOf(editor.flow(), editor.store.get().selected);
      if (isTyping(event.target) || clip.nodes.length === 0 || !event.clipboardData) return;
      if (window.getSelection()?.toString()) return;
      event.preventDefault();
      event.clipboardData.setData('text/plain', writeClip(clip));
      if (event.type === 'cut') editor.edit((flow) => remove(flow, editor.store.get().selected));
    };
    const put = (event: ClipboardEvent) => {
      if (isTyping(event.target)) return;
      const clip = readClip(event.clipboardData?.getData('text/plain') ?? '');
      if (!clip) return;
      event.preventDefault();
      editor.make((flow) => paste(flow, clip, null));
    };
    document.addEventListener('copy', copy);
    document.addEventListener('cut', copy);
    document.addEventListener('paste', put);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', copy);
      document.removeEventListener('paste', put);
    };
  }, [editor]);
}
