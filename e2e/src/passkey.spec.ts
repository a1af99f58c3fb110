import { type BrowserContext, expect } from '@playwright/test';
import { test } from './journey.ts';
import { Person } from './people.ts';
import { textOf } from './texts.ts';

const say = (key: string, values = {}) => textOf('zh', `factor:${key}`, values);
const ACCOUNT = 'mentor02';
const HOME = '/mentor/userCenter';

/** A device that makes and uses passkeys at once, as one whose owner always agrees. */
async function giveDevice({ page, context }: { page: Person['page']; context: BrowserContext }) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, opens the second step, and is removed', async ({ browser, school }) => {
  // Browsers give passkeys to names alone: to localhost, and not to 127.0.0.1.
  const url = school.url.replace('127.0.0.1', 'localhost');
  const person = await Person.sitDown(browser, { ...school, url }, ACCOUNT);
  await giveDevice(person);
  const { page } = person;
  const password = page.getByRole('dialog').getByLabel(say('setup.password'));

  await person.logIn(HOME);
  await person.press(say('passkey.add'));
  await password.fill(school.passwordOf(ACCOUNT));
  await person.press(say('setup.next'));
  await page.getByRole('dialog').getByLabel(say('passkey.name')).fill('办公室电脑');
  await person.press(say('passkey.make'));
  await person.press(say('recovery.kept'));
  await expect(page.getByText('办公室电脑')).toBeVisible();

  await person.context.clearCookies();
  await page.goto('/login');
  await page.locator('input[autocomplete=username]').fill(ACCOUNT);
  await page.locator('input[type=password]').fill(school.passwordOf(ACCOUNT));
  await page.keyboard.press('Enter');
  await person.press(say('step.passkey'));
  await page.waitForURL((at) => !at.pathname.startsWith('/login'));

  await person.goTo(HOME);
  await person.press(say('passkey.remove_named', { name: '办公室电脑' }));
  await password.fill(school.passwordOf(ACCOUNT));
  await person.press(say('prove.remove'), page.getByRole('dialog'));
  await expect(page.getByText(say('card.is_off'))).toBeVisible();
  await person.leave();
});
