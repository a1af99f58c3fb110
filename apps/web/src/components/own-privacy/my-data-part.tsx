import { myData, myDataState } from '@lets/contract';
import { useTranslation } from '../../i18n/texts.ts';
import { makeFile } from '../../lib/make-file.ts';
import { makings } from '../../lib/makings.ts';
import { callKey, queryClient, useCall } from '../../lib/query.ts';
import { useStore } from '../../lib/store.ts';
import { useFormat } from '../../lib/use-format.ts';
import { Button } from '../button/button.tsx';
import { ReadFault } from '../states/states.tsx';
import styles from './own-privacy.module.css';

const KEY = 'my data';

/** A copy of everything, once in a day. */
export function MyDataPart() {
  const { t } = useTranslation('privacy');
  const format = useFormat();
  const read = useCall(myDataState, {});
  const isMaking = useStore(makings).some(({ key }) => key === KEY);
  const take = async () => {
    await makeFile(myData, {}, { key: KEY, title: t('own.data') });
    await queryClient.invalidateQueries({ queryKey: callKey(myDataState) });
  };
  const next = read.data?.next_at ?? null;
  return (
    <section className={styles.part}>
      <div>
        <h3>{t('own.data')}</h3>
        <p>{t('own.data_text')}</p>
        {next !== null && (
          <p className={styles.quiet}>{t('own.data_next', { when: format.dateTime(next) })}</p>
        )}
        <ReadFault of={read} />
      </div>
      <Button
        icon="download"
        busy={isMaking}
        disabled={!read.data || next !== null}
        onClick={() => void take()}
      >
        {t('own.data_take')}
      </Button>
    </section>
  );
}
