import {
  LIMITS,
  type ManagedNotice,
  noticeManageList,
  noticeSave,
  systemNoticeList,
  unreadCount,
} from '@lets/contract';
import { DatePicker } from 'antd';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea, TextInput } from '../../../components/field/inputs.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { pickedMinute, toPicker } from '../../../lib/picked-time.ts';
import { useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { AudienceFields } from './audience-fields.tsx';
import styles from './manage.module.css';
import {
  type DraftField,
  draftOf,
  EMPTY_DRAFT,
  isDated,
  judgeNotice,
  type NoticeDraft,
} from './notice-draft.ts';
import { useAudience } from './use-audience.ts';

type Status = ManagedNotice['status'];

/** Writes a notice in both languages and says whom it is for. What is typed stays when it is refused. */
export function NoticeEditor({ notice, onClose }: { notice: ManagedNotice | null; onClose: () => void }) {
  const { t } = useTranslation(['notice', 'common']);
  const [draft, setDraft] = useState<NoticeDraft>(notice ? draftOf(notice) : EMPTY_DRAFT);
  const [isTried, setTried] = useState(false);
  const audience = useAudience(draft);
  const [hour, setHour] = useState<number | null>(notice && isDated(notice) ? notice.published_at : null);
  const isOut = notice?.status === 'published' && !isDated(notice);
  const status = notice?.status ?? 'draft';
  const faults = judgeNotice(draft);
  const save = useAct(noticeSave, {
    invalidates: [noticeManageList, systemNoticeList, unreadCount],
    onSuccess: (saved) => {
      toast(t(saved.status === status ? 'manage.saved' : `manage.done.${saved.status}`), { type: 'success' });
      onClose();
    },
  });
  const change = (part: Partial<NoticeDraft>) => setDraft({ ...draft, ...part });

  function submit(next: Status) {
    setTried(true);
    if (Object.keys(faults).length > 0) return;
    const publish_at = next === 'published' && !isOut ? { publish_at: hour ?? 0 } : {};
    save.mutate({ ...draft, ...(notice && { id: notice.id }), status: next, ...publish_at });
  }

  const act = (next: Status, label: string, variant: 'primary' | 'plain') => (
    <Button
      variant={variant}
      busy={save.isPending && save.variables.status === next}
      disabled={save.isPending}
      onClick={() => submit(next)}
    >
      {label}
    </Button>
  );

  return (
    <Dialog
      title={t(notice ? 'manage.edit_title' : 'manage.new')}
      icon="bell"
      width={880}
      onClose={onClose}
      footer={
        <>
          <span className={styles.reach}>{t('manage.reach', { audience })}</span>
          {status === 'draft' && act('draft', t('manage.keep_draft'), 'plain')}
          {status !== 'draft' &&
            act(status, t('common:act.save'), status === 'published' ? 'primary' : 'plain')}
          {status !== 'published' &&
            act('published', t(hour === null ? 'manage.publish' : 'manage.publish_dated'), 'primary')}
        </>
      }
    >
      <div className={styles.languages}>
        {(['zh', 'en'] as const).map((language) => (
          <LanguageFields
            key={language}
            language={language}
            draft={draft}
            faults={isTried ? faults : {}}
            onChange={change}
          />
        ))}
      </div>
      <AudienceFields
        draft={draft}
        fault={isTried && faults.classes ? t('manage.choose_class') : null}
        onChange={change}
      />
      {!isOut && <HourField hour={hour} onChange={setHour} />}
      <label className={classNames(styles.check, styles.pin)}>
        <input
          type="checkbox"
          checked={draft.pinned}
          onChange={(event) => change({ pinned: event.target.checked })}
        />
        {t('manage.pin')}
        <small>{t('manage.pin_text')}</small>
      </label>
    </Dialog>
  );
}

/** Empty: at once. */
function HourField({ hour, onChange }: { hour: number | null; onChange: (hour: number | null) => void }) {
  const { t } = useTranslation('notice');
  const { schoolZone: zone } = useFormat();
  return (
    <div className={styles.hour}>
      <span>{t('manage.hour')}</span>
      <DatePicker
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        aria-label={t('manage.hour')}
        placeholder={t('manage.at_once')}
        value={hour === null ? null : toPicker(hour, zone)}
        disabledDate={(day) => day.isBefore(toPicker(Date.now(), zone).startOf('day'))}
        onChange={(value) => onChange(value ? pickedMinute(value, zone) : null)}
      />
      <small>{t('manage.hour_text')}</small>
    </div>
  );
}

function LanguageFields(props: {
  language: 'zh' | 'en';
  draft: NoticeDraft;
  faults: Partial<Record<DraftField, 'missing' | 'too_long'>>;
  onChange: (part: Partial<NoticeDraft>) => void;
}) {
  const { language, draft, faults, onChange } = props;
  const { t } = useTranslation(['notice', 'common']);
  const isRequired = language === 'zh';
  // The field itself says how many characters are too many.
  const fault = (field: DraftField) => (faults[field] === 'missing' ? t('common:fault.missing') : null);
  return (
    <div lang={language === 'zh' ? 'zh-CN' : 'en'}>
      <Field
        label={t(`manage.title_${language}`)}
        required={isRequired}
        count={{ value: draft.title[language], max: LIMITS.notice_title }}
        error={fault(`title_${language}`)}
      >
        {(control) => (
          <TextInput
            {...control}
            value={draft.title[language]}
            onChange={(event) => onChange({ title: { ...draft.title, [language]: event.target.value } })}
          />
        )}
      </Field>
      <Field
        label={t(`manage.body_${language}`)}
        required={isRequired}
        count={{ value: draft.body[language], max: LIMITS.notice_body }}
        error={fault(`body_${language}`)}
        hint={isRequired ? null : t('manage.english_hint')}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={8}
            value={draft.body[language]}
            onChange={(event) => onChange({ body: { ...draft.body, [language]: event.target.value } })}
          />
        )}
      </Field>
    </div>
  );
}
