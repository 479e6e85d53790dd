import { randomBytes } from 'node:crypto';

interface Entry<T> {
  challenge: T;
  expiresAt: number;
}

/**
 * Sign-ins in which the client has not responded to a challenge yet. Each has a random key, which the client
 * gets with the challenge and sends back. They are in memory only and are lost when the process ends.
 */
export class Challenges<T> {
  private readonly entries = new Map<string, Entry<T>>();

  constructor(private readonly now: () => number) {}

  open(challenge: T, seconds: number): string {
    for (const [key, { expiresAt }] of this.entries) if (expiresAt <= this.now()) this.entries.delete(key);
    const key = randomBytes(64).toString('base64');
    this.entries.set(key, { challenge, expiresAt: this.now() + seconds * 1000 });
    return key;
  }

  find(key: string): T | undefined {
    const entry = this.entries.get(key);
    return entry && entry.expiresAt > this.now() ? entry.challenge : undefined;
  }

  close(key: string): void {
    this.entries.delete(key);
  }
}
