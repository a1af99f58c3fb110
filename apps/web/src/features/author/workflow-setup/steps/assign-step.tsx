import { Button } from '../../../../components/button/button.tsx';
import { Face } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Card } from '../../../../components/surface/surface.tsx';
import { KIND_ICON } from '../../../../domain/flow/flow-chart/kind-icon.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { Whole } from '../editable.tsx';
import { changeNode, faultsAt, sectionsOf, toggleRole } from '../model.ts';
import { NewRoleButton } from '../new-role/new-role-button.tsx';
import type { Setup } from '../use-setup.ts';
import styles from './table.module.css';

/** Step 3: which roles have a part in which section. */
export function AssignStep({ setup, step }: { setup: Setup; step: number }) {
  const { t } = useTranslation(['setup', 'common']);
  const format = useFormat();
  const { roles } = setup.flow;
  const sections = sectionsOf(setup.flow);
  const isIdle = (id: string) => setup.faults.some((fault) => fault.step === step && fault.role_id === id);
  const toggle = (nodeId: string, roleId: string) =>
    setup.edit((flow) => changeNode(flow, nodeId, (node) => toggleRole(node, roleId)));
  const takeAll = (nodeId: string) =>
    setup.edit((flow) =>
      changeNode(flow, nodeId, (node) =>
        flow.roles
          .filter(({ id }) => !node.roles.some(({ role_id }) => role_id === id))
          .reduce((now, { id }) => toggleRole(now, id), node),
      ),
    );
  return (
    <Whole
      setup={setup}
      title={t('step.assign')}
      hint={t('assign.hint')}
      act={<NewRoleButton setup={setup} />}
      fits
    >
      <Card className={styles.scroll ?? ''}>
        <table className={classNames(styles.table, styles.matrix)}>
          <thead>
            <tr>
              <th scope="col">{t('assign.section')}</th>
              {roles.map((role) => (
                <th
                  key={role.id}
                  scope="col"
                  className={classNames(styles.mid, isIdle(role.id) && styles.bad)}
                >
                  <Face character={role.character} side={role.side} size={32} />
                  <div>{format.pick(role.name)}</div>
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{t('assign.all')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {sections.map((node) => {
              const name = format.pick(node.name);
              return (
                <tr
                  key={node.id}
                  className={classNames(faultsAt(setup.faults, step, node.id).length > 0 && styles.bad)}
                >
                  <td>
                    <span className={styles.who}>
                      <Icon name={KIND_ICON[node.kind as 'court']} size={18} />
                      <span>
                        <b>{name}</b>
                        <small>{t(`common:kind.${node.kind as 'court'}`)}</small>
                      </span>
                    </span>
                  </td>
                  {roles.map((role) => (
                    <td key={role.id} className={styles.mid}>
                      <input
                        type="checkbox"
                        aria-label={t('assign.cell', { role: format.pick(role.name), section: name })}
                        checked={node.roles.some(({ role_id }) => role_id === role.id)}
                        onChange={() => toggle(node.id, role.id)}
                      />
                    </td>
                  ))}
                  <td>
                    <Button size="sm" variant="text" onClick={() => takeAll(node.id)}>
                      {t('assign.all')}
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Card>
    </Whole>
  );
}
