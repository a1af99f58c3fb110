import type { FlowNode } from '@lets/contract';
import { useMemo, useState } from 'react';
import { knownScene, SCENES } from '../../../../../art/scene-catalog.ts';
import { anchorsOf, type Occupant, Scene, SceneAt } from '../../../../../components/scene/index.ts';
import { seatNamesOf } from '../../../../../domain/flow/seating/seat-names.ts';
import { moveTo } from '../../../../../domain/flow/seating/seating.ts';
import { useTranslation } from '../../../../../i18n/texts.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import { Editable } from '../../editable.tsx';
import { useSeatWords } from '../../use-seat-words.ts';
import type { Setup } from '../../use-setup.ts';
import type { Undo } from '../../use-undo.ts';
import scenes from '../scenes.module.css';
import { SeatList } from './seat-list.tsx';
import { SeatNames } from './seat-names.tsx';
import { Spot } from './spot.tsx';

/** The scene of a section, its roles, who are dragged to their seats, and what the seats are called. */
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
      <SeatList
        setup={setup}
        node={node}
        scene={key}
        undo={undo}
        seatWords={seatWords}
        held={held}
        onHold={hold}
      />
    </>
  );
}
