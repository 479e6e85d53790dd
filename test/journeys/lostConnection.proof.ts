import { setTimeout as pause } from 'node:timers/promises';
import { describeLostConnection } from './parts/describeLostConnection';

// Longer than what keeps a socket alive.
describeLostConnection(
  'nothing is lost or shown twice when the network of one side is cut for 30 seconds',
  () => pause(30_000),
);
