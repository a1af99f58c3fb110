import { z } from 'zod';

/** The papers and photographs that come drawn with the product. A document names one; no drawing ever comes from outside. */
export const FACSIMILES = [
  'account-statement',
  'battery-label',
  'burst-hose',
  'game-account-page',
  'game-purchases',
  'guarantee-last-page',
  'camera-still',
  'attendance-sheet',
  'burst-hose',
  'contract-chat',
  'home-chat',
  'labour-contract-page',
  'cash-book',
  'conformity-certificate',
  'loan-note',
  'price-appraisal',
  'recording-statement',
  'sampling-record',
  'sorting-tally',
  'share-register',
  'shareholders-resolution',
  'signatures-compared',
  'seizure-list',
  'service-receipt',
  'stall-slip',
  'statement-of-account',
  'survey-form',
  'termination-notice',
  'test-report',
  'transfer-slip',
  'union-note',
] as const;

export const Facsimile = z.enum(FACSIMILES);
export type Facsimile = z.infer<typeof Facsimile>;
