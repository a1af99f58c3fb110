import type { FlowNode } from '@lets/contract';
import { useMemo, useState } from 'react';
import { knownScene, SCENES } from '../../../../../art/scene-catalog.ts';
import { Button } from '../../../../../components/button/button.tsx';
import { anchorsOf, type Occupant, Scene, SceneAt } from '../../../../../components/scene/index.ts';
import { seatNamesOf } from '../../../../../domain/flow/seat-names.ts';
import { seatEverybody } from '../../../../../domain/flow/seating.ts';
import { useTranslation } from '../../../../../i18n/texts.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import { Editable } from '../../editable.tsx';
import { changePlace, moveTo } from '../../model.ts';
import { UndoButton } from '../../undo-button.tsx';
import { useSeatWords } from '../../use-seat-words.ts';
import type { Setup } from '../../use-setup.ts';
import type { Undo } from '../../use-undo.ts';
import scenes from '../scenes.module.css';
import { SeatNames } from './seat-names.tsx';
import { SeatRow } from './seat-row.tsx';
import { Spot } from './spot.tsx';

/** The scene of a section with its roles, who are dragged to their seats, and the list of them. */
export function Seats({ setup, node, undo }: { setup: Setup; node: FlowNode; undo: Undo }) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const key = knownScene(node.scene ?? 'courtroom');
  const entry = SCENES.find((scene) => scene.key === key);
  const seats = useMemo(() => entry?.seats ?? [], [entry]);
  const usualWords = useSeatWords(key, seats);
  const names = useMemo(() => seatNamesOf(node, format.pick), [node, format.pick]);
  const seatWords = (seat: string) => names[seat] ?? usualWords(seat);
  const [held, hold] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const set = (change: (now: FlowNode) => FlowNode, field?: string) => undo.change(node.id, change, field);
  const nameOf = (roleId: string) => format.pick(setup.flow.roles.find(({ id }) => id === roleId)?.name);
  const occupants = useMemo(
    () =>
      node.roles.flatMap(({ role_id, seat }): Occupant[] => {
        const role = setup.flow.roles.find(({ id }) => id === role_id);
        if (!role || seat === null) return [];
        return [{ id: role_id, seat, character: role.character, name: format.pick(role.name) }];
      }),
    [node.roles, setup.flow.roles, format.pick],
  );
  const sit = (roleId: string, seat: string) => {
    set((now) => moveTo(now, roleId, seat));
    hold(null);
    setOver(null);
  };
  const holderOf = (seat: string) => node.roles.find((place) => place.seat === seat)?.role_id ?? null;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className={scenes.stage} tabIndex={0} aria-label={t('seat.scene')}>
        <Editable setup={setup}>
          <div className={scenes.picture}>
            <p className={scenes.hint}>
              <b>{format.pick(node.name)}</b>{' '}
              {setup.editable && (held ? t('seat.choose_seat', { role: nameOf(held) }) : t('seat.hint'))}
            </p>
            <Scene
              scene={key}
              occupants={occupants}
              seatNames={names}
              label={format.pick(entry?.name)}
              overlay={(marks) =>
                seats.map((seat) => {
                  const mark = marks.get(seat);
                  if (!mark) return null;
                  const sitting = holderOf(seat);
                  const words = seatWords(seat);
                  return (
                    <SceneAt key={seat} x={mark.x} y={anchorsOf(mark).head}>
                      <Spot
                        words={words}
                        label={
                          sitting
                            ? t('seat.taken', { seat: words, role: nameOf(sitting) })
                            : t('seat.free', { seat: words })
                        }
                        sitting={sitting}
                        isTarget={held !== null && sitting === null}
                        isOver={over === seat}
                        isEditable={setup.editable}
                        onOver={(isOver) => setOver(isOver ? seat : null)}
                        onDrop={(roleId) => {
                          if (node.roles.some(({ role_id }) => role_id === roleId)) sit(roleId, seat);
                        }}
                        onPress={() => (held ? sit(held, seat) : hold(sitting))}
                      />
                    </SceneAt>
                  );
                })
              }
            />
          </div>
          <SeatNames node={node} seats={seats} usualWords={usualWords} onChange={set} />
        </Editable>
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <aside className={scenes.list} tabIndex={0} aria-label={t('seat.roles')}>
        <Editable setup={setup}>
          <header>
            <h2>{t('seat.roles')}</h2>
            <UndoButton undo={undo} />
            <Button
              size="sm"
              icon="sparkle"
              onClick={() => set((now) => seatEverybody(now, setup.flow.roles, key))}
            >
              {t('seat.auto')}
            </Button>
          </header>
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
                  onHold={() => hold(held === place.role_id ? null : place.role_id)}
                  onSeat={(seat) => set((now) => moveTo(now, place.role_id, seat))}
                  onHost={() =>
                    set((now) => ({
                      ...now,
                      roles: now.roles.map((one) => ({ ...one, host: one.role_id === place.role_id })),
                    }))
                  }
                  onTerminate={(can_terminate) =>
                    set((now) => changePlace(now, place.role_id, { can_terminate }))
                  }
                />
              ))}
            </tbody>
          </table>
          {node.roles.length > seats.length && (
            <p className={scenes.notes} role="alert">
              {t('seat.too_small', { seats: seats.length, roles: node.roles.length })}
            </p>
          )}
          <p className={scenes.notes}>{t('seat.host_note')}</p>
          <p className={scenes.notes}>{t('seat.terminate_note')}</p>
        </Editable>
      </aside>
    </>
  );
}
