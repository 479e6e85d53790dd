import { type Alarm, AlarmStatusWidget, Dashboard, GraphWidget } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';

interface AlarmDashboardProps {
  name: string;
  alarms: readonly Alarm[];
}

/** CloudWatch shows at most 100 alarms in one widget. */
const ALARMS_PER_WIDGET = 50;

/** The CloudWatch dashboard: the state of all alarms, and a graph of each alarm's metric with its threshold. */
export class AlarmDashboard extends Construct {
  constructor(scope: Construct, id: string, { name, alarms }: AlarmDashboardProps) {
    super(scope, id);
    const groups = Array.from({ length: Math.ceil(alarms.length / ALARMS_PER_WIDGET) }, (_none, at) =>
      alarms.slice(at * ALARMS_PER_WIDGET, (at + 1) * ALARMS_PER_WIDGET),
    );
    const states = groups.map(
      (group) => new AlarmStatusWidget({ title: 'Alarms', width: 24, height: 6, alarms: group }),
    );
    const graphs = alarms.map(
      (alarm) =>
        new GraphWidget({
          title: alarm.node.id,
          width: 6,
          left: [alarm.metric],
          leftAnnotations: [alarm.toAnnotation()],
        }),
    );
    new Dashboard(this, 'Dashboard', {
      dashboardName: name,
      widgets: [...states.map((each) => [each]), graphs],
    });
  }
}
