import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

interface Listener {
  host: string;
  port: number;
}

const LISTENING = '0A';

function descendantsOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]));
    } catch {
      // The process has ended.
    }
  }
  const found = [root];
  for (const parent of found) for (const [pid, of] of parents) if (of === parent) found.push(pid);
  return found;
}

/** Returns the inodes of the sockets that a process has open. */
const socketsOf = (pid: number): string[] =>
  readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.slice(1) ?? [];
    } catch {
      return [];
    }
  });

/** `0100007F` is 127.0.0.1. An IPv6 address stays as the kernel writes it. */
const hostOf = (hex: string): string =>
  hex.length > 8 ? hex : [6, 4, 2, 0].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join('.');

/** Returns every TCP address on which a process or one of its descendants listens. Linux only. */
export function listeningPorts(root: number): Listener[] {
  const sockets = new Set(descendantsOf(root).flatMap(socketsOf));
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8').trim().split('\n').slice(1),
  );
  return lines.flatMap((line) => {
    const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
    const [host = '', port = ''] = local.split(':');
    const isOurs = state === LISTENING && sockets.has(inode);
    return isOurs ? [{ host: hostOf(host), port: Number.parseInt(port, 16) }] : [];
  });
}
