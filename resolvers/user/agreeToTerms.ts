import { util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { User } from '../../model/entities/User';
import { UserPrivate } from '../../model/entities/UserPrivate';
import { keyOf } from '../../model/ids';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, invalid, tableName } from '../lib/resolver';
import { toUpdate } from '../lib/write/record';
import { consentState } from './lib/consentState';
import { resolveChangedUser } from './resolveChangedUser';

const BOTH = ['isAgreedTerms', 'isConfirmedServiceGuide'] as const;

export const agreeToTerms = operation('Mutation.agreeToTerms', { grants: ['owner'] })
  .step('write', 'Talent', {
    /**
     * Stores that a person who was invited agrees to the terms and has read the guide to the service. Nobody can do this
     * for somebody else. The profile has both consents; UserPrivate has the time, because every mutation reads that row.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { sub, ...consents } = ctx.args.input;
      if (sub !== who.sub) fail('NotFound', 'There is no such record.');
      BOTH.forEach((consent) => {
        if (consents[consent] !== true) invalid(`input.${consent}`, 'required');
      });
      const now = util.time.nowISO8601();
      const touch = { updatedAt: operations.replace(now), version: operations.increment(1) };
      const condition = { pk: { attributeExists: true } };
      const table = tableName(ctx, 'Talent');
      const profile = { ...toUpdate({ ...consents, ...consentState(consents, now) }, []), ...touch };
      const account = { agreedTermsAt: operations.replace(now), ...touch };
      return transactWrite({
        items: [
          { updateItem: { table, key: keyOf(User, sub), update: profile, condition } },
          { updateItem: { table, key: keyOf(UserPrivate, sub), update: account, condition } },
        ],
      });
    },

    /** Returns whether the consents were stored. The next step reads the User. */
    response(ctx) {
      return { isWritten: !ctx.error };
    },
  })
  .step('resolveConflict', resolveChangedUser);
