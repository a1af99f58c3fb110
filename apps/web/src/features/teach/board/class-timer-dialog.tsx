import { LIMITS } from '@lets/contract';
import { useState } from 'react';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { Chip } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ClassControlDialog } from './class-control-dialog.tsx';
import styles from './class-timer-dialog.module.css';
import type { Board } from './use-board.ts';

const USUAL = [3, 5, 10, 15, 30] as const;

/** Pure: whole minutes within the limits, or null. */
function minutesOf(typed: string): number | null {
  const minutes = Number(typed);
  const fits = Number.isInteger(minutes) && minutes >= 1 && minutes <= LIMITS.timer_minutes;
  return typed.trim() !== '' && fits ? minutes : null;
}

/** Sets a timer that every room of the teams shows. */
export function ClassTimerDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  const { t } = useTranslation('class-control');
  const [typed, type] = useState('10');
  const [label, name] = useState('');
  const [stopsInPause, stop] = useState(true);
  const minutes = minutesOf(typed);
  const isReady = minutes !== null && [...label.trim()].length <= LIMITS.timer_label;
  return (
    <ClassControlDialog
      board={board}
      icon="hourglass"
      title={t('timer.title')}
      confirm={t('timer.act')}
      act={
        isReady
          ? {
              kind: 'set_timer',
              minutes,
              stops_in_pause: stopsInPause,
              ...(label.trim() && { label: label.trim() }),
            }
          : null
      }
      note={(rows) => {
        const replaced = rows.filter(({ timer }) => timer !== null).length;
        return t(replaced > 0 ? 'timer.note_replaced' : 'timer.note', { count: rows.length, replaced });
      }}
      onClose={onClose}
    >
      <Field
        label={t('timer.minutes')}
        error={minutes === null ? t('timer.minutes_fault', { max: LIMITS.timer_minutes }) : null}
        required
      >
        {(field) => (
          <div className={styles.minutes}>
            <TextInput
              {...field}
              inputMode="numeric"
              value={typed}
              maxLength={3}
              onChange={(event) => type(event.target.value)}
            />
            {USUAL.map((one) => (
              <Chip key={one} pressed={minutes === one} onClick={() => type(String(one))}>
                {t('timer.usual', { count: one })}
              </Chip>
            ))}
          </div>
        )}
      </Field>
      <Field
        label={t('timer.label')}
        count={{ value: label, max: LIMITS.timer_label }}
        hint={t('timer.label_hint')}
      >
        {(field) => <TextInput {...field} value={label} onChange={(event) => name(event.target.value)} />}
      </Field>
      <label className={styles.check}>
        <input type="checkbox" checked={stopsInPause} onChange={(event) => stop(event.target.checked)} />
        {t('timer.stops_in_pause')}
      </label>
    </ClassControlDialog>
  );
}
