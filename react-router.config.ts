import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table travels with the first page: a visitor who goes offline can still move about.
  routeDiscovery: { mode: 'initial' },
  // A page's loader and component travel together: the pages are small, a request more is not.
  splitRouteModules: false,
} satisfies Config;
