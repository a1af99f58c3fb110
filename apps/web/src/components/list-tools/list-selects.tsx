import { EXPERIMENT_TYPES, type ExperimentType } from '@lets/contract';
import { Select } from 'antd';
import { useTranslation } from '../../i18n/texts.ts';
import { PAGE_SIZES, type PageSize } from '../../lib/use-list-params.ts';

/** Narrows a list to one type of experiment; null takes the filter away. */
export function TypeSelect(props: {
  value: ExperimentType | null;
  /** What the field is for, and what it says of no choice. */
  label: string;
  all: string;
  onChange: (type: ExperimentType | null) => void;
}) {
  const { t } = useTranslation('common');
  return (
    <Select<ExperimentType | ''>
      value={props.value ?? ''}
      onChange={(next) => props.onChange(next || null)}
      style={{ minWidth: 150 }}
      popupMatchSelectWidth={false}
      aria-label={props.label}
      options={[
        { value: '', label: props.all },
        ...EXPERIMENT_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
      ]}
    />
  );
}

/** How many rows a page has; nothing where one short page shows all. */
export function SizeSelect(props: { size: PageSize; total: number; onChange: (size: PageSize) => void }) {
  const { size, total, onChange } = props;
  const { t } = useTranslation('lists');
  if (total <= PAGE_SIZES[0]) return null;
  return (
    <Select<PageSize>
      size="small"
      value={size}
      onChange={onChange}
      popupMatchSelectWidth={false}
      aria-label={t('pager.size_label')}
      options={PAGE_SIZES.map((value) => ({ value, label: t('pager.size', { count: value }) }))}
    />
  );
}

/** In which order a list stands; the one it has by itself is null. */
export function SortSelect<K extends string>(props: {
  value: K;
  usual: K;
  label: string;
  options: readonly { readonly value: K; readonly label: string }[];
  /** At the far end of the bar. */
  isLast?: boolean;
  onChange: (sort: K | null) => void;
}) {
  const { value, usual, label, options, isLast = false, onChange } = props;
  return (
    <Select<K>
      value={value}
      onChange={(next) => onChange(next === usual ? null : next)}
      style={{ minWidth: isLast ? 140 : 130, ...(isLast && { marginLeft: 'auto' }) }}
      aria-label={label}
      options={[...options]}
    />
  );
}
