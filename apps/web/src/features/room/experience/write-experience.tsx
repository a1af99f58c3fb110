import { experienceSave, LIMITS } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { readDraft, writeDraft } from '../../../lib/storage.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useRoomContext } from '../room-context.tsx';
import styles from './experience.module.css';

const STARTS = ['judgement', 'detour', 'next_time', 'partners'] as const;

/** My experience: a draft that stays until it is sent, and final once it is. */
export function WriteExperience() {
  const { t } = useTranslation('room');
  const { eid, state, me, act } = useRoomContext();
  const name = `experience:${eid}:${me.userId}`;
  const [text, setText] = useState(() => readDraft(name));
  const [isAsking, setAsking] = useState(false);
  const [isBusy, run] = useBusy(() => setAsking(false));
  const length = [...text].length;
  const isOver = length > LIMITS.experience;
  const edit = (next: string) => {
    setText(next);
    writeDraft(name, next);
  };
  const send = () =>
    run(async () => {
      await act(experienceSave, { content: text.trim() });
      writeDraft(name, '');
    });

  if (state.experience_by.includes(me.userId)) {
    return (
      <Card className={styles.sent ?? ''}>
        <Icon name="checkc" size={22} />
        <b>{t('experience.sent')}</b>
        <span>{t('experience.sent_text')}</span>
      </Card>
    );
  }
  return (
    <Card className={styles.write ?? ''}>
      <h2>
        {t('experience.write')} <small>{t('experience.once')}</small>
      </h2>
      <TextArea
        rows={4}
        value={text}
        aria-label={t('experience.write')}
        aria-invalid={isOver}
        placeholder={t('experience.placeholder')}
        onChange={(event) => edit(event.target.value)}
      />
      <div className={styles.starts}>
        <span>{t('experience.start_with')}</span>
        {STARTS.map((key) => (
          <button
            key={key}
            type="button"
            onClick={() => edit(`${text ? `${text.trimEnd()}\n` : ''}${t(`experience.start.${key}.text`)}`)}
          >
            {t(`experience.start.${key}.label`)}
          </button>
        ))}
      </div>
      <footer>
        <span data-over={isOver || undefined}>
          {isOver
            ? t('notes.over', { count: length - LIMITS.experience })
            : t('experience.count', { count: length, max: LIMITS.experience })}
        </span>
        <Button
          variant="primary"
          icon="feather"
          disabled={text.trim() === '' || isOver}
          onClick={() => setAsking(true)}
        >
          {t('experience.send')}
        </Button>
      </footer>
      {isAsking && (
        <ConfirmDialog
          title={t('experience.ask')}
          icon="feather"
          tone="primary"
          confirmLabel={t('experience.send')}
          cancelLabel={t('experience.keep_writing')}
          busy={isBusy}
          onConfirm={() => void send()}
          onCancel={() => setAsking(false)}
        >
          {t('experience.ask_text')}
        </ConfirmDialog>
      )}
    </Card>
  );
}
