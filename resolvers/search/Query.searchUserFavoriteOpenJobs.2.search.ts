export { searchResponse as response } from './lib/response';
export { searchRequest as request } from './lib/request';
