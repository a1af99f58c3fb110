import {
  EXPERIMENT_TYPES,
  type ExperimentType,
  type WorkflowPattern,
  workflowCopy,
  workflowCreate,
  workflowList,
} from '@lets/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Field } from '../../../components/field/field.tsx';
import { ReadFault } from '../../../components/states/states.tsx';
import { BeginWith } from '../../../domain/flow/begin/begin-with.tsx';
import { PatternChoice } from '../../../domain/flow/begin/pattern-choice.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useAct } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useFound } from '../../../lib/use-found.ts';
import { useWish } from '../../../lib/use-wish.ts';
import styles from './list.module.css';
import { NameDialog, type Named, nextName } from './name-dialog.tsx';
import { drawPath } from './row-acts.tsx';

const WAYS = ['empty', 'pattern', 'copy'] as const;

/** A new workflow: with what it begins, and its name in both languages; then the canvas. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['workflow', 'common']);
  const navigate = useNavigate();
  const [way, setWay] = useState<(typeof WAYS)[number]>('empty');
  const [type, setType] = useState<ExperimentType>('litigation_arbitration');
  const [pattern, setPattern] = useState<WorkflowPattern | null>(null);
  const [from, setFrom] = useState<Named<number> | null>(null);
  const [isTried, setTried] = useState(false);
  const wish = useWish();
  const made = {
    invalidates: [workflowList],
    onSuccess: ({ flow_id }: { flow_id: number }) => void navigate(drawPath(flow_id)),
  };
  const create = useAct(workflowCreate, made);
  const copy = useAct(workflowCopy, made);
  const suggested = { empty: null, pattern: pattern?.name ?? null, copy: from?.name ?? null }[way];
  const submit = (name: WorkflowPattern['name']) => {
    const request_id = wish(JSON.stringify([way, type, pattern?.id, from?.id, name]));
    if (way === 'empty') create.mutate({ name, experiment_type: type, request_id });
    if (way === 'pattern' && pattern) {
      const { id, experiment_type } = pattern;
      create.mutate({ name, experiment_type, pattern: id, request_id });
    }
    if (way === 'copy' && from) copy.mutate({ flow_id: from.id, name, request_id });
  };
  return (
    <NameDialog
      title={t('create.title')}
      submit={t('create.act')}
      suggested={suggested}
      width={way === 'pattern' ? 860 : 640}
      isBusy={create.isPending || copy.isPending}
      onTry={() => setTried(true)}
      onSubmit={submit}
      onClose={onClose}
      before={
        <>
          <BeginWith
            legend={t('begin.legend')}
            ways={WAYS.map((one) => ({ way: one, name: t(`begin.${one}`), text: t(`begin.${one}_text`) }))}
            chosen={way}
            onChoose={setWay}
          />
          {way === 'pattern' && (
            <>
              <PatternChoice chosen={pattern?.id ?? null} onChoose={setPattern} />
              {isTried && !pattern && (
                <p role="alert" className={styles.failed}>
                  {t('begin.pattern_missing')}
                </p>
              )}
            </>
          )}
          {way === 'copy' && <From chosen={from} isTried={isTried} onChoose={setFrom} />}
        </>
      }
    >
      {way === 'empty' && (
        <Field label={t('create.type')} hint={t('create.hint')}>
          {({ id }) => (
            <Select
              id={id}
              value={type}
              onChange={setType}
              options={EXPERIMENT_TYPES.map((value) => ({ value, label: t(`common:type.${value}`) }))}
            />
          )}
        </Field>
      )}
    </NameDialog>
  );
}

/** Which workflow is copied: its newest version. */
function From(props: {
  chosen: Named<number> | null;
  isTried: boolean;
  onChoose: (from: Named<number>) => void;
}) {
  const { chosen, isTried, onChoose } = props;
  const { t } = useTranslation('workflow');
  const format = useFormat();
  const found = useFound(workflowList, {
    input: { sort: 'name' },
    chosen: chosen && { q: String(chosen.id) },
    isChosen: ({ flow_id }) => flow_id === chosen?.id,
  });
  return (
    <Field label={t('begin.from')} required error={isTried && !chosen ? t('begin.from_missing') : null}>
      {({ id }) => (
        <>
          <Select
            id={id}
            showSearch={{ onSearch: found.onSearch, filterOption: false }}
            loading={found.isLoading}
            placeholder={t('begin.choose_flow')}
            value={chosen?.id ?? null}
            onChange={(flowId) => {
              const row = found.rows.find(({ flow_id }) => flow_id === flowId);
              if (row) onChoose({ id: row.flow_id, name: nextName(row.name) });
            }}
            options={found.rows.map(({ flow_id, name }) => ({ value: flow_id, label: format.pick(name) }))}
          />
          <ReadFault of={found.read} />
        </>
      )}
    </Field>
  );
}
