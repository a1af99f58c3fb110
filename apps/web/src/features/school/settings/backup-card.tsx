import { BACKUP_RANGES, type Settings, settingGet, settingSave } from '@lets/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { useUnsaved } from '../../../components/leave-guard/use-unsaved.ts';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { isWithin, NumberField } from './number-field.tsx';
import styles from './setting.module.css';

type Figure = keyof typeof BACKUP_RANGES;
const FIGURES = Object.keys(BACKUP_RANGES) as Figure[];

const isRight = (key: Figure, text: string) => isWithin(text, BACKUP_RANGES[key]);

/** Whether and when a backup is made every night, how many are kept, and how often one is tried. */
export function BackupCard({ settings }: { settings: Settings }) {
  const { t } = useTranslation(['backup', 'setting', 'common']);
  const [draft, setDraft] = useState({
    backup_hour: String(settings.backup_hour),
    backup_keep: String(settings.backup_keep),
    backup_try_days: String(settings.backup_try_days),
  });
  const save = useAct(settingSave, {
    invalidates: [settingGet],
    onSuccess: () => toast(t('setting:saved'), { type: 'success' }),
  });
  const isChanged = FIGURES.some((key) => draft[key] !== String(settings[key]));
  useUnsaved(isChanged);
  const isWrong = FIGURES.some((key) => !isRight(key, draft[key]));

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(Object.fromEntries(FIGURES.map((key) => [key, Number(draft[key])])));
  }

  return (
    <Card className={styles.card ?? ''}>
      <header className={styles.head}>
        <h2>{t('card.title')}</h2>
        <Tag tone={settings.backup_on ? 'jade' : 'quiet'}>
          {t(settings.backup_on ? 'card.is_on' : 'card.is_off')}
        </Tag>
      </header>
      <p className={styles.text}>{t('card.text')}</p>
      <form onSubmit={submit}>
        <div className={styles.numbers}>
          {FIGURES.map((key) => {
            const [min, max] = BACKUP_RANGES[key];
            return (
              <NumberField
                key={key}
                label={t(`card.${key}`)}
                error={isRight(key, draft[key]) ? null : t('card.wrong', { min, max })}
                hint={t(key === 'backup_try_days' ? 'card.try_range' : 'card.range', { min, max })}
                value={draft[key]}
                onChange={(value) => setDraft({ ...draft, [key]: value })}
              />
            );
          })}
        </div>
        <footer className={styles.foot}>
          <Button onClick={() => save.mutate({ backup_on: !settings.backup_on })}>
            {t(settings.backup_on ? 'card.turn_off' : 'card.turn_on')}
          </Button>
          <Button type="submit" busy={save.isPending} disabled={isWrong || !isChanged}>
            {t('common:act.save')}
          </Button>
        </footer>
      </form>
    </Card>
  );
}
