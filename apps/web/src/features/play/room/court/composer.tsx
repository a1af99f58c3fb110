import { fileUpload, LIMITS } from '@lets/contract';
import { type KeyboardEvent, useRef } from 'react';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { Face } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { call } from '../../../../lib/api-client.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useUploadCheck } from '../hooks/use-upload-check.ts';
import { only, useRoom } from '../room-context.tsx';
import { useTellTyping } from '../typing/use-typing.ts';
import { useNames } from '../use-names.ts';
import { NotSent } from './pending-speeches.tsx';
import styles from './stage.module.css';
import { type SpeechDraft, useSpeech } from './use-speech.ts';

/** Where a role speaks: quick phrases, the text, a file. What is sent leaves the field at once for the end of the record. */
export function Composer({ roleId }: { roleId: string }) {
  const { t } = useTranslation('room');
  const { abilityOf, connection } = useRoom(only('abilityOf', 'connection'));
  const names = useNames();
  const area = useRef<HTMLTextAreaElement>(null);
  const speech = useSpeech(roleId);
  const { draft, pending, edit, send } = speech;
  const tellTyping = useTellTyping(roleId);
  const [first] = pending;
  const isStuck = first?.state === 'refused' || first?.state === 'unanswered';
  const role = names.role(roleId);
  const ability = abilityOf('speak');
  const length = [...draft.text].length;
  const isOver = length > LIMITS.speech;
  const isOffline = connection.state !== 'connected';
  const canSend = ability.is === 'allowed' && draft.text.trim() !== '' && !isOver;

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also ends a word composed by an input method: that is not sending.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (canSend) send();
  };

  return (
    <>
      {first && isStuck && (
        <NotSent speech={first} onRetry={speech.retry} onTakeBack={() => speech.takeBack(first.id)} />
      )}
      <Phrases
        roleId={roleId}
        onPick={(text) => {
          edit({ text: draft.text.trim() ? `${draft.text}${text}` : text });
          area.current?.focus();
        }}
      />
      {draft.file && (
        <span className={styles.file}>
          <Icon name="attach" size={14} />
          <span>{draft.file.name}</span>
          <IconButton
            icon="x"
            size="sm"
            iconSize={13}
            label={t('speech.detach')}
            onClick={() => edit({ file: null })}
          />
        </span>
      )}
      <div
        className={styles.composer}
        data-over={isOver || undefined}
        data-off={ability.is !== 'allowed' || undefined}
      >
        <Face character={role.character} side={role.side} size={32} className={styles.face ?? ''} />
        <textarea
          ref={area}
          data-turn="speak"
          rows={1}
          value={draft.text}
          aria-label={t('speech.label', { role: role.name })}
          placeholder={
            ability.is === 'disabled' ? ability.reason : t('speech.placeholder', { role: role.name })
          }
          onChange={(event) => {
            edit({ text: event.target.value });
            if (ability.is === 'allowed') tellTyping(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        {isOffline && draft.text && <span className={styles.state}>{t('speech.kept')}</span>}
        {length > LIMITS.speech * 0.8 && (
          <span className={styles.count} data-over={isOver || undefined}>
            {t('notes.count', { count: length, max: LIMITS.speech })}
          </span>
        )}
        <AttachButton disabled={ability.is !== 'allowed'} onAttached={(file) => edit({ file })} />
        <Button
          variant="primary"
          icon="send"
          disabled={!canSend}
          title={ability.is === 'disabled' ? ability.reason : undefined}
          onClick={() => {
            send();
            area.current?.focus();
          }}
        >
          {t('speech.send')}
        </Button>
      </div>
    </>
  );
}

function Phrases({ roleId, onPick }: { roleId: string; onPick: (text: string) => void }) {
  const { t } = useTranslation('room');
  const isOpen = useRoom(({ isOpen }) => isOpen);
  const offered = useRoom(({ node }) => node.phrases);
  const { pick } = useFormat();
  const isOwn = (id: string | null) => id === null || id === roleId;
  // Staff who look on are sent what is not written yet as well.
  const texts = offered.filter(({ role_id }) => isOwn(role_id)).map(({ text }) => pick(text));
  const phrases = [...new Set(texts)].filter((text) => text.trim() !== '');
  if (!isOpen || phrases.length === 0) return null;
  return (
    <div className={styles.phrases}>
      <span>
        <Icon name="compass" size={15} />
        {t('speech.phrases')}
      </span>
      {phrases.map((text) => (
        <button key={text} type="button" title={text} onClick={() => onPick(text)}>
          {text}
        </button>
      ))}
    </div>
  );
}

/** The typed text stays whatever becomes of the file. */
function AttachButton(props: {
  disabled: boolean;
  onAttached: (file: NonNullable<SpeechDraft['file']>) => void;
}) {
  const { t } = useTranslation('room');
  const eid = useRoom(({ eid }) => eid);
  const input = useRef<HTMLInputElement>(null);
  const check = useUploadCheck();
  const [isBusy, run] = useBusy();
  const upload = (file: File) =>
    run(async () => {
      const { file_id, name } = await call(fileUpload, { eid }, { file });
      props.onAttached({ id: file_id, name });
    });
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={check.accept}
        aria-label={t('speech.attach', { max: check.max })}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file && check.isAccepted(file)) void upload(file);
        }}
      />
      <IconButton
        icon="attach"
        label={t(isBusy ? 'speech.attaching' : 'speech.attach', { max: check.max })}
        aria-busy={isBusy || undefined}
        disabled={props.disabled || isBusy}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
