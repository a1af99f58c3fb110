import { transPath } from '@lets/contract';
import type { RunEvent } from '@lets/engine';
import { useEffect } from 'react';
import { Icon } from '../../../components/icon/icon.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import type { Change } from './hooks/use-guidance.ts';
import { only, useRoom } from './room-context.tsx';
import styles from './section-change.module.css';
import { useTellEvent } from './side/use-tell-event.ts';
import { useNames } from './use-names.ts';

const STAYS = 3600;

/** The sheet turns: what happened and by whom, the way taken, and what comes now. Goes by itself, or at any key or press. */
export function SectionChange({ change, onClose }: { change: Change; onClose: () => void }) {
  const { t } = useTranslation('room');
  const { node, takesPart } = useRoom(only('node', 'takesPart'));
  const isEnd = useRoom(({ state }) => state.status === 'ended');
  const { pick } = useFormat();
  const names = useNames();
  const tell = useTellEvent();
  useEffect(() => {
    const timer = setTimeout(onClose, STAYS);
    document.addEventListener('keydown', onClose);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onClose);
    };
  }, [onClose]);
  const isAgain = change.cause?.type === 'stepped_back' || change.cause?.type === 'restarted';
  // A jump has no screen of its own: everybody who may start it does so where the others wait.
  const isWait = change.route === 'wait' && !(node.kind === 'jump' && takesPart);
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
      </section>
    </div>
  );
}

/** Which option it was: known once it has been taken. */
function Option({ event }: { event: RunEvent }) {
  const { t } = useTranslation('room');
  const eid = useRoom(({ eid }) => eid);
  const { pick } = useFormat();
  const path = useCall(
    transPath,
    { eid },
    { staleTime: 0, quiet: 'the change is announced without the option that led to it' },
  );
  const step = path.data?.list.findLast((one) => one.node_id === event.node_id);
  const option = pick(step?.option);
  return <p className={styles.option}>{option ? t('change.option', { option }) : ' '}</p>;
}
