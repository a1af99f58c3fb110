import { Field } from '../../../components/field/field.tsx';
import { TimePicker } from '../../../components/time-picker/time-picker.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useNow } from '../../../lib/use-now.ts';
import { type Times, timesFault } from './times-fault.ts';

/** When a class task is planned, and until when it is due. */
export function TermsTimes(props: {
  terms: Times;
  edit: (change: Partial<Times>) => void;
  /** How long the case usually takes; 0: not known. */
  minutes: number;
}) {
  const { terms, edit, minutes } = props;
  const { t } = useTranslation('class-task');
  const { plannedStart, plannedEnd, deadline } = terms;
  const now = useNow(60_000);
  const fault = timesFault(terms);
  const picker = { placeholder: t('form.no_time'), format: t('form.time_format') };
  return (
    <>
      <Field label={t('form.start')}>
        {(control) => (
          <TimePicker
            control={control}
            {...picker}
            value={plannedStart}
            onChange={(time) =>
              // The end follows at the case's usual length, until it is set.
              edit({
                plannedStart: time,
                ...(time !== null && plannedEnd === null && minutes > 0
                  ? { plannedEnd: time + minutes * 60_000 }
                  : {}),
              })
            }
          />
        )}
      </Field>
      <Field label={t('form.end')} error={fault === 'end_before_start' ? t('fault.end_before_start') : null}>
        {(control) => (
          <TimePicker
            control={control}
            {...picker}
            value={plannedEnd}
            onChange={(time) => edit({ plannedEnd: time })}
          />
        )}
      </Field>
      <Field
        label={t('form.deadline')}
        hint={t('form.deadline_hint')}
        error={fault === 'deadline_before_start' ? t('fault.deadline_before_start') : null}
        warning={deadline !== null && deadline < now ? t('form.deadline_passed') : null}
      >
        {(control) => (
          <TimePicker
            control={control}
            {...picker}
            value={deadline}
            onChange={(time) => edit({ deadline: time })}
          />
        )}
      </Field>
    </>
  );
}
