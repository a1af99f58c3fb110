import type { ExperimentDetail, FlowNodeView } from '@lets/contract';
import { isOpen, openSections, type RunState } from '@lets/engine';
import { Link } from 'react-router';
import { FaceStack } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useClock } from '../hooks/use-clock.ts';
import { only, useRoom } from '../room-context.tsx';
import type { RoomView } from '../room-view.ts';
import { openTo, routeOf } from '../section-guide.ts';
import { useNames } from '../use-names.ts';
import styles from './bar.module.css';

/** How long the section has run, against its suggested length; after the end how long it all took. */
export function SectionTimer() {
  const { t } = useTranslation('room');
  const { detail, takesPart } = useRoom(only('detail', 'takesPart'));
  const minutes = useRoom(({ node }) => node.minutes);
  const openedAt = useRoom(({ section }) => (section?.status === 'open' ? section.opened_at : null));
  const endedAt = useRoom(({ detail, state }) => (state.status === 'ended' ? endOf(detail, state) : null));
  const format = useFormat();
  const now = useClock();
  if (endedAt !== null) {
    return (
      <span className={styles.pill}>
        <Icon name="clock" size={16} />
        {format.clock(endedAt - (detail.started_at ?? endedAt))}
        <small>{t('bar.ended')}</small>
      </span>
    );
  }
  if (openedAt === null || !takesPart) return null;
  const elapsed = now - openedAt;
  const limit = (minutes ?? 0) * 60_000;
  return (
    <span className={styles.pill} title={t('bar.time')}>
      <Icon name="clock" size={16} />
      <span role="timer" aria-label={t('bar.time')}>
        {format.clock(elapsed)}
      </span>
      {limit > 0 && (
        <>
          <small>/ {format.clock(limit)}</small>
          <span className={styles.track} data-over={elapsed > limit || undefined}>
            <i style={{ width: `${Math.min(100, (elapsed / limit) * 100)}%` }} />
          </span>
        </>
      )}
    </span>
  );
}

/** When a run ended; before the detail tells it, when its last section was closed. Pure. */
function endOf({ ended_at }: ExperimentDetail, { sections }: RunState): number {
  return ended_at ?? Math.max(0, ...Object.values(sections).map((one) => one.closed_at ?? 0));
}

/** One that is open beside the section on the screen, mine before others'. Pure. */
function sectionBeside({ state, nodeId, detail, me, takesPart }: RoomView) {
  if (!isOpen(state, nodeId) || !takesPart) return null;
  const beside = openSections(state).filter((section) => section.node_id !== nodeId);
  const mine = new Set(me.isStaff ? [] : openTo(detail.flow, state, me));
  const own = beside.find((section) => mine.has(section.node_id));
  const shown = own ?? beside[0];
  return shown ? { nodeId: shown.node_id, since: shown.opened_at, isMine: own !== undefined } : null;
}

/** What runs beside this section: a branch of others, or another one of mine, which is a press away. */
export function ParallelPill() {
  const { t } = useTranslation('room');
  const { eid, detail } = useRoom(only('eid', 'detail'));
  const beside = useRoom(sectionBeside);
  const { pick } = useFormat();
  const node = detail.flow.nodes.find(({ id }) => id === beside?.nodeId);
  if (!beside || !node) return null;
  if (!beside.isMine) return <OthersBranch node={node} since={beside.since} />;
  return (
    <Link
      className={classNames(styles.pill, styles.outline, styles.own)}
      to={`/experiment/meta/${routeOf(detail.flow, node.id)}/${eid}/${node.id}`}
    >
      <Icon name="fork" size={15} />
      <small>{t('bar.also_mine')}</small>
      <b>{pick(node.name)}</b>
      <Icon name="arrowr" size={14} />
    </Link>
  );
}

function OthersBranch({ node, since }: { node: FlowNodeView; since: number }) {
  const { t } = useTranslation('room');
  const names = useNames();
  const format = useFormat();
  const now = useClock();
  const faces = node.roles.slice(0, 3).map(({ role_id }) => {
    const role = names.role(role_id);
    return { id: role_id, character: role.character, side: role.side, size: 24 };
  });
  return (
    <span className={classNames(styles.pill, styles.outline)}>
      <Icon name="fork" size={15} />
      <small>{t('bar.parallel')}</small>
      <b>{format.pick(node.name)}</b>
      <FaceStack faces={faces} />
      <small>{format.duration(now - since)}</small>
    </span>
  );
}
