import { useEffect, useState } from 'react';
import type { Awareness } from 'y-protocols/awareness';
import { Face } from '../../../../components/face/face.tsx';
import type { SharedWriter } from '../../../../components/rich-text/shared-cursors.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useRoom } from '../room-context.tsx';
import styles from './documents.module.css';

/** Who else has this document open to write in it. */
export function Writers({ awareness }: { awareness: Awareness }) {
  const { t } = useTranslation('documents');
  const detail = useRoom(({ detail }) => detail);
  const format = useFormat();
  const writers = useWriters(awareness);
  if (writers.length === 0) return null;
  return (
    <ul className={styles.writers} aria-label={t('writers.here')}>
      {writers.map(({ id, name, role }) => {
        const own = detail.flow.roles.find((one) => one.id === role.id);
        const face = detail.roles.find((one) => one.role_id === role.id)?.character ?? own?.character;
        const words = t('writers.one', { name, role: format.pick(role.name) });
        return (
          <li key={id} title={words}>
            <Face character={face ?? 'd1'} side={role.side} size={28} />
            <span className="visually-hidden">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Each person once, however many of their tabs are open; not this tab's own. */
function useWriters(awareness: Awareness): SharedWriter[] {
  const [writers, setWriters] = useState<SharedWriter[]>([]);
  useEffect(() => {
    const look = () => {
      const own = awareness.getLocalState()?.user as SharedWriter | undefined;
      const found = new Map<number, SharedWriter>();
      for (const [client, state] of awareness.getStates()) {
        const user = state.user as SharedWriter | undefined;
        if (client !== awareness.clientID && user?.role && user.id !== own?.id) found.set(user.id, user);
      }
      setWriters([...found.values()].sort((a, b) => a.id - b.id));
    };
    look();
    awareness.on('change', look);
    return () => awareness.off('change', look);
  }, [awareness]);
  return writers;
}
