import './global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { refreshSession } from '../lib/auth/refreshSession';
import { startI18n } from '../lib/language/startI18n';
import { applyTheme } from '../lib/theme/applyTheme';
import { themeStore } from '../lib/theme/themeStore';
import { App } from './App';

applyTheme(themeStore.get());
void refreshSession();
await startI18n();
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
