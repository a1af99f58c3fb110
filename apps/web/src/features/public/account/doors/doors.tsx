import { type Door, signOnStart } from '@lets/contract';
import { useEffect } from 'react';
import { Button, lookClass } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { WaitingDots } from '../../../../components/waiting-dots/waiting-dots.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { readLeft, writeLeft } from '../../../../lib/storage.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { LoginForm } from '../login-form.tsx';
import styles from '../login-page.module.css';
import { Refusal } from '../refusal.tsx';
import { useDoors } from './use-doors.ts';

const pathThrough = (id: number, go: string | null) =>
  signOnStart(id) + (go ? `?${new URLSearchParams({ go })}` : '');

/** The school's own ways in, before the form for local accounts. `go`: where somebody wanted to go. */
export function Doors({ go }: { go: string | null }) {
  const { t } = useTranslation('doors');
  const { doors, again } = useDoors();
  if (doors === 'failed')
    return (
      <div className={styles.sheet}>
        <Refusal error={null} words={t('failed')} />
        <Button block size="lg" icon="restart" onClick={again}>
          {t('again')}
        </Button>
      </div>
    );
  // Switched off since this page was opened.
  if (doors?.length === 0) return <LoginForm />;
  const straight = readLeft() ? undefined : doors?.find(({ goes_straight }) => goes_straight);
  return (
    <div className={styles.sheet}>
      {straight && <GoStraight door={straight} go={go} />}
      {!doors && <WaitingDots size="large" />}
      {doors && !straight && <DoorList doors={doors} go={go} />}
    </div>
  );
}

function DoorList({ doors, go }: { doors: readonly Door[]; go: string | null }) {
  const { t } = useTranslation('doors');
  const format = useFormat();
  return (
    <>
      <p className={styles.intro}>{t('text')}</p>
      <ul className={styles.doors}>
        {doors.map(({ id, name }, at) => (
          <li key={id}>
            <a
              href={pathThrough(id, go)}
              className={lookClass({ variant: at === 0 ? 'primary' : 'plain', size: 'lg', block: true })}
              onClick={() => writeLeft(false)}
            >
              <Icon name="login" />
              {format.pick(name)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** In place of this page: the way back leads to where the person came from, and not out again. */
function GoStraight({ door, go }: { door: Door; go: string | null }) {
  const { t } = useTranslation('doors');
  const format = useFormat();
  const to = pathThrough(door.id, go);
  useEffect(() => location.replace(to), [to]);
  return (
    <p className={styles.going} role="status">
      <WaitingDots size="large" />
      {t('going', { name: format.pick(door.name) })}
    </p>
  );
}
