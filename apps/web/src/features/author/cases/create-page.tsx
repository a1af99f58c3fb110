import { GRADES, type Grade, LIMITS, projectCreate, projectManageList, workflowList } from '@lets/contract';
import { Select } from 'antd';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button, LinkButton } from '../../../components/button/button.tsx';
import { CourseSelect } from '../../../components/class-select/class-select.tsx';
import { Field } from '../../../components/field/field.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { PageHeader } from '../../../components/list-tools/list-tools.tsx';
import { EmptyState, ErrorState, ReadFault, Skeleton } from '../../../components/states/states.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { TextPair } from '../../../components/text-pair/text-pair.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useAct, useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useFound } from '../../../lib/use-found.ts';
import styles from './create-page.module.css';
import form from './form.module.css';
import { casePath, LIST } from './paths.ts';

/** /manager/project/create: a new case on a published workflow; everything else is set on its own pages. */
export function Component() {
  const { t } = useTranslation('project');
  usePageTitle(t('create.title'));
  const read = useCall(workflowList, { size: 1, status: 'published' });
  const hasFlows = (read.data?.total ?? 0) > 0;
  return (
    <>
      <PageHeader
        title={t('create.title')}
        above={
          <nav className={styles.crumbs} aria-label={t('back')}>
            <Link to={LIST}>{t('title')}</Link>
            <Icon name="cr" size={11} />
            <span aria-current="page">{t('create.title')}</span>
          </nav>
        }
      />
      {read.isError && !read.data && <ErrorState error={read.error} onRetry={() => void read.refetch()} />}
      {read.isPending && <Skeleton height={360} />}
      {read.data && !hasFlows && (
        <EmptyState
          icon="layout"
          title={t('create.no_flow')}
          text={t('create.no_flow_text')}
          action={<LinkButton to="/manager/workflow">{t('create.to_flows')}</LinkButton>}
        />
      )}
      {hasFlows && <Form />}
    </>
  );
}

function Form() {
  const { t } = useTranslation(['project', 'common']);
  const format = useFormat();
  const navigate = useNavigate();
  const [name, setName] = useState({ zh: '', en: '' });
  const [flowId, setFlow] = useState<number | null>(null);
  const [grade, setGrade] = useState<Grade>('basic');
  const [courseId, setCourse] = useState(0);
  const [isTried, setTried] = useState(false);
  const found = useFound(workflowList, {
    input: { sort: 'name', status: 'published' },
    chosen: flowId === null ? null : { q: String(flowId) },
    isChosen: ({ published_flow_id }) => published_flow_id === flowId,
  });
  const act = useAct(projectCreate, {
    invalidates: [projectManageList],
    onSuccess: ({ project_id }) => void navigate(casePath(project_id, 'info')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!name.zh.trim() || flowId === null) return;
    act.mutate({ flow_id: flowId, name, grade, ...(courseId > 0 && { course_id: courseId }) });
  };
  return (
    <Card className={styles.create ?? ''}>
      <form className={form.fields} onSubmit={submit} noValidate>
        <TextPair
          label={t('info.name')}
          value={name}
          max={LIMITS.project_name}
          required
          untried={!isTried}
          onChange={setName}
        />
        {isTried && !name.zh.trim() && (
          <p role="alert" className={form.failed}>
            {t('create.name_missing')}
          </p>
        )}
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
        <div className={form.row}>
          <Field label={t('info.grade')}>
            {({ id }) => (
              <Select
                id={id}
                value={grade}
                onChange={setGrade}
                options={GRADES.map((value) => ({ value, label: t(`common:grade.${value}`) }))}
              />
            )}
          </Field>
          <Field label={t('info.course')}>
            {({ id }) => (
              <CourseSelect
                id={id}
                value={courseId}
                anyLabel={t('info.no_course')}
                width={320}
                onChange={setCourse}
              />
            )}
          </Field>
        </div>
        <div className={styles.foot}>
          <LinkButton to={LIST}>{t('common:act.cancel')}</LinkButton>
          <Button type="submit" variant="primary" busy={act.isPending}>
            {t('create.act')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
