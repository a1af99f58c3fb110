import { LIMITS } from '@lets/contract';
import { useState } from 'react';
import { Field } from '../../../components/field/field.tsx';
import { TextArea } from '../../../components/field/inputs.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ClassControlDialog } from './class-control-dialog.tsx';
import type { Board } from './use-board.ts';

interface DialogProps {
  board: Board;
  onClose: () => void;
}

/** Pauses many teams with one reason, which their students read. */
export function PauseClassDialog({ board, onClose }: DialogProps) {
  const { t } = useTranslation('class-control');
  const [reason, write] = useState('');
  const words = reason.trim();
  const isReady = words !== '' && [...words].length <= LIMITS.reason;
  return (
    <ClassControlDialog
      board={board}
      icon="ban"
      title={t('pause.title')}
      confirm={t('pause.act')}
      act={isReady ? { kind: 'pause', reason: words } : null}
      note={(rows) => {
        const count = rows.filter(({ paused }) => paused === null).length;
        return t('pause.note', { count, already: rows.length - count });
      }}
      onClose={onClose}
    >
      <Field
        label={t('pause.reason')}
        count={{ value: reason, max: LIMITS.reason }}
        hint={t('pause.hint')}
        required
      >
        {(field) => (
          <TextArea {...field} rows={2} value={reason} onChange={(event) => write(event.target.value)} />
        )}
      </Field>
    </ClassControlDialog>
  );
}

/** Lets many teams go on. */
export function ResumeClassDialog({ board, onClose }: DialogProps) {
  const { t } = useTranslation('class-control');
  return (
    <ClassControlDialog
      board={board}
      icon="play"
      title={t('resume.title')}
      confirm={t('resume.act')}
      act={{ kind: 'resume' }}
      note={(rows) => {
        const count = rows.filter(({ paused }) => paused !== null).length;
        return t('resume.note', { count, already: rows.length - count });
      }}
      onClose={onClose}
    />
  );
}
