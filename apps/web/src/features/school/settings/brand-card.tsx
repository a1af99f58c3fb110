import { LIMITS, type Settings, settingGet, settingSave } from '@lets/contract';
import { type FormEvent, useRef, useState } from 'react';
import markUrl from '../../../art/mark.svg?url';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea, TextInput } from '../../../components/field/inputs.tsx';
import { useUnsaved } from '../../../components/leave-guard/use-unsaved.ts';
import { Card } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { askBrand } from '../../../lib/brand.ts';
import { useAct } from '../../../lib/query.ts';
import styles from './setting.module.css';

const LANGUAGES = ['zh', 'en'] as const;
const LARGEST_LOGO = 60 * 1024;

type Draft = Pick<Settings, 'product' | 'logo' | 'login_headline' | 'login_text'>;

/** What the school calls the product and how it greets, in both languages. */
export function BrandCard({ settings }: { settings: Settings }) {
  const { t } = useTranslation(['setting', 'common']);
  const { product, logo, login_headline, login_text } = settings;
  const start: Draft = { product, logo, login_headline, login_text };
  const [draft, setDraft] = useState(start);
  const save = useAct(settingSave, {
    invalidates: [settingGet],
    onSuccess: () => {
      void askBrand();
      toast(t('saved'), { type: 'success' });
    },
  });
  const set = (key: keyof Draft, language: 'zh' | 'en', value: string) =>
    setDraft((now) => ({ ...now, [key]: { ...now[key], [language]: value } }));
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  useUnsaved(isChanged);
  const isTooLong = LANGUAGES.some(
    (language) =>
      [...draft.product[language].trim()].length > LIMITS.product_name ||
      [...draft.login_headline[language].trim()].length > LIMITS.product_name ||
      [...draft.login_text[language].trim()].length > LIMITS.login_text,
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate(draft);
  }

  return (
    <Card className={styles.card ?? ''}>
      <header className={styles.head}>
        <h2>{t('title')}</h2>
      </header>
      <p className={styles.text}>{t('text')}</p>
      <form onSubmit={submit}>
        <div className={styles.languages}>
          {LANGUAGES.map((language) => (
            <fieldset key={language} className={styles.fields}>
              <legend>{t(language)}</legend>
              <LogoField value={draft.logo[language]} onChange={(value) => set('logo', language, value)} />
              {(['product', 'login_headline'] as const).map((key) => (
                <Field
                  key={key}
                  label={t(key === 'product' ? 'product' : 'headline')}
                  count={{ value: draft[key][language], max: LIMITS.product_name }}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      lang={language === 'zh' ? 'zh-CN' : 'en'}
                      value={draft[key][language]}
                      onChange={(event) => set(key, language, event.target.value)}
                    />
                  )}
                </Field>
              ))}
              <Field
                label={t('greeting')}
                count={{ value: draft.login_text[language], max: LIMITS.login_text }}
              >
                {(control) => (
                  <TextArea
                    {...control}
                    rows={2}
                    lang={language === 'zh' ? 'zh-CN' : 'en'}
                    value={draft.login_text[language]}
                    onChange={(event) => set('login_text', language, event.target.value)}
                  />
                )}
              </Field>
            </fieldset>
          ))}
        </div>
        <footer className={styles.foot}>
          <Button type="submit" busy={save.isPending} disabled={isTooLong || !isChanged}>
            {t('common:act.save')}
          </Button>
        </footer>
      </form>
    </Card>
  );
}

function LogoField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('setting');
  const input = useRef<HTMLInputElement>(null);

  function take(file: File | undefined) {
    if (!file) return;
    if (file.size > LARGEST_LOGO) return toast(t('logo_large'), { type: 'error' });
    const reader = new FileReader();
    reader.onload = () => onChange(String(reader.result));
    reader.readAsDataURL(file);
  }

  return (
    <div className={styles.logo}>
      <img src={value || markUrl} width={44} height={44} alt="" />
      <div>
        <b>{t('logo')}</b>
        <small>{t('logo_hint')}</small>
      </div>
      <Button size="sm" onClick={() => input.current?.click()}>
        {t('logo_pick')}
      </Button>
      {value && (
        <Button size="sm" variant="text" onClick={() => onChange('')}>
          {t('logo_drop')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('logo_pick')}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
