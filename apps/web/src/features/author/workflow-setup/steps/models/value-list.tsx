import { LIMITS, type PaperValue } from '@lets/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { Button, IconButton } from '../../../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../../../components/dialog/dialog.tsx';
import { TextPair } from '../../../../../components/text-pair/text-pair.tsx';
import { useTranslation } from '../../../../../i18n/texts.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import { Hanging } from './hanging.tsx';
import { fieldsIn, replacedAt, withoutAt, withValues } from './model-edits.ts';
import type { ModelProps } from './model-props.ts';
import styles from './template-models.module.css';

/** What a field may hold. */
const VALUE_CHARACTERS = 500;

/** What stands in the fields of a paper: of several for one field the first whose conditions hold. A paper without fields asks nothing. */
export function ValueList({ setup, nodeId, model, onChange }: ModelProps) {
  const { t } = useTranslation('setup');
  const values = model.values ?? [];
  const { language } = useFormat();
  const fields = fieldsIn(model, language);
  const keys = [...fields.keys()];
  const [removing, setRemoving] = useState<number | null>(null);
  const [first] = keys;
  if (first === undefined) return null;
  const put = (next: PaperValue[]) => onChange(withValues(model, next));
  const unset = keys.find((key) => !values.some((one) => one.key === key)) ?? first;
  return (
    <section className={styles.parts} aria-label={t('models.values')}>
      <h4>{t('models.values')}</h4>
      <small>{t('models.values_hint')}</small>
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: of several values for a field their order counts
        <div key={at} className={styles.part}>
          <div className={styles.row}>
            <Select
              aria-label={t('models.field', { at: at + 1 })}
              style={{ width: 260 }}
              showSearch
              disabled={!setup.editable}
              value={value.key}
              onChange={(key) => put(replacedAt(values, at, { ...value, key }))}
              options={[...fields].map(([value, label]) => ({ value, label }))}
              optionFilterProp="label"
            />
            <span className={styles.wide} />
            {setup.editable && (
              <IconButton
                icon="trash"
                size="sm"
                label={t('models.remove_value', { at: at + 1 })}
                onClick={() => setRemoving(at)}
              />
            )}
          </div>
          <TextPair
            label={t('models.value', { at: at + 1 })}
            value={value.value}
            max={VALUE_CHARACTERS}
            rows={2}
            onChange={(next) => put(replacedAt(values, at, { ...value, value: next }))}
          />
          <Hanging
            setup={setup}
            nodeId={nodeId}
            piece={value}
            onChange={(next) => put(replacedAt(values, at, next))}
          />
        </div>
      ))}
      {setup.editable && (
        <Button
          size="sm"
          icon="plus"
          disabled={values.length >= LIMITS.model_values}
          onClick={() => put([...values, { key: unset, value: { zh: '', en: '' } }])}
        >
          {t('models.add_value')}
        </Button>
      )}
      {removing !== null && (
        <ConfirmDialog
          title={t('models.remove_value_title', { at: removing + 1 })}
          icon="trash"
          confirmLabel={t('models.remove_value_act')}
          cancelLabel={t('models.keep')}
          onConfirm={() => {
            put(withoutAt(values, removing));
            setRemoving(null);
          }}
          onCancel={() => setRemoving(null)}
        >
          <p>{t('models.remove_value_text')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
