/** Closed lists, apart from the schemas made of them: screens that name one need no schema library. */

export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const IDENTITY = { student: 1, mentor: 2, admin: 3, super_admin: 4 } as const;

export const EXPERIMENT_TYPES = [
  'legislation',
  'law_enforcement',
  'litigation_arbitration',
  'non_litigation',
  'effectiveness_evaluation',
  'forensic_science',
  'legal_reasoning',
  'free',
] as const;

export const GRADES = ['simple', 'basic', 'advanced', 'comprehensive', 'innovative'] as const;

export const ROLE_TYPES = [
  'lawyer',
  'judge',
  'functionary',
  'prosecutor',
  'notary',
  'legislator',
  'other',
] as const;

/** Ids inside a flow are XML names, so that they survive BPMN. */
export const FLOW_ID = /^[A-Za-z_][\w.-]{0,63}$/;

/** Which side a role stands on: bench ink, claimant azure, respondent ochre, third jade. */
export const SIDES = ['bench', 'claimant', 'respondent', 'third'] as const;
