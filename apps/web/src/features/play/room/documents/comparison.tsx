import { createElement } from 'react';
import { useTranslation } from '../../../../i18n/texts.ts';
import type { ComparedBlock, Piece } from './compare-documents.ts';
import styles from './versions-dialog.module.css';

/** A text with what was added underlined and what was taken away struck through: told apart without colours, and aloud. */
export function Comparison({ blocks }: { blocks: readonly ComparedBlock[] }) {
  return (
    <article className={styles.sheet}>
      {blocks.map(({ level, pieces }, index) =>
        createElement(
          level === null ? 'p' : `h${Math.min(4, level + 2)}`,
          { key: index, className: level === 1 ? styles.title : undefined },
          pieces.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the comparison is drawn once, from the top
            <ComparedPiece key={at} piece={piece} />
          )),
        ),
      )}
    </article>
  );
}

function ComparedPiece({ piece: { kind, text } }: { piece: Piece }) {
  const { t } = useTranslation('documents');
  if (kind === 'same') return text;
  const heard = <span className="visually-hidden">{t(`versions.${kind}`)}</span>;
  return kind === 'added' ? (
    <ins className={styles.added}>
      {heard}
      {text}
    </ins>
  ) : (
    <del className={styles.removed}>
      {heard}
      {text}
    </del>
  );
}
