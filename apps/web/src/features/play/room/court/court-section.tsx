import { useState } from 'react';
import { CommonScreen } from '../display/common-screen.tsx';
import { SeatsStrip } from '../display/seats-strip.tsx';
import { DockActs } from '../frame/dock-acts.tsx';
import { SectionFrame } from '../frame/section-frame.tsx';
import { useRoomContext } from '../room-context.tsx';
import { CourtStage } from './court-stage.tsx';
import { lastSpeech } from './last-speech.ts';
import { SpeechDock } from './speech-dock.tsx';

/** A section that is played in a drawn room: people, what they say, and the acts around it. */
export function CourtSection() {
  const { record, nid, section } = useRoomContext();
  const hasBegun = lastSpeech(record, nid, section?.opened_seq ?? 0) !== null;
  // What is shown takes the stage; whoever would rather see the room goes back to it until something else is shown.
  const shown = section?.displayed ? `${section.displayed.kind} ${section.displayed.id}` : '';
  const [left, leaveScreen] = useState('');
  const isScreen = shown !== '' && left !== shown;
  return (
    <SectionFrame
      firstTab={hasBegun ? 'record' : 'guide'}
      center={
        isScreen ? (
          <CommonScreen onLeave={() => leaveScreen(shown)} />
        ) : (
          <CourtStage onScreen={shown ? () => leaveScreen('') : null} />
        )
      }
      below={isScreen ? <SeatsStrip /> : null}
      dock={
        <SpeechDock>
          <DockActs />
        </SpeechDock>
      }
      hasOwnRequests={!isScreen}
      cardsLift={isScreen ? 44 : 0}
    />
  );
}
