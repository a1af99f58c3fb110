import {
  type Bilingual,
  INTEGRATION_SECRETS,
  type Integration,
  integrationList,
  integrationSave,
  isElsewhere,
  LIMITS,
  type SecretName,
} from '@lets/contract';
import { ConfigProvider } from 'antd';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { LeaveGuard } from '../../../components/leave-guard/leave-guard.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFaults } from '../../../lib/faults.ts';
import { useAct } from '../../../lib/query.ts';
import { SECTIONS } from './fields.ts';
import styles from './integrations.module.css';
import { SecretField } from './secret-field.tsx';
import { SettingField } from './setting-field.tsx';

type Start = Pick<Integration, 'kind' | 'name' | 'is_on' | 'settings' | 'secrets_set'> & Partial<Integration>;

interface IntegrationFormProps {
  start: Start;
  onUnsaved?: (isUnsaved: boolean) => void;
  onSaved: (saved: Integration) => void;
}

interface Draft {
  readonly name: Bilingual;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Those that were entered; '' takes one away. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** The settings of one service. Secrets are sent and never shown again. */
export function IntegrationForm({ start, onUnsaved, onSaved }: IntegrationFormProps) {
  const { t } = useTranslation(['integrations', 'common']);
  const [base, setBase] = useState(start);
  const fresh = ({ name, settings }: Start): Draft => ({ name, settings, secrets: {} });
  const [draft, setDraft] = useState(() => fresh(start));
  const { kind, is_on, in_environment = false } = start;
  const isChanged = JSON.stringify(draft) !== JSON.stringify(fresh(base));
  const hasSaved = useRef(false);
  const save = useAct(integrationSave, {
    shown: 'at-fields',
    invalidates: [integrationList],
    onSuccess: (saved) => {
      hasSaved.current = true;
      setBase(saved);
      setDraft(fresh(saved));
      onSaved(saved);
    },
  });
  const form = useRef<HTMLFormElement>(null);
  const fault = useFaults(save.error);
  useEffect(() => onUnsaved?.(isChanged), [onUnsaved, isChanged]);
  useEffect(() => {
    if (save.error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [save.error]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const { name, settings, secrets } = draft;
    const id = start.id === undefined ? {} : { id: start.id };
    save.mutate({ ...id, kind, name: trimmed(name), is_on, settings, secrets });
  }
  const set = (changes: Draft['settings']) =>
    setDraft((now) => ({ ...now, settings: { ...now.settings, ...changes } }));
  const setSecret = (name: SecretName, value: string | null) =>
    setDraft((now) => {
      const { [name]: _before, ...others } = now.secrets;
      return { ...now, secrets: value === null ? others : { ...others, [name]: value } };
    });
  return (
    <ConfigProvider componentDisabled={in_environment}>
      <LeaveGuard isUnsaved={() => isChanged && !hasSaved.current} />
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        {in_environment && <p className={styles.fixed}>{t('environment_text')}</p>}
        <fieldset disabled={in_environment} className={styles.sheets}>
          <Card className={styles.card ?? ''}>
            <div className={styles.pair}>
              {(['zh', 'en'] as const).map((language) => (
                <Field
                  key={language}
                  label={t(`name_${language}`)}
                  required
                  error={fault(`name.${language}`)}
                  hint={language === 'zh' ? t('name_hint') : null}
                >
                  {(control) => (
                    <TextInput
                      {...control}
                      lang={language}
                      maxLength={LIMITS.integration_name}
                      value={draft.name[language]}
                      onChange={({ target }) =>
                        setDraft({ ...draft, name: { ...draft.name, [language]: target.value } })
                      }
                    />
                  )}
                </Field>
              ))}
            </div>
          </Card>
          {SECTIONS[kind].map(({ words, fields }) => (
            <Card key={words} className={styles.card ?? ''}>
              <h2>{t(`section.${words}`)}</h2>
              <div className={styles.fields}>
                {fields.map((field) => (
                  <SettingField
                    key={field.name}
                    field={field}
                    settings={draft.settings}
                    knownClass={base.class ?? null}
                    fault={fault}
                    onChange={set}
                  />
                ))}
                {words === 'server' &&
                  INTEGRATION_SECRETS[kind].map((name) => (
                    <SecretField
                      key={name}
                      name={name}
                      isSet={base.secrets_set.includes(name)}
                      isMoved={isElsewhere(base.settings, draft.settings)}
                      value={draft.secrets[name] ?? null}
                      onChange={(value) => setSecret(name, value)}
                    />
                  ))}
              </div>
            </Card>
          ))}
        </fieldset>
        {!in_environment && (
          <footer className={styles.foot}>
            <Button type="submit" variant="primary" busy={save.isPending} disabled={!isChanged}>
              {t('common:act.save')}
            </Button>
          </footer>
        )}
      </form>
    </ConfigProvider>
  );
}

const trimmed = ({ zh, en }: Bilingual): Bilingual => ({ zh: zh.trim(), en: en.trim() });
