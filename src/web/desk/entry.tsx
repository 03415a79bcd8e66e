import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '../look/fonts.css';
import '../look/tokens.css';
import '../look/base.css';
import { Desk } from './layout/desk.tsx';
import { deskRoot } from './site.ts';

const client = new QueryClient({
  defaultOptions: {
    // What the owner looks at is what is so now; what was seen a moment ago stands until it comes.
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

createRoot(deskRoot()).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <Desk />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
