import {
  type ExperimentDetail,
  experimentDetail,
  experimentList,
  roleRelease,
  roleTake,
} from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { IconButton } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Avatar } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { callKey, useAct } from '../../../lib/query.ts';
import styles from './task.module.css';

interface OwnRoleProps {
  detail: ExperimentDetail;
  role: { id: string; name: string };
}

/** A member helps themselves to a role that nobody holds; of rivals one gets it, and the other reads why not. */
export function TakeRole({ detail, role }: OwnRoleProps) {
  const { t } = useTranslation('casting');
  const take = useOwnRole(roleTake);
  return (
    <div className={classNames(styles.slot, styles.openSlot)}>
      <button
        type="button"
        className={styles.slotButton}
        aria-label={t('take_role', { role: role.name })}
        disabled={take.isPending}
        onClick={() => take.mutate({ eid: detail.eid, target_role: role.id })}
      >
        <Icon name="hand" size={15} />
        {t('take')}
      </button>
    </div>
  );
}

/** A role of the reader's own, which they may give back. */
export function OwnRole({ detail, role, holder }: OwnRoleProps & { holder: string }) {
  const { t } = useTranslation('casting');
  const release = useOwnRole(roleRelease);
  return (
    <div className={styles.slot}>
      <Avatar name={holder} size={24} />
      <span className={styles.holder}>{holder}</span>
      <IconButton
        icon="x"
        size="sm"
        iconSize={13}
        label={t('release', { role: role.name })}
        disabled={release.isPending}
        onClick={() => release.mutate({ eid: detail.eid, target_role: role.id })}
      />
    </div>
  );
}

function useOwnRole(act: typeof roleTake | typeof roleRelease) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: callKey(experimentDetail) });
  return useAct(act, {
    invalidates: [experimentList],
    onSuccess: (answer) => client.setQueryData(callKey(experimentDetail, { eid: answer.eid }), answer),
    // Someone was quicker: the table shows who.
    onError: refresh,
  });
}
