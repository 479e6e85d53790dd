/**
 * The first path segments of the web app's pages that search engines must not list: pages that require a
 * sign-in, and pages for developers. robots.txt disallows these paths, and no titles or descriptions are
 * generated for them. A test compares this list with the routes of the web app.
 */
export const unlistedAreas = [
  'admin',
  'client',
  'components',
  'employee-benefits',
  'home',
  'message',
  'pickup',
  'user',
] as const;
