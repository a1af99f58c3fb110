import { type CaseAttachment, fileUploadAuthoring, messageOf } from '@lets/contract';
import { useRef, useState } from 'react';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { FileLink } from '../../../../components/file-link/file-link.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { ApiError, call } from '../../../../lib/api-client.ts';
import { useUploadLimit } from '../../../../lib/brand.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useLatest } from '../../../../lib/use-latest.ts';
import form from '../form.module.css';
import listed from '../info/listed.module.css';
import styles from './files.module.css';

const MOST = 20;

/** The files that go with a document: scans, tables, recordings. */
export function Files(props: {
  files: readonly CaseAttachment[];
  onChange: (files: CaseAttachment[]) => void;
}) {
  const { files, onChange } = props;
  const latest = useLatest(props);
  const { t } = useTranslation(['project', 'common']);
  const format = useFormat();
  const limit = useUploadLimit();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setFault('');
    if (file.size > limit.bytes)
      return setFault(messageOf('file_refused', { limit: limit.bytes })[format.language]);
    setBusy(true);
    try {
      const { file_id, name, mime, size } = await call(fileUploadAuthoring, {}, { file, shown: 'in-place' });
      latest.current.onChange([...latest.current.files, { file_id, name, mime, size }]);
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : t('common:error.network'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <fieldset className={classNames(form.group, listed.items, styles.files)}>
      <legend>{t('doc.files')}</legend>
      <ul>
        {files.map((file) => (
          <li key={file.file_id}>
            <Icon name="attach" size={15} />
            <FileLink fileId={file.file_id} name={file.name}>
              {file.name}
            </FileLink>
            <small>{format.fileSize(file.size)}</small>
            <IconButton
              icon="x"
              size="sm"
              label={t('info.remove', { what: file.name })}
              onClick={() => onChange(files.filter(({ file_id }) => file_id !== file.file_id))}
            />
          </li>
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('doc.upload')}
        onChange={({ target }) => {
          void upload(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        size="sm"
        icon="upload"
        busy={isBusy}
        disabled={files.length >= MOST}
        onClick={() => input.current?.click()}
      >
        {t('doc.upload')}
      </Button>
      <small>{t('doc.upload_hint', { max: limit.max })}</small>
      {fault && (
        <small role="alert" className={form.failed}>
          {fault}
        </small>
      )}
    </fieldset>
  );
}
