import { CASE_FIELDS } from '@lets/contract';
import { toFill, writerFor } from '../build.ts';

/** In place of a role: the role that drafts from a form signs the document. The author chooses who drafts. */
export const DRAFTER = '';

/** Writes a form with fields of the list and those that a run fills; a case that has facts under their keys fills them itself. */
export const write = writerFor(
  CASE_FIELDS.flatMap(({ fields }) => fields.map(({ id, name }) => toFill(id, name.zh, name.en))),
);
