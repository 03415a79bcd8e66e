import { defineConfig } from 'vite';
import { withScaleValues } from './scripts/scales.ts';

/** The owner's desk, built apart from the site: no page for visitors names a file of it. */
export default defineConfig({
  plugins: [withScaleValues()],
  publicDir: false,
  build: {
    outDir: 'build/desk',
    assetsDir: 'desk-assets',
    manifest: true,
    target: 'es2022',
    // The desk's policy allows nothing but files of its own.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: ['src/web/desk/entry.tsx', 'src/web/desk/sign-in/entry.tsx'] },
  },
});
