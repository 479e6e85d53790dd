/**
 * The first segments of the web app's paths that need a sign-in or are for its developers. Robots find nothing there:
 * the site answers these paths with the plain page of the app. A test compares this list with the routes of the web
 * app.
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
