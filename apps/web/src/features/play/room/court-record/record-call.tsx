import { checkOf, courtOf } from '@lets/engine';
import { Button } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import cards from '../frame/cards.module.css';
import { only, useRoom } from '../room-context.tsx';

/** The record waits for my signature, or for my answer to a correction. */
export function RecordCall() {
  const { t } = useTranslation('court');
  const { section, nodeId, me, reading, openRecord, canAct } = useRoom(
    only('section', 'nodeId', 'me', 'reading', 'openRecord', 'canAct'),
  );
  const record = courtOf(section).record;
  if (section?.status !== 'open' || record?.status !== 'checking' || me.isStaff) return null;
  if (reading?.kind === 'record') return null;
  const isAwaited = record.signers.some((id) => me.roleIdsHere.includes(id) && !checkOf(record, id));
  const asked = canAct('answer_correction')
    ? record.corrections.filter(({ status }) => status === 'asked').length
    : 0;
  if (!isAwaited && asked === 0) return null;
  return (
    <section className={classNames(cards.card)} aria-label={t('record.title')} aria-live="polite">
      <header className={cards.sealHead}>
        <Icon name="sign" size={16} />
        {t('record.title')}
      </header>
      <p className={cards.text}>
        {asked > 0 ? t('record.corrections_wait', { count: asked }) : t('record.awaits_you')}
      </p>
      <div className={cards.one}>
        <Button size="sm" variant="seal" onClick={() => openRecord(nodeId, section.opened_seq)}>
          {t('record.open')}
        </Button>
      </div>
    </section>
  );
}
