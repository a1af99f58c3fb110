import { Checkbox } from 'antd';
import { useTranslation } from '../../../i18n/texts.ts';
import type { Selection } from '../../../lib/use-selection.ts';

/** Ticks a run for a bulk act. */
export function RunTick({ card, selection }: { card: { eid: number; name: string }; selection: Selection }) {
  const { t } = useTranslation('runs');
  return (
    <Checkbox
      checked={selection.isChosen(card.eid)}
      onChange={() => selection.toggle(card.eid)}
      aria-label={t('tick', { name: card.name })}
    />
  );
}

/** Ticks all runs on the page, and says how many are. */
export function AllTick({ count, selection }: { count: number; selection: Selection }) {
  const { t } = useTranslation('runs');
  const chosen = selection.chosenHere;
  return (
    <Checkbox
      checked={count > 0 && chosen === count}
      indeterminate={chosen > 0 && chosen < count}
      disabled={count === 0}
      onChange={selection.toggleAll}
    >
      {chosen > 0 ? t('ticked', { count: chosen }) : t('tick_all')}
    </Checkbox>
  );
}
