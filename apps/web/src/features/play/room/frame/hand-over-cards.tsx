import { handOverAnswer } from '@lets/contract';
import type { HandOverAsked } from '@lets/engine';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { undoable } from '../../../../domain/run/hand-over/undo-hand-over.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useClock } from '../hooks/use-clock.ts';
import { useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import cards from './cards.module.css';
import { GivenLines } from './given-lines.tsx';

/** A role of mine that the leader would like another person to play, and those that I have asked others to hand over. */
export function HandOverCards() {
  return (
    <>
      <AskedCards />
      <GivenCard />
    </>
  );
}

/** What I have just handed over stays in sight with its way back. */
function GivenCard() {
  const { t } = useTranslation('room');
  const me = useRoom(({ me }) => me);
  const now = useClock();
  const isOpen = useRoom(({ state }) => undoable(state, me, now).length > 0);
  if (!isOpen || me.isStaff) return null;
  return (
    <section className={classNames(cards.card, cards.gold)} aria-label={t('hand_over.given')}>
      <header className={cards.goldHead}>
        <Icon name="swap" size={16} />
        {t('hand_over.given')}
      </header>
      <GivenLines />
    </section>
  );
}

function AskedCards() {
  const me = useRoom(({ me }) => me);
  const asked = useRoom(({ state }) => (state.status === 'in_progress' ? state.hand_overs : undefined));
  if (!asked || me.isStaff) return null;
  return asked.map((one) =>
    one.holder_id === me.userId ? <Asked key={one.id} asked={one} /> : <Waiting key={one.id} asked={one} />,
  );
}

function useAnswer({ id: ask_id }: HandOverAsked) {
  const act = useRoom(({ act }) => act);
  const [isBusy, setBusy] = useState(false);
  const send = async (input: { kind: 'answer'; agree: boolean } | { kind: 'withdraw' }) => {
    setBusy(true);
    // A refusal is told in a toast; what has been settled meanwhile goes by itself.
    await act(handOverAnswer, { ...input, ask_id }).catch(() => null);
    setBusy(false);
  };
  return { isBusy, send };
}

function useWords({ target_role, to_user, asked_by, holder_id }: HandOverAsked) {
  const names = useNames();
  const nameOf = (id: number) => names.user(id)?.name ?? '';
  const words = { role: names.roleName(target_role), to: nameOf(to_user) };
  // The leader may want the role for themselves.
  const isOwnWish = to_user === asked_by;
  return {
    isOwnWish,
    asker: { ...words, name: nameOf(asked_by) },
    holder: { ...words, name: nameOf(holder_id) },
  } as const;
}

function Asked({ asked }: { asked: HandOverAsked }) {
  const { t } = useTranslation('room');
  const { isBusy, send } = useAnswer(asked);
  const words = useWords(asked);
  return (
    <section
      className={classNames(cards.card, cards.ink)}
      aria-label={t('hand_over.title')}
      aria-live="assertive"
    >
      <header className={cards.inkHead}>
        <Icon name="swap" size={16} />
        {t('hand_over.title')}
      </header>
      <p className={cards.text}>
        {t(words.isOwnWish ? 'hand_over.asked_self' : 'hand_over.asked', words.asker)}
        {asked.reason && <span>{t('hand_over.reason', { reason: asked.reason })}</span>}
      </p>
      <div className={cards.two}>
        <Button busy={isBusy} onClick={() => void send({ kind: 'answer', agree: true })}>
          {t('hand_over.agree')}
        </Button>
        <Button disabled={isBusy} onClick={() => void send({ kind: 'answer', agree: false })}>
          {t('hand_over.decline')}
        </Button>
      </div>
    </section>
  );
}

function Waiting({ asked }: { asked: HandOverAsked }) {
  const { t } = useTranslation('room');
  const { isBusy, send } = useAnswer(asked);
  const words = useWords(asked);
  return (
    <section className={classNames(cards.card, cards.gold)} aria-label={t('hand_over.mine')}>
      <header className={cards.goldHead}>
        <Icon name="hourglass" size={16} />
        {t('hand_over.mine')}
      </header>
      <p className={cards.text}>
        {t(words.isOwnWish ? 'hand_over.waiting_self' : 'hand_over.waiting', words.holder)}
      </p>
      <div className={cards.one}>
        <Button size="sm" busy={isBusy} onClick={() => void send({ kind: 'withdraw' })}>
          {t('request.withdraw')}
        </Button>
      </div>
    </section>
  );
}
