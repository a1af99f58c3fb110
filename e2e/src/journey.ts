import { test as base } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

interface Shared {
  /**
   * One school for all journeys of a worker that neither count what is in it nor change what is common to all. Each makes its own teams,
   * tasks and runs in it. A journey that does more starts a product of its own.
   */
  readonly school: Product;
}

/** Every journey's `test`: with two kinds of it each worker would begin anew, browser and all, whenever the kind changes. */
export const test = base.extend<object, Shared>({
  school: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});
