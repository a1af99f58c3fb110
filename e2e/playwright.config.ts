import { defineConfig } from '@playwright/test';

/**
 * The popups of the address bar are pages of their own behind every context, which nobody sees and two cores feel. One such list replaces
 * another: what the driver itself turns off stands here too.
 */
const NOT_WANTED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** On a page slowed by hand everything may take as much longer: what is looked for then is what comes in another order, not what is late. */
const PATIENCE = Math.max(1, Number(process.env.E2E_SLOW ?? 1)) * (process.env.E2E_LAG ? 2 : 1);

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/open-school.ts',
  testMatch: '**/*.spec.ts',
  // Takes minutes and is there to be looked at: a run that takes pictures has it.
  testIgnore: process.env.E2E_SHOTS ? [] : '**/canvas-pictures.spec.ts',
  outputDir: '../test-results',
  // Journeys mostly wait for one another's screens: two files at a time share two cores well. None is given a second chance.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000 * PATIENCE,
  expect: { timeout: 20_000 * PATIENCE },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'off',
    video: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000 * PATIENCE,
    navigationTimeout: 30_000 * PATIENCE,
    launchOptions: {
      // Without a UTF-8 locale the browser cannot keep a Chinese file name.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      // `npm test` finds one and names it here.
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${NOT_WANTED.join()}`,
      ],
    },
  },
});
