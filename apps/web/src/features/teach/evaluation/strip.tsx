import { type EvaluationContent, type Standing, standingOf } from '@lets/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { IconName } from '../../../art/icon-names.ts';
import { Face } from '../../../components/face/face.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Menu } from '../../../components/menu/menu.tsx';
import { Avatar } from '../../../components/surface/surface.tsx';
import type { Names } from '../../../domain/run/names.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
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

/** More than these do not fit side by side, and a list of their names leads to each. */
const SIDE_BY_SIDE = 7;

/**
 * The team and its members: ticked when they have scores of their own, marked otherwise when they have the team's or did nothing. The arrow keys go from one
 * to the next.
 */
export function Strip({ evaluation, names, content, whose, onOpen }: StripProps) {
  const { t } = useTranslation('evaluate');
  const { members, goals } = evaluation;
  const strip = useRef<HTMLDivElement>(null);
  const order: readonly Whose[] = ['team', ...members.map(({ id }) => id)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is open comes into sight
  useEffect(() => {
    const tab = strip.current?.querySelector('[aria-selected="true"]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [whose]);
  const move = (event: KeyboardEvent) => {
    const now = order.indexOf(whose);
    const next = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const at = (next + order.length) % order.length;
    onOpen(order[at] ?? 'team');
    strip.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  };
  const standing = (one: Whose): Standing => {
    if (one !== 'team') return standingOf(content, one, goals);
    return teamTotal(content, goals) === null ? 'missing' : 'own';
  };
  return (
    <div className={styles.bar}>
      <div
        ref={strip}
        className={styles.strip}
        role="tablist"
        aria-label={t('whose')}
        tabIndex={-1}
        onKeyDown={move}
      >
        <One
          name={t('team')}
          isOn={whose === 'team'}
          standing={standing('team')}
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
              standing={standing(id)}
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
      {members.length > SIDE_BY_SIDE && (
        <Everybody members={members} whose={whose} standing={standing} onOpen={onOpen} />
      )}
    </div>
  );
}

/** Everybody by name, for a strip that is longer than the panel. */
function Everybody(props: {
  members: Evaluated['members'];
  whose: Whose;
  standing: (one: Whose) => Standing;
  onOpen: (whose: Whose) => void;
}) {
  const { members, whose, standing, onOpen } = props;
  const { t } = useTranslation(['evaluate', 'common']);
  const format = useFormat();
  return (
    <Menu
      label={t('everybody')}
      look="tool"
      buttonClass={styles.all ?? ''}
      items={[
        {
          key: 'team',
          icon: whose === 'team' ? 'cr' : 'users',
          label: t('team'),
          note: standing('team') === 'own' ? t('complete') : '',
          onSelect: () => onOpen('team'),
        },
        ...members.map(({ id, name, roles, idle }) => ({
          key: String(id),
          icon: whose === id ? ('cr' as const) : ('user' as const),
          label: name,
          note: [
            format.list(roles.map((role) => format.pick(role.name))) || t('common:observer'),
            t(`standing.${standing(id)}`),
            idle ? t('idle.mark') : '',
          ]
            .filter(Boolean)
            .join(t('joiner')),
          onSelect: () => onOpen(id),
        })),
      ]}
    >
      <Icon name="more" size={16} />
    </Menu>
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
    <button
      type="button"
      role="tab"
      aria-selected={isOn}
      tabIndex={isOn ? 0 : -1}
      className={styles.member}
      onClick={onClick}
    >
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
