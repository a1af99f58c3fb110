import { experimentDetail } from '@lets/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Icon } from '../../../components/icon/icon.tsx';
import { recordPath, roomDoor } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useRoomContext } from '../room-context.tsx';
import styles from './linked.module.css';

/** The case that this one came from, to be read again, and the one it led to. */
export function LinkedRuns() {
  const { detail, state } = useRoomContext();
  const next = Object.values(state.sections).find(({ jumped_to }) => jumped_to !== null)?.jumped_to ?? null;
  if (detail.linked_from === null && next === null) return null;
  return (
    <div className={styles.links}>
      {detail.linked_from !== null && <Linked eid={detail.linked_from} way="from" />}
      {next !== null && <Linked eid={next} way="to" />}
    </div>
  );
}

function Linked({ eid, way }: { eid: number; way: 'from' | 'to' }) {
  const { t } = useTranslation('room-linked');
  const { pick } = useFormat();
  const { data } = useCall(experimentDetail, { eid }, { silent: true, staleTime: 60_000 });
  if (!data) return null;
  // What is over is read in its record; what is still played is entered.
  const isOver = way === 'from' || data.status === 'ended';
  return (
    <Link className={styles.link} to={isOver ? recordPath(eid) : roomDoor(eid, null)}>
      <Icon name={isOver ? 'history' : 'jump'} size={15} />
      <span>
        <small>{t(way)}</small>
        <b>{pick(data.project.name)}</b>
      </span>
    </Link>
  );
}
