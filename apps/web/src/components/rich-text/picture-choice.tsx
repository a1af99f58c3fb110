import type { UploadedFile } from '@lets/contract';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { ApiError } from '../../lib/api-client.ts';
import { brand } from '../../lib/brand.ts';
import { toast } from '../toast/toast.tsx';

const PICTURES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Asks for a picture at once, keeps it by `keep` and puts it where the caret is. */
export function PictureChoice(props: {
  editor: Editor;
  keep: (file: File) => Promise<UploadedFile>;
  onClose: () => void;
}) {
  const { editor, keep, onClose } = props;
  const { t } = useTranslation('documents');
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
      const { file_id, mime } = await keep(file);
      // The server looks at what is in it: a paper named like a picture is none.
      if (PICTURES.includes(mime)) {
        const attrs = { file_id, alt: file.name.replace(/\.[^.]*$/, '').slice(0, 200) };
        editor.chain().focus().insertContent({ type: 'image', attrs }).run();
      } else toast(t('picture.none'), { type: 'error' });
    } catch (error) {
      // A refusal has been told in a toast.
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
      accept={PICTURES.join(',')}
      aria-label={t('toolbar.image')}
      onChange={(event) => void upload(event.target.files?.[0])}
    />
  );
}
