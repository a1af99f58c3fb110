import { experienceSave } from '@lets/contract';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Card } from '../../../../components/surface/surface.tsx';
import { ExperienceForm } from '../../../../domain/run/after-run/experience-form.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { only, useRoom } from '../room-context.tsx';
import styles from './experience.module.css';

/** My experience, while I am still here; from the done list and the replay it can be written later too. */
export function WriteExperience() {
  const { t } = useTranslation('room');
  const { eid, act } = useRoom(only('eid', 'act'));
  const isWritten = useRoom(({ state, me }) => state.experience_by.includes(me.userId));
  if (isWritten) {
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
      <ExperienceForm
        eid={eid}
        onSend={(content, requestId) => act(experienceSave, { content }, { requestId })}
      />
    </Card>
  );
}
