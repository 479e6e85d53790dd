import { answerJson } from '../http/answerJson';
import type { Service } from '../Service';

/**
 * Service that takes the place of the web app when the local cloud was started without it. It responds to
 * every request with this reason.
 */
export const noWebsite: Service = {
  handle: (_request, response) => answerJson(response, 404, { message: 'Started with --no-web.' }),
  stop: () => Promise.resolve(),
};
