import { LIMITS, meetApply } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { Field } from '../../../../components/field/field.tsx';
import { TextInput } from '../../../../components/field/inputs.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import dialog from '../frame/dialogs.module.css';
import { useBusy } from '../hooks/use-busy.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';

/** Asks another role of the section for a private talk. */
export function MeetDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['room', 'common']);
  const { node, currentRole, section, act, present } = useRoom(
    only('node', 'currentRole', 'section', 'act', 'present'),
  );
  const names = useNames();
  const [target, choose] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [isBusy, run] = useBusy(onClose);
  const online = new Set(present.map((one) => one.user_id));
  const talking = (id: string) =>
    section?.meetings.some(
      (one) =>
        [one.from_role, one.to_role].includes(id) && [one.from_role, one.to_role].includes(currentRole ?? ''),
    ) ?? false;
  const others = node.roles
    .filter(({ role_id }) => role_id !== currentRole)
    .map(({ role_id }) => names.role(role_id));
  const ask = () =>
    run(async () => {
      if (target !== null)
        await act(meetApply, { kind: 'ask', target_role: target, ...(text.trim() && { text: text.trim() }) });
    });
  return (
    <Dialog
      title={t('act.meet')}
      icon="meet"
      width={460}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button variant="primary" busy={isBusy} disabled={target === null} onClick={() => void ask()}>
            {t('meeting.ask')}
          </Button>
        </>
      }
    >
      <p>{t('meeting.text')}</p>
      {!node.meets_freely && <p>{t('meeting.host_first')}</p>}
      <div className={dialog.options} role="radiogroup" aria-label={t('meeting.with_whom')}>
        {others.map((role) => (
          <label key={role.id} className={dialog.option} data-on={role.id === target || undefined}>
            <input
              type="radio"
              name="target"
              checked={role.id === target}
              disabled={talking(role.id)}
              onChange={() => choose(role.id)}
            />
            {role.name}
            <small>
              {[role.user?.name, role.user && !online.has(role.user.id) ? t('people.offline') : '']
                .filter(Boolean)
                .join(t('separator'))}
            </small>
          </label>
        ))}
      </div>
      <br />
      <Field label={t('meeting.about')} hint={t('request.optional')}>
        {(field) => (
          <TextInput
            {...field}
            value={text}
            maxLength={LIMITS.reason}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
