import type { BoardRow, StuckReason } from '@lets/contract';
import { type ReactNode, useState } from 'react';
import type { IconName } from '../../../art/icon-names.ts';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { type AdvisedAct, adviceFor, toldReasons } from './advice.ts';
import type { Asked } from './asked.ts';
import styles from './stuck-strip.module.css';
import { useNudge } from './use-nudge.ts';
import { useReason } from './use-reason.ts';

interface StripProps {
  row: BoardRow;
  now: number;
  onOpen: (asked: Asked) => void;
}

/** Below a stuck team's line: why it is stuck and what would help, the weightiest reason first and the others on demand. */
export function StuckStrip({ row, now, onOpen }: StripProps) {
  const { t } = useTranslation('guide');
  const [showsAll, showAll] = useState(false);
  const told = toldReasons(row);
  const others = told.length - 1;
  return (showsAll ? told : told.slice(0, 1)).map((stuck, index) => (
    <Reason key={keyOf(stuck)} {...{ row, now, onOpen, stuck }} isFirst={index === 0}>
      {index === 0 && others > 0 && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={showsAll}
          onClick={() => showAll(!showsAll)}
        >
          {showsAll ? t('row.fewer_reasons') : t('row.more_reasons', { count: others })}
        </button>
      )}
    </Reason>
  ));
}

const keyOf = ({ reason, node_id, role_id, user }: StuckReason) =>
  [reason, node_id, role_id, user?.id].join(' ');

const ICONS: Readonly<Record<AdvisedAct, IconName>> = {
  nudge: 'bell',
  hand_over: 'swap',
  guide: 'compass',
  move_on: 'skip',
  ban: 'ban',
  end_vote: 'ballot',
};

const SEAL = { variant: 'seal' } as const;

function Reason(props: StripProps & { stuck: StuckReason; isFirst: boolean; children: ReactNode }) {
  const { row, stuck, now, onOpen, isFirst, children } = props;
  const { t } = useTranslation('guide');
  const told = useReason()(stuck, row, now);
  const nudge = useNudge(row.card.eid);
  const isCall = stuck.reason === 'help';
  const act = (which: AdvisedAct) => {
    if (which === 'nudge') return nudge.remind(stuck.node_id ?? '');
    onOpen(askedFor(which, stuck, row, told.words));
  };
  const acts = adviceFor(stuck, row).acts.filter((which) => which !== 'nudge' || stuck.node_id !== null);
  return (
    <div className={classNames(styles.reason, isCall && styles.calling)}>
      <Icon name={isCall ? 'compass' : 'alert'} size={16} />
      <p>
        {told.fact}
        <span>{told.advice}</span>
        {children}
      </p>
      <span className={styles.acts}>
        {acts.map((which, index) => (
          <Button
            key={which}
            size="sm"
            icon={ICONS[which]}
            {...(which === 'nudge' && { busy: nudge.isUnderWay })}
            {...(index === 0 && isFirst && (isCall ? { className: styles.plum ?? '' } : SEAL))}
            onClick={() => act(which)}
          >
            {t(isCall ? 'act.answer' : `act.${which}`)}
          </Button>
        ))}
      </span>
    </div>
  );
}

/** Pure: an act with what the reason already says about it. */
function askedFor(
  act: Asked['act'],
  { reason, role_id, node_id, user }: StuckReason,
  { help }: BoardRow,
  words: string,
): Asked {
  switch (act) {
    case 'guide': {
      const call = reason === 'help' ? help.find((one) => one.user.id === user?.id) : undefined;
      return call ? { act, call: call.seq } : { act, words };
    }
    case 'hand_over':
      return { act, role: role_id };
    case 'move_on':
      return { act, nodeId: node_id };
    default:
      return { act };
  }
}
