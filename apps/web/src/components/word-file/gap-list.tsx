import type { NamedField } from '@lets/authoring';
import { Select } from 'antd';
import { useTranslation } from '../../i18n/texts.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../button/button.tsx';
import type { FieldGroup } from '../field-picker/field-groups.ts';
import styles from './gap-list.module.css';
import type { GapChoice, useGapChoices } from './use-gap-choices.ts';

/** The gaps that were found in a Word file, each with a field that the author takes or declines. */
export function GapList(props: { groups: readonly FieldGroup[]; choices: ReturnType<typeof useGapChoices> }) {
  const { groups, choices } = props;
  const { gaps, decide, takeAll } = choices;
  const { t } = useTranslation('word_file');
  const format = useFormat();
  if (gaps.length === 0) return null;
  const taken = gaps.filter(({ isTaken }) => isTaken).length;
  return (
    <section className={styles.gaps} aria-label={t('gaps.title')}>
      <div className={styles.head}>
        <p>{t('gaps.found', { count: gaps.length, taken: format.number(taken) })}</p>
        <Button size="sm" onClick={() => takeAll(true)}>
          {t('gaps.take_all')}
        </Button>
        <Button size="sm" disabled={taken === 0} onClick={() => takeAll(false)}>
          {t('gaps.take_none')}
        </Button>
      </div>
      <ul>
        {gaps.map((gap, at) => (
          <GapRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone
            key={at}
            gap={gap}
            groups={groups}
            onDecide={(decision) => decide(at, decision)}
          />
        ))}
      </ul>
    </section>
  );
}

function GapRow(props: {
  gap: GapChoice;
  groups: readonly FieldGroup[];
  onDecide: (decision: { chosen: NamedField | null; isTaken: boolean }) => void;
}) {
  const { gap: choice, groups, onDecide } = props;
  const { gap, chosen, isTaken, own } = choice;
  const { t } = useTranslation(['word_file', 'fields']);
  const format = useFormat();
  const fields = groups.flatMap(({ choices }) => choices);
  const options = [
    ...(own ? [{ value: own.key, label: t('fields:make', { name: format.pick(own.name) }) }] : []),
    ...groups.map(({ id, choices }) => ({
      label: t(`fields:group.${id}`),
      options: choices.map(({ key, name }) => ({ value: key, label: format.pick(name) })),
    })),
  ];
  const choose = (key: string | undefined) => {
    const field = key === own?.key ? own : (fields.find((one) => one.key === key) ?? null);
    onDecide({ chosen: field, isTaken: field !== null });
  };
  const where = gap.label || t('gaps.unnamed');
  return (
    <li>
      <label className={styles.place}>
        <input
          type="checkbox"
          checked={isTaken}
          disabled={!chosen}
          aria-label={t('gaps.take_one', { where })}
          onChange={({ target }) => onDecide({ chosen, isTaken: target.checked })}
        />
        <span>
          {gap.before}
          <mark>{isTaken && chosen ? format.pick(chosen.name) : t('gaps.blank')}</mark>
          {gap.after}
        </span>
      </label>
      <Select
        aria-label={t('gaps.field', { where })}
        value={chosen?.key ?? null}
        placeholder={t('gaps.choose')}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        options={options}
        popupMatchSelectWidth={260}
        onChange={(key: string | null | undefined) => choose(key ?? undefined)}
      />
    </li>
  );
}
