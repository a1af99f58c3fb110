// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../../i18n/index.ts';
import { logFault } from '../../lib/log-fault.ts';
import { mount, mountsComponents } from '../../testing/mount.tsx';
import { PanelBoundary } from './panel-boundary.tsx';

mountsComponents();

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset().mockImplementation(() => {}));
afterEach(() => void log.mockReset());

/** A panel that fails until it is mended. */
function aPanel(fault: Error) {
  const at = { isBroken: true };
  const Panel = () => {
    if (at.isBroken) throw fault;
    return <p>the panel</p>;
  };
  return { at, Panel };
}

const mountBoth = (Panel: () => React.ReactNode) =>
  mount(
    <>
      <PanelBoundary>
        <Panel />
      </PanelBoundary>
      <p>the rest</p>
    </>,
  );

it.each([
  ['zh', '这一部分出了问题', '重试'],
  ['en', 'Something went wrong in this part', 'Try again'],
] as const)(
  'a panel that fails says so (%s), the rest goes on, and it can be tried again',
  async (language, words, retry) => {
    await setLanguage(language);
    const { at, Panel } = aPanel(new Error('broken'));
    mountBoth(Panel);
    expect(screen.getByRole('alert').textContent).toContain(words);
    expect(screen.getByText('the rest')).toBeTruthy();
    at.isBroken = false;
    fireEvent.click(screen.getByText(retry));
    expect(screen.getByText('the panel')).toBeTruthy();
  },
);

it('a fault is in the log once, whoever passes it on', () => {
  const fault = new Error('once');
  mountBoth(aPanel(fault).Panel);
  logFault(fault);
  expect(log.mock.calls.filter(([said]) => said === fault)).toHaveLength(1);
});

it('code that is gone after an update is the page’s matter: it is loaded anew', () => {
  const { Panel } = aPanel(new TypeError('Failed to fetch dynamically imported module: /x.js'));
  const element = (
    <PanelBoundary>
      <Panel />
    </PanelBoundary>
  );
  const router = createMemoryRouter([
    { path: '/', element, ErrorBoundary: () => <p>the page’s boundary</p> },
  ]);
  mount(<RouterProvider router={router} onError={logFault} />);
  expect(screen.getByText('the page’s boundary')).toBeTruthy();
});
