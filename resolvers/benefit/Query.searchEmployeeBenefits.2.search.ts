export { searchAnswer as response } from '../search/lib/answer';
export { searchRequest as request } from '../search/lib/request';
