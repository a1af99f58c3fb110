import { LIMITS } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useKeptText } from '../../../lib/kept-text.ts';
import styles from './after-run.module.css';

const STARTS = ['judgement', 'detour', 'next_time', 'partners'] as const;

interface ExperienceFormProps {
  eid: number;
  /** Resolves when the server has it; rejects when it was refused, which has been said. */
  onSend: (content: string, requestId: string) => Promise<unknown>;
}

/** What someone learnt: a draft that stays until it is sent, and final once it is. */
export function ExperienceForm({ eid, onSend }: ExperienceFormProps) {
  const { t } = useTranslation('room');
  const { text, write: edit, requestId, arrived } = useKeptText(`experience:${eid}`);
  const [step, setStep] = useState<'writing' | 'asking' | 'sending'>('writing');
  const length = [...text].length;
  const isOver = length > LIMITS.experience;
  const send = async () => {
    setStep('sending');
    try {
      const content = text.trim();
      await onSend(content, requestId(content));
      arrived(content);
    } catch {
      // What was typed stays, to be sent again.
    } finally {
      setStep('writing');
    }
  };
  return (
    <section className={styles.write}>
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
          onClick={() => setStep('asking')}
        >
          {t('experience.send')}
        </Button>
      </footer>
      {step !== 'writing' && (
        <ConfirmDialog
          title={t('experience.ask')}
          icon="feather"
          tone="primary"
          confirmLabel={t('experience.send')}
          cancelLabel={t('experience.keep_writing')}
          busy={step === 'sending'}
          onConfirm={() => void send()}
          onCancel={() => setStep('writing')}
        >
          {t('experience.ask_text')}
        </ConfirmDialog>
      )}
    </section>
  );
}
