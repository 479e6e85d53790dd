/** Checks the texts of an organization like those of a public job: everybody sees them at once. */
export { request, response } from '../job/posting.wording';
