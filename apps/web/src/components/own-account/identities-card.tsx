import { type Door, identityOwn, type LinkedIdentity, signOnDoors } from '@lets/contract';
import { useState } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { useCall } from '../../lib/query.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../button/button.tsx';
import { ReadFault } from '../states/states.tsx';
import { Card } from '../surface/surface.tsx';
import { LinkDialog, UnlinkDialog } from './identity-dialogs.tsx';
import styles from './own-account.module.css';

/** Who the person is for other servers, which open this account too. Nothing where there is none and no way to link one. */
export function IdentitiesCard() {
  const { t } = useTranslation('identities');
  const format = useFormat();
  const own = useCall(identityOwn, {});
  const doors = useCall(signOnDoors, {}, { quiet: 'what is linked is shown without them' });
  const [unlinking, setUnlinking] = useState<LinkedIdentity | null>(null);
  const [linking, setLinking] = useState<Door | null>(null);
  if (!own.data) return own.isError ? <ReadFault of={own} /> : null;
  const { list, has_password } = own.data;
  const ways = doors.data?.list ?? [];
  if (list.length === 0 && ways.length === 0) return null;
  return (
    <Card>
      <h2>{t('title')}</h2>
      <p>{t(list.length > 0 ? 'text' : 'none')}</p>
      <ul className={styles.identities}>
        {list.map((identity) => (
          <Identity
            key={identity.id}
            identity={identity}
            isOnlyWay={!has_password && list.length === 1}
            onUnlink={() => setUnlinking(identity)}
          />
        ))}
      </ul>
      <div className={styles.links}>
        {ways.map((door) => (
          <Button key={door.id} icon="link" onClick={() => setLinking(door)}>
            {t('link', { name: format.pick(door.name) })}
          </Button>
        ))}
      </div>
      {unlinking && <UnlinkDialog identity={unlinking} onClose={() => setUnlinking(null)} />}
      {linking && <LinkDialog door={linking} hasPassword={has_password} onClose={() => setLinking(null)} />}
    </Card>
  );
}

interface IdentityProps {
  identity: LinkedIdentity;
  isOnlyWay: boolean;
  onUnlink: () => void;
}

function Identity({ identity, isOnlyWay, onUnlink }: IdentityProps) {
  const { t } = useTranslation('identities');
  const format = useFormat();
  const { name, label, last_seen } = identity;
  return (
    <li>
      <span>
        <b>{name ? format.pick(name) : t('gone')}</b>
        <small>{t('who', { label, time: format.moment(last_seen) })}</small>
        {isOnlyWay && <small>{t('only_way')}</small>}
      </span>
      {!isOnlyWay && (
        <Button size="sm" aria-label={t('unlink_named', { label })} onClick={onUnlink}>
          {t('unlink')}
        </Button>
      )}
    </li>
  );
}
