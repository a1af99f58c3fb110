import { messagePush } from '@lets/contract';
import { useState } from 'react';
import { Button } from '../../../../components/button/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { Face } from '../../../../components/face/face.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import dialog from '../frame/dialogs.module.css';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';

/** Calls roles into the room, or out of it. */
export function CallDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('room');
  const { node, section, act, present, canAct } = useRoom(
    only('node', 'section', 'act', 'present', 'canAct'),
  );
  const names = useNames();
  const [busy, setBusy] = useState<string | null>(null);
  const online = new Set(present.map((one) => one.user_id));
  const move = async (target: string, kind: 'call_in' | 'call_out') => {
    setBusy(target);
    await act(messagePush, { kind, target_role: target }).catch(() => null);
    setBusy(null);
  };
  const isInside = (id: string) => section?.inside.includes(id) ?? false;
  const roles = node.roles
    .filter((role) => !role.host)
    .map(({ role_id }) => names.role(role_id))
    .toSorted((a, b) => Number(isInside(a.id)) - Number(isInside(b.id)));
  return (
    <Dialog title={t('act.call')} icon="callin" width={460} onClose={onClose}>
      <p>{t('call.text')}</p>
      <ul className={dialog.list}>
        {roles.map((role) => (
          <li key={role.id}>
            <Face character={role.character} side={role.side} size={36} dimmed={!isInside(role.id)} />
            <div>
              <b>{role.name}</b>
              <span>
                {[
                  role.party,
                  role.user?.name,
                  isInside(role.id) ? '' : t('people.outside'),
                  role.user && t(online.has(role.user.id) ? 'people.online' : 'people.offline'),
                ]
                  .filter(Boolean)
                  .join(t('separator'))}
              </span>
            </div>
            <span className={dialog.end}>
              {isInside(role.id) ? (
                <Button
                  size="sm"
                  icon="callout"
                  busy={busy === role.id}
                  disabled={!canAct('call_out')}
                  onClick={() => void move(role.id, 'call_out')}
                >
                  {t('call.out')}
                </Button>
              ) : (
                <Button
                  size="sm"
                  variant="primary"
                  icon="callin"
                  busy={busy === role.id}
                  onClick={() => void move(role.id, 'call_in')}
                >
                  {t('call.in')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
