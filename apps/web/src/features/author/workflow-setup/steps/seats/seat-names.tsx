import { withSeatNames } from '@lets/authoring';
import { type FlowNode, LANGUAGES, type Language, LIMITS } from '@lets/contract';
import { TextInput } from '../../../../../components/field/inputs.tsx';
import { useTranslation } from '../../../../../i18n/texts.ts';
import { useFormat } from '../../../../../lib/use-format.ts';
import styles from './seat-names.module.css';

const MAX: Readonly<Record<Language, number>> = { zh: LIMITS.seat_name, en: 2 * LIMITS.seat_name };
const UNNAMED = { zh: '', en: '' };

interface SeatNamesProps {
  node: FlowNode;
  seats: readonly string[];
  /** What a seat is called without a name. */
  usualWords: (seat: string) => string;
  onChange: (change: (now: FlowNode) => FlowNode, field: string) => void;
}

/** What the seats of a scene are called in this section; an empty field leaves the scene's own word. */
export function SeatNames({ node, seats, usualWords, onChange }: SeatNamesProps) {
  const { t } = useTranslation(['setup', 'common']);
  const { language: shown } = useFormat();
  const write = (seat: string, language: Language, text: string) =>
    onChange((now) => {
      const name = { ...UNNAMED, ...now.seat_names?.[seat], [language]: text };
      return withSeatNames(now, { ...now.seat_names, [seat]: name });
    }, `${seat} ${language}`);
  return (
    <section className={styles.names} aria-labelledby="seat-names">
      <h2 id="seat-names">{t('seat.names')}</h2>
      <p>{t('seat.names_note')}</p>
      <ul>
        {seats.map((seat) => {
          const usual = usualWords(seat);
          return (
            <li key={seat}>
              <span>{usual}</span>
              {LANGUAGES.map((language) => (
                <TextInput
                  key={language}
                  lang={language}
                  value={node.seat_names?.[seat]?.[language] ?? ''}
                  maxLength={MAX[language]}
                  placeholder={language === shown ? usual : t(`common:pair.placeholder_${language}`)}
                  aria-label={t(`common:pair.${language}`, { label: t('seat.name_of', { seat: usual }) })}
                  onChange={({ target }) => write(seat, language, target.value)}
                />
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
