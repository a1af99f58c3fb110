import {
  classTaskList,
  type ExperimentDetail,
  experimentDetail,
  handOver,
  leadHandOver,
} from '@lets/contract';
import { Select } from 'antd';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Face } from '../../../components/face/face.tsx';
import { Field } from '../../../components/field/field.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './tasks.module.css';

/** A group that waits: its mentor gives a missing member's role, or the lead, to another. */
export function RolesDialog({ eid, onClose }: { eid: number; onClose: () => void }) {
  const { t } = useTranslation('class-task');
  const read = useCall(experimentDetail, { eid });
  return (
    <Dialog
      title={t('roles.title', { name: read.data?.team?.name ?? '' })}
      icon="swap"
      width={520}
      onClose={onClose}
    >
      <QueryView query={read} skeleton={<SkeletonRows count={4} height={48} />}>
        {(detail) => <Roles detail={detail} />}
      </QueryView>
    </Dialog>
  );
}

function Roles({ detail }: { detail: ExperimentDetail }) {
  const { t } = useTranslation('class-task');
  const format = useFormat();
  const lead = useAct(leadHandOver, { invalidates: [experimentDetail, classTaskList] });
  const give = useAct(handOver, { invalidates: [experimentDetail] });
  const { eid, members, state } = detail;
  const people = members.map((member) => ({ value: member.id, label: member.name }));
  if (detail.status !== 'waiting') return <p>{t('roles.begun')}</p>;
  return (
    <div className={styles.casting}>
      <p>{t('roles.about')}</p>
      <Field label={t('leader')}>
        {(control) => (
          <Select
            id={control.id}
            value={state.leader_id}
            loading={lead.isPending}
            options={people}
            onChange={(to_user) => lead.mutate({ eid, to_user, request_id: newRequestId() })}
          />
        )}
      </Field>
      <ul>
        {detail.flow.roles.map((role) => {
          const own = detail.roles.find((one) => one.role_id === role.id);
          const name = format.pick(role.name);
          return (
            <li key={role.id}>
              <Face character={own?.character || role.character} side={role.side} size={36} />
              <span id={`role-${role.id}`}>{name}</span>
              <Select
                aria-label={t('roles.of', { role: name })}
                value={state.holders[role.id] ?? null}
                placeholder={t('roles.nobody')}
                loading={give.isPending && give.variables?.target_role === role.id}
                options={people}
                onChange={(to_user) =>
                  to_user !== null &&
                  give.mutate({ eid, target_role: role.id, to_user, request_id: newRequestId() })
                }
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
