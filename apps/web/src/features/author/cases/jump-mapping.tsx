import {
  type FlowNode,
  type JumpMapping,
  projectManageDetail,
  projectManageList,
  type ReleasePoint,
} from '@lets/contract';
import { Select } from 'antd';
import { IconButton } from '../../../components/button/button.tsx';
import { Face } from '../../../components/face/face.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { ReadFault, Skeleton } from '../../../components/states/states.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useCall } from '../../../lib/query.ts';
import { useFormat } from '../../../lib/use-format.ts';
import { useFound } from '../../../lib/use-found.ts';
import { useOpenCase } from './outlet.ts';
import { gonePoints, PointField } from './points/point-field.tsx';
import styles from './skip-page.module.css';

const NOBODY = '';

interface MappingProps {
  node: FlowNode;
  /** Null: one that is being added and has no target yet. */
  jump: JumpMapping | null;
  onChange: (next: JumpMapping | null) => void;
  /** Asks it before the one above; null for the first. */
  onUp: (() => void) | null;
}

/** One case that a jump section leads to, after what was decided, and who becomes whom there. */
export function Mapping({ node, jump, onChange, onUp }: MappingProps) {
  const { t } = useTranslation('project');
  const format = useFormat();
  const { project } = useOpenCase();
  const chosen = jump?.project_code;
  const found = useFound(projectManageList, {
    input: { sort: 'name' },
    chosen: chosen ? { q: chosen } : null,
    isChosen: ({ code }) => code === chosen,
  });
  const targets = found.rows.filter(({ id }) => id !== project.id);
  const target = targets.find(({ code }) => code === chosen);
  const choose = (code: string | undefined) => {
    if (!code) return onChange(null);
    const { when } = jump ?? {};
    onChange({ node_id: node.id, project_code: code, roles: {}, ...(when && { when }) });
  };
  const wait = (when: ReleasePoint | undefined) => {
    if (!jump) return;
    const { when: _, ...always } = jump;
    onChange(when ? { ...always, when } : always);
  };
  const points = jump?.when ? [jump.when] : [];
  return (
    <div className={styles.one}>
      <div className={styles.target}>
        <Select
          aria-label={t('skip.target_of', { section: format.pick(node.name) })}
          style={{ width: 480 }}
          showSearch={{ onSearch: found.onSearch, filterOption: false }}
          loading={found.isLoading}
          allowClear
          placeholder={t('skip.choose')}
          value={chosen ?? null}
          onChange={choose}
          options={[
            ...targets.map(({ code, name }) => ({ value: code, label: format.pick(name) })),
            // A case that is not installed here keeps its place.
            ...(chosen && !target ? [{ value: chosen, label: t('skip.unknown') }] : []),
          ]}
        />
        {onUp && <IconButton icon="cu" label={t('skip.up')} onClick={onUp} />}
      </div>
      <ReadFault of={found.read} />
      {jump && (
        <PointField
          flow={project.flow}
          label={t('skip.when')}
          hint={t('skip.when_hint')}
          placeholder={t('skip.whatever')}
          error={gonePoints(project.flow, points).length > 0 ? t('doc.opens_unknown') : null}
          points={points}
          max={1}
          onChange={([when]) => wait(when)}
        />
      )}
      {jump && target && (
        <Roles jump={jump} targetId={target.id} onChange={(roles) => onChange({ ...jump, roles })} />
      )}
    </div>
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
