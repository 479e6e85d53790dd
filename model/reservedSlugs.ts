/**
 * Top-level URL segments that the site serves or served: routes of the web app (decisions T3, T8, T11), folders and
 * files of the distribution, and services of the local cloud, which has one port for all. No public page may have one
 * of them as its URL. Tests compare this list with each of these sources.
 */
export const reservedSlugs =
  '404 500 about-us admin alerts analytics api app assets auth banking blog booking calendar chat checkout ' +
  'client cloudformation cognito-identity cognito-idp coming-soon components config contact-us ' +
  'ecommerce employee-benefits faqs favicon first-paint graphql home index intermediate invoice jobs ' +
  'kanban lambda list mail maintenance message new-post page-template payment pickup portfolio post ' +
  'posts pricing privacy-policy product products professionals public robots s3 ses share shop sitemap ' +
  'sqs ssm static terms user users';
