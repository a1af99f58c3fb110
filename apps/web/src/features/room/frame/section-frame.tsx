import type { ReactNode } from 'react';

export type FileTab = 'guide' | 'documents' | 'record' | 'notes';

export interface SectionFrameProps {
  /** The scene, the desk, the common screen. Fills its box; scrolls by itself. */
  readonly center: ReactNode;
  /** Below the centre; null for none. Staff never get one. */
  readonly dock?: ReactNode;
  /** A section's own content for a tab of the right panel, in place of the usual one. */
  readonly tabs?: Partial<Record<FileTab, ReactNode>>;
  /** Which tab is open when the section comes up. */
  readonly firstTab?: FileTab;
  /** The path as a 64-px strip of icons, and the right panel at 348: for desks that need the width. */
  readonly railFolded?: boolean;
}
