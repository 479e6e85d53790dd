import type { EnumValue } from '../../../model/enums';

export type Metric = EnumValue<'InsightMetric'>;
export type Period = EnumValue<'InsightPeriod'>;
