import { entitledVoters, type SectionState } from '@lets/engine';
import { Face } from '../../../components/face/face.tsx';
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
export function ProjectedStage({ section, names, speaker, present }: StageProps) {
  const { t } = useTranslation('projector');
  const node = names.node(section?.node_id ?? null);
  if (!section || !node) return <p className={styles.quiet}>{t('between')}</p>;
  if (node.kind === 'court')
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
  const voters = node.kind === 'vote' ? entitledVoters(node) : null;
  const roles = voters ?? node.roles.map(({ role_id }) => role_id);
  return (
    <div className={styles.desk}>
      {voters && <h2>{t('voted', { voted: section.vote.voted.length, all: voters.length })}</h2>}
      <ul>
        {roles.map((id) => {
          const role = names.role(id);
          return (
            <li key={id}>
              <span>
                <Face
                  character={role.character}
                  side={role.side}
                  size={112}
                  dimmed={!present.includes(id)}
                />
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
