export { postText } from '../src/http/postText';
