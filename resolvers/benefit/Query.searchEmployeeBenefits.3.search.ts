export { searchResponse as response } from '../search/lib/search';
export { searchRequest as request } from '../search/lib/search';
