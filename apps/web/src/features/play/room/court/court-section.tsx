import { useState } from 'react';
import { CommonScreen } from '../display/common-screen.tsx';
import { SeatsStrip } from '../display/seats-strip.tsx';
import { DockActs } from '../frame/dock-acts.tsx';
import { SectionFrame } from '../frame/section-frame.tsx';
import { useRoom } from '../room-context.tsx';
import { CourtStage } from './court-stage.tsx';
import { lastSpeech } from './last-speech.ts';
import { SpeechDock } from './speech-dock.tsx';

/** A section that is played in a drawn room: people, what they say, and the acts around it. */
export function CourtSection() {
  const hasBegun = useRoom(
    ({ record, nodeId, section }) => lastSpeech(record, nodeId, section?.opened_seq ?? 0) !== null,
  );
  const displayed = useRoom(({ section }) => section?.displayed);
  // What is shown takes the stage; whoever would rather see the room goes back to it until something else is shown.
  const shown = displayed ? `${displayed.kind} ${displayed.id}` : '';
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
