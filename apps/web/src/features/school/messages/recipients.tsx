import { LIMITS, toUserList, type UserBrief } from '@lets/contract';
import { useState } from 'react';
import { IconButton } from '../../../components/button/button.tsx';
import { SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { Avatar } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import styles from './message.module.css';

/** As many as one message may go to. */
const SHOWN = 30;

/** People chosen one by one. */
export function Recipients(props: {
  people: readonly UserBrief[];
  onChange: (people: readonly UserBrief[]) => void;
}) {
  const { people, onChange } = props;
  const { t } = useTranslation(['message', 'common']);
  const [q, setQ] = useState('');
  const read = useCall(toUserList, { size: SHOWN, ...(q && { q }) }, { keepPrevious: true });
  const isChosen = (id: number) => people.some((person) => person.id === id);
  const toggle = ({ id, name, identity }: UserBrief) =>
    onChange(
      isChosen(id) ? people.filter((person) => person.id !== id) : [...people, { id, name, identity }],
    );
  return (
    <fieldset className={styles.recipients}>
      <legend>{t('to')}</legend>
      {people.length > 0 && (
        <ul className={styles.chosen} aria-label={t('chosen')}>
          {people.map((person) => (
            <li key={person.id}>
              {person.name}
              <IconButton
                icon="x"
                size="sm"
                iconSize={12}
                label={t('unchoose', { name: person.name })}
                onClick={() => toggle(person)}
              />
            </li>
          ))}
        </ul>
      )}
      <SearchBox value={q} onChange={setQ} placeholder={t('search_people')} width={320} />
      <QueryView
        query={read}
        skeleton={<SkeletonRows count={3} height={44} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState icon="users" title={t(q ? 'nobody_found' : 'nobody')} />}
      >
        {({ list, total }) => (
          <ul className={styles.choices}>
            {list.map((person) => (
              <li key={person.id}>
                <label>
                  <input
                    type="checkbox"
                    checked={isChosen(person.id)}
                    disabled={people.length >= LIMITS.recipients && !isChosen(person.id)}
                    onChange={() => toggle(person)}
                  />
                  <Avatar name={person.name} size={28} />
                  <b>{person.name}</b>
                  <span className={styles.who}>{t(`common:account.identity.${person.identity}`)}</span>
                  <i>{person.hint}</i>
                </label>
              </li>
            ))}
            {total > list.length && (
              <li className={styles.rest}>{t('more_people', { count: total - list.length })}</li>
            )}
          </ul>
        )}
      </QueryView>
    </fieldset>
  );
}
