import type { Profile } from '@node-saml/node-saml';
import { valuesAt } from '../attributes.ts';
import { NotVouched } from '../way.ts';

const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
/** Names that stay, as CARSI and other federations give them, the best first. */
const LASTING = [
  'urn:oasis:names:tc:SAML:attribute:pairwise-id',
  'urn:oasis:names:tc:SAML:attribute:subject-id',
  'pairwise-id',
  'subject-id',
  // eduPersonTargetedID, whose value is an element of its own.
  'urn:oid:1.3.6.1.4.1.5923.1.1.1.10',
];

/** Pure: who somebody is for good. A transient NameID is another one at each log-in. Throws a `NotVouched`. */
export function subjectOf(profile: Profile): string {
  const { nameID, nameIDFormat } = profile;
  if (nameID && nameIDFormat !== TRANSIENT) return nameID;
  const attributes = (profile.attributes ?? {}) as Readonly<Record<string, unknown>>;
  const named = LASTING.flatMap((name) => [...valuesAt(attributes, name), ...nameIdsIn(attributes[name])]);
  const [first] = named;
  if (first === undefined) throw new NotVouched('no lasting name of the person');
  return first;
}

/** eduPersonTargetedID: `{ NameID: [{ _: 'the id' }] }`. */
function nameIdsIn(value: unknown): string[] {
  return valuesAt(value, 'NameID').length > 0 ? valuesAt(value, 'NameID') : valuesAt(value, 'NameID._');
}
