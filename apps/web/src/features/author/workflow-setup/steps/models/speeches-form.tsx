import { LIMITS, type PaperSpeeches } from '@lets/contract';
import { InputNumber, Select } from 'antd';
import { Field } from '../../../../../components/field/field.tsx';
import { sectionsFor } from '../../../../../domain/flow/conditions/condition-parts.ts';
import { useTranslation } from '../../../../../i18n/texts.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import type { ModelProps } from './model-props.ts';
import styles from './template-models.module.css';

/** Whose speeches stand in a part, of which sections, and how many. */
export function SpeechesForm(props: {
  setup: ModelProps['setup'];
  speeches: PaperSpeeches;
  onChange: (speeches: PaperSpeeches) => void;
}) {
  const { setup, speeches, onChange } = props;
  const { t } = useTranslation('setup');
  const { pick } = useFormat();
  const named = (pieces: readonly { id: string; name: { zh: string; en: string } }[]) =>
    pieces.map(({ id, name }) => ({ value: id, label: pick(name) || id }));
  const several = (field: 'node_ids' | 'role_ids', options: ReturnType<typeof named>) => (
    <Field label={t(`models.said.${field}`)}>
      {({ id }) => (
        <Select<string[]>
          id={id}
          mode="multiple"
          optionFilterProp="label"
          placeholder={t(`models.said.any_${field}`)}
          disabled={!setup.editable || (field === 'role_ids' && speeches.own === true)}
          value={speeches[field]}
          onChange={(chosen) => onChange({ ...speeches, [field]: chosen })}
          options={options}
        />
      )}
    </Field>
  );
  return (
    <div className={styles.said}>
      {several('node_ids', named(sectionsFor(setup.flow, 'visited')))}
      {several('role_ids', named(setup.flow.roles))}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={speeches.own ?? false}
          disabled={!setup.editable}
          onChange={({ target }) => onChange({ ...speeches, own: target.checked || undefined })}
        />
        {t('models.said.own')}
      </label>
      <div className={styles.counts}>
        <Field label={t('models.said.skip')}>
          {({ id }) => (
            <InputNumber
              id={id}
              min={0}
              max={LIMITS.paper_speeches}
              precision={0}
              disabled={!setup.editable}
              value={speeches.skip ?? 0}
              onChange={(skip) => onChange({ ...speeches, skip: skip || undefined })}
            />
          )}
        </Field>
        <Field label={t('models.said.most')}>
          {({ id }) => (
            <InputNumber
              id={id}
              min={1}
              max={LIMITS.paper_speeches}
              precision={0}
              disabled={!setup.editable}
              value={speeches.most}
              onChange={(most) => most !== null && onChange({ ...speeches, most })}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
