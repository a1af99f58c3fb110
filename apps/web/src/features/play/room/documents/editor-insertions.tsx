import { fileUpload } from '@lets/contract';
import type { Editor } from '@tiptap/react';
import { InsertDialog, type Insertion } from '../../../../components/rich-text/insert-dialog.tsx';
import { PictureChoice } from '../../../../components/rich-text/picture-choice.tsx';
import { call } from '../../../../lib/api-client.ts';
import { only, useRoom } from '../room-context.tsx';
import { CitationDialog } from './citation-dialog.tsx';

export type Insertable = Insertion['kind'] | 'citation' | 'image';

export interface EditorInsertionsProps {
  editor: Editor;
  kind: Insertable;
  onClose: () => void;
}

/** Puts a citation, a seal, a signature block or a picture where the caret is. */
export function EditorInsertions({ editor, kind, onClose }: EditorInsertionsProps) {
  const { detail, eid } = useRoom(only('detail', 'eid'));
  if (kind === 'image') {
    return (
      <PictureChoice editor={editor} keep={(file) => call(fileUpload, { eid }, { file })} onClose={onClose} />
    );
  }
  const put = (type: string, attrs: object) => {
    editor.chain().focus().insertContent({ type, attrs }).run();
  };
  if (kind === 'citation') {
    return <CitationDialog onInsert={(text) => put('citation', { text })} onClose={onClose} />;
  }
  const insert = ({ kind: type, ...attrs }: Insertion) => put(type, attrs);
  return <InsertDialog kind={kind} roles={detail.flow.roles} onInsert={insert} onClose={onClose} />;
}
