import type { FlowNodeView } from '@lets/contract';
import { courtOf, type SectionState } from '@lets/engine';
import { type ReactNode, useMemo } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import {
  anchorsOf,
  Scene,
  SceneAt,
  type SceneProps,
  type SeatMark,
} from '../../../components/scene/index.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { seatNamesOf } from '../../flow/seating/seat-names.ts';
import type { Names } from '../names.ts';
import { occupantsOf, seatOf } from '../seats.ts';
import styles from './court-scene.module.css';

interface CourtSceneProps extends Pick<SceneProps, 'label' | 'plates' | 'className'> {
  readonly node: FlowNodeView;
  /** Undefined before the section opens. */
  readonly section: SectionState | undefined;
  readonly names: Names;
  /** The role that speaks at this moment. */
  readonly speaker: string | null;
  /** The roles whose people are there; absent where that is not known, as in a replay. */
  readonly present?: readonly string[];
  /** What stands over the scene, at the seat of a role or anywhere. */
  readonly overlay?: (seatOf: SeatOf) => ReactNode;
}

/** Where a role sits; undefined for one without a place in the picture. */
export type SeatOf = (roleId: string | null) => SeatMark | undefined;

/** The drawn room of a section with everybody who is in it, who speaks, who asks for the floor, and who talks apart. */
export function CourtScene(props: CourtSceneProps) {
  const { node, section, names, speaker, present, overlay, ...scene } = props;
  const { pick } = useFormat();
  const here = present?.join();
  const occupants = useMemo(() => {
    const online = here?.split(',');
    return occupantsOf({
      ...{ node, section, role: names.role, speaker },
      ...(online && { isOnline: (id: string) => online.includes(id) }),
    });
  }, [node, section, names, here, speaker]);
  const seatNames = useMemo(() => seatNamesOf(node, pick), [node, pick]);
  return (
    <Scene
      {...scene}
      scene={node.scene ?? 'courtroom'}
      occupants={occupants}
      seatNames={seatNames}
      overlay={(seats) => {
        const at: SeatOf = (roleId) => seats.get(seatOf(node, roleId));
        return (
          <>
            <ApartChips section={section} seatOf={at} />
            {overlay?.(at)}
          </>
        );
      }}
    />
  );
}

/** Who talks with whom apart: everybody sees that they do. */
function ApartChips({ section, seatOf }: Pick<CourtSceneProps, 'section'> & { seatOf: SeatOf }) {
  const { t } = useTranslation('stage');
  const roles = new Set(courtOf(section).apart.flatMap(({ role_ids }) => role_ids));
  return [...roles].map((roleId) => {
    const seat = seatOf(roleId);
    if (!seat) return null;
    return (
      <SceneAt key={roleId} x={seat.x} y={anchorsOf(seat).chip}>
        <span className={styles.apart}>
          <Icon name="meet" size={13} />
          {t('apart')}
        </span>
      </SceneAt>
    );
  });
}
