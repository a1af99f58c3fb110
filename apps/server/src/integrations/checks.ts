import type { INTEGRATION_CHECKS, IntegrationCheck, IntegrationKind } from '@lets/contract';
import type { Deps } from '../deps.ts';
import { OutsideFault } from '../outside/ask.ts';
import type { KeptIntegration } from './integrations.ts';

type CheckName = (typeof INTEGRATION_CHECKS)[number];

/** Asks a service as the server itself would, and notes one line for each thing that it looked at. Throws at the first that fails. */
export type Checker<K extends IntegrationKind = IntegrationKind> = (
  deps: Deps,
  integration: KeptIntegration<K>,
  ok: (check: CheckName, detail?: string) => void,
) => Promise<void>;

/** What is wrong with a service, for the administrator who asks. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
  readonly check: CheckName;

  constructor(check: CheckName, detail: string) {
    super(detail);
    this.check = check;
  }
}

const CHECK_OF: Readonly<Record<OutsideFault['reason'], CheckName>> = {
  name: 'name',
  connection: 'connection',
  certificate: 'certificate',
  late: 'connection',
  too_long: 'answer',
  kept_out: 'name',
};

/** Runs a checker to its end or its first failure. */
export async function runChecks<K extends IntegrationKind>(
  deps: Deps,
  integration: KeptIntegration<K>,
  checker: Checker<K>,
): Promise<IntegrationCheck[]> {
  const checks: IntegrationCheck[] = [];
  try {
    await checker(deps, integration, (check, detail = '') => checks.push({ check, is_ok: true, detail }));
  } catch (error) {
    if (error instanceof CheckFailed)
      checks.push({ check: error.check, is_ok: false, detail: error.message });
    else if (error instanceof OutsideFault)
      checks.push({ check: CHECK_OF[error.reason], is_ok: false, detail: error.message });
    else throw error;
  }
  return checks;
}
