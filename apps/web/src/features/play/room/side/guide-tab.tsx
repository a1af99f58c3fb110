import { Face } from '../../../../components/face/face.tsx';
import { GuideText, Lines } from '../../../../components/guide-text/guide-text.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './guide.module.css';

/** What this section is, what to do in it, what my role does, and what only my role may know. */
export function GuideTab() {
  const { t } = useTranslation('room');
  const { node, currentRole, me, detail } = useRoom(only('node', 'currentRole', 'me', 'detail'));
  const { pick } = useFormat();
  const names = useNames();
  const roleId = currentRole ?? me.roleIds[0] ?? null;
  const general = node.guides.filter(({ role_id }) => role_id === null);
  const own = node.guides.filter(({ role_id }) => role_id !== null && (me.isStaff || role_id === roleId));
  const brief = pick(detail.briefs.find(({ role_id }) => role_id === roleId)?.brief);
  const role = roleId === null ? null : names.role(roleId);
  return (
    <div className={styles.guide}>
      <section>
        <h2>{pick(node.name)}</h2>
        <Lines text={pick(node.introduction)} />
      </section>
      {general.map((guide) => (
        <section key={pick(guide.text)}>
          <h3>
            <Icon name="compass" size={16} />
            {t('guide.general')}
          </h3>
          <GuideText guide={guide} />
        </section>
      ))}
      {own.map((guide) => (
        <section key={`${guide.role_id} ${pick(guide.text)}`}>
          <h3>
            <Icon name="user" size={16} />
            {t('guide.role', { role: names.roleName(guide.role_id) })}
          </h3>
          <GuideText guide={guide} />
        </section>
      ))}
      {role && (role.duty || brief) && (
        <section className={styles.own}>
          <div className={styles.role}>
            <Face character={role.character} side={role.side} size={44} />
            <div>
              <b>{[role.name, role.party].filter(Boolean).join(t('separator'))}</b>
              <span>{role.duty}</span>
            </div>
          </div>
          {brief && (
            <>
              <h3>
                <Icon name="lock" size={15} />
                {t('guide.brief')}
              </h3>
              <Lines text={brief} />
            </>
          )}
        </section>
      )}
    </div>
  );
}
