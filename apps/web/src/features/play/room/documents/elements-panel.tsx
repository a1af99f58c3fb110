import {
  type ElementStanding,
  type ElementState,
  elementStandings,
  type Gap,
  type PaperElement,
  type RichNode,
} from '@lets/contract';
import type { IconName } from '../../../../art/icon-names.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useGapWords } from './gap-words.ts';
import styles from './panels.module.css';

const ICONS = { open: 'alert', written: 'check', untold: 'eye', self_check: 'eye' } as const satisfies Record<
  ElementState,
  IconName
>;

const NOWHERE: ElementStanding = { state: 'untold', gap: null, path: null };

export interface ElementsPanelProps {
  elements: readonly PaperElement[];
  body: RichNode;
  gaps: readonly Gap[];
  /** Shows a gap in the document. */
  onGap: (gap: Gap) => void;
  /** Shows a part of the document in which nothing is open. */
  onPlace: (path: readonly number[]) => void;
}

/** What a complete document of this kind holds, how each stands, and its gaps. */
export function ElementsPanel({ elements, body, gaps, onGap, onPlace }: ElementsPanelProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const wordsOf = useGapWords(body);
  const standings = elementStandings(elements, body, gaps);
  return (
    <section className={styles.section} aria-label={t('elements.title')}>
      <h4>
        {t('elements.title')}
        <i>{gaps.length === 0 ? t('gaps.none') : t('gaps.count', { count: gaps.length })}</i>
      </h4>
      {elements.length > 0 && (
        <ul className={styles.elements}>
          {elements.map((element, index) => {
            const standing = standings[index] ?? NOWHERE;
            return (
              <li key={`${element.zh} ${element.en}`} data-state={standing.state}>
                <Element words={format.pick(element)} standing={standing} onGap={onGap} onPlace={onPlace} />
              </li>
            );
          })}
        </ul>
      )}
      {gaps.length > 0 && (
        <ol className={styles.gaps} aria-label={t('gaps.title')} translate="no">
          {gaps.map((gap) => (
            <li key={`${gap.kind} ${gap.path.join('.')} ${gap.text}`}>
              <button type="button" onClick={() => onGap(gap)}>
                {wordsOf(gap)}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** One element leads to its first gap, or to what is written of it; one without a place is marked as such. */
function Element(
  props: Pick<ElementsPanelProps, 'onGap' | 'onPlace'> & { words: string; standing: ElementStanding },
) {
  const { words, standing, onGap, onPlace } = props;
  const { t } = useTranslation('documents');
  const { state, gap, path } = standing;
  const told = t(`elements.${state}`);
  const shown = (
    <>
      <Icon name={ICONS[state]} size={14} label={told} />
      <span>{words}</span>
    </>
  );
  if (!gap && !path) {
    return (
      <p title={told}>
        {shown}
        <i>{t('elements.check_yourself')}</i>
      </p>
    );
  }
  return (
    <button type="button" title={told} onClick={() => (gap ? onGap(gap) : path && onPlace(path))}>
      {shown}
    </button>
  );
}
