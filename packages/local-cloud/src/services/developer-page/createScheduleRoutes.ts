import type { Schedules } from '../schedule/Schedules';
import { RouteError, type Route } from './Route';

/** The developer page's routes for scheduled jobs: the list, and running one of them at once. */
export function createScheduleRoutes(schedules: Schedules): Route[] {
  return [
    { method: 'GET', path: /^\/schedules$/, answer: () => schedules.list() },
    {
      method: 'POST',
      path: /^\/schedules\/([^/]+)\/run$/,
      async answer({ parts: [name = ''] }) {
        if (!schedules.list().some((schedule) => schedule.name === name)) {
          throw new RouteError(404, `No schedule ${name}`);
        }
        try {
          return { result: (await schedules.run(name)) ?? null };
        } catch (error) {
          throw new RouteError(502, error instanceof Error ? error.message : String(error));
        }
      },
    },
  ];
}
