import { unfilledFields } from '@lets/authoring';
import {
  type ManagedProject,
  type ProjectFault,
  type ProjectPage,
  projectExport,
  projectManageDetail,
  projectManageList,
} from '@lets/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Link, Outlet, useParams } from 'react-router';
import { BackLink } from '../../../components/back-link/back-link.tsx';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/dialog.tsx';
import { FileTabLinks } from '../../../components/file-tabs/file-tabs.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { LeaveGuard } from '../../../components/leave-guard/leave-guard.tsx';
import { MoreMenu } from '../../../components/manage-table/more-menu.tsx';
import { SaveStatus } from '../../../components/save-status/save-status.tsx';
import { ErrorState, Skeleton } from '../../../components/states/states.tsx';
import { Tag } from '../../../components/surface/surface.tsx';
import { toast } from '../../../components/toast/toast.tsx';
import { RehearseButton } from '../../../domain/flow/rehearsal/rehearse-button.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { download } from '../../../lib/download.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { callKey, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { positive } from '../../../lib/use-list-params.ts';
import { useOpen } from '../../../lib/use-open.ts';
import { EnglishNote } from './english-note.tsx';
import styles from './frame.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { CloseDialog, OpenDialog, ReachNote } from './opening-dialogs.tsx';
import { casePath, FACTS, isPageOf, LIST } from './paths.ts';
import { type CaseEdit, useCase } from './use-case.ts';

/** The frame of a case's authoring: what it is called, how far it has come, its pages, and opening it to students. */
export function Component() {
  const { t } = useTranslation('project');
  const { project_id = null } = useParams();
  const id = positive(project_id, 0);
  usePageTitle(t('title'));
  const client = useQueryClient();
  // What is on the screen is the truth while it is open; the list knows it again when it is closed.
  useEffect(
    () => () => {
      client.removeQueries({ queryKey: callKey(projectManageDetail, { project_id: id }) });
      void client.invalidateQueries({ queryKey: callKey(projectManageList) });
    },
    [client, id],
  );
  const read = useCall(
    projectManageDetail,
    { project_id: Math.max(1, id) },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const [opened, setOpened] = useState(0);
  if (!read.data) {
    if (read.isError) return <ErrorState error={read.error} onRetry={() => void read.refetch()} />;
    return <Skeleton height={480} />;
  }
  const reload = async () => {
    await read.refetch();
    setOpened(opened + 1);
  };
  return <Frame key={`${read.data.id} ${opened}`} detail={read.data} onReload={() => void reload()} />;
}

function Frame({ detail, onReload }: { detail: ManagedProject; onReload: () => void }) {
  const { t } = useTranslation('project');
  const edit = useCase(detail);
  /** Counts the documents that were written from outside, which a sheet that lies open does not know. */
  const [round, setRound] = useState(0);
  const { project } = edit;
  const count = (page: ProjectPage) => project.faults.filter((fault) => fault.page === page).length;
  const tabs = (['info', 'doc', 'role', 'skip', 'preview'] as const).map((page) => ({
    key: page,
    label: t(`page.${page}`),
    to: casePath(project.id, page),
    dot: page !== 'preview' && count(page) > 0,
  }));
  return (
    <div className={styles.frame}>
      <Head edit={edit} onMoved={onReload} />
      <Lacks project={project} />
      <EnglishNote edit={edit} onDocument={() => setRound((now) => now + 1)} />
      <UnfilledNote project={project} />
      <ReachNote projectId={project.id} />
      <FileTabLinks tabs={tabs} label={t('pages')} />
      <div className={styles.page} key={round}>
        <Outlet context={edit} />
      </div>
      {edit.state.is === 'conflict' && (
        <ConfirmDialog
          title={t('conflict.title')}
          confirmLabel={t('conflict.mine')}
          cancelLabel={t('conflict.reload')}
          tone="primary"
          onConfirm={edit.keepMine}
          onCancel={() => {
            edit.drop();
            onReload();
          }}
        >
          <p>{t('conflict.text')}</p>
        </ConfirmDialog>
      )}
      <LeaveGuard
        isUnsaved={edit.isUnsaved}
        save={edit.flush}
        within={(path) => isPageOf(project.id, path)}
      />
    </div>
  );
}

type Version = NonNullable<ManagedProject['newer']>;
type AskedFor = 'open' | 'close' | Version;

function Head({ edit, onMoved }: { edit: CaseEdit; onMoved: () => void }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { project } = edit;
  const { body, newer } = project;
  const other = format.language === 'zh' ? body.name.en : body.name.zh;
  const [isBusy, setBusy] = useState(false);
  const [asked, ask, close] = useOpen<AskedFor>();
  const setReady = async (ready: boolean) => {
    setBusy(true);
    if (await edit.setReady(ready)) toast(t(ready ? 'ready.done' : 'ready.undone'), { type: 'success' });
    setBusy(false);
    close();
  };
  const move = async (flowId: number) => {
    setBusy(true);
    const isMoved = await edit.moveTo(flowId);
    setBusy(false);
    close();
    if (isMoved) onMoved();
  };
  return (
    <header className={styles.head}>
      <BackLink to={LIST} label={t('back')} inBar />
      <div className={styles.title}>
        <h1>
          {format.pick(body.name)}
          <Tag tone={project.ready ? 'jade' : 'gold'}>
            {t(project.ready ? 'status.open' : 'status.unfinished')}
          </Tag>
        </h1>
        <p>
          {other && <span lang={format.language === 'zh' ? 'en' : 'zh'}>{other}</span>}
          <span>{t('on_flow', { name: format.pick(project.workflow_name), version: project.version })}</span>
          <SaveStatus state={edit.state} />
        </p>
      </div>
      <span className={styles.acts}>
        <RehearseButton
          flow={project.flow}
          flowId={project.flow_id}
          projectId={project.id}
          isQuiet
          save={edit.flush}
        />
        {newer && (
          <Button variant="soft" icon="restart" onClick={() => ask(newer)}>
            {t('move', { version: newer.version })}
          </Button>
        )}
        {!project.ready && (
          <Button
            variant="seal"
            icon="unlock"
            reason={project.faults.length > 0 ? t('ready.not_yet') : null}
            onClick={() => ask('open')}
          >
            {t('ready.do')}
          </Button>
        )}
        <MoreActs project={project} onAsk={ask} />
      </span>
      {asked === 'open' && (
        <OpenDialog
          project={project}
          isBusy={isBusy}
          onConfirm={() => void setReady(true)}
          onCancel={close}
        />
      )}
      {asked === 'close' && (
        <CloseDialog
          project={project}
          isBusy={isBusy}
          onConfirm={() => void setReady(false)}
          onCancel={close}
        />
      )}
      {asked !== null && typeof asked === 'object' && (
        <MoveDialog
          project={project}
          to={asked}
          isBusy={isBusy}
          onConfirm={() => void move(asked.flow_id)}
          onCancel={close}
        />
      )}
    </header>
  );
}

/** What is done seldom. Closing stands here, and never where opening stood. */
function MoreActs({ project, onAsk }: { project: ManagedProject; onAsk: (asked: AskedFor) => void }) {
  const { t } = useTranslation('project');
  const others = project.versions.filter(({ version }) => version !== project.version);
  return (
    <MoreMenu
      label={t('act.more_of', { name: t('this_case') })}
      items={[
        {
          key: 'export',
          label: t('act.export'),
          icon: 'download',
          onSelect: () => void download(projectExport, { project_id: project.id }),
        },
        ...others.map((one) => ({
          key: `version ${one.flow_id}`,
          label: t('move', { version: one.version }),
          icon: 'history' as const,
          onSelect: () => onAsk(one),
        })),
        ...(project.ready
          ? [
              {
                key: 'close',
                label: t('ready.undo'),
                icon: 'lock' as const,
                apart: true,
                danger: true,
                onSelect: () => onAsk('close'),
              },
            ]
          : []),
      ]}
    />
  );
}

/** What does not keep it from being opened: fields that students would have to fill, unless a fact does. */
function UnfilledNote({ project }: { project: ManagedProject }) {
  const { t } = useTranslation('project');
  const { id, flow, body } = project;
  const count = useMemo(() => unfilledFields(flow, body).length, [flow, body]);
  if (count === 0) return null;
  return (
    <p className={styles.note}>
      <Icon name="info" size={16} />
      <Link to={`${casePath(id, 'info')}${FACTS}`}>{t('info.unfilled', { count })}</Link>
    </p>
  );
}

/** What keeps it from being opened, each with the way to where it is mended. */
function Lacks({ project }: { project: ManagedProject }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  if (project.faults.length === 0) return null;
  const words = (fault: ProjectFault) =>
    t(`fault.${fault.code}`, {
      section: format.pick(project.flow.nodes.find(({ id }) => id === fault.node_id)?.name),
    });
  return (
    <section className={styles.lacks} aria-label={t('lacks', { count: project.faults.length })}>
      <b>
        <Icon name="alert" size={16} />
        {t('lacks', { count: project.faults.length })}
      </b>
      <ul>
        {project.faults.map((fault) => (
          <li key={`${fault.code} ${fault.node_id}`}>
            <Link to={casePath(project.id, fault.page)}>{words(fault)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
