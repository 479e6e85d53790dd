import { type Context, runtime } from '@aws-appsync/utils';
import { OpenJob } from '../../model/entities/OpenJob';
import { User } from '../../model/entities/User';
import { isIdOf, parentIdOf, partitionOf, secondSegment } from '../../model/ids';
import { jobRole } from '../../model/jobStaff';
import type { StoredRow } from '../generated/types';
import { jobRoleInRow } from '../lib/access/jobStaff';
import { ENTITY } from '../lib/bundleConstants';
import { steps } from '../lib/operation';
import { getLatestRecord, queryPartition, type QueryResult } from '../lib/read';
import { authorizeAndValidate, getCaller, resultOrFail } from '../lib/resolver';
import type { PrivateRow } from '../user/lib/PrivateRow';
import { contactGrantingRows } from '../user/lib/contactGrantingRows';
import { asText } from '../lib/asText';

/** Returns the sub of the talent that the record is about, which is to be created, changed or deleted. */
function talentOf({ input }: { input: StoredRow }): string {
  return partitionOf(asText(input.id ?? input[ENTITY.parent]));
}

/**
 * Returns those private rows that count for this record: for one below a record with an author, all of them if
 * the caller is that author, otherwise none; for one below another private row, such as the review of an
 * engagement, only that row.
 */
function rowsFor(ctx: Context<{ input: StoredRow }>, items: PrivateRow[]): PrivateRow[] {
  const { input } = ctx.args;
  if (ENTITY.path.length < 2) return items;
  const own = ENTITY.id === 'single' ? input.id : parentIdOf(asText(input.id));
  const id = input.id ? own : input[ENTITY.parent];
  const parents = items.filter(
    (row) => row.id === id && row.__typename === ENTITY.path[ENTITY.path.length - 2],
  );
  const author = parents[0]?.authorKey;
  if (!author) return parents;
  return author === ctx.stash.who.sub ? items : [];
}

export const allow = steps({
  jobStaff: {
    /**
     * The first step when a generic mutation writes a record that belongs to a job. Reads the job, and notes in
     * the stash whether the caller may write the record: clients and consultants of the job if it is a record
     * below the job, only its consultants if it is an involvement. Skipped for administrators.
     */
    request(ctx: Context<{ input: { id?: string; openJobID?: string } }>) {
      const who = getCaller(ctx);
      const { id, openJobID } = ctx.args.input;
      const isBelow = ENTITY.table === 'OpenJob';
      const job = isBelow ? partitionOf(id ?? openJobID ?? '') : secondSegment(id ?? '');
      if (who.isAdmin || !who.inClientArea || !isIdOf(OpenJob, job)) runtime.earlyReturn(null);
      return getLatestRecord(OpenJob, job);
    },

    response(ctx: Context) {
      const job = resultOrFail<StoredRow | null>(ctx);
      const role = job ? jobRole(getCaller(ctx), job) : 'none';
      ctx.stash.isAllowed = role === 'consultant' || (role === 'client' && ENTITY.table === 'OpenJob');
      return null;
    },
  },

  talentContact: {
    /**
     * Reads the private rows of the talent that the caller writes about, which show whether the two are in
     * contact. Reads nothing for administrators, who need no contact, or if the caller is that talent.
     */
    request(ctx: Context<{ input: StoredRow }>) {
      const who = authorizeAndValidate(ctx);
      const sub = talentOf(ctx.args);
      if (who.isAdmin || !who.inClientArea || who.sub === sub || !isIdOf(User, sub))
        runtime.earlyReturn(null);
      ctx.stash.who = who;
      return queryPartition(`${sub}#private`);
    },

    /**
     * Allows the write if one of the talent's private rows puts the caller in contact with the talent now: who
     * wrote a record earlier and has no contact any more may neither change nor delete it. An entity can require
     * that for a client this is a row of one type, `clientsAfter`. Also puts the name of the client's organization
     * into the stash, because a new record will show the organization as its author.
     */
    response(ctx: Context<{ input: StoredRow }>) {
      const { items } = resultOrFail<QueryResult<PrivateRow>>(ctx);
      const { who } = ctx.stash;
      const verb = Object.keys(ENTITY.access).filter((each) => ctx.info.fieldName.startsWith(each))[0];
      const grants = ENTITY.access[verb as 'create'] ?? [];
      const after = ENTITY.author?.clientsAfter;
      const allowing = contactGrantingRows(who, rowsFor(ctx, items)).filter((row) => {
        const role = jobRoleInRow(who, row);
        return (
          grants.includes(role as 'client') && (role === 'consultant' || !after || row.__typename === after)
        );
      });
      const named = allowing.filter((row) => row.organizationName && jobRoleInRow(who, row) === 'client')[0];
      ctx.stash.isAllowed = allowing.length > 0;
      ctx.stash.organizationName = named?.organizationName;
      return null;
    },
  },
});
