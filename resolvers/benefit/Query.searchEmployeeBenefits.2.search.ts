export { searchResponse as response } from '../search/lib/response';
export { searchRequest as request } from '../search/lib/request';
