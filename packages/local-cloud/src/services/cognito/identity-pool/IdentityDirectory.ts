import type { Store } from '../storage/Store';
import type { IdentityRecord } from './IdentityRecord';

/** The identities of the Cognito identity pool, by id and, for signed-in people, by `sub`. */
export class IdentityDirectory {
  private readonly ids = new Map<string, string>();

  constructor(private readonly store: Store) {
    for (const { id, sub } of store.all('identities')) if (sub !== null) this.ids.set(sub, id);
  }

  get(id: string): IdentityRecord | undefined {
    return this.store.get('identities', id);
  }

  ofUser(sub: string): IdentityRecord | undefined {
    const id = this.ids.get(sub);
    return id === undefined ? undefined : this.get(id);
  }

  save(identity: IdentityRecord): void {
    this.store.put('identities', identity.id, identity);
    if (identity.sub !== null) this.ids.set(identity.sub, identity.id);
  }
}
