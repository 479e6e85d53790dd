import { createHmac } from 'node:crypto';
import type { RoleSession } from './RoleSession';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
}

/**
 * Issues temporary AWS credentials, and recognises them later without storing them. The session token
 * contains the role session. Access key id and secret key are derived from the token with a secret of this
 * local cloud, so they cannot be guessed.
 */
export class CredentialMint {
  constructor(private readonly master: Buffer) {}

  issue(session: RoleSession): Credentials {
    return this.credentialsOf(Buffer.from(JSON.stringify(session)).toString('base64url'));
  }

  /**
   * Returns the session and the keys of temporary credentials; null when this mint has not issued them. The
   * caller must check the signature, which proves possession of the secret key, and whether the session has
   * expired.
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
