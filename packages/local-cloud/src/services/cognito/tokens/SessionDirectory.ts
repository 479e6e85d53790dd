import { randomBytes, randomUUID } from 'node:crypto';
import type { ClientConfiguration } from '../configuration/ClientConfiguration';
import type { Store } from '../storage/Store';
import { hashToken } from './hashToken';
import type { SessionRecord } from './SessionRecord';

// An access token can still be valid when the refresh token that was issued with it has expired: for one day at most.
const longestAccess = 86_400_000;

const newToken = () => randomBytes(96).toString('base64url');

/** The sessions of the user pool, one for each sign-in. Refresh tokens are stored only as hashes. */
export class SessionDirectory {
  private readonly ids = new Map<string, string>();

  constructor(
    private readonly store: Store,
    private readonly now: () => number,
  ) {
    for (const session of store.all('sessions')) {
      if (session.expiresAt + longestAccess <= now()) store.remove('sessions', session.id);
      else this.index(session);
    }
  }

  get(id: string): SessionRecord | undefined {
    return this.store.get('sessions', id);
  }

  ofRefreshToken(token: string): SessionRecord | undefined {
    const id = this.ids.get(hashToken(token));
    return id === undefined ? undefined : this.get(id);
  }

  open(sub: string, client: ClientConfiguration): { session: SessionRecord; refreshToken: string } {
    const refreshToken = newToken();
    const signedInAt = this.now();
    const session: SessionRecord = {
      id: randomUUID(),
      sub,
      clientId: client.id,
      signedInAt,
      expiresAt: signedInAt + client.refreshTokenSeconds * 1000,
      refreshHash: hashToken(refreshToken),
      retired: null,
    };
    this.save(session);
    return { session, refreshToken };
  }

  /**
   * Replaces the refresh token of a session, and returns the new token. The new token has the same expiry as
   * the old one. For `graceSeconds` from now, the old token is accepted too.
   */
  rotate(session: SessionRecord, graceSeconds: number): string {
    const refreshToken = newToken();
    if (session.retired) this.ids.delete(session.retired.refreshHash);
    this.save({
      ...session,
      refreshHash: hashToken(refreshToken),
      retired: { refreshHash: session.refreshHash, graceUntil: this.now() + graceSeconds * 1000 },
    });
    return refreshToken;
  }

  close(session: SessionRecord): void {
    this.ids.delete(session.refreshHash);
    if (session.retired) this.ids.delete(session.retired.refreshHash);
    this.store.remove('sessions', session.id);
  }

  closeAll(sub: string): void {
    for (const session of this.store.all('sessions')) if (session.sub === sub) this.close(session);
  }

  private save(session: SessionRecord): void {
    this.store.put('sessions', session.id, session);
    this.index(session);
  }

  private index(session: SessionRecord): void {
    this.ids.set(session.refreshHash, session.id);
    if (session.retired) this.ids.set(session.retired.refreshHash, session.id);
  }
}
