import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { SaveStatus } from '../../../components/save-status/save-status.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import type { Draft } from './use-draft.ts';

/** Whether what is typed is safe; when another person saved meanwhile, whose writing stays. */
export function SaveState({ draft }: { draft: Draft }) {
  const { t } = useTranslation('evaluate');
  const { state } = draft;
  return (
    <>
      <SaveStatus state={state} />
      {state.is === 'conflict' && (
        <Dialog
          alert
          title={t('conflict.title')}
          icon="alert"
          iconTone="seal"
          width={460}
          footer={
            <>
              <Button onClick={() => draft.settle(false)}>{t('conflict.mine')}</Button>
              <Button variant="primary" onClick={() => draft.settle(true)}>
                {t('conflict.theirs')}
              </Button>
            </>
          }
        >
          {t('conflict.text')}
        </Dialog>
      )}
    </>
  );
}
