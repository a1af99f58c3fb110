import { fileDisplayList, fileUpload, messagePush } from '@lets/contract';
import type { DisplayItem } from '@lets/engine';
import { useRef, useState } from 'react';
import type { IconName } from '../../../../art/icon-names.ts';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { ErrorState, Skeleton } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { call } from '../../../../lib/api-client.ts';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import dialog from '../frame/dialogs.module.css';
import { useBusy } from '../hooks/use-busy.ts';
import { useUploadCheck } from '../hooks/use-upload-check.ts';
import { only, useRoom } from '../room-context.tsx';
import { withUploads } from './with-uploads.ts';

const ICONS: Record<DisplayItem['kind'], IconName> = { document: 'file', file: 'image', material: 'stamp' };

/** Chooses what to put on the common screen; a role that may not do so at once asks the host with it. */
export function ShowDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['room', 'common']);
  const { eid, nodeId, currentRole, act, canAct } = useRoom(
    only('eid', 'nodeId', 'currentRole', 'act', 'canAct'),
  );
  const { pick } = useFormat();
  const list = useCall(
    fileDisplayList,
    { eid, nid: nodeId, role_id: currentRole ?? '' },
    { staleTime: 0, enabled: currentRole !== null },
  );
  const [chosen, choose] = useState<DisplayItem | null>(null);
  const [uploads, setUploads] = useState<readonly DisplayItem[]>([]);
  const [isBusy, run] = useBusy(onClose);
  const isFree = canAct('display');
  const listed = (list.data?.list ?? []).map(({ kind, id, name }) => ({ kind, id, name: pick(name) }));
  const items = withUploads(listed, uploads);
  const show = () =>
    run(async () => {
      if (!chosen) return;
      await (isFree
        ? act(messagePush, { kind: 'display', item: chosen })
        : act(messagePush, { kind: 'request', about: 'display', item: chosen }));
    });
  return (
    <Dialog
      title={t(isFree ? 'show.title' : 'show.title_ask')}
      icon="screen"
      width={500}
      onClose={onClose}
      footer={
        <>
          <UploadButton
            onUploaded={(item) => {
              setUploads((before) => [item, ...before]);
              choose(item);
            }}
          />
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button variant="primary" busy={isBusy} disabled={!chosen} onClick={() => void show()}>
            {t(isFree ? 'show.show' : 'show.ask')}
          </Button>
        </>
      }
    >
      <p>{t(isFree ? 'show.text' : 'show.text_ask')}</p>
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton height={46} />}
      {list.data && items.length === 0 && <p className={dialog.empty}>{t('show.none')}</p>}
      <div className={dialog.options} role="radiogroup" aria-label={t('show.title')}>
        {items.map((item) => (
          <label key={item.id} className={dialog.option} data-on={item.id === chosen?.id || undefined}>
            <input type="radio" name="item" checked={item.id === chosen?.id} onChange={() => choose(item)} />
            <Icon name={ICONS[item.kind]} size={16} />
            {item.name}
            {item.kind !== 'material' && <small>{t(`show.kind.${item.kind}`)}</small>}
          </label>
        ))}
      </div>
    </Dialog>
  );
}

/** A picture, a PDF or a text from this computer, checked before it travels. */
function UploadButton({ onUploaded }: { onUploaded: (item: DisplayItem) => void }) {
  const { t } = useTranslation('room');
  const eid = useRoom(({ eid }) => eid);
  const input = useRef<HTMLInputElement>(null);
  const check = useUploadCheck();
  const [isBusy, run] = useBusy();
  const send = (file: File) =>
    run(async () => {
      const { file_id, name } = await call(fileUpload, { eid }, { file });
      onUploaded({ kind: 'file', id: file_id, name });
    });
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={check.accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file && check.isAccepted(file)) void send(file);
        }}
      />
      <Button variant="text" icon="upload" busy={isBusy} onClick={() => input.current?.click()}>
        {t('show.upload', { max: check.max })}
      </Button>
    </>
  );
}
