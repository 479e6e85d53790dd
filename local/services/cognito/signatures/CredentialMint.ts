import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RoleSession } from './RoleSession';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
}

/**
 * Makes temporary credentials and knows its own again without keeping any: the session token says for whom they
 * are and is sealed with the master secret, from which key id and secret key derive.
 */
export class CredentialMint {
  constructor(private readonly master: Buffer) {}

  issue(session: RoleSession): Credentials {
    const content = Buffer.from(JSON.stringify(session)).toString('base64url');
    const sessionToken = `${content}.${this.seal('session-token', content).toString('base64url')}`;
    return { ...this.keysOf(sessionToken), sessionToken };
  }

  /** Session and secret key of credentials made here; null for others'. Whether they expired is for the caller to see. */
  recognize(accessKeyId: string, sessionToken: string) {
    const [content = '', seal = ''] = sessionToken.split('.');
    const expected = this.seal('session-token', content);
    const given = Buffer.from(seal, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const keys = this.keysOf(sessionToken);
    if (keys.accessKeyId !== accessKeyId) return null;
    const session = JSON.parse(Buffer.from(content, 'base64url').toString()) as RoleSession;
    return { session, credentials: { ...keys, sessionToken } };
  }

  private keysOf(sessionToken: string) {
    const id = this.seal('access-key', sessionToken).toString('hex').slice(0, 16).toUpperCase();
    return {
      accessKeyId: `ASIA${id}`,
      secretAccessKey: this.seal('secret-key', sessionToken).toString('base64').slice(0, 40),
    };
  }

  private seal(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.master).update(`${purpose}:${text}`).digest();
  }
}
