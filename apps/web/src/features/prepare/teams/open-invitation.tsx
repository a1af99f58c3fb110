import { type Team, teamList, teamUpdate } from '@lets/contract';
import { Switch } from 'antd';
import { useId } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { useAct } from '../../../lib/query.ts';
import styles from './team-view.module.css';

/** Whether class mates may join by themselves, and the link that leads them here. */
export function OpenInvitation({ team, canChange }: { team: Team; canChange: boolean }) {
  const { t } = useTranslation('team');
  const id = useId();
  const act = useAct(teamUpdate, { invalidates: [teamList] });
  const isOpen = team.open_invitation;
  return (
    <div className={styles.openRow}>
      {canChange && (
        <Switch
          id={id}
          checked={isOpen}
          loading={act.isPending}
          onChange={(open) => act.mutate({ team_id: team.id, open_invitation: open })}
        />
      )}
      <label htmlFor={canChange ? id : undefined}>
        {t(isOpen ? 'open.on' : canChange ? 'open.off' : 'open.closed')}
      </label>
      {isOpen && <InviteLink teamId={team.id} />}
    </div>
  );
}

function InviteLink({ teamId }: { teamId: number }) {
  const { t } = useTranslation('team');
  const path = `/experiment/group?join=${teamId}`;
  async function copy() {
    const isCopied = await copyText(`${location.origin}${path}`);
    toast(t(isCopied ? 'open.copied' : 'open.not_copied'), { type: isCopied ? 'success' : 'error' });
  }
  return (
    <span className={styles.link}>
      <span>
        <Icon name="link" size={14} />
        {path}
      </span>
      <Button size="sm" icon="copy" onClick={() => void copy()}>
        {t('open.copy')}
      </Button>
    </span>
  );
}
