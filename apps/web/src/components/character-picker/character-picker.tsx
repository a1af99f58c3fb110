import { fileUploadAuthoring, type RoleType, type Side } from '@lets/contract';
import { useRef, useState } from 'react';
import { CHARACTERS } from '../../art/character-catalog.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { ApiError, call } from '../../lib/api-client.ts';
import { useUploadLimit } from '../../lib/brand.ts';
import { uploadedPicture } from '../../lib/uploaded-picture.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Face } from '../face/face.tsx';
import styles from './character-picker.module.css';

/** Who a role looks like: one of the drawn people, those in its dress first, or a picture of its own. */
export function CharacterPicker(props: {
  character: string;
  type: RoleType;
  side: Side;
  name: string;
  onChange: (character: string) => void;
}) {
  const { character, type, side, name, onChange } = props;
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  const choose = (key: string) => {
    onChange(key);
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={styles.face}
        aria-label={t('character.choose', { name })}
        title={t('character.choose', { name })}
        onClick={() => setOpen(true)}
      >
        <Face character={character} side={side} size={52} />
      </button>
      {isOpen && (
        <PickDialog
          character={character}
          type={type}
          side={side}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function PickDialog(props: {
  character: string;
  type: RoleType;
  side: Side;
  onChoose: (character: string) => void;
  onClose: () => void;
}) {
  const { character, type, side, onChoose, onClose } = props;
  const { t } = useTranslation('common');
  const format = useFormat();
  const limit = useUploadLimit();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const fits = (key: string) => CHARACTERS.find((one) => one.key === key)?.dress.includes(type) ?? false;
  const ordered = [...CHARACTERS].sort((a, b) => Number(fits(b.key)) - Number(fits(a.key)));
  const upload = async (file: File | undefined) => {
    if (!file) return;
    if (!file.type.startsWith('image/') || file.size > limit.bytes) {
      setFault(t('character.wrong_file', { max: limit.max }));
      return;
    }
    setBusy(true);
    try {
      onChoose((await call(fileUploadAuthoring, {}, { file, shown: 'in-place' })).file_id);
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : t('error.network'));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t('character.title')}
      width={560}
      onClose={onClose}
      footer={
        <>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            hidden
            onChange={({ target }) => void upload(target.files?.[0])}
          />
          <Button icon="upload" busy={isBusy} onClick={() => input.current?.click()}>
            {t('character.upload')}
          </Button>
        </>
      }
    >
      <ul className={styles.grid}>
        {uploadedPicture(character) && (
          <li>
            <button type="button" aria-pressed onClick={() => onChoose(character)}>
              <Face character={character} side={side} size={64} />
              <span>{t('character.own')}</span>
            </button>
          </li>
        )}
        {ordered.map((entry) => (
          <li key={entry.key}>
            <button type="button" aria-pressed={entry.key === character} onClick={() => onChoose(entry.key)}>
              <Face character={entry.key} side={side} size={64} />
              <span>{format.pick(entry.name)}</span>
            </button>
          </li>
        ))}
      </ul>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </Dialog>
  );
}
