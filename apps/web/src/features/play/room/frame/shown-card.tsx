import { messagePush } from '@lets/contract';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useBusy } from '../hooks/use-busy.ts';
import { useItemNames } from '../hooks/use-item-names.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './cards.module.css';

/** Something is shown in a section whose centre is not the common screen: it is read from here. */
export function ShownCard() {
  const { t } = useTranslation('room');
  const { node, reading, openItem, canAct, me, act } = useRoom(
    only('node', 'reading', 'openItem', 'canAct', 'me', 'act'),
  );
  const item = useRoom(({ section }) => (section?.status === 'open' ? section.displayed : null));
  const names = useNames();
  const nameOf = useItemNames();
  const [isBusy, run] = useBusy();
  const hasScreen = node.kind === 'display' || node.kind === 'court';
  if (!item || hasScreen || reading?.id === item.id) return null;
  return (
    <section className={classNames(styles.card, styles.ink)} aria-label={t('display.title')}>
      <header className={styles.inkHead}>
        <Icon name="screen" size={16} />
        {t('display.shown_by_now', { who: names.roleName(item.role_id) })}
      </header>
      <p className={styles.text}>
        <b>{nameOf(item)}</b>
      </p>
      <div className={styles.one}>
        <Button size="sm" variant="primary" icon="eye" onClick={() => openItem(item)}>
          {t('display.open')}
        </Button>
        {!me.isStaff && canAct('end_display') && (
          <Button
            size="sm"
            busy={isBusy}
            onClick={() => void run(() => act(messagePush, { kind: 'end_display' }))}
          >
            {t('display.end')}
          </Button>
        )}
      </div>
    </section>
  );
}
