import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon/icon.tsx';
import { EmptyState } from '../../../components/states/states.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { useRoomContext } from '../room-context.tsx';
import styles from './documents.module.css';
import type { Desk } from './use-desk.ts';

/** The templates a role may draft from: what it owes this section, and the first step toward it. */
export function TemplateChoice({ desk }: { desk: Desk }) {
  const { t } = useTranslation('documents');
  const format = useFormat();
  const { node, currentRole, isOpen } = useRoomContext();
  const mine = node.templates.filter((one) => currentRole !== null && one.role_ids.includes(currentRole));
  if (mine.length === 0 || !isOpen) {
    return <EmptyState icon="file" title={t('desk.nothing_yet')} text={t('desk.nothing_for_role')} />;
  }
  return (
    <div className={styles.start}>
      <h3>{t('desk.choose_template')}</h3>
      <p>{t('desk.choose_hint')}</p>
      <ul className={styles.templates}>
        {mine.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              className={styles.template}
              disabled={desk.isDrafting}
              onClick={() => void desk.draftFrom(template.id)}
            >
              <b>
                <Icon name="template" size={18} />
                {format.pick(template.name)}
              </b>
              <span>{template.elements.map(format.pick).join(t('desk.element_separator'))}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
