import { z } from 'zod';

/** The papers and photographs that come drawn with the product. A document names one; no drawing ever comes from outside. */
export const FACSIMILES = [
  'account-statement',
  'attendance-sheet',
  'burst-hose',
  'contract-chat',
  'home-chat',
  'labour-contract-page',
  'loan-note',
  'sampling-record',
  'statement-of-account',
  'termination-notice',
  'test-report',
  'transfer-slip',
  'union-note',
] as const;

export const Facsimile = z.enum(FACSIMILES);
export type Facsimile = z.infer<typeof Facsimile>;
