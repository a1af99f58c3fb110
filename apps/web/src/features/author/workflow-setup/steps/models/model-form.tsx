import { MODEL_QUALITIES, type ModelQuality } from '@lets/contract';
import { Select } from 'antd';
import { Field } from '../../../../../components/field/field.tsx';
import { TextPair } from '../../../../../components/text-pair/text-pair.tsx';
import { useTranslation } from '../../../../../i18n/texts.ts';
import type { ModelProps } from './model-props.ts';
import { PartList } from './part-list.tsx';
import styles from './template-models.module.css';
import { ValueList } from './value-list.tsx';

const NOTE_CHARACTERS = 1000;

/** One model paper: how good it is, what it teaches, its text part by part, and what stands in its fields. */
export function ModelForm(props: ModelProps) {
  const { setup, model, onChange } = props;
  const { t } = useTranslation('setup');
  return (
    <div className={styles.model}>
      <Field label={t('models.quality')} hint={t(`models.quality_hint.${model.quality}`)}>
        {({ id }) => (
          <Select<ModelQuality>
            id={id}
            style={{ width: 200 }}
            disabled={!setup.editable}
            value={model.quality}
            onChange={(quality) => onChange({ ...model, quality })}
            options={MODEL_QUALITIES.map((value) => ({ value, label: t(`models.${value}`) }))}
          />
        )}
      </Field>
      <TextPair
        label={t('models.note')}
        value={model.note}
        max={NOTE_CHARACTERS}
        rows={2}
        required
        onChange={(note) => onChange({ ...model, note })}
      />
      <PartList {...props} />
      <ValueList {...props} />
    </div>
  );
}
