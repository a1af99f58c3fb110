import { leadHandOver } from '@lets/contract';
import { useState } from 'react';
import { lookClass } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Menu } from '../../../../components/menu/menu.tsx';
import { toast } from '../../../../components/toast/toast.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { only, useRoom } from '../room-context.tsx';
import styles from './bar.module.css';

/** Who leads the run; the leader, or a mentor when the leader is missing, gives the lead to another member. */
export function LeaderLine({ mayHandOver }: { mayHandOver: boolean }) {
  const { t } = useTranslation('casting');
  const { detail, present, me, act } = useRoom(only('detail', 'present', 'me', 'act'));
  const leader = useRoom(({ state }) => state.leader_id);
  const members = useRoom(({ state }) => state.member_ids);
  const [isBusy, setBusy] = useState(false);
  const nameOf = (id: number) => detail.members.find((member) => member.id === id)?.name ?? '';
  const others = detail.members.filter(
    ({ id, automatic }) => !automatic && id !== leader && members.includes(id),
  );
  const online = new Set(present.map((one) => one.user_id));
  const give = async (to_user: number) => {
    setBusy(true);
    try {
      await act(leadHandOver, { to_user });
      toast(t('lead.done', { name: nameOf(to_user) }), { type: 'success' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.leader}>
      <span>{t('lead.label')}</span>
      <b>{nameOf(leader)}</b>
      {mayHandOver && others.length > 0 && (
        <Menu
          header={t(me.isLeader ? 'lead.choose_loses' : 'lead.choose')}
          isBusy={isBusy}
          buttonClass={lookClass({ size: 'sm' })}
          items={others.map((member) => ({
            key: String(member.id),
            label: `${member.name} · ${t(online.has(member.id) ? 'lead.online' : 'lead.offline')}`,
            onSelect: () => void give(member.id).catch(() => {}),
          }))}
        >
          {t('lead.act')}
          <Icon name="cd" />
        </Menu>
      )}
    </div>
  );
}
