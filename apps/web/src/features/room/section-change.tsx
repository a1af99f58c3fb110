import { nodeEnd, transPath } from '@lets/contract';
import { type EventOf, ownLastEnding, type RunEvent, TAKE_BACK_MS } from '@lets/engine';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { useCall } from '../../lib/query.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { Change } from './hooks/use-guidance.ts';
import { useRoomContext } from './room-context.tsx';
import styles from './section-change.module.css';
import { useTellEvent } from './side/use-tell-event.ts';
import { useNames } from './use-names.ts';

const STAYS = 3600;

/** The sheet turns: what happened and by whom, the way taken, and what comes now. Goes by itself, or at any key or press. */
export function SectionChange({ change, onClose }: { change: Change; onClose: () => void }) {
  const { t } = useTranslation('room');
  const { node, state, takesPart } = useRoomContext();
  const { pick } = useFormat();
  const names = useNames();
  const tell = useTellEvent();
  const taking = useOwnEnding(change);
  const stays = taking ? TAKE_BACK_MS : STAYS;
  useEffect(() => {
    const timer = setTimeout(onClose, stays);
    // With a button on it the keyboard is for that.
    if (stays !== STAYS) return () => clearTimeout(timer);
    document.addEventListener('keydown', onClose);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onClose);
    };
  }, [onClose, stays]);
  const isAgain = change.cause?.type === 'stepped_back' || change.cause?.type === 'restarted';
  // A jump has no screen of its own: whoever may start it does so where the others wait.
  const isWait = change.route === 'wait' && !(node.kind === 'jump' && takesPart);
  const isEnd = state.status === 'ended';
  const title = isEnd ? t('change.ended') : isWait ? t('change.wait') : pick(node.name);
  const from = names.nodeName(change.cause?.node_id ?? change.from);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: any key closes it too, wherever the focus is
    // biome-ignore lint/a11y/noStaticElementInteractions: it is in nobody's way and goes by itself
    <div className={styles.veil} onClick={onClose}>
      <section className={styles.sheet} role="status">
        {change.cause && <p className={styles.cause}>{tell(change.cause)}</p>}
        {change.cause?.type === 'section_ended' && <Option event={change.cause} />}
        <div className={styles.path} aria-hidden="true">
          <span className={styles.from}>
            <i>
              <Icon name={isAgain ? 'stepback' : 'check'} size={13} />
            </i>
            {from}
          </span>
          <span className={styles.line} />
          <span className={styles.to}>
            <i />
            {isWait ? ' ' : pick(node.name)}
          </span>
        </div>
        <h2>{title}</h2>
        <p className={styles.text}>
          {t(
            isEnd
              ? 'change.ended_text'
              : isWait
                ? 'change.wait_text'
                : isAgain
                  ? 'change.again'
                  : 'change.now',
          )}
        </p>
        {taking && <TakeBack ending={taking} onClose={onClose} />}
      </section>
    </div>
  );
}

/** Which option it was: known once it has been taken. */
function Option({ event }: { event: RunEvent }) {
  const { t } = useTranslation('room');
  const { eid } = useRoomContext();
  const { pick } = useFormat();
  const path = useCall(transPath, { eid }, { silent: true, staleTime: 0 });
  const step = path.data?.list.findLast((one) => one.node_id === event.node_id);
  const option = pick(step?.option);
  return <p className={styles.option}>{option ? t('change.option', { option }) : ' '}</p>;
}

type Ending = EventOf<'section_ended'>;

/** My own ending of a section, while I may still take it back. */
function useOwnEnding({ cause }: Change): Ending | null {
  const { state, detail, nid, now } = useRoomContext();
  if (cause?.type !== 'section_ended') return null;
  const actor = { user_id: detail.me.user_id, is_staff: false };
  const last = ownLastEnding(state, { actor, at: now() });
  const isMine = last?.seq === cause.data.firing.seq && last.opens.some(({ node_id }) => node_id === nid);
  return isMine ? cause : null;
}

function TakeBack({ ending, onClose }: { ending: Ending; onClose: () => void }) {
  const { t } = useTranslation('room');
  const { act } = useRoomContext();
  const [isBusy, setBusy] = useState(false);
  const takeBack = async () => {
    setBusy(true);
    await act(nodeEnd, { option: 'back', role_id: ending.role_id ?? undefined }).catch(() => null);
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the buttons in it have their own keys
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in here is for the buttons and does not close the card
    <div className={styles.takeBack} onClick={(event) => event.stopPropagation()}>
      <p>{t('change.take_back_text')}</p>
      <Button icon="undo" busy={isBusy} onClick={() => void takeBack()}>
        {t('change.take_back')}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {t('change.go_on')}
      </Button>
    </div>
  );
}
