import type { Rehearsal } from '@lets/contract';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useRoom } from '../room-context.tsx';
import { asked } from './asked.ts';
import styles from './strip.module.css';

/** Says above every section that this is a rehearsal, and begins it again, otherwise, or ends it. */
export function RehearsalStrip() {
  const plan = useRoom(({ detail }) => detail.rehearsal);
  return plan ? <Strip plan={plan} /> : null;
}

function Strip({ plan: { role_id } }: { plan: Rehearsal }) {
  const { t } = useTranslation('rehearsal');
  const { pick } = useFormat();
  const role = useRoom(({ detail }) => pick(detail.flow.roles.find(({ id }) => id === role_id)?.name));
  return (
    <section className={styles.strip} aria-label={t('strip.label')}>
      <Icon name="eye" size={17} />
      <b>{t('strip.label')}</b>
      <span>
        {role_id === null ? t('strip.as_all') : t('strip.as', { role })}
        {t('strip.text')}
      </span>
      <span className={styles.acts}>
        <Button size="sm" icon="restart" onClick={() => asked.set('again')}>
          {t('strip.again')}
        </Button>
        <Button size="sm" icon="swap" onClick={() => asked.set('other')}>
          {t('strip.other')}
        </Button>
        <Button size="sm" icon="stop" onClick={() => asked.set('end')}>
          {t('strip.end')}
        </Button>
      </span>
    </section>
  );
}
