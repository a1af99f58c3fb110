import { type Bilingual, LIMITS } from '@lets/contract';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextInput } from '../../../components/field/inputs.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import styles from './list.module.css';

/** Something that can be begun with, and what what is made of it is called. */
export interface Named<Id> {
  readonly id: Id;
  readonly name: Bilingual;
}

const NOTHING: Bilingual = { zh: '', en: '' };

/** Pure: what a copy is called until its author says otherwise. */
export function nextName({ zh, en }: Bilingual): Bilingual {
  return { zh: `${zh} 2`, en: en && `${en} 2` };
}

/** Asks for a name in both languages, and for what stands before and behind it. */
export function NameDialog(props: {
  title: string;
  submit: string;
  /** Stands in the fields until something else is typed. */
  suggested: Bilingual | null;
  isBusy: boolean;
  width?: number;
  /** Told of every attempt, also one that lacks something. */
  onTry?: () => void;
  onSubmit: (name: Bilingual) => void;
  onClose: () => void;
  before?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation(['workflow', 'common']);
  const form = useId();
  const [typed, setTyped] = useState<Bilingual | null>(null);
  const name = typed ?? props.suggested ?? NOTHING;
  const [isTried, setTried] = useState(false);
  const isMissing = name.zh.trim() === '';
  const isLong = [name.zh, name.en].some((text) => [...text].length > LIMITS.workflow_name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    props.onTry?.();
    if (!isMissing && !isLong) props.onSubmit({ zh: name.zh.trim(), en: name.en.trim() });
  };
  return (
    <Dialog
      title={props.title}
      width={props.width ?? 480}
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
        {props.before}
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
                onChange={({ target }) => setTyped({ ...name, [language]: target.value })}
              />
            )}
          </Field>
        ))}
        {props.children}
      </form>
    </Dialog>
  );
}
