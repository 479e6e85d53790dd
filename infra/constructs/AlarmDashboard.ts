import { type Alarm, AlarmStatusWidget, Dashboard, GraphWidget } from 'aws-cdk-lib/aws-cloudwatch';
import { Stack } from 'aws-cdk-lib';
import { Construct } from 'constructs';

/** The CloudWatch dashboard: the state of all alarms, and a graph of each alarm's metric with its threshold. */
export class AlarmDashboard extends Construct {
  constructor(scope: Construct, id: string, { alarms }: { alarms: readonly Alarm[] }) {
    super(scope, id);
    const { stackName } = Stack.of(this);
    // CloudWatch shows at most 100 alarms in one widget.
    const states = new AlarmStatusWidget({ title: 'Alarms', width: 24, height: 12, alarms: [...alarms] });
    const graphs = alarms.map(
      (alarm) =>
        new GraphWidget({
          title: alarm.node.id,
          width: 6,
          left: [alarm.metric],
          leftAnnotations: [alarm.toAnnotation()],
        }),
    );
    new Dashboard(this, 'Dashboard', { dashboardName: stackName, widgets: [[states], graphs] });
  }
}
