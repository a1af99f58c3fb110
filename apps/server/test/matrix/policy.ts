import { type CallDeclaration, callKey } from '@lets/contract';
import { acts } from './policy-acts.ts';
import { authoring } from './policy-authoring.ts';
import { court } from './policy-court.ts';
import { frame } from './policy-frame.ts';
import { grades } from './policy-grades.ts';
import { guide } from './policy-guide.ts';
import { evaluation, management } from './policy-management.ts';
import { outside } from './policy-outside.ts';
import { phrases } from './policy-phrases.ts';
import { practice } from './policy-practice.ts';
import { privacy } from './policy-privacy.ts';
import { projectAuthoring } from './policy-projects.ts';
import { reads } from './policy-reads.ts';
import { signIn } from './policy-sign-in.ts';
import { teams } from './policy-teams.ts';
import { writing } from './policy-writing.ts';
import type { Entry } from './rows.ts';

export interface Case extends Entry {
  readonly call: CallDeclaration;
  readonly key: string;
  /** The call's key, its kind after a `#`. */
  readonly title: string;
}

/** The calls by what they are about, in two parts that take about as long: two workers share them. */
const AREAS = {
  school: [outside, teams, frame, management, evaluation, phrases, privacy, projectAuthoring, signIn],
  runs: [guide, grades, practice, reads, acts, court, authoring, writing],
} as const;
export type Area = keyof typeof AREAS;

export function policyOf(area: Area): readonly Case[] {
  return AREAS[area].flat().map(([call, entry, kind]) => ({
    ...entry,
    call,
    key: callKey(call),
    title: kind ? `${callKey(call)}#${kind}` : callKey(call),
  }));
}

/**
 * The one written policy: what every call answers to everybody who may come to it. Where a call or one of its kinds is missing here,
 * or stands here and nowhere in the contract, the matrix test fails.
 */
export const policy: readonly Case[] = [...policyOf('school'), ...policyOf('runs')];
