import './lib/csp-nonce.ts';
import './theme/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { startI18n } from './i18n/index.ts';
import { askBrand } from './lib/brand.ts';
import { whenIdle } from './lib/when-idle.ts';
import { loadSerifIfMissing } from './theme/serif-font.ts';

const root = document.getElementById('root');

void askBrand();
startI18n().then(() => {
  if (root) createRoot(root).render(<App />);
  whenIdle(() => void loadSerifIfMissing());
});
