import {
  type ExperimentDetail,
  experimentList,
  experimentStart,
  type ProjectDetail,
  projectDetail,
} from '@lets/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/button/button.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import work from '../../../components/work-page/work-page.module.css';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { roomDoor } from '../../../lib/paths.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import { judgeRoles } from './role-table.ts';
import styles from './task.module.css';
import { tooFew } from './too-few.ts';
import type { TaskDraft } from './use-task-draft.ts';

/** What still keeps the task from starting, and the start. */
export function StartBar({ detail, draft }: { detail: ExperimentDetail; draft: TaskDraft }) {
  const { t } = useTranslation('task');
  const start = useStart(detail, draft);
  const project = useCall(projectDetail, { project_id: detail.project.id }, { staleTime: 60_000 });
  const reason = useReason(detail, draft, project.data);
  return (
    <footer className={classNames(work.foot, styles.foot)}>
      <Registration detail={detail} />
      <span className={styles.grow} />
      <ReadFault of={project} />
      {reason && (
        <span className={work.reason} id="start-reason">
          <Icon name="alert" size={17} />
          {reason}
        </span>
      )}
      {detail.may.edit && (
        <Button
          disabled={!draft.isDirty}
          busy={draft.state.is === 'saving'}
          onClick={() => void draft.save()}
        >
          {t('save.now')}
        </Button>
      )}
      {detail.may.start ? (
        <Button
          variant="primary"
          icon="play"
          disabled={reason !== null}
          aria-describedby={reason ? 'start-reason' : undefined}
          busy={start.isBusy}
          onClick={start.begin}
        >
          {t('start')}
        </Button>
      ) : (
        <>
          <span className={styles.quiet}>{t('only_leader', { name: leaderName(detail) })}</span>
          <Button variant="primary" icon="play" disabled aria-describedby="start-reason">
            {t('start')}
          </Button>
        </>
      )}
    </footer>
  );
}

function leaderName(detail: ExperimentDetail): string {
  return detail.members.find((member) => member.id === detail.state.leader_id)?.name ?? '';
}

function Registration({ detail }: { detail: ExperimentDetail }) {
  const { t } = useTranslation('task');
  const format = useFormat();
  if (!detail.class) return null;
  const people = detail.members.filter((member) => !member.automatic).length;
  const strangers = detail.members.filter((member) => detail.unregistered.includes(member.id));
  const names = format.list(strangers.map((member) => member.name));
  return (
    <span className={styles.registration}>
      <Icon name="users" size={17} />
      {strangers.length > 0
        ? t('unregistered', { names })
        : people === 1
          ? t('registered_alone')
          : t('registered', { count: people })}
    </span>
  );
}

/** Outside the case's hours nothing starts, nor with too few people; says which. */
function useRules(detail: ExperimentDetail, project: ProjectDetail | undefined): string | null {
  const { t } = useTranslation('lists');
  const format = useFormat();
  const now = useNow(10_000);
  const { opens_at = null, closes_at = null } = project?.open ?? {};
  // A case jumped to goes on whenever the first one does.
  if (detail.linked_from !== null) return null;
  if (opens_at !== null && now < opens_at)
    return t('start.not_yet_open', { time: format.dateTime(opens_at) });
  if (closes_at !== null && now >= closes_at) return t('start.closed', { time: format.dateTime(closes_at) });
  const few = tooFew(detail, project?.multi_user === true);
  return few && t(`start.${few.key}`, { min: few.min, count: few.count });
}

/** Why it cannot start yet, or null. */
function useReason(
  detail: ExperimentDetail,
  draft: TaskDraft,
  project: ProjectDetail | undefined,
): string | null {
  const { t } = useTranslation(['casting', 'task']);
  const format = useFormat();
  const rules = useRules(detail, project);
  const roles = detail.flow.roles;
  const members = detail.members.map((member) => member.id);
  const { unassigned } = judgeRoles(
    members,
    roles.map((role) => role.id),
    draft.fields.holders,
  );
  if (!detail.may.start) return t('reason.not_leader');
  if (detail.unregistered.length > 0) {
    const strangers = detail.members.filter((member) => detail.unregistered.includes(member.id));
    return t('reason.unregistered', { names: format.list(strangers.map(({ name }) => name)) });
  }
  if (unassigned.length > 0) {
    const names = roles.filter((role) => unassigned.includes(role.id)).map((role) => format.pick(role.name));
    const shown = format.list(names.slice(0, 3));
    return names.length > 3
      ? t('reason.roles_more', { names: shown, count: names.length })
      : t('reason.roles', { names: shown, count: names.length });
  }
  if (rules) return rules;
  if (draft.faults.length > 0) return t('task:reason.form');
  return draft.state.is === 'conflict' ? t('task:reason.conflict') : null;
}

/** Starts what the server has: what was typed last is saved first. */
function useStart(detail: ExperimentDetail, draft: TaskDraft) {
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const act = useAct(experimentStart, {
    invalidates: [experimentList],
    onSuccess: () => void navigate(roomDoor(detail.eid, detail.node?.id), { replace: true }),
  });
  return {
    isBusy: isSaving || act.isPending,
    begin: () => {
      setSaving(true);
      void draft
        .save()
        .then((isSaved) => isSaved && act.mutate({ eid: detail.eid, request_id: newRequestId() }))
        .finally(() => setSaving(false));
    },
  };
}
