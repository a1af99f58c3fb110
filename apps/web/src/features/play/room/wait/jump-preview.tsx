import { type CastThere, CODE, jumpPreview, type OutputOf } from '@lets/contract';
import { Face } from '../../../../components/face/face.tsx';
import { Icon } from '../../../../components/icon/icon.tsx';
import { SkeletonRows } from '../../../../components/states/states.tsx';
import { SideText, Tag } from '../../../../components/surface/surface.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { ApiError } from '../../../../lib/api-client.ts';
import { useCall } from '../../../../lib/query.ts';
import { useFormat } from '../../../../lib/use-format.ts';
import { only, useRoom } from '../room-context.tsx';
import { useNames } from '../use-names.ts';
import styles from './jump-preview.module.css';

/** Read once for the preview and for what is offered beside it. */
export function useJumpAhead(enabled = true) {
  const { eid, nodeId } = useRoom(only('eid', 'nodeId'));
  return useCall(jumpPreview, { eid, nid: nodeId }, { enabled });
}

export function whyMissing(error: Error): 'not_mapped' | 'nowhere' | 'unreadable' {
  const code = error instanceof ApiError ? error.code : null;
  if (code === CODE.jump_leads_nowhere) return 'nowhere';
  return code === CODE.jump_not_configured ? 'not_mapped' : 'unreadable';
}

/** What lies behind the jump, before anybody takes it: the case, and who becomes what in it. */
export function JumpPreview() {
  const { t } = useTranslation('room-linked');
  const read = useJumpAhead();
  if (read.error) return <p className={styles.missing}>{t(`preview.${whyMissing(read.error)}`)}</p>;
  return read.data ? <Target preview={read.data} /> : <SkeletonRows count={3} height={40} />;
}

function Target({ preview }: { preview: OutputOf<typeof jumpPreview> }) {
  const { t } = useTranslation(['room-linked', 'common']);
  const { pick } = useFormat();
  const { project, roles, begins_at_once } = preview;
  const number = pick(project.case_number);
  return (
    <section className={styles.preview} aria-label={t('preview.label')}>
      <header>
        <h2>{pick(project.name)}</h2>
        <p>
          <Tag>{t(`common:type.${project.experiment_type}`)}</Tag>
          <Tag>{t(`common:grade.${project.grade}`)}</Tag>
          <span>
            {[
              number,
              t('preview.roles', { count: roles.length }),
              t('preview.minutes', { count: project.minutes }),
            ]
              .filter(Boolean)
              .join(t('joiner'))}
          </span>
        </p>
      </header>
      <ul>
        {roles.map((role) => (
          <Becomes key={role.role_id} there={role} />
        ))}
      </ul>
      {!begins_at_once && (
        <p className={styles.waits}>
          <Icon name="hourglass" size={15} />
          {t('preview.waits')}
        </p>
      )}
    </section>
  );
}

/** One role there: who comes into it, and from which role here. */
function Becomes({ there }: { there: CastThere }) {
  const { t } = useTranslation('room-linked');
  const { pick } = useFormat();
  const me = useRoom(({ me }) => me);
  const names = useNames();
  const { user, from } = there;
  const name = user ? (names.user(user.id)?.name ?? user.name) : null;
  const party = pick(there.party);
  return (
    <li data-mine={user?.id === me.userId || undefined} data-open={name === null || undefined}>
      <Face character={there.character} side={there.side} size={36} dimmed={name === null} />
      <div>
        <b>
          <SideText side={there.side}>{pick(there.name)}</SideText>
          {party && <i>{party}</i>}
        </b>
        <span>
          {name === null
            ? t('preview.open')
            : from
              ? t('preview.from', { name, role: names.roleName(from) })
              : name}
        </span>
      </div>
    </li>
  );
}
