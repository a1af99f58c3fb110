import type { FileMaking } from '@lets/contract';
import type { Deps } from '../deps.ts';
import type { RequestContext } from '../http/request-context.ts';

type Said = Omit<FileMaking, 'job'>;

/** Of the whole, what reading takes, and of a volume what putting it together takes before it is set in pages. */
const READING = 15;
const COMPOSING = 0.25;

/** How far a file is, told as often as it changes: in steps that are shown, and in whole hundredths. */
export class Progress {
  readonly #tell: (said: Said) => void;
  readonly #volumes: () => number;
  #last: Said = { step: 'waiting', ahead: 0, percent: 0 };

  constructor(tell: (said: Said) => void, volumes: () => number = () => 1) {
    this.#tell = tell;
    this.#volumes = volumes;
  }

  /** So many files of others are made first. */
  waiting(ahead: number): void {
    this.#say({ ...this.#last, step: 'waiting', ahead });
  }

  reading(done: number, of: number): void {
    this.#at('reading', READING * share(done, of));
  }

  /** A volume, counted from 0, is put together. */
  composing(volume: number): void {
    this.#at('composing', this.#before(volume));
  }

  /** A volume is set in pages. */
  setting(volume: number, done: number, of: number): void {
    const part = COMPOSING + (1 - COMPOSING) * share(done, of);
    const end = this.#before(volume + 1);
    this.#at('setting', this.#before(volume) + part * (end - this.#before(volume)));
  }

  #before(volume: number): number {
    return READING + (100 - READING) * share(volume, this.#volumes());
  }

  #at(step: Said['step'], percent: number): void {
    // It never goes back: what was read again for printing is no step back for who waits.
    this.#say({ step, ahead: 0, percent: Math.max(this.#last.percent, Math.floor(percent)) });
  }

  #say(said: Said): void {
    const { step, ahead, percent } = this.#last;
    if (said.step === step && said.ahead === ahead && said.percent === percent) return;
    this.#last = said;
    this.#tell(said);
  }
}

const share = (done: number, of: number) => Math.min(1, Math.max(0, done / Math.max(1, of)));

/** Tells a person's pages how far their file is; nobody where they gave it no name. */
export function progressOf(
  { bus }: Pick<Deps, 'bus'>,
  { caller }: Pick<RequestContext, 'caller'>,
  job: string | undefined,
  volumes?: () => number,
): Progress {
  return new Progress((said) => job && bus.making(caller.id, { job, ...said }), volumes);
}
