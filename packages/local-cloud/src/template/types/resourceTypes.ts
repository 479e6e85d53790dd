import { appsyncTypes } from './appsyncTypes';
import { cognitoTypes } from './cognitoTypes';
import { dynamodbTypes } from './dynamodbTypes';
import { iamTypes } from './iamTypes';
import { lambdaTypes } from './lambdaTypes';
import { messagingTypes } from './messagingTypes';
import { operationalTypes } from './operationalTypes';
import type { ResourceTypes } from './ResourceType';
import { storageTypes } from './storageTypes';

/** Every CloudFormation type that the local cloud knows. What is missing here stops it by name. */
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
