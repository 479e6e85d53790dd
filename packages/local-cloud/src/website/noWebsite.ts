import { answerJson } from '../http/answerJson';
import type { Service } from '../Service';

/** Service in place of the web app that responds that the local cloud was started without it. */
export const noWebsite: Service = {
  handle: (_request, response) => answerJson(response, 404, { message: 'Started with --no-web.' }),
  stop: () => Promise.resolve(),
};
