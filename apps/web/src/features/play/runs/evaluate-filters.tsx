import { guideBoard, scoresExport } from '@lets/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { StatusSegments } from '../../../components/list-tools/list-tools.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { CaseSelect } from '../../../domain/case/case-select/case-select.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { download } from '../../../lib/download.ts';
import { useCall } from '../../../lib/query.ts';
import { EVALUATED, type RunQuery } from './run-filters.tsx';

/** Whether evaluated, of which class, of which case. */
export function EvaluateFilters({ query }: { query: RunQuery }) {
  const { t } = useTranslation('runs');
  const { params, classId, projectId, evaluated } = query;
  const board = useCall(guideBoard, {});
  const classes = board.data?.classes ?? [];
  return (
    <>
      <StatusSegments
        label={t('evaluate.state')}
        value={evaluated ?? ''}
        options={[
          { key: '' as const, label: t('evaluate.state_all') },
          ...EVALUATED.map((key) => ({ key, label: t(`evaluate.state_${key}`) })),
        ]}
        onChange={(next) => params.change({ evaluated: next })}
      />
      <Select
        value={classId}
        onChange={(next) => params.change({ class: next || null })}
        style={{ minWidth: 130 }}
        popupMatchSelectWidth={false}
        aria-label={t('evaluate.class')}
        options={[
          { value: 0, label: t('evaluate.all_classes') },
          ...classes.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <ReadFault of={board} />
      <CaseSelect
        among={{ scope: 'all' }}
        value={projectId}
        isOptional
        style={{ width: 160 }}
        popupMatchSelectWidth={false}
        aria-label={t('evaluate.case')}
        placeholder={t('evaluate.all_cases')}
        onChange={(id) => params.change({ case: id || null })}
      />
    </>
  );
}

/** A class's published scores as a sheet. */
export function ExportScores({ query: { classId } }: { query: RunQuery }) {
  const { t } = useTranslation('runs');
  const [isBusy, setBusy] = useState(false);
  const board = useCall(
    guideBoard,
    {},
    { quiet: 'the field of classes beside it reads the same, and tells' },
  );
  const name = board.data?.classes.find(({ id }) => id === classId)?.name ?? '';
  const save = async () => {
    setBusy(true);
    const input = { class_id: classId };
    await download(scoresExport, input, `${t('evaluate.scores')} ${name}.xlsx`);
    setBusy(false);
  };
  return (
    <Button
      icon="download"
      busy={isBusy}
      reason={classId === 0 ? t('evaluate.choose_class') : null}
      onClick={() => void save()}
    >
      {t('evaluate.export')}
    </Button>
  );
}
