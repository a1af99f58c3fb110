import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faketimeLibrary } from '../needs.ts';

/** A clock that a program reads in place of the machine's, and that can be put forward and back while it runs. */
export class OwnClock {
  /** In a folder of its own that other accounts may enter: the database does not run as root. */
  readonly #folder = mkdtempSync(join(tmpdir(), 'lets-clock-'));
  readonly #file = join(this.#folder, 'clock');

  constructor() {
    chmodSync(this.#folder, 0o755);
    this.put(0);
  }

  /** What the program's environment must say. */
  get settings(): Record<string, string> {
    return {
      LD_PRELOAD: faketimeLibrary ?? '',
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_CACHE_DURATION: '1',
      // Durations are those of the real world.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    };
  }

  /** In hours from the right time; programs see it within a second or so. */
  put(hours: number): void {
    writeFileSync(this.#file, `${hours < 0 ? '' : '+'}${hours * 3600}\n`);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
