import { keepable, LIMITS, type RichDocument } from '@lets/contract';
import { Collaboration } from '@tiptap/extension-collaboration';
import type { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Awareness } from 'y-protocols/awareness';
import type * as Y from 'yjs';
import { useTranslation } from '../../i18n/texts.ts';
import { useFormat } from '../../lib/use-format.ts';
import { toast } from '../toast/toast.tsx';
import { editorExtensions } from './editor-schema.ts';
import { EditorToolbar, type ToolbarTools } from './editor-toolbar.tsx';
import { EditorSurroundingsContext } from './node-views.tsx';
import { isTooLong } from './paste-limit.ts';
import { type RemarkMark, RemarkMarks, showRemarks } from './remark-marks.ts';
import { sheetClassName } from './rich-text.tsx';
import editorStyles from './rich-text-editor.module.css';
import { SharedCursors } from './shared-cursors.ts';
import type { SlotSignature } from './signature-slot.tsx';
import { TableToolbar } from './table-toolbar.tsx';

export interface RichTextEditorProps {
  /** What all who have it open write in; another document wants another `key` on this component. */
  doc: Y.Doc;
  awareness: Awareness;
  label: string;
  editable: boolean;
  signatures: Readonly<Record<string, SlotSignature>>;
  tools: ToolbarTools;
  /** Passages that are spoken of beside the page. */
  remarks: readonly RemarkMark[];
  onRemarkOpen: (id: number) => void;
  onChange: (document: RichDocument) => void;
  onFieldOpen: (key: string) => void;
  onReady: (editor: Editor) => void;
  /** Beside the sheet, scrolling with it. */
  beside?: ReactNode;
}

/** What the sheet says of itself to those who listen: it changes with its name and its pen. */
function attributesOf(label: string, editable: boolean): Record<string, string> {
  return {
    class: sheetClassName,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-readonly': String(!editable),
  };
}

/** Other programs put control characters on the clipboard, which no document may hold. */
const PASTE = { transformPastedText: keepable, transformPastedHTML: keepable };

/** The part of a shared document that its text is in. */
const FRAGMENT = 'content';

/** The document editor: a toolbar over the sheet, in which several may write at once. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { doc, awareness, label, editable, signatures, tools, remarks, beside } = props;
  const { onChange, onFieldOpen, onReady, onRemarkOpen } = props;
  const { t } = useTranslation('documents');
  const format = useFormat();
  const refuseTooLong = useCallback(
    (view: EditorView, _event: ClipboardEvent, pasted: Slice) => {
      const isRefused = isTooLong(view.state.doc, view.state.selection.content(), pasted);
      if (isRefused) toast(t('paste.too_long', { max: LIMITS.document_bytes / 1e6 }), { type: 'error' });
      return isRefused;
    },
    [t],
  );
  const telling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const words = useRef(format);
  words.current = format;
  const editor = useEditor(
    {
      extensions: [
        ...editorExtensions,
        Collaboration.configure({ document: doc, field: FRAGMENT }),
        SharedCursors.configure({
          awareness,
          label: ({ name, role }) => `${words.current.pick(role.name)} · ${name}`,
        }),
        RemarkMarks.configure({ className: editorStyles.remark ?? '', onOpen: onRemarkOpen }),
      ],
      editable,
      editorProps: { ...PASTE, handlePaste: refuseTooLong, attributes: attributesOf(label, editable) },
      // Later, and once for many: a document that arrives draws dozens of fields within one update of the screen.
      onUpdate: ({ editor: changed }) => {
        clearTimeout(telling.current);
        telling.current = setTimeout(() => {
          if (!changed.isDestroyed) onChange(changed.getJSON() as RichDocument);
        });
      },
    },
    [doc],
  );
  useEffect(
    () =>
      editor.setOptions({
        editable,
        editorProps: { ...PASTE, handlePaste: refuseTooLong, attributes: attributesOf(label, editable) },
      }),
    [editor, editable, label, refuseTooLong],
  );
  useEffect(() => {
    onReady(editor);
    onChange(editor.getJSON() as RichDocument);
  }, [editor, onReady, onChange]);
  useEffect(() => {
    const show = () => showRemarks(editor, remarks);
    if (editor.isInitialized) show();
    editor.on('create', show);
    return () => {
      editor.off('create', show);
    };
  }, [editor, remarks]);
  const surroundings = useMemo(() => ({ signatures, onFieldOpen }), [signatures, onFieldOpen]);
  return (
    <EditorSurroundingsContext.Provider value={surroundings}>
      <div className={editorStyles.editor}>
        {editable && <EditorToolbar editor={editor} tools={tools} />}
        {editable && <TableToolbar editor={editor} />}
        <div className={editorStyles.desk}>
          <div className={editorStyles.page}>
            <EditorContent editor={editor} className={editorStyles.paper} />
            {beside}
          </div>
        </div>
      </div>
    </EditorSurroundingsContext.Provider>
  );
}
