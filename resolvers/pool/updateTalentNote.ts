import { util } from '@aws-appsync/utils';
import { TalentNote } from '../../model/entities/TalentNote';
import { isIdOf } from '../../model/ids';
import { RateLimits } from '../../model/limits/RateLimits';
import { isBlank } from '../../model/rules/isBlank';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail, invalid } from '../lib/resolver';
import { toUpdate, updateRecord } from '../lib/write/record';
import { isOfOwnPool } from './lib/poolAccess';
import { ownNoteOrFail } from './lib/ownNoteOrFail';

export const updateTalentNote = operation('Mutation.updateTalentNote', {
  grants: ['client', 'admin'],
  rate: RateLimits.assessment,
}).unit('Talent', {
  /** Changes an own note. `NotFound` for those of others, administrators included. */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    const { id, text } = ctx.args.input;
    if (isBlank(text)) invalid('input.text', 'required');
    if (!isIdOf(TalentNote, id) || !isOfOwnPool(who, id)) fail('NotFound', 'There is no such record.');
    const changed = toUpdate({ text, editedAt: util.time.nowISO8601() }, []);
    return updateRecord(TalentNote, id, changed, { by: { eq: who.sub } });
  },

  response: ownNoteOrFail,
});
