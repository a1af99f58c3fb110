import type { AuthoredCase } from '@lets/contract';
import { type Browser, expect } from '@playwright/test';
import { Person } from './people.ts';
import type { Product } from './product.ts';
import { type Staged, stageCase } from './stage.ts';

/** Three at their browsers in a small case: the chair leads, the claimant and the respondent sit before it. */
export interface Trio {
  readonly product: Product;
  readonly staged: Staged;
  readonly chair: Person;
  readonly claimant: Person;
  readonly respondent: Person;
  readonly everybody: readonly Person[];
  /** All three go by address to a section that is open to them. */
  goTo(route: string, nid: string): Promise<void>;
  /** Sits another person down at this product, logged in. */
  invite(account: string): Promise<Person>;
  end(): Promise<void>;
}

const CAST = { student01: ['chair'], student02: ['claimant'], student03: ['respondent'] };

export async function sitThree(
  browser: Browser,
  product: Product,
  files: readonly AuthoredCase[],
): Promise<Trio> {
  await product.install(...files);
  const staged = await stageCase(product, CAST, files[0]?.code);
  const sit = async (account: string) => {
    const person = await Person.sitDown(browser, product, account);
    await person.logIn();
    return person;
  };
  const [chair, claimant, respondent] = await Promise.all([
    sit('student01'),
    sit('student02'),
    sit('student03'),
  ]);
  const everybody = [chair, claimant, respondent];
  const guests: Person[] = [];
  return {
    product,
    staged,
    chair,
    claimant,
    respondent,
    everybody,
    async goTo(route, nid) {
      await Promise.all(
        everybody.map(async (person) => {
          await person.goTo(`/experiment/meta/${route}/${staged.eid}/${nid}`);
          await expect(person.page.locator('#section')).toBeVisible();
        }),
      );
    },
    async invite(account) {
      const guest = await sit(account);
      guests.push(guest);
      return guest;
    },
    async end() {
      await Promise.all([...everybody, ...guests].map((person) => person.leave()));
    },
  };
}
