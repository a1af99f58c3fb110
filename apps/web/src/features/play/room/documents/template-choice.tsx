import { Icon } from '../../../../components/icon/icon.tsx';
import { EmptyState } from '../../../../components/states/states.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { useOpen } from '../../../../lib/use-open.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './documents.module.css';
import { NewDocumentDialog } from './new-document-dialog.tsx';
import type { Desk } from './use-desk.ts';

interface Template {
  readonly id: string;
  readonly name: string;
}

/** The templates a role may draft from: what it owes this section, and the first step toward it. */
export function TemplateChoice({ desk }: { desk: Desk }) {
  const { t } = useTranslation(['documents', 'room-report']);
  const format = useFormat();
  const names = useNames();
  const { node, currentRole, isOpen, me } = useRoom(only('node', 'currentRole', 'isOpen', 'me'));
  const [begun, begin, close] = useOpen<Template | 'blank'>();
  const mine = node.templates.filter((one) => currentRole !== null && one.role_ids.includes(currentRole));
  // Where the role has no template, a report begins on a blank page, and nothing else begins at all.
  const isBlank = node.kind === 'report' && currentRole !== null && mine.length === 0;
  if ((mine.length === 0 && !isBlank) || !isOpen) {
    return (
      <EmptyState
        icon="file"
        title={t('desk.nothing_yet')}
        text={t(me.isStaff ? 'desk.nothing_for_staff' : 'desk.nothing_for_role')}
      />
    );
  }
  const blankName = t('room-report:blank_name', { role: names.roleName(currentRole) });
  return (
    <div className={styles.start} data-turn="hand_in">
      <h3>{t(mine.length > 0 ? 'desk.choose_template' : 'room-report:begin')}</h3>
      <p>{t(mine.length > 0 ? 'desk.choose_hint' : 'room-report:begin_hint')}</p>
      <ul className={styles.templates}>
        {mine.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              className={styles.template}
              disabled={desk.isDrafting}
              onClick={() => begin({ id: template.id, name: format.pick(template.name) })}
            >
              <b>
                <Icon name="template" size={18} />
                {format.pick(template.name)}
              </b>
              <span>{template.elements.map(format.pick).join(t('desk.element_separator'))}</span>
            </button>
          </li>
        ))}
        {isBlank && (
          <li>
            <button
              type="button"
              className={styles.template}
              disabled={desk.isDrafting}
              onClick={() => begin('blank')}
            >
              <b>
                <Icon name="plus" size={18} />
                {t('room-report:blank')}
              </b>
              <span>{t('room-report:blank_text')}</span>
            </button>
          </li>
        )}
      </ul>
      {begun && (
        <NewDocumentDialog
          template={begun === 'blank' ? null : begun}
          suggestion={begun === 'blank' ? blankName : begun.name}
          onMake={desk.make}
          onClose={close}
        />
      )}
    </div>
  );
}
