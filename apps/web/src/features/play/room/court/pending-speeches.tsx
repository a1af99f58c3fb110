import { Button } from '../../../../components/button/button.tsx';
import { Face } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { SideText } from '../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import type { PendingSpeech } from './outbox.ts';
import styles from './pending.module.css';
import { useSpeech } from './use-speech.ts';

/** At the end of the record: what I have said and the record does not have yet. */
export function PendingSpeeches() {
  const { currentRole, isOpen } = useRoom(only('currentRole', 'isOpen'));
  return currentRole !== null && isOpen ? <Pending roleId={currentRole} /> : null;
}

function Pending({ roleId }: { roleId: string }) {
  const { pending, retry, takeBack } = useSpeech(roleId);
  return pending.map((speech) => (
    <Line
      key={speech.id}
      roleId={roleId}
      speech={speech}
      onRetry={retry}
      onTakeBack={() => takeBack(speech.id)}
    />
  ));
}

interface LineProps {
  roleId: string;
  speech: PendingSpeech;
  onRetry: () => void;
  onTakeBack: () => void;
}

function Line({ roleId, speech, onRetry, onTakeBack }: LineProps) {
  const { t } = useTranslation('room');
  const role = useNames().role(roleId);
  const isStuck = speech.state === 'refused' || speech.state === 'unanswered';
  return (
    <article className={styles.line} data-state={speech.state}>
      <Face character={role.character} side={role.side} size={30} />
      <div>
        <p className={styles.meta}>
          <b>
            <SideText side={role.side}>{role.name}</SideText>
          </b>
          <span role="status">
            <Icon name={isStuck ? 'alert' : 'clock'} size={13} />
            {t(`speech.state.${speech.state}`)}
          </span>
        </p>
        <p className={styles.text}>{speech.text}</p>
        {speech.file && (
          <p className={styles.file}>
            <Icon name="attach" size={14} />
            {speech.file.name}
          </p>
        )}
        {isStuck && (
          <p className={styles.acts}>
            <Button size="sm" icon="restart" onClick={onRetry}>
              {t('speech.again')}
            </Button>
            <Button size="sm" variant="ghost" onClick={onTakeBack}>
              {t('speech.take_back')}
            </Button>
          </p>
        )}
      </div>
    </article>
  );
}

/** Over the field, whatever is open beside the stage: that something was not sent. */
export function NotSent({ speech, onRetry, onTakeBack }: Omit<LineProps, 'roleId'>) {
  const { t } = useTranslation('room');
  return (
    <div className={styles.stuck} role="alert">
      <Icon name="alert" size={15} />
      <span>
        <b>{t(`speech.state.${speech.state}`)}</b> {speech.text}
      </span>
      <Button size="sm" variant="text" onClick={onRetry}>
        {t('speech.again')}
      </Button>
      <Button size="sm" variant="text" onClick={onTakeBack}>
        {t('speech.take_back')}
      </Button>
    </div>
  );
}
