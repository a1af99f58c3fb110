import { fileMedia, fileUploadAuthoring, LIMITS, MEDIA_TYPES, type TextPictures } from '@lets/contract';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { ApiError, call, fileUrl } from '../../lib/api-client.ts';
import { brand } from '../../lib/brand.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button, IconButton } from '../button/button.tsx';
import { TextPair } from '../text-pair/text-pair.tsx';
import styles from './pictured-text.module.css';

/** The pictures of a text: where each stands, and what is written below it. */
export function PictureRows(props: {
  pictures: TextPictures;
  /** Whether the text names it, by its place from 0. */
  isPlaced: (at: number) => boolean;
  disabled: boolean;
  onPlace: (at: number) => void;
  onDrop: (at: number) => void;
  onChange: (pictures: TextPictures) => void;
  onAdd: (fileId: string) => void;
}) {
  const { pictures, isPlaced, disabled, onPlace, onDrop, onChange, onAdd } = props;
  const { t } = useTranslation('pictured');
  const format = useFormat();
  return (
    <div className={styles.pictures}>
      {pictures.map((picture, at) => (
        <div key={picture.file_id} className={styles.picture}>
          <figure>
            <img
              src={fileUrl(fileMedia, { file_id: picture.file_id })}
              alt={format.pick(picture.caption) || t('picture', { at: at + 1 })}
            />
            <figcaption>{t('picture', { at: at + 1 })}</figcaption>
          </figure>
          <div className={styles.caption}>
            <TextPair
              label={t('caption')}
              value={picture.caption}
              max={LIMITS.document_name}
              onChange={(caption) =>
                onChange(pictures.map((one) => (one === picture ? { ...one, caption } : one)))
              }
            />
            <div className={styles.place}>
              <small>{t(isPlaced(at) ? 'placed' : 'below')}</small>
              <Button size="sm" variant="text" icon="plus" disabled={disabled} onClick={() => onPlace(at)}>
                {t('place')}
              </Button>
            </div>
          </div>
          <IconButton
            icon="trash"
            label={t('remove', { at: at + 1 })}
            disabled={disabled}
            onClick={() => onDrop(at)}
          />
        </div>
      ))}
      {pictures.length < LIMITS.text_pictures && !disabled && <AddPicture onAdd={onAdd} />}
    </div>
  );
}

function AddPicture({ onAdd }: { onAdd: (fileId: string) => void }) {
  const { t } = useTranslation(['pictured', 'common', 'documents']);
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setFault('');
    const most = brand.get().upload_bytes;
    if (file.size > most) return setFault(t('documents:picture.too_large', { max: most / 2 ** 20 }));
    setBusy(true);
    try {
      const { file_id, mime } = await call(fileUploadAuthoring, {}, { file, shown: 'in-place' });
      if (mime.startsWith('image/') && MEDIA_TYPES.includes(mime)) onAdd(file_id);
      else setFault(t('documents:picture.none'));
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : t('common:error.network'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.add}>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        hidden
        aria-label={t('add')}
        onChange={({ target }) => {
          void upload(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button size="sm" variant="text" icon="image" busy={isBusy} onClick={() => input.current?.click()}>
        {t('add')}
      </Button>
      {fault && <small role="alert">{fault}</small>}
    </div>
  );
}
