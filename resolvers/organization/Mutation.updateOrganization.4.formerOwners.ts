export { request, response } from '../lib/write/formerOwners';
