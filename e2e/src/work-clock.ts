/** A person's speed with a keyboard, as the promise of an hour counts it: Chinese characters a minute. */
const CHARACTERS_A_MINUTE = 200;
/** To find what is pressed, aim and press it: seconds. The keystroke-level model gives 2.7 to who knows the screen. */
const PRESS_SECONDS = 4;
/** To take in a screen seen for the first time: seconds. */
const SCREEN_SECONDS = 20;

interface Part {
  screens: number;
  presses: number;
  characters: number;
}

/** Counts what a person's hands and eyes would need for what a journey does at once. Nothing is waited for. */
export class WorkClock {
  readonly #parts = new Map<string, Part>();
  #now: Part | undefined;

  /** What is done from here on is counted under this name. */
  begin(name: string): void {
    this.#now = { screens: 0, presses: 0, characters: 0 };
    this.#parts.set(name, this.#now);
  }

  screen(): void {
    this.#part.screens += 1;
  }

  press(): void {
    this.#part.presses += 1;
  }

  type(text: string): void {
    this.#part.characters += [...text].length;
  }

  get minutes(): number {
    return [...this.#parts.values()].reduce((sum, part) => sum + minutesOf(part), 0);
  }

  /** Where the time goes, a line for each part. */
  table(): string {
    const rows = [...this.#parts].map(([name, part]) => rowOf(name, part));
    const whole = [...this.#parts.values()].reduce(
      (sum, part) => ({
        screens: sum.screens + part.screens,
        presses: sum.presses + part.presses,
        characters: sum.characters + part.characters,
      }),
      { screens: 0, presses: 0, characters: 0 },
    );
    return [
      '| part | screens | presses | characters | minutes |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...rows,
      rowOf('whole', whole),
    ].join('\n');
  }

  get #part(): Part {
    if (!this.#now) throw new Error('no part of the work has begun');
    return this.#now;
  }
}

function minutesOf({ screens, presses, characters }: Part): number {
  return (screens * SCREEN_SECONDS + presses * PRESS_SECONDS) / 60 + characters / CHARACTERS_A_MINUTE;
}

function rowOf(name: string, part: Part): string {
  const { screens, presses, characters } = part;
  return `| ${name} | ${screens} | ${presses} | ${characters} | ${minutesOf(part).toFixed(1)} |`;
}
