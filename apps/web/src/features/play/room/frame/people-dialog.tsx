import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { Face } from '../../../../components/face/face.tsx';
import type { RunRole } from '../../../../domain/run/names.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useOpen } from '../../../../lib/use-open.ts';
import { useClock } from '../hooks/use-clock.ts';
import { type Person, usePeople } from '../hooks/use-people.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './bar.module.css';
import { GivenLines } from './given-lines.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { LeaderLine } from './leader-line.tsx';
import { PartnersLine } from './partners-line.tsx';

/** Who plays what here, who is away and since when; the leader hands an absent member's role to another. */
export function PeopleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['room', 'casting']);
  const mayHandOver = useRoom(
    ({ state, me }) =>
      state.status === 'in_progress' && (me.isLeader || me.isStaff) && state.member_ids.length > 1,
  );
  const { people } = usePeople();
  const whole = usePeople({ isWhole: true });
  const elsewhere = whole.people.filter(({ role }) => !people.some((one) => one.role.id === role.id));
  const [handing, setHanding, close] = useOpen<RunRole>();
  // A person who waits for an answer sees the card that says so, which this list would cover.
  if (handing) return <HandOverDialog role={handing} onClose={close} onAsked={onClose} />;
  return (
    <Dialog title={t('people.title')} icon="users" width={480} onClose={onClose}>
      <LeaderLine mayHandOver={mayHandOver} />
      <PartnersLine />
      <GivenLines />
      <PeopleRows people={people} onHandOver={mayHandOver ? setHanding : null} />
      {mayHandOver && elsewhere.length > 0 && (
        <>
          <h3 className={styles.rowsTitle}>{t('casting:others')}</h3>
          <PeopleRows people={elsewhere} onHandOver={setHanding} />
        </>
      )}
    </Dialog>
  );
}

function PeopleRows(props: { people: readonly Person[]; onHandOver: ((role: RunRole) => void) | null }) {
  const { people, onHandOver } = props;
  const { t } = useTranslation('room');
  return (
    <ul className={styles.rows}>
      {people.map((person) => (
        <li key={person.role.id}>
          <Face
            character={person.role.character}
            side={person.role.side}
            size={36}
            dimmed={!person.isOnline}
            presence={person.isOnline ? 'online' : 'away'}
          />
          <div>
            <b>{person.role.name}</b>
            <span>{[person.role.user?.name, person.role.party].filter(Boolean).join(t('separator'))}</span>
          </div>
          <Where person={person} />
          {onHandOver && (
            <Button size="sm" onClick={() => onHandOver(person.role)}>
              {t('people.hand_over')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Where({ person }: { person: Person }) {
  const { t } = useTranslation('room');
  const { nodeId, section } = useRoom(only('nodeId', 'section'));
  const names = useNames();
  const format = useFormat();
  const now = useClock();
  const isOutside = section?.status === 'open' && !section.inside.includes(person.role.id);
  const text = person.isOut
    ? t('people.out')
    : !person.isOnline
      ? person.goneSince === null
        ? t('people.offline')
        : t('people.offline_for', { time: format.duration(now - person.goneSince) })
      : isOutside
        ? t('people.outside')
        : person.at === nodeId || person.at === null
          ? t('people.here')
          : t('people.elsewhere', { section: names.nodeName(person.at) });
  return <span className={styles.where}>{text}</span>;
}
