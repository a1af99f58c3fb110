import { type ExperimentResult, experimentResult } from '@lets/contract';
import { LinkButton } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Face } from '../../../components/face/face.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { SkeletonRows } from '../../../components/states/states.tsx';
import { Goals } from '../../../domain/case/goals/goals.tsx';
import { AfterRun } from '../../../domain/run/after-run/after-run.tsx';
import { RunFiles } from '../../../domain/run/run-files/run-files.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { recordPath } from '../../../lib/paths.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useUser } from '../../../lib/user.ts';
import { MyEvaluation } from './my-evaluation.tsx';
import styles from './result-dialog.module.css';

interface ResultDialogProps {
  eid: number;
  /** False where it is known that the caller has not sent their experience. */
  hasWritten?: boolean;
  onClose: () => void;
}

/** What a run came to: its path with times and choices, who played, and the counts. */
export function ResultDialog({ eid, hasWritten, onClose }: ResultDialogProps) {
  const { t } = useTranslation('runs');
  const read = useCall(experimentResult, { eid });
  const user = useUser();
  return (
    <Dialog
      title={read.data?.name ?? t('result.title')}
      icon="flag"
      width={760}
      isReading
      onClose={onClose}
      footer={
        <>
          {read.data?.members.some(({ id }) => id === user?.id) && (
            <AfterRun eid={eid} {...(hasWritten !== undefined && { hasWritten })} />
          )}
          {read.data && <RunFiles eid={eid} name={read.data.name} />}
          <LinkButton to={recordPath(eid)} variant="primary" icon="play">
            {t('replay')}
          </LinkButton>
        </>
      }
    >
      <QueryView query={read} skeleton={<SkeletonRows count={3} />}>
        {(result) => <Result result={result} />}
      </QueryView>
    </Dialog>
  );
}

const TOTALS = ['speeches', 'documents', 'signatures', 'votes', 'wrong_tries', 'consequences'] as const;

function Result({ result }: { result: ExperimentResult }) {
  const { t } = useTranslation(['runs', 'common']);
  const format = useFormat();
  const { started_at, ended_at, ending, ending_reason } = result;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long result is scrolled by keyboard too
    <section className={styles.result} tabIndex={0} aria-label={t('result.title')}>
      <p className={styles.summary}>
        {ending && <b>{t(`ending.${ending}`)}</b>}
        {ended_at !== null && <span>{t('ended_at', { time: format.moment(ended_at) })}</span>}
        {started_at !== null && ended_at !== null && (
          <span>{t('took', { time: format.duration(ended_at - started_at) })}</span>
        )}
      </p>
      {ending_reason && <p className={styles.reason}>{t('ending_reason', { reason: ending_reason })}</p>}
      <MyEvaluation eid={result.eid} />
      <dl className={styles.totals}>
        {TOTALS.map((key) => (
          <div key={key}>
            <dt>{t(`totals.${key}`)}</dt>
            <dd>{format.number(result.totals[key])}</dd>
          </div>
        ))}
      </dl>
      {result.project.competency_goals.length > 0 && (
        <>
          <h3>{t('result.goals')}</h3>
          <Goals goals={result.project.competency_goals} />
        </>
      )}
      <h3>{t('result.path')}</h3>
      <Path sections={result.sections} />
      <h3>{t('result.members')}</h3>
      <ul className={styles.members}>
        {result.members.map((member) => (
          <li key={member.id}>
            <b>{member.name}</b>
            {member.roles.map((role) => (
              <span key={role.role_id} className={styles.role}>
                <Face character={role.character} size={24} />
                {format.pick(role.name)}
              </span>
            ))}
            {member.roles.length === 0 && <i>{t('common:observer')}</i>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Path({ sections }: Pick<ExperimentResult, 'sections'>) {
  const { t } = useTranslation('runs');
  const format = useFormat();
  return (
    <table className={styles.path}>
      <thead>
        <tr>
          <th scope="col">{t('column.section')}</th>
          <th scope="col">{t('column.time')}</th>
          <th scope="col">{t('column.option')}</th>
          <th scope="col">{t('totals.speeches')}</th>
          <th scope="col">{t('totals.documents')}</th>
          <th scope="col">{t('totals.wrong_tries')}</th>
          <th scope="col">{t('totals.consequences')}</th>
        </tr>
      </thead>
      <tbody>
        {sections.map((section) => (
          <tr key={`${section.node_id}-${section.opened_at}`}>
            <th scope="row">{format.pick(section.name)}</th>
            <td>
              {section.closed_at === null ? '' : format.duration(section.closed_at - section.opened_at)}
            </td>
            <td>{format.pick(section.option)}</td>
            <td>{section.speeches || ''}</td>
            <td>{section.documents || ''}</td>
            <td className={section.wrong_tries ? styles.wrong : undefined}>{section.wrong_tries || ''}</td>
            <td>{section.consequences || ''}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
