import { runtime } from '@aws-appsync/utils';
import { viewerOf } from '../../model/access';
import { Qualification } from '../../model/entities/Qualification';
import { User } from '../../model/entities/User';
import { isIdOf, keyOf, partitionOf } from '../../model/ids';
import type { Viewer } from '../../model/visibility/FieldRules';
import { QualificationVisibility } from '../../model/visibility/QualificationVisibility';
import { isProfileShown } from '../../model/visibility/isProfileShown';
import { project } from '../../model/visibility/project';
import { operation } from '../lib/operation';
import { batchGetItems, batchItems } from '../lib/read';
import { authorizeAndValidate, getCaller } from '../lib/resolver';

export const getQualification = operation('Query.getQualification', { grants: ['guest', 'signedIn'] })
  .stash<{ viewer: Viewer }>()
  .unit('Talent', {
    /**
     * Reads a qualification and the profile of its talent. A caller who may not open the profile does not see the
     * qualification either.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { id } = ctx.args;
      if (!isIdOf(Qualification, id)) return runtime.earlyReturn(null);
      const sub = partitionOf(id);
      ctx.stash.viewer = viewerOf(who, sub);
      const keys = [keyOf(Qualification, id), keyOf(User, sub)];
      return batchGetItems(ctx, 'Talent', keys);
    },

    response(ctx) {
      const [qualification, user] = batchItems<['Qualification', 'User']>(ctx, 'Talent');
      const isShown = user && isProfileShown(user, ctx.stash.viewer, getCaller(ctx).memberOf);
      return qualification && isShown
        ? project(QualificationVisibility, qualification, ctx.stash.viewer)
        : null;
    },
  });
