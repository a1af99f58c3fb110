import { DockActs } from '../frame/dock-acts.tsx';
import { SectionFrame } from '../frame/section-frame.tsx';
import { CourtStage } from './court-stage.tsx';
import { SpeechDock } from './speech-dock.tsx';

/** A section that is played in a drawn room: people, what they say, and the acts around it. */
export function CourtSection() {
  return (
    <SectionFrame
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
