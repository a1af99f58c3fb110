import { useTranslation } from '../../../i18n/texts.ts';
import type { Candidate } from './candidates.ts';
import styles from './hand-over.module.css';

/** Who could take the role over. Who may not is greyed, and why is said. */
export function Candidates(props: {
  candidates: readonly Candidate[];
  roleId: string;
  roleName: (id: string) => string;
  /** Also those who may not may be chosen. */
  isExcepted: boolean;
  value: number | null;
  onChange: (userId: number) => void;
}) {
  const { candidates, roleId, roleName, isExcepted, value, onChange } = props;
  const { t } = useTranslation(['hand-over', 'common']);
  if (candidates.length === 0) return <p className={styles.nobody}>{t('nobody_else')}</p>;
  return (
    <fieldset className={styles.candidates}>
      <legend>{t('to')}</legend>
      {candidates.map(({ member, isPresent, roleIds, conflict }) => {
        const isOff = conflict !== undefined && !isExcepted;
        const own = roleIds.map(roleName);
        return (
          <label key={member.id} data-on={member.id === value || undefined} data-off={isOff || undefined}>
            <input
              type="radio"
              name="candidate"
              disabled={isOff}
              checked={member.id === value}
              onChange={() => onChange(member.id)}
            />
            <span>
              <b>{member.name}</b>
              <small>
                {conflict === undefined
                  ? own.length > 0
                    ? t('plays', { roles: own.join(t('joiner')) })
                    : t('common:observer')
                  : t('conflict', { own: roleName(conflict), role: roleName(roleId) })}
              </small>
            </span>
            <em data-here={isPresent || undefined}>{t(isPresent ? 'here' : 'away')}</em>
          </label>
        );
      })}
    </fieldset>
  );
}
