import { appsyncTypes } from './appsyncTypes';
import { cognitoTypes } from './cognitoTypes';
import { dynamodbTypes } from './dynamodbTypes';
import { iamTypes } from './iamTypes';
import { lambdaTypes } from './lambdaTypes';
import { messagingTypes } from './messagingTypes';
import { operationalTypes } from './operationalTypes';
import type { ResourceTypes } from './ResourceType';
import { storageTypes } from './storageTypes';

/**
 * All CloudFormation resource types that the local cloud knows. A template with any other type is rejected with an
 * error that names it.
 */
export const resourceTypes: ResourceTypes = {
  ...appsyncTypes,
  ...cognitoTypes,
  ...dynamodbTypes,
  ...iamTypes,
  ...lambdaTypes,
  ...messagingTypes,
  ...operationalTypes,
  ...storageTypes,
};
