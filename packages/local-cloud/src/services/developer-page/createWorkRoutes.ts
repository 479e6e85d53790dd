import type { LambdaHost } from '../lambda/LambdaHost';
import type { Queues } from '../queues/Queues';
import type { Streams } from '../streams/Streams';
import { RouteError, type Route } from './Route';

interface Work {
  host: LambdaHost;
  queues: Queues;
  streams: Streams;
  trace(): unknown[];
}

/**
 * The developer page's routes for work behind the API: logs of functions, progress of streams, messages in
 * queues, traces of resolvers. Two routes act on a queue: one delivers its delayed messages at once, the
 * other repeats the stream batch that a message in a failure queue reports.
 */
export function createWorkRoutes({ host, queues, streams, trace }: Work): Route[] {
  return [
    { method: 'GET', path: /^\/logs$/, answer: () => host.logs() },
    { method: 'GET', path: /^\/streams$/, answer: () => streams.progress() },
    { method: 'GET', path: /^\/trace$/, answer: () => trace() },
    {
      method: 'GET',
      path: /^\/queues$/,
      answer: () => queues.all.map((queue) => ({ name: queue.configuration.name, messages: queue.list() })),
    },
    {
      method: 'POST',
      path: /^\/queues\/([^/]+)\/hasten$/,
      answer({ parts: [name = ''] }) {
        queues.find(name).hasten();
        return { hastened: true };
      },
    },
    {
      method: 'POST',
      path: /^\/queues\/([^/]+)\/([^/]+)\/redrive$/,
      async answer({ parts: [name = '', id = ''] }) {
        const queue = queues.find(name);
        const message = queue.list().find((candidate) => candidate.id === id);
        if (!message) throw new RouteError(404, 'No such message');
        await streams.redrive(message).catch((error: unknown) => {
          throw new RouteError(
            409,
            `Failed again: ${error instanceof Error ? error.message : String(error)}`,
          );
        });
        queue.remove(id);
        return { redriven: true };
      },
    },
  ];
}
