import { Face } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useSpeaker } from '../court/use-speaker.ts';
import { usePeople } from '../hooks/use-people.ts';
import { only, useRoom } from '../room-context.tsx';
import styles from './display.module.css';

/** Everybody around the common screen in one row, with who speaks and who asks; what is said stands beside them. */
export function SeatsStrip() {
  const { t } = useTranslation('room');
  const { section, currentRole } = useRoom(only('section', 'currentRole'));
  const { people } = usePeople();
  const speech = useSpeaker();
  const asking = new Set(section?.requests.map((request) => request.role_id));
  return (
    <div className={styles.strip}>
      <ul>
        {people.map(({ role, isOnline }) => {
          const isOutside = section?.status === 'open' && !section.inside.includes(role.id);
          const isSpeaking = speech?.role_id === role.id;
          return (
            <li
              key={role.id}
              className={classNames(isSpeaking && styles.speaking, role.id === currentRole && styles.me)}
              title={[
                role.name,
                role.user?.name,
                isOutside ? t('people.outside') : '',
                isOnline ? '' : t('people.offline'),
              ]
                .filter(Boolean)
                .join(t('separator'))}
            >
              <span className={styles.portrait}>
                <Face character={role.character} side={role.side} size={36} dimmed={!isOnline || isOutside} />
                {asking.has(role.id) && (
                  <i>
                    <Icon name="hand" size={12} label={t('stage.asking')} />
                  </i>
                )}
              </span>
              <span>{role.name}</span>
            </li>
          );
        })}
      </ul>
      {speech && (
        <p aria-hidden="true">
          <span>{speech.data.text}</span>
        </p>
      )}
    </div>
  );
}
