import { type AudienceKind, type AudienceRow, audienceList, classTaskList } from '@lets/contract';
import { useId, useState } from 'react';
import { SelectInput } from '../../../components/field/inputs.tsx';
import { SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import styles from './message.module.css';

const SHOWN = 30;
const TASKS = 50;

interface AudienceChoiceProps {
  kind: AudienceKind;
  chosen: AudienceRow | null;
  onChoose: (row: AudienceRow) => void;
}

/** One class, one team, or one role of a class task. */
export function AudienceChoice(props: AudienceChoiceProps) {
  return props.kind === 'role' ? <RoleChoice {...props} /> : <Choices {...props} />;
}

/** The class task comes first: every case has roles of its own. */
function RoleChoice(props: AudienceChoiceProps) {
  const { t } = useTranslation('message');
  const [taskId, setTaskId] = useState<number>();
  const id = useId();
  const read = useCall(classTaskList, { size: TASKS });
  return (
    <QueryView
      query={read}
      skeleton={<SkeletonRows count={3} height={44} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState icon="users" title={t('no_tasks')} text={t('no_tasks_text')} />}
    >
      {({ list }) => {
        const task = taskId ?? list[0]?.id ?? 0;
        return (
          <>
            <p className={styles.taskChoice}>
              <label htmlFor={id}>{t('of_task')}</label>
              <SelectInput
                id={id}
                value={task}
                options={list.map((one) => ({ value: one.id, label: `${one.name} · ${one.class.name}` }))}
                onChange={setTaskId}
              />
            </p>
            <Choices key={task} {...props} taskId={task} />
          </>
        );
      }}
    </QueryView>
  );
}

function Choices({ kind, chosen, onChoose, taskId }: AudienceChoiceProps & { taskId?: number }) {
  const { t } = useTranslation('message');
  const [q, setQ] = useState('');
  const name = useId();
  const input = { kind, size: SHOWN, ...(q && { q }), ...(taskId && { task_id: taskId }) };
  const read = useCall(audienceList, input, { keepPrevious: true });
  const key = JSON.stringify(chosen?.audience);
  return (
    <fieldset className={styles.recipients}>
      <legend>{t('to')}</legend>
      <SearchBox value={q} onChange={setQ} placeholder={t(`search_audience.${kind}`)} width={320} />
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={3} height={44} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon="users" title={t(q ? 'none_found' : `no_audience.${kind}`)} />}
      >
        {({ list, total }) => (
          <ul className={styles.choices}>
            {list.map((row) => (
              <li key={JSON.stringify(row.audience)}>
                <label>
                  <input
                    type="radio"
                    name={name}
                    checked={JSON.stringify(row.audience) === key}
                    disabled={row.count === 0}
                    onChange={() => onChoose(row)}
                  />
                  <b>{row.name}</b>
                  <span className={styles.who}>{t('people_count', { count: row.count })}</span>
                  <i>{row.hint}</i>
                </label>
              </li>
            ))}
            {total > list.length && (
              <li className={styles.rest}>{t('more_audiences', { count: total - list.length })}</li>
            )}
          </ul>
        )}
      </QueryView>
    </fieldset>
  );
}
