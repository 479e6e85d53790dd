import { answerJson } from '../http/answerJson';
import type { Service } from '../Service';

/** Explains that the web app was not started. */
export const noWebsite: Service = {
  handle: (_request, response) => answerJson(response, 404, { message: 'Started with --no-web.' }),
  stop: () => Promise.resolve(),
};
