import { control, LIMITS } from '@lets/contract';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useRoom } from '../room-context.tsx';
import { TextDialog } from './text-dialog.tsx';

/** The mentor's words to the whole group; they answer every open call for help. */
export function GuideDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('room');
  const act = useRoom(({ act }) => act);
  return (
    <TextDialog
      title={t('staff.guide')}
      label={t('staff.guide_label')}
      hint={t('staff.guide_hint')}
      max={LIMITS.guidance}
      confirm={t('staff.send')}
      onSend={(text) => act(control, { kind: 'guide', text })}
      onClose={onClose}
    />
  );
}
