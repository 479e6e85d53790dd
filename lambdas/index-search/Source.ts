import type { Address } from '../../model/ids';
import { collection } from '../lib/collection';
import { env } from '../lib/env';
import type { Item } from '../lib/Item';
import { itemAt } from '../lib/itemAt';

/** A job with what lies below it. */
export interface JobItems {
  job: Item;
  mainJobs: Item[];
}

/** Reads the tables for one batch, each thing once, and remembers when it began. */
export class Source {
  /** Taken before anything is read: what is read is at least as new as this. */
  readonly version = Date.now();
  private readonly jobs = new Map<string, Promise<JobItems | undefined>>();
  private readonly talentItems = new Map<string, Promise<Item | undefined>>();

  job(openJobId: string): Promise<JobItems | undefined> {
    const known = this.jobs.get(openJobId) ?? readJob(openJobId);
    this.jobs.set(openJobId, known);
    return known;
  }

  user(sub: string): Promise<Item | undefined> {
    return this.talent({ pk: sub, sk: 'User' });
  }

  talent(address: Address): Promise<Item | undefined> {
    const key = `${address.pk}|${address.sk}`;
    const known = this.talentItems.get(key) ?? itemAt(env('TALENT_TABLE'), address);
    this.talentItems.set(key, known);
    return known;
  }
}

async function readJob(openJobId: string): Promise<JobItems | undefined> {
  const items = await collection(env('OPEN_JOB_TABLE'), openJobId);
  const job = items.find(({ __typename }) => __typename === 'OpenJob');
  return job && { job, mainJobs: items.filter(({ __typename }) => __typename === 'OpenJobMainJobs') };
}
