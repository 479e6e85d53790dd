/**
 * URL segments that the web app uses or used (decisions T3, T8, T11). No public page may have one of them as its URL. A
 * test compares this list with the routes of the web app.
 */
export const reservedSlugs =
  '404 500 about-us admin analytics api app assets auth banking blog booking calendar chat checkout client ' +
  'coming-soon components contact-us ecommerce employee-benefits faqs graphql home index intermediate invoice ' +
  'jobs kanban list mail maintenance message new-post payment pickup portfolio post posts pricing ' +
  'privacy-policy product products professionals robots shop sitemap static terms user users';
