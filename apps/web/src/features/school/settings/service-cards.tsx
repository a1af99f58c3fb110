import {
  assistantStatus,
  LIMITS,
  type Settings,
  settingGet,
  settingSave,
  wechatBinding,
} from '@lets/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { useUnsaved } from '../../../components/leave-guard/use-unsaved.ts';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { askBrand } from '../../../lib/brand.ts';
import { useFaults } from '../../../lib/faults.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import styles from './setting.module.css';

interface CardProps {
  readonly settings: Settings;
}

function useSave(onSaved: () => void) {
  const { t } = useTranslation('setting');
  return useAct(settingSave, {
    shown: 'at-fields',
    invalidates: [settingGet, assistantStatus, wechatBinding],
    onSuccess: () => {
      void askBrand();
      onSaved();
      toast(t('saved'), { type: 'success' });
    },
  });
}

/** The service that answers in the assistant's window. */
export function AssistantCard({ settings }: CardProps) {
  const { t } = useTranslation(['setting', 'system', 'common']);
  const [url, setUrl] = useState(settings.assistant_base_url);
  const [model, setModel] = useState(settings.assistant_model);
  const [key, setKey] = useState('');
  const save = useSave(() => setKey(''));
  const status = useCall(
    assistantStatus,
    {},
    { quiet: 'the card says what is set; where texts go is said beside it' },
  );
  const fault = useFaults(save.error);
  const isConfigured =
    (settings.assistant_base_url !== '' && settings.assistant_model !== '') ||
    settings.assistant_in_environment;
  const state = !isConfigured ? 'none' : settings.assistant_on ? 'is_on' : 'is_off';
  const isChanged =
    url.trim() !== settings.assistant_base_url || model.trim() !== settings.assistant_model || key !== '';
  useUnsaved(isChanged);

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate({
      assistant_base_url: url.trim(),
      assistant_model: model.trim(),
      ...(key && { assistant_key: key }),
    });
  }

  return (
    <Card className={styles.card ?? ''}>
      <header className={styles.head}>
        <h2>{t('assistant.title')}</h2>
        <Tag tone={state === 'is_on' ? 'jade' : 'quiet'}>{t(`assistant.${state}`)}</Tag>
      </header>
      <p className={styles.text}>
        {t('assistant.text')}
        {settings.assistant_in_environment && t('assistant.from_env')}
        {status.data?.host && t('assistant.goes_to', { host: status.data.host })}
      </p>
      <form onSubmit={submit}>
        <div className={styles.languages}>
          <Field
            label={t('assistant.url')}
            hint={t('assistant.url_hint')}
            error={fault('assistant_base_url') ? t('assistant.url_wrong') : null}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="url"
                maxLength={LIMITS.link}
                value={url}
                placeholder={t('system:setting.app_link_example')}
                onChange={(event) => setUrl(event.target.value)}
              />
            )}
          </Field>
          <Field label={t('assistant.model')} error={fault('assistant_model')}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={LIMITS.model_name}
                value={model}
                onChange={(event) => setModel(event.target.value)}
              />
            )}
          </Field>
        </div>
        <SecretField
          label={t('assistant.key')}
          isSet={settings.assistant_key_set}
          value={key}
          onChange={setKey}
          onRemove={() => save.mutate({ assistant_key: '' })}
        />
        <footer className={styles.foot}>
          <Button onClick={() => save.mutate({ assistant_on: !settings.assistant_on })}>
            {t(settings.assistant_on ? 'assistant.turn_off' : 'assistant.turn_on')}
          </Button>
          <Button type="submit" busy={save.isPending} disabled={!isChanged}>
            {t('common:act.save')}
          </Button>
        </footer>
      </form>
    </Card>
  );
}

/** The application at WeChat that people log in through. */
export function WechatCard({ settings }: CardProps) {
  const { t } = useTranslation(['setting', 'common']);
  const [id, setId] = useState(settings.wechat_app_id);
  const [secret, setSecret] = useState('');
  const save = useSave(() => setSecret(''));
  const fault = useFaults(save.error);
  const isConfigured =
    (settings.wechat_app_id !== '' && settings.wechat_secret_set) || settings.wechat_in_environment;
  const isChanged = id.trim() !== settings.wechat_app_id || secret !== '';
  useUnsaved(isChanged);
  const state = !settings.wechat_on ? 'is_off' : isConfigured ? 'is_on' : 'none';

  function submit(event: FormEvent) {
    event.preventDefault();
    save.mutate({ wechat_app_id: id.trim(), ...(secret && { wechat_secret: secret }) });
  }

  return (
    <Card className={styles.card ?? ''}>
      <header className={styles.head}>
        <h2>{t('wechat.title')}</h2>
        <Tag tone={state === 'is_on' ? 'jade' : 'quiet'}>{t(`assistant.${state}`)}</Tag>
      </header>
      <p className={styles.text}>
        {t('wechat.text')}
        {settings.wechat_in_environment && t('assistant.from_env')}
      </p>
      <form onSubmit={submit}>
        <div className={styles.languages}>
          <Field label={t('wechat.app_id')} error={fault('wechat_app_id') ? t('wechat.id_wrong') : null}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={LIMITS.wechat_app_id}
                value={id}
                onChange={(event) => setId(event.target.value)}
              />
            )}
          </Field>
          <SecretField
            label={t('wechat.secret')}
            isSet={settings.wechat_secret_set}
            value={secret}
            onChange={setSecret}
            onRemove={() => save.mutate({ wechat_secret: '' })}
          />
        </div>
        <footer className={styles.foot}>
          <Button onClick={() => save.mutate({ wechat_on: !settings.wechat_on })}>
            {t(settings.wechat_on ? 'assistant.turn_off' : 'assistant.turn_on')}
          </Button>
          <Button type="submit" busy={save.isPending} disabled={!isChanged}>
            {t('common:act.save')}
          </Button>
        </footer>
      </form>
    </Card>
  );
}

/** Written and never read: the server tells only whether there is one. */
function SecretField(props: {
  label: string;
  isSet: boolean;
  value: string;
  onChange: (value: string) => void;
  onRemove: () => void;
}) {
  const { label, isSet, value, onChange, onRemove } = props;
  const { t } = useTranslation('setting');
  return (
    <div className={styles.secret}>
      <Field label={label} hint={t(isSet ? 'secret.set' : 'secret.unset')}>
        {(control) => (
          <TextInput
            {...control}
            type="password"
            autoComplete="new-password"
            maxLength={LIMITS.token}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      {isSet && (
        <Button variant="text" onClick={onRemove}>
          {t('secret.remove')}
        </Button>
      )}
    </div>
  );
}
