import { type Condition, nodeEnd, transQuery } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { ErrorState, Skeleton } from '../../../../components/states/states.tsx';
import { toast } from '../../../../components/toast/toast.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { ApiError } from '../../../../lib/api-client.ts';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import dialog from '../frame/dialogs.module.css';
import { useBusy } from '../hooks/use-busy.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import { UnmetConditions } from './unmet-conditions.tsx';
import { unmetIn } from './unmet-in.ts';

/** Ends the section toward an option. A wrong one teaches and keeps everybody where they are; the try is in the record. */
export function EndSectionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['room', 'common']);
  const { eid, nodeId, detail, act, section, keepAsked } = useRoom(
    only('eid', 'nodeId', 'detail', 'act', 'section', 'keepAsked'),
  );
  const { pick } = useFormat();
  const names = useNames();
  const options = useCall(transQuery, { flow_id: detail.flow_id, node_id: nodeId, eid }, { staleTime: 0 });
  const [chosen, choose] = useState<string | null>(null);
  const [wrong, setWrong] = useState<ReadonlyMap<string, string>>(new Map());
  const [last, setLast] = useState<string | null>(null);
  const [held, setHeld] = useState<{ readonly id: string; readonly unmet: readonly Condition[] } | null>(
    null,
  );
  const [isBusy, run] = useBusy();
  const list = options.data?.list ?? [];
  const sole = list.length === 1 ? (list[0]?.id ?? null) : null;
  const picked = chosen ?? sole;

  const end = () =>
    run(async () => {
      if (picked === null) return;
      const answer = await endToward(picked);
      if (answer === null) return;
      if (!answer.feedback) return onClose();
      setHeld(null);
      setWrong(new Map(wrong).set(picked, pick(answer.feedback)));
      setLast(picked);
      choose(null);
    });

  /** Null where the option still asks for something. */
  const endToward = async (trans_id: string) => {
    try {
      return await act(nodeEnd, { option: 'forward', trans_id }, { shown: 'in-place' });
    } catch (error) {
      const refused = unmetIn(error);
      if (!refused) {
        if (error instanceof ApiError) toast(error.message, { type: 'error' });
        throw error;
      }
      const { unmet, visit } = refused;
      setHeld({ id: trans_id, unmet });
      keepAsked({ nodeId, visit, conditions: unmet });
      setLast(null);
      return null;
    }
  };

  return (
    <Dialog
      title={t('end.title', { section: names.nodeName(nodeId) })}
      icon="arrowr"
      width={500}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('end.stay')}</Button>
          <Button variant="primary" busy={isBusy} disabled={picked === null} onClick={() => void end()}>
            {t('end.confirm')}
          </Button>
        </>
      }
    >
      <p className={dialog.lead}>{t(list.length > 1 ? 'end.choose' : 'end.only')}</p>
      {last !== null && (
        <div className={dialog.feedback} role="alert">
          <Icon name="alert" size={18} />
          <div>
            <b>{t('end.wrong', { option: pick(list.find(({ id }) => id === last)?.label) })}</b>
            <p>{wrong.get(last)}</p>
            <small>{t('end.tries', { count: section?.wrong_tries ?? wrong.size })}</small>
          </div>
        </div>
      )}
      {held && (
        <UnmetConditions
          option={pick(list.find(({ id }) => id === held.id)?.label)}
          conditions={held.unmet}
          onLeave={onClose}
        />
      )}
      {options.isError && <ErrorState error={options.error} onRetry={() => void options.refetch()} />}
      {options.isPending && <Skeleton height={46} />}
      <div className={dialog.options} role="radiogroup" aria-label={t('end.choose')}>
        {list.map(({ id, label }) => (
          <label
            key={id}
            className={dialog.option}
            data-on={id === picked || undefined}
            data-wrong={wrong.has(id) || undefined}
          >
            <input
              type="radio"
              name="option"
              checked={id === picked}
              disabled={wrong.has(id)}
              onChange={() => choose(id)}
            />
            {pick(label)}
          </label>
        ))}
      </div>
    </Dialog>
  );
}
