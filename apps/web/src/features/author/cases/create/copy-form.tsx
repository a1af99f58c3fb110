import { type Bilingual, projectCopy, projectManageList } from '@lets/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Field } from '../../../../components/field/field.tsx';
import { ReadFault } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useAct } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useFound } from '../../../../lib/use-found.ts';
import { useWish } from '../../../../lib/use-wish.ts';
import { casePath } from '../paths.ts';
import { NewCase } from './new-case.tsx';

/** A new case with everything that another one has, under a name of its own. */
export function CopyForm() {
  const { t } = useTranslation('project');
  const format = useFormat();
  const navigate = useNavigate();
  const [fromId, setFrom] = useState<number | null>(null);
  const [name, setName] = useState<Bilingual>({ zh: '', en: '' });
  const [isTried, setTried] = useState(false);
  const wish = useWish();
  const found = useFound(projectManageList, {
    input: { sort: 'name' },
    chosen: fromId === null ? null : { q: String(fromId) },
    isChosen: ({ id }) => id === fromId,
  });
  const act = useAct(projectCopy, {
    invalidates: [projectManageList],
    onSuccess: ({ project_id }) => void navigate(casePath(project_id, 'info')),
  });
  const submit = () => {
    setTried(true);
    if (!name.zh.trim() || fromId === null) return;
    act.mutate({ project_id: fromId, name, request_id: wish(JSON.stringify([fromId, name])) });
  };
  return (
    <NewCase name={name} isTried={isTried} isBusy={act.isPending} onName={setName} onSubmit={submit}>
      <Field
        label={t('create.begin.from')}
        required
        hint={t('create.begin.copy_hint')}
        error={isTried && fromId === null ? t('create.begin.from_missing') : null}
      >
        {({ id }) => (
          <>
            <Select
              id={id}
              showSearch={{ onSearch: found.onSearch, filterOption: false }}
              loading={found.isLoading}
              placeholder={t('create.begin.choose_case')}
              value={fromId}
              onChange={setFrom}
              options={found.rows.map((row) => ({ value: row.id, label: format.pick(row.name) }))}
            />
            <ReadFault of={found.read} />
          </>
        )}
      </Field>
    </NewCase>
  );
}
