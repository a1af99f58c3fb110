import { SpeechDock } from '../court/speech-dock.tsx';
import { DockActs } from '../frame/dock-acts.tsx';
import { SectionFrame } from '../frame/section-frame.tsx';
import { CommonScreen } from './common-screen.tsx';
import { SeatsStrip } from './seats-strip.tsx';

/** A section around the common screen: what is shown, who shows it, and what is said about it. */
export function DisplaySection() {
  return (
    <SectionFrame
      center={<CommonScreen />}
      below={<SeatsStrip />}
      cardsLift={44}
      dock={
        <SpeechDock>
          <DockActs />
        </SpeechDock>
      }
    />
  );
}
