import { messagePush } from '@lets/contract';
import { type PendingRequest, speakingQueue } from '@lets/engine';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { useDismiss } from '../../../../components/dialog/use-dismiss.ts';
import { useKeptFocus } from '../../../../components/dialog/use-kept-focus.ts';
import { Face } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Menu } from '../../../../components/menu/menu.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './queue.module.css';

/** Whose turn it is: who has the floor, who waits for it in which order. The host orders it, everybody sees their place. */
export function QueuePanel({ isOpen, onOpen }: { isOpen: boolean; onOpen: (isOpen: boolean) => void }) {
  const { t } = useTranslation('court');
  const { section, me } = useRoom(only('section', 'me'));
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const pill = useRef<HTMLButtonElement>(null);
  useDismiss(isOpen, () => onOpen(false), pill);
  useKeptFocus(box, () => pill.current);
  if (section?.status !== 'open') return null;
  const queue = speakingQueue(section);
  const isHost = me.hostRole !== undefined && !me.isStaff;
  const { floor } = section;
  if (queue.length + floor.length === 0 && !isHost) return null;
  return (
    <div ref={box} className={styles.place}>
      <button
        ref={pill}
        type="button"
        className={styles.pill}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onOpen(!isOpen)}
      >
        <Icon name="hand" size={16} />
        {t('queue.title')}
        <b>{queue.length}</b>
        <Icon name={isOpen ? 'cu' : 'cd'} size={14} />
      </button>
      {isOpen && (
        <section id={id} className={styles.panel} aria-label={t('queue.title')}>
          <Floor roles={floor} isHost={isHost} />
          {queue.length > 0 ? (
            <Waiting queue={queue} isHost={isHost} />
          ) : (
            <p className={styles.none}>{t('queue.none')}</p>
          )}
          {isHost && <CallOn />}
        </section>
      )}
    </div>
  );
}

function Floor({ roles, isHost }: { roles: readonly string[]; isHost: boolean }) {
  const { t } = useTranslation('court');
  const act = useRoom(({ act }) => act);
  const names = useNames();
  return roles.map((roleId) => {
    const role = names.role(roleId);
    return (
      <div key={roleId} className={styles.floor}>
        <Face character={role.character} side={role.side} size={28} />
        <span className={styles.words}>
          <b>{role.name}</b>
          <small>{t('queue.has_floor')}</small>
        </span>
        {isHost && (
          <Button
            size="sm"
            onClick={() =>
              void act(messagePush, { kind: 'take_floor', target_role: roleId }).catch(() => null)
            }
          >
            {t('queue.take')}
          </Button>
        )}
      </div>
    );
  });
}

function Waiting({ queue, isHost }: { queue: readonly PendingRequest[]; isHost: boolean }) {
  const { t } = useTranslation('court');
  const { act, me } = useRoom(only('act', 'me'));
  const [held, hold] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const names = useNames();
  const move = (request: number, before: number | undefined) =>
    void act(messagePush, {
      kind: 'move_request',
      role_id: me.hostRole ?? null,
      answer_to: request,
      ...(before !== undefined && { before }),
    }).catch(() => null);
  const answer = (request: number, agree: boolean) =>
    void act(messagePush, {
      kind: 'answer',
      role_id: me.hostRole ?? null,
      answer_to: request,
      agree,
    }).catch(() => null);
  const drag = (id: number, index: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', String(id));
      hold(id);
    },
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(id);
    },
    onDragEnd: () => {
      hold(null);
      setOver(null);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      const from = queue.findIndex((one) => one.id === held);
      // Downward it lands behind the one it is dropped on, upward before it.
      if (held !== null && held !== id) move(held, from < index ? queue[index + 1]?.id : id);
    },
  });
  return (
    <ol className={styles.list}>
      {queue.map((request, index) => {
        const role = names.role(request.role_id);
        const isMine = me.roleIds.includes(request.role_id);
        return (
          <li
            key={request.id}
            className={classNames(
              isMine && styles.mine,
              held === request.id && styles.held,
              over === request.id && held !== null && styles.over,
            )}
            {...(isHost && drag(request.id, index))}
          >
            {isHost && <Icon name="drag" size={14} className={styles.grip} />}
            <i>{index + 1}</i>
            <Face character={role.character} side={role.side} size={28} />
            <span className={styles.words} title={request.text ?? undefined}>
              <b>{isMine ? t('queue.me', { role: role.name }) : role.name}</b>
              {request.text && <small>{request.text}</small>}
            </span>
            {isHost && (
              <span className={styles.acts}>
                <IconButton
                  icon="cu"
                  size="sm"
                  iconSize={14}
                  disabled={index === 0}
                  label={t('queue.up', { role: role.name })}
                  onClick={() => move(request.id, queue[index - 1]?.id)}
                />
                <IconButton
                  icon="cd"
                  size="sm"
                  iconSize={14}
                  disabled={index === queue.length - 1}
                  label={t('queue.down', { role: role.name })}
                  onClick={() => move(request.id, queue[index + 2]?.id)}
                />
                <IconButton
                  icon="x"
                  size="sm"
                  iconSize={14}
                  label={t('queue.decline', { role: role.name })}
                  onClick={() => answer(request.id, false)}
                />
                <IconButton
                  icon="mic"
                  size="sm"
                  iconSize={14}
                  label={t('queue.give', { role: role.name })}
                  onClick={() => answer(request.id, true)}
                />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The host may call on somebody who has not asked. */
function CallOn() {
  const { t } = useTranslation('court');
  const { node, section, act, isOpen } = useRoom(only('node', 'section', 'act', 'isOpen'));
  const names = useNames();
  const roles = node.roles.filter(
    ({ role_id, functions }) =>
      functions.includes('request_speech') &&
      section?.inside.includes(role_id) &&
      !section.floor.includes(role_id),
  );
  if (!isOpen || roles.length === 0) return null;
  return (
    <div className={styles.callOn}>
      <Menu
        align="end"
        buttonClass={styles.callButton ?? ''}
        items={roles.map(({ role_id }) => ({
          key: role_id,
          label: names.roleName(role_id),
          onSelect: () =>
            void act(messagePush, { kind: 'give_floor', target_role: role_id }).catch(() => null),
        }))}
      >
        <Icon name="mic" size={15} />
        {t('queue.call_on')}
      </Menu>
    </div>
  );
}
