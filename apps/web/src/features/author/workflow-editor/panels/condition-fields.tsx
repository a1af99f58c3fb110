import type { Condition } from '@lets/contract';
import { LIMITS } from '@lets/contract';
import { InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { exhibitGroups, useExhibits } from '../../../../domain/flow/exhibits.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { useDrawnFlow, useEditor } from '../session/editor.ts';
import { sectionsFor, templatesOf } from './condition-parts.ts';
import styles from './conditions.module.css';

interface Fields {
  readonly condition: Condition;
  readonly onChange: (condition: Condition) => void;
}

const OUTCOMES = ['passed', 'rejected', 'tied'] as const;

/** What a condition is about: a template and roles, or a section and what happened there. */
export function ConditionFields({ condition, onChange }: Fields) {
  return 'template_id' in condition ? (
    <PaperFields condition={condition} onChange={onChange} />
  ) : (
    <SectionFields condition={condition} onChange={onChange} />
  );
}

function PaperFields({
  condition,
  onChange,
}: Fields & { readonly condition: Extract<Condition, { template_id: string }> }) {
  const { t } = useTranslation('condition');
  const options = useNamed();
  return (
    <div className={styles.fields}>
      <Choice
        label={t('form.template')}
        value={condition.template_id}
        options={options.templates}
        onChange={(template_id) => onChange({ ...condition, template_id })}
      />
      {'role_ids' in condition && (
        <RolesChoice
          value={condition.role_ids}
          onChange={(role_ids) => role_ids.length > 0 && onChange({ ...condition, role_ids })}
        />
      )}
    </div>
  );
}

function SectionFields({
  condition,
  onChange,
}: Fields & { readonly condition: Extract<Condition, { node_id: string }> }) {
  const { t } = useTranslation('condition');
  const flow = useDrawnFlow();
  const { pick } = useFormat();
  const options = useNamed();
  const sections = sectionsFor(flow, condition.type).map(({ id, name }) => ({
    value: id,
    label: pick(name) || id,
  }));
  return (
    <div className={styles.fields}>
      <Choice
        label={t('form.section')}
        value={condition.node_id}
        options={sections}
        onChange={(node_id) => onChange({ ...condition, node_id })}
      />
      {condition.type === 'voted' && (
        <Choice
          label={t('form.outcome')}
          value={condition.outcome}
          options={OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))}
          onChange={(outcome) => onChange({ ...condition, outcome })}
        />
      )}
      {condition.type === 'has_spoken' && (
        <Choice
          label={t('form.role')}
          value={condition.role_id}
          options={options.roles}
          onChange={(role_id) => onChange({ ...condition, role_id })}
        />
      )}
      {condition.type === 'was_shown' && (
        <ItemChoice value={condition.item_id} onChange={(item_id) => onChange({ ...condition, item_id })} />
      )}
      {condition.type === 'visited' && (
        <>
          <Count
            label={t('form.at_least')}
            least={1}
            value={condition.at_least}
            onChange={(at_least) => onChange({ ...condition, at_least })}
          />
          <Count
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

function useNamed() {
  const flow = useDrawnFlow();
  const { pick } = useFormat();
  const named = (pieces: readonly { id: string; name: (typeof flow)['roles'][number]['name'] }[]) =>
    pieces.map(({ id, name }) => ({ value: id, label: pick(name) || id }));
  return { templates: named(templatesOf(flow)), roles: named(flow.roles) };
}

function Choice<T extends string>(props: {
  label: string;
  value: T;
  options: { value: T; label: string }[];
  onChange: (value: T) => void;
}) {
  const { canEdit } = useEditor();
  const { label, ...rest } = props;
  return (
    <Select<T>
      aria-label={label}
      size="small"
      showSearch
      optionFilterProp="label"
      disabled={!canEdit}
      {...rest}
    />
  );
}

/** What cases have to show, and what is drafted in the flow. */
function ItemChoice({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('condition');
  const { canEdit } = useEditor();
  const { pick } = useFormat();
  const { templates } = useNamed();
  const exhibits = useExhibits();
  const isTemplate = templates.some((one) => one.value === value);
  const groups = exhibitGroups(exhibits, isTemplate ? [] : [value], pick).map(({ kind, exhibits: own }) => ({
    label: t(`form.item_group.${kind}`),
    options: own.map(({ id, label }) => ({ value: id, label })),
  }));
  const drafted = { label: t('form.item_group.template'), options: templates };
  return (
    <Select<string>
      aria-label={t('form.item')}
      size="small"
      showSearch
      optionFilterProp="label"
      popupMatchSelectWidth={false}
      disabled={!canEdit}
      value={value}
      onChange={onChange}
      options={templates.length > 0 ? [...groups, drafted] : groups}
    />
  );
}

function RolesChoice({ value, onChange }: { value: string[]; onChange: (value: string[]) => void }) {
  const { t } = useTranslation('condition');
  const { canEdit } = useEditor();
  const { roles } = useNamed();
  return (
    <Select<string[]>
      mode="multiple"
      size="small"
      aria-label={t('form.roles')}
      optionFilterProp="label"
      value={value}
      options={roles}
      disabled={!canEdit}
      onChange={onChange}
    />
  );
}

function Count({
  label,
  least,
  value,
  onChange,
}: {
  label: string;
  least: number;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}) {
  const { canEdit } = useEditor();
  return (
    <InputNumber
      aria-label={label}
      placeholder={label}
      size="small"
      min={least}
      max={LIMITS.condition_visits}
      precision={0}
      value={value ?? null}
      disabled={!canEdit}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
}
