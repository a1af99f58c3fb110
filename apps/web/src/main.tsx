import './lib/csp-nonce.ts';
import './theme/base.css';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(<main className="page-root" />);
