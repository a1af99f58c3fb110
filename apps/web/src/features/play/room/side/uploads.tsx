import { fileGet, fileList, fileUpload, type OutputOf } from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { ErrorState, SkeletonRows } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { ApiError, call, fileUrl } from '../../../../lib/api-client.ts';
import { brand } from '../../../../lib/brand.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { callKey, useCall } from '../../../../lib/query.ts';
import { getSocket, onGap } from '../../../../lib/socket.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useUploadCheck } from '../hooks/use-upload-check.ts';
import { only, useRoom } from '../room-context.tsx';
import tab from './documents-tab.module.css';
import styles from './uploads.module.css';

type Uploaded = OutputOf<typeof fileList>['list'][number];

/** What the team has put in from its own computers, and the way to put in more. */
export function Uploads() {
  const { t } = useTranslation('uploads');
  const { eid, me } = useRoom(only('eid', 'me'));
  const isRunning = useRoom(({ state }) => state.status === 'in_progress');
  const read = useCall(fileList, { eid });
  const client = useQueryClient();
  useEffect(() => {
    const socket = getSocket();
    const look = () => void client.invalidateQueries({ queryKey: callKey(fileList, { eid }) });
    const onAdded = (added: { eid: number }) => added.eid === eid && look();
    socket.on('file_added', onAdded);
    // What came while the line was down is fetched when it is back.
    const stopWatching = onGap(socket, look);
    return () => {
      socket.off('file_added', onAdded);
      stopWatching();
    };
  }, [client, eid]);
  const list = read.data?.list ?? [];
  const mayUpload = me.isMember && isRunning;
  if (!mayUpload && list.length === 0) return null;
  return (
    <section>
      <h3 className={tab.group}>
        {t('title')}
        <small>{list.length}</small>
      </h3>
      {mayUpload && <UploadRow />}
      {read.isError && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <SkeletonRows count={2} height={48} />}
      <ul aria-label={t('title')}>
        {list.map((file) => (
          <FileRow key={file.file_id} file={file} />
        ))}
      </ul>
    </section>
  );
}

function FileRow({ file }: { file: Uploaded }) {
  const { openItem, reading } = useRoom(only('openItem', 'reading'));
  const format = useFormat();
  const { file_id, name, mime, size, uploaded_by, uploaded_at } = file;
  return (
    <li>
      <button
        type="button"
        className={classNames(tab.row, reading?.id === file_id && tab.open)}
        onClick={() => openItem({ kind: 'file', id: file_id, name })}
      >
        {mime.startsWith('image/') ? (
          <img className={styles.thumb} src={fileUrl(fileGet, { file_id })} alt="" loading="lazy" />
        ) : (
          <span className={styles.thumb}>
            <Icon name={mime.startsWith('video/') ? 'play' : 'file'} size={17} />
            <small>{KIND[mime]}</small>
          </span>
        )}
        <span className={tab.name}>
          <b>{name}</b>
          <small>{[uploaded_by.name, format.moment(uploaded_at), format.fileSize(size)].join(' · ')}</small>
        </span>
      </button>
    </li>
  );
}

const KIND: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'DOC',
  'application/vnd.ms-excel': 'XLS',
  'application/vnd.ms-powerpoint': 'PPT',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'text/plain': 'TXT',
  'video/mp4': 'MP4',
};

interface Sending {
  readonly name: string;
  readonly fraction: number;
  readonly refusal: string | null;
}

function UploadRow() {
  const { t } = useTranslation(['uploads', 'common']);
  const eid = useRoom(({ eid }) => eid);
  const input = useRef<HTMLInputElement>(null);
  const check = useUploadCheck();
  const [sending, setSending] = useState<Sending | null>(null);
  const isUnderWay = sending !== null && sending.refusal === null;
  const send = async (file: File) => {
    const tell = (more: Partial<Sending>) =>
      setSending({ name: file.name, fraction: 0, refusal: null, ...more });
    tell({});
    try {
      await call(
        fileUpload,
        { eid },
        { file, shown: 'in-place', onProgress: (fraction) => tell({ fraction }) },
      );
      setSending(null);
    } catch (error) {
      tell({ refusal: error instanceof ApiError ? error.message : t('broken') });
    }
  };
  return (
    <div className={styles.upload}>
      <input
        ref={input}
        type="file"
        hidden
        accept={check.accept}
        aria-label={t('upload')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file && check.isAccepted(file)) void send(file);
        }}
      />
      {isUnderWay ? (
        <p className={styles.sending} role="status">
          <span>{t('sending', { name: sending.name, percent: Math.round(sending.fraction * 100) })}</span>
          <progress max={1} value={sending.fraction} aria-label={t('upload')} />
        </p>
      ) : (
        <p className={styles.offer}>
          <Button size="sm" icon="upload" onClick={() => input.current?.click()}>
            {t('upload')}
          </Button>
          <small>
            {t('hint', { size: brand.get().upload_bytes / 2 ** 20 })}
            <br />
            {t('private')}
          </small>
        </p>
      )}
      {sending?.refusal && (
        <p className={styles.refusal} role="alert">
          <Icon name="alert" size={15} />
          <span>{t('refused', { name: sending.name, why: sending.refusal })}</span>
          <IconButton icon="x" size="sm" label={t('common:act.close')} onClick={() => setSending(null)} />
        </p>
      )}
    </div>
  );
}
