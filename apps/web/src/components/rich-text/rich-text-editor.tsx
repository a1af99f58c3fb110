import type { RichDocument } from '@lets/contract';
import { type Editor, EditorContent, type JSONContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo } from 'react';
import { editorExtensions } from './editor-schema.ts';
import { EditorToolbar, type ToolbarTools } from './editor-toolbar.tsx';
import { EditorSurroundingsContext } from './node-views.tsx';
import { sheetClassName } from './rich-text.tsx';
import editorStyles from './rich-text-editor.module.css';
import type { SlotSignature } from './signature-slot.tsx';

export interface RichTextEditorProps {
  /** Loaded once: another document, or another version of it, wants another `key` on this component. */
  initial: RichDocument;
  label: string;
  editable: boolean;
  signatures: Readonly<Record<string, SlotSignature>>;
  tools: ToolbarTools;
  onChange: (document: RichDocument) => void;
  onFieldOpen: (key: string) => void;
  onReady: (editor: Editor) => void;
}

/** The document editor: a toolbar over the sheet. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { initial, label, editable, signatures, tools, onChange, onFieldOpen, onReady } = props;
  const editor = useEditor({
    extensions: editorExtensions,
    content: initial as JSONContent,
    editable,
    editorProps: {
      attributes: {
        class: sheetClassName,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-readonly': String(!editable),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getJSON() as RichDocument),
  });
  useEffect(() => editor.setEditable(editable, false), [editor, editable]);
  useEffect(() => onReady(editor), [editor, onReady]);
  const surroundings = useMemo(() => ({ signatures, onFieldOpen }), [signatures, onFieldOpen]);
  return (
    <EditorSurroundingsContext.Provider value={surroundings}>
      <div className={editorStyles.editor}>
        {editable && <EditorToolbar editor={editor} tools={tools} />}
        <div className={editorStyles.desk}>
          <EditorContent editor={editor} />
        </div>
      </div>
    </EditorSurroundingsContext.Provider>
  );
}
