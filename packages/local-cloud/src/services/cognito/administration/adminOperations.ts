import type { Operation } from '../operations/operation';
import { addCustomAttributes } from './addCustomAttributes';
import { adminAddUserToGroup } from './groups/adminAddUserToGroup';
import { adminConfirmSignUp } from './accounts/adminConfirmSignUp';
import { adminCreateUser } from './accounts/adminCreateUser';
import { adminDeleteUser } from './accounts/adminDeleteUser';
import { adminDeleteUserAttributes } from './adminDeleteUserAttributes';
import { adminDisableUser } from './accounts/adminDisableUser';
import { adminEnableUser } from './accounts/adminEnableUser';
import { adminGetUser } from './adminGetUser';
import { adminListGroupsForUser } from './groups/adminListGroupsForUser';
import { adminRemoveUserFromGroup } from './groups/adminRemoveUserFromGroup';
import { adminResetUserPassword } from './accounts/adminResetUserPassword';
import { adminSetUserPassword } from './accounts/adminSetUserPassword';
import { adminUpdateUserAttributes } from './adminUpdateUserAttributes';
import { adminUserGlobalSignOut } from './accounts/adminUserGlobalSignOut';
import { listUsers } from './listUsers';
import { listUsersInGroup } from './groups/listUsersInGroup';

/** The emulated Cognito actions that only callers with IAM permissions may call, by name. */
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
