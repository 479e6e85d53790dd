export { prefixRequest as request, plainResponse as response } from '../search/lib/widerStep';
