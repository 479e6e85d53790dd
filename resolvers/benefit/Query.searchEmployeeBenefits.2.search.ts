export { searchAnswer as response } from '../search/lib/searchAnswer';
export { searchRequest as request } from '../search/lib/searchRequest';
