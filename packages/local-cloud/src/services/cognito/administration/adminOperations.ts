import type { Operation } from '../operations/operation';
import { addCustomAttributes } from './addCustomAttributes';
import { adminAddUserToGroup } from './adminAddUserToGroup';
import { adminConfirmSignUp } from './adminConfirmSignUp';
import { adminCreateUser } from './adminCreateUser';
import { adminDeleteUser } from './adminDeleteUser';
import { adminDeleteUserAttributes } from './adminDeleteUserAttributes';
import { adminDisableUser } from './adminDisableUser';
import { adminEnableUser } from './adminEnableUser';
import { adminGetUser } from './adminGetUser';
import { adminListGroupsForUser } from './adminListGroupsForUser';
import { adminRemoveUserFromGroup } from './adminRemoveUserFromGroup';
import { adminResetUserPassword } from './adminResetUserPassword';
import { adminSetUserPassword } from './adminSetUserPassword';
import { adminUpdateUserAttributes } from './adminUpdateUserAttributes';
import { adminUserGlobalSignOut } from './adminUserGlobalSignOut';
import { listUsers } from './listUsers';
import { listUsersInGroup } from './listUsersInGroup';

/** What only callers with a role that allows it may call, by the name in `x-amz-target`. */
export const adminOperations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    AddCustomAttributes: addCustomAttributes,
    AdminAddUserToGroup: adminAddUserToGroup,
    AdminConfirmSignUp: adminConfirmSignUp,
    AdminCreateUser: adminCreateUser,
    AdminDeleteUser: adminDeleteUser,
    AdminDeleteUserAttributes: adminDeleteUserAttributes,
    AdminDisableUser: adminDisableUser,
    AdminEnableUser: adminEnableUser,
    AdminGetUser: adminGetUser,
    AdminListGroupsForUser: adminListGroupsForUser,
    AdminRemoveUserFromGroup: adminRemoveUserFromGroup,
    AdminResetUserPassword: adminResetUserPassword,
    AdminSetUserPassword: adminSetUserPassword,
    AdminUpdateUserAttributes: adminUpdateUserAttributes,
    AdminUserGlobalSignOut: adminUserGlobalSignOut,
    ListUsers: listUsers,
    ListUsersInGroup: listUsersInGroup,
  }),
);
