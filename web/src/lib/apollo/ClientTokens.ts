import { serverClock } from '../api/serverClock';
import { createClientToken } from './createClientToken';

/** How long a client token is reused, in milliseconds. The API accepts a token for ten minutes. */
const NINE_MINUTES = 540_000;

/** Client tokens by the name of what they create: a repeated request has the token of the first one. */
export class ClientTokens {
  private readonly given = new Map<string, { token: string; at: number }>();

  get(name: string): string {
    const now = serverClock.now();
    const last = this.given.get(name);
    // The server's time may have become known in the meantime.
    if (last && Math.abs(now - last.at) <= NINE_MINUTES) return last.token;
    const token = createClientToken(now);
    this.given.set(name, { token, at: now });
    return token;
  }

  forget(name: string): void {
    this.given.delete(name);
  }
}
