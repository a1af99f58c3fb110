import type { BoardRow } from '@lets/contract';
import type { EventOf, RunEvent, RunState } from '@lets/engine';
import { isSectionKind, openSections } from '@lets/engine';
import { LinkButton } from '../../../components/button/button.tsx';
import { FaceStack } from '../../../components/face/face.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { KIND_ICON } from '../../../domain/flow/flow-chart/index.ts';
import type { Names } from '../../../domain/run/names.ts';
import { CourtScene } from '../../../domain/run/stage/court-scene.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { PROJECTOR, roomDoor } from '../../../lib/paths.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './live-scene.module.css';

interface SceneProps {
  row: BoardRow;
  names: Names;
  state: RunState;
  events: readonly RunEvent[];
  now: number;
}

/** The open section as it is now: the room with everybody in it, or who works on what. */
export function LiveScene(props: SceneProps) {
  const { row, names, state, now } = props;
  const { t } = useTranslation(['guide', 'projector']);
  const format = useFormat();
  const open = openSections(state);
  const section = open.find(({ node_id }) => names.node(node_id)?.kind === 'court') ?? open[0];
  const node = section ? names.node(section.node_id) : null;
  const kind = node && isSectionKind(node.kind) ? node.kind : 'court';
  return (
    <div className={styles.scene}>
      {section && node?.kind === 'court' ? (
        <Room {...props} nodeId={section.node_id} />
      ) : (
        <Desk row={row} kind={kind} name={names.nodeName(section?.node_id ?? null) || t('row.between')} />
      )}
      {section && (
        <span className={styles.chip}>
          <Icon name={KIND_ICON[kind]} size={14} />
          {names.nodeName(section.node_id)} {format.clock(now - section.opened_at)}
        </span>
      )}
      <span className={styles.enter}>
        <LinkButton size="sm" icon="screen" to={`${PROJECTOR}?run=${row.card.eid}`}>
          {t('projector:open')}
        </LinkButton>
        <LinkButton size="sm" icon="eye" to={roomDoor(row.card.eid, section?.node_id)}>
          {t('panel.watch')}
        </LinkButton>
      </span>
    </div>
  );
}

function Room({ row, names, state, events, nodeId }: SceneProps & { nodeId: string }) {
  const { t } = useTranslation('guide');
  const section = state.sections[nodeId];
  const node = names.node(nodeId);
  const last = events.findLast(
    (event): event is EventOf<'spoke'> => event.type === 'spoke' && event.node_id === nodeId,
  );
  if (!node) return null;
  return (
    <CourtScene
      className={styles.room ?? ''}
      node={node}
      section={section}
      names={names}
      speaker={last?.role_id ?? null}
      present={row.cast.filter(({ present }) => present).map(({ role_id }) => role_id)}
      plates={false}
      label={t('panel.scene', { section: names.nodeName(nodeId) })}
    />
  );
}

/** A section without a room: the people concerned. */
function Desk({ row, kind, name }: { row: BoardRow; kind: keyof typeof KIND_ICON; name: string }) {
  const faces = row.cast.map((role) => ({
    id: role.role_id,
    character: role.character,
    side: role.side,
    dimmed: !role.present,
    size: 44,
  }));
  return (
    <div className={styles.desk} data-kind={kind}>
      <Icon name={KIND_ICON[kind]} size={40} />
      <b>{name}</b>
      <FaceStack faces={faces} limit={7} />
    </div>
  );
}
