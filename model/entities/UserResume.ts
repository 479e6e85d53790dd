import { declareEntity } from '../declareEntity';
import { UserResumeVisibility } from '../visibility/UserResumeVisibility';
import { User } from './User';

/**
 * A document that a talent has uploaded, such as a CV. Job staff see the document only if it is attached to
 * an application to their job, and open it with getFileLink.
 */
export const UserResume = declareEntity({
  name: 'UserResume',
  in: User,
  isPrivate: true,
  parent: 'userID',
  perParent: 20,
  owner: 'owner',
  access: { create: ['owner', 'admin'], delete: ['owner', 'admin'] },
  limits: { file: 'file', filename: 200, fileType: 100 },
  fields: UserResumeVisibility,
});
