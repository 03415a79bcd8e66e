import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // Pictures and fonts stay files: inlined they would be paid for by every page and hashed into every chunk.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files instead of forty: libraries, what every page shares, and one file per kind of page.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /node_modules/, priority: 3 },
                { name: 'shell', test: /src\/(domain|web\/(shell|ui|look|root|blog\/queries))/, priority: 2 },
                { name: 'horoscope', test: /src\/web\/(horoscope|opening\/opening-note)/, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
