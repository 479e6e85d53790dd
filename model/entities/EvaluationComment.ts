import { entity } from '../Entity';
import { EvaluationCommentVisibility } from '../visibility/EvaluationCommentVisibility';
import { User } from './User';

/** Stored in the partition of the talent it is about. Its author may change it for a day. */
export const EvaluationComment = entity({
  name: 'EvaluationComment',
  in: User,
  parent: 'userID',
  author: { sub: 'commentatorID', name: '', hours: 24 },
  access: {
    create: ['client', 'consultant', 'admin'],
    update: ['client', 'consultant', 'admin'],
    delete: ['client', 'consultant', 'admin'],
  },
  limits: { message: 2000, rate: [1, 5] },
  fields: EvaluationCommentVisibility,
});
