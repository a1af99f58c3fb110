import type { ServiceSettings } from '@lets/contract';
import type { Deps } from '../../deps.ts';
import { assistantEnv, readKept } from '../../settings.ts';

/** What a notice and a register say of where data is, and how long. */
export interface Hosting {
  readonly settings: ServiceSettings;
  /** By which people know the product; '' is its own name. */
  readonly product: { readonly zh: string; readonly en: string };
  /** The host that questions and texts for translation are sent to, with the model; null where none is connected. */
  readonly assistant: { readonly host: string; readonly model: string } | null;
}

export async function readHosting(deps: Pick<Deps, 'database' | 'env'>): Promise<Hosting> {
  const { settings } = await readKept(deps.database);
  const env = await assistantEnv(deps);
  return {
    settings,
    product: settings.product,
    assistant: env && { host: new URL(env.baseUrl).host, model: env.model },
  };
}
