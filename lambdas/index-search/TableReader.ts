import { Conversation } from '../../model/entities/Conversation';
import { JobAlert } from '../../model/entities/JobAlert';
import { SkillSet } from '../../model/entities/SkillSet';
import { UserConversations } from '../../model/entities/UserConversations';
import type { ToOne } from '../../model/Entity';
import { keyOf } from '../../model/ids';
import { collection } from '../lib/collection';
import { env } from './needs';
import { readVocabulary } from '../lib/alerts/readVocabulary';
import type { Vocabulary } from '../lib/alerts/Vocabulary';
import type { StoredRow } from '../lib/StoredRow';
import { itemAt } from '../lib/itemAt';
import { countItems } from '../lib/countItems';
import { wholeEntity } from '../../model/wholeEntity';

/**
 * Counts the messages of a conversation. Read rows (whether a member has read a message), which are stored
 * between them, are not counted.
 */
function countMessages(conversationId: string): Promise<number> {
  return countItems({
    TableName: env('CONVERSATION_TABLE'),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    FilterExpression: '#kind = :kind',
    ExpressionAttributeNames: { '#kind': '__typename' },
    ExpressionAttributeValues: { ':pk': conversationId, ':prefix': 'Message#', ':kind': 'Message' },
  });
}

/** A job and its occupations, from which the job's search documents are built. */
export interface JobItems {
  job: StoredRow;
  mainJobs: StoredRow[];
}

/**
 * A talent with all records of the profile and all private rows. The talent's search documents are built from
 * them.
 */
export interface PersonItems {
  user: StoredRow;
  profile: StoredRow[];
  privateRows: StoredRow[];
  /** The day of the talent's last visit (`YYYY-MM-DD`); undefined if there was none. */
  visitDay: string | undefined;
  /** The catalogue entry of the talent's main occupation; undefined if there is none. */
  category: StoredRow | undefined;
}

/** A conversation with its member rows and the number of its messages, but without the messages. */
export interface ConversationItems {
  conversation: StoredRow;
  members: StoredRow[];
  /** The members' User records, in the order of `members`; undefined for a member without a profile. */
  users: (StoredRow | undefined)[];
  messageCount: number;
}

/**
 * Reads the records from which a batch of search documents is built. Records that several documents need,
 * such as a job, are read once.
 */
export class TableReader {
  /**
   * The version under which all documents of the batch are stored: the time, in milliseconds, just before the
   * first read.
   */
  readonly version = Date.now();
  private readonly jobs = new Map<string, Promise<JobItems | undefined>>();
  private readonly entries = new Map<string, Promise<StoredRow | undefined>>();
  private readonly privateRowsOf = new Map<string, Promise<StoredRow[]>>();
  private readonly users = new Map<string, Promise<StoredRow | undefined>>();

  job(openJobId: string): Promise<JobItems | undefined> {
    const known = this.jobs.get(openJobId) ?? this.readJob(openJobId);
    this.jobs.set(openJobId, known);
    return known;
  }

  benefit(id: string): Promise<StoredRow | undefined> {
    return itemAt(env('CATALOG_TABLE'), { pk: 'EmployeeBenefit', sk: id });
  }

  alert(id: string): Promise<StoredRow | undefined> {
    return itemAt(env('TALENT_TABLE'), keyOf(JobAlert, id));
  }

  /** Returns what is needed to understand the text of an alert. */
  vocabulary(alert: StoredRow): Promise<Vocabulary> {
    return readVocabulary(env('CATALOG_TABLE'), alert);
  }

  user(sub: string): Promise<StoredRow | undefined> {
    const known = this.users.get(sub) ?? itemAt(env('TALENT_TABLE'), { pk: sub, sk: 'User' });
    this.users.set(sub, known);
    return known;
  }

  /** Returns all private rows of a person, read with one Query: contact data, keeps, applications and others. */
  privateRows(sub: string): Promise<StoredRow[]> {
    const known = this.privateRowsOf.get(sub) ?? collection(env('TALENT_TABLE'), `${sub}#private`);
    this.privateRowsOf.set(sub, known);
    return known;
  }

  async conversation(id: string): Promise<ConversationItems | undefined> {
    const TableName = env('CONVERSATION_TABLE');
    const conversation = await itemAt(TableName, keyOf(Conversation, id));
    if (!conversation) return undefined;
    const [members, messageCount] = await Promise.all([
      collection(TableName, id, `${UserConversations.name}#`),
      countMessages(id),
    ]);
    const users = await Promise.all(members.map(({ userId }) => this.user(String(userId))));
    return { conversation, members, users, messageCount };
  }

  /** Returns a talent's profile and private rows; undefined if the talent has not registered. */
  async person(sub: string): Promise<PersonItems | undefined> {
    const [rows, privateRows] = await Promise.all([
      collection(env('TALENT_TABLE'), sub),
      this.privateRows(sub),
    ]);
    const profile = await Promise.all(rows.map((row) => this.withEntries(row)));
    const user = profile.find(({ __typename }) => __typename === 'User');
    if (!user) return undefined;
    const visit = privateRows.find(({ __typename }) => __typename === 'LastVisitDay');
    const category = user.userMainJobId ? await this.entry('Job', String(user.userMainJobId)) : undefined;
    return { user, profile, privateRows, category, visitDay: visit?.day as string | undefined };
  }

  private async readJob(openJobId: string): Promise<JobItems | undefined> {
    const items = await collection(env('OPEN_JOB_TABLE'), openJobId);
    const job = items.find(({ __typename }) => __typename === 'OpenJob');
    if (!job) return undefined;
    const rows = items.filter(({ __typename }) => __typename === 'OpenJobMainJobs');
    const mainJobs = await Promise.all(
      rows.map(async (row) => ({ ...row, job: row.job ?? (await this.entry('Job', String(row.jobID))) })),
    );
    return { job, mainJobs };
  }

  /**
   * Returns a record below a profile with the catalogue entries to which it refers, if it is a skill. The API
   * stores only their ids, but the search documents contain their names.
   */
  private async withEntries(row: StoredRow): Promise<StoredRow> {
    if (row.__typename !== SkillSet.name) return row;
    const named = { ...row };
    for (const relation of wholeEntity(SkillSet).mustExist) {
      const { by, entity } = wholeEntity(SkillSet).relations[relation] as ToOne;
      const entry = row[relation] || !row[by] ? undefined : await this.entry(entity, String(row[by]));
      if (entry) named[relation] = { id: entry.id, name: entry.name };
    }
    return named;
  }

  /** Returns the entry of a catalogue with this id. */
  private entry(catalogue: string, id: string): Promise<StoredRow | undefined> {
    const key = `${catalogue}#${id}`;
    const known = this.entries.get(key) ?? itemAt(env('CATALOG_TABLE'), { pk: catalogue, sk: id });
    this.entries.set(key, known);
    return known;
  }
}
