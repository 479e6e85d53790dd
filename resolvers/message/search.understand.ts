export { request, response } from '../search/understand';
