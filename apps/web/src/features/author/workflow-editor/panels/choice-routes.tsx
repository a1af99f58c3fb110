import type { FlowNode, Transition } from '@lets/contract';
import { isConditioned } from '@lets/engine';
import { IconButton } from '../../../../components/button/button.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { Menu } from '../../../../components/menu/menu.tsx';
import { conditionText } from '../../../../domain/flow/condition-words.ts';
import { useFlowWording } from '../../../../domain/flow/conditions/use-flow-wording.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { canConnect, connect } from '../model/edits.ts';
import { canMoveRoute, isDefaultRoute, moveRoute, routesOf } from '../model/routes.ts';
import { useDrawnFlow, useEditor } from '../session/editor.ts';
import styles from './choice-routes.module.css';
import inspector from './inspector.module.css';

/** The routes of a choice in the order in which they are tried, its default last. */
export function ChoiceRoutes({ node }: { node: FlowNode }) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const editor = useEditor();
  const flow = useDrawnFlow();
  const routes = routesOf(flow, node.id);
  const targets = flow.nodes
    .filter(({ id }) => canConnect(flow, node.id, id))
    .map(({ id, name }) => ({
      key: id,
      label: t('options.to', { name: format.pick(name) }),
      onSelect: () => editor.make((now) => connect(now, node.id, id)),
    }));
  return (
    <section className={inspector.block}>
      <h3>
        {t('route.title')} <i>{t('count', { count: routes.length })}</i>
        {editor.canEdit && targets.length > 0 && (
          <Menu buttonClass={inspector.add ?? ''} label={t('route.add')} items={targets}>
            {t('add')}
          </Menu>
        )}
      </h3>
      <p className={inspector.note}>{t('route.hint')}</p>
      <ol className={styles.routes}>
        {routes.map((route, at) => (
          <Route key={route.id} route={route} number={at + 1} />
        ))}
      </ol>
      {routes.length === 0 && <p className={inspector.note}>{t('options.none')}</p>}
    </section>
  );
}

function Route({ route, number }: { route: Transition; number: number }) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const editor = useEditor();
  const flow = useDrawnFlow();
  const wording = useFlowWording(flow);
  const target = format.pick(flow.nodes.find(({ id }) => id === route.to)?.name);
  const label = format.pick(route.label) || t('route.unnamed');
  const asked = (route.conditions ?? []).map((one) => conditionText(one, wording));
  const other = t(isDefaultRoute(flow, route) ? 'route.default_when' : 'route.no_conditions');
  const move = (by: -1 | 1) => editor.edit((now) => moveRoute(now, route.id, by)[0]);
  return (
    <li className={styles.route}>
      <span className={styles.number}>{isConditioned(route) ? number : <Icon name="skip" size={14} />}</span>
      <button type="button" className={styles.open} onClick={() => editor.select([route.id])}>
        <b>{label === target ? label : t('options.leads', { label, target })}</b>
        <small>{asked.length > 0 ? format.list(asked) : other}</small>
      </button>
      {editor.canEdit && isConditioned(route) && (
        <span className={styles.order}>
          {([-1, 1] as const).map((by) => (
            <IconButton
              key={by}
              icon={by < 0 ? 'cu' : 'cd'}
              size="sm"
              iconSize={14}
              label={t(by < 0 ? 'route.earlier' : 'route.later', { label })}
              disabled={!canMoveRoute(flow, route, by)}
              onClick={() => move(by)}
            />
          ))}
        </span>
      )}
    </li>
  );
}
