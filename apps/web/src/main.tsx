import './lib/csp-nonce.ts';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startI18n } from './i18n/index.ts';
import { watchActivity } from './lib/activity.ts';
import { askBrand } from './lib/brand.ts';
import { logFault } from './lib/log-fault.ts';
import { whenIdle } from './lib/when-idle.ts';
import { loadSerifIfMissing } from './theme/serif-font.ts';

const root = document.getElementById('root');

watchActivity();
void askBrand();
void startI18n().then(() => {
  if (root)
    createRoot(root, { onCaughtError: logFault }).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
  whenIdle(() => void loadSerifIfMissing());
});
