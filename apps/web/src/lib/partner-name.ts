import type { UserBrief } from '@lets/contract';
import { translate } from '../i18n/texts.ts';

/** A practice partner is no person with a name of their own: it is called what it is, in the language on the screen. */
export function partnerName(user: Pick<UserBrief, 'name' | 'automatic'>): string {
  if (!user.automatic) return user.name;
  const [number = ''] = /\d+$/.exec(user.name) ?? [];
  return translate('common:partner', { number });
}

/** In a run a partner stands beside its role, and needs no number. */
export function nameInRun({ name, automatic }: Pick<UserBrief, 'name' | 'automatic'>): string {
  return automatic ? translate('common:partner_unnumbered') : name;
}

/** A partner where its role is not said beside it. */
export function partnerAs(role: string): string {
  return translate('common:partner_as', { role });
}

/** The same as it stands anywhere in an answer: `JSON.parse` shows it every value. */
export function namePartner(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('automatic' in value) || value.automatic !== true)
    return value;
  return 'name' in value && typeof value.name === 'string'
    ? { ...value, name: partnerName({ name: value.name, automatic: true }) }
    : value;
}
