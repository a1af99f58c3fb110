import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../../../../components/button/button.tsx';
import { useDismiss } from '../../../../components/dialog/use-dismiss.ts';
import { PanelBoundary } from '../../../../components/panel-boundary/panel-boundary.tsx';
import { useTranslation } from '../../../../i18n/texts.ts';
import { classNames } from '../../../../lib/class-names.ts';
import { useMedia } from '../../../../lib/use-media.ts';
import { RecordCall } from '../court-record/record-call.tsx';
import { OpeningVideo, ReplayOpening } from '../opening/opening-video.tsx';
import { useOpening } from '../opening/use-opening.ts';
import { RehearsalStrip } from '../rehearsal/strip.tsx';
import { only, useRoom } from '../room-context.tsx';
import { TurnLine } from '../turn/turn-line.tsx';
import { BanBanner } from './ban-banner.tsx';
import { ClassTimer } from './class-timer.tsx';
import { ConsequenceStrip } from './consequence-strip.tsx';
import type { FileTab } from './file-tab.ts';
import styles from './frame.module.css';
import { HandOverCards } from './hand-over-cards.tsx';
import { HelpStrip } from './help-strip.tsx';
import { MeetingPanel } from './meeting-panel.tsx';
import { PathRail } from './path-rail.tsx';
import { ReaderOverlay } from './reader-overlay.tsx';
import { RequestStack } from './request-stack.tsx';
import { RoomBar } from './room-bar.tsx';
import { ShownCard } from './shown-card.tsx';
import { SidePanel } from './side-panel.tsx';
import { SignatureCall } from './signature-call.tsx';
import { TakeBack } from './take-back.tsx';

export interface SectionFrameProps {
  /** The scene, the desk, the common screen. Fills its box; scrolls by itself. */
  readonly center: ReactNode;
  /** Between the centre and the dock, for everybody. */
  readonly below?: ReactNode;
  /** Below the centre; null for none. Staff never get one. */
  readonly dock?: ReactNode;
  /** A section's own content for a tab of the right panel, in place of the usual one. */
  readonly tabs?: Partial<Record<FileTab, ReactNode>>;
  /** Which tab is open until someone chooses. */
  readonly firstTab?: FileTab;
  /** The path as a 64-px strip of icons, and the right panel at 348: for desks that need the width. */
  readonly railFolded?: boolean;
  /** The section shows the requests itself, at the people who make them. */
  readonly hasOwnRequests?: boolean;
  /** How far above the centre's lower edge the small cards stand, where something is there already. */
  readonly cardsLift?: number;
  /** In place of the whole right panel. */
  readonly side?: ReactNode;
  /** Without the path: after the end it stands in the summary. */
  readonly isWithoutRail?: boolean;
}

/** Below the width that pages are made for the right panel makes room; below the second, the names of the path too. */
const NARROW = '(max-width: 1439.98px)';
const TIGHT = '(max-width: 1099.98px)';

/** The frame of every section: bar, path, centre with its dock, file tabs. */
export function SectionFrame(props: SectionFrameProps) {
  const { center, dock, tabs = {}, firstTab = 'record', railFolded = false, hasOwnRequests = false } = props;
  const { t } = useTranslation('room');
  const { me, nodeId } = useRoom(only('me', 'nodeId'));
  const opening = useOpening();
  const isTight = useMedia(TIGHT);
  const [folded, setFolded] = useState<boolean | null>(null);
  const isFolded = folded ?? (railFolded || isTight);
  return (
    <div className={styles.frame}>
      <a className="skip-link" href="#section">
        {t('frame.skip')}
      </a>
      <PanelBoundary>
        <RoomBar />
      </PanelBoundary>
      <PanelBoundary>
        <RehearsalStrip />
        <BanBanner />
        <ClassTimer />
        <HelpStrip />
      </PanelBoundary>
      <div
        className={classNames(
          styles.body,
          isFolded && styles.folded,
          railFolded && styles.narrowSide,
          props.isWithoutRail && styles.withoutRail,
        )}
      >
        {!props.isWithoutRail && (
          <PanelBoundary>
            <PathRail isFolded={isFolded} onFold={() => setFolded(!isFolded)} />
          </PanelBoundary>
        )}
        <main id="section" className={styles.main} tabIndex={-1}>
          <PanelBoundary>
            <TurnLine />
            <ConsequenceStrip />
          </PanelBoundary>
          <div className={styles.center}>
            <PanelBoundary>{center}</PanelBoundary>
            <div className={styles.corner} style={{ marginBottom: props.cardsLift }}>
              <PanelBoundary>
                <ShownCard />
                <SignatureCall />
                <RecordCall />
                <HandOverCards />
                <MeetingPanel />
                {!hasOwnRequests && <RequestStack />}
              </PanelBoundary>
            </div>
            <PanelBoundary>
              <ReaderOverlay />
            </PanelBoundary>
            {opening.isShown && opening.video && (
              <OpeningVideo key={nodeId} fileId={opening.video} onClose={opening.close} />
            )}
            {opening.video && !opening.isShown && <ReplayOpening onClick={opening.show} />}
          </div>
          <PanelBoundary>{props.below}</PanelBoundary>
          <PanelBoundary>
            <TakeBack />
          </PanelBoundary>
          {!me.isStaff && <PanelBoundary>{dock}</PanelBoundary>}
        </main>
        <Side>
          <PanelBoundary key={nodeId}>
            {props.side ?? <SidePanel tabs={tabs} firstTab={firstTab} />}
          </PanelBoundary>
        </Side>
      </div>
    </div>
  );
}

/** The right panel; in a narrow window, or a zoomed one, a strip whose button opens it over the centre. */
function Side({ children }: { children: ReactNode }) {
  const { t } = useTranslation('room');
  const isNarrow = useMedia(NARROW);
  const [isAsked, ask] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = isNarrow && isAsked;
  useDismiss(isOpen, () => ask(false), button);
  return (
    <>
      {isNarrow && (
        <div className={styles.strip}>
          <IconButton
            ref={button}
            icon={isOpen ? 'cr' : 'cl'}
            label={t(isOpen ? 'frame.fold_side' : 'frame.open_side')}
            aria-expanded={isOpen}
            aria-controls="side"
            onClick={() => ask(!isOpen)}
          />
          <span aria-hidden="true">{t('frame.side')}</span>
        </div>
      )}
      <div id="side" className={styles.side} hidden={isNarrow && !isOpen}>
        {children}
      </div>
    </>
  );
}
