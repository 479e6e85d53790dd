/**
 * The first path segments of screens of the web app that require a sign-in or are meant for its developers.
 * Search engines are kept out of them: robots.txt disallows these paths, and the pages get no head of their
 * own. A test compares this list with the routes of the web app.
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
