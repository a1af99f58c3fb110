import { CODE } from '@lets/contract';
import { useTranslation } from '../i18n/texts.ts';
import { ApiError } from './api-client.ts';
import { oneOf } from './use-list-params.ts';

const KNOWN = [
  'missing',
  'too_long',
  'too_short',
  'not_a_number',
  'wrong_type',
  'too_many',
  'too_few',
  'too_big',
  'too_small',
  'not_one_of',
  'wrong_format',
  'too_weak',
  'unchanged',
] as const;

export type FieldFault = (typeof KNOWN)[number] | 'wrong';

/** The machine's word for what is wrong with a field of a refused form, or null. Pure. */
export function faultOf(error: unknown, field: string): FieldFault | null {
  if (!(error instanceof ApiError) || error.code !== CODE.bad_parameter) return null;
  const data = error.data;
  if (typeof data !== 'object' || data === null) return null;
  const fault: unknown = (data as Record<string, unknown>)[field];
  if (typeof fault !== 'string') return null;
  return oneOf(fault, KNOWN) ?? 'wrong';
}

/** Says a refusal's faults field by field: `const fault = useFaults(act.error)`, then `error={fault('name')}`. */
export function useFaults(error: unknown): (field: string) => string | null {
  const { t } = useTranslation('common');
  return (field) => {
    const fault = faultOf(error, field);
    return fault ? t(`fault.${fault}`) : null;
  };
}
