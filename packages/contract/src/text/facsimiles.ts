import { z } from 'zod';

/** The papers and photographs that come drawn with the product. A document names one; no drawing ever comes from outside. */
export const FACSIMILES = [
  'account-statement',
  'battery-label',
  'burst-hose',
  'loan-note',
  'sampling-record',
  'sorting-tally',
  'statement-of-account',
  'survey-form',
  'test-report',
  'transfer-slip',
] as const;

export const Facsimile = z.enum(FACSIMILES);
export type Facsimile = z.infer<typeof Facsimile>;
