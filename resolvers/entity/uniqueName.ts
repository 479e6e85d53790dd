import { type Context, runtime, util } from '@aws-appsync/utils';
import { wholeName } from '../../model/search/wholeName';
import type { StoredRow } from '../generated/types';
import { ENTITY } from '../lib/bundleConstants';
import { steps } from '../lib/operation';
import { queryCatalogue } from '../lib/page/catalogue';
import { authorizeAndValidate, invalid, resultOrFail } from '../lib/resolver';
import { asText } from '../lib/asText';

interface Args {
  input: { id?: string | null; name?: string | null; clientToken?: string | null };
}

const fold = (name: string) => wholeName(util.str.normalize(name, 'nfkc'));

export const uniqueName = steps({
  check: {
    /** Before a catalogue entry gets a name, reads the entries of its catalogue. */
    request(ctx: Context<Args>) {
      authorizeAndValidate(ctx);
      if (!ctx.args.input.name) return runtime.earlyReturn(null);
      return queryCatalogue(ENTITY.name as 'Skill');
    },

    /**
     * Throws `InvalidInput` if another entry of the catalogue has the name, also in another spelling, which is found in
     * the same searches. The entry that an earlier call with the same client token has created is none other.
     */
    response(ctx: Context<Args>) {
      const { id, name, clientToken } = ctx.args.input;
      const folded = fold(asText(name));
      const { items } = resultOrFail<{ items: StoredRow[] }>(ctx);
      const others = items.filter((entry) => entry.id !== id && entry.id !== clientToken);
      if (others.some((entry) => fold(asText(entry.name)) === folded)) invalid('input.name', 'sameName');
      return null;
    },
  },
});
