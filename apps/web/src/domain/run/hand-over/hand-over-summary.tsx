import type { UserBrief } from '@lets/contract';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import styles from './hand-over.module.css';

export interface HandOver {
  readonly roleId: string;
  readonly to: UserBrief;
  readonly reason: string;
  /** The incompatible role of theirs: it is an exception. */
  readonly despite: string | undefined;
}

/** From whom to whom and why, before it is done: or before the holder is asked. */
export function HandOverSummary(props: {
  given: HandOver;
  from: UserBrief | undefined;
  mustAgree: boolean;
  roleName: (id: string) => string;
  isBusy: boolean;
  onConfirm: () => void;
  onBack: () => void;
}) {
  const { given, from, mustAgree, roleName, isBusy, onConfirm, onBack } = props;
  const { t } = useTranslation('hand-over');
  const role = roleName(given.roleId);
  return (
    <ConfirmDialog
      title={t('confirm_title', { role, name: given.to.name })}
      icon="swap"
      tone={given.despite === undefined ? 'primary' : 'seal'}
      width={460}
      confirmLabel={t(mustAgree ? 'ask' : 'give')}
      cancelLabel={t('back')}
      busy={isBusy}
      onConfirm={onConfirm}
      onCancel={onBack}
    >
      <dl className={styles.summary}>
        <dt>{t('role')}</dt>
        <dd>{role}</dd>
        <dt>{t('from')}</dt>
        <dd>{from?.name ?? t('nobody')}</dd>
        <dt>{t('to')}</dt>
        <dd>{given.to.name}</dd>
        <dt>{t('reason')}</dt>
        <dd>{given.reason}</dd>
      </dl>
      {given.despite !== undefined && (
        <p className={styles.warning}>
          {t('despite', { name: given.to.name, own: roleName(given.despite), role })}
        </p>
      )}
      <p className={styles.after}>{t(mustAgree ? 'asks_first' : 'undo_hint')}</p>
    </ConfirmDialog>
  );
}
