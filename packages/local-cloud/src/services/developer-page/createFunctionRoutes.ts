import type { Stack } from '../../template/Stack';
import { LambdaError } from '../lambda/LambdaError';
import type { LambdaHost } from '../lambda/LambdaHost';
import { TooManyInvocations } from '../lambda/TooManyInvocations';
import { readJson } from './readJson';
import { RouteError, type Route } from './Route';

/**
 * The developer page's routes for operators' commands: they return the stack's outputs and invoke its Lambda
 * functions.
 */
export function createFunctionRoutes({ outputs }: Stack, host: LambdaHost): Route[] {
  return [
    { method: 'GET', path: /^\/outputs$/, answer: () => outputs },
    {
      method: 'POST',
      path: /^\/functions\/([^/]+)\/invoke$/,
      async answer({ request, parts: [name = ''] }) {
        if (!host.find(name)) throw new RouteError(404, `No function ${name}`);
        try {
          return { result: (await host.invoke(name, await readJson(request))) ?? null };
        } catch (error) {
          if (error instanceof LambdaError) throw new RouteError(502, error.message);
          if (error instanceof TooManyInvocations) throw new RouteError(429, error.message);
          throw error;
        }
      },
    },
  ];
}
