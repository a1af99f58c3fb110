import { fileMedia, fileUploadAuthoring, type Guide, LIMITS, MEDIA_TYPES } from '@lets/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../../components/button/button.tsx';
import { TextPair } from '../../../components/text-pair/text-pair.tsx';
import { ApiError, call, fileUrl } from '../../../lib/api-client.ts';
import { brand } from '../../../lib/brand.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './guide-pictures.module.css';

type Pictures = NonNullable<Guide['pictures']>;

/** The pictures below a guide, each with a caption. */
export function GuidePictures(props: { pictures: Pictures; onChange: (pictures: Pictures) => void }) {
  const { pictures, onChange } = props;
  const { t } = useTranslation('setup');
  const format = useFormat();
  return (
    <div className={styles.pictures}>
      {pictures.map((picture, at) => (
        <div key={picture.file_id} className={styles.picture}>
          <img
            src={fileUrl(fileMedia, { file_id: picture.file_id })}
            alt={format.pick(picture.caption) || t('doc.picture_place', { at: at + 1 })}
          />
          <div className={styles.caption}>
            <TextPair
              label={t('doc.caption')}
              value={picture.caption}
              max={LIMITS.document_name}
              onChange={(caption) =>
                onChange(pictures.map((one) => (one === picture ? { ...one, caption } : one)))
              }
            />
          </div>
          <IconButton
            icon="trash"
            label={t('doc.remove_picture', { at: at + 1 })}
            onClick={() => onChange(pictures.filter((one) => one !== picture))}
          />
        </div>
      ))}
      {pictures.length < LIMITS.guide_pictures && (
        <AddPicture onAdd={(file_id) => onChange([...pictures, { file_id, caption: { zh: '', en: '' } }])} />
      )}
    </div>
  );
}

function AddPicture({ onAdd }: { onAdd: (fileId: string) => void }) {
  const { t } = useTranslation(['setup', 'common', 'documents']);
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
      const { file_id, mime } = await call(fileUploadAuthoring, {}, { file, silent: true });
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
        aria-label={t('doc.add_picture')}
        onChange={({ target }) => {
          void upload(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button size="sm" variant="text" icon="image" busy={isBusy} onClick={() => input.current?.click()}>
        {t('doc.add_picture')}
      </Button>
      {fault && <small role="alert">{fault}</small>}
    </div>
  );
}
