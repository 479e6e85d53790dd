import { operation } from '../lib/operation';
import { authorizeAndValidate } from '../lib/resolver';
import type { Change } from '../lib/write/auditEntry';
import { loggedEditOrFail, queryLoggedEdit } from '../lib/write/loggedEdit';
import { formerValues } from '../job/lib/formerValues';
import { changeBenefit } from './changeBenefit';
import type { BenefitStash } from './lib/BenefitStash';
import { readBenefitNames } from './readBenefitNames';
import { writeBenefit } from './writeBenefit';

export const takeBackEmployeeBenefitEdit = operation('Mutation.takeBackEmployeeBenefitEdit', {
  grants: ['admin'],
})
  .stash<BenefitStash & { edit: readonly Change[] }>()
  .step('entry', 'Insight', {
    /** Reads the audit entry about the edit that is to be taken back. */
    request(ctx) {
      authorizeAndValidate(ctx);
      const { id, entryId } = ctx.args.input;
      return queryLoggedEdit(id, entryId, 'editPublicBenefit');
    },

    /**
     * Puts the changes of the edit into `ctx.stash.edit`, and the values that the benefit had before into
     * `ctx.stash.input`, where the next steps expect an input. `NotFound` if the log has no such edit.
     */
    response(ctx) {
      ctx.stash.edit = loggedEditOrFail(ctx);
      ctx.stash.input = { ...formerValues(ctx.stash.edit), id: ctx.args.input.id };
      return null;
    },
  })
  .step('names', readBenefitNames)
  .step('change', changeBenefit)
  .step('write', writeBenefit);
