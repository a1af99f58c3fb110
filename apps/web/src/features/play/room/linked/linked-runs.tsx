import { experimentDetail } from '@lets/contract';
import { Link } from 'react-router';
import type { IconName } from '../../../../art/icon-names.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { ReadFault } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { recordPath, roomDoor } from '../../../../lib/paths.ts';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useRoom } from '../room-context.tsx';
import styles from './linked.module.css';

/** The case that this one came from, to be read again, and the one it led to. */
export function LinkedRuns() {
  const detail = useRoom(({ detail }) => detail);
  const next = useRoom(
    ({ state }) =>
      Object.values(state.sections).find(({ jumped_to }) => jumped_to !== null)?.jumped_to ?? null,
  );
  if (detail.linked_from === null && next === null) return null;
  return (
    <div className={styles.links}>
      {detail.linked_from !== null && <Linked eid={detail.linked_from} transition="from" />}
      {next !== null && <Linked eid={next} transition="to" />}
    </div>
  );
}

function Linked({ eid, transition }: { eid: number; transition: 'from' | 'to' }) {
  const { t } = useTranslation('room-linked');
  const { pick } = useFormat();
  const read = useCall(experimentDetail, { eid }, { staleTime: 30_000 });
  const { data } = read;
  if (!data) return <ReadFault of={read} />;
  const name = pick(data.project.name);
  const isOpen = data.status !== 'ended';
  return (
    <>
      {(transition === 'from' || !isOpen) && (
        <Transition to={recordPath(eid)} icon="history" label={t(transition)} name={name} />
      )}
      {isOpen && (
        <Transition
          to={roomDoor(eid, null)}
          icon="jump"
          label={t(transition === 'from' ? 'return' : 'to')}
          name={name}
        />
      )}
    </>
  );
}

function Transition({ to, icon, label, name }: { to: string; icon: IconName; label: string; name: string }) {
  return (
    <Link className={styles.link} to={to}>
      <Icon name={icon} size={15} />
      <span>
        <small>{label}</small>
        <b title={name}>{name}</b>
      </span>
    </Link>
  );
}
