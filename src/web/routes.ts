import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { pageKind, PAGES, type PageName } from '../domain/pages/pages.ts';

/** Pages whose own issue is still to come, straight from the table of pages. */
const openingSoon = (Object.keys(PAGES) as PageName[])
  .filter((name) => pageKind(name).opening)
  .flatMap((name) => pageKind(name).paths.map((path) => ({ name, path })))
  .map(({ path }) => route(path, 'opening/opening-soon-page.tsx', { id: `opening${path}` }));

export default [
  index('horoscope/home-page.tsx'),
  route('/horoscope/:sign', 'horoscope/sign-page.tsx'),
  route('/archive', 'archive/archive-page.tsx'),
  route('/archive/:slug', 'archive/archived-page.tsx'),
  route('/compatibility/:pair', 'compatibility/pair-page.tsx'),
  route('/sky', 'sky/sky-page.tsx'),
  route('/birth-chart', 'birth-chart/birth-chart-page.tsx'),
  route('/search', 'search/search-page.tsx'),
  route('/settings', 'settings/settings-page.tsx'),
  route('/offline', 'offline/offline-page.tsx'),
  route('/quotes', 'quotes/quotes-page.tsx'),
  route('/quotes/favorites', 'quotes/favorites-page.tsx'),
  route('/quotes/really-said', 'quotes/really-said-page.tsx'),
  route('/quotes/really-said/:slug', 'quotes/misattribution-page.tsx'),
  route('/quotes/authors/:author', 'quotes/author-page.tsx'),
  route('/quotes/:topic', 'quotes/topic-page.tsx'),
  route('/quotes/:topic/:slug', 'quotes/quote-page.tsx'),
  route('/quotes/:topic/:slug/:page/:subpage', 'quotes/card-page.tsx'),
  route('/blog', 'blog/blog-page.tsx'),
  route('/blog/tag/:tag', 'blog/tag-page.tsx'),
  route('/blog/:slug', 'blog/post-page.tsx'),
  route('/tarot', 'tarot/table-page.tsx'),
  route('/tarot/cards', 'tarot/cards-page.tsx'),
  route('/tarot/cards/:slug', 'tarot/card-page.tsx'),
  route('/tarot/reading/:id', 'tarot/reading-page.tsx'),
  route('/tarot/journal', 'tarot/journal-page.tsx'),
  route('/api/docs', 'api-docs/api-docs-page.tsx'),
  route('/about', 'about/about-page.tsx'),
  route('/logos', 'brand/logos-page.tsx'),
  route('/privacy-policy', 'documents/legal-page.tsx', { id: 'privacy-policy' }),
  route('/terms-of-service', 'documents/legal-page.tsx', { id: 'terms-of-service' }),
  route('/personal-destiny-report', 'report/report-page.tsx'),
  route('/personal-destiny-report/sample', 'report/sample-page.tsx'),
  route('/order-success', 'shop/order-success-page.tsx'),
  route('/failed-order', 'shop/failed-order-page.tsx'),
  route('/checkout/demo', 'shop/demo-checkout-page.tsx'),
  route('/report/:token', 'shop/bought-report-page.tsx'),
  route('/gift', 'shop/gift-page.tsx'),
  ...openingSoon,
  route('*', 'shell/not-found-page.tsx'),
] satisfies RouteConfig;
