import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useTold } from '../hooks/use-told.ts';
import { only, useRoom } from '../room-context.tsx';
import styles from './consequence.module.css';

/** What an earlier choice costs, told above the section in which it strikes. */
export function ConsequenceStrip() {
  const { t } = useTranslation('room');
  const { section } = useRoom(only('section'));
  const toldOf = useTold();
  return (section?.consequences ?? []).map(({ trans_id, taken_seq }) => {
    const told = toldOf(trans_id);
    return (
      told && (
        <section key={taken_seq} className={styles.strip} aria-label={t('consequence.title')}>
          <Icon name="scales" size={18} />
          <div>
            <b>{t('consequence.of', { option: told.option })}</b>
            <p>{told.text}</p>
          </div>
        </section>
      )
    );
  });
}
