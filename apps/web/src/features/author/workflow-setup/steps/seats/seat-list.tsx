import { type FlowNode, seatsOfScene } from '@lets/contract';
import { Button } from '../../../../../components/button/button.tsx';
import { moveTo, seatEverybody } from '../../../../../domain/flow/seating/seating.ts';
import { useTranslation } from '../../../../../i18n/texts.ts';
import { Editable } from '../../editable.tsx';
import { changePlace, withHost } from '../../model.ts';
import { UndoButton } from '../../undo-button.tsx';
import type { Setup } from '../../use-setup.ts';
import type { Undo } from '../../use-undo.ts';
import scenes from '../scenes.module.css';
import { SeatRow } from './seat-row.tsx';

interface SeatListProps {
  setup: Setup;
  node: FlowNode;
  scene: string;
  undo: Undo;
  seatWords: (seat: string) => string;
  /** The role that is chosen and not yet put down. */
  held: string | null;
  onHold: (roleId: string | null) => void;
}

/** The roles of a section in a list: where each sits, who hosts, who may end the experiment. */
export function SeatList({ setup, node, scene, undo, seatWords, held, onHold }: SeatListProps) {
  const { t } = useTranslation('setup');
  const seats = seatsOfScene(scene);
  const lost = node.roles.filter(({ seat }) => seat !== null && !seats.includes(seat)).length;
  const set = (change: (now: FlowNode) => FlowNode) => undo.change(node.id, change);
  return (
    <aside className={scenes.list} aria-label={t('seat.roles')}>
      <Editable setup={setup}>
        <header>
          <h2>{t('seat.roles')}</h2>
          <UndoButton undo={undo} />
          <Button
            size="sm"
            icon="sparkle"
            onClick={() => set((now) => seatEverybody(now, setup.flow.roles, scene))}
          >
            {t('seat.auto')}
          </Button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
        <section className={scenes.rows} tabIndex={0} aria-label={t('seat.roles')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('seat.role')}</th>
                <th scope="col">{t('seat.seat')}</th>
                <th scope="col">{t('seat.host')}</th>
                <th scope="col">{t('seat.terminate')}</th>
              </tr>
            </thead>
            <tbody>
              {node.roles.map((place) => (
                <SeatRow
                  key={place.role_id}
                  setup={setup}
                  place={place}
                  seats={seats}
                  seatWords={seatWords}
                  isHeld={held === place.role_id}
                  onHold={() => onHold(held === place.role_id ? null : place.role_id)}
                  onSeat={(seat) => set((now) => moveTo(now, place.role_id, seat))}
                  onHost={() => set((now) => withHost(now, place.role_id))}
                  onTerminate={(can_terminate) =>
                    set((now) => changePlace(now, place.role_id, { can_terminate }))
                  }
                />
              ))}
            </tbody>
          </table>
          {lost > 0 && (
            <p className={scenes.notes} role="alert">
              {t('seat.lost', { count: lost })}
            </p>
          )}
          {node.roles.length > seats.length && (
            <p className={scenes.notes} role="alert">
              {t('seat.too_small', { seats: seats.length, roles: node.roles.length })}
            </p>
          )}
          <p className={scenes.notes}>{t('seat.host_note')}</p>
          <p className={scenes.notes}>{t('seat.terminate_note')}</p>
        </section>
      </Editable>
    </aside>
  );
}
