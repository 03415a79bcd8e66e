import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../look/fonts.css';
import '../../look/tokens.css';
import '../../look/base.css';
import { deskRoot } from '../site.ts';

createRoot(deskRoot()).render(
  <StrictMode>
    <main>
      <h1>Your Desk</h1>
    </main>
  </StrictMode>,
);
