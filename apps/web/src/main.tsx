import './lib/csp-nonce.ts';
import './theme/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startI18n } from './i18n/index.ts';

const root = document.getElementById('root');

startI18n().then(() => {
  if (root) createRoot(root).render(<App />);
  // The shipped serif can wait: machines with one of their own never need it.
  const later = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 600));
  later(() => void import('./theme/serif-font.ts'));
});
