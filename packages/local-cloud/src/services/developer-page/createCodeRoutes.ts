import type { AppSync } from '../appsync/createAppSync';
import type { LambdaHost } from '../lambda/LambdaHost';
import { readJson } from './readJson';
import { RouteError, type Route } from './Route';

const limit = 64 * 1024 * 1024;

/**
 * New code from the development loop (`npm run dev`). `resolvers`: source texts by the name of the resolver
 * or AppSync function; `functions`: folders of bundled Lambda functions by the function's `Description` in
 * the template.
 */
interface Code {
  resolvers?: Record<string, string>;
  functions?: Record<string, string>;
}

/**
 * The developer page's route with which the development loop (`npm run dev`) replaces code of the running
 * stack. If new code is refused, the old code stays, and the response contains the reason.
 */
export function createCodeRoutes(appsync: AppSync, host: LambdaHost): Route[] {
  return [
    {
      method: 'POST',
      path: /^\/code$/,
      async answer({ request }) {
        const { resolvers = {}, functions = {} } = (await readJson(request, limit)) as Code;
        const refused: string[] = [];
        const attempt = async (replace: () => void | Promise<void>) => {
          try {
            await replace();
          } catch (error) {
            refused.push(error instanceof Error ? error.message : String(error));
          }
        };
        for (const [name, code] of Object.entries(resolvers)) {
          await attempt(() => appsync.replaceCode(name, code));
        }
        for (const [description, folder] of Object.entries(functions)) {
          await attempt(() => host.replaceCode(description, folder));
        }
        if (refused.length > 0) throw new RouteError(409, refused.join('\n'));
        return { replaced: true };
      },
    },
  ];
}
