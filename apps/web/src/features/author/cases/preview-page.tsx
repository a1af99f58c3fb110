import { projectPreview } from '@lets/contract';
import { isSectionKind } from '@lets/engine';
import { Select } from 'antd';
import { useState } from 'react';
import { bodyFor } from '../../../components/document-reader/body-for.ts';
import { Drawer } from '../../../components/drawer/drawer.tsx';
import { GuideText, WithPictures } from '../../../components/guide-text/guide-text.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { QueryView } from '../../../components/query-view/query-view.tsx';
import { RichText, Sheet } from '../../../components/rich-text/rich-text.tsx';
import { Scene } from '../../../components/scene/index.ts';
import { EmptyState, SkeletonRows } from '../../../components/states/states.tsx';
import { Card } from '../../../components/surface/surface.tsx';
import { RoleCard } from '../../../domain/case/role-card/role-card.tsx';
import { FlowChart } from '../../../domain/flow/flow-chart/index.ts';
import { useTranslation } from '../../../i18n/texts.ts';
import { classNames } from '../../../lib/class-names.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { DOCUMENT_ICON } from './docs/document-icon.ts';
import form from './form.module.css';
import { useOpenCase } from './outlet.ts';
import styles from './preview-page.module.css';

const NOBODY = '';
const EMPTY: readonly never[] = [];

/** /manager/project/preview/{project_id}: the case as one of its roles meets it, in the section that is asked for. */
export function Component() {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { flow } = useOpenCase().project;
  const [roleId, setRole] = useState(NOBODY);
  const [nodeId, setNode] = useState(NOBODY);
  return (
    <>
      <div className={classNames(form.filters, styles.filters)}>
        <span>{t('preview.as')}</span>
        <Select
          aria-label={t('preview.role')}
          style={{ minWidth: 180 }}
          value={roleId}
          onChange={setRole}
          options={[
            { value: NOBODY, label: t('preview.no_role') },
            ...flow.roles.map(({ id, name }) => ({ value: id, label: format.pick(name) })),
          ]}
        />
        <Select
          aria-label={t('preview.section')}
          style={{ minWidth: 200 }}
          value={nodeId}
          onChange={setNode}
          options={[
            { value: NOBODY, label: t('preview.before') },
            ...flow.nodes
              .filter(({ kind }) => isSectionKind(kind))
              .map(({ id, name }) => ({ value: id, label: t('preview.in', { section: format.pick(name) }) })),
          ]}
        />
      </div>
      <div className={form.columns}>
        <Front roleId={roleId} />
        <aside className={form.aside}>
          <Reading roleId={roleId} nodeId={nodeId} />
        </aside>
      </div>
    </>
  );
}

function Front({ roleId }: { roleId: string }) {
  const { t } = useTranslation(['project', 'common']);
  const format = useFormat();
  const { project } = useOpenCase();
  const { body, flow } = project;
  return (
    <div className={form.main}>
      <Card className={styles.front ?? ''}>
        <div className={styles.cover}>
          <Scene scene={body.cover} occupants={EMPTY} plates={false} label={t('preview.cover')} />
          <div>
            <h2>{format.pick(body.name)}</h2>
            <p>
              {[
                t(`common:type.${project.experiment_type}`),
                t(`common:grade.${body.grade}`),
                format.pick(body.case_number),
              ]
                .filter(Boolean)
                .join(t('dot'))}
            </p>
          </div>
        </div>
        <div className={classNames(form.fields, styles.introduction)}>
          <h3>{t('info.introduction')}</h3>
          {format.pick(body.introduction) || body.introduction_pictures?.length ? (
            <WithPictures of={{ text: body.introduction, pictures: body.introduction_pictures }}>
              {(text) => <p className={styles.prose}>{text}</p>}
            </WithPictures>
          ) : (
            <p className={styles.prose}>{t('preview.nothing')}</p>
          )}
          <h3>{t('info.objectives')}</h3>
          <ol className={styles.prose}>
            {body.objectives.map((one) => (
              <li key={one.zh + one.en}>{format.pick(one)}</li>
            ))}
          </ol>
          <h3>{t('preview.roles')}</h3>
          <ul className={styles.people}>
            {flow.roles.map((role) => {
              const own = body.roles.find(({ role_id }) => role_id === role.id);
              const note = format.pick(own?.name) || format.pick(own?.duty);
              return (
                <RoleCard
                  key={role.id}
                  character={own?.character || role.character}
                  side={role.side}
                  name={format.pick(role.name)}
                  {...(note && { note })}
                  isOver={role.id === roleId}
                />
              );
            })}
          </ul>
          <h3>{t('info.flow')}</h3>
          <FlowChart flow={flow} label={t('info.flow')} hasToggle={false} />
        </div>
      </Card>
    </div>
  );
}

function Reading({ roleId, nodeId }: { roleId: string; nodeId: string }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { project } = useOpenCase();
  const read = useCall(
    projectPreview,
    {
      project_id: project.id,
      ...(roleId && { role_id: roleId }),
      ...(nodeId && { node_id: nodeId }),
    },
    { keepPrevious: true, staleTime: 0 },
  );
  const [opened, open] = useState<string | null>(null);
  const document = project.body.documents.find(({ id }) => id === opened);
  const guides =
    project.flow.nodes
      .find(({ id }) => id === nodeId)
      ?.guides.filter(({ role_id }) => role_id === null || role_id === roleId) ?? [];
  return (
    <Card className={form.card ?? ''}>
      <header className={form.cardHead}>
        <h2>{t('preview.reading')}</h2>
      </header>
      <QueryView query={read} skeleton={<SkeletonRows count={4} height={36} />}>
        {({ brief, documents }) => (
          <div className={form.fields}>
            {brief && format.pick(brief) && (
              <section className={styles.brief}>
                <h3>{t('role.brief')}</h3>
                <p className={styles.prose}>{format.pick(brief)}</p>
              </section>
            )}
            {guides.map((guide) => (
              <section key={guide.role_id} className={styles.guide}>
                <h3>{t('preview.guide')}</h3>
                <GuideText guide={guide} />
              </section>
            ))}
            {documents.length === 0 && <EmptyState icon="file" title={t('doc.none')} />}
            <ul className={styles.readings}>
              {documents.map((one) => (
                <li key={one.id}>
                  <button type="button" disabled={!one.readable} onClick={() => open(one.id)}>
                    <Icon name={one.readable ? DOCUMENT_ICON[one.kind] : 'lock'} size={16} />
                    <span>{format.pick(one.name)}</span>
                    <small>{t(one.readable ? `doc.kind.${one.kind}` : 'preview.locked')}</small>
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </QueryView>
      {document && (
        <Drawer title={format.pick(document.name)} width={820} onClose={() => open(null)}>
          <Sheet lang={format.language}>
            <RichText
              document={bodyFor(document.body, format.language)}
              unfilledLabel={(label) => t('preview.unfilled', { label })}
            />
          </Sheet>
        </Drawer>
      )}
    </Card>
  );
}
