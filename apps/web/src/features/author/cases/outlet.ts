import { useOutletContext } from 'react-router';
import type { CaseEdit } from './use-case.ts';

/** The case that the frame around a page has open. */
export function useOpenCase(): CaseEdit {
  return useOutletContext<CaseEdit>();
}
