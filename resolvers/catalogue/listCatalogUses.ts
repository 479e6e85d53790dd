import type { EnumValue } from '../../model/enums';
import type { StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';

/**
 * For each catalogue, the field of the search documents that has the ids of its entries: `referencedInSearchBy` of the
 * entity.
 */
const fields: Record<EnumValue<'UsedCatalogue'>, string> = {
  Prefacture: 'prefectureIDs',
  Job: 'jobIDs',
  Skill: 'skillIDs',
  SkillTag: 'skillIDs',
};

export const listCatalogUses = operation('Query.listCatalogUses', { grants: ['admin'] }).unit(
  'RecordFinder',
  {
    /** Invokes the function that counts the talents and jobs of each entry in one request. */
    request(ctx) {
      authorizeAndValidate(ctx);
      return { operation: 'Invoke', payload: { usesIn: fields[ctx.args.catalogue] } };
    },

    response: (ctx) => resultOrFail<StoredRow[]>(ctx),
  },
);
