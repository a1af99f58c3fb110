import { afterEach, beforeEach, vi } from 'vitest';

/** Nothing is laid out in a test: a file that mounts a long list says with this how high its box and its rows are taken to be. */
export function givesSizes({ box = 600, row = 60 } = {}): void {
  function heightOf(this: HTMLElement) {
    return this.dataset.index === undefined ? box : row;
  }
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(box);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(heightOf);
  });
  afterEach(() => void vi.restoreAllMocks());
}
