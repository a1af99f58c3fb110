import type { WorkflowDetail } from '@lets/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { SETUP_PAGES, setupPath } from '../../../domain/flow/setup-steps.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { carryOver } from './carry-over.ts';
import type { Setup } from './use-setup.ts';

interface MeanwhileProps {
  detail: WorkflowDetail;
  setup: Setup;
  step: number;
  onReload: () => void;
}

/** Another person saved or published the draft: what was typed here goes on top of it, or into the next version. */
export function Meanwhile({ detail, setup, step, onReload }: MeanwhileProps) {
  const { t } = useTranslation('setup');
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const { state } = setup;
  if (state.is !== 'conflict') return null;
  const { conflict } = state;
  const isPublished = conflict.is === 'published';
  const carry = async () => {
    setBusy(true);
    try {
      const flowId = await carryOver(detail.flow_id, setup);
      setup.drop();
      if (flowId === detail.flow_id) onReload();
      else await navigate(setupPath(flowId, SETUP_PAGES[step] ?? 'node'));
    } catch {
      // The call has told why; what was typed is still here.
    } finally {
      setBusy(false);
    }
  };
  const by = conflict.is === 'changed' && conflict.by;
  return (
    <ConfirmDialog
      title={t(isPublished ? 'conflict.published_title' : 'conflict.title')}
      confirmLabel={t(isPublished ? 'conflict.next_version' : 'conflict.keep')}
      cancelLabel={t('conflict.reload')}
      tone="primary"
      busy={isBusy}
      onConfirm={() => void carry()}
      onCancel={() => {
        setup.drop();
        onReload();
      }}
    >
      <p>
        {isPublished
          ? t('conflict.published_text')
          : by
            ? t('conflict.by', { name: by })
            : t('conflict.text')}
      </p>
    </ConfirmDialog>
  );
}
