import type { Condition, Transition } from '@lets/contract';
import { LIMITS } from '@lets/contract';
import { CONDITION_TYPES, type ConditionType } from '@lets/engine';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/button/button.tsx';
import { Field } from '../../../../components/field/field.tsx';
import { conditionText } from '../../../../domain/flow/condition-words.ts';
import { useExhibits } from '../../../../domain/flow/exhibits.tsx';
import { setWay } from '../model/edits.ts';
import { useDrawnFlow, useEditor } from '../session/editor.ts';
import { ConditionFields } from './condition-fields.tsx';
import { newCondition } from './condition-parts.ts';
import styles from './conditions.module.css';
import { useFlowWording } from './use-flow-wording.ts';

/** What an option asks for: all of it must be there before the option is taken. */
export function ConditionsForm({ way }: { way: Transition }) {
  const { t } = useTranslation('condition');
  const editor = useEditor();
  const flow = useDrawnFlow();
  const wording = useFlowWording(flow);
  const exhibits = useExhibits();
  const conditions = way.conditions ?? [];
  const set = (next: readonly Condition[]) =>
    editor.edit(
      (now) => setWay(now, way.id, { conditions: next.length > 0 ? [...next] : undefined }),
      `${way.id} conditions`,
    );
  const add = (type: ConditionType) => {
    const made = newCondition(flow, type, way.from, exhibits);
    if (made) set([...conditions, made]);
  };
  return (
    <fieldset className={styles.list} disabled={!editor.canEdit}>
      <legend>{t('form.title')}</legend>
      {conditions.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no name but its place.
        <div key={at} className={styles.condition}>
          <p>
            {conditionText(one, wording)}
            <IconButton
              icon="trash"
              size="sm"
              label={t('form.remove')}
              onClick={() => set(conditions.filter((_, place) => place !== at))}
            />
          </p>
          <ConditionFields
            condition={one}
            onChange={(next) => set(conditions.map((other, place) => (place === at ? next : other)))}
          />
        </div>
      ))}
      {conditions.length < LIMITS.option_conditions && (
        <Field label={t('form.add')} hint={t('form.hint')}>
          {({ id }) => (
            <Select<ConditionType | null>
              id={id}
              value={null}
              placeholder={t('form.choose')}
              disabled={!editor.canEdit}
              onChange={(type) => type && add(type)}
              options={CONDITION_TYPES.map((type) => ({
                value: type,
                label: t(`form.type.${type}`),
                disabled: newCondition(flow, type, way.from, exhibits) === null,
              }))}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}
