import { type Flow, LIMITS, type PaperCondition } from '@lets/contract';
import { InputNumber, Select } from 'antd';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { exhibitGroups, useExhibits } from '../exhibits.tsx';
import { sectionsFor, templatesOf } from './condition-parts.ts';
import styles from './conditions.module.css';

interface Fields<T extends PaperCondition = PaperCondition> {
  readonly flow: Flow;
  readonly disabled: boolean;
  readonly condition: T;
  readonly onChange: (condition: T) => void;
}

const OUTCOMES = ['passed', 'rejected', 'tied'] as const;

/** What a condition is about: a template and roles, or a section and what happened there. */
export function ConditionFields(props: Fields) {
  const { condition, ...rest } = props;
  if ('template_id' in condition) return <PaperFields {...rest} condition={condition} />;
  if ('node_id' in condition) return <SectionFields {...rest} condition={condition} />;
  return (
    <div className={styles.fields}>
      <RolesChoice
        {...rest}
        value={condition.role_ids}
        onChange={(role_ids) => role_ids.length > 0 && props.onChange({ ...condition, role_ids })}
      />
    </div>
  );
}

interface About<T extends PaperCondition> extends Omit<Fields, 'condition'> {
  readonly condition: T;
}

function PaperFields(props: About<Extract<PaperCondition, { template_id: string }>>) {
  const { flow, disabled, condition, onChange } = props;
  const { t } = useTranslation('condition');
  const options = useNamed(flow);
  return (
    <div className={styles.fields}>
      <Choice
        disabled={disabled}
        label={t('form.template')}
        value={condition.template_id}
        options={options.templates}
        onChange={(template_id) => onChange({ ...condition, template_id })}
      />
      {'role_ids' in condition && (
        <RolesChoice
          flow={flow}
          disabled={disabled}
          value={condition.role_ids}
          onChange={(role_ids) => role_ids.length > 0 && onChange({ ...condition, role_ids })}
        />
      )}
    </div>
  );
}

function SectionFields(props: About<Extract<PaperCondition, { node_id: string }>>) {
  const { flow, disabled, condition, onChange } = props;
  const { t } = useTranslation('condition');
  const { pick } = useFormat();
  const options = useNamed(flow);
  const sections = sectionsFor(flow, condition.type).map(({ id, name }) => ({
    value: id,
    label: pick(name) || id,
  }));
  return (
    <div className={styles.fields}>
      <Choice
        disabled={disabled}
        label={t('form.section')}
        value={condition.node_id}
        options={sections}
        onChange={(node_id) => onChange({ ...condition, node_id })}
      />
      {condition.type === 'voted' && (
        <Choice
          disabled={disabled}
          label={t('form.outcome')}
          value={condition.outcome}
          options={OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))}
          onChange={(outcome) => onChange({ ...condition, outcome })}
        />
      )}
      {condition.type === 'has_spoken' && (
        <Choice
          disabled={disabled}
          label={t('form.role')}
          value={condition.role_id}
          options={options.roles}
          onChange={(role_id) => onChange({ ...condition, role_id })}
        />
      )}
      {condition.type === 'was_shown' && (
        <ItemChoice
          flow={flow}
          disabled={disabled}
          value={condition.item_id}
          onChange={(item_id) => onChange({ ...condition, item_id })}
        />
      )}
      {condition.type === 'visited' && (
        <>
          <Count
            disabled={disabled}
            label={t('form.at_least')}
            least={1}
            value={condition.at_least}
            onChange={(at_least) => onChange({ ...condition, at_least })}
          />
          <Count
            disabled={disabled}
            label={t('form.at_most')}
            least={0}
            value={condition.at_most}
            onChange={(at_most) => onChange({ ...condition, at_most })}
          />
        </>
      )}
    </div>
  );
}

function useNamed(flow: Flow) {
  const { pick } = useFormat();
  const named = (pieces: readonly { id: string; name: Flow['roles'][number]['name'] }[]) =>
    pieces.map(({ id, name }) => ({ value: id, label: pick(name) || id }));
  return { templates: named(templatesOf(flow)), roles: named(flow.roles) };
}

function Choice<T extends string>(props: {
  label: string;
  value: T;
  options: { value: T; label: string }[];
  disabled: boolean;
  onChange: (value: T) => void;
}) {
  const { label, ...rest } = props;
  return <Select<T> aria-label={label} size="small" showSearch optionFilterProp="label" {...rest} />;
}

interface ListProps<T> {
  readonly flow: Flow;
  readonly disabled: boolean;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** What cases have to show, and what is drafted in the flow. */
function ItemChoice(props: ListProps<string>) {
  const { flow, disabled, value, onChange } = props;
  const { t } = useTranslation('condition');
  const { pick } = useFormat();
  const { templates } = useNamed(flow);
  const exhibits = useExhibits();
  const isTemplate = templates.some((one) => one.value === value);
  const groups = exhibitGroups(exhibits, isTemplate ? [] : [value], pick).map(({ kind, exhibits: own }) => ({
    label: t(`form.item_group.${kind}`),
    options: own.map(({ id, label }) => ({ value: id, label })),
  }));
  const isLost = !isTemplate && exhibits.length > 0 && !exhibits.some(({ id }) => id === value);
  const drafted = { label: t('form.item_group.template'), options: templates };
  return (
    <>
      <Select<string>
        aria-label={t('form.item')}
        size="small"
        showSearch
        optionFilterProp="label"
        popupMatchSelectWidth={false}
        disabled={disabled}
        {...(isLost && { status: 'warning' as const })}
        value={value}
        onChange={onChange}
        options={templates.length > 0 ? [...groups, drafted] : groups}
      />
      {isLost && <small className={styles.lost}>{t('form.item_lost')}</small>}
    </>
  );
}

function RolesChoice({ flow, disabled, value, onChange }: ListProps<string[]>) {
  const { t } = useTranslation('condition');
  const { roles } = useNamed(flow);
  return (
    <Select<string[]>
      mode="multiple"
      size="small"
      aria-label={t('form.roles')}
      optionFilterProp="label"
      value={value}
      options={roles}
      disabled={disabled}
      onChange={onChange}
    />
  );
}

function Count({
  label,
  least,
  value,
  disabled,
  onChange,
}: {
  label: string;
  disabled: boolean;
  least: number;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}) {
  return (
    <InputNumber
      aria-label={label}
      prefix={label}
      size="small"
      min={least}
      max={LIMITS.condition_visits}
      precision={0}
      value={value ?? null}
      disabled={disabled}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}
