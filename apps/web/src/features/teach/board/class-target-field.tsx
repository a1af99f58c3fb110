import type { BoardRow, guideBoard, OutputOf } from '@lets/contract';
import { LIMITS } from '@lets/contract';
import { useState } from 'react';
import { TextInput } from '../../../components/field/inputs.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { rowsOf, type Target, type Teams } from './class-target.ts';
import styles from './class-target-field.module.css';
import { Choices } from './move-on-dialog.tsx';
import { teamName } from './use-board.ts';

interface FieldProps {
  target: Target;
  onChange: (target: Target) => void;
  board: Teams;
  tasks: OutputOf<typeof guideBoard>['tasks'];
}

/** Chooses whom an act on many teams means, with how many they are. */
export function ClassTargetField({ target, onChange, board, tasks }: FieldProps) {
  const { t } = useTranslation('class-control');
  const count = (one: Target) => t('teams', { count: rowsOf(one, board).length });
  const options = [
    { id: 'shown', label: t('target.shown'), note: count({ kind: 'shown' }) },
    ...tasks.map(({ id, name }) => ({ id: String(id), label: name, note: count({ kind: 'task', id }) })),
    { id: 'chosen', label: t('target.chosen') },
  ];
  const value = target.kind === 'task' ? String(target.id) : target.kind;
  return (
    <>
      <Choices
        label={t('target.label')}
        options={options}
        value={value}
        onChange={(id) => {
          if (id === 'shown') onChange({ kind: 'shown' });
          else if (id === 'chosen') onChange({ kind: 'chosen', eids: [] });
          else onChange({ kind: 'task', id: Number(id) });
        }}
      />
      {target.kind === 'chosen' && (
        <ChosenTeams
          rows={board.rows}
          eids={target.eids}
          onChange={(eids) => onChange({ kind: 'chosen', eids })}
        />
      )}
    </>
  );
}

function ChosenTeams(props: {
  rows: readonly BoardRow[];
  eids: readonly number[];
  onChange: (eids: readonly number[]) => void;
}) {
  const { rows, eids, onChange } = props;
  const { t } = useTranslation('class-control');
  const [search, find] = useState('');
  const words = search.trim().toLocaleLowerCase();
  const shown = rows.filter((row) =>
    [teamName(row), row.card.class_name, row.card.leader.name].join(' ').toLocaleLowerCase().includes(words),
  );
  return (
    <div className={styles.chosen}>
      <TextInput
        type="search"
        icon="search"
        value={search}
        maxLength={LIMITS.search}
        aria-label={t('target.search')}
        placeholder={t('target.search')}
        onChange={(event) => find(event.target.value)}
      />
      <ul>
        {shown.map((row) => {
          const { eid, class_name } = row.card;
          const isChosen = eids.includes(eid);
          return (
            <li key={eid}>
              <label>
                <input
                  type="checkbox"
                  checked={isChosen}
                  onChange={() => onChange(isChosen ? eids.filter((id) => id !== eid) : [...eids, eid])}
                />
                <span>{teamName(row)}</span>
                <small>{class_name}</small>
              </label>
            </li>
          );
        })}
        {shown.length === 0 && <li className={styles.none}>{t('target.none_found')}</li>}
      </ul>
    </div>
  );
}
