import { LIMITS, meetApply, messagePush } from '@lets/contract';
import type { EventOf, MeetingState, RunEvent } from '@lets/engine';
import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { useDismiss } from '../../../../components/dialog/use-dismiss.ts';
import { Face } from '../../../../components/face/face.tsx';
import { TextInput } from '../../../../components/field/inputs.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { leftToSend } from '../../../../lib/left-to-send.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useRoom } from '../room-context.tsx';
import { TypingLine } from '../typing/typing-line.tsx';
import { useTellTyping } from '../typing/use-typing.ts';
import { useNames } from '../use-names.ts';
import cards from './cards.module.css';
import styles from './meeting.module.css';

/** The private talks of my roles in this section: asked of me, asked by me, and under way. */
export function MeetingPanel() {
  const me = useRoom(({ me }) => me);
  const meetings = useRoom(({ section }) => (section?.status === 'open' ? section.meetings : []));
  if (me.isStaff) return null;
  const isMine = (roleId: string) => me.roleIdsHere.includes(roleId);
  const mine = meetings.filter(({ from_role, to_role }) => isMine(from_role) || isMine(to_role));
  return mine.map((meeting) => {
    const own = isMine(meeting.to_role) ? meeting.to_role : meeting.from_role;
    const other = own === meeting.to_role ? meeting.from_role : meeting.to_role;
    const props = { key: meeting.id, meeting, own, other };
    if (meeting.status === 'open') return <Talk {...props} key={meeting.id} />;
    return own === meeting.to_role ? (
      <Invitation {...props} key={meeting.id} />
    ) : (
      <OwnInvitation {...props} key={meeting.id} />
    );
  });
}

interface MeetingProps {
  meeting: MeetingState;
  /** The role of mine in it, and the other one. */
  own: string;
  other: string;
}

function useMeetingActs({ meeting, own }: MeetingProps) {
  const act = useRoom(({ act }) => act);
  const base = { role_id: own, meeting_id: meeting.id };
  return {
    answer: (agree: boolean) => act(meetApply, { kind: 'answer', ...base, agree }).catch(() => null),
    close: () => act(meetApply, { kind: 'close', ...base }).catch(() => null),
  };
}

function Invitation(props: MeetingProps) {
  const { t } = useTranslation('room');
  const names = useNames();
  const { answer } = useMeetingActs(props);
  const role = names.role(props.other);
  return (
    <section
      data-turn="talk"
      className={classNames(cards.card, cards.ink)}
      aria-label={t('meeting.title')}
      aria-live="polite"
    >
      <header className={cards.inkHead}>
        <Icon name="meet" size={16} />
        {t('meeting.asked')}
      </header>
      <div className={cards.who}>
        <Face character={role.character} side={role.side} size={38} />
        <div>
          <b>{[role.name, role.user?.name].filter(Boolean).join(t('separator'))}</b>
          <p>{props.meeting.text || t('meeting.private')}</p>
        </div>
      </div>
      <div className={cards.two}>
        <Button variant="primary" onClick={() => void answer(true)}>
          {t('meeting.accept')}
        </Button>
        <Button onClick={() => void answer(false)}>{t('meeting.decline')}</Button>
      </div>
    </section>
  );
}

function OwnInvitation(props: MeetingProps) {
  const { t } = useTranslation('room');
  const names = useNames();
  const { close } = useMeetingActs(props);
  return (
    <section className={classNames(cards.card, cards.gold)} aria-label={t('meeting.title')}>
      <header className={cards.goldHead}>
        <Icon name="hourglass" size={16} />
        {t('meeting.mine')}
      </header>
      <p className={cards.text}>{t('meeting.waiting_for', { name: names.roleName(props.other) })}</p>
      <div className={cards.one}>
        <Button size="sm" onClick={() => void close()}>
          {t('request.withdraw')}
        </Button>
      </div>
    </section>
  );
}

function isSaid(event: RunEvent, meetingId: number): event is EventOf<'spoke_in_meeting'> & RunEvent {
  return event.type === 'spoke_in_meeting' && event.data.meeting_id === meetingId;
}

/** The side channel of two: nobody else in the room hears it. */
function Talk(props: MeetingProps) {
  const { t } = useTranslation('room');
  const act = useRoom(({ act }) => act);
  const said = useRoom(({ record }) => record.filter((event) => isSaid(event, props.meeting.id)));
  const names = useNames();
  const format = useFormat();
  const { close } = useMeetingActs(props);
  const [isFolded, setFolded] = useState(false);
  const [text, setText] = useState('');
  const tellTyping = useTellTyping(props.own, props.meeting.id);
  const [isBusy, setBusy] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  useDismiss(!isFolded, () => setFolded(true), fold);
  const other = names.role(props.other);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said.length, isFolded]);

  const send = async () => {
    if (!text.trim() || isBusy) return;
    input.current?.focus();
    setBusy(true);
    try {
      await act(messagePush, {
        kind: 'speech',
        role_id: props.own,
        text: text.trim(),
        meeting_id: props.meeting.id,
      });
      setText((now) => leftToSend(now, text));
    } catch {
      // Told in a toast; the line stays.
    } finally {
      setBusy(false);
    }
  };

  return (
    <section data-turn="talk" className={styles.talk} aria-label={t('meeting.with', { name: other.name })}>
      <header className={styles.head}>
        <Face character={other.character} side={other.side} size={26} />
        <b>{t('meeting.with', { name: other.name })}</b>
        <IconButton
          ref={fold}
          icon={isFolded ? 'cu' : 'cd'}
          size="sm"
          iconSize={15}
          label={t(isFolded ? 'meeting.unfold' : 'meeting.fold')}
          onClick={() => setFolded(!isFolded)}
        />
        <Button size="sm" variant="ghost" onClick={() => void close()}>
          {t('meeting.end')}
        </Button>
      </header>
      {!isFolded && (
        <>
          <ol ref={list} className={styles.lines} role="log">
            {said.length === 0 && <li className={styles.none}>{t('meeting.private')}</li>}
            {said.map((event) => (
              <li key={event.seq} className={event.role_id === props.own ? styles.own : undefined}>
                <span>
                  {names.roleName(event.role_id)} <time>{format.moment(event.at)}</time>
                </span>
                <p>{event.data.text}</p>
              </li>
            ))}
          </ol>
          <TypingLine meetingId={props.meeting.id} />
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <TextInput
              inputRef={input}
              value={text}
              maxLength={LIMITS.speech}
              aria-label={t('meeting.say')}
              placeholder={t('meeting.say')}
              onChange={(event) => {
                setText(event.target.value);
                tellTyping(event.target.value);
              }}
            />
            <Button type="submit" variant="primary" busy={isBusy} disabled={!text.trim()}>
              {t('speech.send')}
            </Button>
          </form>
        </>
      )}
    </section>
  );
}
