import { LIMITS } from '@lets/contract';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import type { IconName } from '../../art/icon-names.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import type { Selection } from '../../lib/use-selection.ts';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Card } from '../surface/surface.tsx';
import styles from './manage-table.module.css';

export interface Sort<K extends string> {
  readonly by: K;
  readonly order: 'asc' | 'desc';
}

export interface Column<R, K extends string> {
  readonly key: string;
  readonly head: string;
  /** Sorts by this when its head is pressed. */
  readonly sort?: K;
  readonly cell: (row: R) => ReactNode;
  readonly className?: string | undefined;
  /** What a row is called, with the link to it; a cell that stays on its line. */
  readonly look?: 'title' | 'whole';
}

/** A page of rows in the management area: sorted by its heads, ticked at the left, acts at the right. */
export function ManageTable<R extends { readonly id: number }, K extends string = never>(props: {
  label: string;
  columns: readonly Column<R, K>[];
  rows: readonly R[];
  nameOf: (row: R) => string;
  selection?: Selection;
  sort?: Sort<K>;
  onSort?: (sort: Sort<K>) => void;
  acts: (row: R) => ReactNode;
}) {
  const { label, columns, rows, selection, nameOf, acts } = props;
  const { t } = useTranslation('manage');
  return (
    <Card className={styles.card ?? ''}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {selection && <TickAll selection={selection} total={rows.length} />}
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={classNames(selection?.isChosen(row.id) && styles.chosen)}>
              {selection && (
                <td className={styles.tick}>
                  <Checkbox
                    checked={selection.isChosen(row.id)}
                    onChange={() => selection.toggle(row.id)}
                    aria-label={t('select', { name: nameOf(row) })}
                  />
                </td>
              )}
              {columns.map(({ key, cell, look, className }) => (
                <td key={key} className={classNames(look && styles[look], className)}>
                  {cell(row)}
                </td>
              ))}
              <td className={styles.last}>
                <span className={styles.acts}>{acts(row)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function TickAll({ selection, total }: { selection: Selection; total: number }) {
  const { t } = useTranslation('manage');
  const count = selection.chosenHere;
  return (
    <th scope="col" className={styles.tick}>
      <Checkbox
        checked={count > 0 && count === total}
        indeterminate={count > 0 && count < total}
        onChange={selection.toggleAll}
        aria-label={t('select_all')}
      />
    </th>
  );
}

function Head<R, K extends string>(props: {
  column: Column<R, K>;
  sort: Sort<K> | undefined;
  onSort: ((sort: Sort<K>) => void) | undefined;
}) {
  const { column, sort, onSort } = props;
  const by = column.sort;
  if (by === undefined || !sort || !onSort) return <th scope="col">{column.head}</th>;
  const isOn = sort.by === by;
  const isUp = isOn && sort.order === 'asc';
  return (
    <th scope="col" aria-sort={isOn ? (isUp ? 'ascending' : 'descending') : 'none'}>
      <button
        type="button"
        className={classNames(styles.sort, isOn && styles.sorted)}
        onClick={() => onSort({ by, order: isUp ? 'desc' : 'asc' })}
      >
        {column.head}
        {isOn && <Icon name={isUp ? 'cu' : 'cd'} size={12} />}
      </button>
    </th>
  );
}

export interface BulkBarProps {
  count: number;
  /** With how many of them it cannot be done. */
  note?: string;
  /** Of a list of several pages: how many match, and how to choose them all. */
  all?: { readonly total: number; readonly isBusy: boolean; readonly onChoose: () => void };
  onClear: () => void;
  children: ReactNode;
}

/** What can be done with all rows that are ticked. */
export function BulkBar(props: BulkBarProps) {
  const { t } = useTranslation('manage');
  return (
    <div className={styles.bulk} role="status">
      <b>{t('bulk.chosen', { count: props.count })}</b>
      {props.note && <small>{props.note}</small>}
      {props.all && props.count < Math.min(props.all.total, LIMITS.chosen) && (
        <BulkButton icon="check" isDisabled={props.all.isBusy} onClick={props.all.onChoose}>
          {props.all.total > LIMITS.chosen
            ? t('bulk.first', { count: LIMITS.chosen, total: props.all.total })
            : t('bulk.all', { count: props.all.total })}
        </BulkButton>
      )}
      <span className={styles.bulkActs}>{props.children}</span>
      <IconButton icon="x" tone="ink" label={t('bulk.clear')} onClick={props.onClear} />
    </div>
  );
}

export function BulkButton(props: {
  icon: IconName;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={styles.bulkButton} disabled={props.isDisabled} onClick={props.onClick}>
      <Icon name={props.icon} size={15} />
      {props.children}
    </button>
  );
}
