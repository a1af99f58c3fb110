import { Select, Switch } from 'antd';
import { Face } from '../../../../../components/face/face.tsx';
import { useTranslation } from '../../../../../i18n/texts.ts';
import { classNames } from '../../../../../lib/class-names.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import type { Place } from '../../model.ts';
import type { Setup } from '../../use-setup.ts';
import scenes from '../scenes.module.css';
import { ROLE } from './spot.tsx';

interface SeatRowProps {
  setup: Setup;
  place: Place;
  seats: readonly string[];
  seatWords: (seat: string) => string;
  isHeld: boolean;
  onHold: () => void;
  onSeat: (seat: string | null) => void;
  onHost: () => void;
  onTerminate: (can: boolean) => void;
}

/** A role of the section: where it sits, whether it hosts, whether it may end the experiment. */
export function SeatRow(props: SeatRowProps) {
  const { setup, place, seats, seatWords, isHeld, onHold, onSeat, onHost, onTerminate } = props;
  const { t } = useTranslation('setup');
  const format = useFormat();
  const role = setup.flow.roles.find(({ id }) => id === place.role_id);
  if (!role) return null;
  const name = format.pick(role.name);
  const seated = place.seat !== null && seats.includes(place.seat) ? place.seat : null;
  return (
    <tr className={classNames(!seated && scenes.bad)}>
      <td>
        <button
          type="button"
          className={scenes.drag}
          aria-pressed={isHeld}
          title={t('seat.drag', { role: name })}
          draggable={setup.editable}
          onDragStart={(event) => event.dataTransfer.setData(ROLE, place.role_id)}
          onClick={onHold}
        >
          <Face character={role.character} side={role.side} size={32} />
          <b>{name}</b>
        </button>
      </td>
      <td>
        <Select
          size="small"
          style={{ width: 132 }}
          popupMatchSelectWidth={false}
          aria-label={t('seat.seat_of', { role: name })}
          disabled={!setup.editable}
          value={seated ?? ''}
          onChange={(seat) => onSeat(seat || null)}
          options={[
            { value: '', label: t('seat.none') },
            ...seats.map((value) => ({ value, label: seatWords(value) })),
          ]}
        />
      </td>
      <td>
        <input
          type="radio"
          name="host"
          aria-label={t('seat.host_of', { role: name })}
          checked={place.host}
          onChange={onHost}
        />
      </td>
      <td>
        <Switch
          size="small"
          aria-label={t('seat.terminate_of', { role: name })}
          disabled={!setup.editable}
          checked={place.can_terminate}
          onChange={onTerminate}
        />
      </td>
    </tr>
  );
}
