export { nearRequest as request, plainResponse as response } from './lib/widerStep';
