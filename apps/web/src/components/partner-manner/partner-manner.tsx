import { PRACTICE_PATIENCE, type PracticePatience } from '@lets/contract';
import { useId } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { classNames } from '../../lib/class-names.ts';
import cards from './choice-cards.module.css';
import styles from './partner-manner.module.css';

export interface Manner {
  readonly patience: PracticePatience;
  readonly may_err: boolean;
}

export const USUAL_MANNER: Manner = { patience: 'usual', may_err: false };

/** How long practice partners wait for a silent person, and whether they may choose wrongly. */
export function PartnerManner(props: { manner: Manner; onChange: (manner: Manner) => void }) {
  const { manner, onChange } = props;
  const { t } = useTranslation('practice');
  const name = useId();
  return (
    <>
      <fieldset className={classNames(cards.group, styles.patience)}>
        <legend>{t('patience')}</legend>
        {PRACTICE_PATIENCE.map((one) => (
          <label key={one} className={cards.card}>
            <input
              type="radio"
              name={name}
              checked={manner.patience === one}
              onChange={() => onChange({ ...manner, patience: one })}
            />
            <span>
              <b>{t(`patience_of.${one}`)}</b>
              <i>{t(`patience_text.${one}`)}</i>
            </span>
          </label>
        ))}
      </fieldset>
      <label className={cards.card}>
        <input
          type="checkbox"
          checked={manner.may_err}
          onChange={({ target }) => onChange({ ...manner, may_err: target.checked })}
        />
        <span>
          <b>{t('may_err')}</b>
          <i>{t('may_err_text')}</i>
        </span>
      </label>
    </>
  );
}
