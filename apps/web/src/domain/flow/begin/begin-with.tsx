import { useId } from 'react';
import cards from '../../../components/partner-manner/choice-cards.module.css';
import { classNames } from '../../../lib/class-names.ts';
import styles from './begin.module.css';

/** With what something new begins: each way with a line about it. */
export function BeginWith<Way extends string>(props: {
  legend: string;
  ways: readonly { readonly way: Way; readonly name: string; readonly text: string }[];
  chosen: Way;
  onChoose: (way: Way) => void;
}) {
  const { legend, ways, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={classNames(cards.group, styles.ways)}>
      <legend>{legend}</legend>
      {ways.map(({ way, ...words }) => (
        <label key={way} className={cards.card}>
          <input type="radio" name={name} checked={way === chosen} onChange={() => onChoose(way)} />
          <span>
            <b>{words.name}</b>
            <i>{words.text}</i>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
