import { LIMITS } from '@lets/contract';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../../components/icon/icon.tsx';
import type { FieldEntry } from '../../../../components/rich-text/merge-fields.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import styles from './panels.module.css';

export interface FieldsPanelProps {
  fields: readonly FieldEntry[];
  editable: boolean;
  /** The field to put the caret in, and how often it has been asked for. */
  focus: { key: string; asked: number } | null;
  onFill: (key: string, value: string) => void;
}

/** The merge fields of the open document: filled from the case, or by the writer here. */
export function FieldsPanel({ fields, editable, focus, onFill }: FieldsPanelProps) {
  const { t } = useTranslation('documents');
  if (fields.length === 0) return null;
  const filled = fields.filter((field) => field.value).length;
  return (
    <section className={styles.section}>
      <h4>
        {t('fields.title')}
        <i>{t('fields.count', { filled, total: fields.length })}</i>
        <progress
          className={styles.progress}
          max={fields.length}
          value={filled}
          aria-label={t('fields.title')}
        />
      </h4>
      {fields.map((field) => (
        <FieldRow
          key={field.key}
          field={field}
          editable={editable}
          asked={focus?.key === field.key ? focus.asked : 0}
          onFill={onFill}
        />
      ))}
    </section>
  );
}

interface FieldRowProps {
  field: FieldEntry;
  editable: boolean;
  asked: number;
  onFill: (key: string, value: string) => void;
}

function FieldRow({ field, editable, asked, onFill }: FieldRowProps) {
  const { t } = useTranslation('documents');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (asked > 0) input.current?.focus();
  }, [asked]);
  return (
    <label className={`${styles.field} ${field.value ? '' : styles.unfilled}`}>
      <span>{field.label}</span>
      <input
        ref={input}
        value={field.value}
        placeholder={t('fields.fill_here')}
        maxLength={LIMITS.field_value}
        readOnly={!editable}
        onChange={(event) => onFill(field.key, event.target.value)}
      />
      <Icon name={field.value ? 'check' : 'alert'} size={14} />
    </label>
  );
}
