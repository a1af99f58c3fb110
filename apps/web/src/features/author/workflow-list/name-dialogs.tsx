import {
  type Bilingual,
  EXPERIMENT_TYPES,
  type ExperimentType,
  LIMITS,
  type WorkflowRow,
  workflowCopy,
  workflowCreate,
  workflowList,
} from '@lets/contract';
import { Select } from 'antd';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import styles from './list.module.css';
import { drawPath } from './row-acts.tsx';

/** A new workflow: its name in both languages and what kind of experiment it is for; then the canvas. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['workflow', 'common']);
  const navigate = useNavigate();
  const [type, setType] = useState<ExperimentType>('litigation_arbitration');
  const act = useAct(workflowCreate, {
    invalidates: [workflowList],
    onSuccess: ({ flow_id }) => void navigate(drawPath(flow_id)),
  });
  return (
    <NameDialog
      title={t('create.title')}
      submit={t('create.act')}
      first={{ zh: '', en: '' }}
      isBusy={act.isPending}
      onSubmit={(name) => act.mutate({ name, experiment_type: type })}
      onClose={onClose}
    >
      <Field label={t('create.type')} hint={t('create.hint')}>
        {({ id }) => (
          <Select
            id={id}
            value={type}
            onChange={setType}
            options={EXPERIMENT_TYPES.map((value) => ({ value, label: t(`common:type.${value}`) }))}
          />
        )}
      </Field>
    </NameDialog>
  );
}

/** A workflow of its own, begun as a copy of the newest version. */
export function CopyDialog({ row, onClose }: { row: WorkflowRow; onClose: () => void }) {
  const { t } = useTranslation('workflow');
  const navigate = useNavigate();
  const act = useAct(workflowCopy, {
    invalidates: [workflowList],
    onSuccess: ({ flow_id }) => void navigate(drawPath(flow_id)),
  });
  const first = { zh: `${row.name.zh} 2`, en: row.name.en && `${row.name.en} 2` };
  return (
    <NameDialog
      title={t('copy.title')}
      submit={t('copy.act')}
      first={first}
      isBusy={act.isPending}
      onSubmit={(name) => act.mutate({ flow_id: row.flow_id, name })}
      onClose={onClose}
    />
  );
}

function NameDialog(props: {
  title: string;
  submit: string;
  first: Bilingual;
  isBusy: boolean;
  onSubmit: (name: Bilingual) => void;
  onClose: () => void;
  children?: ReactNode;
}) {
  const { t } = useTranslation(['workflow', 'common']);
  const form = useId();
  const [name, setName] = useState(props.first);
  const [isTried, setTried] = useState(false);
  const isMissing = name.zh.trim() === '';
  const isLong = [name.zh, name.en].some((text) => [...text].length > LIMITS.workflow_name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing && !isLong) props.onSubmit({ zh: name.zh.trim(), en: name.en.trim() });
  };
  return (
    <Dialog
      title={props.title}
      width={480}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onClose}>{t('common:act.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={props.isBusy}>
            {props.submit}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {(['zh', 'en'] as const).map((language) => (
          <Field
            key={language}
            label={t(`create.name_${language}`)}
            required={language === 'zh'}
            count={{ value: name[language], max: LIMITS.workflow_name }}
            error={isTried && language === 'zh' && isMissing ? t('create.missing') : null}
          >
            {(control) => (
              <TextInput
                {...control}
                lang={language}
                value={name[language]}
                onChange={({ target }) => setName({ ...name, [language]: target.value })}
              />
            )}
          </Field>
        ))}
        {props.children}
      </form>
    </Dialog>
  );
}
