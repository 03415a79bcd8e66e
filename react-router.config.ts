import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table travels with the first page: a visitor who goes offline can still move about.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
