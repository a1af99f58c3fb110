import { control, LIMITS } from '@lets/contract';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useRoom } from '../room-context.tsx';
import styles from './frame.module.css';
import { TextDialog } from './text-dialog.tsx';

interface GuideProps {
  /** The call for help that they answer. */
  call?: { readonly seq: number; readonly who: string; readonly text: string };
  onClose: () => void;
}

/** The mentor's words to the whole group, or as the answer to a call for help. */
export function GuideDialog({ call, onClose }: GuideProps) {
  const { t } = useTranslation('room');
  const act = useRoom(({ act }) => act);
  return (
    <TextDialog
      title={call ? t('help.answer_to', { who: call.who }) : t('staff.guide')}
      label={t('staff.guide_label')}
      hint={t('staff.guide_hint')}
      max={LIMITS.guidance}
      confirm={t('staff.send')}
      onSend={(text) => act(control, { kind: 'guide', text, ...(call && { answers: call.seq }) })}
      onClose={onClose}
    >
      {call && <blockquote className={styles.quoted}>{call.text}</blockquote>}
    </TextDialog>
  );
}
