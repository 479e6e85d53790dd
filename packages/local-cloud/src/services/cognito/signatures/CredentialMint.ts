import { createHmac } from 'node:crypto';
import type { RoleSession } from './RoleSession';

export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
}

/**
 * Issues temporary AWS credentials, and recognizes them later without having stored them. The session token
 * contains the role session. The access key id and the secret key are derived from the token and a secret of
 * this local cloud, so nobody else can compute them.
 */
export class CredentialMint {
  constructor(private readonly master: Buffer) {}

  issue(session: RoleSession): Credentials {
    return this.credentialsOf(Buffer.from(JSON.stringify(session)).toString('base64url'));
  }

  /**
   * Returns the role session and the keys that belong to temporary credentials; null if they were not issued
   * here. The caller must also verify the signature, which proves that the sender has the secret key, and
   * check whether the session has expired.
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
