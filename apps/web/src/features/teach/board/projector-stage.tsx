import type { FlowNodeView } from '@lets/contract';
import { entitledVoters, type SectionState } from '@lets/engine';
import { Face } from '../../../components/face/face.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import type { Names } from '../../../domain/run/names.ts';
import { CourtScene } from '../../../domain/run/stage/court-scene.tsx';
import { VoteMark } from '../../../domain/run/stage/voters.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import styles from './projector.module.css';

interface StageProps {
  section: SectionState | undefined;
  names: Names;
  speaker: string | null;
  /** The roles whose people are there. */
  present: readonly string[];
}

/** The open section large: the room with everybody in it, or those who work in it; of a vote who has voted, never how. */
export function ProjectedStage(props: StageProps) {
  const { section, names } = props;
  const { t } = useTranslation('projector');
  const node = names.node(section?.node_id ?? null);
  if (!section || !node) return <p className={styles.quiet}>{t('between')}</p>;
  const { displayed } = section;
  return (
    <>
      {node.kind === 'court' ? (
        <Room {...props} section={section} node={node} />
      ) : (
        <Desk {...props} section={section} node={node} />
      )}
      {displayed && (
        <p className={styles.shown}>
          <Icon name="screen" size={20} />
          {t('shown', { role: names.roleName(displayed.role_id), name: displayed.name })}
        </p>
      )}
    </>
  );
}

interface NodeProps extends StageProps {
  section: SectionState;
  node: FlowNodeView;
}

function Room({ section, node, names, speaker, present }: NodeProps) {
  const { t } = useTranslation('projector');
  return (
    <CourtScene
      className={styles.scene ?? ''}
      node={node}
      section={section}
      names={names}
      speaker={speaker}
      present={present}
      label={t('scene', { section: names.nodeName(node.id) })}
    />
  );
}

function Desk({ section, node, names, speaker, present }: NodeProps) {
  const { t } = useTranslation('projector');
  const voters = node.kind === 'vote' ? entitledVoters(node) : null;
  const roles = voters ?? node.roles.map(({ role_id }) => role_id);
  return (
    <div className={styles.desk}>
      {voters && <h2>{t('voted', { voted: section.vote.voted.length, all: voters.length })}</h2>}
      <ul>
        {roles.map((id) => {
          const role = names.role(id);
          return (
            <li key={id} data-speaks={id === speaker || undefined}>
              <span>
                <Face character={role.character} side={role.side} size={112} dimmed={!present.includes(id)} />
                {voters && <VoteMark hasVoted={section.vote.voted.includes(id)} />}
              </span>
              <b>{role.name}</b>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
