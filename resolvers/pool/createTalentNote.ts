import { util } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { TalentNote } from '../../model/entities/TalentNote';
import { User } from '../../model/entities/User';
import { childId } from '../../model/ids';
import { RateLimits } from '../../model/limits/RateLimits';
import { isBlank } from '../../model/rules/isBlank';
import type { Rows } from '../generated/types';
import { operation } from '../lib/operation';
import { getLatestRecord } from '../lib/read';
import { authorizeAndValidate, fail, invalid, newIdSegment, resultOrFail } from '../lib/resolver';
import { createdOrFail, putIfAbsent, stamp } from '../lib/write/record';
import { isOther, isPoolable, poolOf } from './lib/poolAccess';

export const createTalentNote = operation('Mutation.createTalentNote', {
  grants: ['client', 'admin'],
  rate: RateLimits.assessment,
})
  .stash<{ who: Caller; organizationId: string; record: Rows['TalentNote'] }>()
  .step('talent', 'Talent', {
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { userID, organizationId, text } = ctx.args.input;
      if (isBlank(text)) invalid('input.text', 'required');
      ctx.stash.who = who;
      ctx.stash.organizationId = poolOf(who, organizationId);
      if (ctx.stash.organizationId === '' || !isOther(who, userID))
        fail('NotFound', 'There is no such record.');
      return getLatestRecord(User, userID);
    },

    response(ctx) {
      if (!isPoolable(ctx.stash.who, ctx.stash.organizationId, resultOrFail(ctx)))
        fail('NotFound', 'There is no such record.');
      return null;
    },
  })
  .step('write', 'Talent', {
    request(ctx) {
      const { userID, text, clientToken } = ctx.args.input;
      const { who, organizationId } = ctx.stash;
      const pooledTalentID = childId(userID, organizationId);
      const id = childId(pooledTalentID, newIdSegment(clientToken));
      const values = { text, by: who.sub, at: util.time.nowISO8601() };
      const made = {
        ...{ __typename: 'TalentNote' as const, id, createdBy: who.sub, createToken: clientToken },
      };
      ctx.stash.record = stamp(values, made);
      return putIfAbsent(TalentNote, ctx.stash.record);
    },

    response(ctx) {
      return createdOrFail(ctx);
    },
  });
