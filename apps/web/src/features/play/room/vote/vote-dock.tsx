import { messagePush } from '@lets/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './vote.module.css';

/** My one vote: choose, then cast. Nothing can be taken back. */
export function VoteDock() {
  const { abilityOf, currentRole, section, isPaused, isOpen } = useRoom(
    only('abilityOf', 'currentRole', 'section', 'isPaused', 'isOpen'),
  );
  const [justCast, setJustCast] = useState<string | null>(null);
  if (abilityOf('vote').is === 'hidden' || currentRole === null || !section || section.vote.ended)
    return null;
  if (section.vote.voted.includes(currentRole))
    return <CastVote key={currentRole} roleId={currentRole} isNew={justCast === currentRole} />;
  return isOpen || isPaused ? (
    <Choice key={currentRole} roleId={currentRole} onCast={() => setJustCast(currentRole)} />
  ) : null;
}

function Choice({ roleId, onCast }: { roleId: string; onCast: () => void }) {
  const { t } = useTranslation('room');
  const { node, act, abilityOf } = useRoom(only('node', 'act', 'abilityOf'));
  const { pick } = useFormat();
  const [chosen, choose] = useState<string | null>(null);
  const [isBusy, run] = useBusy();
  const ability = abilityOf('vote');
  const reason = ability.is === 'disabled' ? ability.reason : null;
  const vote = node.vote;
  if (!vote) return null;
  const cast = () =>
    run(async () => {
      if (chosen === null) return;
      onCast();
      await act(messagePush, { kind: 'vote', role_id: roleId, option_id: chosen });
    });
  return (
    <div className={styles.dock} data-turn="vote">
      <div className={styles.choice}>
        <div className={styles.options} role="radiogroup" aria-label={pick(vote.question)}>
          {vote.options.map((option) => (
            <label key={option.id} data-on={option.id === chosen || undefined}>
              <input
                type="radio"
                name="vote"
                checked={option.id === chosen}
                disabled={reason !== null}
                onChange={() => choose(option.id)}
              />
              <span>
                <b>{pick(option.label)}</b>
                <small>{pick(option.hint)}</small>
              </span>
            </label>
          ))}
        </div>
        <Button
          variant="seal"
          size="lg"
          icon="ballot"
          className={styles.cast ?? ''}
          busy={isBusy}
          disabled={chosen === null || reason !== null}
          onClick={() => void cast()}
        >
          {t('vote.cast')}
        </Button>
      </div>
      <p className={styles.foot}>
        <span>
          <Icon name="lock" size={14} />
          {reason ?? t(vote.secret ? 'vote.final_secret' : 'vote.final_open')}
        </span>
        <span>{t('vote.absent')}</span>
      </p>
    </div>
  );
}

function CastVote({ roleId, isNew }: { roleId: string; isNew: boolean }) {
  const { t } = useTranslation('room');
  const { node, section } = useRoom(only('node', 'section'));
  const { pick } = useFormat();
  const names = useNames();
  const optionId = section?.vote.ballots[roleId];
  const option = node.vote?.options.find(({ id }) => id === optionId);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that was pressed has gone, and the focus with it.
    if (isNew && document.activeElement === document.body) line.current?.focus();
  }, [isNew]);
  return (
    <div className={styles.dock}>
      <p ref={line} tabIndex={-1} className={styles.done}>
        <Icon name="checkc" size={18} />
        {option
          ? t('vote.done', { role: names.roleName(roleId), option: pick(option.label) })
          : t('vote.done_unknown', { role: names.roleName(roleId) })}
        <small>{t('vote.wait_end')}</small>
      </p>
    </div>
  );
}
