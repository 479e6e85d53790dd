import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { findDynoxide } from '../src/services/dynamodb/engine/findDynoxide';

export interface Store {
  endpoint: string;
  stop(): Promise<void>;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}

/** Starts an empty DynamoDB engine in memory. */
export async function startDynoxide(port: number): Promise<Store> {
  if (await answers(port)) throw new Error(`port ${port} is in use`);
  const child = spawn(findDynoxide(tmpdir(), console.log), ['--port', String(port)], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`dynoxide ended with ${child.exitCode}`);
  }
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
