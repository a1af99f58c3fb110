import { z } from 'zod';

/** The papers and photographs that come drawn with the product. A document names one; no drawing ever comes from outside. */
export const FACSIMILES = [
  'account-statement',
  'burst-hose',
  'conformity-certificate',
  'loan-note',
  'sampling-record',
  'service-receipt',
  'stall-slip',
  'statement-of-account',
  'test-report',
  'transfer-slip',
] as const;

export const Facsimile = z.enum(FACSIMILES);
export type Facsimile = z.infer<typeof Facsimile>;
