import { control, LIMITS, transQuery } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Menu } from '../../../components/menu/menu.tsx';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useRoomContext } from '../room-context.tsx';
import styles from './bar.module.css';
import dialog from './dialogs.module.css';

type Window = 'guide' | 'ban' | 'move_on' | null;

/** What a mentor may do while watching; every intervention is in the record with their name. */
export function StaffMenu() {
  const { t } = useTranslation('room');
  const { isBanned, canAct, act, state } = useRoomContext();
  const [window, open] = useState<Window>(null);
  const close = () => open(null);
  const tell = (work: Promise<unknown>) => void work.catch(() => null);
  if (state.status !== 'in_progress') return null;
  return (
    <>
      <Menu
        label={t('staff.watching')}
        buttonClass={styles.staff ?? ''}
        items={[
          { key: 'guide', label: t('staff.guide'), icon: 'compass', onSelect: () => open('guide') },
          isBanned
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

function TextDialog(props: {
  title: string;
  label: string;
  hint: string;
  max: number;
  confirm: string;
  onSend: (text: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation('common');
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isReady = text.trim() !== '' && [...text].length <= props.max;
  const send = async () => {
    setBusy(true);
    try {
      await props.onSend(text.trim());
      props.onClose();
    } catch {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={props.title}
      icon="compass"
      iconTone="plum"
      width={460}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>{t('act.cancel')}</Button>
          <Button variant="primary" busy={isBusy} disabled={!isReady} onClick={() => void send()}>
            {props.confirm}
          </Button>
        </>
      }
    >
      <Field label={props.label} count={{ value: text, max: props.max }} hint={props.hint} required>
        {(field) => (
          <TextArea {...field} rows={5} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
    </Dialog>
  );
}

function GuideDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('room');
  const { act } = useRoomContext();
  return (
    <TextDialog
      title={t('staff.guide')}
      label={t('staff.guide_label')}
      hint={t('staff.guide_hint')}
      max={LIMITS.guidance}
      confirm={t('staff.send')}
      onSend={(text) => act(control, { kind: 'guide', text })}
      onClose={onClose}
    />
  );
}

function BanDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('room');
  const { act } = useRoomContext();
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
  const { act, nid, eid, detail } = useRoomContext();
  const { pick } = useFormat();
  const options = useCall(transQuery, { flow_id: detail.flow_id, node_id: nid, eid }, { staleTime: 0 });
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
