import type { CaseFile } from '@lets/contract';
import { PRIVATE_LENDING } from './private-lending/index.ts';

/** The cases that a new installation starts with. */
export const bundledCases: CaseFile[] = [PRIVATE_LENDING];
