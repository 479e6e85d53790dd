/**
 * `npm run prove load -- --seconds 300 --rate 20 --people 20 --unread 5000` makes mixed calls at a steady
 * rate while a subscriber listens. It measures the latency of calls and live messages, the time until the
 * streams are processed, memory, and how long it takes to mark thousands of messages as read.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { cpuSecondsOf } from '../bench/cpuSecondsOf';
import { memoryOf } from '../bench/memoryOf';
import { describeTimes } from '../support/faults/describeTimes';
import { drained } from '../support/faults/drained';
import { onOwnStack } from '../support/faults/onOwnStack';
import { LiveProbe } from '../support/load/LiveProbe';
import { makeWorld } from '../support/load/makeWorld';
import { MixedCalls } from '../support/load/MixedCalls';
import { readMany } from '../support/load/readMany';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '300' },
    rate: { type: 'string', default: '20' },
    people: { type: 'string', default: '20' },
    unread: { type: 'string', default: '5000' },
  },
});

void onOwnStack(async ({ pid }) => {
  const [rate, seconds, unread] = [Number(values.rate), Number(values.seconds), Number(values.unread)];
  const world = await makeWorld(Number(values.people) + 1);
  const [probed, ...talents] = world.talents;
  if (!probed) throw new Error('The load needs at least one person');
  await drained();
  const machine = () => `${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}`;
  console.log(`Machine: ${machine()}; memory before: ${memoryOf(pid).now} MB`);

  const { conversationId, person } = probed;
  const probe = await LiveProbe.start({ conversationId, writer: world.admin, reader: person });
  const calls = new MixedCalls({ ...world, talents });
  const began = performance.now();
  const worked = cpuSecondsOf(pid);
  await calls.run(rate, seconds);
  const lasted = (performance.now() - began) / 1000;
  const after = memoryOf(pid).now;
  const settling = drained();
  await probe.stop();
  const settled = await settling;
  console.log(
    `${calls.times.length} calls in ${lasted.toFixed(0)} s: ${describeTimes(calls.times)}, ${calls.errors.length} errors`,
  );
  for (const error of new Set(calls.errors)) console.log(`  ${error}`);
  const { times, delays, missing } = probe;
  console.log(
    `Live messages: ${times.length} received, ${missing} never; from sending: ${describeTimes(times)}`,
  );
  console.log(`  from the response that it is stored: ${describeTimes(delays)}`);
  console.log(`Streams settled ${settled.toFixed(1)} s after the end`);
  console.log(`CPU time of the stack without its tables: ${(cpuSecondsOf(pid) - worked).toFixed(0)} s`);
  const { now, most } = memoryOf(pid);
  console.log(`Memory at the end ${after} MB, settled ${now} MB, at most ${most} MB; ${machine()}`);
  if (unread > 0)
    console.log(`${unread} unread messages read in ${(await readMany(world, unread)).toFixed(1)} s`);
  if (calls.errors.length + probe.missing > 0) process.exitCode = 1;
});
