const cloud = ['packages/local-cloud/src/', 'local/'];
const api = ['model/', 'resolvers/', 'lambdas/', 'schema.graphql'];

/** Beginnings of the paths of larger parts of the product. */
export const touched = {
  cloud,
  api,
  stack: [...api, ...cloud],
  web: ['web/'],
  search: [
    ...['model/search/', 'resolvers/search/', 'lambdas/index-search/'],
    'packages/local-cloud/src/services/search/',
  ],
};
