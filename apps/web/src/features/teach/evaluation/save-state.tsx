import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './save-state.module.css';
import type { Draft } from './use-draft.ts';

/** Whether what is typed is safe; when somebody else saved meanwhile, whose writing stays. */
export function SaveState({ draft }: { draft: Draft }) {
  const { t } = useTranslation('evaluate');
  const format = useFormat();
  const { state } = draft;
  const text =
    state.is === 'saved'
      ? state.at === null
        ? t('save.untouched')
        : t('save.saved', { time: format.moment(state.at) })
      : t(`save.${state.is}`);
  return (
    <>
      <span className={styles.saved} data-state={state.is} role="status">
        {state.is === 'saved' && state.at !== null && <Icon name="checkc" size={15} />}
        {(state.is === 'failed' || state.is === 'conflict') && <Icon name="alert" size={15} />}
        {text}
      </span>
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
