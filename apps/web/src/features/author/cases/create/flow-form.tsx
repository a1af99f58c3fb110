import { type Bilingual, projectCreate, projectManageList, workflowList } from '@lets/contract';
import { Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../../../components/button/button.tsx';
import { Field } from '../../../../components/field/field.tsx';
import { QueryView } from '../../../../components/query-view/query-view.tsx';
import { EmptyState, ReadFault, Skeleton } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useAct, useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useFound } from '../../../../lib/use-found.ts';
import { useWish } from '../../../../lib/use-wish.ts';
import { casePath } from '../paths.ts';
import { FIRST_PLACING, NewCase, PlacingFields } from './new-case.tsx';

/** A new case on a published workflow, if there is one. */
export function FlowForm() {
  const { t } = useTranslation('project');
  const read = useCall(workflowList, { size: 1, status: 'published' });
  return (
    <QueryView
      query={read}
      skeleton={<Skeleton height={300} />}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          icon="layout"
          title={t('create.no_flow')}
          text={t('create.no_flow_text')}
          action={<LinkButton to="/manager/workflow">{t('create.to_flows')}</LinkButton>}
        />
      }
    >
      {() => <Form />}
    </QueryView>
  );
}

function Form() {
  const { t } = useTranslation('project');
  const format = useFormat();
  const navigate = useNavigate();
  const [name, setName] = useState<Bilingual>({ zh: '', en: '' });
  const [flowId, setFlow] = useState<number | null>(null);
  const [placing, setPlacing] = useState(FIRST_PLACING);
  const [isTried, setTried] = useState(false);
  const wish = useWish();
  const found = useFound(workflowList, {
    input: { sort: 'name', status: 'published' },
    chosen: flowId === null ? null : { q: String(flowId) },
    isChosen: ({ published_flow_id }) => published_flow_id === flowId,
  });
  const act = useAct(projectCreate, {
    invalidates: [projectManageList],
    onSuccess: ({ project_id }) => void navigate(casePath(project_id, 'info')),
  });
  const submit = () => {
    setTried(true);
    if (!name.zh.trim() || flowId === null) return;
    const { grade, courseId } = placing;
    const wanted = { flow_id: flowId, name, grade, ...(courseId > 0 && { course_id: courseId }) };
    act.mutate({ ...wanted, request_id: wish(JSON.stringify(wanted)) });
  };
  return (
    <NewCase
      name={name}
      isTried={isTried}
      isBusy={act.isPending}
      onName={setName}
      onSubmit={submit}
      settings={<PlacingFields placing={placing} onChange={setPlacing} />}
    >
      <Field
        label={t('create.flow')}
        required
        hint={t('create.flow_hint')}
        error={isTried && flowId === null ? t('create.flow_missing') : null}
      >
        {({ id }) => (
          <>
            <Select
              id={id}
              showSearch={{ onSearch: found.onSearch, filterOption: false }}
              loading={found.isLoading}
              placeholder={t('create.choose_flow')}
              value={flowId}
              onChange={setFlow}
              options={found.rows.map((flow) => ({
                value: flow.published_flow_id,
                label: t('create.flow_option', {
                  name: format.pick(flow.name),
                  sections: flow.section_count,
                  roles: flow.role_count,
                }),
              }))}
            />
            <ReadFault of={found.read} />
          </>
        )}
      </Field>
    </NewCase>
  );
}
