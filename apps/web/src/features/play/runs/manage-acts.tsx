import type { ExperimentCard } from '@lets/contract';
import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Menu } from '../../../components/menu/menu.tsx';
import { RunFiles } from '../../../domain/run/run-files/run-files.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { recordPath, roomDoor } from '../../../lib/paths.ts';
import { MANAGE_ACTS, type ManageAct, type ManageWish } from './manage-dialog.tsx';
import styles from './runs.module.css';

const ICON = { ban: 'ban', lift: 'play', stop: 'x', delete: 'trash' } as const;

/** Pure: which acts make sense for a run as it stands. */
function suits(act: ManageAct, { status, banned }: Pick<ExperimentCard, 'status' | 'banned'>): boolean {
  if (act === 'delete') return status !== 'in_progress';
  if (status !== 'in_progress') return false;
  return act === 'stop' || banned === (act === 'lift');
}

interface Wishing {
  readonly onWish: (wish: ManageWish) => void;
}

/** Reading a run, and in a menu what changes it. */
export function ManageActs({ card, onWish }: Wishing & { card: ExperimentCard }) {
  const { t } = useTranslation(['runs', 'manageRuns']);
  return (
    <>
      {card.status === 'in_progress' && (
        <LinkButton to={roomDoor(card.eid, card.open_sections[0]?.node_id)} icon="eye">
          {t('watch')}
        </LinkButton>
      )}
      {card.status === 'ended' && (
        <>
          <RunFiles eid={card.eid} name={card.name} isQuiet />
          <LinkButton to={recordPath(card.eid)} icon="play">
            {t('replay')}
          </LinkButton>
          <LinkButton to={`/manager/experiment/evaluate/${card.eid}`} variant="ghost">
            {t('evaluate.open')}
          </LinkButton>
        </>
      )}
      {card.status === 'waiting' && <span className={styles.quiet}>{t('staff.not_started')}</span>}
      <Menu
        label={t('manageRuns:more', { name: card.name })}
        buttonClass={styles.more ?? ''}
        items={MANAGE_ACTS.filter((act) => suits(act, card)).map((act) => ({
          key: act,
          label: t(`manageRuns:act.${act}`),
          icon: ICON[act],
          apart: act === 'delete',
          danger: act === 'delete' || act === 'stop',
          onSelect: () => onWish({ act, runs: [card] }),
        }))}
      >
        <Icon name="more" size={18} />
      </Menu>
    </>
  );
}

interface BatchProps extends Wishing {
  readonly chosen: readonly ExperimentCard[];
  /** Stands at the end of the line: beside the filters there is no room for it. */
  readonly order: ReactNode;
  readonly children: ReactNode;
}

/** What is done with those ticked: each act to those that it suits. */
export function ManageBatch({ chosen, order, onWish, children }: BatchProps) {
  const { t } = useTranslation('manageRuns');
  return (
    <div className={styles.batch}>
      {children}
      {chosen.length > 0 &&
        MANAGE_ACTS.map((act) => {
          const runs = chosen.filter((card) => suits(act, card));
          return (
            <Button
              key={act}
              size="sm"
              icon={ICON[act]}
              disabled={runs.length === 0}
              onClick={() => onWish({ act, runs })}
            >
              {t('batch', { act: t(`act.${act}`), count: runs.length })}
            </Button>
          );
        })}
      <span className={styles.order}>{order}</span>
    </div>
  );
}
