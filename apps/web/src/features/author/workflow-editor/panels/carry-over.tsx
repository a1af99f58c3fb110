import { workflowDetail, workflowList, workflowVersionNew } from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { toast } from '../../../../components/toast/toast.tsx';
import { moveKeptDraft, writeKeptDraft } from '../../../../domain/flow/draft/kept-draft.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { callKey, useAct } from '../../../../lib/query.ts';

/** Another person published what is open here and nothing of it is unsaved: it is read from now on, and who did it is told. */
export function usePublishedNews(): (by: string | null) => void {
  const { t } = useTranslation('draw');
  const client = useQueryClient();
  return useCallback(
    (by) => {
      if (by) toast(t('carry.told', { name: by }), { type: 'info' });
      void client.invalidateQueries({ queryKey: callKey(workflowDetail) });
    },
    [client, t],
  );
}

/** Changes that came too late for a version that is published go into the next one, or away, as their author says. */
export function CarryOver({ flowId, isAsked }: { flowId: number; isAsked: boolean }) {
  const { t } = useTranslation('draw');
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isAnswered, setAnswered] = useState(false);
  const carry = useAct(workflowVersionNew, {
    invalidates: [workflowList, workflowDetail],
    onSuccess: ({ flow_id }) => {
      moveKeptDraft(flowId, flow_id);
      setAnswered(true);
      void navigate(`/workflowXML/draw/${flow_id}`);
    },
  });
  const discard = () => {
    writeKeptDraft(flowId, null);
    setAnswered(true);
    void client.invalidateQueries({ queryKey: callKey(workflowDetail) });
  };
  if (!isAsked || isAnswered) return null;
  return (
    <Dialog
      title={t('carry.title')}
      icon="alert"
      width={460}
      footer={
        <>
          <Button variant="ghost" disabled={carry.isPending} onClick={discard}>
            {t('carry.discard')}
          </Button>
          <Button
            variant="primary"
            data-autofocus
            busy={carry.isPending}
            onClick={() => carry.mutate({ flow_id: flowId })}
          >
            {t('carry.act')}
          </Button>
        </>
      }
    >
      {t('carry.text')}
    </Dialog>
  );
}
