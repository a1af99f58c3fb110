import { type EvaluationContent, totalOf } from '@lets/contract';
import { Face } from '../../../components/face/face.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Avatar } from '../../../components/surface/surface.tsx';
import type { Names } from '../../../domain/run/names.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import type { Evaluated } from './evaluated.ts';
import { teamTotal, type Whose } from './scoring.ts';
import styles from './strip.module.css';

interface StripProps {
  evaluation: Evaluated;
  names: Names;
  content: EvaluationContent;
  whose: Whose;
  onOpen: (whose: Whose) => void;
}

/** The team and its members; those with all their scores are ticked. */
export function Strip({ evaluation, names, content, whose, onOpen }: StripProps) {
  const { t } = useTranslation('evaluate');
  const { members, goals } = evaluation;
  return (
    <div className={styles.strip} role="tablist" aria-label={t('whose')}>
      <One
        name={t('team')}
        isOn={whose === 'team'}
        isDone={teamTotal(content, goals) !== null}
        picture={
          <span className={styles.teamFace}>
            <Icon name="users" size={20} />
          </span>
        }
        onClick={() => onOpen('team')}
      />
      {members.map(({ id, name, roles }) => {
        const [role] = roles;
        return (
          <One
            key={id}
            name={name}
            isOn={whose === id}
            isDone={totalOf(content, id, goals) !== null}
            picture={
              role ? (
                <Face
                  character={role.character}
                  side={names.knownRole(role.role_id)?.side ?? null}
                  size={40}
                />
              ) : (
                <Avatar name={name} size={40} />
              )
            }
            onClick={() => onOpen(id)}
          />
        );
      })}
    </div>
  );
}

function One(props: {
  name: string;
  isOn: boolean;
  isDone: boolean;
  picture: React.ReactNode;
  onClick: () => void;
}) {
  const { name, isOn, isDone, picture, onClick } = props;
  const { t } = useTranslation('evaluate');
  return (
    <button type="button" role="tab" aria-selected={isOn} className={styles.member} onClick={onClick}>
      <span className={styles.portrait}>
        {picture}
        {isDone && (
          <i>
            <Icon name="check" size={10} label={t('complete')} />
          </i>
        )}
      </span>
      <span>{name}</span>
    </button>
  );
}
