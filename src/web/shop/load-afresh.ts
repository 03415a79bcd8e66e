/**
 * Pages of the shop come from the site each time, also by the back button: an order goes on while one is away, and
 * nothing of it stays in the memory of the tab.
 */
export function loadAfresh({ request }: { request: Request }): Promise<never> {
  location.replace(request.url);
  // The document that comes takes this one's place; until then the page before stays.
  return new Promise(() => {});
}
