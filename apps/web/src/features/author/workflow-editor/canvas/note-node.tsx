import type { Node, NodeProps } from '@xyflow/react';
import { memo } from 'react';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import styles from './note-node.module.css';

interface NoteData extends Record<string, unknown> {
  readonly text: string;
}
export type DrawNote = Node<NoteData, 'note'>;

/** What authors remark on the drawing, for one another. */
export const NoteNode = memo(function NoteNode({ data, selected = false }: NodeProps<DrawNote>) {
  const { t } = useTranslation('draw');
  return (
    <div className={classNames(styles.note, selected && styles.chosen)} title={data.text}>
      {data.text || <i>{t('note.empty')}</i>}
    </div>
  );
});
