import { control, LIMITS, transQuery } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Menu } from '../../../../components/menu/menu.tsx';
import { ReadFault } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useOpen } from '../../../../lib/use-open.ts';
import { only, useRoom } from '../room-context.tsx';
import styles from './bar.module.css';
import dialog from './dialogs.module.css';
import { GuideDialog } from './guide-dialog.tsx';
import { TextDialog } from './text-dialog.tsx';

type Window = 'guide' | 'ban' | 'move_on';

/** What a mentor may do while watching; every intervention is in the record with their name. */
export function StaffMenu() {
  const { t } = useTranslation('room');
  const { isPaused, canAct, act } = useRoom(only('isPaused', 'canAct', 'act'));
  const isRunning = useRoom(({ state }) => state.status === 'in_progress');
  const [window, open, close] = useOpen<Window>();
  const tell = (work: Promise<unknown>) => void work.catch(() => null);
  if (!isRunning) return null;
  return (
    <>
      <Menu
        label={t('staff.watching')}
        buttonClass={styles.staff ?? ''}
        items={[
          { key: 'guide', label: t('staff.guide'), icon: 'compass', onSelect: () => open('guide') },
          isPaused
            ? {
                key: 'lift',
                label: t('staff.lift'),
                icon: 'play',
                onSelect: () => tell(act(control, { kind: 'lift' })),
              }
            : { key: 'ban', label: t('staff.ban'), icon: 'ban', onSelect: () => open('ban') },
          ...(canAct('end_vote')
            ? [
                {
                  key: 'vote',
                  label: t('staff.end_vote'),
                  icon: 'ballot' as const,
                  onSelect: () => tell(act(control, { kind: 'end_vote' })),
                },
              ]
            : []),
          ...(canAct('move_on')
            ? [
                {
                  key: 'move',
                  label: t('staff.move_on'),
                  icon: 'skip' as const,
                  onSelect: () => open('move_on'),
                },
              ]
            : []),
        ]}
      >
        <Icon name="eye" size={16} />
        {t('staff.watching')}
        <Icon name="cd" size={13} />
      </Menu>
      {window === 'guide' && <GuideDialog onClose={close} />}
      {window === 'ban' && <BanDialog onClose={close} />}
      {window === 'move_on' && <MoveOnDialog onClose={close} />}
    </>
  );
}

function BanDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('room');
  const act = useRoom(({ act }) => act);
  return (
    <TextDialog
      title={t('staff.ban')}
      label={t('staff.ban_label')}
      hint={t('staff.ban_hint')}
      max={LIMITS.reason}
      confirm={t('staff.ban')}
      onSend={(reason) => act(control, { kind: 'ban', reason })}
      onClose={onClose}
    />
  );
}

function MoveOnDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['room', 'common']);
  const { act, nodeId, eid, detail } = useRoom(only('act', 'nodeId', 'eid', 'detail'));
  const { pick } = useFormat();
  const options = useCall(transQuery, { flow_id: detail.flow_id, node_id: nodeId, eid }, { staleTime: 0 });
  const [chosen, choose] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  // Staff know the flow as it was written: only right options move a section on.
  const right = new Set(detail.flow.transitions.filter(({ kind }) => kind === 'advance').map(({ id }) => id));
  const send = async () => {
    if (chosen === null) return;
    setBusy(true);
    try {
      await act(control, { kind: 'move_on', trans_id: chosen });
      onClose();
    } catch {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t('staff.move_on')}
      icon="skip"
      iconTone="plum"
      width={440}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button variant="primary" busy={isBusy} disabled={chosen === null} onClick={() => void send()}>
            {t('staff.move_on')}
          </Button>
        </>
      }
    >
      <p>{t('staff.move_on_text')}</p>
      <ReadFault of={options} />
      <div className={dialog.options} role="radiogroup" aria-label={t('staff.move_on')}>
        {(options.data?.list ?? [])
          .filter(({ id }) => right.has(id))
          .map(({ id, label }) => (
            <label key={id} className={dialog.option} data-on={id === chosen || undefined}>
              <input type="radio" name="way" checked={id === chosen} onChange={() => choose(id)} />
              {pick(label)}
            </label>
          ))}
      </div>
    </Dialog>
  );
}
