import { DockActs } from '../frame/dock-acts.tsx';
import { SectionFrame } from '../frame/section-frame.tsx';
import { useRoomContext } from '../room-context.tsx';
import { CourtStage } from './court-stage.tsx';
import { lastSpeech } from './seats.ts';
import { SpeechDock } from './speech-dock.tsx';

/** A section that is played in a drawn room: people, what they say, and the acts around it. */
export function CourtSection() {
  const { record, nid, section } = useRoomContext();
  const hasBegun = lastSpeech(record, nid, section?.opened_seq ?? 0) !== null;
  return (
    <SectionFrame
      firstTab={hasBegun ? 'record' : 'guide'}
      center={<CourtStage />}
      dock={
        <SpeechDock>
          <DockActs />
        </SpeechDock>
      }
      hasOwnRequests
    />
  );
}
