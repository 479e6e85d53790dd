import { createHmac } from 'node:crypto';
import type { RoleSession } from './RoleSession';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
}

/**
 * Creates temporary credentials and recognises them later without storing any: the session token names the
 * principal, and key id and secret key derive from it with the master secret. Another token has other keys,
 * which cannot be guessed.
 */
export class CredentialMint {
  constructor(private readonly master: Buffer) {}

  issue(session: RoleSession): Credentials {
    return this.credentialsOf(Buffer.from(JSON.stringify(session)).toString('base64url'));
  }

  /**
   * Session and keys of credentials made here; null for others'. That the caller has the secret key is for the
   * signature to prove, and whether the session has expired for the caller to see.
   */
  recognize(accessKeyId: string, sessionToken: string) {
    const credentials = this.credentialsOf(sessionToken);
    if (credentials.accessKeyId !== accessKeyId) return null;
    const session = JSON.parse(Buffer.from(sessionToken, 'base64url').toString()) as RoleSession;
    return { session, credentials };
  }

  private credentialsOf(sessionToken: string): Credentials {
    const derive = (purpose: string) =>
      createHmac('sha256', this.master).update(`${purpose}:${sessionToken}`);
    return {
      accessKeyId: `ASIA${derive('access-key').digest('hex').slice(0, 16).toUpperCase()}`,
      secretAccessKey: derive('secret-key').digest('base64').slice(0, 40),
      sessionToken,
    };
  }
}
