export { nearRequest as request, plainResponse as response } from '../search/lib/widerStep';
