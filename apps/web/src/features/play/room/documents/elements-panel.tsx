import { type ElementState, elementStates, type Gap, type PaperElement, type RichNode } from '@lets/contract';
import { useTranslation } from 'react-i18next';
import type { IconName } from '../../../../art/icon-names.ts';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useFormat } from '../../../../lib/use-format.ts';
import { useGapWords } from './gap-words.ts';
import styles from './panels.module.css';

const ICONS = { open: 'alert', written: 'check', untold: 'eye' } as const satisfies Record<
  ElementState,
  IconName
>;

export interface ElementsPanelProps {
  elements: readonly PaperElement[];
  body: RichNode;
  gaps: readonly Gap[];
  /** Shows the place in the document. */
  onGap: (gap: Gap) => void;
}

/** What a complete document of this kind holds, how each stands, and its gaps. */
export function ElementsPanel({ elements, body, gaps, onGap }: ElementsPanelProps) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const wordsOf = useGapWords(body);
  const states = elementStates(elements, body, gaps);
  return (
    <section className={styles.section} aria-label={t('elements.title')}>
      <h4>
        {t('elements.title')}
        <i>{gaps.length === 0 ? t('gaps.none') : t('gaps.count', { count: gaps.length })}</i>
      </h4>
      {elements.length > 0 && (
        <ul className={styles.elements}>
          {elements.map((element, index) => {
            const state = states[index] ?? 'untold';
            return (
              <li key={element.zh} data-state={state} title={t(`elements.${state}`)}>
                <Icon name={ICONS[state]} size={14} label={t(`elements.${state}`)} />
                {format.pick(element)}
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
