// These come first, so that the styles of parts and pages override them.
import './styles/tokens.css';
import './styles/base.css';
import './styles/app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followSettings } from './common/appearance.ts';
import { WordsProvider } from './common/words.tsx';
import { startOffline } from './offline.ts';
import { lookForServer } from './online/server.ts';
import { preloadLinks } from './pages.tsx';

followSettings();
startOffline();
lookForServer();
preloadLinks();

const element = document.getElementById('app');
if (element) {
  createRoot(element).render(
    <StrictMode>
      <WordsProvider>
        <App />
      </WordsProvider>
    </StrictMode>,
  );
}
