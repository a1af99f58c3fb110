import { CourtScene } from '../../../../domain/run/stage/court-scene.tsx';
import { SpeechBubble } from '../../../../domain/run/stage/speech-bubble.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { SaidAtTheEdge } from './said-at-the-edge.tsx';
import styles from './stage.module.css';
import type { SectionProps } from './stage-props.ts';
import { useSpeech } from './use-speech.ts';

/** The drawn room as it was: who was in it, who spoke, who asked for the floor. */
export function ReplayedScene(props: SectionProps) {
  const { names, section } = props;
  const { t } = useTranslation('record');
  const node = names.node(section.node_id);
  const speech = useSpeech(props);
  if (!node) return null;
  const isSeated = node.roles.some(({ role_id, seat }) => role_id === speech?.event.role_id && seat);
  return (
    <>
      <CourtScene
        node={node}
        section={section}
        names={names}
        speaker={speech?.isSpeaking ? speech.event.role_id : null}
        label={t('stage.scene', { section: names.nodeName(section.node_id) })}
        className={styles.scene ?? ''}
        overlay={(seatOf) => {
          const seat = speech && seatOf(speech.event.role_id);
          if (!speech || !seat) return null;
          const { event, isSpeaking } = speech;
          return (
            <SpeechBubble key={event.seq} speech={event} names={names} seat={seat} isPast={!isSpeaking} />
          );
        }}
      />
      {!isSeated && <SaidAtTheEdge {...props} />}
    </>
  );
}
