import { type WorkflowDetail, workflowDetail, workflowDryRun } from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { ReactFlowProvider } from '@xyflow/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { LinkButton } from '../../../components/button/button.tsx';
import { FileTabs } from '../../../components/file-tabs/file-tabs.tsx';
import { LeaveGuard } from '../../../components/leave-guard/leave-guard.tsx';
import { PanelBoundary } from '../../../components/panel-boundary/panel-boundary.tsx';
import { ErrorState, Skeleton } from '../../../components/states/states.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { type KeptDraft, readKeptDraft } from '../../../domain/flow/draft/kept-draft.ts';
import { ExhibitsOf } from '../../../domain/flow/exhibits.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { correctPath } from '../../../lib/paths.ts';
import { callKey, useAct, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { positive } from '../../../lib/use-list-params.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { Canvas } from './canvas/canvas.tsx';
import styles from './draw.module.css';
import bottom from './panels/bottom.module.css';
import { CarryOver, usePublishedNews } from './panels/carry-over.tsx';
import { ConflictDialog } from './panels/conflict-dialog.tsx';
import { DryRunPanel } from './panels/dry-run.tsx';
import { CheckSummary, Findings } from './panels/findings.tsx';
import { ImportDialog } from './panels/import-dialog.tsx';
import { Inspector } from './panels/inspector.tsx';
import { ListView } from './panels/list-view.tsx';
import { Palette } from './panels/palette.tsx';
import { AddDialog, ConnectDialog } from './panels/pick-dialog.tsx';
import { NextVersion, Publish } from './panels/publish.tsx';
import { Rehearse } from './panels/rehearse.tsx';
import { Shortcuts } from './panels/shortcuts.tsx';
import { TopBar } from './panels/top-bar.tsx';
import { useWalk } from './panels/walk.ts';
import { createEditor, EditorContext, useDrawnFlow } from './session/editor.ts';
import { marksOf } from './session/marks.ts';
import { useCheck } from './session/use-check.ts';
import { useKeys } from './session/use-keys.ts';
import { useLiveFlow } from './session/use-live-flow.ts';
import { useSaver } from './session/use-saver.ts';

/** /workflowXML/draw/{flow_id}: the editor of a draft; a published version is read there. */
export function Component() {
  const { t } = useTranslation('draw');
  const { flow_id = null } = useParams();
  const flowId = positive(flow_id, 0);
  usePageTitle(t('title'));
  // What is on the canvas is the truth while it is open: nothing is asked again behind its back.
  const read = useCall(
    workflowDetail,
    { flow_id: Math.max(1, flowId) },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const client = useQueryClient();
  useEffect(() => () => client.removeQueries({ queryKey: callKey(workflowDetail) }), [client]);
  if (read.data) {
    const { data } = read;
    // Read again behind the page (a language switch does that), it takes nothing away that is being drawn.
    return <Draw key={`${data.flow_id} ${data.published}`} detail={data} />;
  }
  return (
    <main className={styles.wait}>
      {read.isError ? (
        <ErrorState error={read.error} onRetry={() => void read.refetch()} />
      ) : (
        <Skeleton height={480} />
      )}
    </main>
  );
}

function Draw({ detail }: { detail: WorkflowDetail }) {
  const { t } = useTranslation(['draw', 'common']);
  const [[editor, kept]] = useState(() => {
    const kept = readKeptDraft(detail.flow_id);
    const made = createEditor(detail.flow, detail.editable);
    if (kept && detail.editable) {
      made.edit(() => kept.flow);
      toast(t('common:saving.recovered'), { type: 'info' });
    }
    return [made, kept] as const;
  });
  return (
    <EditorContext value={editor}>
      <ReactFlowProvider>
        <ExhibitsOf flowId={detail.flow_id}>
          <Desk detail={detail} editor={editor} kept={kept} />
        </ExhibitsOf>
      </ReactFlowProvider>
    </EditorContext>
  );
}

type Sheet = 'shortcuts' | 'connect' | 'add' | 'import';

interface DeskProps {
  detail: WorkflowDetail;
  editor: ReturnType<typeof createEditor>;
  /** What this browser keeps of it and the server does not have. */
  kept: KeptDraft | null;
}

function Desk({ detail, editor, kept }: DeskProps) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const onPublished = usePublishedNews();
  const { saver, state, head, setHead, hear } = useSaver(editor, detail, {
    recovered: detail.editable ? kept : null,
    onPublished,
  });
  usePageTitle(format.pick(head.name));
  const others = useLiveFlow(detail.flow_id, editor, hear);
  const flow = useDrawnFlow();
  const check = useCheck(flow);
  const dry = useDryRun(detail.flow_id, saver);
  const [tab, setTab] = useState<'check' | 'dry'>('check');
  const [isList, setList] = useState(false);
  const [sheet, setSheet, close] = useOpen<Sheet>();
  const nameRef = useRef<HTMLInputElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const conflict = state.is === 'conflict' ? state.conflict : null;
  const walk = tab === 'dry' ? dry.walk.walk : null;
  const marks = useMemo(() => marksOf(check, walk, others), [check, walk, others]);
  useKeys(
    useMemo(
      () => ({
        rename: () => nameRef.current?.select(),
        find: () => searchRef.current?.focus(),
        connect: () => {
          const [only, ...more] = editor.store.get().selected;
          const isNode = editor.flow().nodes.some(({ id }) => id === only);
          if (editor.canEdit && isNode && more.length === 0) setSheet('connect');
        },
        shortcuts: () => setSheet('shortcuts'),
        list: () => setList((now) => !now),
        add: () => {
          if (editor.canEdit) setSheet('add');
        },
      }),
      [editor, setSheet],
    ),
  );
  const [from] = editor.store.get().selected;
  return (
    <div className={styles.desk}>
      <PanelBoundary>
        <TopBar
          detail={detail}
          head={head}
          state={state}
          others={others}
          isList={isList}
          onList={() => setList(!isList)}
          onImport={() => setSheet('import')}
          onDryRun={() => {
            setTab('dry');
            void dry.run();
          }}
          rehearse={<Rehearse flowId={detail.flow_id} saver={saver} />}
          last={
            detail.editable ? (
              <Publish detail={detail} saver={saver} check={check} />
            ) : (
              <>
                <LinkButton variant="ghost" icon="pen" to={correctPath(detail.flow_id)}>
                  {t('top.correct')}
                </LinkButton>
                <NextVersion detail={detail} />
              </>
            )
          }
        />
      </PanelBoundary>
      <PanelBoundary>
        <Palette searchRef={searchRef} isList={isList} onShortcuts={() => setSheet('shortcuts')} />
      </PanelBoundary>
      <main className={styles.middle}>
        <div className={styles.canvas}>
          <PanelBoundary>
            {isList ? <ListView /> : <Canvas marks={marks} walked={walk} others={others} />}
          </PanelBoundary>
        </div>
        <section className={bottom.bottom} aria-label={t('bottom.label')}>
          <div className={bottom.bar}>
            <FileTabs
              label={t('bottom.label')}
              value={tab}
              tabs={[
                { key: 'check', label: t('bottom.check'), icon: 'shield' },
                { key: 'dry', label: t('bottom.dry') },
              ]}
              onChange={setTab}
            />
            <CheckSummary check={check} />
          </div>
          <div className={bottom.body}>
            <PanelBoundary key={tab}>
              {tab === 'check' ? (
                <Findings flowId={detail.flow_id} check={check} />
              ) : (
                <DryRunPanel
                  result={dry.result}
                  busy={dry.isBusy}
                  walk={dry.walk}
                  onRun={() => void dry.run()}
                />
              )}
            </PanelBoundary>
          </div>
        </section>
      </main>
      <PanelBoundary>
        <Inspector flowId={detail.flow_id} head={head} onHead={setHead} nameRef={nameRef} />
      </PanelBoundary>
      {sheet === 'shortcuts' && <Shortcuts onClose={close} />}
      {sheet === 'add' && <AddDialog onClose={close} />}
      {sheet === 'connect' && from && <ConnectDialog from={from} onClose={close} />}
      {sheet === 'import' && <ImportDialog detail={detail} saver={saver} onClose={close} />}
      <CarryOver
        flowId={detail.flow_id}
        isAsked={conflict?.is === 'published' || (detail.published && kept !== null)}
      />
      {conflict?.is === 'both' && <ConflictDialog held={conflict} saver={saver} />}
      <LeaveGuard
        isUnsaved={saver.isUnsaved}
        save={saver.flush}
        title={t('leave.title')}
        text={t('leave.text')}
      />
    </div>
  );
}

function useDryRun(flowId: number, saver: ReturnType<typeof useSaver>['saver']) {
  const act = useAct(workflowDryRun);
  const walk = useWalk(act.data ?? null);
  const run = async () => {
    // It plays what the server has.
    if (await saver.flush()) act.mutate({ flow_id: flowId });
  };
  return { result: act.data ?? null, isBusy: act.isPending, walk, run };
}
