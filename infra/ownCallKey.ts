import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/**
 * Returns what functions send with their own calls of the API, in the header `ownCallHeader`, so that the firewall
 * does not count them. It is the id of the stack: it ends with a random UUID, and nobody outside of the account
 * learns it. It opens nothing but this limit.
 */
export const ownCallKey = (scope: Construct): string => Stack.of(scope).stackId;
