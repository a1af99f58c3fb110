import { LIMITS, messageList, sendMessage, toUserList, type UserBrief } from '@lets/contract';
import { type FormEvent, useState } from 'react';
import { Button, IconButton } from '../../../components/button/button.tsx';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { SearchBox } from '../../../components/list-tools/list-tools.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { Avatar } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFaults } from '../../../lib/faults.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import styles from './message.module.css';

/** As many as one message may go to. */
const SHOWN = 30;

/** A message to one or several of those one may write to. */
export function Compose({ onSent }: { onSent: (people: readonly UserBrief[]) => void }) {
  const { t } = useTranslation('message');
  const [people, setPeople] = useState<readonly UserBrief[]>([]);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const send = useAct(sendMessage, {
    invalidates: [messageList],
    onSuccess: () => {
      toast(t('sent'), { type: 'success' });
      onSent(people);
    },
  });
  const fault = useFaults(send.error);
  const content = text.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (people.length === 0 || content === '' || send.isPending) return;
    send.mutate({ to: people.map(({ id }) => id), content, request_id: newRequestId() });
  }

  return (
    <form className={styles.compose} onSubmit={submit}>
      <h3>{t('new')}</h3>
      <Recipients people={people} onChange={setPeople} />
      {isTried && people.length === 0 && (
        <p className={styles.fault} role="alert">
          {t('need_people')}
        </p>
      )}
      <Field
        label={t('content')}
        count={{ value: text, max: LIMITS.message }}
        error={(isTried && content === '' ? t('need_content') : null) ?? fault('content')}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={5}
            maxLength={LIMITS.message}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.composeFoot}>
        <Button type="submit" variant="primary" icon="send" busy={send.isPending}>
          {people.length > 1 ? t('send_to', { count: people.length }) : t('send')}
        </Button>
      </div>
    </form>
  );
}

function Recipients(props: {
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
