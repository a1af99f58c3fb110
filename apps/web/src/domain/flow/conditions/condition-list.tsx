import type { Flow } from '@lets/contract';
import { LIMITS, type PaperCondition } from '@lets/contract';
import { Select } from 'antd';
import { IconButton } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { paperConditionText } from '../condition-words.ts';
import { useExhibits } from '../exhibits.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { newPaperCondition } from './condition-parts.ts';
import styles from './conditions.module.css';
import { useFlowWording } from './use-flow-wording.ts';

/** Conditions with a sentence for each, and a way to add one of the kinds that are offered. */
export function ConditionList<T extends PaperCondition>(props: {
  flow: Flow;
  /** The section that a new one is about, if it can be. */
  here: string;
  title: string;
  hint?: string;
  types: readonly T['type'][];
  conditions: readonly T[];
  disabled: boolean;
  onChange: (conditions: T[]) => void;
}) {
  const { flow, here, title, hint, types, conditions, disabled, onChange } = props;
  const { t } = useTranslation('condition');
  const wording = useFlowWording(flow);
  const exhibits = useExhibits();
  const made = (type: T['type']) => newPaperCondition(flow, type, here, exhibits) as T | null;
  const add = (type: T['type']) => {
    const one = made(type);
    if (one) onChange([...conditions, one]);
  };
  return (
    <fieldset className={styles.list} disabled={disabled}>
      <legend>{title}</legend>
      {conditions.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no name but its place.
        <div key={at} className={styles.condition}>
          <p>
            {paperConditionText(one, wording)}
            <IconButton
              icon="trash"
              size="sm"
              label={t('form.remove')}
              onClick={() => onChange(conditions.filter((_, place) => place !== at))}
            />
          </p>
          <ConditionFields
            flow={flow}
            disabled={disabled}
            condition={one}
            onChange={(next) =>
              onChange(conditions.map((other, place) => (place === at ? (next as T) : other)))
            }
          />
        </div>
      ))}
      {conditions.length < LIMITS.option_conditions && (
        <Field label={t('form.add')} {...(hint && { hint })}>
          {({ id }) => (
            <Select<T['type'] | null>
              id={id}
              value={null}
              style={{ width: '100%' }}
              placeholder={t('form.choose')}
              disabled={disabled}
              onChange={(type) => type && add(type)}
              options={types.map((type) => ({
                value: type,
                label: t(`form.type.${type as PaperCondition['type']}`),
                disabled: made(type) === null,
              }))}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}
