import { answerJson } from '../../http/answerJson';
import type { Route, RouteCall } from './Route';

/**
 * Responds to a Lambda function that calls an AWS service which is not emulated, with an error that names the
 * service.
 */
function refuse({ request, response }: RouteCall): void {
  const target = request.headers['x-amz-target'];
  const [, , service] =
    /Credential=[^/]+\/\d+\/([^/]+)\/([^/]+)/.exec(request.headers.authorization ?? '') ?? [];
  const message = `The local cloud does not emulate ${service ?? 'this service'}${target ? ` (${String(target)})` : ''}.`;
  answerJson(response, 501, { __type: 'NotEmulated', message }, { 'x-amzn-errortype': 'NotEmulated' });
}

export const unknownServiceRoutes: Route[] = (['GET', 'POST'] as const).map((method) => ({
  method,
  path: /^\/unknown-service(\/|$)/,
  answer: refuse,
}));
