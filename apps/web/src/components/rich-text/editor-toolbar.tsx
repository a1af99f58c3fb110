import { type Editor, useEditorState } from '@tiptap/react';
import { Fragment, type KeyboardEvent } from 'react';
import type { IconName } from '../../art/icon-names.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { SelectInput } from '../field/inputs.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './rich-text-editor.module.css';

/** What the toolbar inserts with the help of the screen around it; what a screen does not help with is not offered. */
export interface ToolbarTools {
  onCite?: () => void;
  onInsertImage?: () => void;
  onInsertSignature?: () => void;
  onInsertSeal?: () => void;
  onInsertField?: () => void;
  /** Remarks on what is selected. */
  onRemark?: () => void;
}

export interface Tool {
  key: string;
  icon: IconName;
  isOn?: boolean;
  isOff?: boolean;
  hasWord?: boolean;
  run: () => void;
}

const BLOCKS = ['body', 'title', 'heading', 'subheading'] as const;

export function EditorToolbar({ editor, tools }: { editor: Editor; tools: ToolbarTools }) {
  const { t } = useTranslation('documents');
  const groups = useToolGroups(editor, tools).filter((group) => group.length > 0);
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('toolbar.label')} onKeyDown={moveAlong}>
      <BlockSelect editor={editor} />
      {groups.map((group) => (
        <Fragment key={group[0]?.key}>
          <span className={styles.rule} />
          {group.map((tool) => (
            <ToolButton key={tool.key} tool={tool} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

/** Arrow keys go from tool to tool, as in any toolbar. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled, select')];
  const at = tools.indexOf(event.target as HTMLElement);
  if (by === undefined || at < 0) return;
  event.preventDefault();
  tools[(at + by + tools.length) % tools.length]?.focus();
}

export function ToolButton({ tool }: { tool: Tool }) {
  const { t } = useTranslation('documents');
  const word = t(`toolbar.${tool.key}` as 'toolbar.bold');
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={tool.isOn}
      aria-label={word}
      title={word}
      disabled={tool.isOff}
      onMouseDown={(event) => event.preventDefault()}
      onClick={tool.run}
    >
      <Icon name={tool.icon} size={17} />
      {tool.hasWord && <em>{word}</em>}
    </button>
  );
}

function BlockSelect({ editor }: { editor: Editor }) {
  const { t } = useTranslation('documents');
  const level = useEditorState({
    editor,
    selector: ({ editor: current }) => [1, 2, 3].find((n) => current.isActive('heading', { level: n })) ?? 0,
  });
  const choose = (next: number) => {
    const chain = editor.chain().focus();
    if (next === 0) chain.setParagraph().run();
    else chain.setHeading({ level: next as 1 | 2 | 3 }).run();
  };
  return (
    <SelectInput
      className={styles.block}
      aria-label={t('toolbar.block')}
      value={level}
      options={BLOCKS.map((block, value) => ({ value, label: t(`toolbar.blocks.${block}`) }))}
      onChange={choose}
    />
  );
}

function useToolGroups(editor: Editor, tools: ToolbarTools): Tool[][] {
  const on = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      orderedList: current.isActive('orderedList'),
      bulletList: current.isActive('bulletList'),
      indent: current.getAttributes('paragraph').indent === true,
      center: current.isActive({ textAlign: 'center' }),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return [
    [
      { key: 'undo', icon: 'undo', isOff: !on.canUndo, run: () => chain().undo().run() },
      { key: 'redo', icon: 'redo', isOff: !on.canRedo, run: () => chain().redo().run() },
    ],
    [
      { key: 'bold', icon: 'bold', isOn: on.bold, run: () => chain().toggleBold().run() },
      { key: 'italic', icon: 'italic', isOn: on.italic, run: () => chain().toggleItalic().run() },
      { key: 'underline', icon: 'underline', isOn: on.underline, run: () => chain().toggleUnderline().run() },
    ],
    [
      { key: 'ordered_list', icon: 'ol', isOn: on.orderedList, run: () => chain().toggleOrderedList().run() },
      { key: 'bullet_list', icon: 'ul', isOn: on.bulletList, run: () => chain().toggleBulletList().run() },
      {
        key: 'indent',
        icon: 'indent',
        isOn: on.indent,
        run: () => chain().updateAttributes('paragraph', { indent: !on.indent }).run(),
      },
      {
        key: 'center',
        icon: 'center',
        isOn: on.center,
        run: () => (on.center ? chain().unsetTextAlign().run() : chain().setTextAlign('center').run()),
      },
      {
        key: 'table',
        icon: 'table',
        run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
      },
      ...offered({ key: 'image', icon: 'image' }, tools.onInsertImage),
    ],
    [
      ...offered({ key: 'field', icon: 'template', hasWord: true }, tools.onInsertField),
      ...offered({ key: 'citation', icon: 'section', hasWord: true }, tools.onCite),
      ...offered({ key: 'signature', icon: 'sign', hasWord: true }, tools.onInsertSignature),
      ...offered({ key: 'seal', icon: 'seal', hasWord: true }, tools.onInsertSeal),
    ],
    offered({ key: 'remark', icon: 'comment', hasWord: true }, tools.onRemark),
  ];
}

function offered(tool: Omit<Tool, 'run'>, run: (() => void) | undefined): Tool[] {
  return run ? [{ ...tool, run }] : [];
}
