/**
 * `npm run prove sockets -- --sockets 300 --seconds 60 --rate 20` repeatedly cuts half of the sockets while
 * messages are written. Afterwards every client must show every message once, in order.
 */
import { parseArgs } from 'node:util';
import { describeTimes } from '../support/faults/describeTimes';
import { drained } from '../support/faults/drained';
import { onOwnStack } from '../support/faults/onOwnStack';
import { ThreadClient } from '../support/faults/sockets/ThreadClient';
import { Writers } from '../support/faults/sockets/Writers';
import { makeWorld } from '../support/load/makeWorld';

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '20' },
  },
});
const SOCKETS_EACH = 10;
/** Maximum time from one cut of a socket to the next, and maximum duration of a cut, in milliseconds. */
const PAUSE_MILLISECONDS = 2_000;

const pause = (milliseconds: number) => new Promise((next) => setTimeout(next, milliseconds));

void onOwnStack(async () => {
  const seconds = Number(values.seconds);
  const { admin, talents } = await makeWorld(Math.ceil(Number(values.sockets) / SOCKETS_EACH));
  const writers = new Writers(
    admin,
    talents.map(({ conversationId }) => conversationId),
  );
  const times: number[] = [];
  const live = (content: string) => times.push(performance.now() - (writers.sentAt.get(content) ?? Infinity));
  const clients = talents.flatMap(({ person, conversationId }) =>
    Array.from({ length: SOCKETS_EACH }, (_, number) => ({
      conversationId,
      isCut: number % 2 === 1,
      // The delivery time is measured at the sockets that stay connected.
      client: new ThreadClient(person, conversationId, number % 2 === 0 ? live : undefined),
    })),
  );
  for (const { client } of clients) await client.connect();
  const until = performance.now() + seconds * 1_000;
  let cuts = 0;
  const cutting = clients.map(async ({ client, isCut }) => {
    while (isCut && performance.now() < until) {
      await pause(Math.random() * PAUSE_MILLISECONDS);
      client.cut();
      cuts += 1;
      await pause(Math.random() * PAUSE_MILLISECONDS);
      await client.connect();
    }
  });
  await Promise.all([writers.write(Number(values.rate), seconds), ...cutting]);
  const settled = await drained();
  await pause(1_000);

  const wrong = clients.filter(({ client, conversationId }) => {
    const shown = client.shown();
    return shown.join() !== (writers.stored.get(conversationId) ?? []).join();
  });
  const sum = (kind: 'asked' | 'live') => clients.reduce((all, { client }) => all + client.arrived[kind], 0);
  const messages = [...writers.stored.values()].flat().length;
  console.log(
    `${messages} messages, ${writers.refused.length} refused; ${clients.length} sockets, ${cuts} cuts`,
  );
  console.log(`${sum('live')} arrived live, ${sum('asked')} by a query after a reconnect`);
  console.log(
    `Delivery to connected sockets: ${describeTimes(times)}; settled ${settled.toFixed(1)} s after the end`,
  );
  console.log(`Clients that miss a message, show one twice or out of order: ${wrong.length}`);
  for (const { client } of clients) client.cut();
  if (wrong.length + writers.refused.length > 0) process.exitCode = 1;
});
