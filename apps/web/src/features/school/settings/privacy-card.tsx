import {
  LIMITS,
  type OutputOf,
  privacyDemand,
  privacyDraft,
  privacyNotice,
  privacyPublish,
  processingRegister,
} from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { useUnsaved } from '../../../components/leave-guard/use-unsaved.ts';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { download } from '../../../lib/download.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './setting.module.css';

type Draft = OutputOf<typeof privacyDraft>;

/** The privacy notice, whether consent is demanded, and the register of processing; a super administrator's. */
export function PrivacyCard() {
  const { t } = useTranslation('privacy');
  const read = useCall(privacyDraft, {});
  return (
    <Card className={styles.card ?? ''}>
      <QueryView<Draft> query={read} skeleton={<SkeletonRows count={1} height={160} />}>
        {(draft) => <Inside key={draft.notice?.version ?? 0} draft={draft} />}
      </QueryView>
      <footer className={styles.foot}>
        <Button icon="download" onClick={() => void download(processingRegister, {})}>
          {t('set.register')}
        </Button>
      </footer>
    </Card>
  );
}

function Inside({ draft }: { draft: Draft }) {
  const { t } = useTranslation(['privacy', 'common']);
  const format = useFormat();
  const { notice, is_demanded, agreed, people, standard } = draft;
  const before = notice?.body ?? standard;
  const [body, setBody] = useState(before);
  const [asked, setAsked] = useState<'publish' | 'demand' | 'stop' | null>(null);
  const isChanged = body.zh !== before.zh || body.en !== before.en;
  useUnsaved(isChanged);
  const isWrong = (['zh', 'en'] as const).some(
    (lang) => body[lang].trim() === '' || [...body[lang]].length > LIMITS.privacy_notice,
  );
  return (
    <>
      <header className={styles.head}>
        <h2>{t('set.title')}</h2>
        <Tag tone={is_demanded ? 'jade' : 'quiet'}>
          {t(is_demanded ? 'set.demanded' : 'set.not_demanded')}
        </Tag>
      </header>
      <p className={styles.text}>
        {notice
          ? t('set.published', {
              version: notice.version,
              when: format.date(notice.published_at),
              agreed,
              people,
            })
          : t('set.unpublished')}
      </p>
      <div className={styles.languages}>
        {(['zh', 'en'] as const).map((lang) => (
          <Field
            key={lang}
            label={t(`set.body_${lang}`)}
            count={{ value: body[lang], max: LIMITS.privacy_notice }}
            hint={t('set.form')}
          >
            {(control) => (
              <TextArea
                {...control}
                lang={lang}
                rows={12}
                value={body[lang]}
                onChange={({ target }) => setBody({ ...body, [lang]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <footer className={styles.foot}>
        <Button onClick={() => setBody(standard)}>{t('set.standard')}</Button>
        {notice && (
          <Button onClick={() => setAsked(is_demanded ? 'stop' : 'demand')}>
            {t(is_demanded ? 'set.stop' : 'set.demand')}
          </Button>
        )}
        <Button
          variant="primary"
          disabled={isWrong || (notice !== null && !isChanged)}
          onClick={() => setAsked('publish')}
        >
          {t('set.publish')}
        </Button>
      </footer>
      {asked === 'publish' && <PublishDialog draft={draft} body={body} onClose={() => setAsked(null)} />}
      {asked && asked !== 'publish' && (
        <DemandDialog isDemanded={asked === 'demand'} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

function PublishDialog(props: { draft: Draft; body: Draft['standard']; onClose: () => void }) {
  const { draft, body, onClose } = props;
  const { t } = useTranslation(['privacy', 'common']);
  const [isDemanded, setDemanded] = useState(draft.is_demanded);
  const act = useAct(privacyPublish, {
    invalidates: [privacyDraft, privacyNotice],
    onSuccess: ({ version }) => {
      toast(t('set.done', { version }), { type: 'success' });
      onClose();
    },
    onError: onClose,
  });
  return (
    <ConfirmDialog
      title={t('set.publish_title', { version: (draft.notice?.version ?? 0) + 1 })}
      icon="shield"
      tone="primary"
      confirmLabel={t('set.publish')}
      cancelLabel={t('common:act.cancel')}
      busy={act.isPending}
      onConfirm={() => act.mutate({ version: draft.notice?.version ?? 0, body, is_demanded: isDemanded })}
      onCancel={onClose}
    >
      <p>{t('set.publish_text')}</p>
      <label className={styles.tick}>
        <input type="checkbox" checked={isDemanded} onChange={({ target }) => setDemanded(target.checked)} />
        {t('set.demand_tick')}
      </label>
    </ConfirmDialog>
  );
}

function DemandDialog({ isDemanded, onClose }: { isDemanded: boolean; onClose: () => void }) {
  const { t } = useTranslation(['privacy', 'common']);
  const word = isDemanded ? 'demand' : 'stop';
  const act = useAct(privacyDemand, {
    invalidates: [privacyDraft, privacyNotice],
    onSuccess: onClose,
    onError: onClose,
  });
  return (
    <ConfirmDialog
      title={t(`set.${word}_title`)}
      icon="shield"
      tone="primary"
      confirmLabel={t(`set.${word}`)}
      cancelLabel={t('common:act.cancel')}
      busy={act.isPending}
      onConfirm={() => act.mutate({ is_demanded: isDemanded })}
      onCancel={onClose}
    >
      <p>{t(`set.${word}_text`)}</p>
    </ConfirmDialog>
  );
}
