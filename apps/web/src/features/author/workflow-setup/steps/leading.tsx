import type { FlowNode } from '@lets/contract';
import { Switch } from 'antd';
import { Face } from '../../../../components/face/face.tsx';
import { Card, Tag } from '../../../../components/surface/surface.tsx';
import { KIND_ICON } from '../../../../domain/flow/flow-chart/index.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { Editable } from '../editable.tsx';
import { changeNode, changePlace, type Place, withHost } from '../model.ts';
import type { Setup } from '../use-setup.ts';
import scenes from './scenes.module.css';
import table from './table.module.css';

type Change = (change: (now: FlowNode) => FlowNode) => void;

/** A section without a scene: who hosts it, and who may end the experiment there. */
export function Leading({ setup, node }: { setup: Setup; node: FlowNode }) {
  const { t } = useTranslation(['setup', 'common']);
  const format = useFormat();
  const set: Change = (change) => setup.edit((flow) => changeNode(flow, node.id, change));
  const kind = node.kind as keyof typeof KIND_ICON;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={scenes.leading} aria-labelledby="leading-section" tabIndex={0}>
      <header>
        <h2 id="leading-section">{format.pick(node.name)}</h2>
        <Tag tone="azure" icon={KIND_ICON[kind]}>
          {t(`common:kind.${kind}`)}
        </Tag>
      </header>
      <Editable setup={setup}>
        <Card>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{t('seat.role')}</th>
                <th scope="col" className={table.mid}>
                  {t('seat.host')}
                </th>
                <th scope="col" className={table.mid}>
                  {t('seat.terminate')}
                </th>
              </tr>
            </thead>
            <tbody>
              {node.roles.map((place) => (
                <LeadingRow key={place.role_id} setup={setup} place={place} set={set} />
              ))}
              <NoHostRow node={node} set={set} />
            </tbody>
          </table>
        </Card>
        <p className={scenes.aside}>{t('seat.terminate_note')}</p>
      </Editable>
    </section>
  );
}

function LeadingRow({ setup, place, set }: { setup: Setup; place: Place; set: Change }) {
  const { t } = useTranslation('setup');
  const format = useFormat();
  const role = setup.flow.roles.find(({ id }) => id === place.role_id);
  if (!role) return null;
  const name = format.pick(role.name);
  return (
    <tr>
      <td>
        <span className={table.who}>
          <Face character={role.character} side={role.side} size={32} />
          <b>{name}</b>
        </span>
      </td>
      <td className={table.mid}>
        <input
          type="radio"
          name="host"
          aria-label={t('seat.host_of', { role: name })}
          checked={place.host}
          onChange={() => set((now) => withHost(now, place.role_id))}
        />
      </td>
      <td className={table.mid}>
        <Switch
          size="small"
          aria-label={t('seat.terminate_of', { role: name })}
          disabled={!setup.editable}
          checked={place.can_terminate}
          onChange={(can_terminate) => set((now) => changePlace(now, place.role_id, { can_terminate }))}
        />
      </td>
    </tr>
  );
}

/** The choice of none of the roles. */
function NoHostRow({ node, set }: { node: FlowNode; set: Change }) {
  const { t } = useTranslation('setup');
  return (
    <tr>
      <td>{t('action.leader_hosts')}</td>
      <td className={table.mid}>
        <input
          type="radio"
          name="host"
          aria-label={t('action.leader_hosts')}
          checked={!node.roles.some(({ host }) => host)}
          onChange={() => set((now) => withHost(now, null))}
        />
      </td>
      <td />
    </tr>
  );
}
