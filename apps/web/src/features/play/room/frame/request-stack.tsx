import { LIMITS, messagePush } from '@lets/contract';
import type { PendingRequest } from '@lets/engine';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Face } from '../../../../components/face/face.tsx';
import { TextInput } from '../../../../components/field/inputs.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useClock } from '../hooks/use-clock.ts';
import { useItemNames } from '../hooks/use-item-names.ts';
import { useAnswer, useRequests } from '../hooks/use-requests.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './cards.module.css';

const ICON = { speech: 'hand', display: 'screen', submission: 'file', meeting: 'meet' } as const;

/** The requests of this section in a corner: those I must answer, and my own. */
export function RequestStack() {
  const { toAnswer, mine } = useRequests();
  const [first] = toAnswer;
  return (
    <div className={styles.stack}>
      {mine.map((request) => (
        <OwnRequest key={request.id} request={request} />
      ))}
      {first && <AnswerCard key={first.id} request={first} behind={toAnswer.length - 1} />}
    </div>
  );
}

interface AnswerCardProps {
  request: PendingRequest;
  behind: number;
  /** Where the card points to its person, in percent of its width; without it there is no tip. */
  tip?: number;
}

/** A request to the host: who asks, for what, and the one decision awaited now. */
export function AnswerCard({ request, behind, tip }: AnswerCardProps) {
  const { t } = useTranslation('room');
  const names = useNames();
  const { answer, onKeyDown, isBusy } = useAnswer(request);
  const handOn = useHandOn();
  const decide = (agree: boolean) => {
    handOn();
    void answer(agree, reason ?? '');
  };
  const [reason, setReason] = useState<string | null>(null);
  const role = names.role(request.role_id);
  const nameOf = useItemNames();
  return (
    <section
      data-answer
      data-turn="answer"
      tabIndex={-1}
      onKeyDown={(event) => onKeyDown(event, decide)}
      className={classNames(styles.card, behind > 0 && styles.behind, tip !== undefined && styles.tip)}
      style={tip === undefined ? undefined : ({ '--tip': `${tip}%` } as React.CSSProperties)}
      aria-label={t(`request.about.${request.about}`)}
      aria-live="assertive"
    >
      <header className={styles.sealHead}>
        <Icon name={ICON[request.about]} size={16} />
        {t(`request.about.${request.about}`)}
        {behind > 0 && <small>{t('request.behind', { count: behind })}</small>}
      </header>
      <div className={styles.who}>
        <Face character={role.character} side={role.side} size={38} />
        <div>
          <b>{[role.name, role.party || role.user?.name].filter(Boolean).join(t('separator'))}</b>
          <p>
            {[
              request.target_role && t('request.meet_with', { name: names.roleName(request.target_role) }),
              request.item && nameOf(request.item),
              request.text,
            ]
              .filter(Boolean)
              .join('\n') || t('request.no_words')}
          </p>
        </div>
      </div>
      {reason !== null && (
        <div className={styles.text}>
          <TextInput
            value={reason}
            maxLength={LIMITS.reason}
            autoFocus
            aria-label={t('request.reason')}
            placeholder={t('request.reason')}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      )}
      <div className={styles.two}>
        <Button variant="seal" busy={isBusy} onClick={() => decide(true)}>
          {t('request.agree')} <span className={styles.key}>Y</span>
        </Button>
        <Button disabled={isBusy} onClick={() => decide(false)}>
          {t('request.disagree')} <span className={styles.key}>N</span>
        </Button>
        {reason === null && (
          <Button variant="text" size="sm" className={styles.why ?? ''} onClick={() => setReason('')}>
            {t('request.add_reason')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Once this card has been answered and is gone, the next one has the focus, or the section. */
function useHandOn(): () => void {
  const isAnswered = useRef(false);
  useEffect(
    () => () => {
      if (!isAnswered.current || document.activeElement !== document.body) return;
      const next = document.querySelector<HTMLElement>('[data-answer]');
      (next ?? document.getElementById('section'))?.focus();
    },
    [],
  );
  return () => {
    isAnswered.current = true;
  };
}

/** What I have asked for: how long, who decides, my place in line, and the way back. */
export function OwnRequest({ request }: { request: PendingRequest }) {
  const { t } = useTranslation('room');
  const { section, node, act } = useRoom(only('section', 'node', 'act'));
  const leader = useRoom(({ state }) => state.leader_id);
  const names = useNames();
  const format = useFormat();
  const now = useClock();
  const [isBusy, setBusy] = useState(false);
  const nameOf = useItemNames();
  const host = node.roles.find((role) => role.host);
  const decider = host
    ? [names.roleName(host.role_id), names.role(host.role_id).user?.name].filter(Boolean).join(' ')
    : (names.user(leader)?.name ?? '');
  const line = section?.requests.filter((one) => (one.about === 'speech') === (request.about === 'speech'));
  const place = (line?.findIndex(({ id }) => id === request.id) ?? 0) + 1;
  const withdraw = async () => {
    setBusy(true);
    await act(messagePush, { kind: 'withdraw', role_id: request.role_id, answer_to: request.id }).catch(
      () => null,
    );
    setBusy(false);
  };
  return (
    <section className={classNames(styles.card, styles.gold)} aria-label={t(`request.mine.${request.about}`)}>
      <header className={styles.goldHead}>
        <Icon name="hourglass" size={16} />
        {t(`request.mine.${request.about}`)}
        <small>{t('request.waited', { time: format.clock(now - request.at) })}</small>
      </header>
      <p className={styles.text}>
        {request.item && <b>{nameOf(request.item)}</b>}
        {request.target_role && <b>{t('meeting.with', { name: names.roleName(request.target_role) })}</b>}
        {t('request.waiting_for', { name: decider, place })}
      </p>
      <div className={styles.one}>
        <Button size="sm" busy={isBusy} onClick={() => void withdraw()}>
          {t('request.withdraw')}
        </Button>
      </div>
    </section>
  );
}
