import type { FlowView, ProjectDetail } from '@lets/contract';
import { Face } from '../../../components/face/face.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useFormat } from '../../../lib/use-format.ts';
import styles from './cast.module.css';

/** What a case or a run says of its roles. */
export interface CastSource {
  flow: Pick<FlowView, 'roles' | 'nodes'>;
  roles: ProjectDetail['roles'];
}

/** The faces of those who take part in a section; the first few, and how many more. */
export function SectionCast({
  source,
  nodeId,
  limit,
}: {
  source: CastSource;
  nodeId: string;
  limit: number;
}) {
  const { t } = useTranslation('flow');
  const format = useFormat();
  const node = source.flow.nodes.find(({ id }) => id === nodeId);
  const roles = (node?.roles ?? []).flatMap(({ role_id }) => {
    const role = source.flow.roles.find(({ id }) => id === role_id);
    const own = source.roles.find((one) => one.role_id === role_id);
    return role ? [{ ...role, character: own?.character || role.character }] : [];
  });
  const shown = roles.length > limit ? roles.slice(0, limit - 1) : roles;
  const more = roles.length - shown.length;
  if (roles.length === 0) return null;
  return (
    <ul className={styles.cast} aria-label={t('reader.cast')}>
      {shown.map((role) => (
        <li key={role.id}>
          <Face character={role.character} side={role.side} size={44} />
          <span>{format.pick(role.name)}</span>
        </li>
      ))}
      {more > 0 && (
        <li>
          <i>{t('reader.more_faces', { count: more })}</i>
          <span>{t('reader.more')}</span>
        </li>
      )}
    </ul>
  );
}
