export { searchAnswer as response } from './lib/answer';
export { searchRequest as request } from './lib/request';
