export { prefixRequest as request, plainResponse as response } from './lib/widerStep';
