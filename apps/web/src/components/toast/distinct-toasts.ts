/** One toast on the screen: how to begin to hide it, and when it is gone. */
export interface ShownToast {
  hide(): void;
  readonly gone: Promise<void>;
}

/** Keeps identical toasts apart: the next one appears only when the one before has left the screen. */
export class DistinctToasts {
  readonly #latest = new Map<string, Promise<ShownToast>>();

  show(key: string, open: () => ShownToast): Promise<ShownToast> {
    const shown = this.#replace(this.#latest.get(key), open);
    this.#latest.set(key, shown);
    void shown
      .then(({ gone }) => gone)
      .then(() => {
        if (this.#latest.get(key) === shown) this.#latest.delete(key);
      });
    return shown;
  }

  async #replace(before: Promise<ShownToast> | undefined, open: () => ShownToast): Promise<ShownToast> {
    if (before) {
      const old = await before;
      old.hide();
      await old.gone;
    }
    return open();
  }
}
