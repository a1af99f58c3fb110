import type { FlowNode } from '@lets/contract';
import { Select, Switch } from 'antd';
import { useMemo, useState } from 'react';
import { knownScene, SCENES } from '../../../../art/scene-catalog.ts';
import { Button } from '../../../../components/button/button.tsx';
import { Face } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { anchorsOf, type Occupant, Scene, SceneAt } from '../../../../components/scene/index.ts';
import { Tag } from '../../../../components/surface/surface.tsx';
import { KIND_ICON } from '../../../../domain/flow/flow-chart/index.ts';
import { seatEverybody } from '../../../../domain/flow/seating.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { Editable } from '../editable.tsx';
import { changeNode, changePlace, faultsAt, moveTo, type Place, sectionsOf } from '../model.ts';
import { useChosen } from '../use-chosen.ts';
import { useSeatWords } from '../use-seat-words.ts';
import type { Setup } from '../use-setup.ts';
import { Leading } from './leading.tsx';
import { NoCourts } from './scene-step.tsx';
import scenes from './scenes.module.css';

const ROLE = 'text/plain';

/** Step 6: who sits where, who hosts, who may end the experiment early. */
export function SeatStep({ setup, step }: { setup: Setup; step: number }) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const courts = sectionsOf(setup.flow).filter(({ kind }) => kind !== 'experience');
  const [node, choose] = useChosen(setup, step, courts);
  if (!node) return <NoCourts />;
  const hasSeats = node.kind === 'court';
  const complete = courts.filter(({ id }) => faultsAt(setup.faults, step, id).length === 0).length;
  return (
    <div className={scenes.seats}>
      <aside className={scenes.courts}>
        <h2>
          {t('seat.courts')} <small>{t('seat.complete', { done: complete, count: courts.length })}</small>
        </h2>
        {courts.map((court) => {
          const lacking = faultsAt(setup.faults, step, court.id).length;
          const seated = court.roles.filter(({ seat }) => seat !== null).length;
          return (
            <button
              key={court.id}
              type="button"
              aria-pressed={court === node}
              onClick={() => choose(court.id)}
            >
              <Icon name={KIND_ICON[court.kind as keyof typeof KIND_ICON]} size={18} />
              <span>
                <b>{format.pick(court.name)}</b>
                {court.kind === 'court' && (
                  <small>{t('seat.seated', { seated, count: court.roles.length })}</small>
                )}
              </span>
              {lacking > 0 ? (
                <Tag tone="seal">{t('seat.lacks', { count: lacking })}</Tag>
              ) : (
                <Icon name="checkc" size={18} />
              )}
            </button>
          );
        })}
        <p>{t('seat.only_courts')}</p>
      </aside>
      {hasSeats ? (
        <Seats key={node.id} setup={setup} node={node} />
      ) : (
        <Leading key={node.id} setup={setup} node={node} />
      )}
    </div>
  );
}

interface SpotProps {
  words: string;
  label: string;
  /** The role that sits here. */
  sitting: string | null;
  /** The role that is held may sit down here. */
  isTarget: boolean;
  isOver: boolean;
  isEditable: boolean;
  onOver: (isOver: boolean) => void;
  onDrop: (roleId: string) => void;
  onPress: () => void;
}

/** A seat: a role is dropped on it, or held and put down. */
function Spot({ words, label, sitting, isTarget, isOver, isEditable, onOver, onDrop, onPress }: SpotProps) {
  return (
    <button
      type="button"
      className={classNames(
        scenes.spot,
        sitting && scenes.taken,
        isTarget && scenes.target,
        isOver && scenes.over,
      )}
      aria-label={label}
      title={label}
      draggable={sitting !== null && isEditable}
      onDragStart={(event) => event.dataTransfer.setData(ROLE, sitting ?? '')}
      onDragOver={(event) => {
        event.preventDefault();
        onOver(true);
      }}
      onDragLeave={() => onOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(event.dataTransfer.getData(ROLE));
      }}
      onClick={onPress}
    >
      {!sitting && (
        <>
          <Icon name="plus" size={16} />
          {words}
        </>
      )}
    </button>
  );
}

function Seats({ setup, node }: { setup: Setup; node: FlowNode }) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const key = knownScene(node.scene ?? 'courtroom');
  const entry = SCENES.find((scene) => scene.key === key);
  const seats = useMemo(() => entry?.seats ?? [], [entry]);
  const seatWords = useSeatWords(key, seats);
  const [held, hold] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const set = (change: (now: FlowNode) => FlowNode) =>
    setup.edit((flow) => changeNode(flow, node.id, change));
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
      <div className={scenes.stage}>
        <Editable setup={setup}>
          <p className={scenes.hint}>
            <b>{format.pick(node.name)}</b>{' '}
            {setup.editable && (held ? t('seat.choose_seat', { role: nameOf(held) }) : t('seat.hint'))}
          </p>
          <Scene
            scene={key}
            occupants={occupants}
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
        </Editable>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <aside className={scenes.list} tabIndex={0} aria-label={t('seat.roles')}>
        <Editable setup={setup}>
          <header>
            <h2>{t('seat.roles')}</h2>
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
                <Row
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

function Row(props: {
  setup: Setup;
  place: Place;
  seats: readonly string[];
  seatWords: (seat: string) => string;
  isHeld: boolean;
  onHold: () => void;
  onSeat: (seat: string | null) => void;
  onHost: () => void;
  onTerminate: (can: boolean) => void;
}) {
  const { setup, place, seats, seatWords, isHeld, onHold, onSeat, onHost, onTerminate } = props;
  const { t } = useTranslation('setup');
  const format = useFormat();
  const role = setup.flow.roles.find(({ id }) => id === place.role_id);
  if (!role) return null;
  const name = format.pick(role.name);
  return (
    <tr className={classNames(place.seat === null && scenes.bad)}>
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
          value={place.seat !== null && seats.includes(place.seat) ? place.seat : ''}
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
