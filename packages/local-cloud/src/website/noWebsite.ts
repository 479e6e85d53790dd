import { answerJson } from '../http/answerJson';
import type { Service } from '../Service';

/**
 * The service in place of the web app when the local cloud was started with `--no-web`. It responds to every
 * request with 404.
 */
export const noWebsite: Service = {
  handle: (_request, response) => answerJson(response, 404, { message: 'Started with --no-web.' }),
  stop: () => Promise.resolve(),
};
