import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../look/fonts.css';
import '../../look/tokens.css';
import '../../look/base.css';
import { deskRoot } from '../site.ts';
import { SetUp } from './set-up.tsx';
import { SignIn } from './sign-in.tsx';

const isSetUp = location.pathname === '/admin/set-up';
const token = location.hash.slice(1);
// The history of the browser need not have it either.
if (isSetUp && token !== '') history.replaceState(null, '', location.pathname);

createRoot(deskRoot()).render(<StrictMode>{isSetUp ? <SetUp token={token} /> : <SignIn />}</StrictMode>);
