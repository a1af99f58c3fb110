import { SpeechStrip } from '../../../../domain/run/stage/speech-strip.tsx';
import type { SectionProps } from './stage-props.ts';
import { useSpeech } from './use-speech.ts';

/** What is being said where its speaker is not drawn. */
export function SaidAtTheEdge(props: SectionProps) {
  const speech = useSpeech(props);
  if (!speech?.isSpeaking) return null;
  return <SpeechStrip key={speech.event.seq} speech={speech.event} names={props.names} />;
}
