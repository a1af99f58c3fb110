import { docCut, type Gap, LIMITS, type RichDocument } from '@lets/contract';
import type { DocumentState } from '@lets/engine';
import type { Editor } from '@tiptap/react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { slotsOf } from '../../../../components/document-reader/document-reader.tsx';
import { fillField, mergeFieldsOf } from '../../../../components/rich-text/merge-fields.ts';
import { anchorOfSelection, type RemarkMark } from '../../../../components/rich-text/remark-marks.ts';
import { RichTextEditor } from '../../../../components/rich-text/rich-text-editor.tsx';
import { ReadFault } from '../../../../components/states/states.tsx';
import { useOpen } from '../../../../lib/use-open.ts';
import { SectionFrame } from '../frame/section-frame.tsx';
import { only, useRoom } from '../room-context.tsx';
import { Uploads } from '../side/uploads.tsx';
import { DeskActs } from './desk-acts.tsx';
import type { DocumentDetail } from './document-detail.ts';
import styles from './documents.module.css';
import { EditorInsertions, type Insertable } from './editor-insertions.tsx';
import { ElementsPanel } from './elements-panel.tsx';
import { FieldsPanel } from './fields-panel.tsx';
import { FileMenu } from './file-menu.tsx';
import { NamePanel } from './name-panel.tsx';
import { RemarksColumn } from './remarks-column.tsx';
import { SaveStatus } from './save-status.tsx';
import type { LineState, SharedLine } from './shared-line.ts';
import { showGap, showPlace } from './show-gap.ts';
import { SignaturesPanel } from './signatures-panel.tsx';
import { UnsentGuard } from './unsent-guard.tsx';
import { useGaps } from './use-gaps.ts';
import { type NewRemark, type RemarkThread, useRemarks } from './use-remarks.ts';
import { VersionsPanel } from './versions-panel.tsx';
import { Writers } from './writers.tsx';
import { WritingBanner } from './writing-banner.tsx';

export interface DocumentEditorProps {
  line: SharedLine;
  state: LineState;
  /** What the server said last: versions and signatures beside the page. */
  detail: DocumentDetail;
  standing: DocumentState;
  strip: (status: ReactNode) => ReactNode;
  /** Opens the document anew, without what was not taken any more. */
  onDiscard: () => void;
}

/** One document being written, by as many as may. */
export function DocumentEditor({ line, state, detail, standing, strip, onDiscard }: DocumentEditorProps) {
  const { node, isPaused, act, me } = useRoom(only('node', 'isPaused', 'act', 'me'));
  const [content, setContent] = useState<RichDocument>(detail.content);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [inserting, insert, close] = useOpen<Insertable>();
  const [focus, setFocus] = useState<{ key: string; asked: number } | null>(null);
  const openField = useCallback(
    (key: string) => setFocus((now) => ({ key, asked: (now?.asked ?? 0) + 1 })),
    [],
  );
  const fields = mergeFieldsOf(content);
  // A broken line does not stop the pen: what is written meanwhile is kept, and merged when it is back.
  const editable = state.mayWrite && !standing.frozen;
  const gaps = useGaps(detail, content);
  const lead = (gap: Gap) => editor && showGap(editor, gap);
  const template = node.templates.find((one) => one.id === standing.template_id);
  const { awareness } = line.provider;
  const flush = () => line.flush();
  const cut = async () => {
    const isSafe = await line.flush();
    if (isSafe && editable) await act(docCut, { doc_id: standing.id });
    return isSafe;
  };
  const { threads, read, remark, resolve } = useRemarks(standing.id);
  const [passage, setPassage] = useState<Passage | null>(null);
  const [opened, openRemark] = useState<number | null>(null);
  const mayRemark = !isPaused && state.isOpen && !me.isStaff;
  const marks = useMemo(() => marksOf(threads, opened), [threads, opened]);
  const status = (
    <>
      <SaveStatus state={state} />
      {awareness && <Writers awareness={awareness} />}
      <FileMenu
        documentId={standing.id}
        name={standing.name}
        flush={cut}
        onImport={editable ? (imported) => editor?.commands.setContent(imported) : null}
      />
    </>
  );
  return (
    <>
      <SectionFrame
        railFolded
        firstTab="documents"
        center={
          <div className={styles.desk}>
            {strip(status)}
            <WritingBanner standing={standing} detail={detail} state={state} onDiscard={onDiscard} />
            <ReadFault of={read} />
            {awareness && (
              <RichTextEditor
                doc={line.doc}
                awareness={awareness}
                label={standing.name}
                editable={editable}
                signatures={slotsOf(detail.signatures)}
                remarks={marks}
                onRemarkOpen={openRemark}
                beside={
                  <RemarksColumn
                    editor={editor}
                    threads={threads}
                    draft={passage}
                    open={opened}
                    mayRemark={mayRemark}
                    onOpen={openRemark}
                    onRemark={remark}
                    onResolve={resolve}
                    onDraftEnd={() => setPassage(null)}
                  />
                }
                tools={{
                  onCite: () => insert('citation'),
                  onInsertSeal: () => insert('seal'),
                  onInsertSignature: () => insert('signature'),
                  onInsertImage: () => insert('image'),
                  ...(mayRemark && { onRemark: () => editor && setPassage(passageOf(editor)) }),
                }}
                onChange={setContent}
                onFieldOpen={openField}
                onReady={setEditor}
              />
            )}
          </div>
        }
        tabs={{
          documents: (
            <>
              <NamePanel document={standing} editable={editable} />
              <ElementsPanel
                elements={template?.elements ?? []}
                body={content}
                gaps={gaps}
                onGap={lead}
                onPlace={(path) => editor && showPlace(editor, path)}
              />
              <FieldsPanel
                fields={fields}
                editable={editable}
                focus={focus}
                onFill={(key, value) => editor && fillField(editor, key, value)}
              />
              <SignaturesPanel signatures={detail.signatures} />
              <VersionsPanel
                detail={detail}
                flush={flush}
                mayRestore={!me.isStaff && (state.mayWrite || standing.frozen)}
              />
              <Uploads />
            </>
          ),
        }}
        dock={
          <DeskActs
            document={standing}
            detail={detail}
            flush={flush}
            gaps={gaps}
            body={content}
            onGap={lead}
          />
        }
      />
      <UnsentGuard line={line} />
      {editor && inserting && <EditorInsertions editor={editor} kind={inserting} onClose={close} />}
    </>
  );
}

type Passage = Omit<NewRemark, 'body'>;

/** What is selected, to be remarked on; without a selection the remark is on the whole document. */
function passageOf(editor: Editor): Passage {
  const selected = anchorOfSelection(editor);
  if (!selected) return {};
  const quote = selected.quote.slice(0, LIMITS.comment);
  return { quote, ...(selected.anchor && { anchor: selected.anchor }) };
}

function marksOf(threads: readonly RemarkThread[], opened: number | null): RemarkMark[] {
  return threads
    .filter(({ head }) => !head.resolved || head.id === opened)
    .map(({ head: { id, anchor, quote } }) => ({ id, anchor, quote, isOpen: id === opened }));
}
