/**
 * First segments that are addresses of the app itself, now or once (decisions T3, T8, T11): no public page
 * may be called so. A test holds this list and the app's route table together.
 */
export const reservedSlugs =
  '404 500 about-us admin analytics api app assets auth banking blog booking calendar chat checkout client ' +
  'coming-soon components contact-us ecommerce employee-benefits faqs graphql home index intermediate invoice ' +
  'jobs kanban list mail maintenance message new-post payment pickup portfolio post posts pricing ' +
  'privacy-policy product products professionals robots shop sitemap static terms user users';
