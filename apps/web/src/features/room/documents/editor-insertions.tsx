import { fileUpload } from '@lets/contract';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../components/toast/toast.tsx';
import { ApiError, call } from '../../../lib/api-client.ts';
import { brand } from '../../../lib/brand.ts';
import { useRoomContext } from '../room-context.tsx';
import { CitationDialog } from './citation-dialog.tsx';
import { InsertDialog, type Insertion } from './insert-dialog.tsx';

export type Insertable = Insertion['kind'] | 'citation' | 'image';

export interface EditorInsertionsProps {
  editor: Editor;
  kind: Insertable;
  onClose: () => void;
}

/** Puts a citation, a seal, a signature block or a picture where the caret is. */
export function EditorInsertions({ editor, kind, onClose }: EditorInsertionsProps) {
  const { detail } = useRoomContext();
  if (kind === 'image') return <PictureChoice editor={editor} onClose={onClose} />;
  const put = (type: string, attrs: object) => {
    editor.chain().focus().insertContent({ type, attrs }).run();
  };
  if (kind === 'citation') {
    return <CitationDialog onInsert={(text) => put('citation', { text })} onClose={onClose} />;
  }
  const insert = ({ kind: type, ...attrs }: Insertion) => put(type, attrs);
  return <InsertDialog kind={kind} roles={detail.flow.roles} onInsert={insert} onClose={onClose} />;
}

const PICTURES = 'image/png,image/jpeg,image/webp';

function PictureChoice({ editor, onClose }: Omit<EditorInsertionsProps, 'kind'>) {
  const { t } = useTranslation('documents');
  const { eid } = useRoomContext();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('cancel', onClose);
    element?.click();
    return () => element?.removeEventListener('cancel', onClose);
  }, [onClose]);

  const upload = async (file: File | undefined) => {
    if (!file) return onClose();
    if (file.size > brand.get().upload_bytes) {
      toast(t('picture.too_large', { max: brand.get().upload_bytes / 2 ** 20 }), { type: 'error' });
      return onClose();
    }
    try {
      const { file_id } = await call(fileUpload, { eid }, { file });
      editor
        .chain()
        .focus()
        .insertContent({ type: 'image', attrs: { file_id, alt: file.name } })
        .run();
    } catch (error) {
      if (!(error instanceof ApiError)) toast(t('picture.failed'), { type: 'error' });
    } finally {
      onClose();
    }
  };
  return (
    <input
      ref={input}
      type="file"
      hidden
      accept={PICTURES}
      aria-label={t('toolbar.image')}
      onChange={(event) => void upload(event.target.files?.[0])}
    />
  );
}
