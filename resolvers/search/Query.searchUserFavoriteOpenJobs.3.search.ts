export { searchResponse as response } from './lib/search';
export { searchRequest as request } from './lib/search';
