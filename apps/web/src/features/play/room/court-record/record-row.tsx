import { type CourtRecordLine, LIMITS, type RecordCorrection, recordCheck } from '@lets/contract';
import { courtOf } from '@lets/engine';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { TextArea, TextInput } from '../../../../components/field/inputs.tsx';
import styles from '../../../../domain/run/court-record/sheet.module.css';
import { CorrectionNote, SheetLine } from '../../../../domain/run/court-record/sheet.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';

/** One speech of the record, with what may be done about it. */
export function RecordRow({ line }: { line: CourtRecordLine }) {
  const { t } = useTranslation('court');
  const names = useNames();
  const { section, currentRole, canAct } = useRoom(only('section', 'currentRole', 'canAct'));
  const [isEditing, setEditing] = useState(false);
  const role = names.role(line.role_id);
  const standing = line.corrections.findLast(({ status }) => status === 'accepted');
  const record = courtOf(section).record;
  const mayAsk =
    canAct('ask_correction') &&
    record?.lines.includes(line.seq) &&
    !line.corrections.some((one) => one.status === 'asked' && one.role_id === currentRole);
  return (
    <SheetLine
      role={role}
      at={line.at}
      text={line.text}
      corrected={standing?.text ?? null}
      end={
        mayAsk &&
        !isEditing && (
          <Button size="sm" variant="text" icon="pen" onClick={() => setEditing(true)}>
            {t('correct.ask')}
          </Button>
        )
      }
    >
      {line.corrections.map((correction) => (
        <Correction key={correction.id} correction={correction} />
      ))}
      {isEditing && (
        <CorrectionForm line={line} text={standing?.text ?? line.text} onDone={() => setEditing(false)} />
      )}
    </SheetLine>
  );
}

function CorrectionForm(props: { line: CourtRecordLine; text: string; onDone: () => void }) {
  const { t } = useTranslation('court');
  const act = useRoom(({ act }) => act);
  const [text, setText] = useState(props.text);
  const [isBusy, run] = useBusy();
  const send = () =>
    run(async () => {
      await act(recordCheck, { kind: 'correct', line: props.line.seq, text: text.trim() });
      props.onDone();
    });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        value={text}
        rows={3}
        autoFocus
        maxLength={LIMITS.speech}
        aria-label={t('correct.text')}
        onChange={(event) => setText(event.target.value)}
      />
      <span>
        <Button
          type="submit"
          size="sm"
          variant="primary"
          busy={isBusy}
          disabled={!text.trim() || text.trim() === props.text}
        >
          {t('correct.send')}
        </Button>
        <Button size="sm" onClick={props.onDone}>
          {t('correct.cancel')}
        </Button>
      </span>
    </form>
  );
}

/** A wish to correct, with its answer. What was accepted is in the line; here is who asked for it and who granted it. */
function Correction({ correction }: { correction: RecordCorrection }) {
  const { t } = useTranslation('court');
  const { act, canAct, section } = useRoom(only('act', 'canAct', 'section'));
  const names = useNames();
  const [reason, setReason] = useState('');
  const [isBusy, run] = useBusy();
  const { id, status, text } = correction;
  const who = names.roleName(correction.role_id);
  const by = names.roleName(correction.answered_by);
  const isHere = courtOf(section).record?.corrections.some((one) => one.id === id);
  const answer = (agree: boolean) =>
    run(() =>
      act(recordCheck, {
        kind: 'answer',
        correction_id: id,
        agree,
        ...(reason.trim() && { reason: reason.trim() }),
      }),
    );
  if (status !== 'asked') {
    return <CorrectionNote status={status} who={who} by={by} text={text} reason={correction.reason} />;
  }
  return (
    <div className={styles.asked}>
      <p>
        <b>{t('correct.asked', { who })}</b> {text}
      </p>
      {isHere && canAct('answer_correction') && (
        <div className={styles.answer}>
          <TextInput
            value={reason}
            maxLength={LIMITS.reason}
            aria-label={t('correct.reason')}
            placeholder={t('correct.reason')}
            onChange={(event) => setReason(event.target.value)}
          />
          <Button size="sm" variant="primary" busy={isBusy} onClick={() => void answer(true)}>
            {t('correct.accept')}
          </Button>
          <Button size="sm" disabled={isBusy} onClick={() => void answer(false)}>
            {t('correct.decline')}
          </Button>
        </div>
      )}
    </div>
  );
}
