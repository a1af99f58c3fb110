import { type WorkflowDetail, workflowXml } from '@lets/contract';
import type { ReactNode } from 'react';
import { AssistantSlot } from '../../../../components/assistant-slot/assistant-slot.tsx';
import { BackLink } from '../../../../components/back-link/back-link.tsx';
import { Mark } from '../../../../components/brand/brand.tsx';
import { Button, IconButton } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Menu } from '../../../../components/menu/menu.tsx';
import { SaveStatus } from '../../../../components/save-status/save-status.tsx';
import { Avatar } from '../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import type { SaveState } from '../../../../lib/autosave/types.ts';
import { download } from '../../../../lib/download.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { laidOut } from '../canvas/laid-out.ts';
import { useFit } from '../canvas/use-fit.ts';
import { HUES } from '../hues.ts';
import { type Arrangement, arrange, remove } from '../model/edits.ts';
import { useEditor, useEditorState, useSelected } from '../session/editor.ts';
import type { FlowHead } from '../session/saver.ts';
import { useAddNote } from '../session/use-add-note.ts';
import { duplicate } from '../session/use-keys.ts';
import type { OtherEditor } from '../session/use-live-flow.ts';
import styles from './top-bar.module.css';
import { VersionTag } from './version-tag.tsx';

export interface TopBarProps {
  detail: WorkflowDetail;
  head: FlowHead;
  state: SaveState<unknown>;
  others: readonly OtherEditor[];
  isList: boolean;
  onList: () => void;
  onImport: () => void;
  onDryRun: () => void;
  /** Plays it in a room. */
  rehearse: ReactNode;
  /** What publishes, or begins the next version. */
  last: ReactNode;
}

/** Where I am, whether it is saved, who else is here, and the acts on the whole flow. */
export function TopBar(props: TopBarProps) {
  const { detail, head, others, isList, onList, onImport, onDryRun, rehearse, last } = props;
  const { t } = useTranslation('draw');
  const format = useFormat();
  const editor = useEditor();
  const other = format.language === 'zh' ? head.name.en : head.name.zh;
  return (
    <header className={styles.top}>
      <BackLink to="/manager/workflow" label={t('top.back')} inBar />
      <Mark size={30} />
      <div className={styles.name}>
        <h1>{format.pick(head.name)}</h1>
        <small lang={format.language === 'zh' ? 'en' : 'zh-CN'}>{other}</small>
      </div>
      <VersionTag detail={detail} />
      {editor.canEdit ? (
        <SaveStatus state={props.state} />
      ) : (
        <small className={styles.saved} title={t('top.read_only')}>
          {t('top.read_only')}
        </small>
      )}
      <Others others={others} />
      <span className={styles.gap} />
      {editor.canEdit && <Tools />}
      <IconButton
        icon={isList ? 'layout' : 'list'}
        label={t(isList ? 'top.canvas' : 'top.list')}
        aria-pressed={isList}
        onClick={onList}
      />
      <span className={styles.gap} />
      {editor.canEdit && (
        <Button variant="ghost" icon="upload" onClick={onImport}>
          {t('top.import')}
        </Button>
      )}
      <IconButton
        icon="download"
        label={t('top.export')}
        onClick={() => void download(workflowXml, { flow_id: detail.flow_id })}
      />
      <Button icon="play" onClick={onDryRun}>
        {t('top.dry_run')}
      </Button>
      {rehearse}
      {last}
      <AssistantSlot />
    </header>
  );
}

function Others({ others }: { others: readonly OtherEditor[] }) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  if (others.length === 0) return null;
  const names = format.list(others.map(({ name }) => name));
  return (
    <span className={styles.others} title={t('top.others', { names })} role="status">
      {others.slice(0, 3).map(({ id, name, hue }) => (
        <span key={id} className={HUES[hue]}>
          <Avatar name={name} size={24} />
        </span>
      ))}
      <small>{t('top.others', { names })}</small>
    </span>
  );
}

const ARRANGEMENTS: readonly Arrangement[] = ['column', 'row', 'spread_down', 'spread_across'];

function Tools() {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const editor = useEditor();
  const fit = useFit();
  const addNote = useAddNote();
  const selected = useSelected();
  const canUndo = useEditorState(({ history }) => history.past.length > 0);
  const canRedo = useEditorState(({ history }) => history.future.length > 0);
  const isNothing = selected.size === 0;
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('tool.label')}>
      <IconButton icon="undo" size="sm" label={t('tool.undo')} disabled={!canUndo} onClick={editor.undo} />
      <IconButton icon="redo" size="sm" label={t('tool.redo')} disabled={!canRedo} onClick={editor.redo} />
      <i />
      <IconButton
        icon="copy"
        size="sm"
        label={t('tool.duplicate')}
        disabled={isNothing}
        onClick={() => duplicate(editor)}
      />
      <Menu
        buttonClass={styles.align ?? ''}
        label={t('tool.align')}
        items={ARRANGEMENTS.map((how) => ({
          key: how,
          label: t(`arrange.${how}`),
          disabled: selected.size < 2,
          onSelect: () => editor.edit((flow) => arrange(flow, selected, how)),
        }))}
      >
        <Icon name="alignc" size={18} />
      </Menu>
      <IconButton
        icon="trash"
        size="sm"
        label={t('tool.delete')}
        disabled={isNothing}
        onClick={() => editor.edit((flow) => remove(flow, selected))}
      />
      <IconButton icon="comment" size="sm" label={t('note.add')} onClick={addNote} />
      <i />
      <button
        type="button"
        className={styles.layout}
        onClick={() => {
          editor.edit((flow) => laidOut(flow, format.pick));
          fit();
        }}
      >
        <Icon name="layout" size={17} />
        {t('tool.layout')}
      </button>
    </div>
  );
}
