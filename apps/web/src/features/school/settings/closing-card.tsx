import { LIMITS, type Settings, settingGet, settingSave } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { useUnsaved } from '../../../components/leave-guard/use-unsaved.ts';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { askSystemFlag } from '../../../lib/system-flag.ts';
import styles from './setting.module.css';

/** Whether the system is open, and what is said while it is not. */
export function ClosingCard({ settings }: { settings: Settings }) {
  const { t } = useTranslation(['system', 'common']);
  const [note, setNote] = useState(settings.closed_note);
  const [isAsking, setAsking] = useState(false);
  const isClosed = settings.system_closed;
  const save = useAct(settingSave, {
    invalidates: [settingGet],
    onSuccess: (saved) => {
      // The guards of this window know at once.
      void askSystemFlag();
      setAsking(false);
      const isStep = saved.system_closed !== isClosed;
      toast(t(!isStep ? 'setting.saved' : saved.system_closed ? 'setting.now_closed' : 'setting.now_open'), {
        type: 'success',
      });
    },
  });
  const isTooLong = [note.zh, note.en].some((text) => [...text.trim()].length > LIMITS.closing_note);
  const isChanged = note.zh !== settings.closed_note.zh || note.en !== settings.closed_note.en;
  useUnsaved(isChanged);
  return (
    <Card className={styles.card ?? ''}>
      <header className={styles.head}>
        <h2>{t('setting.opening')}</h2>
        <Tag tone={isClosed ? 'seal' : 'jade'}>{t(isClosed ? 'setting.is_closed' : 'setting.is_open')}</Tag>
      </header>
      <p className={styles.text}>{t('setting.opening_text')}</p>
      <div className={styles.languages}>
        {(['zh', 'en'] as const).map((language) => (
          <Field
            key={language}
            label={t(`setting.note_${language}`)}
            count={{ value: note[language], max: LIMITS.closing_note }}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                lang={language === 'zh' ? 'zh-CN' : 'en'}
                value={note[language]}
                placeholder={t('setting.note_hint')}
                onChange={(event) => setNote({ ...note, [language]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <footer className={styles.foot}>
        <Button
          disabled={!isChanged || isTooLong || save.isPending}
          onClick={() => save.mutate({ closed_note: note })}
        >
          {t('setting.save_note')}
        </Button>
        {isClosed ? (
          <Button
            variant="primary"
            icon="unlock"
            busy={save.isPending}
            onClick={() => save.mutate({ system_closed: false })}
          >
            {t('setting.open')}
          </Button>
        ) : (
          <Button icon="lock" disabled={isTooLong} onClick={() => setAsking(true)}>
            {t('setting.close')}
          </Button>
        )}
      </footer>
      {isAsking && (
        <ConfirmDialog
          title={t('setting.close_ask')}
          icon="lock"
          confirmLabel={t('setting.close')}
          cancelLabel={t('setting.stay_open')}
          busy={save.isPending}
          onConfirm={() => save.mutate({ system_closed: true, closed_note: note })}
          onCancel={() => setAsking(false)}
        >
          {t('setting.close_text')}
        </ConfirmDialog>
      )}
    </Card>
  );
}
