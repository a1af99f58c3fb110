import { fillGaps, type NamedField, type Proposal, proposeFields } from '@lets/authoring';
import { type Language, ownFieldId, type RichDocument } from '@lets/contract';
import { useMemo, useState } from 'react';
import { type FieldGroup, isNamed } from '../field-picker/field-groups.ts';

/** A name that is longer says a sentence. */
const LONGEST_NAME = 20;

/** A gap with what may stand in it. */
export interface GapChoice extends Proposal {
  /** What is chosen for it, proposed or not; null where nothing is. */
  readonly chosen: NamedField | null;
  /** Whether it is put there. */
  readonly isTaken: boolean;
  /** The field that its own words would make; null where one is called so already, or there are no such words. */
  readonly own: NamedField | null;
}

interface Decision {
  readonly chosen: NamedField | null;
  readonly isTaken: boolean;
}

/** The gaps of a document that was read, and what the author decides of each. */
export function useGapChoices(
  document: RichDocument,
  groups: readonly FieldGroup[],
  language: Language,
): {
  readonly gaps: readonly GapChoice[];
  decide(at: number, decision: Decision): void;
  takeAll(isTaken: boolean): void;
  filled(): RichDocument;
} {
  const proposals = useMemo(() => {
    const fields = groups.flatMap(({ id, choices }) => (id === 'run' ? [] : choices));
    return proposeFields(document, fields, language);
  }, [document, groups, language]);
  const [made, setMade] = useState<{
    readonly of: object;
    readonly by: ReadonlyMap<number, Decision>;
  } | null>(null);
  // In the other language its words ask for other fields.
  const decided = made?.of === proposals ? made.by : new Map<number, Decision>();
  const gaps = proposals.map((proposal, at): GapChoice => {
    const decision = decided.get(at) ?? { chosen: proposal.field, isTaken: proposal.field !== null };
    return { ...proposal, ...decision, own: ownField(proposal.gap.label, groups, language) };
  });
  const decide = (changes: readonly (readonly [number, Decision])[]) =>
    setMade({ of: proposals, by: new Map([...decided, ...changes]) });
  return {
    gaps,
    decide: (at, decision) => decide([[at, decision]]),
    takeAll: (isTaken) =>
      decide(gaps.map(({ chosen }, at) => [at, { chosen, isTaken: isTaken && chosen !== null }] as const)),
    filled: () => {
      const accepted = gaps.flatMap(({ gap, chosen, isTaken }) =>
        isTaken && chosen ? [{ gap, field: chosen }] : [],
      );
      return fillGaps(document, accepted, language);
    },
  };
}

function ownField(label: string, groups: readonly FieldGroup[], language: Language): NamedField | null {
  const name = label.trim();
  if (name === '' || name.length > LONGEST_NAME || isNamed(groups, name)) return null;
  return { key: ownFieldId(name), name: { zh: '', en: '', [language]: name } };
}
