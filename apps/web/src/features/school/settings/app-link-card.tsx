import { appQr, LIMITS, type Settings, settingGet, settingSave } from '@lets/contract';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { useUnsaved } from '../../../components/leave-guard/use-unsaved.ts';
import { QrCode } from '../../../components/qr-code/qr-code.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFaults } from '../../../lib/faults.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import styles from './setting.module.css';

/** Where the app is, as /downloadApp shows it. */
export function AppLinkCard({ settings }: { settings: Settings }) {
  const { t } = useTranslation(['system', 'common']);
  const [link, setLink] = useState(settings.app_link);
  const qr = useCall(appQr, {});
  const save = useAct(settingSave, {
    shown: 'at-fields',
    invalidates: [settingGet, appQr],
    onSuccess: () => toast(t('setting.saved'), { type: 'success' }),
  });
  const fault = useFaults(save.error);
  const isChanged = link.trim() !== settings.app_link;
  useUnsaved(isChanged);

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate({ app_link: link.trim() });
  }

  return (
    <Card className={styles.card ?? ''}>
      <header className={styles.head}>
        <h2>{t('setting.app')}</h2>
        <Link to="/downloadApp">{t('setting.see_page')}</Link>
      </header>
      <p className={styles.text}>{t('setting.app_text')}</p>
      <form className={styles.app} onSubmit={submit}>
        <div>
          <Field
            label={t('setting.app_link')}
            error={fault('app_link') ? t('setting.app_link_wrong') : null}
            hint={t('setting.app_link_hint')}
          >
            {(control) => (
              <TextInput
                {...control}
                icon="link"
                inputMode="url"
                maxLength={LIMITS.link}
                value={link}
                placeholder={t('setting.app_link_example')}
                onChange={(event) => {
                  save.reset();
                  setLink(event.target.value);
                }}
              />
            )}
          </Field>
          <footer className={styles.foot}>
            <Button type="submit" busy={save.isPending} disabled={!isChanged}>
              {t('common:act.save')}
            </Button>
          </footer>
        </div>
        <ReadFault of={qr} />
        {qr.data && <QrCode {...qr.data} width={120} label={t('download.qr', { link: qr.data.link })} />}
      </form>
    </Card>
  );
}
