import { SETTING_RANGES, type Settings, settingGet, settingSave } from '@lets/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { useUnsaved } from '../../../components/leave-guard/use-unsaved.ts';
import { Card } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { askBrand } from '../../../lib/brand.ts';
import { useAct } from '../../../lib/query.ts';
import { isWithin, NumberField } from './number-field.tsx';
import styles from './setting.module.css';

type Rule = keyof typeof SETTING_RANGES;
const RULES = Object.keys(SETTING_RANGES) as Rule[];

const isRight = (rule: Rule, text: string) => isWithin(text, SETTING_RANGES[rule]);

/** How strong passwords must be, how long a log-in lasts, how much may be uploaded. */
export function RulesCard({ settings }: { settings: Settings }) {
  const { t } = useTranslation(['setting', 'common']);
  const [draft, setDraft] = useState(
    () => Object.fromEntries(RULES.map((rule) => [rule, String(settings[rule])])) as Record<Rule, string>,
  );
  const save = useAct(settingSave, {
    invalidates: [settingGet],
    onSuccess: () => {
      void askBrand();
      toast(t('saved'), { type: 'success' });
    },
  });
  const isChanged = RULES.some((rule) => draft[rule] !== String(settings[rule]));
  useUnsaved(isChanged);
  const isWrong = RULES.some((rule) => !isRight(rule, draft[rule]));

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(Object.fromEntries(RULES.map((rule) => [rule, Number(draft[rule])])));
  }

  return (
    <Card className={styles.card ?? ''}>
      <header className={styles.head}>
        <h2>{t('rules.title')}</h2>
      </header>
      <p className={styles.text}>{t('rules.text')}</p>
      <form onSubmit={submit}>
        <div className={styles.numbers}>
          {RULES.map((rule) => {
            const [min, max] = SETTING_RANGES[rule];
            return (
              <NumberField
                key={rule}
                label={t(`rules.${rule}`)}
                error={isRight(rule, draft[rule]) ? null : t('rules.wrong', { min, max })}
                hint={rule === 'password_kinds' ? t('rules.kinds_hint') : t('rules.range', { min, max })}
                value={draft[rule]}
                onChange={(value) => setDraft({ ...draft, [rule]: value })}
              />
            );
          })}
        </div>
        <footer className={styles.foot}>
          <Button type="submit" busy={save.isPending} disabled={isWrong || !isChanged}>
            {t('common:act.save')}
          </Button>
        </footer>
      </form>
    </Card>
  );
}
