import { type EvaluationContent, type Standing, standingOf } from '@lets/contract';
import type { IconName } from '../../../art/icon-names.ts';
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

/** The team and its members: ticked when they have scores of their own, marked otherwise when they have the team's or did nothing. */
export function Strip({ evaluation, names, content, whose, onOpen }: StripProps) {
  const { t } = useTranslation('evaluate');
  const { members, goals } = evaluation;
  return (
    <div className={styles.strip} role="tablist" aria-label={t('whose')}>
      <One
        name={t('team')}
        isOn={whose === 'team'}
        standing={teamTotal(content, goals) === null ? 'missing' : 'own'}
        picture={
          <span className={styles.teamFace}>
            <Icon name="users" size={20} />
          </span>
        }
        onClick={() => onOpen('team')}
      />
      {members.map(({ id, name, roles, idle }) => {
        const [role] = roles;
        return (
          <One
            key={id}
            name={name}
            isOn={whose === id}
            standing={standingOf(content, id, goals)}
            isIdle={idle}
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

const SIGN: Readonly<Record<Exclude<Standing, 'missing'>, IconName>> = {
  own: 'check',
  partly: 'users',
  team: 'users',
  excluded: 'minus',
};

function One(props: {
  name: string;
  isOn: boolean;
  standing: Standing;
  isIdle?: boolean;
  picture: React.ReactNode;
  onClick: () => void;
}) {
  const { name, isOn, standing, isIdle = false, picture, onClick } = props;
  const { t } = useTranslation('evaluate');
  return (
    <button type="button" role="tab" aria-selected={isOn} className={styles.member} onClick={onClick}>
      <span className={styles.portrait}>
        {picture}
        {standing !== 'missing' && (
          <i data-standing={standing} title={t(`standing.${standing}`)}>
            <Icon name={SIGN[standing]} size={10} label={t(`standing.${standing}`)} />
          </i>
        )}
        {isIdle && (
          <i data-idle="" title={t('idle.mark')}>
            <Icon name="alert" size={10} label={t('idle.mark')} />
          </i>
        )}
      </span>
      <span>{name}</span>
    </button>
  );
}
