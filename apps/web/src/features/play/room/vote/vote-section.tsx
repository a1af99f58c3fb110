import { SpeechDock } from '../court/speech-dock.tsx';
import { DockActs } from '../frame/dock-acts.tsx';
import { SectionFrame } from '../frame/section-frame.tsx';
import { DocumentsTab } from '../side/documents-tab.tsx';
import { EarlierMotions } from './earlier-motions.tsx';
import { EndVoteButton } from './end-vote-button.tsx';
import { VoteDock } from './vote-dock.tsx';
import { VoteStage } from './vote-stage.tsx';

/** A motion, everybody who decides it, and the one vote of each. */
export function VoteSection() {
  return (
    <SectionFrame
      firstTab="documents"
      center={<VoteStage />}
      tabs={{
        documents: (
          <>
            <EarlierMotions />
            <DocumentsTab />
          </>
        ),
      }}
      dock={
        <>
          <VoteDock />
          <SpeechDock>
            <DockActs most={1}>
              <EndVoteButton />
            </DockActs>
          </SpeechDock>
        </>
      }
    />
  );
}
