import type { FlowNode } from '@lets/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../../../../components/button/button.tsx';
import { Face } from '../../../../components/face/face.tsx';
import { Menu } from '../../../../components/menu/menu.tsx';
import { Tag } from '../../../../components/surface/surface.tsx';
import { setupDoor } from '../../../../domain/flow/setup-steps.ts';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { assignRole, dismissRole, setMeetsFreely, toggleHost, toggleTerminate } from '../model/edits.ts';
import { useDrawnFlow, useEditor } from '../session/editor.ts';
import styles from './inspector.module.css';

const SHOWN = 4;

/** Who is in the section, and what makes them matter there. */
export function NodeRoles({ node, flowId }: { node: FlowNode; flowId: number }) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const editor = useEditor();
  const flow = useDrawnFlow();
  const [isOpen, setOpen] = useState(false);
  const free = flow.roles.filter(({ id }) => !node.roles.some(({ role_id }) => role_id === id));
  const shown = isOpen ? node.roles : node.roles.slice(0, SHOWN);
  const rest = node.roles.length - shown.length;
  return (
    <section className={styles.block}>
      <h3>
        {t('roles.title')} <i>{t('count', { count: node.roles.length })}</i>
        {editor.canEdit && free.length > 0 && (
          <Menu
            buttonClass={styles.add ?? ''}
            label={t('roles.add_label')}
            items={free.map(({ id, name }) => ({
              key: id,
              label: format.pick(name),
              onSelect: () => editor.edit((now) => assignRole(now, node.id, id)),
            }))}
          >
            {t('add')}
          </Menu>
        )}
      </h3>
      {flow.roles.length === 0 && (
        <p className={styles.note}>
          {t('roles.none')}{' '}
          <Link className={styles.link} to={setupDoor(flowId, 'roleAppend')}>
            {t('roles.set_up')}
          </Link>
        </p>
      )}
      {shown.map((place) => {
        const role = flow.roles.find(({ id }) => id === place.role_id);
        if (!role) return null;
        return (
          <div key={place.role_id} className={styles.role}>
            <Face character={role.character} side={role.side} size={26} />
            <span title={format.pick(role.name)}>{format.pick(role.name)}</span>
            {place.processes.includes('end') && <Tag tone="jade">{t('roles.ends')}</Tag>}
            {place.functions.includes('vote') && <Tag tone="plum">{t('roles.votes')}</Tag>}
            <IconButton
              icon={place.host ? 'starf' : 'star'}
              size="sm"
              iconSize={14}
              label={t('roles.host_of', { name: format.pick(role.name) })}
              aria-pressed={place.host}
              disabled={!editor.canEdit}
              onClick={() => editor.edit((now) => toggleHost(now, node.id, place.role_id))}
            />
            <IconButton
              icon="flag"
              size="sm"
              iconSize={14}
              label={t('roles.terminate_of', { name: format.pick(role.name) })}
              aria-pressed={place.can_terminate}
              disabled={!editor.canEdit}
              onClick={() => editor.edit((now) => toggleTerminate(now, node.id, place.role_id))}
            />
            {editor.canEdit && (
              <IconButton
                icon="x"
                size="sm"
                iconSize={13}
                label={t('roles.remove', { name: format.pick(role.name) })}
                onClick={() => editor.edit((now) => dismissRole(now, node.id, place.role_id))}
              />
            )}
          </div>
        );
      })}
      {node.roles.length > 1 && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={node.meets_freely ?? false}
            disabled={!editor.canEdit}
            onChange={({ target }) => editor.edit((now) => setMeetsFreely(now, node.id, target.checked))}
          />
          {t('roles.meets_freely')}
        </label>
      )}
      {(rest > 0 || isOpen) && node.roles.length > SHOWN && (
        <button type="button" className={styles.link} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('roles.fewer') : t('roles.more', { count: rest })}
        </button>
      )}
    </section>
  );
}
