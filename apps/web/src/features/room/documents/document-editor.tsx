import type { DocumentState } from '@lets/engine';
import type { Editor } from '@tiptap/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slotsOf } from '../../../components/document-reader/document-reader.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { fillField, mergeFieldsOf } from '../../../components/rich-text/merge-fields.ts';
import { RichTextEditor } from '../../../components/rich-text/rich-text-editor.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { SectionFrame } from '../frame/section-frame.tsx';
import { useRoomContext } from '../room-context.tsx';
import { DeskActs } from './desk-acts.tsx';
import styles from './documents.module.css';
import { canTakeTheirs, type Draft } from './draft.ts';
import { DraftBanner } from './draft-banner.tsx';
import { EditorInsertions } from './editor-insertions.tsx';
import { ElementsPanel } from './elements-panel.tsx';
import { FieldsPanel } from './fields-panel.tsx';
import { forgetDraft } from './kept-draft.ts';
import { SignaturesPanel } from './signatures-panel.tsx';
import { type DocumentDetail, useDocumentDraft } from './use-document-draft.ts';
import { VersionDialog } from './version-dialog.tsx';
import { VersionsPanel } from './versions-panel.tsx';

export interface DocumentEditorProps {
  /** What the editor starts from. */
  loaded: DocumentDetail;
  /** What the server said last: versions and signatures beside the page. */
  latest: DocumentDetail;
  standing: DocumentState;
  strip: (status: ReactNode) => ReactNode;
  /** Asks for a newer version to start from. */
  onReload: (version: number) => void;
}

type Insertable = 'citation' | 'seal' | 'signature' | 'image';

/** One document being written. */
export function DocumentEditor({ loaded, latest, standing, strip, onReload }: DocumentEditorProps) {
  const { node, eid } = useRoomContext();
  const { draft, edit, flush, keepMine } = useDocumentDraft(loaded);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [inserting, insert] = useState<Insertable | null>(null);
  const [focus, setFocus] = useState<{ key: string; asked: number } | null>(null);
  const [version, openVersion] = useState<number | null>(null);

  useEffect(() => {
    if (canTakeTheirs(draft, standing.version)) onReload(standing.version);
  }, [draft, standing.version, onReload]);
  const openField = useCallback(
    (key: string) => setFocus((now) => ({ key, asked: (now?.asked ?? 0) + 1 })),
    [],
  );
  const takeTheirs = () => {
    forgetDraft(standing.id);
    onReload(standing.version);
  };
  const restore = (content: DocumentDetail['content']) => {
    editor?.commands.setContent(content);
    openVersion(null);
  };

  const fields = mergeFieldsOf(draft.content);
  const editable = !standing.frozen && draft.status !== 'conflict';
  const template = node.templates.find((one) => one.id === standing.template_id);
  return (
    <>
      <SectionFrame
        railFolded
        firstTab="documents"
        center={
          <div className={styles.desk}>
            {strip(<SaveStatus draft={draft} />)}
            <DraftBanner draft={draft} standing={standing} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
            <RichTextEditor
              initial={draft.content}
              label={standing.name}
              editable={editable}
              signatures={slotsOf(latest.signatures)}
              tools={{
                onCite: () => insert('citation'),
                onInsertSeal: () => insert('seal'),
                onInsertSignature: () => insert('signature'),
                onInsertImage: () => insert('image'),
              }}
              onChange={edit}
              onFieldOpen={openField}
              onReady={setEditor}
            />
          </div>
        }
        tabs={{
          documents: (
            <>
              <FieldsPanel
                fields={fields}
                editable={editable}
                focus={focus}
                onFill={(key, value) => editor && fillField(editor, key, value)}
              />
              <ElementsPanel elements={template?.elements ?? []} />
              <SignaturesPanel signatures={latest.signatures} />
              <VersionsPanel versions={latest.versions} current={latest.version} onOpen={openVersion} />
            </>
          ),
        }}
        dock={
          <DeskActs
            document={standing}
            detail={latest}
            flush={flush}
            unfilled={fields.filter((field) => !field.value).length}
          />
        }
      />
      {editor && inserting && (
        <EditorInsertions editor={editor} kind={inserting} onClose={() => insert(null)} />
      )}
      {version !== null && (
        <VersionDialog
          eid={eid}
          documentId={standing.id}
          version={version}
          onRestore={editable ? restore : null}
          onClose={() => openVersion(null)}
        />
      )}
    </>
  );
}

/** Whether what is on the page is safe. */
function SaveStatus({ draft }: { draft: Draft }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const isSafe = draft.status === 'saved';
  const time = draft.saved_at ? format.time(draft.saved_at) : '';
  return (
    <span className={styles.save} data-status={draft.status} role="status">
      <Icon
        name={isSafe ? 'checkc' : draft.status === 'saving' || draft.status === 'dirty' ? 'clock' : 'alert'}
        size={15}
      />
      {isSafe ? t('save.saved', { time }) : t(`save.${draft.status}`)}
    </span>
  );
}
