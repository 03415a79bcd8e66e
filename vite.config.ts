import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // Pictures and fonts stay files: inlined they would be paid for by every page and hashed into every chunk.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    cssMinify: true,
  },
});
