export { searchAnswer as response } from './lib/searchAnswer';
export { searchRequest as request } from './lib/searchRequest';
