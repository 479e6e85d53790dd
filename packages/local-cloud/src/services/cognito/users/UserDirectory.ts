import { ServiceError } from '../ServiceError';
import type { Store } from '../storage/Store';
import type { UserRecord } from './UserRecord';

/** The users of the Cognito user pool, found by their `sub` or by the names with which they sign in. */
export class UserDirectory {
  private readonly subs = new Map<string, string>();

  constructor(
    private readonly store: Store,
    private readonly pool: { emailIsUsername: boolean; caseSensitive: boolean },
  ) {
    for (const user of store.all('users')) this.index(user);
  }

  all(): UserRecord[] {
    return this.store.all('users');
  }

  get(sub: string): UserRecord | undefined {
    return this.store.get('users', sub);
  }

  /** Finds a user by username or, in a pool whose users sign in with their email, by email. */
  find(login: string): UserRecord | undefined {
    const sub = this.subs.get(this.key(login));
    return sub === undefined ? undefined : this.get(sub);
  }

  insert(user: UserRecord): void {
    this.store.put('users', user.sub, user);
    this.index(user);
  }

  /**
   * Replaces a user by the result of `change`, and returns the new user. `change` gets the stored user, who may have
   * changed since the caller read it.
   * @throws UserNotFoundException when the user has been deleted
   */
  update(sub: string, change: (user: UserRecord) => UserRecord): UserRecord {
    const before = this.get(sub);
    if (!before) throw new ServiceError('UserNotFoundException', 'User does not exist.');
    const after = change(before);
    this.unindex(before);
    this.store.put('users', sub, after);
    this.index(after);
    return after;
  }

  remove(user: UserRecord): void {
    this.unindex(user);
    this.store.remove('users', user.sub);
  }

  private logins(user: UserRecord): string[] {
    const email = this.pool.emailIsUsername ? user.attributes.email : undefined;
    return email ? [user.username, email] : [user.username];
  }

  private index(user: UserRecord): void {
    for (const login of this.logins(user)) this.subs.set(this.key(login), user.sub);
  }

  private unindex(user: UserRecord): void {
    for (const login of this.logins(user)) this.subs.delete(this.key(login));
  }

  private key(login: string): string {
    return this.pool.caseSensitive ? login : login.toLowerCase();
  }
}
