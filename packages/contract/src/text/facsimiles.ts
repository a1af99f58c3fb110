import { z } from 'zod';

/** The papers and photographs that come drawn with the product. A document names one; no drawing ever comes from outside. */
export const FACSIMILES = [
  'account-statement',
  'attendance-sheet',
  'battery-label',
  'burst-hose',
  'camera-still',
  'cash-book',
  'conformity-certificate',
  'contract-chat',
  'game-account-page',
  'game-purchases',
  'guarantee-last-page',
  'home-chat',
  'labour-contract-page',
  'loan-note',
  'price-appraisal',
  'recording-statement',
  'sampling-record',
  'seizure-list',
  'service-receipt',
  'share-register',
  'shareholders-resolution',
  'signatures-compared',
  'sorting-tally',
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
