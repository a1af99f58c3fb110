import { type FlowNode, type JumpMapping, projectManageDetail, projectManageList } from '@lets/contract';
import { Select } from 'antd';
import { Face } from '../../../components/face/face.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { EmptyState, ReadFault, Skeleton } from '../../../components/states/states.tsx';
import { Card, Tag } from '../../../components/surface/surface.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useFound } from '../../../lib/use-found.ts';
import form from './form.module.css';
import { useOpenCase } from './outlet.ts';
import styles from './skip-page.module.css';

const NOBODY = '';

/** /manager/project/skip/{project_id}: where each jump section leads, and who becomes whom there. */
export function Component() {
  const { t } = useTranslation('project');
  const { project } = useOpenCase();
  const jumps = project.flow.nodes.filter(({ kind }) => kind === 'jump');
  if (jumps.length === 0) return <EmptyState icon="jump" title={t('skip.none')} text={t('skip.none_text')} />;
  return (
    <>
      <p className={form.note}>{t('skip.hint')}</p>
      <div className={form.single}>
        {jumps.map((node) => (
          <Jump key={node.id} node={node} />
        ))}
      </div>
    </>
  );
}

function Jump({ node }: { node: FlowNode }) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { project, editJumps } = useOpenCase();
  const jump = project.body.jumps.find(({ node_id }) => node_id === node.id);
  const chosen = jump?.project_code;
  const found = useFound(projectManageList, {
    input: { sort: 'name' },
    chosen: chosen ? { q: chosen } : null,
    isChosen: ({ code }) => code === chosen,
  });
  const targets = found.rows.filter(({ id }) => id !== project.id);
  const target = targets.find(({ code }) => code === chosen);
  const isMapped = jump !== undefined && Object.keys(jump.roles).length > 0;
  const set = (next: JumpMapping | null) =>
    editJumps((now) => {
      const others = now.body.jumps.filter(({ node_id }) => node_id !== node.id);
      return { ...now, body: { ...now.body, jumps: next ? [...others, next] : others } };
    });
  return (
    <Card className={form.card ?? ''}>
      <header className={form.cardHead}>
        <Icon name="jump" size={18} />
        <h2>{format.pick(node.name)}</h2>
        <Tag tone={isMapped ? 'jade' : 'seal'} icon={isMapped ? 'check' : 'alert'}>
          {t(isMapped ? 'skip.mapped' : 'skip.not_mapped')}
        </Tag>
      </header>
      <div className={form.fields}>
        <Select
          aria-label={t('skip.target_of', { section: format.pick(node.name) })}
          style={{ maxWidth: 480 }}
          showSearch={{ onSearch: found.onSearch, filterOption: false }}
          loading={found.isLoading}
          allowClear
          placeholder={t('skip.choose')}
          value={jump?.project_code ?? null}
          onChange={(code?: string) => set(code ? { node_id: node.id, project_code: code, roles: {} } : null)}
          options={[
            ...targets.map(({ code, name }) => ({ value: code, label: format.pick(name) })),
            // A case that is not installed here keeps its place.
            ...(jump && !target ? [{ value: jump.project_code, label: t('skip.unknown') }] : []),
          ]}
        />
        <ReadFault of={found.read} />
        {jump && target && (
          <Roles jump={jump} targetId={target.id} onChange={(roles) => set({ ...jump, roles })} />
        )}
      </div>
    </Card>
  );
}

function Roles(props: {
  jump: JumpMapping;
  targetId: number;
  onChange: (roles: JumpMapping['roles']) => void;
}) {
  const { jump, targetId, onChange } = props;
  const { t } = useTranslation('project');
  const format = useFormat();
  const { project } = useOpenCase();
  const read = useCall(projectManageDetail, { project_id: targetId });
  if (!read.data) return read.isError ? <ReadFault of={read} /> : <Skeleton height={120} />;
  const there = read.data.flow.roles;
  const place = (from: string, to: string) => {
    const { [from]: _, ...others } = jump.roles;
    onChange(to === NOBODY ? others : { ...others, [from]: to });
  };
  return (
    <table className={styles.mapping}>
      <thead>
        <tr>
          <th scope="col">{t('skip.here')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('skip.becomes')}</span>
          </th>
          <th scope="col">{t('skip.there', { name: format.pick(read.data.name) })}</th>
        </tr>
      </thead>
      <tbody>
        {project.flow.roles.map((role) => (
          <tr key={role.id}>
            <td>
              <span className={styles.who}>
                <Face character={role.character} side={role.side} size={32} />
                {format.pick(role.name)}
              </span>
            </td>
            <td>
              <Icon name="arrowr" size={16} />
            </td>
            <td>
              <Select
                aria-label={t('skip.role_of', { role: format.pick(role.name) })}
                style={{ width: 260 }}
                value={jump.roles[role.id] ?? NOBODY}
                onChange={(to) => place(role.id, to)}
                options={[
                  { value: NOBODY, label: t('skip.stays') },
                  ...there.map(({ id, name }) => ({ value: id, label: format.pick(name) })),
                ]}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
