import { remove } from '@aws-appsync/utils/dynamodb';
import { TalentNote } from '../../model/entities/TalentNote';
import { isIdOf, keyOf } from '../../model/ids';
import { operation } from '../lib/operation';
import { authorizeAndValidate, fail } from '../lib/resolver';
import { isOfOwnPool } from './lib/poolAccess';
import { ownNoteOrFail } from './lib/ownNoteOrFail';

export const deleteTalentNote = operation('Mutation.deleteTalentNote', {
  grants: ['client', 'admin'],
}).unit('Talent', {
  /** Deletes an own note. `NotFound` for those of others, administrators included. */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    const { id } = ctx.args.input;
    if (!isIdOf(TalentNote, id) || !isOfOwnPool(who, id)) fail('NotFound', 'There is no such record.');
    return remove({ key: keyOf(TalentNote, id), condition: { by: { eq: who.sub } } });
  },

  response: ownNoteOrFail,
});
