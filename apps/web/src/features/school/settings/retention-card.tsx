import { KEEP_RANGES, retentionPreview, type Settings, settingGet, settingSave } from '@lets/contract';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { useUnsaved } from '../../../components/leave-guard/use-unsaved.ts';
import { ReadFault } from '../../../components/states/states.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { isWithin, NumberField } from './number-field.tsx';
import styles from './setting.module.css';

type Keeping = keyof typeof KEEP_RANGES;
const KEEPINGS = Object.keys(KEEP_RANGES) as Keeping[];

const isRight = (what: Keeping, text: string) => isWithin(text, KEEP_RANGES[what], { zero: true });

const toNumbers = (draft: Readonly<Record<Keeping, string>>) =>
  Object.fromEntries(KEEPINGS.map((what) => [what, Number(draft[what])])) as Record<Keeping, number>;

/** For how long what is of no use any more is kept, and what would go at once. */
export function RetentionCard({ settings }: { settings: Settings }) {
  const { t } = useTranslation(['privacy', 'common', 'setting']);
  const [draft, setDraft] = useState(
    () =>
      Object.fromEntries(KEEPINGS.map((what) => [what, String(settings[what])])) as Record<Keeping, string>,
  );
  const [isAsking, setAsking] = useState(false);
  const isWrong = KEEPINGS.some((what) => !isRight(what, draft[what]));
  const isChanged = KEEPINGS.some((what) => draft[what] !== String(settings[what]));
  useUnsaved(isChanged);
  const counted = useDeferredValue(draft);
  const preview = useCall(retentionPreview, toNumbers(counted), { enabled: !isWrong && isChanged });
  const save = useAct(settingSave, {
    invalidates: [settingGet],
    onSuccess: () => {
      setAsking(false);
      toast(t('setting:saved'), { type: 'success' });
    },
    onError: () => setAsking(false),
  });
  const going = preview.data ? KEEPINGS.reduce((sum, what) => sum + (preview.data?.[what] ?? 0), 0) : 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (going > 0) setAsking(true);
    else save.mutate(toNumbers(draft));
  };
  return (
    <Card className={styles.card ?? ''}>
      <header className={styles.head}>
        <h2>{t('keep.title')}</h2>
      </header>
      <p className={styles.text}>{t('keep.text')}</p>
      <form onSubmit={submit}>
        <div className={styles.zeroed}>
          {KEEPINGS.map((what) => {
            const [min, max] = KEEP_RANGES[what];
            const count = isChanged ? (preview.data?.[what] ?? 0) : 0;
            return (
              <NumberField
                key={what}
                label={t(`keep.${what}`)}
                error={isRight(what, draft[what]) ? null : t('keep.wrong', { min, max })}
                warning={count > 0 ? t(`keep.gone_${what}`, { count }) : null}
                hint={t('keep.range', { min, max })}
                value={draft[what]}
                onChange={(value) => setDraft({ ...draft, [what]: value })}
              />
            );
          })}
        </div>
        <ReadFault of={preview} />
        <footer className={styles.foot}>
          <Button
            type="submit"
            busy={save.isPending}
            disabled={isWrong || !isChanged || counted !== draft || !preview.data}
          >
            {t('common:act.save')}
          </Button>
        </footer>
      </form>
      {isAsking && (
        <ConfirmDialog
          title={t('keep.ask', { count: going })}
          confirmLabel={t('keep.confirm')}
          cancelLabel={t('common:act.cancel')}
          busy={save.isPending}
          onConfirm={() => save.mutate(toNumbers(draft))}
          onCancel={() => setAsking(false)}
        >
          <p>{t('keep.ask_text')}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
