import { addedAttribute, schemaOfAdded } from '../configuration/attributes/addedAttribute';
import { list } from '../input/checks';
import type { Operation } from '../operations/operation';
import { ServiceError } from '../ServiceError';
import { accountOperations } from './accounts/accountOperations';
import { adminCreateUser } from './accounts/adminCreateUser';
import { adminOperation } from './adminOperation';
import { groupOperations } from './groupOperations';
import { listUsers } from './listUsers';

/**
 * Emulates Cognito's AddCustomAttributes, which adds attributes to the user pool. In AWS, only this action
 * can create a custom attribute with the name of a standard one: in the schema of a template, such a name
 * means the standard attribute.
 */
const addCustomAttributes = adminOperation({ CustomAttributes: list(addedAttribute) }, (pool, given) => {
  const added = given.CustomAttributes.map(schemaOfAdded);
  for (const { name } of added) {
    if (pool.configuration.schema.has(name)) {
      throw new ServiceError(
        'InvalidParameterException',
        `${name}: Existing attribute already has name ${name}.`,
      );
    }
  }
  for (const schema of added) {
    pool.configuration.schema.set(schema.name, schema);
    pool.store.put('attributes', schema.name, schema);
  }
  return {};
});

/** The emulated Cognito actions that only callers with IAM permissions may call, by name. */
export const adminOperations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    ...accountOperations,
    ...groupOperations,
    AddCustomAttributes: addCustomAttributes,
    AdminCreateUser: adminCreateUser,
    ListUsers: listUsers,
  }),
);
