import { CfnCondition, CfnParameter, Fn, Stack } from 'aws-cdk-lib';
import type { CfnUserPool, UserPool } from 'aws-cdk-lib/aws-cognito';
import type { CfnGlobalTable, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { protectionParameter } from '../protectionParameter';

/**
 * The deletion protection of tables and of the user pool, which a parameter of the stack switches. It is off in a new
 * stack, because a creation that fails could not be rolled back otherwise, and `npm run deploy` switches it on after
 * the first deployment that succeeds (docs/adr/0141).
 */
export class Protection extends Construct {
  private readonly isOn: CfnCondition;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const stack = Stack.of(this);
    const parameter = new CfnParameter(stack, protectionParameter, {
      allowedValues: ['off', 'on'],
      default: 'off',
      description:
        'Whether AWS refuses to delete tables and accounts. Off until the first deployment succeeds.',
    });
    this.isOn = new CfnCondition(stack, 'IsProtected', {
      expression: Fn.conditionEquals(parameter.valueAsString, 'on'),
    });
  }

  protectTable(table: TableV2): void {
    const resource = table.node.defaultChild as CfnGlobalTable;
    resource.addPropertyOverride('Replicas.0.DeletionProtectionEnabled', this.choose(true, false));
  }

  protectUserPool(userPool: UserPool): void {
    const resource = userPool.node.defaultChild as CfnUserPool;
    resource.addPropertyOverride('DeletionProtection', this.choose('ACTIVE', 'INACTIVE'));
  }

  private choose<Value>(on: Value, off: Value) {
    return { 'Fn::If': [this.isOn.logicalId, on, off] };
  }
}
