import { classControl, guideBoard, LIMITS } from '@lets/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { Menu } from '../../../components/menu/menu.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { RunTimer } from '../../../domain/run/run-timer/run-timer.tsx';
import { countdownAt } from '../../../domain/run/run-timer/use-countdown.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import type { ClassAct } from './class-control-dialog.tsx';
import { type SharedTimer, sharedTimers } from './running-timers.ts';
import type { Board } from './use-board.ts';

const LONGER = [1, 5, 10] as const;

interface TimersProps {
  board: Board;
  /** The server's clock. */
  now: () => number;
}

/** The timers that run now, each with its teams, to be extended or cancelled. */
export function ClassTimers({ board, now }: TimersProps) {
  const timers = sharedTimers(board.rows).filter(({ timer }) => !countdownAt(timer, now()).isPast);
  return timers.map((shared) => (
    <OneTimer key={`${shared.timer.label} ${shared.eids[0]}`} shared={shared} now={now} />
  ));
}

function OneTimer({ shared: { timer, eids }, now }: { shared: SharedTimer; now: () => number }) {
  const { t } = useTranslation('class-control');
  const [isAsking, ask] = useState(false);
  const send = useAct(classControl, {
    invalidates: [guideBoard],
    onSuccess: ({ done, left }) => {
      ask(false);
      // A team that ended meanwhile needs no timer; the others have been reached.
      toast(t(left.length > 0 ? 'timer.changed_some' : 'timer.changed', { count: done, left: left.length }));
    },
  });
  const act = (what: ClassAct) =>
    send.mutate({ ...what, eids: eids.slice(0, LIMITS.together), request_id: newRequestId() });
  return (
    <>
      <Menu
        look="tool"
        align="start"
        isBusy={send.isPending}
        items={[
          ...LONGER.map((minutes) => ({
            key: String(minutes),
            icon: 'plus' as const,
            label: t('timer.extend', { count: minutes }),
            onSelect: () => act({ kind: 'extend_timer', minutes }),
          })),
          { key: 'cancel', icon: 'x', label: t('timer.cancel'), apart: true, onSelect: () => ask(true) },
        ]}
      >
        <RunTimer timer={timer} now={now} />
        {t('teams', { count: eids.length })}
      </Menu>
      {isAsking && (
        <ConfirmDialog
          title={t('timer.cancel_title')}
          icon="hourglass"
          tone="primary"
          confirmLabel={t('timer.cancel')}
          cancelLabel={t('timer.keep')}
          busy={send.isPending}
          onConfirm={() => act({ kind: 'cancel_timer' })}
          onCancel={() => ask(false)}
        >
          {t('timer.cancel_text', { count: eids.length })}
        </ConfirmDialog>
      )}
    </>
  );
}
