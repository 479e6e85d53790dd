import { answerJson } from '../http/answerJson';
import type { Service } from '../Service';

/** In the web app's place when it was not asked for. */
export const noWebsite: Service = {
  handle: (_request, response) => answerJson(response, 404, { message: 'Started with --no-web.' }),
  stop: () => Promise.resolve(),
};
