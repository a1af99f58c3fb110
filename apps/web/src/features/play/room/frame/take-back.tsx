import { nodeEnd } from '@lets/contract';
import { isOwnEnding, type RunState, takingBack } from '@lets/engine';
import { useRef, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { useKeptFocus } from '../../../../components/dialog/use-kept-focus.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { toast } from '../../../../components/toast/toast.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useClock } from '../hooks/use-clock.ts';
import { useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './frame.module.css';

interface Ending {
  readonly node_id: string;
  readonly role_id: string;
  readonly until: number;
}

/** A person who has just ended a section may take that back at the foot of the next one, for some seconds and while nothing has followed. */
export function TakeBack() {
  const now = useClock();
  const ending = useRoom(({ state, me }) => endingOf(state, me.userId, now));
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box, () => document.getElementById('section'));
  return <div ref={box}>{ending && <Offer ending={ending} seconds={secondsLeft(ending, now)} />}</div>;
}

/** My own ending of a section, while I may take it back. Pure. */
function endingOf(state: RunState, userId: number, at: number): Ending | null {
  const last = state.firings.at(-1);
  if (!last?.undo || last.closes === null || state.status !== 'in_progress') return null;
  const ending = { ...last.undo, node_id: last.closes };
  return isOwnEnding(state, userId, ending) && takingBack(state, at) ? ending : null;
}

const secondsLeft = ({ until }: Ending, now: number) => Math.max(1, Math.ceil((until - now) / 1000));

function Offer({ ending, seconds }: { ending: Ending; seconds: number }) {
  const { t } = useTranslation('room');
  const act = useRoom(({ act }) => act);
  const names = useNames();
  const [isBusy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    const input = { option: 'take_back', nid: ending.node_id, role_id: ending.role_id } as const;
    await act(nodeEnd, input, { shown: 'in-place' }).catch(() => {
      toast(t('take_back.too_late'), { type: 'warning' });
      setBusy(false);
    });
  };
  return (
    <div className={styles.takeBack}>
      <Icon name="check" size={16} />
      <p role="status">{t('take_back.text', { section: names.nodeName(ending.node_id) })}</p>
      <Button size="sm" icon="undo" busy={isBusy} onClick={() => void takeBack()}>
        {t('take_back.act')}
      </Button>
      <small aria-hidden="true">{t('take_back.seconds', { count: seconds })}</small>
    </div>
  );
}
