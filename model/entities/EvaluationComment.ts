import { declareEntity } from '../declareEntity';
import { RateLimits } from '../limits/RateLimits';
import { EvaluationCommentVisibility } from '../visibility/EvaluationCommentVisibility';
import { User } from './User';

/**
 * A comment about a talent, stored in the talent's partition. Its author may change or delete it for 24
 * hours, administrators at any time.
 */
export const EvaluationComment = declareEntity({
  name: 'EvaluationComment',
  in: User,
  parent: 'userID',
  author: { sub: 'commentatorID', name: '', hours: 24 },
  rate: RateLimits.assessment,
  access: {
    create: ['client', 'consultant', 'admin'],
    update: ['client', 'consultant', 'admin'],
    delete: ['client', 'consultant', 'admin'],
  },
  limits: { message: 2000, rate: [1, 5] },
  fields: EvaluationCommentVisibility,
});
