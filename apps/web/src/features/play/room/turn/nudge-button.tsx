import { Condition, turnNudge } from '@lets/contract';
import type { Due } from '@lets/engine';
import { useState } from 'react';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { toast } from '../../../../components/toast/toast.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useAct } from '../../../../lib/query.ts';
import { useClock } from '../hooks/use-clock.ts';
import { only, useRoom } from '../room-context.tsx';

interface NudgeProps {
  due: Due;
  /** The bell alone, where there is little room; words alone, in a line of text. */
  look?: 'small' | 'text';
}

/** Reminds those who are waited for; there is nobody to remind where only practice partners, or I myself, can do it. */
export function NudgeButton({ due, look }: NudgeProps) {
  const { t } = useTranslation('turn');
  const { eid, me, now } = useRoom(only('eid', 'me', 'now'));
  const members = useRoom(({ detail }) => detail.members);
  const clock = useClock();
  const [until, setUntil] = useState(0);
  const nudge = useAct(turnNudge, {
    onSuccess: ({ nudged, absent, retry_after }) => {
      setUntil(now() + retry_after * 1000);
      if (nudged > 0) toast(t('nudge.done'), { type: 'success' });
      else toast(t(absent > 0 ? 'nudge.absent' : 'nudge.lately'), { type: 'info' });
    },
  });
  const partners = new Set(members.filter(({ automatic }) => automatic).map(({ id }) => id));
  const people = due.by.filter(({ user_id }) => user_id !== me.userId && !partners.has(user_id));
  if (people.length === 0) return null;
  const isReminded = clock < until;
  const label = t(isReminded ? 'nudge.reminded' : 'nudge.act');
  const { node_id: nodeId, condition } = due;
  const remind = () =>
    nudge.mutate({ eid, nid: nodeId, ...(condition && { condition: Condition.parse(condition) }) });
  if (look === 'small') {
    const isOff = isReminded || nudge.isPending;
    return <IconButton icon="bell" size="sm" iconSize={14} label={label} disabled={isOff} onClick={remind} />;
  }
  return (
    <Button
      size="sm"
      variant={look === 'text' ? 'text' : 'plain'}
      icon="bell"
      busy={nudge.isPending}
      disabled={isReminded}
      onClick={remind}
    >
      {label}
    </Button>
  );
}
