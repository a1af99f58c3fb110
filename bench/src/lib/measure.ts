import { CannotMeasure, type Figure, type Result, type Setting } from './figure.ts';

export interface Measured {
  readonly results: Readonly<Record<string, Result>>;
  /** Why a figure has no result: what it needs is missing here, or it failed. */
  readonly left_out: readonly string[];
  /** Whether a figure failed, which is not the same as being left out. */
  readonly has_failed: boolean;
}

/** Takes one figure after the other; `keep` is given all results so far after each. */
export async function measureAll(
  figures: Readonly<Record<string, Figure>>,
  setting: Omit<Setting, 'tell'>,
  tell: (name: string, what: string) => void,
  keep: (results: Readonly<Record<string, Result>>) => void,
): Promise<Measured> {
  const results: Record<string, Result> = {};
  const left_out: string[] = [];
  let has_failed = false;
  for (const [name, figure] of Object.entries(figures)) {
    try {
      results[name] = await figure({ ...setting, tell: (what) => tell(name, what) });
      keep(results);
    } catch (error) {
      has_failed ||= !(error instanceof CannotMeasure);
      const why = `${name} was not measured: ${error instanceof Error ? error.message : String(error)}`;
      left_out.push(why);
      tell(name, why);
    }
  }
  return { results, left_out, has_failed };
}
