import { messagePush } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../../components/dialog/dialog.tsx';
import { readBallot } from '../../../../domain/run/stage/ballot.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';

/** The host closes the vote; who has not voted by then counts as abstaining. */
export function EndVoteButton() {
  const { t } = useTranslation('room');
  const format = useFormat();
  const { node, section, me, isOpen, act } = useRoom(only('node', 'section', 'me', 'isOpen', 'act'));
  const names = useNames();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, run] = useBusy(() => setAsking(false));
  const ballot = readBallot(node, section);
  if (!ballot || ballot.isEnded || me.hostRole === undefined || me.isStaff || !isOpen) return null;
  const missing = ballot.missing.length;
  const end = () => run(() => act(messagePush, { kind: 'end_vote', role_id: me.hostRole ?? null }));
  return (
    <>
      <Button
        data-turn="end_vote"
        icon="ballot"
        variant={missing === 0 ? 'primary' : 'plain'}
        onClick={() => setAsking(true)}
      >
        {t('vote.end')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('vote.end_title')}
          icon="ballot"
          tone={missing === 0 ? 'primary' : 'seal'}
          confirmLabel={t('vote.end')}
          cancelLabel={t('vote.end_wait')}
          busy={isBusy}
          onConfirm={() => void end()}
          onCancel={() => setAsking(false)}
        >
          {missing === 0
            ? t('vote.end_all')
            : t('vote.end_missing', {
                count: missing,
                names: format.list(ballot.missing.map(names.roleName)),
              })}
        </ConfirmDialog>
      )}
    </>
  );
}
