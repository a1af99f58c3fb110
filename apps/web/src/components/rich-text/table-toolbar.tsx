import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from '../../i18n/texts.ts';
import { type Tool, ToolButton } from './editor-toolbar.tsx';
import styles from './rich-text-editor.module.css';

/** What can be done to the table that the caret is in. */
export function TableToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('documents');
  const isInside = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('table') });
  if (!isInside) return null;
  const chain = () => editor.chain().focus();
  const tools: Tool[] = [
    { key: 'row_add', icon: 'plus', hasWord: true, run: () => chain().addRowAfter().run() },
    { key: 'row_remove', icon: 'minus', hasWord: true, run: () => chain().deleteRow().run() },
    { key: 'column_add', icon: 'plus', hasWord: true, run: () => chain().addColumnAfter().run() },
    { key: 'column_remove', icon: 'minus', hasWord: true, run: () => chain().deleteColumn().run() },
    { key: 'header_row', icon: 'table', hasWord: true, run: () => chain().toggleHeaderRow().run() },
    { key: 'table_remove', icon: 'trash', hasWord: true, run: () => chain().deleteTable().run() },
  ];
  return (
    <div className={styles.tableBar} role="toolbar" aria-label={t('toolbar.table_label')}>
      {tools.map((tool) => (
        <ToolButton key={tool.key} tool={tool} />
      ))}
    </div>
  );
}
