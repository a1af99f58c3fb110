import { accountUsers, type UserRow } from '@lets/contract';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { IconButton } from '../../components/button/button.tsx';
import { SearchBox } from '../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../components/states/states.tsx';
import { Avatar } from '../../components/surface/surface.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import { useCall } from '../../lib/query.ts';
import { useUser } from '../../lib/user.ts';
import styles from './teams.module.css';

export type Person = Pick<UserRow, 'id' | 'name'>;

const SHOWN = 30;

/** Class mates to choose from, by name or student number. Choosing one who is in already is told, not done. */
export function PeoplePicker(props: {
  chosen: readonly Person[];
  onChange: (chosen: readonly Person[]) => void;
  taken: readonly number[];
  /** Someone already in was chosen again. */
  onTaken?: () => void;
  invited?: readonly number[];
  /** How many more the team takes. */
  room: number;
  /** Of the search field, in pixels. */
  width?: number;
}) {
  const { chosen, onChange, taken, onTaken, invited = [], room, width = 398 } = props;
  const { t } = useTranslation('task');
  const [q, setQ] = useState('');
  const me = useUser()?.id;
  const read = useCall(accountUsers, { identity: 1, size: SHOWN, ...(q && { q }) }, { keepPrevious: true });
  const isChosen = (id: number) => chosen.some((person) => person.id === id);
  const toggle = (person: Person) =>
    onChange(isChosen(person.id) ? chosen.filter(({ id }) => id !== person.id) : [...chosen, person]);
  return (
    <div>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={t('people.chosen')}>
          {chosen.map((person) => (
            <li key={person.id}>
              <Avatar name={person.name} size={20} />
              {person.name}
              <IconButton
                icon="x"
                size="sm"
                iconSize={12}
                label={t('people.unchoose', { name: person.name })}
                onClick={() => toggle(person)}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <SearchBox value={q} onChange={setQ} placeholder={t('people.search')} width={width} />
      </div>
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={3} height={40} />}
        isEmpty={({ list }) => list.filter(({ id }) => id !== me).length === 0}
        empty={<EmptyState icon="users" title={t(q ? 'people.none_found' : 'people.none')} />}
      >
        {({ list, total }) => (
          <>
            <ul className={styles.people}>
              {list
                .filter(({ id }) => id !== me)
                .map((person) => (
                  <PersonRow
                    key={person.id}
                    person={person}
                    isChosen={isChosen(person.id)}
                    isTaken={taken.includes(person.id)}
                    isInvited={invited.includes(person.id)}
                    isFull={chosen.length >= room}
                    onToggle={() =>
                      taken.includes(person.id) && !isChosen(person.id)
                        ? onTaken?.()
                        : toggle({ id: person.id, name: person.name })
                    }
                  />
                ))}
            </ul>
            {total > list.length && (
              <p className={styles.more}>{t('people.more', { count: total - list.length })}</p>
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}

function PersonRow(props: {
  person: UserRow;
  isChosen: boolean;
  isTaken: boolean;
  isInvited: boolean;
  isFull: boolean;
  onToggle: () => void;
}) {
  const { person, isChosen, isTaken, isInvited, isFull, onToggle } = props;
  const { t } = useTranslation(['task', 'team']);
  const state = isTaken ? t('people.taken') : isInvited ? t('team:invited.tag') : '';
  return (
    <li className={classNames(isChosen && styles.on, isTaken && styles.taken)}>
      <Checkbox checked={isChosen} disabled={isFull && !isChosen && !isTaken} onChange={onToggle}>
        <span className={styles.person}>
          <Avatar name={person.name} size={26} />
          {person.name}
          <i>{state || person.student_id || person.account}</i>
        </span>
      </Checkbox>
    </li>
  );
}
