import { type CSSProperties, type ReactNode, useId, useMemo } from 'react';
import { sceneUrl, useArt } from '../../art/art-files.ts';
import {
  layoutScene,
  type NamesOfSeats,
  type Occupant,
  type SceneLayer,
  type SceneLayout,
  type SeatMark,
} from '../../art/scene-layout.ts';
import { prefixIds } from '../../art/svg-text.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { ArtMarkup } from './art-markup.tsx';
import styles from './scene.module.css';
import { SceneGesture, ScenePerson } from './scene-person.tsx';
import { type Leaver, useWalkers } from './use-walkers.ts';

export interface SceneProps {
  scene: string;
  occupants: readonly Occupant[];
  /** What seats are called here, in the language on the screen. */
  seatNames?: NamesOfSeats | undefined;
  /** Makes every person a button. */
  onSeat?: (occupant: Occupant) => void;
  /** HTML over the scene, placed with `<SceneAt>`; its text keeps its size whatever the scene's. */
  overlay?: ReactNode | ((seats: ReadonlyMap<string, SeatMark>) => ReactNode);
  /** Nameplates are left out on thumbnails. */
  plates?: boolean;
  /** What the scene is, for those who do not see it. */
  label: string;
  className?: string;
}

/** A drawn room with people in its seats. Fills its box like a background picture (`slice`). */
export function Scene(props: SceneProps) {
  const { scene, occupants, seatNames, onSeat, overlay, plates = true, label, className } = props;
  const id = useId();
  const text = useArt(sceneUrl(scene));
  const xml = useMemo(() => (text ? prefixIds(text, `s${id}-`) : ''), [text, id]);
  const walkers = useWalkers(occupants);
  const layout = useMemo(() => layoutScene(xml, walkers, seatNames), [xml, walkers, seatNames]);
  return (
    <section className={[styles.stage, className].filter(Boolean).join(' ')} aria-label={label}>
      {xml && (
        <svg
          className={styles.art}
          viewBox="0 0 1400 900"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          {layout.layers.map((layer) => (
            <Layer key={layerKey(layer)} layer={layer} />
          ))}
        </svg>
      )}
      <div className={styles.over}>
        {xml && plates && <Plates layout={layout} />}
        {xml && <People layout={layout} occupants={occupants} seatNames={seatNames} onSeat={onSeat} />}
        {xml && (typeof overlay === 'function' ? overlay(layout.seats) : overlay)}
      </div>
    </section>
  );
}

/** Keys follow the person, not the place in the list: a walk in must not restart its neighbours. */
function layerKey(layer: SceneLayer): string {
  if (layer.kind === 'art') return `art-${layer.order}`;
  if (layer.kind === 'disc') return `disc-${layer.seat}`;
  return `${layer.kind}-${layer.occupant.id}`;
}

function Layer({ layer }: { layer: SceneLayer }) {
  if (layer.kind === 'art') return <ArtMarkup markup={layer.markup} />;
  if (layer.kind === 'person')
    return (
      <ScenePerson
        occupant={layer.occupant}
        box={layer.box}
        turn={layer.turn}
        leaving={(layer.occupant as Leaver).leaving === true}
      />
    );
  if (layer.kind === 'gesture')
    return (
      <SceneGesture
        character={layer.occupant.character}
        gesture={layer.gesture}
        mirrored={layer.mirrored}
        box={layer.box}
      />
    );
  return (
    <g className={styles.disc}>
      <circle cx={layer.cx} cy={layer.cy} r={layer.radius} className={styles.discFill} />
      <circle cx={layer.cx} cy={layer.cy} r={layer.ring} className={styles.discRing} />
    </g>
  );
}

function Plates({ layout }: { layout: SceneLayout }) {
  return layout.plates.map((plate) => (
    <span
      key={plate.seat}
      className={`${styles.plate} ${plate.quiet ? styles.plateQuiet : ''}`}
      style={place(plate.x, plate.y, {
        '--room': plate.room,
        transform: `translateX(-50%) rotate(${plate.degrees}deg)`,
      })}
      aria-hidden="true"
      title={[plate.text, plate.seatName].filter(Boolean).join(' · ')}
    >
      {plate.seatName && <small>{plate.seatName}</small>}
      <span>{plate.text}</span>
    </span>
  ));
}

function People(props: {
  layout: SceneLayout;
  occupants: readonly Occupant[];
  seatNames: SceneProps['seatNames'];
  onSeat: SceneProps['onSeat'];
}) {
  return props.occupants.map((occupant) => {
    const seat = props.layout.seats.get(occupant.seat);
    if (!seat) return null;
    return (
      <SeatSpot
        key={occupant.id}
        layout={props.layout}
        seat={seat}
        occupant={occupant}
        seatName={props.seatNames?.[occupant.seat]}
        onSeat={props.onSeat}
      />
    );
  });
}

/** The person as the keyboard and a screen reader meet them; shows the name where there is no plate. */
function SeatSpot(props: {
  layout: SceneLayout;
  seat: SeatMark;
  occupant: Occupant;
  seatName: string | undefined;
  onSeat: SceneProps['onSeat'];
}) {
  const { t } = useTranslation('common');
  const { seat, occupant, seatName, onSeat } = props;
  const state = stateOf(occupant);
  const name =
    seatName && seatName !== occupant.name
      ? t('scene.person_seat', { name: occupant.name, seat: seatName })
      : occupant.name;
  const label = state ? t('scene.person_state', { name, state: t(`scene.${state}`) }) : name;
  const at = place(seat.x, seat.base - seat.width * 1.1, {
    '--w': seat.width * 0.8,
    '--h': seat.width * 1.08,
  });
  const hasPlate = props.layout.plates.some((plate) => plate.seat === seat.seat);
  const tip = hasPlate ? null : <span className={styles.tip}>{occupant.name}</span>;
  if (!onSeat)
    return (
      <span className={styles.seat} style={at} role="img" aria-label={label}>
        {tip}
      </span>
    );
  return (
    <button
      type="button"
      className={styles.seat}
      style={at}
      aria-label={label}
      onClick={() => onSeat(occupant)}
    >
      {tip}
    </button>
  );
}

function stateOf(occupant: Occupant): 'called_out' | 'offline' | 'speaking' | '' {
  if (occupant.calledOut) return 'called_out';
  if (occupant.offline) return 'offline';
  return occupant.speaking ? 'speaking' : '';
}

type Vars = CSSProperties & Record<`--${string}`, string | number>;

function place(x: number, y: number, more: Vars = {}): Vars {
  return { '--x': x, '--y': y, ...more };
}

/** Puts HTML at a point of the scene's 1400 × 900 drawing. */
export function SceneAt(props: { x: number; y: number; children: ReactNode; className?: string }) {
  return (
    <div className={[styles.at, props.className].filter(Boolean).join(' ')} style={place(props.x, props.y)}>
      {props.children}
    </div>
  );
}
