import {
  CODE,
  type Flow,
  type FlowCheck,
  type FlowFinding,
  PRACTICE_PACES,
  type PracticePace,
  type Rehearsal,
  rehearsalBegin,
  rehearsalOwn,
  workflowReach,
} from '@lets/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/field/field.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { ApiError } from '../../../lib/api-client.ts';
import { roomDoor } from '../../../lib/paths.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { mayBeginIn } from './may-begin.ts';
import styles from './rehearsal.module.css';

/** What the dialog must know of a flow. */
export interface Played {
  readonly roles: readonly Pick<Flow['roles'][number], 'id' | 'name'>[];
  readonly nodes: readonly Pick<Flow['nodes'][number], 'id' | 'name' | 'kind'>[];
}

interface DialogProps {
  flow: Played;
  /** What is chosen at first. */
  plan: Rehearsal;
  /** The case is settled: the author does not choose one. */
  hasCase: boolean;
  /** Asked for inside a rehearsal, which the next one takes the place of. */
  isInside?: boolean;
  save?: () => Promise<boolean>;
  wordsOf?: (finding: FlowFinding) => string;
  onClose: () => void;
}

/** No id is empty: an option of its own. */
const NONE = '';

/** As which role, from which section, with which case; then the room. */
export function RehearsalDialog(props: DialogProps) {
  const { flow, plan, hasCase, isInside = false, save, wordsOf, onClose } = props;
  const { t } = useTranslation(['rehearsal', 'common']);
  const navigate = useNavigate();
  const [role, setRole] = useState(plan.role_id ?? NONE);
  const [from, setFrom] = useState(plan.from ?? NONE);
  const [project, setProject] = useState(plan.project_id);
  const [pace, setPace] = useState<PracticePace>('brisk');
  const [isSaving, setSaving] = useState(false);
  const begin = useAct(rehearsalBegin, {
    shown: 'in-place',
    invalidates: [rehearsalOwn],
    onSuccess: ({ eid }) => {
      onClose();
      void navigate(roomDoor(eid, from || null));
    },
  });
  const start = async () => {
    setSaving(true);
    const isSaved = (await save?.()) ?? true;
    setSaving(false);
    if (!isSaved) return;
    begin.mutate({
      flow_id: plan.flow_id,
      pace,
      ...(project !== null && { project_id: project }),
      ...(role && { role_id: role }),
      ...(from && { from }),
    });
  };
  return (
    <Dialog
      title={t('title')}
      icon="eye"
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:act.cancel')}</Button>
          <Button
            variant="primary"
            icon="play"
            busy={isSaving || begin.isPending}
            onClick={() => void start()}
          >
            {t('begin')}
          </Button>
        </>
      }
    >
      <p className={styles.about}>{t('about')}</p>
      <div className={styles.fields}>
        <RoleField flow={flow} role={role} onChange={setRole} />
        <SectionField flow={flow} from={from} onChange={setFrom} />
        {!hasCase && <CaseField flowId={plan.flow_id} project={project} onChange={setProject} />}
        {role !== NONE && flow.roles.length > 1 && <PaceField pace={pace} onChange={setPace} />}
      </div>
      {begin.isError && <Refused error={begin.error} flow={flow} {...(wordsOf && { wordsOf })} />}
      {!isInside && <Running />}
    </Dialog>
  );
}

function RoleField(props: { flow: Played; role: string; onChange: (role: string) => void }) {
  const { flow, role, onChange } = props;
  const { t } = useTranslation('rehearsal');
  const { pick } = useFormat();
  return (
    <Field label={t('role')} hint={t(role === NONE ? 'role_all_hint' : 'role_hint')}>
      {({ id }) => (
        <Select
          id={id}
          className={styles.select ?? ''}
          value={role}
          onChange={onChange}
          options={[
            ...flow.roles.map((one) => ({ value: one.id, label: pick(one.name) || t('nameless') })),
            { value: NONE, label: t('role_all') },
          ]}
        />
      )}
    </Field>
  );
}

function SectionField(props: { flow: Played; from: string; onChange: (from: string) => void }) {
  const { flow, from, onChange } = props;
  const { t } = useTranslation('rehearsal');
  const { pick } = useFormat();
  const sections = flow.nodes.filter(({ kind }) => mayBeginIn(kind));
  return (
    <Field label={t('from')} hint={t(from === NONE ? 'from_start_hint' : 'from_hint')}>
      {({ id }) => (
        <Select
          id={id}
          className={styles.select ?? ''}
          showSearch
          optionFilterProp="label"
          value={from}
          onChange={onChange}
          options={[
            { value: NONE, label: t('from_start') },
            ...sections.map((one) => ({ value: one.id, label: pick(one.name) || t('nameless') })),
          ]}
        />
      )}
    </Field>
  );
}

function CaseField(props: {
  flowId: number;
  project: number | null;
  onChange: (project: number | null) => void;
}) {
  const { flowId, project, onChange } = props;
  const { t } = useTranslation('rehearsal');
  const { pick } = useFormat();
  const read = useCall(workflowReach, { flow_id: flowId });
  const cases = read.data?.cases ?? [];
  if (read.isError) return <ReadFault of={read} />;
  if (read.isSuccess && cases.length === 0) return null;
  return (
    <Field label={t('case')} hint={t('case_hint')}>
      {({ id }) => (
        <Select
          id={id}
          className={styles.select ?? ''}
          loading={read.isPending}
          value={project ?? 0}
          onChange={(chosen) => onChange(chosen === 0 ? null : chosen)}
          options={[
            { value: 0, label: t('case_none') },
            ...cases.map((one) => ({ value: one.id, label: pick(one.name) })),
          ]}
        />
      )}
    </Field>
  );
}

function PaceField({ pace, onChange }: { pace: PracticePace; onChange: (pace: PracticePace) => void }) {
  const { t } = useTranslation(['rehearsal', 'practice']);
  return (
    <Field label={t('practice:pace')} hint={t(`practice:pace_text.${pace}`)}>
      {({ id }) => (
        <Select
          id={id}
          className={styles.select ?? ''}
          value={pace}
          onChange={onChange}
          options={PRACTICE_PACES.map((value) => ({ value, label: t(`practice:pace_of.${value}`) }))}
        />
      )}
    </Field>
  );
}

/** Why it cannot be played: of a flow with errors, which. */
function Refused(props: { error: Error; flow: Played; wordsOf?: (finding: FlowFinding) => string }) {
  const { error, flow, wordsOf } = props;
  const { t } = useTranslation(['rehearsal', 'common']);
  const { pick } = useFormat();
  const isFaulty = error instanceof ApiError && error.code === CODE.not_rehearsable;
  const all = isFaulty ? (error.data as FlowCheck).findings : [];
  const findings = all.filter(({ severity }) => severity === 'error');
  const where = ({ node_id }: FlowFinding) =>
    pick(flow.nodes.find(({ id }) => id === node_id)?.name) || t('whole');
  return (
    <section className={styles.refused} role="alert">
      <b>
        <Icon name="alert" size={16} />
        {error instanceof ApiError ? error.message : t('common:error.network')}
      </b>
      {findings.length > 0 && (
        <ul>
          {findings.slice(0, MOST_TOLD).map((finding) => (
            <li key={JSON.stringify(finding)}>
              {wordsOf?.(finding) ?? t('faulty', { where: where(finding) })}
            </li>
          ))}
          {findings.length > MOST_TOLD && <li>{t('more', { count: findings.length - MOST_TOLD })}</li>}
        </ul>
      )}
    </section>
  );
}

/** A list to begin with: the flow check has all of them. */
const MOST_TOLD = 8;

/** There is one for each author: the next takes its place. */
function Running() {
  const { t } = useTranslation('rehearsal');
  const { pick } = useFormat();
  const read = useCall(rehearsalOwn, {}, { quiet: 'the dialog works without it' });
  const own = read.data?.rehearsal;
  if (!own) return null;
  return (
    <p className={styles.running}>
      <span>{t('running', { name: pick(own.name) })}</span>
      <LinkButton size="sm" icon="arrowr" to={roomDoor(own.eid, null)}>
        {t('go_back')}
      </LinkButton>
    </p>
  );
}
