import { type ExperimentDetail, experimentList, experimentResult, IDENTITY } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { useQueries } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '../../../components/button/button.tsx';
import { EmptyState, ErrorState, ReadFault, SkeletonRows } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { call } from '../../../lib/api-client.ts';
import { comparePath, recordPath } from '../../../lib/paths.ts';
import { callKey, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useUser } from '../../../lib/user.ts';
import styles from './compare.module.css';

const MOST = 12;

/** How the other teams of the class did in one section of the same case. */
export function Compare({ detail, classTaskId }: { detail: ExperimentDetail; classTaskId: number | null }) {
  const { t } = useTranslation('evaluate');
  const format = useFormat();
  const identity = useUser()?.identity;
  const sections = detail.flow.nodes.filter(
    ({ id, kind }) => isSectionKind(kind) && detail.state.sections[id],
  );
  const [nodeId, choose] = useState(sections[0]?.id ?? '');
  const list = useCall(experimentList, {
    scope: 'evaluate',
    status: 'ended',
    project_id: detail.project.id,
    ...(detail.class && { class_id: detail.class.id }),
    size: MOST,
  });
  const cards = list.data?.list ?? [];
  const results = useQueries({
    queries: cards.map(({ eid }) => ({
      queryKey: callKey(experimentResult, { eid }),
      queryFn: () => call(experimentResult, { eid }, { shown: 'in-place' }),
      staleTime: 60_000,
    })),
  });
  if (list.isPending) return <SkeletonRows count={4} />;
  if (!list.data) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (cards.length < 2)
    return <EmptyState icon="users" title={t('none.compare')} text={t('none.compare_text')} />;
  return (
    <div className={styles.compare}>
      {classTaskId !== null && identity === IDENTITY.mentor && (
        <LinkButton to={comparePath(classTaskId)} icon="table">
          {t('compare.all')}
        </LinkButton>
      )}
      <Select
        value={nodeId}
        onChange={choose}
        aria-label={t('compare.section')}
        style={{ minWidth: 240 }}
        options={sections.map(({ id, name }) => ({ value: id, label: format.pick(name) }))}
      />
      <table>
        <thead>
          <tr>
            {(
              ['team', 'time', 'option', 'speeches', 'documents', 'wrong_tries', 'consequences'] as const
            ).map((key) => (
              <th key={key} scope="col">
                {t(`compare.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cards.map((card, index) => {
            const visits = (results[index]?.data?.sections ?? []).filter(({ node_id }) => node_id === nodeId);
            const sum = (key: 'speeches' | 'documents' | 'wrong_tries' | 'consequences') =>
              visits.reduce((total, visit) => total + visit[key], 0);
            const time = visits.reduce(
              (total, { opened_at, closed_at }) => total + ((closed_at ?? opened_at) - opened_at),
              0,
            );
            return (
              <tr key={card.eid} data-own={card.eid === detail.eid || undefined}>
                <th scope="row">
                  <Link to={recordPath(card.eid)}>{card.team?.name ?? card.leader.name}</Link>
                </th>
                {!results[index]?.data ? (
                  <td colSpan={6}>{results[index] && <ReadFault of={results[index]} />}</td>
                ) : visits.length === 0 ? (
                  <td colSpan={6}>{t('compare.not_there')}</td>
                ) : (
                  <>
                    <td>{format.duration(time)}</td>
                    <td>{format.pick(visits.at(-1)?.option)}</td>
                    <td>{sum('speeches')}</td>
                    <td>{sum('documents')}</td>
                    <td>{sum('wrong_tries')}</td>
                    <td>{sum('consequences')}</td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
