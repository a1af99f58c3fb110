import { LIMITS } from '@lets/contract';
import type { EventOf, RunEvent } from '@lets/engine';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { useDismiss } from '../../../../components/dialog/use-dismiss.ts';
import { Face } from '../../../../components/face/face.tsx';
import { TextInput } from '../../../../components/field/inputs.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import type { PendingSpeech } from '../court/outbox.ts';
import { NotSent } from '../court/pending-speeches.tsx';
import { useSpeech } from '../court/use-speech.ts';
import { useRoom } from '../room-context.tsx';
import { TypingLine } from '../typing/typing-line.tsx';
import { useTellTyping } from '../typing/use-typing.ts';
import { useNames } from '../use-names.ts';
import styles from './meeting.module.css';
import { type MeetingProps, useMeetingActs } from './use-meeting-acts.ts';

function isSaid(event: RunEvent, meetingId: number): event is EventOf<'spoke_in_meeting'> & RunEvent {
  return event.type === 'spoke_in_meeting' && event.data.meeting_id === meetingId;
}

/** The side channel of two: nobody else in the room hears it. */
export function Talk(props: MeetingProps) {
  const { t } = useTranslation('room');
  const said = useRoom(({ record }) => record.filter((event) => isSaid(event, props.meeting.id)));
  const names = useNames();
  const { close } = useMeetingActs(props);
  const [isFolded, setFolded] = useState(false);
  const speech = useSpeech(props.own, props.meeting.id);
  const [first] = speech.pending;
  const isStuck = first?.state === 'refused' || first?.state === 'unanswered';
  const list = useRef<HTMLOListElement>(null);
  const fold = useRef<HTMLButtonElement>(null);
  useDismiss(!isFolded, () => setFolded(true), fold);
  const other = names.role(props.other);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to scroll
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [said.length, speech.pending.length, isFolded]);

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
      {!isFolded && <Lines list={list} said={said} pending={speech.pending} own={props.own} />}
      {first && isStuck && (
        <NotSent speech={first} onRetry={speech.retry} onTakeBack={() => speech.takeBack(first.id)} />
      )}
      {!isFolded && (
        <>
          <TypingLine meetingId={props.meeting.id} />
          <TalkField speech={speech} own={props.own} meetingId={props.meeting.id} />
        </>
      )}
    </section>
  );
}

function Lines(props: {
  list: RefObject<HTMLOListElement | null>;
  said: readonly (EventOf<'spoke_in_meeting'> & RunEvent)[];
  pending: readonly PendingSpeech[];
  own: string;
}) {
  const { list, said, pending, own } = props;
  const { t } = useTranslation('room');
  const names = useNames();
  const format = useFormat();
  return (
    <ol ref={list} className={styles.lines} role="log">
      {said.length + pending.length === 0 && <li className={styles.none}>{t('meeting.private')}</li>}
      {said.map((event) => (
        <li key={event.seq} className={event.role_id === own ? styles.own : undefined}>
          <span>
            {names.roleName(event.role_id)} <time>{format.moment(event.at)}</time>
          </span>
          <p>{event.data.text}</p>
        </li>
      ))}
      {pending.map(({ id, text, state }) => (
        <li key={id} className={styles.own} data-state={state}>
          <span role="status">
            <Icon name={state === 'refused' || state === 'unanswered' ? 'alert' : 'clock'} size={12} />{' '}
            {t(`speech.state.${state}`)}
          </span>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** What is sent leaves the field at once for the end of the talk. */
function TalkField(props: { speech: ReturnType<typeof useSpeech>; own: string; meetingId: number }) {
  const { draft, edit, send } = props.speech;
  const { t } = useTranslation('room');
  const input = useRef<HTMLInputElement>(null);
  const tellTyping = useTellTyping(props.own, props.meetingId);
  // Words that were taken back stand before what was in the field: together they may be too long.
  const canSend = draft.text.trim() !== '' && [...draft.text].length <= LIMITS.speech;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        input.current?.focus();
        if (canSend) send();
      }}
    >
      <TextInput
        inputRef={input}
        value={draft.text}
        maxLength={LIMITS.speech}
        aria-label={t('meeting.say')}
        placeholder={t('meeting.say')}
        onChange={(event) => {
          edit({ text: event.target.value });
          tellTyping(event.target.value);
        }}
      />
      <Button type="submit" variant="primary" disabled={!canSend}>
        {t('speech.send')}
      </Button>
    </form>
  );
}
