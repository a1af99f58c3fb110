import { type Settings, settingGet, settingSave } from '@lets/contract';
import { Select } from 'antd';
import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { useUnsaved } from '../../../components/leave-guard/use-unsaved.ts';
import { Card } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { askBrand } from '../../../lib/brand.ts';
import { useFaults } from '../../../lib/faults.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import styles from './setting.module.css';
import { zoneChoices } from './zone-choices.ts';

const MINUTE_MS = 60_000;

/** By whose clocks the school tells time. */
export function ZoneCard({ settings }: { settings: Settings }) {
  const { t } = useTranslation(['setting', 'common']);
  const { language } = useFormat();
  const now = useNow(MINUTE_MS);
  const [zone, setZone] = useState(settings.zone);
  const choices = useMemo(() => zoneChoices(language, settings.zone), [language, settings.zone]);
  const save = useAct(settingSave, {
    shown: 'at-fields',
    invalidates: [settingGet],
    onSuccess: () => {
      void askBrand();
      toast(t('saved'), { type: 'success' });
    },
  });
  const fault = useFaults(save.error);
  const isChanged = zone !== settings.zone;
  useUnsaved(isChanged);

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate({ zone });
  }

  return (
    <Card className={styles.card ?? ''}>
      <header className={styles.head}>
        <h2>{t('zone.title')}</h2>
      </header>
      <p className={styles.text}>{t('zone.text')}</p>
      <form onSubmit={submit}>
        <Field
          label={t('zone.label')}
          hint={t('zone.now', { time: formatDateTime(now, language, zone) })}
          error={fault('zone') ? t('zone.wrong') : null}
        >
          {({ id, ...described }) => (
            <Select
              id={id}
              aria-describedby={described['aria-describedby']}
              className={styles.zone ?? ''}
              showSearch={{ optionFilterProp: 'search' }}
              value={zone}
              options={choices}
              onChange={setZone}
            />
          )}
        </Field>
        <footer className={styles.foot}>
          <Button type="submit" busy={save.isPending} disabled={!isChanged}>
            {t('common:act.save')}
          </Button>
        </footer>
      </form>
    </Card>
  );
}
